"""The targets of the package, as Package.swift declares them."""

import functools
import glob
import json
import os
import pathlib
import subprocess


class Target:
    def __init__(self, description):
        self.name = description["name"]
        self.module = self.name.replace("-", "_")
        self.kind = description["type"]
        self.dependencies = [next(iter(dependency.values()))[0] for dependency in description["dependencies"]]
        self.features = []
        for setting in description["settings"]:
            # How a configuration is optimised is nothing that availability depends on.
            if setting.get("condition", {}).get("config"):
                continue
            match setting["kind"]:
                case {"enableUpcomingFeature": {"_0": feature}}:
                    self.features += ["-enable-upcoming-feature", feature]
                case {"enableExperimentalFeature": {"_0": feature}}:
                    self.features += ["-enable-experimental-feature", feature]
                case {"strictMemorySafety": _}:
                    self.features += ["-strict-memory-safety"]
                case {"define": {"_0": condition}} if setting["tool"] == "swift":
                    self.features += ["-D", condition]
                case {"unsafeFlags": {"_0": flags}} if setting["tool"] == "swift":
                    self.features += [flag for flag in flags if flag != "-Xfrontend"]
        self.folder = pathlib.Path(description.get("path") or pathlib.Path(self._parent, self.name))
        parts = [self.folder / part for part in description.get("sources") or ["."]]
        excluded = [self.folder / part for part in description["exclude"]]
        self.sources = [
            path
            for part in parts
            # Unlike Path.rglob, it goes through links to folders.
            for path in map(pathlib.Path, sorted(glob.glob(f"{part}/**/*.swift", recursive=True)))
            if not any(path.is_relative_to(folder) for folder in excluded)
        ]

    @property
    def _parent(self):
        return "Tests" if self.kind == "test" else "Sources"

    @property
    def has_main_file(self):
        return any(path.name == "main.swift" for path in self.sources)


@functools.cache
def manifest(stand_in=None):
    environment = {name: value for name, value in os.environ.items() if name != "STAND_IN"}
    if stand_in:
        environment["STAND_IN"] = stand_in
    # In a folder of its own it waits for no build.
    command = ["swift", "package", "--scratch-path", ".build/availability", "dump-package"]
    dump = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    return json.loads(dump.stdout)


def stated_systems():
    """The oldest version of each platform that the package is for."""
    return {platform["platformName"]: platform["version"] for platform in manifest()["platforms"]}


def targets(stand_in):
    """Every target after those that it needs; among them the stand-in for UIKit or AppKit, and what is built with it."""
    descriptions = {}
    for dump in (manifest(), manifest(stand_in)):
        # A plug-in is compiled by the package manager, for the machine that it runs on.
        descriptions |= {
            description["name"]: description for description in dump["targets"] if description["type"] != "plugin"
        }
    waiting = {name: Target(description) for name, description in descriptions.items()}
    ordered = {}
    while waiting:
        ready = [target for target in waiting.values() if not set(target.dependencies) & set(waiting)]
        for target in ready:
            ordered[target.name] = waiting.pop(target.name)
    return ordered


def needed(names, ordered):
    """Some targets, and all that they depend on."""
    found = set(names)
    for target in reversed(ordered.values()):
        if target.name in found:
            found |= set(target.dependencies)
    return {name: target for name, target in ordered.items() if name in found}


def of_libraries(ordered):
    """What the library products are made of."""
    libraries = [product for product in manifest()["products"] if "library" in product["type"]]
    return needed({name for product in libraries for name in product["targets"]}, ordered)
