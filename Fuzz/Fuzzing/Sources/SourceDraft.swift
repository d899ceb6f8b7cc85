package import SentenceGeneration
package import SourceScanning

/// A source that is written around constraint texts, and where each of them stands.
package struct SourceDraft {
  /// A text in the source.
  struct Entry {
    let text: String
    let line: Int
    let column: Int
    /// The bytes between the quotation marks of its first literal.
    var content = 0..<0
    /// The statement that it is in.
    let statement: Int
    /// The bytes that spell each byte of the text: some of an escape are those of each byte that it stands for.
    var spellings: [Range<Int>] = []
    /// Where the last of its literals has its closing quotation mark.
    var end = 0
  }

  let language: SourceLanguage
  package private(set) var bytes: [UInt8] = []
  var entries: [Entry] = []
  private var random: SeededGenerator
  var line = 1
  var column = 1
  var statement = 0
  private var nameCount = 0
  /// How deep brackets are in which a line may end.
  private var open = 0

  package init(_ texts: [String], _ language: SourceLanguage, _ random: SeededGenerator) {
    self.language = language
    self.random = random
    for text in texts {
      statement += 1
      addStatement(text)
    }
    entries.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// The source with other bytes in the place of some.
  func replacing(_ range: Range<Int>, with replacement: [UInt8]) -> ContiguousArray<UInt8> {
    ContiguousArray(bytes[..<range.lowerBound] + replacement + bytes[range.upperBound...])
  }

  // MARK: writing

  mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func pick(_ choices: [String]) -> String { choices[roll(choices.count)] }

  mutating func add(_ text: String) {
    for scalar in text.unicodeScalars {
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    bytes += text.utf8
  }

  /// What may stand between two tokens.
  mutating func gap() {
    let inLine = ["", "", " ", "\t", "/**/", "/* \"a( */", " /* [ */ ", "/* é😀 */"]
    let nested = language == .swift ? ["/* /* \" */ ] */"] : ["/* // */"]
    let lines = ["\n", "\r\n  ", " // it's \"( \n", "\n/* {\n */ "]
    add(pick(inLine + nested + (open > 0 ? lines : [])))
  }

  /// A statement with a call, in what may stand around one.
  private mutating func addStatement(_ text: String) {
    if roll(3) == 0 { addNoise() }
    let depth = roll(4)
    var closings: [String] = []
    // A value that has a name stands before its statement.
    let isNamed = !text.isEmpty && roll(4) == 0 ? addNamedValue(text) : nil
    for _ in 0..<depth {
      let (opening, closing) = wrapper()
      add(opening)
      open += 1
      closings.append(closing)
      if roll(2) == 0 { gap() }
    }
    addCall { draft in if let isNamed { draft.add(isNamed) } else { draft.addExpression(text) } }
    for closing in closings.reversed() {
      if roll(2) == 0 { gap() }
      add(closing)
      open -= 1
    }
    add(language == .swift ? pick(["\n", " ;\n", "\n\n"]) : ";\n")
  }

  private mutating func wrapper() -> (String, String) {
    let common = [("(", ")"), ("use(", ", 3)"), ("f(x, ", ")")]
    let others =
      language == .swift
      ? [("[", "]"), ("[\"k\": ", "]"), ("run { x in ", " }"), ("if x { ", " }"), ("a.map({ ", " }, by: \"{\")")]
      : [
        ("[a b:", "]"), ("@[", ", @\"]\"]"), ("@{@\"k\": ", "}"), ("[a run:^{ ", "; } by:@\"[\"]"),
        ("if (x) { ", "; }"),
        ("a ? nil : ", ""),
      ]
    let all = common + others
    return all[roll(all.count)]
  }

  /// What looks like a call, or like a literal, and is none.
  private mutating func addNoise() {
    let common = [
      "// rule(\"x\")\n", "/* rule(\"x\")\n */\n", "rule(3);\n", "rules(4);\n", "withRule;\n",
      "f(\"rule(\\\"x\\\")\");\n",
    ]
    let swift = [
      "func rule(_ text: String) { }\n", "f(\"\"\"\n  rule(\"x\") \"\n  \"\"\")\n", "f(#\"rule(\"x\")\"#)\n",
      "let c = a[\"b\"] ?? \"\\(d(\"e\", [\")\"]))\"\n",
    ]
    let objectiveC = [
      "#define RULE(x) rule(@\"x\") \\\n  [a constraintsWithRule:@\"x\"]\n", "char c = '\"';\n",
      "- (void)constraintsWithRule:(NSString *)text;\n", "#pragma mark - It's\n",
    ]
    add(pick(common + (language == .swift ? swift : objectiveC)))
  }

  /// `let name = "…"`, and the name.
  private mutating func addNamedValue(_ text: String) -> String {
    nameCount += 1
    let name = "format\(nameCount)"
    let outer = open
    open = 0
    add(language == .swift ? pick(["let \(name) = ", "var \(name): String =", "\(name) = "]) : "NSString *\(name) = ")
    addLiteral(text)
    add(language == .swift ? "\n" : ";\n")
    open = outer
    return name
  }

  private mutating func addCall(_ argument: (inout SourceDraft) -> Void) {
    let forms =
      language == .swift
      ? [
        ("rule", "(", ")"), ("hb_rule", "(", ", metrics: nil)"), ("X.constraints", "(withRule:", ", views: list)"),
        ("x.rules", "([", "])"), ("x.rules", "([\"\",", ", ])"),
      ]
      : [
        ("rule", "(", ", 3)"), ("[X constraintsWithRule", ":", " options:0]"),
        ("[self.x hb_rule", ":", " metrics:@{@\"a\": @1}]"),
        ("[x rules", ":@[", "] metrics:nil]"), ("[x rules", ":@[@\"\", ", ",] metrics:nil]"),
      ]
    let (name, opening, closing) = forms[roll(forms.count)]
    add(name)
    if language == .objectiveC { gap() }
    let start = (line, column)
    add(opening)
    // The empty text of a list is one as well.
    if let quote = opening.unicodeScalars.firstIndex(of: "\"") {
      let column = start.1 + opening.unicodeScalars.distance(from: opening.startIndex, to: quote)
      var entry = Entry(text: "", line: start.0, column: column, statement: statement)
      entry.end =
        bytes.count - opening.utf8.count + opening.unicodeScalars.distance(from: opening.startIndex, to: quote) + 1
      entries.append(entry)
    }
    open += 1
    gap()
    argument(&self)
    gap()
    add(closing)
    open -= 1
  }

  /// A text as a literal, or two of which it may be either.
  private mutating func addExpression(_ text: String) {
    switch roll(6) {
    case 0:
      add("(")
      addLiteral(text)
      add(")")
    case 1:
      add("a.isOn == 2 ? ")
      addLiteral(text)
      add(" : ")
      addLiteral("other")
    default: addLiteral(text)
    }
  }
}
