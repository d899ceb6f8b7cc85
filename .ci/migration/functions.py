"""Functions made by chance for ChanceView.swift: dictionaries that are set, filled and changed, and calls that use them."""

import random

VIEWS = [
    "x", "y", "self.x", "self.y", "a", "b", "inner", "fresh", "self.fresh", "quiet", "counted", "late", "self.lateQuiet",
    "make()", "self.make()", "watched", "[x, y][0]", "(flag ? x : y)", "x.subviews.first ?? y", "superview!", "local",
]
NUMBERS = [
    "m", "self.m", "c", "CGFloat(3)", "CGFloat(next())", "g", "self.g", "h", "4", "2.5", "CGFloat(m + 1)", "m * 2", "next()",
]
TEXTS = ["[v(3)]", "V:[w(4@500)]", "H:|-2-[v]", "V:[v(5)]", "H:[w(6)]", "V:|-1-[w(2@20)]", "[v(7)]"]
TEXTS_WITH_NUMBERS = ["[v(m)]", "V:[w(m@50)]", "H:|-m-[v]", "V:[v(m)]"]
NUMBERED_TEXTS = ["[v0(3)]", "V:[v1(4@5)]", "[v0(3)]-(>=1)-[v1(1)]"]
CHANGES = [
    "rebuild()", "calm()", "model.reload()", "model.calm()", "x = y", "self.x = inner", "m = 9", "m += 1", "swap(&x, &y)",
    "(x, y) = (y, x)", "later { x = inner }", "_ = make()", "_ = fresh", "if flag { rebuild() }", "addSubview(x)", "_ = late",
    "watched = a", "defer { rebuild() }", "self.counted = b", "model.owner?.rebuild()", "for _ in 0..<2 { rebuild() }",
    "each([a, b]) { view in x = view }", "x.translatesAutoresizingMaskIntoConstraints = true",
]
RECEIVERS = [
    "addConstraints", "self.addConstraints", "host.addConstraints", "getHost().addConstraints", "x.addConstraints",
    "outer.addConstraints", "kept =", "kept +=", "NSLayoutConstraint.activate", "let", "stored.addConstraints",
    "superview?.addConstraints", "addConstraints", "addConstraints",
]
BLOCKS = [
    "if flag {", "later {", "twice {", "for _ in 0..<2 {", "do {", "each([a, b]) { x in", "for x in [a, b] {",
    "if let x = Optional(b) {", "func inner() {", "later { [x] in", "each([inner]) { (y: UIView) in",
]


