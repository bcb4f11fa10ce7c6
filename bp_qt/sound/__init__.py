"""Mixer, loudspeaker, and which outcome sounds how."""
