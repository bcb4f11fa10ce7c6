"""A speech server for Orca that writes what it is to say to a file, one utterance a line, and `--stop--` when it is cut.

Run by the system's Python inside Orca, which `orca-customizations.py` (see orca.py) points at this module. Orca 43 and
48 call some of this by other names.
"""

import os
from pathlib import Path

from orca import speechserver

LOG = Path(os.environ["BP_SPOKEN"])
STOP = "--stop--"


def _write(line):
    with LOG.open("a", encoding="utf-8") as log:
        log.write(line + "\n")


class SpeechServer(speechserver.SpeechServer):
    """Says nothing aloud, remembers everything."""

    _only: object = None

    @staticmethod
    def getFactoryName():
        return "File"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._only = SpeechServer._only or SpeechServer()
        return SpeechServer._only

    get_speech_server = getSpeechServer

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._only = None

    def getInfo(self):
        return ["File", "file"]

    get_info = getInfo

    def getVoiceFamilies(self):
        return [speechserver.VoiceFamily({speechserver.VoiceFamily.NAME: "file"})]

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            _write(" ".join(text.split()))

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    speak_character = speakCharacter

    def stop(self):
        _write(STOP)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _acss in utteranceIterator:
            self.speak(context.utterance)
            progressCallback(context, speechserver.SayAllContext.COMPLETED)

    say_all = sayAll
