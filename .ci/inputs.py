"""Writes what each check depends on, a line each: the files in its line `# Reads:`, and the folders of the targets in its line
`# Builds:`, with all that these depend on."""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE / "availability"))
import package  # noqa: E402

targets = package.targets(None)
for check in sorted(HERE.glob("check-*")):
    stated = dict(re.findall(r"^# (Reads|Builds): (.*)$", check.read_text(), re.MULTILINE))
    if stated:
        built = package.needed(stated.get("Builds", "").split(), targets).values()
        print(f".ci/{check.name}", stated["Reads"], *sorted(str(target.folder) for target in built))
