"""What is seen: items that paint what they are told and decide nothing."""
