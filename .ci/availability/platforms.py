"""Apple's platforms, and the standard library for them: the toolchain's own, which says since when there is what."""

import dataclasses
import pathlib
import re
import shutil


@dataclasses.dataclass(frozen=True)
class Platform:
    # The folder of the standard library, and the system and environment in a triple, as the compiler knows them.
    folder: str
    system: str
    environment: str
    stand_in: str

    def triple(self, version):
        # x86-64, for which the interfaces on Linux are: they have Float80.
        return f"x86_64-apple-{self.system}{version}{self.environment}"


# By the names in Package.swift.
PLATFORMS = {
    "macos": Platform("macosx", "macos", "", "AppKit"),
    "ios": Platform("iphonesimulator", "ios", "-simulator", "UIKit"),
    "tvos": Platform("appletvsimulator", "tvos", "-simulator", "UIKit"),
    "watchos": Platform("watchsimulator", "watchos", "-simulator", "UIKit"),
    "maccatalyst": Platform("maccatalyst", "ios", "-macabi", "UIKit"),
    "visionos": Platform("xrsimulator", "xros", "-simulator", "UIKit"),
}

# A system that has everything.
NEWEST = "99.0"

# What the package imports of the toolchain, and what that imports.
MODULES = ["Swift", "_Concurrency", "_StringProcessing", "_RegexParser", "SwiftOnoneSupport", "Testing"]


def oldest_triple(name, version):
    # There is no older Catalyst: the compiler refuses 13.0, which is how a manifest says it.
    return PLATFORMS[name].triple("13.1" if (name, version) == ("maccatalyst", "13.0") else version)


def toolchain():
    return pathlib.Path(shutil.which("swiftc")).resolve().parent.parent / "lib/swift"


def make_resources(folder):
    """Fills a folder with what the compiler expects beside a standard library of Apple's."""
    for name in ["shims", "clang", "apinotes"]:
        (folder / name).symlink_to(toolchain() / name)
    for platform in PLATFORMS.values():
        for module in MODULES:
            text = interface(module)
            # The library uses what is in itself, whatever the system that it is for. The bodies of its functions say
            # nothing about availability, and compiling them takes the longest.
            flags = "-disable-availability-checking -disable-objc-interop -experimental-skip-all-function-bodies"
            if platform.system == "xros":
                text = with_visionos(text)
            text = re.sub(
                r"(// swift-module-flags: .*?)-target \S+(.*)",
                lambda match: f"{match[1]}-target {platform.triple(NEWEST)}{match[2]} {flags}",
                text,
            )
            destination = folder / platform.folder / f"{module}.swiftmodule"
            destination.mkdir(parents=True)
            (destination / f"{platform.triple('')}.swiftinterface").write_text(text)


def with_visionos(text):
    """Says since which visionOS there is what, where only iOS is named: the first came beside iOS 17."""

    def completed(attribute):
        major = int(attribute[1])
        version = "1.0" if major <= 17 else "2.0" if major == 18 else f"{major}.0"
        return attribute[0] if "visionOS" in attribute[0] else attribute[0].replace("(", f"(visionOS {version}, ", 1)

    return re.sub(r"@available\([^)]*\biOS (\d+)[^)]*\)", completed, text)


def interface(module):
    found = sorted((toolchain() / f"linux/{module}.swiftmodule").glob("*.swiftinterface"))
    texts = [path for path in found if not path.name.endswith(".private.swiftinterface")]
    if not texts:
        raise SystemExit(f"check-availability: the toolchain has no interface of {module}")
    # A function that is copied into older systems needs its body, which is left out.
    return re.sub(r"@backDeployed\([^)]*\)", "", texts[0].read_text())
