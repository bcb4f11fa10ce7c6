"""Rules and keys."""
