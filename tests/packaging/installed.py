"""What pip leaves behind, in a few bytes: the packages that the bootstrap looks for, with their lists of files."""

from environment import Environment

PACKAGES = ("pyside6_essentials", "shiboken6", "appdirs")


def install_packages(environment: Environment) -> None:
    """Puts each package there with one file."""
    folder = environment.folder / ("Lib" if environment.scripts.name == "Scripts" else "lib/python3.11")
    for name in PACKAGES:
        information = folder / "site-packages" / f"{name}-1.0.dist-info"
        information.mkdir(parents=True, exist_ok=True)
        (information.parent / f"{name}.py").write_text("x = 1\n", encoding="utf-8")
        record = f"{name}.py,sha256=x,6\n__pycache__/{name}.pyc,,9\n{information.name}/RECORD,,\n"
        (information / "RECORD").write_text(record, encoding="utf-8")
