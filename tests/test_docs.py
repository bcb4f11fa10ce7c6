"""Whatever cites a page of docs/ finds it there, with the section; whatever a page links to is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("bp_qt", "docs", "packaging", "resources", "tests")
KINDS = {".py", ".md", ".toml"}
CITATION = re.compile(r"(docs/[\w-]+\.md)\)?((?:,? (?:and |to )?\d+(?:\.\d+)*\b)*)(?:, \"([^\"]+)\")?")
OLD_CITATION = re.compile(r"\bRULES(\.md)?,? (section )?\d|\bRULES\.md|\bACCESS(\.md)?, \"|\bACCESS\.md")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def texts() -> list[Path]:
    """Every text of the project in which a citation may stand."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    return sorted(path for path in [*found, *ROOT.glob("*")] if path.suffix in KINDS and path.is_file())


def headings(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.lstrip("#").strip() for line in lines if line.startswith("#")]


def anchor_of(heading: str) -> str:
    """As forges make it: lower case, hyphens for spaces, no other signs."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def broken_citations(text: str) -> Iterator[str]:
    for match in CITATION.finditer(text):
        page, numbers, title = match.groups()
        if not (ROOT / page).is_file():
            yield match.group()
            continue
        there = headings(ROOT / page)
        for number in re.findall(r"\d+", numbers):
            if not any(heading.startswith(f"{number}. ") for heading in there):
                yield f"{page} {number}"
        if title is not None and title not in there:
            yield f'{page}, "{title}"'


def test_a_citation_of_what_is_not_there_is_found() -> None:
    text = 'docs/rules.md 3, 4 and 99; docs/none.md; docs/accessibility.md, "Keys"; docs/accessibility.md, "Smell"'
    assert list(broken_citations(text)) == [
        "docs/rules.md 99",
        "docs/none.md",
        'docs/accessibility.md, "Smell"',
    ]


def test_every_citation_of_a_page_resolves() -> None:
    broken = {
        f"{path.relative_to(ROOT)}: {citation}"
        for path in texts()
        if path != Path(__file__)
        for citation in broken_citations(path.read_text(encoding="utf-8"))
    }
    assert not broken


def test_the_rules_are_cited_by_the_name_of_their_page() -> None:
    old = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in texts()
        if path != Path(__file__)
        for match in OLD_CITATION.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not old


@pytest.mark.parametrize(
    "page",
    [path for path in texts() if path.suffix == ".md"],
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        if anchor:
            assert anchor in map(anchor_of, headings(target)), link


# --- the map -----------------------------------------------------------------------------------------------

MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_every_module_that_the_map_names_is_there() -> None:
    there = {
        path.name
        for folder in ("bp_qt", "packaging", "resources", "tests")
        for path in (ROOT / folder).rglob("*.py")
    }
    assert set(re.findall(r"[\w]+\.py\b", MAP)) <= there
    paths = re.findall(r"`((?:\w+/)+\w+\.py)`", MAP)
    assert [path for path in paths if not any((at / path).is_file() for at in (ROOT, ROOT / "bp_qt"))] == []


def test_the_map_has_every_room() -> None:
    rooms = {path.parent.name for path in (ROOT / "bp_qt").glob("*/__init__.py")}
    assert rooms == set(re.findall(r"^  (\w+)/ ", MAP, re.MULTILINE))
