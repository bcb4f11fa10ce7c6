"""The dialogs that the window opens, one file each."""
