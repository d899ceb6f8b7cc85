"""Writes the package that the README shows, and on standard output the lines that it is said to print.

    python3 examples.py README.md FOLDER > EXPECTED

What needs UIKit or AppKit is left out: .ci/check-adapter compiles it.
"""

import pathlib
import re
import sys

readme, folder = map(pathlib.Path, sys.argv[1:])
manifest, *examples = re.findall(r"^```swift\n(.*?)^```$", readme.read_text(), re.MULTILINE | re.DOTALL)
code = "\n".join(example for example in examples if "NSLayoutConstraint" not in example)
(folder / "Package.swift").write_text(manifest)
(folder / "Sources/client/main.swift").write_text(code)
print("\n".join(re.findall(r"(?<!/)// (.+)$", code, re.MULTILINE)))
