"""Writes an example of the README to a file, and what it is said to print.

    python3 readme_example.py LANGUAGE FILE > EXPECTED

What is printed stands in comments at the end of lines or on lines of their own, or in a block of text behind the example:
there after the command that runs it, before which stand those that are to be typed first.
"""

import re
import sys

COMMENTS = {"python": r"^# (.+)$", "js": r"// (.+)$"}


def main(language, path):
    with open("README.md", encoding="utf-8") as text:
        blocks = re.findall(r"^```(\w+)\n(.*?)^```$", text.read(), re.MULTILINE | re.DOTALL)
    index = [name for name, _ in blocks].index(language)
    code = blocks[index][1]
    with open(path, "w", encoding="utf-8") as file:
        file.write(code)
    if language in COMMENTS:
        print("\n".join(re.findall(COMMENTS[language], code, re.MULTILINE)))
        return
    *commands, (_, printed) = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", blocks[index + 1][1], re.MULTILINE)
    with open(path + ".sh", "w", encoding="utf-8") as file:
        file.write("set -e\n" + "".join(command + "\n" for command, _ in commands) + "./a.out\n")
    print(printed, end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
