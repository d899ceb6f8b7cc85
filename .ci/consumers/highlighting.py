"""Checks what editors highlight with on a table of texts.

    highlighting.py PROGRAM TABLE GRAMMARS WORK MINIMUM [SAMPLES]

PROGRAM is Tree-sitter's, TABLE what `fuzz table` writes, GRAMMARS the folder of exports, WORK a folder for what is made on
the way, MINIMUM how many accepted texts and how many rejected ones there must be of each dialect, and SAMPLES a file that
says how some texts look: a sample stands at the beginning of a line, its tokens below it with what the query captures them
as and with their scope. With RECORD=1 in the environment the tokens are written anew.

Tree-sitter must accept what the parser accepts and nothing else. In an accepted text every character but white space must
have a capture and a scope, not that of what is invalid, and the two must be of one class.
"""

import collections
import importlib.metadata
import json
import os
import sys

from textmate_highlighter import TextMateHighlighter
from tree_sitter_highlighter import TreeSitterHighlighter

SCOPES = {
    "variable": "variable.other",
    "variable.builtin": "variable.language",
    "property": "entity.other.attribute-name",
    "keyword": "keyword.other",
    "number": "constant.numeric",
    "operator": ("keyword.operator.comparison", "keyword.operator.arithmetic"),
    "punctuation.bracket": "punctuation.section.brackets",
    "punctuation.delimiter": "punctuation.separator",
    "string.special": "string.other",
    "comment": "comment",
}
WHITE_SPACE = "\t\n\v\f\r "


def table_of(path, minimum):
    rows = collections.defaultdict(list)
    with open(path, encoding="utf-8", newline="\n") as lines:
        for line in lines:
            row = json.loads(line)
            rows[row["dialect"]].append((row["verdict"], row["text"]))
    for dialect, texts in rows.items():
        counts = collections.Counter(verdict for verdict, _ in texts)
        if min(counts["accepted"], counts["rejected"]) < minimum:
            sys.exit(f"{dialect}: {minimum} accepted and {minimum} rejected texts are needed, not {dict(counts)}")
    return rows


def is_like(captures, scope, text):
    """Whether what a character is captured as and its scope say the same."""
    # Editors differ in whether the first of several patterns counts or the last.
    if not captures or captures[0] != captures[-1]:
        return False
    wanted = SCOPES[captures[-1]]
    if scope in (wanted if isinstance(wanted, tuple) else (wanted,)):
        return True
    # A line knows nothing of the next one: the side that the superview's word is on can be known by that alone.
    return "\n" in text and {captures[-1], scope} in ({"variable", "variable.language"}, {"variable.builtin", "variable.other"})


def faults(dialect, rows, grammars, work, program):
    """What is wrong with the two exports of a dialect, and how many rejected texts have something marked as invalid."""
    tree_sitter = TreeSitterHighlighter(program, f"{grammars}/tree-sitter/{dialect}", f"{work}/tree-sitter/{dialect}")
    textmate = TextMateHighlighter(f"{grammars}/textmate", dialect, f"{work}/textmate")
    texts = [text for _, text in rows]
    found = []
    # A text that is refused for what no grammar knows is one of the grammar's language.
    verdicts = [verdict != "rejected" for verdict, _ in rows]
    for (verdict, text), wanted, accepted in zip(rows, verdicts, tree_sitter.verdicts(texts)):
        if accepted != wanted:
            found.append(f"the parser says {verdict}, Tree-sitter does not: {text!r}")
    accepted = [text for text, wanted in zip(texts, verdicts) if wanted]
    for text, captures in zip(accepted, tree_sitter.captures(accepted)):
        for at, scope in enumerate(textmate.scopes(text)):
            if text[at] not in WHITE_SPACE and not is_like(captures[at], scope, text):
                found.append(f"character {at} is {captures[at]} to Tree-sitter and {scope} to TextMate: {text!r}")
                break
    rejected = [text for text, wanted in zip(texts, verdicts) if not wanted]
    return found, sum(any(scope.startswith("invalid") for scope in textmate.scopes(text)) for text in rejected)


def tokens(text, captures, scopes):
    """What a text looks like, a line a token."""
    lines, start = [], 0
    for at in range(1, len(text) + 1):
        if at == len(text) or (captures[at], scopes[at]) != (captures[start], scopes[start]) or text[at] in WHITE_SPACE:
            if text[start] not in WHITE_SPACE:
                names = " ".join("@" + name for name in dict.fromkeys(captures[start])) or "-"
                lines.append(f"    {text[start:at]:<12} {names:<32} {scopes[start]}".rstrip())
            start = at
    return lines


def sample_faults(path, grammars, work, program):
    """Whether the samples look as their file says."""
    with open(path, encoding="utf-8") as file:
        expected = file.read()
    lines, textmate, tree_sitter = [], None, None
    for line in expected.splitlines():
        if line.startswith("# ") and not line.startswith("# #"):
            dialect = line[2:]
            tree_sitter = TreeSitterHighlighter(program, f"{grammars}/tree-sitter/{dialect}", f"{work}/tree-sitter/{dialect}")
            textmate = TextMateHighlighter(f"{grammars}/textmate", dialect, f"{work}/textmate")
        if not line.startswith("    "):
            lines.append(line)
        if line and line[0] not in "# ":
            lines += tokens(line, tree_sitter.captures([line])[0], textmate.scopes(line))
    actual = "\n".join(lines) + "\n"
    if os.environ.get("RECORD"):
        with open(path, "w", encoding="utf-8") as file:
            file.write(actual)
    pairs = zip(expected.splitlines(), actual.splitlines())
    found = [f"{path}: {wanted!r} is expected, not {given!r}" for wanted, given in pairs if wanted != given]
    return found or ([f"{path}: it has {expected.count(chr(10))} lines, not {actual.count(chr(10))}"] if expected != actual else [])


def main():
    program, table, grammars, work, minimum = sys.argv[1:6]
    found, count = [], 0
    for dialect, rows in table_of(table, int(minimum)).items():
        faulty, marked = faults(dialect, rows, grammars, work, program)
        found += [f"{dialect}: {fault}" for fault in faulty]
        count += len(rows)
        print(f"{dialect}: {len(rows)} texts; something is marked as invalid in {marked} of those rejected")
    for path in sys.argv[6:]:
        found += sample_faults(path, grammars, work, program)
    for fault in found[:20]:
        print(fault)
    if len(found) > 20:
        print(f"{len(found)} faults")
    print(f"tree-sitter {TreeSitterHighlighter.version(program)}, babi {importlib.metadata.version('babi')}: {count} rows")
    sys.exit(1 if found or not count else 0)


if __name__ == "__main__":
    main()
