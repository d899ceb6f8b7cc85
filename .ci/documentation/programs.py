"""Writes the manifest that the articles show, and each program of the README and of the articles with what it is said to print.

    python3 programs.py FOLDER

A block of Swift that begins with an import begins a program, which goes on until the next heading. What a program prints stands
in its comments, but for those of documentation. The files are Package.swift, 00.swift, 00.txt and so on; the first line of a program
is a comment that names its page.
"""

import pathlib
import re
import sys

from blocks import blocks


def programs():
    program = None
    for block in blocks():
        if block.language != "swift" or "import PackageDescription" in block.text:
            continue
        if block.text.startswith("import "):
            if program:
                yield program
            program = [block]
        elif program and (block.page, block.section) == (program[0].page, program[0].section):
            program.append(block)
    yield program


folder = pathlib.Path(sys.argv[1])
(manifest,) = [block.text for block in blocks() if "import PackageDescription" in block.text]
(folder / "Package.swift").write_text(manifest)
for number, program in enumerate(programs()):
    code = "\n".join(block.text for block in program)
    (folder / f"{number:02}.swift").write_text(f"// {program[0].page.name}\n{code}")
    (folder / f"{number:02}.txt").write_text("".join(line + "\n" for line in re.findall(r"(?<!/)// (.+)$", code, re.MULTILINE)))
