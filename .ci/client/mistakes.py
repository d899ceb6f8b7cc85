"""Fails unless the compiler says of wrong grammars what is wrong with them.

    python3 mistakes.py MODULES FILE…

A line with a comment `// error: TEXT` gets one error, one with `// warning: TEXT` one warning, and TEXT is in it; no other
line gets any.
"""

import re
import subprocess
import sys

modules, *files = sys.argv[1:]
for file in files:
    with open(file) as opened:
        lines = enumerate(opened.read().splitlines(), 1)
    expected = {number: match.groups() for number, line in lines if (match := re.search(r"// (error|warning): (.*)", line))}
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file]
    said = subprocess.run(command, capture_output=True, text=True).stderr
    found = re.findall(r"^[^\s:]+:(\d+):\d+: (error|warning): (.*)$", said, re.MULTILINE)
    told = {number: kind for number, (kind, text) in expected.items()}
    if {int(line): kind for line, kind, _ in found} != told or any(expected[int(line)][1] not in text for line, _, text in found):
        sys.exit(f"check-client: {file} should give {expected}, but the compiler says\n{said}")
print(f"check-client: the compiler says what is wrong with {len(files)} grammars")
