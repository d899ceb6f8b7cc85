"""Types in a source of 5,000 lines with 200 strings: how long the server takes for each change, and how much memory.

  replay.py PROGRAM [CHANGES]     PROGRAM is a constraint-grammar that is built for release; 100,000 changes by default

A change is typed at a random place, in a string or beside one, or takes back what was typed before. What is measured is the time
from sending it to having read the diagnostics, and besides that what the server takes of a processor, whatever else runs. The random numbers are the same each time.
"""
import os
import random
import statistics
import sys
import time

from client import Client

URI = "file:///nowhere/View.swift"
LINES, STRINGS = 5000, 200

# What stands between the calls: a line of an app has some forty characters.
USUAL = [
    "    label{0}.font = .preferredFont(forTextStyle: .body)", "    stack.addArrangedSubview(label{0})", "",
    "    // The colour of the theme.", "    if isLarge {{ label{0}.numberOfLines = 0 }}",
    "    let height{0} = max(minimum, content.height + 8)",
]


def source():
    lines = []
    for number in range(LINES):
        place = number % (LINES // STRINGS)
        view = number // (LINES // STRINGS)
        if place == 7:
            lines.append(
                f'    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[title{view}(>=44)]-8-[icon]-|", '
                f'options: [], metrics: nil, views: ["title{view}": title{view}, "icon": icon]))')
        elif place == 0:
            lines.append(f"  func layOut{view}() {{")
        elif place == LINES // STRINGS - 1:
            lines.append("  }")
        else:
            lines.append(USUAL[number % len(USUAL)].format(number))
    return ["import UIKit", "class View: UIView {"] + lines + ["}"]


def memory(pid):
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor_time(pid):
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") * 1000


def main(program, count):
    chance = random.Random(1)
    lines = source()
    client = Client(program)
    client.start()
    client.open(URI, "swift", "\n".join(lines))
    client.wait("textDocument/publishDiagnostics")
    strings = [number for number, line in enumerate(lines) if "withVisualFormat" in line]
    times, sizes, typed = [], [memory(client.process.pid)], None
    for version in range(2, count + 2):
        if typed is None:
            line = chance.choice(strings) if chance.random() < 0.8 else chance.randrange(2, len(lines))
            text = chance.choice(["]", "[", "-", "x", '"', "8", "é", "|", "(", "\n"])
            start = {"line": line, "character": chance.randrange(4, max(5, len(lines[line])))}
            end, new = start, text
            typed = (start, text)
        else:
            start, text = typed
            stop = {"line": start["line"] + 1, "character": 0} if text == "\n" else {
                "line": start["line"], "character": start["character"] + len(text.encode())}
            end, new, typed = stop, "", None
        change = {"range": {"start": start, "end": end}, "text": new}
        before = time.perf_counter()
        client.tell(
            "textDocument/didChange",
            {"textDocument": {"uri": URI, "version": version}, "contentChanges": [change]})
        told = client.wait("textDocument/publishDiagnostics")
        times.append((time.perf_counter() - before) * 1000)
        assert told["version"] == version, told
        # What was typed is taken back each second time, and then nothing is wrong.
        assert typed is not None or told["diagnostics"] == [], told
        if version % max(1, count // 100) == 1:
            sizes.append(memory(client.process.pid))
    sizes.append(memory(client.process.pid))
    spent = processor_time(client.process.pid) / count
    assert client.stop() == 0
    cuts = statistics.quantiles(times, n=100)
    print(f"{count} changes of {len(lines)} lines, {len(strings)} strings: {cuts[49]:.1f} ms in the middle, "
          f"{cuts[94]:.1f} ms at the 95th percentile, {max(times):.1f} ms at most; "
          f"{spent:.1f} ms of the processor each")
    print(f"memory: {sizes[0]:.1f} MB at the beginning, {sizes[-1]:.1f} MB at the end, {max(sizes):.1f} MB at most")


main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100_000)
