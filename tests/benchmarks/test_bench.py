"""The command that measures: what it makes of samples, what it prints, and that everything it measures can be measured."""

import io
import json

import pytest

from tests.benchmarks import __main__ as command
from tests.benchmarks import engine, starting, window
from tests.benchmarks.figures import Bench, Figure, NotHere, Progress, Spread, interleaved
from tests.benchmarks.table import ProgressBar, table

FIGURE = Figure("walking", "m", Spread(3.0, 2.5, 3.5), Spread(1.5, 1.0, 2.0), "crawling", "≤ 3 ×")


def test_samples_are_taken_in_turn_and_the_first_round_is_thrown_away() -> None:
    order: list[str] = []
    values = {"a": iter([100.0, 1.0, 2.0, 3.0]), "b": iter([100.0, 5.0, 5.0, 5.0])}
    done: list[float] = []

    def sampler(name: str) -> float:
        order.append(name)
        return next(values[name])

    spreads = interleaved({"a": lambda: sampler("a"), "b": lambda: sampler("b")}, 3, done.append)
    assert order == ["a", "b"] * 4
    assert spreads == {"a": Spread(2.0, 1.5, 2.5), "b": Spread(5.0, 5.0, 5.0)}
    assert done == sorted(done) and done[-1] == 1.0


def test_the_ratio_is_ours_to_the_baseline() -> None:
    assert FIGURE.ratio == 2.0
    assert FIGURE._replace(baseline=None).ratio is None


def test_a_figure_without_a_baseline_has_a_row_all_the_same() -> None:
    row = table([Figure("counting", "numbers/s", Spread(12_345.6, 10_000.0, 20_000.0))]).splitlines()[-1]
    assert row == "| counting | 12,346 numbers/s (10,000–20,000) | – | – | – |"


def test_what_cannot_be_measured_here_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def not_here(progress: Progress) -> list[Figure]:
        raise NotHere("there is no road")

    benches = (Bench("walk", "walking", lambda progress: [FIGURE]), Bench("drive", "driving", not_here))
    monkeypatch.setattr(command, "BENCHES", benches)
    assert command.main([]) == 0
    told = capsys.readouterr()
    assert "| walking | 3.00 m (2.50–3.50) | 1.50 m (1.00–2.00), crawling | 2.00 | ≤ 3 × |" in told.out
    assert told.err == "drive: not measured, there is no road\n"
    assert command.main(["--json", "walk"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["figures"][0]["ratio"], said["missing"]) == (2.0, {})


def test_an_unknown_name_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        command.main(["fly"])
    assert caught.value.code == 2
    assert "no such benchmark: fly" in capsys.readouterr().err


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_people_see_how_far_it_is_and_programs_see_nothing() -> None:
    seen, unseen = Terminal(), Terminal()
    for bar in (ProgressBar(seen), ProgressBar(unseen, quiet=True)):
        bar.of("walking")(0.5)
        bar.end()
    assert "█" * 15 + "·" * 15 + " walking" in seen.getvalue()
    assert unseen.getvalue() == ""


@pytest.mark.benchmark
@pytest.mark.timeout(600)
def test_everything_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (engine, starting, window):
        monkeypatch.setattr(module, "_ROUNDS", 2)
    monkeypatch.setattr(starting, "_IDLE_S", 0.2)
    monkeypatch.setattr(window, "_GAMES", 5)
    monkeypatch.setattr(starting, "_SETTLED_S", 0.2)
    figures, missing = command.measured(command.BENCHES, ProgressBar(io.StringIO()))
    assert set(missing.values()) <= {"Xvfb is not there"}
    assert len(figures) >= 14
    assert all(figure.ours.median >= 0 for figure in figures)
