"""The composition root: builds every object once and wires it; nobody else constructs storage or models."""

from __future__ import annotations

import logging
import sys
from functools import partial
from typing import Any

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from bp_qt.access.announcer import Announcer
from bp_qt.access.news import News
from bp_qt.access.tap import TapPath
from bp_qt.access.tree import AccessTree
from bp_qt.app import preferences as options
from bp_qt.app.collector import Collector
from bp_qt.app.identity import DESKTOP_FILE, introduce, window_icon
from bp_qt.app.language import Language
from bp_qt.app.notice_sentences import notice_sentence
from bp_qt.app.preferences import PREFERENCES, Preference, connect_listeners
from bp_qt.app.signals import TerminationWatch
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
from bp_qt.scene.presenter import Presenter
from bp_qt.scene.stage import Stage
from bp_qt.scene.view import GameView
from bp_qt.sound.sounds import SoundPlayer, Sounds
from bp_qt.storage.lock import InstanceLock
from bp_qt.storage.paths import data_folder, resources_folder, settings_file
from bp_qt.storage.settings import Option, Settings
from bp_qt.storage.shelf import Shelf
from bp_qt.storage.store import Store
from bp_qt.window.actions import ACTIONS, ActionRow
from bp_qt.window.dialogs import Dialogs
from bp_qt.window.main_window import MainWindow
from bp_qt.words.files import already_running_sentence, kept_again_sentence, not_kept_sentence

__all__ = ["Program", "run"]

_log = logging.getLogger("bp_qt")

