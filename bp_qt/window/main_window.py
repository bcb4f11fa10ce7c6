"""The main window: menus, buttons, dialogs around the view."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QMoveEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QWidget

from bp_qt.access.announcer import Announcer
from bp_qt.access.keys import KeyCommand
from bp_qt.access.layouts import latin_shortcut
from bp_qt.access.modal import is_behind_a_dialog
from bp_qt.access.news import News
from bp_qt.access.tree import AccessTree
from bp_qt.dialogs.kit.replacing import ask_before_replacing, question
from bp_qt.engine.errors import IllegalMove
from bp_qt.engine.rulesets import Variant, rulesets
from bp_qt.play.aim import Aim
from bp_qt.play.clock import PlayClock
from bp_qt.play.confirmation import Confirmation
from bp_qt.play.delays import USUAL, Delays
from bp_qt.play.held_key import HeldKey
from bp_qt.play.ring import FocusRing
from bp_qt.play.session import GameSession
from bp_qt.scene.buttons import ActionButton
from bp_qt.scene.layout import Layout, cell_rect
from bp_qt.scene.presenter import Presenter
from bp_qt.scene.strip import StripBar
from bp_qt.scene.top_bar import TopBar
from bp_qt.scene.view import GameView
from bp_qt.sound.switch import SoundSwitch
from bp_qt.window.actions import ActionRow, DialogFactory, GameActions
from bp_qt.window.beside import Beside
from bp_qt.window.closing import Closing
from bp_qt.window.dialogs import Dialogs
from bp_qt.window.result_host import ResultHost
from bp_qt.words.asking import close_unkept_question
from bp_qt.words.marking import QT_TRANSLATE_NOOP
from bp_qt.words.phrases import refusal_sentence
from bp_qt.words.seen import refused_line
from bp_qt.words.wording import sound_sentence, title_of

__all__ = ["MainWindow"]

translate = QCoreApplication.translate

_SMALLEST = QSize(480, 440)
_MOVES_FOCUS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
"""Who moves the focus by keys is to see where it comes to, also when a button hands it back."""
_MENUS = {
    "game": QT_TRANSLATE_NOOP("Window", "&Game"),
    "view": QT_TRANSLATE_NOOP("Window", "&View"),
    "help": QT_TRANSLATE_NOOP("Window", "&Help"),
}


class MainWindow(QMainWindow):
    """Wires actions to the session; everything it shows is made elsewhere and handed over.

    Menus and buttons are made from `actions`; a row's dialog is one of `dialogs`. `closing` is emitted before the window goes.
    """

    closing = Signal()

    def __init__(
        self,
        session: GameSession,
        aim: Aim,
        clock: PlayClock,
        view: GameView,
        presenter: Presenter,
        ring: FocusRing,
        tree: AccessTree,
        news: News,
        announcer: Announcer,
        actions: Sequence[ActionRow],
        dialogs: Dialogs,
        sound: SoundSwitch,
        parent: QWidget | None = None,
        delays: Delays = USUAL,
    ) -> None:
        super().__init__(parent)
        self._sound = sound
        self._session = session
        self._aim = aim
        self._clock = clock
        self._view = view
        self._presenter = presenter
        self._ring = ring
        self._tree = tree
        self._news = news
        news.setParent(self)
        self._announcer = announcer
        self._rows = actions
        self._dialogs = dialogs
        self._closes_unkept = False
        self._dialog: QDialog | None = None
        self._return_to: QWidget | None = None
        self._board_as_text = Beside(lambda: dialogs.board_as_text(self))
        self._confirmation = Confirmation(session, aim, delays.second_press_ms, self)
        self._held = HeldKey()
        self._repeats = False
        self.actions_table = GameActions(actions, session, self._confirmation, self._trigger, self, self)
        self._top = TopBar(self.actions_table.tools, lambda: view.theme, self)
        self._strip = StripBar(self.actions_table.ways_on, view.viewport())
        self._menus = {menu: QMenu(self) for menu in _MENUS}
        self._open_menu = QMenu(self)
        self._open_actions: dict[Variant, QAction] = {}
        self._result = ResultHost(
            session,
            view,
            lambda is_news: dialogs.result(self.actions_table.__getitem__, is_news, self),
            lambda: self._dialog is None,
            lambda: tree.focus_board(Qt.FocusReason.ActiveWindowFocusReason),
            news.expect_dialog,
            delays.result_ms,
            self,
        )
        self._closing = Closing(session, self.close, announcer.say, delays.close_ms, self)
        self._build()
        self._connect()

    def refresh(self) -> None:
        """Everything that is written, in the interface's language."""
        for menu, text in _MENUS.items():
            self._menus[menu].setTitle(translate("Window", text))
        self._open_menu.setTitle(translate("Window", "&Open game"))
        for variant, action in self._open_actions.items():
            action.setText(title_of(variant.ruleset, variant.mode))
        self.actions_table.refresh()
        self._presenter.refresh()
        self._tree.refresh()
        self._show_title()

    @property
    def session(self) -> GameSession:
        """The game under way."""
        return self._session

    @property
    def result_shown(self) -> QWidget | None:
        """The panel with the result, while it is there."""
        return self._result.shown

    @property
    def ways_on(self) -> list[ActionButton]:
        """The buttons beneath the board that there are now."""
        return self._strip.shown

    @property
    def tools(self) -> list[ActionButton]:
        """The buttons of the top bar that there are now."""
        return self._top.tools.shown

    def show_result(self) -> None:
        """Shows what the game that is over came to; again: the board."""
        self._result.toggle()

    def restart(self) -> None:
        """A new game of the same ruleset and mode; asks where one is under way."""
        self._confirmation.disarm()
        variant = self._session.game.variant
        ask_before_replacing(self, self._session, variant, lambda: self._session.start(variant))

    @property
    def has_sound(self) -> bool:
        """Whether there is sound."""
        return self._sound.is_on

    def toggle_sound(self) -> None:
        """Sound on, or off."""
        self._sound.press()
        self._announcer.say(sound_sentence(is_on=self._sound.is_on), seen="")

    def show_board_as_text(self) -> None:
        """Shows the board as lines of text, beside the game."""
        self._board_as_text.show()

    def toggle_full_screen(self) -> None:
        """Takes the whole screen, or gives it back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _open(self, make: DialogFactory) -> None:
        """One dialog at a time, and never in the middle of a drag."""
        if self._view.is_dragging:
            # A modal dialog over a drag's own loop hangs it: end that first.
            self._view.cancel_drag()
            QTimer.singleShot(0, lambda: self._open(make))
            return
        self._confirmation.disarm()
        if self._dialog is not None:
            self._dialog.raise_()
            return
        dialog = make(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._on_dialog_finished)
        self._dialog = dialog
        self._return_to = self.focusWidget()
        dialog.open()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        elif event.type() == QEvent.Type.ActivationChange:
            self._on_activation_changed()
        elif event.type() == QEvent.Type.WindowStateChange and self.isMinimized():
            self._view.cancel_drag()  # nobody sees where the piece would land
        elif event.type() == QEvent.Type.FontChange:
            self._view.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        asking = next((row for row in self._rows if row.id == self._confirmation.armed), None)
        if event.key() == Qt.Key.Key_Escape and asking is not None and asking.second_press is not None:
            self._confirmation.disarm()
            self._announcer.say(asking.second_press.dropped(), seen="")
        elif not self._take_shortcut(event):
            super().keyPressEvent(event)

    def _take_shortcut(self, event: QKeyEvent) -> bool:
        """Handles shortcuts on keyboard layouts without Latin letters, where Qt finds none."""
        keys = latin_shortcut(event)
        action = None if keys is None else self.actions_table.with_keys(keys)
        if action is None:
            return False
        if action.isEnabled():
            action.trigger()
        elif action is self.actions_table["undo"]:
            self._tree.execute(KeyCommand.UNDO)
        return True

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            self._repeats = self._held.follow(event)
            if event.key() in _MOVES_FOCUS:
                self._ring.show()
            # A shortcut that the key is acts before the loop's next turn.
            QTimer.singleShot(0, self, self._forget_repeat)
        return super().event(event)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._tree.follow_window()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._view.is_dragging:
            # The drag's own loop is running beneath us: end it first, then close.
            self._view.cancel_drag()
            event.ignore()
            QTimer.singleShot(0, self.close)
            return
        self.closing.emit()
        self._session.save()
        if not (self._closes_unkept or self._may_close()):
            event.ignore()
            return
        super().closeEvent(event)

    def _may_close(self) -> bool:
        if not self._closing.is_ready():
            return False
        if not self._session.is_kept:
            self._ask_to_close()
        return self._session.is_kept

    def close_unkept(self) -> None:
        """Closes even if the game can't be saved: when the system ends the program there is nobody to ask."""
        self._closes_unkept = True
        self.close()

    def _ask_to_close(self) -> None:
        question(
            self,
            QCoreApplication.applicationName(),
            close_unkept_question(),
            yes=translate("Window", "Close anyway"),
            no=translate("Window", "Keep playing"),
            then=self.close_unkept,
        )

    def _forget_repeat(self) -> None:
        self._repeats = False

    def _trigger(self, row: ActionRow) -> None:
        if self._repeats or is_behind_a_dialog(self):
            return  # one press, one step
        if row.run is not None:
            if row.second_press is None or self._confirmation.press(row.id):
                row.run(self)
            else:
                self._announcer.say(row.second_press.said(), seen="")
        elif row.dialog is not None:
            self._open(row.dialog(self._dialogs))

    def _build(self) -> None:
        self.setMinimumSize(_SMALLEST)
        self.setMenuWidget(self._top)
        self.setCentralWidget(self._view)
        for menu in self._menus.values():
            self._top.menus.addMenu(menu)
            menu.aboutToHide.connect(self._tree.hold_messages)
        for row in self._rows:
            if row.apart:
                self._menus[row.menu].addSeparator()
            self._menus[row.menu].addAction(self.actions_table[row.id])
            if row.id == "new_game":
                self._menus["game"].addMenu(self._open_menu)
        for ruleset in rulesets():
            self._open_menu.addSeparator()
            for mode in ruleset.modes:
                self._add_open_action(Variant(ruleset, mode))

    def _add_open_action(self, variant: Variant) -> None:
        action = QAction(self, checkable=True, menuRole=QAction.MenuRole.NoRole)
        action.triggered.connect(lambda: self._session.open(variant))
        self._open_menu.addAction(action)
        self._open_actions[variant] = action

    def _connect(self) -> None:
        self._session.settled.connect(self._on_settled)
        self._session.shown.connect(self._show_title)
        self._view.arranged.connect(self._on_arranged)
        self._view.pressed.connect(self._on_mouse_pressed)
        self._announcer.said.connect(self._tree.announce)
        self._aim.changed.connect(self._follow_activation)
        self._aim.missed.connect(self._on_missed)
        self._sound.changed.connect(self.actions_table.refresh)
        self.actions_table.refreshed.connect(self._strip.follow)
        self.actions_table.refreshed.connect(self._top.tools.follow)
        self._top.tools.focus_free.connect(self._tree.take_focus)
        self._strip.focus_free.connect(self._tree.take_focus)
        self._tree.way_on_wanted.connect(self._focus_way_on)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)
        self._announcer.listen()

    def _focus_way_on(self) -> None:
        for button in self._strip.shown[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_settled(self) -> None:
        # After another game or move the board is where one goes on, and where the news is told.
        self._return_to = None

    def _show_title(self) -> None:
        game = self._session.game
        name = QCoreApplication.applicationName()
        self.setWindowTitle(f"{title_of(game.ruleset, game.mode)} – {name}")
        for variant, action in self._open_actions.items():
            action.setChecked(variant == game.variant)

    def _on_arranged(self, layout: Layout) -> None:
        size = range(layout.size)
        cells = {(row, column): QRect(*cell_rect(layout, row, column)) for row in size for column in size}
        self._strip.place(layout)
        self._tree.arrange(
            QRect(*layout.board), cells, tuple(QRect(*slot) for slot in layout.slots), QRect(*layout.panel)
        )

    def _on_mouse_pressed(self) -> None:
        self._ring.hide()
        # The keys go on from the board.
        self._tree.focus_board(Qt.FocusReason.MouseFocusReason)

    def _on_missed(self, refusal: IllegalMove) -> None:
        # Not the last message: it is about a piece that is back in its slot.
        self._tree.announce(refusal_sentence(refusal))
        self._announcer.show(refused_line(refusal))

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        # Anyone coming back to the button is asked again.
        if isinstance(old, ActionButton) and new is not None and new.window() is self:
            self._confirmation.disarm()

    def _on_activation_changed(self) -> None:
        self._follow_activation()
        if not self.isActiveWindow():
            self._session.save()

    def _follow_activation(self) -> None:
        # Some platforms take the focus away for as long as a drag lasts.
        self._clock.set_active(self.isActiveWindow() or self._aim.is_dragging)

    def _on_dialog_finished(self) -> None:
        self._dialog = None
        self._news.expect_dialog(False)
        back = self._return_to
        if back is not None and back.isEnabled() and back.isVisible():
            back.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        else:
            self._tree.focus_board(Qt.FocusReason.ActiveWindowFocusReason)
