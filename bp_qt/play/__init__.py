"""What the player is doing now: the game under way, the piece in hand, the playing time. QtCore only."""
