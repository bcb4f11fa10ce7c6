"""What outlives a game: settings, autosaves, statistics. One INI file; knows the engine alone."""
