"""How it is painted: themes, hues, glyphs, strokes, lettering, blocks, motion."""
