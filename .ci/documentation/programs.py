"""Writes the package that the articles show, with each program of the README and of the articles as a target of it.

    python3 programs.py FOLDER

A block of Swift that begins with an import begins a program, which goes on until the next heading. A target is named for its page
and a number. What a program prints stands in its comments, but for those of documentation: in a file of the name of the
target, with the extension txt.
"""

import pathlib
import re
import sys

from blocks import blocks

# The articles have one program; here each target depends on what that one does.
TARGETS = """
package.targets = {names}.map {{ name in
  .executableTarget(name: name, dependencies: package.targets[0].dependencies)
}}
"""


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
names = []
for number, program in enumerate(programs()):
    names.append(f"{program[0].page.stem}{number:02}")
    code = "\n".join(block.text for block in program)
    source = folder / "Sources" / names[-1] / "main.swift"
    source.parent.mkdir(parents=True)
    source.write_text(code)
    printed = re.findall(r"(?<!/)// (.+)$", code, re.MULTILINE)
    (folder / f"{names[-1]}.txt").write_text("".join(line + "\n" for line in printed))
# The package of each article has lines of the largest.
manifest, *others = sorted((block.text for block in blocks() if "import PackageDescription" in block.text), key=len, reverse=True)
for other in others:
    if lines := set(other.splitlines()) - set(manifest.splitlines()):
        sys.exit(f"a package of an article has what the largest has not: {lines}")
(folder / "Package.swift").write_text(manifest + TARGETS.format(names=str(names).replace("'", '"')))
