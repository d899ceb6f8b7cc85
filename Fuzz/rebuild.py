#!/usr/bin/env python3
"""Builds a program again after some files have changed, and compiles less than SwiftPM does.

    rebuild.py SCRATCH PROGRAM [FILE…]

SCRATCH is a folder in which SwiftPM has built PROGRAM for release. What the last call replaced there is put back first. Then
the modules of the files are compiled as SwiftPM compiles them, and what imports them only where they look different from
outside: a module file stays the same, byte for byte, if no code has changed that other modules may inline.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

COMMAND = re.compile(r'^  "C\.([\w-]+?)-(?:x86_64|arm64|aarch64)-[\w.-]+-release\.(module|exe)":\n((?:    .*\n)+)', re.M)


def commands(manifest):
    """What SwiftPM runs for each module and each program: its inputs and its arguments."""
    modules, programs = {}, {}
    for name, kind, body in COMMAND.findall(manifest.read_text()):
        lists = dict(re.findall(r"^    (inputs|args): (\[.*\])$", body, re.M))
        inputs = [pathlib.Path(path) for path in json.loads(lists["inputs"])]
        (modules if kind == "module" else programs)[name] = inputs, json.loads(lists["args"])
    return modules, programs


def run(arguments):
    result = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode != 0:
        sys.stdout.buffer.write(result.stdout)
        sys.exit(1)


class Products:
    """What compiling modules has written, and how it was before."""

    def __init__(self, scratch):
        self.folder = (scratch / "release").resolve()
        self.kept = scratch / "kept"

    def interface(self, module):
        return self.folder / "Modules" / f"{module}.swiftmodule"

    def keep(self, module):
        for path in (self.folder / f"{module}.build", self.interface(module)):
            copy = self.kept / path.relative_to(self.folder)
            copy.parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if path.is_dir() else shutil.copy2)(path, copy)

    def put_back(self):
        for copy in [*self.kept.glob("*.build"), *self.kept.glob("Modules/*")]:
            path = self.folder / copy.relative_to(self.kept)
            if path.is_dir():
                shutil.rmtree(path)
            copy.replace(path)
        shutil.rmtree(self.kept, ignore_errors=True)


def main(scratch, program, *files):
    modules, programs = commands(pathlib.Path(scratch, "release.yaml"))
    products = Products(pathlib.Path(scratch))
    products.put_back()

    imported = {}

    def imports(module):
        """All modules whose code may be in it, those that it depends on first."""
        if module not in imported:
            imported[module] = {}
            for path in modules[module][0]:
                if path.suffix == ".swiftmodule" and path.stem in modules:
                    imported[module] |= imports(path.stem) | {path.stem: None}
        return imported[module]

    changed = {pathlib.Path(file).resolve() for file in files}
    different = set()
    for module in [*imports(program), program]:
        inputs, arguments = modules[module]
        sources = {path.resolve() for path in inputs}
        if different & imports(module).keys() or changed & sources:
            products.keep(module)
            before = products.interface(module).read_bytes()
            run(arguments)
            if products.interface(module).read_bytes() != before:
                different.add(module)
    run(programs[program][1])


main(*sys.argv[1:])
