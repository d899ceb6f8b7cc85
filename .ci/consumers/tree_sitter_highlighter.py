"""Tree-sitter's program makes a parser of a grammar, parses texts and runs the grammar's query on them."""

import os
import re
import shutil
import subprocess

CAPTURE = re.compile(r"    pattern: +\d+, capture: \d+ - (\S+), start: \((\d+), (\d+)\), end: \((\d+), (\d+)\), ")


class TreeSitterHighlighter:
    @staticmethod
    def version(program):
        return subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout.split()[-1]

    def __init__(self, program, grammar, work):
        self.program = program
        self.folder = os.path.abspath(work)
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(grammar, self.folder)
        # Compiled parsers stay here too.
        self.environment = {**os.environ, "XDG_CACHE_HOME": self.folder + "/cache", "XDG_CONFIG_HOME": self.folder}
        with open(self.folder + "/config.json", "w", encoding="utf-8") as file:
            file.write('{"parser-directories": []}')
        self.run("generate", "--no-bindings", check=True)

    def run(self, *arguments, check=False):
        result = subprocess.run(
            [self.program, *arguments], cwd=self.folder, env=self.environment, capture_output=True)
        # Not as text: that would make line feeds of the carriage returns in what is captured.
        output = result.stdout.decode()
        if result.returncode not in ((0,) if check else (0, 1)):
            raise RuntimeError(f"tree-sitter {' '.join(arguments)}: {output}{result.stderr.decode()}")
        return output

    def files(self, texts):
        """Writes a file a text, and a list of these; the texts by the paths of their files."""
        folder = self.folder + "/texts"
        shutil.rmtree(folder, ignore_errors=True)
        os.mkdir(folder)
        paths = {}
        for number, text in enumerate(texts):
            path = f"{folder}/{number}"
            with open(path, "w", encoding="utf-8", newline="") as file:
                # At the beginning of a file it is taken for the mark of an encoding, and no part of the text.
                file.write(" " + text if text.startswith("\ufeff") else text)
            paths[path] = number
        with open(self.folder + "/paths", "w", encoding="utf-8") as file:
            file.write("".join(path + "\n" for path in paths))
        return paths

    def verdicts(self, texts):
        """Whether the tree of each text is without an error and without something missing."""
        paths = self.files(texts)
        accepted = [True] * len(texts)
        for line in self.run("parse", "--quiet", "--config-path", "config.json", "--paths", "paths").splitlines():
            path, _, fault = line.partition("\t")
            if not re.search(r"\((ERROR|MISSING) ", fault):
                raise RuntimeError(f"tree-sitter parse: {line}")
            accepted[paths[path.strip()]] = False
        return accepted

    def captures(self, texts):
        """What the query captures each character of each text as, by the order of its patterns."""
        paths = self.files(texts)
        found = [[[] for _ in text] for text in texts]
        output = self.run(
            "query", "--captures", "--config-path", "config.json", "--paths", "paths", "queries/highlights.scm", check=True)
        number = None
        left = 0
        # Not by splitlines, which divides what is captured at form feeds and vertical tabs too.
        for line in output.rstrip("\n").split("\n"):
            # What is captured is printed with its line feeds.
            if left > 0:
                left -= 1
                continue
            if line in paths:
                number = paths[line]
                rows = texts[number].split("\n")
                starts = [0]
                for row in rows:
                    starts.append(starts[-1] + len(row) + 1)
                continue
            match = CAPTURE.match(line)
            if not match:
                raise RuntimeError(f"tree-sitter query: {line!r}")
            name, *places = match.groups()
            row, column, last_row, last_column = map(int, places)
            left = last_row - row
            # What only a condition asks for.
            if name.startswith("_"):
                continue
            # A column counts bytes.
            first, last = (
                starts[row] + len(rows[row].encode()[:column].decode(errors="ignore"))
                for row, column in ((row, column), (last_row, last_column)))
            for at in range(first, last):
                found[number][at].append(name)
        return found
