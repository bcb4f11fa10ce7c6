"""The main window, its actions, and which dialog an action opens."""
