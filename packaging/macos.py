"""What macOS is told about the application: the Info.plist beyond what PyInstaller writes by itself.

How it is signed and notarised is in docs/packaging.md.
"""

from __future__ import annotations

from product import Product

__all__ = ["info_plist"]

OLDEST_SYSTEM = "13.0"
"""The one that Qt's wheels are made for."""


def info_plist(product: Product) -> dict[str, object]:
    """The keys, as plistlib writes them. A double click on a document arrives as an event, not as an argument."""
    return {
        "CFBundleDisplayName": product.name,
        "CFBundleName": product.name,
        "CFBundleShortVersionString": product.version,
        "CFBundleVersion": product.version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "es"],
        "LSApplicationCategoryType": "public.app-category.puzzle-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{product.publisher}, {product.licence} licence",
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,  # dark mode, where the system has it
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{product.id}.game",
                "UTTypeDescription": f"{product.name} game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["bpgame"],
                    "public.mime-type": ["application/vnd.block-puzzle.game+json"],
                },
            }
        ],
    }
