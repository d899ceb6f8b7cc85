"""Puts a WebAssembly module and a driver that imports its functions into one module, both in text form.

    python3 attach_driver.py MODULE.wat DRIVER.wat > WHOLE.wat

What the driver imports from `env` it gets from the module; other imports stay. The driver shares the module's memory.
"""

import re
import sys


def fields(path):
    """The fields of a module: lines that are indented by one blank, each with what belongs to it."""
    with open(path, encoding="utf-8") as text:
        return re.findall(r"^ \((?:.*\n)(?:^(?:  .*| \))\n)*", text.read(), re.MULTILINE)


def main(module_path, driver_path):
    module, driver = fields(module_path), fields(driver_path)
    exports = dict(re.findall(r'^ \(export "(\w+)" \(func (\$\d+)\)\)', "".join(module), re.MULTILINE))
    functions = {}
    kept = []
    for field in driver:
        found = re.match(r' \(import "env" "(\w+)" \((?:func|memory) (\$[\w.$]+)', field)
        if not found:
            kept.append(field)
        elif found[1] != "memory":
            functions[found[2]] = exports[found[1]]

    def renamed(field):
        return re.sub(r"(?<=[( ])\$[\w.$]+", lambda name: functions.get(name[0], "$driver." + name[0][1:]), field)

    # Types are named by what they are.
    types = {field for field in module + kept if field.startswith(" (type")}
    of_driver = [re.sub(r"\(type \$driver\.", "(type $", renamed(field)) for field in kept if not field.startswith(" (type")]
    of_module = [field for field in module if not field.startswith(" (type")]
    imports = [field for field in of_driver if field.startswith(" (import")]
    others = [field for field in of_driver if not field.startswith(" (import")]
    print("(module\n" + "".join(sorted(types) + imports + of_module + others) + ")")


if __name__ == "__main__":
    main(*sys.argv[1:])
