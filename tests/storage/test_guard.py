import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from bp_qt.storage.guard import refusal_of, sound_part
from bp_qt.storage.notices import NoticeKind
from bp_qt.storage.store import Store
from tests.delays import PATIENCE_S

REFUSED = {
    "variant": b"[a]\nx=@Variant(\\0\\0\\0\\x7f)\n",
    "bytes": b"[a]\nx=@ByteArray(abc)\n",
    "invalid": b"[a]\nx=@Invalid()\n",
    "quoted": b'[a]\nx="@Invalid()"\n',
    "in a list": b"[a]\nx=b, @Invalid()\n",
    "next line": b"[a]\nx=b,\\\n@Invalid()\n",
    "hex": b"[a]\nx=\\x40Invalid()\n",
    "hex with zeros": b"[a]\nx=\\x000040Invalid()\n",
    "hex too long": b"[a]\nx=\\x100000040Invalid()\n",
    "octal": b"[a]\nx=\\100Invalid()\n",
    "octal too long": b"[a]\nx=\\1000100Invalid()\n",
    "after a comment": b";\\\n[a]\nx=\\x40Invalid()\n",
    "after a backslash": b"[a]\nx=\\\\\\x40Invalid()\n",
    "not UTF-8": b"[a]\nx=\xff\xfe\n",
    "UTF-16": "[a]\nx=1\n".encode("utf-16"),
}
ALLOWED = {
    "empty": b"",
    "plain": b"[a]\nx=1\n",
    "by hand": b"# mine\n\n[a]\nx = 60\ny = one, two\n",
    "BOM": b"\xef\xbb\xbf[a]\nx=1\n",
    "an escaped backslash": b'[a]\nx="{\\"seed\\": \\"\\\\x40\\\\100\\"}"\n',
    "a control character": b"[a]\nx=\\x1\\x61\n",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "file.ini"


@pytest.mark.parametrize("content", REFUSED.values(), ids=REFUSED)
def test_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert refusal_of(file)


@pytest.mark.parametrize("content", ALLOWED.values(), ids=ALLOWED)
def test_allowed(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert refusal_of(file) is None


UNSOUND = {
    "a quote that was lost": ('[games]\na="x\nb="y"\n', '[games]\nb="y"\n'),
    "a quote that was lost before": ('[games]\na=x"\nb=y\n', "[games]\nb=y\n"),
    "cut off": ('[games]\nb=y\na="{\\"seed\\": \\"A', "[games]\nb=y"),
    "cut off in an escape": ("[games]\nb=y\na=x\\", "[games]\nb=y"),
    "a section without end": ("[games]\na=x\n[stat\nb=y\n[c]\nd=z\n", "[games]\na=x\n[c]\nd=z\n"),
    "no key": ("[games]\nnonsense\na=x\n", "[games]\na=x\n"),
}


@pytest.mark.parametrize("content", ALLOWED.values(), ids=ALLOWED)
def test_a_sound_file_is_taken_whole(content: bytes) -> None:
    assert sound_part(content.decode()) == content.decode()


@pytest.mark.parametrize(("text", "sound"), UNSOUND.values(), ids=UNSOUND)
def test_of_an_unsound_file_the_lines_that_end_where_they_should_are_taken(text: str, sound: str) -> None:
    assert sound_part(text) == sound


def test_much_that_is_unsound_takes_no_time() -> None:
    lines = ["a=" + "\\" * 9_999, "a=" + '"' * 9_999, 'a="' + '\\"' * 9_999, "a=" + 'x"y' * 9_999]
    assert sound_part("\n".join(lines)) == ""


@given(st.dictionaries(st.text("abc", min_size=1), st.text(), max_size=4))
def test_what_qsettings_writes_is_sound(texts: dict[str, str]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "file.ini"
        store = Store(path)
        for key, text in texts.items():
            store.set_text(f"games/{key}", text)
        assert store.sync()
        if texts:
            written = path.read_text(encoding="utf-8")
            assert sound_part(written) == written


def test_no_file_is_nothing_to_refuse(file: Path) -> None:
    assert refusal_of(file) is None
    file.write_text("a file where the folder should be")
    assert refusal_of(file / "file.ini") is None


def test_a_folder_is_refused(file: Path) -> None:
    file.mkdir()
    assert refusal_of(file)


def test_what_cannot_even_be_looked_at_is_refused(file: Path) -> None:
    assert refusal_of(file.with_name("x" * 1000))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_is_refused_without_waiting_for_it(file: Path) -> None:
    os.mkfifo(file)
    assert refusal_of(file)


@given(
    st.text("@\\x01407,\"'=;#[] \n\raVI()%", max_size=30).map(lambda value: f"[a]\nx={value}\n"),
)
def test_what_is_allowed_comes_back_as_text(tmp_path_factory: pytest.TempPathFactory, content: str) -> None:
    """Whatever stands in the file: where QSettings would see anything but text, it is refused."""
    file = tmp_path_factory.mktemp("guard") / "file.ini"
    file.write_bytes(content.encode())
    if refusal_of(file) is None:
        settings = QSettings(str(file), QSettings.Format.IniFormat)
        for key in filter(settings.contains, settings.allKeys()):  # one without a name is not found
            value = settings.value(key)
            texts = value if isinstance(value, list) else [value]
            assert all(isinstance(text, str) and not text.startswith("@") for text in texts)


CRAFT = """
import os, sys
from PySide6.QtCore import QSettings
class Trap:
    def __reduce__(self):
        return os.mkdir, (sys.argv[2],)
settings = QSettings(sys.argv[1], QSettings.Format.IniFormat)
settings.setValue("settings/a_trap", (Trap(),))
settings.setValue("settings/volume", "30")
settings.sync()
"""
READ = """
import sys
from PySide6.QtCore import QSettings
QSettings(sys.argv[1], QSettings.Format.IniFormat).value("settings/volume")
"""


@pytest.mark.parametrize("disguise", [b"@", b"\\x40", b"\\100"])
def test_a_crafted_file_runs_nothing(path: Path, tmp_path: Path, disguise: bytes) -> None:
    sprung = tmp_path / "sprung"
    path.parent.mkdir()
    subprocess.run([sys.executable, "-c", CRAFT, path, sprung], check=True, timeout=PATIENCE_S)
    crafted = path.read_bytes().replace(b"@Variant", disguise + b"Variant")
    path.write_bytes(crafted)
    # The trap is real: QSettings alone springs it with an innocent question.
    decoy = path.with_name("decoy.ini")
    decoy.write_bytes(crafted)
    subprocess.run([sys.executable, "-c", READ, decoy], check=True, timeout=PATIENCE_S)
    assert sprung.exists()
    sprung.rmdir()

    store = Store(path)

    assert not sprung.exists()
    assert store.keys("settings") == []
    (notice,) = store.take_notices()
    assert notice.kind is NoticeKind.FILE_SET_ASIDE
    assert Path(notice.place).read_bytes() == crafted
