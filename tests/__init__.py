"""Tests; the folders mirror bp_qt, beside conformance/ (every ruleset and mode), e2e/ and benchmarks/."""
