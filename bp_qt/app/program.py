"""The composition root: builds every object once and wires it; nobody else constructs storage or models."""

from __future__ import annotations

import logging
import sys
from functools import partial
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from bp_qt.access.announcer import Announcer
from bp_qt.access.listeners import Listeners
from bp_qt.access.news import News
from bp_qt.access.scan import ScanSettings
from bp_qt.access.tap import TapPath
from bp_qt.access.tree import AccessTree
from bp_qt.app import preferences as options
from bp_qt.app.calls import Call
from bp_qt.app.front import bring_forward
from bp_qt.app.language import Language
from bp_qt.app.log import facts
from bp_qt.app.notice_sentences import notice_sentence
from bp_qt.app.preferences import PREFERENCES, Preference, connect_listeners
from bp_qt.dialogs.fault import fault_box
from bp_qt.dialogs.help.shortcuts import Shortcut
from bp_qt.dialogs.kit.replacing import ask_before_replacing, message_box
from bp_qt.engine.rulesets import Variant
from bp_qt.look.system import SystemWishes
from bp_qt.look.theme import THEMES
from bp_qt.play.aim import Aim
from bp_qt.play.clock import PlayClock
from bp_qt.play.delays import USUAL, Delays
from bp_qt.play.ring import FocusRing
from bp_qt.play.session import GameSession
from bp_qt.scene.appearance import Appearance, Look
from bp_qt.scene.message_line import MessageLine
from bp_qt.scene.nod import Nod
from bp_qt.scene.presenter import Presenter
from bp_qt.scene.stage import Stage
from bp_qt.scene.view import GameView
from bp_qt.sound.earcons import EarconPlayer
from bp_qt.sound.sounds import SoundPlayer, Sounds
from bp_qt.sound.switch import SoundSwitch
from bp_qt.storage.paths import resources_folder
from bp_qt.storage.settings import Option, Settings
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from bp_qt.window.actions import ACTIONS, ActionRow
from bp_qt.window.dialogs import Dialogs
from bp_qt.window.geometry import WindowGeometry
from bp_qt.window.main_window import MainWindow
from bp_qt.window.one_switch import OneSwitch
from bp_qt.words.files import kept_again_sentence, not_kept_sentence
from bp_qt.words.seen import first_start_line, not_kept_line

__all__ = ["Program"]

_log = logging.getLogger("bp_qt")

_GEOMETRY = Option("window/geometry", str, "")
"""Size and place of the window, as the window writes them."""
_FIRST_SIZE = (700, 900)
_LAST_WRITE_S = 5.0
_LIMIT_SCALES = {"normal": 1, "double": 2, "triple": 3, "off": None}


