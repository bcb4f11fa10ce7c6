"""The baseline: the smallest window that a program with PySide6 can open."""

import sys

from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

application = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(QLabel("A window"))
window.resize(700, 900)
window.show()
sys.exit(application.exec())
