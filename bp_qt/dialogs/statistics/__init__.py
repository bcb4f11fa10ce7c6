"""The statistics dialog."""
