"""What is heard: the tap path for keyboard and assistive technology."""
