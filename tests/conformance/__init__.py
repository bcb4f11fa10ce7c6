"""What every ruleset and mode must pass, also one that is added later."""