class Function:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines, self.indentation = [], 2
        self.dictionary, self.kind, self.metrics, self.text = None, None, None, None
        self.has_numbers = self.has_local = self.is_variable = self.text_is_variable = False
        self.write()

    def add(self, line):
        self.lines.append("  " * self.indentation + line)

    def one(self, choices):
        return self.random.choice(choices)

    def chance(self, probability):
        return self.random.random() < probability

    def view(self):
        return self.one([view for view in VIEWS if view != "local" or self.has_local])

    def views(self):
        return self.dictionary or f'["v": {self.view()}, "w": {self.view()}]'

    def numbers(self):
        if self.has_numbers:
            return self.metrics
        return self.one(["nil", "nil", f'["m": {self.one(NUMBERS)}]', f'["m": {self.one(NUMBERS)}, "k": {self.one(NUMBERS)}]'])

    def literal(self):
        text = self.one(TEXTS_WITH_NUMBERS if self.has_numbers else TEXTS)
        way = self.random.random()
        if way < 0.1:
            text = text.replace("3", "\\(m)").replace("5)", "\\(next()))").replace("7", "\\(c)")
        elif way < 0.2 and not self.has_numbers:
            return f'flag ? "{text}" : "{self.one(TEXTS)}"'
        elif way < 0.27:
            middle = self.random.randrange(1, len(text))
            return f'"{text[:middle]}" + "{text[middle:]}"'
        return f'"{text}"'

    def made(self, text, metrics="nil"):
        return (
            f"NSLayoutConstraint.constraints(withVisualFormat: {text}, options: [], metrics: {metrics}, "
            f"views: {self.views()})"
        )

    def change(self):
        number = len(self.lines)
        choices = CHANGES + [f"func local{number}() {{ x = y }}; local{number}()"]
        if self.has_local == "var":
            choices = choices + 2 * ["local = y", "local = inner"]
        if self.is_variable:
            choices = choices + 2 * [
                f'd["v"] = {self.view()}', f'd["w"] = {self.view()}', f'd = ["v": {self.view()}, "w": {self.view()}]',
                f'if flag {{ d["w"] = {self.view()} }}', 'd.removeValue(forKey: "q")', 'later { d["v"] = inner }',
                f'if !flag {{ d = ["v": {self.view()}, "w": {self.view()}] }}',
            ]
        if self.dictionary == "d":
            choices = choices + ['print(d.count, terminator: "")', "take(d)", f"let other{number} = d; _ = other{number}"]
        if self.dictionary == "views":
            choices = choices + ['views["v"] = b']
        if self.text_is_variable:
            choices = choices + 2 * [f'text = "{self.one(TEXTS)}"', 'if flag { text = "V:[v(8)]" }']
        self.add(self.one(choices))

    def call(self):
        if self.chance(0.12):
            return f'pin("{self.one(TEXTS)}", views: {self.views()})'
        if self.chance(0.12):
            return f'pinAll("{self.one(NUMBERED_TEXTS)}", views: {self.view()}, {self.view()})'
        if self.chance(0.1):
            width = "m" if self.has_numbers else "3"
            receiver = self.one(["", "x.", "getHost()."])
            return (
                f'{receiver}addCompactConstraint("v.width = {width}", metrics: {self.numbers()}, views: {self.views()})'
            )
        made, receiver = self.made(self.text or self.literal(), self.numbers()), self.one(RECEIVERS)
        if receiver == "let":
            name = f"made{len(self.lines)}"
            return f"let {name} = {made}\n    kept += {name}"
        return f"{receiver} {made}" if receiver.startswith("kept") else f"{receiver}({made})"

    def block(self):
        way = self.random.random()
        texts = f'["{self.one(TEXTS)}", "{self.one(TEXTS)}"]'
        if way < 0.1:
            before = self.one(["", "", "", "rebuild(); "])
            self.add(f"{texts}.forEach {{ {before}{self.one(['', 'self.', 'host.', 'x.'])}addConstraints({self.made('$0')}) }}")
        elif way < 0.2:
            self.add(f"{self.one(['kept =', 'kept +='])} {texts}.flatMap {{ {self.made('$0')} }}")
        elif way < 0.3:
            self.add(f"for text in {texts} {{ addConstraints({self.made('text')}) }}")
        else:
            head = self.one(BLOCKS).replace("inner()", f"inner{len(self.lines)}()")
            self.add(head)
            self.indentation += 1
            if self.chance(0.25):
                self.change()
            self.add(self.call())
            if self.chance(0.25):
                self.change()
            self.indentation -= 1
            self.add("}")
            if head.startswith("func"):
                self.add(self.one(["", "rebuild(); "]) + head[5:-2])

    def write(self):
        self.add("reset()")
        if self.chance(0.3):
            self.has_local = self.one(["let", "var"])
            self.add(f"{self.has_local} local = {self.one(['x', 'a', 'inner', 'y'])}")
        kind, views = self.one(["inline", "let", "let", "let", "var", "empty", "property"]), self.views()
        if kind == "let":
            self.add(f"let d{self.one(['', ': [String: UIView]'])} = {views}")
        elif kind == "var":
            self.add(f"var d: [String: UIView] = {views}")
        elif kind == "empty":
            self.lines += [f"    {line}" for line in ["var d = [String: UIView]()", f'd["v"] = {self.view()}', f'd["w"] = {self.view()}']]
        elif kind == "property":
            self.add(f"views = {views}")
        self.dictionary = {"inline": None, "property": "views"}.get(kind, "d")
        self.is_variable = kind in ("var", "empty")
        if self.chance(0.4):
            self.has_numbers, self.metrics = True, f'["m": {self.one(NUMBERS)}]'
            if self.chance(0.6):
                self.add(f"let numbers: [String: CGFloat] = {self.metrics}")
                self.metrics = "numbers"
        if self.chance(0.2):
            self.text, word = "text", self.one(["let", "var"])
            self.text_is_variable = word == "var"
            self.add(f'{word} text = "{self.one(TEXTS_WITH_NUMBERS if self.has_numbers else TEXTS)}"')
        for _ in range(self.one([0, 1, 1, 2])):
            self.change()
        for _ in range(self.one([1, 1, 1, 2, 3])):
            if self.chance(0.55):
                self.add(self.call())
            else:
                self.block()
            if self.chance(0.4):
                self.change()
