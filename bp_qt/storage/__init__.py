"""Everything that outlives a game: settings, kept games, statistics. One INI file; imports only the engine."""
