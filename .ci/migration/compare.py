#!/usr/bin/env python3
"""Migrates functions made by chance, and compares what they do before and after.

    compare.py TOOL FOLDER SEED COUNT COMPILER...

A function that does not compile is left out, as is one that fails when it runs. Each other one must record the same
constraints, and ask for the same things in the same order, once TOOL has migrated it. COMPILER compiles the sources behind it.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
from functions import Function

HERE = pathlib.Path(__file__).parent
MAIN = """import UIKit

MainActor.assumeIsolated {
  for (name, run) in ChanceView.cases where name == CommandLine.arguments[1] {
    let view = ChanceView(in: UIView())
    run(view)()
    for line in view.records { print(line) }
  }
}
"""


def source(functions):
    text = (HERE / "ChanceView.swift").read_text().rstrip()[:-1]
    for name, function in functions.items():
        text += f"\n  func {name}() {{\n" + "\n".join(function.lines) + "\n  }\n"
    cases = "".join(f'    ("{name}", {name}),\n' for name in functions)
    return text + f"\n  static let cases: [(String, (ChanceView) -> () -> Void)] = [\n{cases}  ]\n}}\n"


def compile(folder, stage, compiler, shared):
    arguments = compiler + ["-o", str(folder / f"{stage}.program"), str(folder / stage / "ChanceView.swift"), *shared]
    return subprocess.run(arguments, capture_output=True, text=True)


def mistaken(folder, result):
    """The names of the functions that the compiler has found mistakes in."""
    lines, names = (folder / "Before" / "ChanceView.swift").read_text().splitlines(), set()
    for match in re.finditer(r"ChanceView\.swift:(\d+):\d+: error", result.stderr):
        heads = [re.match(r"  func (chance\d+)\(", line) for line in lines[: int(match[1])]]
        names |= {next(head[1] for head in reversed(heads) if head)}
    return names


def run(folder, stage, name):
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
    result = subprocess.run([folder / f"{stage}.program", name], capture_output=True, env=environment)
    return result.returncode, result.stdout


def main():
    tool, folder, (seed, count), compiler = sys.argv[1], pathlib.Path(sys.argv[2]), map(int, sys.argv[3:5]), sys.argv[5:]
    shutil.rmtree(folder, ignore_errors=True)
    for stage in ["Before", "After"]:
        (folder / stage).mkdir(parents=True)
    (folder / "main.swift").write_text(MAIN)
    shared = [str(folder / "main.swift")]
    functions = {f"chance{number}": Function(f"{seed} {number}") for number in range(count)}
    while True:
        (folder / "Before" / "ChanceView.swift").write_text(source(functions))
        result = compile(folder, "Before", compiler, shared)
        if result.returncode == 0:
            break
        names = mistaken(folder, result)
        if not names:
            sys.exit(result.stderr)
        functions = {name: function for name, function in functions.items() if name not in names}
    shutil.copy(folder / "Before" / "ChanceView.swift", folder / "After")
    subprocess.run([tool, "scan", "-q", "--migrate", "anchors", "--write", "."], cwd=folder / "After", capture_output=True)
    result = compile(folder, "After", compiler, shared)
    if result.returncode != 0:
        sys.exit(result.stderr)
    before = {name: run(folder, "Before", name) for name in functions}
    ran = [name for name in functions if before[name][0] == 0]
    other = [name for name in ran if run(folder, "After", name) != before[name]]
    print(f"{len(ran)} functions made by chance, {len(other)} do something else after it")
    if other:
        sys.exit(f"not the same: {' '.join(other)} of seed {seed}, in {folder}")


main()
