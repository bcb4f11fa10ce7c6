"""The .ts files as tests read them, and what the sources ask to have translated."""

import ast
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "bp_qt"
PLACE = re.compile(r"%Ln|\{\w+\}")
"""Where something is filled in: a number of things, or a named value."""
_CALLS = {"translate", "QT_TRANSLATE_NOOP"}


@dataclass(frozen=True)
class Message:
    """One text of a .ts file; `forms` has the translation, or each of its plural forms."""

    context: str
    source: str
    forms: tuple[str, ...]
    is_plural: bool
    is_finished: bool

    @property
    def name(self) -> str:
        return f"{self.context}: {self.source}"


def messages_of(path: Path) -> list[Message]:
    """Every message of a .ts file, in its order."""
    return [
        _message(context.findtext("name", ""), element)
        for context in ET.parse(path).getroot().iter("context")
        for element in context.iter("message")
    ]


def _message(context: str, element: ET.Element) -> Message:
    translation = element.find("translation")
    assert translation is not None
    is_plural = element.get("numerus") == "yes"
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return Message(
        context,
        element.findtext("source", ""),
        tuple(forms) if is_plural else (translation.text or "",),
        is_plural,
        translation.get("type") is None,
    )


def in_capitals(text: str) -> str:
    """A text in capitals; what marks a place stays as it is."""
    parts = re.split(f"({PLACE.pattern})", text)
    return "".join(part if at % 2 else part.upper() for at, part in enumerate(parts))


@dataclass(frozen=True)
class Asked:
    """A text that the sources hand to Qt; `text` is None where it is no literal."""

    where: str
    context: str
    text: str | None


def asked_in_sources() -> Iterator[Asked]:
    """Every call that translates or marks a text, read from the syntax of the sources and not by lupdate."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield from _Calls(path).found


class _Calls(ast.NodeVisitor):
    """Collects calls; `self.tr` has the class around it as its context."""

    def __init__(self, path: Path) -> None:
        self.found: list[Asked] = []
        self._name = str(path.relative_to(PACKAGE))
        self._classes: list[str] = []
        self.visit(ast.parse(path.read_text(encoding="utf-8")))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        function, arguments = node.func, node.args
        called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        # Not a painter's `translate(x, y)`.
        if called in _CALLS and len(arguments) == 2 and (context := _literal(arguments[0])) is not None:
            self._add(node, context, arguments[1])
        elif called == "tr" and isinstance(function, ast.Attribute) and self._classes:
            self._add(node, self._classes[-1], arguments[0])

    def _add(self, node: ast.Call, context: str, text: ast.expr) -> None:
        self.found.append(Asked(f"{self._name}:{node.lineno}", context, _literal(text)))


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
