"""Writes an example of the articles to a file, and what it is said to print.

    python3 example.py LANGUAGE FILE > EXPECTED

What is printed stands in comments at the end of lines or on lines of their own, or in a block of text behind the example:
there after the command that runs it, before which stand those that are to be typed first.
"""

import re
import sys

from blocks import block

COMMENTS = {"python": r"^# (.+)$", "js": r"// (.+)$"}


def main(language, path):
    example, others = block(language)
    with open(path, "w", encoding="utf-8") as file:
        file.write(example.text)
    if language in COMMENTS:
        print("\n".join(re.findall(COMMENTS[language], example.text, re.MULTILINE)))
        return
    *commands, (_, printed) = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", others[0].text, re.MULTILINE)
    with open(path + ".sh", "w", encoding="utf-8") as file:
        file.write("set -e\n" + "".join(command + "\n" for command, _ in commands) + "./a.out\n")
    print(printed, end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
