"""Every sentence and every name that a person reads or hears, translatable."""
