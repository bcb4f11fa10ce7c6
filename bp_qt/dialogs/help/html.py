"""Texts -> the HTML of a help page. Everything is escaped unless it is `Html` already (no Qt)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from bp_qt.words.fill import fill

__all__ = ["Html", "bullets", "code", "heading", "image", "joined", "link", "marked_up", "paragraph", "table"]


class Html(str):
    """A text that is markup already."""

    __slots__ = ()


def marked_up(text: str, /, **values: object) -> Html:
    """`text` as markup with the values at its named places; `Html` among them stays as it is.

    >>> marked_up("{count} < {page}", count=1, page=link("keys", "Keys"))
    '1 &lt; <a href="keys">Keys</a>'
    """
    return Html(fill(_markup(text), **{name: _markup(value) for name, value in values.items()}))


def _markup(value: object) -> str:
    return value if isinstance(value, Html) else escape(str(value), quote=False)


def joined(parts: Iterable[object], between: str = "") -> Html:
    """The parts one after another."""
    return Html(between.join(map(_markup, parts)))


def heading(text: str, level: int = 2) -> Html:
    """A heading; level 1 is the title of the page."""
    return Html(f"<h{level}>{_markup(text)}</h{level}>")


def paragraph(text: str, /, *, kind: str = "", **values: object) -> Html:
    """A paragraph with the values at its named places; `kind` is its class in the style sheet."""
    shown = marked_up(text, **values) if values else _markup(text)
    return Html(f'<p class="{kind}">{shown}</p>' if kind else f"<p>{shown}</p>")


def bullets(items: Iterable[object]) -> Html:
    """A list of sentences."""
    return Html("<ul>" + "".join(f"<li>{_markup(item)}</li>" for item in items) + "</ul>")


def link(page: str, text: str) -> Html:
    """A link to another page."""
    return Html(f'<a href="{escape(page)}">{_markup(text)}</a>')


def code(text: str) -> Html:
    """Something to be typed as it stands."""
    return Html(f"<code>{_markup(text)}</code>")


def image(name: str, size: tuple[int, int], alt: str) -> Html:
    """A picture of this width and height in px; `alt` says what it shows."""
    wide, tall = size
    return Html(
        f'<img src="{escape(name)}" width="{wide}" height="{tall}" alt="{escape(alt)}" style="vertical-align: top" />'
    )


def table(
    rows: Iterable[Sequence[object]],
    head: Sequence[object] = (),
    *,
    kind: str = "figures",
    wide: bool = False,
) -> Html:
    """Rows of cells under a row of headings; the first cell of a row names it. A wide one fills the page."""
    lines = ["<tr>" + "".join(f"<th>{_markup(cell)}</th>" for cell in head) + "</tr>"] if head else []
    lines += ["<tr>" + "".join(f"<td>{_markup(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    width = ' width="100%"' if wide else ""
    return Html(
        f'<table class="{kind}" cellspacing="0" cellpadding="6"{width}>' + "".join(lines) + "</table>"
    )
