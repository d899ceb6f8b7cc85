"""Parses a table of texts with every consumer of the exported grammars, and compares the verdicts.

    compare.py TABLE GRAMMARS WORK MINIMUM [CONSUMER ...] [CONSUMER/DIALECT ...]

TABLE is what `fuzz table` writes, GRAMMARS the folder of exports, WORK a folder for what is made on the way, and MINIMUM
how many accepted texts and how many rejected ones there must be of each dialect. All consumers are asked if none is named.
A consumer is not asked about a dialect that is named with it: its notation can't say that. Where MINIMUM is 0, it is not
asked about one that it has no file of.
"""

import collections
import importlib
import json
import multiprocessing
import sys
import threading
import time

CONSUMERS = ["lark_reader", "antlr4_reader", "abnf_reader", "peg_reader", "gbnf_reader", "json_reader", "iso_ebnf_reader"]


def disagreements(task):
    """The rows on which a consumer and the table differ, how many it has read, and how long that took."""
    consumer, dialect, rows, grammars, work, mayBeMissing = task
    module = importlib.import_module(consumer)
    start = time.monotonic()
    found = []

    def read():
        accepts = module.reader(grammars, dialect, work)
        texts = [text for _, text in rows]
        # A program is called once.
        for (verdict, text), isAccepted in zip(rows, accepts.all(texts) if hasattr(accepts, "all") else map(accepts, texts)):
            # A text that is refused for what no grammar knows is one of the grammar's language.
            if isAccepted != (verdict != "rejected"):
                found.append((verdict, text))

    # Texts are nested deeper than a thread's usual stack.
    errors, missing = [], []

    def guarded():
        try:
            read()
        except FileNotFoundError as error:
            (missing if mayBeMissing else errors).append(f"FileNotFoundError: {error}")
        except BaseException as error:
            errors.append(f"{type(error).__name__}: {error}")

    sys.setrecursionlimit(1_000_000)
    threading.stack_size(512 * 1024 * 1024)
    thread = threading.Thread(target=guarded)
    thread.start()
    thread.join()
    return consumer, dialect, 0 if missing else len(rows), found, errors, time.monotonic() - start


def main():
    table, grammars, work, minimum = sys.argv[1:5]
    chosen = [name for name in sys.argv[5:] if "/" not in name] or CONSUMERS
    rows = collections.defaultdict(list)
    with open(table, encoding="utf-8", newline="\n") as lines:
        for line in lines:
            row = json.loads(line)
            rows[row["dialect"]].append((row["verdict"], row["text"]))
    for dialect, texts in rows.items():
        counts = collections.Counter(verdict for verdict, _ in texts)
        if min(counts["accepted"], counts["rejected"]) < int(minimum):
            sys.exit(f"{dialect}: {minimum} accepted and {minimum} rejected texts are needed, not {dict(counts)}")
    tasks = [
        (consumer, dialect, rows[dialect], grammars, work, int(minimum) == 0)
        for consumer in chosen
        for dialect in rows
        if f"{consumer}/{dialect}" not in sys.argv[5:]
    ]
    totals = {consumer: [0, 0.0] for consumer in chosen}
    failed = False
    with multiprocessing.Pool(maxtasksperchild=1) as pool:
        for consumer, dialect, count, found, errors, seconds in pool.imap_unordered(disagreements, tasks, 1):
            totals[consumer][0] += count
            totals[consumer][1] += seconds
            for error in errors:
                print(f"{consumer}: {dialect}: {error}")
            for verdict, text in found[:5]:
                print(f"{consumer}: {dialect}: the parser says {verdict}, the consumer does not: {text!r}")
            if len(found) > 5:
                print(f"{consumer}: {dialect}: {len(found)} rows differ")
            failed = failed or bool(found or errors)
    for consumer, (count, seconds) in totals.items():
        print(f"{importlib.import_module(consumer).NAME}: {count} rows, {seconds:.1f} s")
    sys.exit(1 if failed or not rows else 0)


if __name__ == "__main__":
    main()