class Program(QObject):
    """Every object of the program, and the wires between storage and the rest."""

    def __init__(
        self,
        application: QApplication,
        store: Store,
        preferences: tuple[Preference[Any], ...] = PREFERENCES,
        actions: tuple[ActionRow, ...] = ACTIONS,
        delays: Delays = USUAL,
        *,
        is_safe: bool = False,
    ) -> None:
        super().__init__()
        self._preferences = preferences
        self._actions = actions
        self._delays = delays
        self._fault: QMessageBox | None = None
        self.store = store
        self.is_first_start = not store.path.exists()
        self.settings = Settings(store, ignores_kept=is_safe)
        self.shelf = Shelf(store)
        self.language = Language(application, resources_folder() / "translations")
        self.language.speak(self.settings.value(options.LANGUAGE))
        self.clock = PlayClock()
        self.session = GameSession(self.shelf, self.clock)
        self.aim = Aim(self.session)
        self.sounds = Sounds(resources_folder() / "sounds")
        # Moving a slider plays one sample, when it comes to rest.
        self._sample = QTimer(self, singleShot=True, interval=delays.sample_ms)
        self._sample.timeout.connect(self._play_sample)
        self.stage = Stage(THEMES["light"], delays=delays)
        self.appearance = Appearance(application, self.stage, SystemWishes(self))
        self._wear()

    def open_game(self, variant: Variant | None, seed: str | None) -> None:
        """Shows the last game, or the one that the command line names; builds the window around it."""
        if variant is None:
            variant = self.shelf.last()
        self._set_limit_scale()
        self._go_to(variant, seed)
        self._build_window()

    def answer(self, call: Call) -> None:
        """A second start has called: the window comes to the front, and shows the game that was asked for."""
        bring_forward(self.window, call.tokens)
        if call.variant is None:
            return
        if self.view.is_dragging:
            self.view.cancel_drag()
        while (dialog := QApplication.activeModalWidget()) is not None and dialog.close():
            pass  # what is open would be about another game
        game = self.session.game
        if call.variant != game.variant or call.seed is not None:
            self._go_to(call.variant, call.seed)

    def save_now(self) -> None:
        """The program may be killed at any moment, so saves the game and its playing time."""
        self.session.save()
        self.session.finish_keeping(_LAST_WRITE_S)

    def tell_fault(self, details: str, log: Path | None) -> None:
        """Something broke: saves the game and tells the player, one box at a time."""
        if self.view.is_dragging:
            self.view.cancel_drag()
            QTimer.singleShot(0, partial(self.tell_fault, details, log))
            return
        if self._fault is not None and shiboken6.isValid(self._fault) and self._fault.isVisible():
            return
        try:
            self.save_now()
            is_kept = self.session.is_kept
        except Exception:
            _log.exception("not saved after a fault")
            is_kept = False
        parent = QApplication.activeModalWidget() or self.window
        self._fault = fault_box(parent, f"{facts()}\n\n{details}", log, is_kept=is_kept)
        self._fault.open()

    def _go_to(self, variant: Variant, seed: str | None) -> None:
        if seed is None or self.session.has_game_under_way(variant):
            self.session.open(variant)
        else:
            self.session.start(variant, seed)
        if seed is not None and seed != self.session.game.seed:
            # Once there is a window to ask over.
            QTimer.singleShot(0, partial(self._start_with_seed, variant, seed))

    def _build_window(self) -> None:
        dialogs = Dialogs(
            self.session,
            self.shelf,
            self._preferences,
            self.settings,
            [Shortcut(row.keys_on(sys.platform), row.help) for row in self._actions if row.keys],
            self.stage,
            self.appearance,
            self.store.path.parent,
            resources_folder() / "licences",
            self._delays,
        )
        self.view = GameView(self.stage, self.session, self.aim)
        self.listeners = Listeners(self)
        self.news = news = News(self.listeners, delays=self._delays)
        ring = FocusRing(self)
        self.presenter = Presenter(self.stage, self.session, self.aim, ring, self)
        self.announcer = Announcer(self.session, self)
        self.sound_switch = SoundSwitch(self)
        self.sound_switch.wanted.connect(lambda is_on: self.settings.set(options.MUTE, not is_on))
        self.tap = TapPath(self.session, self.aim, self.announcer, self)
        self.tree = AccessTree(
            self.view.viewport(), self.session, self.aim, self.tap, ring, news, self, self._delays
        )
        self.window = MainWindow(
            self.session,
            self.aim,
            self.clock,
            self.view,
            self.presenter,
            ring,
            self.tree,
            news,
            self.announcer,
            self._actions,
            dialogs,
            self.sound_switch,
            delays=self._delays,
        )
        self.one_switch = OneSwitch(self.session, self.aim, self.tap, ring, self.announcer, self.window)
        self._restore_geometry()
        self.message = MessageLine(self.stage.message, self.session, self._delays.message_ms, self)
        self.announcer.seen.connect(self.message.show)
        if self.is_first_start:
            self.message.set_hint(first_start_line())
            self.presenter.greet()
            Nod(self.stage, self.session, self.aim, self, self._delays)
        self._listen_to_preferences()
        self.session.rested.connect(self.tell_notices)
        # Written beside the window: the news of a write comes when nothing else is going on.
        self.store.written.connect(self._on_written, Qt.ConnectionType.QueuedConnection)
        self.session.keeping_failed.connect(self._say_not_kept)
        self.session.keeping_resumed.connect(self._say_kept_again)
        self.window.closing.connect(self._keep_geometry)
        self.listeners.ask()
        self.window.refresh()
        self.tree.focus_board()
        self.announcer.greet()
        self.sound = SoundPlayer(self.session, self.sounds, self)
        self.earcons = EarconPlayer(self.session, self.aim, self.sounds, self)
        self.tap.edge_reached.connect(self.earcons.tell_edge)
        self._set_sound()
        self._set_brevity()
        self._set_scanning()

    def _listen_to_preferences(self) -> None:
        listeners = {
            "language": self._speak,
            "look": self._wear,
            "sound": self._on_sound_changed,
            "announcements": self._set_brevity,
            "clock": self._set_limit_scale,
            "scanning": self._set_scanning,
            "earcons": self._set_earcons,
        }
        connect_listeners(self.settings, self._preferences, listeners)

    def after_first_paint(self) -> None:
        """Does what can wait until the window is up: sound, and reports about the disk."""
        self.sound.warm_up()
        self.tell_notices()
        if not self.session.is_kept:
            self._say_not_kept()

    def tell_notices(self) -> None:
        """One sentence for each thing that storage set aside since the last time."""
        notices = self.store.take_notices()
        if notices:
            self._tell("\n\n".join(map(notice_sentence, notices)))

    def _on_written(self) -> None:
        self.session.look_at_keeping()
        if not self.view.is_dragging:  # after the drop there is another occasion
            self.tell_notices()

    def _tell(self, text: str) -> None:
        box = message_box(self.window, QCoreApplication.applicationName(), text)
        # It came over the news of the game that is there now, unless that waits for its end.
        if not self.news.is_waiting:
            box.finished.connect(self.announcer.repeat)
        box.open()

    def _start_with_seed(self, variant: Variant, seed: str) -> None:
        ask_before_replacing(self.window, self.session, variant, lambda: self.session.start(variant, seed))

    def _speak(self) -> None:
        self.language.speak(self.settings.value(options.LANGUAGE))
        # The last message is in the language of before.
        self.announcer.forget()
        self.tree.forget_message()
        self.message.show("")
        if self.message.hints:
            self.message.set_hint(first_start_line())

    def _on_sound_changed(self) -> None:
        self._set_sound()
        self._sample.start()

    def _wear(self) -> None:
        value = self.settings.value
        self.appearance.wear(
            Look(
                value(options.THEME),
                value(options.PATTERNS),
                value(options.MOTION),
                value(options.TEXT_PERCENT),
                value(options.CLEAR_GRID),
            )
        )

    def _set_limit_scale(self) -> None:
        scale = _LIMIT_SCALES[self.settings.value(options.TIMED_CLOCK)]
        # An offer has to be waited for: no clock may run meanwhile.
        self.session.set_limit_scale(None if self.settings.value(options.SCANNING) else scale)

    def _set_scanning(self) -> None:
        self._set_limit_scale()
        value = self.settings.value
        if not value(options.SCANNING):
            self.one_switch.set_off()
            return
        settings = ScanSettings(
            step_ms=int(value(options.SCAN_STEP)),
            loops=int(value(options.SCAN_LOOPS)),
            prompts=value(options.SCAN_PROMPTS),
        )
        self.one_switch.set_on(settings, has_back=value(options.SCAN_BACK))

    def _set_sound(self) -> None:
        self.sound.set_volume(self.settings.value(options.VOLUME))
        self.sound.set_mute(self.settings.value(options.MUTE))
        self.sound_switch.set_on(not self.settings.value(options.MUTE))
        self._set_earcons()

    def _set_earcons(self) -> None:
        value = self.settings.value
        is_heard = value(options.EARCONS) and not value(options.MUTE)
        self.earcons.set_volume(value(options.EARCON_VOLUME) if is_heard else 0)

    def _volume_percent(self) -> int:
        return 0 if self.settings.value(options.MUTE) else self.settings.value(options.VOLUME)

    def _play_sample(self) -> None:
        self.sounds.play("place", self._volume_percent())

    def _set_brevity(self) -> None:
        self.announcer.brief = self.settings.value(options.ANNOUNCEMENTS) == "brief"
        self.tree.refresh()

    def _say_not_kept(self) -> None:
        _log.info("not saved: %s", self.store.problem)
        self.announcer.say(not_kept_sentence(str(self.store.path)), seen=not_kept_line())

    def _say_kept_again(self) -> None:
        self.announcer.say(kept_again_sentence())

    def _keep_geometry(self) -> None:
        self.settings.set(_GEOMETRY, self._geometry.text())

    def _restore_geometry(self) -> None:
        self._geometry = WindowGeometry(self.window)
        kept = self.settings.value(_GEOMETRY)
        if kept and self._geometry.restore(kept):
            return
        if kept:
            _log.warning("wrong value for %s; the default is used", _GEOMETRY.key)
        self._geometry.set_first(*_FIRST_SIZE)