_GEOMETRY = Option("window/geometry", str, "")
"""Size and place of the window, as the window writes them."""
_FIRST_SIZE = (700, 900)
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
    ) -> None:
        super().__init__()
        self._preferences = preferences
        self._actions = actions
        self._delays = delays
        self.store = store
        self.settings = Settings(store)
        self.shelf = Shelf(store)
        self.language = Language(application, resources_folder() / "translations")
        self.language.speak(self.settings.value(options.LANGUAGE))
        self.clock = PlayClock()
        self.session = GameSession(self.shelf, self.clock)
        self.aim = Aim(self.session)
        self.sounds = Sounds(resources_folder() / "sounds")
        # A slider that is moved asks for one sample, when it comes to rest.
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
        if seed is None or self.session.has_game_under_way(variant):
            self.session.open(variant)
        else:
            self.session.start(variant, seed)
        self._build_window()
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
            self._delays,
        )
        self.view = GameView(self.stage, self.session, self.aim)
        ring, news = FocusRing(self), News(delays=self._delays)
        self.presenter = Presenter(self.stage, self.session, self.aim, ring, self)
        self.announcer = Announcer(self.session, self)
        self.tap = TapPath(self.session, self.aim, self.announcer, self)
        self.tree = AccessTree(self.view.viewport(), self.session, self.aim, self.tap, ring, news, self)
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
            delays=self._delays,
        )
        self._restore_geometry()
        self.announcer.said.connect(self.stage.message.set_message)
        self._listen_to_preferences()
        self.session.rested.connect(self.tell_notices)
        self.session.keeping_failed.connect(self._say_not_kept)
        self.session.keeping_resumed.connect(self._say_kept_again)
        self.window.closing.connect(self._keep_geometry)
        self.window.refresh()
        self.tree.focus_board()
        self.announcer.greet()
        self.sound = SoundPlayer(self.session, self.sounds, self)
        self._set_sound()
        self._set_brevity()

    def _listen_to_preferences(self) -> None:
        listeners = {
            "language": self._speak,
            "look": self._wear,
            "sound": self._on_sound_changed,
            "announcements": self._set_brevity,
            "clock": self._set_limit_scale,
        }
        connect_listeners(self.settings, self._preferences, listeners)

    def after_first_paint(self) -> None:
        """What can wait until the window is there: sound, and what there is to tell about the disk."""
        self.sound.warm_up()
        self.tell_notices()
        if not self.session.is_kept:
            self._say_not_kept()

    def tell_notices(self) -> None:
        """One sentence for each thing that storage set aside since the last time."""
        notices = self.store.take_notices()
        if notices:
            self._tell("\n\n".join(map(notice_sentence, notices)))

    def _tell(self, text: str) -> None:
        box = message_box(self.window, QCoreApplication.applicationName(), text)
        # It came over the news of the game that is there now.
        box.finished.connect(self.announcer.repeat)
        box.open()

    def _start_with_seed(self, variant: Variant, seed: str) -> None:
        ask_before_replacing(self.window, self.session, variant, lambda: self.session.start(variant, seed))

    def _speak(self) -> None:
        self.language.speak(self.settings.value(options.LANGUAGE))
        # The last message is in the language of before.
        self.announcer.forget()
        self.tree.forget_message()
        self.stage.message.set_message("")

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
            )
        )

    def _set_limit_scale(self) -> None:
        self.session.set_limit_scale(_LIMIT_SCALES[self.settings.value(options.TIMED_CLOCK)])

    def _set_sound(self) -> None:
        self.sound.set_volume(self.settings.value(options.VOLUME))
        self.sound.set_mute(self.settings.value(options.MUTE))

    def _volume_percent(self) -> int:
        return 0 if self.settings.value(options.MUTE) else self.settings.value(options.VOLUME)

    def _play_sample(self) -> None:
        self.sounds.play("place", self._volume_percent())

    def _set_brevity(self) -> None:
        self.announcer.brief = self.settings.value(options.ANNOUNCEMENTS) == "brief"

    def _say_not_kept(self) -> None:
        _log.info("not saved: %s", self.store.problem)
        self.announcer.say(not_kept_sentence(str(self.store.path)))

    def _say_kept_again(self) -> None:
        self.announcer.say(kept_again_sentence())

    def _keep_geometry(self) -> None:
        self.settings.set(_GEOMETRY, self.window.saveGeometry().toBase64().toStdString())
        self.store.sync()

    def _restore_geometry(self) -> None:
        kept = self.settings.value(_GEOMETRY)
        if kept and self.window.restoreGeometry(QByteArray.fromBase64(kept.encode())):
            return
        if kept:
            _log.warning("wrong value for %s; the default is used", _GEOMETRY.key)
        available = self.window.screen().availableGeometry()
        self.window.resize(
            min(_FIRST_SIZE[0], available.width()), min(_FIRST_SIZE[1], available.height() - 40)
        )


def _say_running(application: QApplication) -> None:
    """On standard error; in a window where there is none, as after a click on Windows.

    In the system's language: the settings belong to the instance that runs.
    """
    language = Language(application, resources_folder() / "translations")
    language.speak("system")
    text = already_running_sentence()
    if sys.stderr is None:
        QMessageBox.information(None, QCoreApplication.applicationName(), text)
    else:
        print(text, file=sys.stderr)  # noqa: T201 (whoever typed the command reads it)


def run(variant: Variant | None, seed: str | None) -> int:
    """Opens the window and runs until it is closed; the result is the exit status."""
    introduce()
    # However it was started: X11 groups windows by this word.
    application = QApplication([DESKTOP_FILE])
    QApplication.setStyle("Fusion")
    QApplication.setWindowIcon(window_icon(resources_folder() / "icons"))
    folder = data_folder()
    lock = InstanceLock(folder)
    if not lock.acquire():
        _say_running(application)
        return 1
    program = Program(application, Store(settings_file(folder)))
    program.open_game(variant, seed)
    watch = TerminationWatch(program.window.close_unkept)
    collector = Collector()
    program.window.show()
    QTimer.singleShot(0, program.after_first_paint)
    status = application.exec()
    program.sounds.close()
    collector.stop()
    del watch
    lock.release()
    return status
