"""The rules of the three games. Standard library only; knows no other room of the house."""
