import SentenceGeneration
import SourceScanning

/// A source that is written around constraint texts, and where each of them stands.
struct SourceDraft {
  /// A text in the source.
  struct Entry {
    let text: String
    let line: Int
    let column: Int
    /// The bytes between the quotation marks of its first literal.
    var content = 0..<0
    /// The statement that it is in.
    let statement: Int
    /// Whether the literal is the text as it is.
    var isPlain = false
  }

  let language: SourceLanguage
  private(set) var bytes: [UInt8] = []
  private(set) var entries: [Entry] = []
  private var random: SeededGenerator
  private var line = 1
  private var column = 1
  private var statement = 0
  private var nameCount = 0
  /// How deep brackets are in which a line may end.
  private var open = 0

  init(_ texts: [String], _ language: SourceLanguage, _ random: SeededGenerator) {
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

  private mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func pick(_ choices: [String]) -> String { choices[roll(choices.count)] }

  mutating func add(_ text: String) {
    for scalar in text.unicodeScalars {
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    bytes += text.utf8
  }

  /// What may stand between two tokens.
  private mutating func gap() {
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
      entries.append(Entry(text: "", line: start.0, column: column, statement: statement))
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

  // MARK: literals

  private mutating func begin(_ text: String, isPlain: Bool) {
    entries.append(Entry(text: text, line: line, column: column, statement: statement, isPlain: isPlain))
  }

  /// What has been written since an offset is the content of the last literal.
  private mutating func end(from start: Int) { entries[entries.count - 1].content = start..<bytes.count }

  private mutating func addLiteral(_ text: String) {
    let isPlain = !text.unicodeScalars.contains { "\"\\\n\r\0".unicodeScalars.contains($0) }
    switch (language, roll(7)) {
    case (.swift, 0): addPieces(of: text, between: "+")
    case (.swift, 1) where !text.unicodeScalars.contains { "\"\\\n\r".unicodeScalars.contains($0) }:
      addRaw(text, String(repeating: "#", count: 1 + roll(2)))
    case (.swift, 2), (.swift, 3): addLines(of: text)
    case (.objectiveC, 0), (.objectiveC, 1): addPieces(of: text, between: "")
    default:
      if language == .objectiveC { add("@") }
      begin(text, isPlain: isPlain)
      addShort(text, isPlain: isPlain && roll(2) == 0)
    }
  }

  /// A literal of one line; values in it, and escapes where they need not be, only if it is not plain.
  private mutating func addShort(_ text: String, isPlain: Bool) {
    add("\"")
    let start = bytes.count
    addEscaped(text, isPlain: isPlain)
    end(from: start)
    add("\"")
  }

  private mutating func addEscaped(_ text: String, isPlain: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": add("\\" + String(scalar))
      case "\n": add("\\n")
      case "\r": add("\\r")
      case "\t" where !isPlain:
        add("\\t")
        entries[entries.count - 1].isPlain = false
      case "\0" where language == .swift: add("\\0")
      default:
        if language == .swift, !isPlain, roll(12) == 0 {
          add("\\u{" + String(scalar.value, radix: 16) + "}")
          entries[entries.count - 1].isPlain = false
        } else {
          if language == .objectiveC, !isPlain, roll(12) == 0 {
            add("\\\n")
            entries[entries.count - 1].isPlain = false
          }
          add(String(scalar))
        }
      }
    }
  }

  private mutating func addPieces(of text: String, between sign: String) {
    let scalars = Array(text.unicodeScalars)
    let cut = roll(scalars.count + 1)
    for (index, piece) in [scalars[..<cut], scalars[cut...]].enumerated() {
      if index > 0 {
        if !sign.isEmpty { add(" ") }
        gap()
        add(sign)
        gap()
      }
      if language == .objectiveC, index == 0 || roll(2) == 0 { add("@") }
      let part = String(String.UnicodeScalarView(piece))
      if index == 0 {
        begin(text, isPlain: false)
        addShort(part, isPlain: false)
      } else {
        add("\"")
        addEscaped(part, isPlain: true)
        add("\"")
      }
    }
  }

  private mutating func addRaw(_ text: String, _ hashes: String) {
    begin(text, isPlain: true)
    add(hashes + "\"")
    let start = bytes.count
    add(text)
    end(from: start)
    add("\"" + hashes)
  }

  /// A literal of several lines, with a line feed that a backslash takes away.
  private mutating func addLines(of text: String) {
    let indentation = pick(["", "  ", "\t"])
    begin(text, isPlain: false)
    add("\"\"\"" + pick(["\n", " \n", "\r\n"]))
    let start = bytes.count
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let scalars = Array(line)
      let cut = roll(3) == 0 ? roll(scalars.count + 1) : scalars.count
      add(indentation)
      addEscaped(String(String.UnicodeScalarView(scalars[..<cut])), isPlain: true)
      if cut < scalars.count {
        add("\\" + pick(["\n", "  \n"]) + indentation)
        addEscaped(String(String.UnicodeScalarView(scalars[cut...])), isPlain: true)
      }
      if index == lines.count - 1 { end(from: start) }
      add("\n")
    }
    add(indentation + "\"\"\"")
  }
}
