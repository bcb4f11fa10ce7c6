"""Composition: builds every object once and wires it."""
