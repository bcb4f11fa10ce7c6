"""Small faults to put into a module, one at a time: does a test notice?

A part of bootstrap.py: standard library only, and readable by Python 3.8.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
"""An operator and the one that takes its place."""

UNTOUCHED = {"__all__", "_log", "logging", "TypeVar", "TYPE_CHECKING"}
"""A statement with one of these names does nothing that a test could notice."""


class Mutant(NamedTuple):
    """One fault: the line it is in, what was there, what is there now, and which node of the tree has it."""

    line: int
    before: str
    after: str
    node: int


def mutants_of(source: str) -> list[Mutant]:
    """Every fault that can be made of a module, in the order of its lines."""
    tree = ast.parse(source)
    spared = {id(node) for top in ast.walk(tree) for part in spared_parts(top) for node in ast.walk(part)}
    found = []
    for number, node in enumerate(ast.walk(tree)):
        changed = None if id(node) in spared else changed_of(node)
        if changed is not None:
            line = getattr(node, "lineno", 0)
            found.append(Mutant(line, first_line(node), first_line(changed), number))
    return sorted(found)


def source_with(source: str, mutant: Mutant) -> str:
    """The module with one of its faults."""
    tree = ast.parse(source)
    old = list(ast.walk(tree))[mutant.node]
    new = changed_of(old)
    assert new is not None
    Replacer(old, new).visit(tree)
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def first_line(node: ast.AST) -> str:
    """What a node is in the source, or how it begins."""
    return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0]


def spared_parts(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node in which a fault would be none: annotations, and what no test could notice."""
    for name in ("annotation", "returns"):
        part = getattr(node, name, None)
        if part is not None:
            yield part
    if isinstance(node, (ast.Assign, ast.Expr, ast.If)):
        names = {one.id for one in ast.walk(getattr(node, "test", node)) if isinstance(one, ast.Name)}
        if names & UNTOUCHED:
            yield node


def changed_of(node: ast.AST) -> ast.AST | None:
    """What is to stand in the place of a node; None where it stays."""
    change = CHANGES.get(type(node))
    return None if change is None else change(node)


def changed_compare(node: ast.Compare) -> ast.AST | None:
    """`a < b`: `a <= b`"""
    if len(node.ops) != 1 or type(node.ops[0]) not in SWAPS:
        return None
    return ast.Compare(node.left, [SWAPS[type(node.ops[0])]()], node.comparators)


def changed_operation(node: ast.BinOp) -> ast.AST | None:
    """`a + b`: `a - b`"""
    if type(node.op) not in SWAPS or is_type(node):
        return None
    return ast.BinOp(node.left, SWAPS[type(node.op)](), node.right)


def changed_step(node: ast.AugAssign) -> ast.AST | None:
    """`a += b`: `a -= b`"""
    return ast.AugAssign(node.target, SWAPS[type(node.op)](), node.value) if type(node.op) in SWAPS else None


def changed_constant(node: ast.Constant) -> ast.AST | None:
    """`True`: `False`, and a number is one more."""
    if isinstance(node.value, bool):
        return ast.Constant(not node.value)
    return ast.Constant(node.value + 1) if isinstance(node.value, int) else None


def changed_return(node: ast.Return) -> ast.AST | None:
    """`return a`: `return None`"""
    return None if node.value is None or is_nothing(node.value) else ast.Return(ast.Constant(None))


def changed_statement(node: ast.Expr) -> ast.AST | None:
    """`do(a)`: `pass`"""
    return ast.Pass() if isinstance(node.value, ast.Call) else None


CHANGES: dict[type, Callable[[Any], ast.AST | None]] = {
    ast.Compare: changed_compare,
    ast.BinOp: changed_operation,
    ast.AugAssign: changed_step,
    ast.BoolOp: lambda node: ast.BoolOp(SWAPS[type(node.op)](), node.values),
    ast.UnaryOp: lambda node: node.operand if isinstance(node.op, ast.Not) else None,
    ast.Constant: changed_constant,
    ast.IfExp: lambda node: ast.IfExp(node.test, node.orelse, node.body),
    ast.If: lambda node: ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse),
    ast.Return: changed_return,
    ast.Expr: changed_statement,
}


def is_nothing(value: ast.expr) -> bool:
    """Whether a value is None itself."""
    return isinstance(value, ast.Constant) and value.value is None


def is_type(node: ast.BinOp) -> bool:
    """Whether `a | b` joins types, as in an alias."""
    sides = (node.left, node.right)
    return all(
        (isinstance(side, ast.Name) and side.id[:1].isupper() and not side.id.isupper()) or is_nothing(side)
        for side in sides
    )


class Replacer(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self._old, self._new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        """The new node for the old one; every other one as it is."""
        return self._new if node is self._old else super().generic_visit(node)
