"""The style sheet of all widgets, with the names of colours to be filled in: data only (no Qt).

Fusion takes the edges of fields, boxes, tabs and sliders from the window's colour: too faint in the dark themes and
not to be seen in high contrast. Arrows are wedges of conical gradients, which need no files of pictures. Borders with
their padding or margin keep one width whether focused or not, so that nothing moves. With a box it is the margin: Qt
measures its list with the padding of a box that has the focus and lays it out with that of one that has none.
"""

from __future__ import annotations

SHEET = """
QPushButton { min-height: 28px; padding: 6px 16px; border: 2px solid %(control_edge)s; border-radius: 14px;
  background: %(control)s; color: %(ink)s; }
QPushButton:hover { background: %(control_hover)s; }
QPushButton:pressed, QPushButton:checked { background: %(control_pressed)s; border-color: %(ink)s; }
QPushButton:default { background: %(accent)s; border-color: %(accent)s; color: %(on_accent)s; }
QPushButton:default:hover { background: %(accent_hover)s; border-color: %(accent_hover)s; }
QPushButton:default:pressed { background: %(accent_pressed)s; border-color: %(accent_pressed)s; }
QPushButton:focus, QPushButton:default:focus { border: 3px solid %(focus)s; padding: 5px 15px; }
QPushButton:disabled, QPushButton:default:disabled { background: transparent; color: %(muted)s;
  border-color: %(line)s; }

QMenuBar { background: transparent; color: %(ink)s; }
QMenuBar::item { padding: 6px 10px; border-radius: 8px; background: transparent; }
QMenuBar::item:selected { background: %(control_hover)s; color: %(ink)s; border: 1px solid %(control_edge)s; }
QMenu { background: %(control)s; color: %(ink)s; border: 1px solid %(control_edge)s; padding: 6px; }
QMenu::item { padding: 7px 28px 7px 26px; border: 1px solid transparent; border-radius: 8px; }
QMenu::item:selected { background: %(control_hover)s; color: %(ink)s; border-color: %(control_edge)s; }
QMenu::item:disabled { color: %(muted)s; background: transparent; }
QMenu::separator { height: 1px; background: %(line)s; margin: 6px 10px; }
QToolTip { background: %(ink)s; color: %(window)s; border: 1px solid %(control_edge)s; padding: 5px 8px; }

QLineEdit, QComboBox, QAbstractSpinBox, QAbstractScrollArea { border: 2px solid %(control_edge)s;
  border-radius: 8px; background: %(panel)s; color: %(ink)s; selection-background-color: %(focus)s;
  selection-color: %(halo)s; }
QLineEdit, QComboBox, QAbstractSpinBox { padding: 5px 8px; min-height: 24px; }
QComboBox QLineEdit, QAbstractSpinBox QLineEdit { border: none; padding: 0 4px; min-height: 0; }
QComboBox::drop-down { border: none; width: 30px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 24px; }
QComboBox::down-arrow, QAbstractSpinBox::down-arrow { width: 12px; height: 8px;
  background: qconicalgradient(cx:0.5, cy:1, angle:0, stop:0.14 transparent, stop:0.17 %(ink)s,
  stop:0.33 %(ink)s, stop:0.36 transparent); }
QAbstractSpinBox::up-arrow { width: 12px; height: 8px;
  background: qconicalgradient(cx:0.5, cy:0, angle:180, stop:0.14 transparent, stop:0.17 %(ink)s,
  stop:0.33 %(ink)s, stop:0.36 transparent); }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QAbstractScrollArea:focus { border: 3px solid %(focus)s; }
QLineEdit:focus, QAbstractSpinBox:focus { padding: 4px 7px; }
QComboBox { margin: 1px; }
QComboBox:focus { margin: 0; }
QLineEdit { placeholder-text-color: %(muted)s; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: %(muted)s;
  border-color: %(line)s; }
QComboBox QAbstractItemView { border: 1px solid %(control_edge)s; border-radius: 0; padding: 4px; }
QComboBox QAbstractItemView::item { min-height: 28px; padding: 0 8px; border-radius: 6px; }
QComboBox QAbstractItemView::item:selected { background: %(focus)s; color: %(halo)s; }
QListView::item:selected { background: %(accent)s; color: %(on_accent)s; border-radius: 6px; }
QGraphicsView { border: none; border-radius: 0; background: %(window)s; }

QCheckBox, QRadioButton { padding: 4px 6px; border: 2px solid transparent; border-radius: 8px; spacing: 8px; }
QCheckBox:focus, QRadioButton:focus { border-color: %(focus)s; }
QCheckBox::indicator, QRadioButton::indicator { width: 12px; height: 12px; padding: 3px;
  border: 2px solid %(control_edge)s; background-color: %(panel)s; background-clip: padding; }
QCheckBox::indicator { border-radius: 5px; }
QRadioButton::indicator { border-radius: 11px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { border-color: %(accent)s;
  background-color: %(accent)s; background-clip: content; background-origin: content; }
QCheckBox::indicator:checked { background-clip: padding; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: %(line)s; }

QSlider { min-height: 28px; border: 2px solid transparent; border-radius: 8px; }
QSlider:focus { border-color: %(focus)s; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: %(control_edge)s; }
QSlider::sub-page:horizontal { border-radius: 3px; background: %(accent)s; }
QSlider::handle:horizontal { width: 18px; margin: -8px 2px; border: 2px solid %(accent)s; border-radius: 11px;
  background: %(control)s; }

QTabWidget::pane { border: none; }
QTabBar::tab { padding: 8px 16px; border: 2px solid transparent; border-radius: 8px; margin: 0 2px 6px 0;
  color: %(muted)s; }
QTabBar::tab:selected { border-color: %(control_edge)s; background: %(control)s; color: %(ink)s; }
QTabBar::tab:hover { color: %(ink)s; background: %(control_hover)s; }
QTabBar::tab:selected:focus { border-color: %(focus)s; }

QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 14px; }
QScrollBar:horizontal { height: 14px; }
QScrollBar::handle { background: %(control_edge)s; border-radius: 4px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: %(ink)s; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none;
  border: none; width: 0; height: 0; }
"""
"""Filled in by ``SHEET % {name: colour}``."""
