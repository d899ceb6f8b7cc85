import SourceScanning

/// The literals of a draft, in each form that a language has.
extension SourceDraft {
  private mutating func begin(_ text: String) {
    entries.append(Entry(text: text, line: line, column: column, statement: statement))
  }

  /// What has been written since an offset is the content of the last literal, which may be one of several.
  private mutating func end(from start: Int) {
    if entries[entries.count - 1].content == 0..<0 { entries[entries.count - 1].content = start..<bytes.count }
    entries[entries.count - 1].end = bytes.count
  }

  /// Writes a character of the text of the last entry.
  private mutating func add(_ scalar: Unicode.Scalar, as spelling: String) {
    let start = bytes.count
    add(spelling)
    let isEscape = spelling != String(scalar)
    entries[entries.count - 1].spellings += (0..<String(scalar).utf8.count).map { index in
      isEscape ? start..<bytes.count : start + index..<start + index + 1
    }
  }

  mutating func addLiteral(_ text: String) {
    switch (language, roll(7)) {
    case (.swift, 0): addPieces(of: text, between: "+")
    case (.swift, 1):
      begin(text)
      addShort(text, isPlain: roll(2) == 0, String(repeating: "#", count: 1 + roll(2)))
    case (.swift, 2), (.swift, 3): addLines(of: text)
    case (.objectiveC, 0), (.objectiveC, 1): addPieces(of: text, between: "")
    default:
      if language == .objectiveC { add("@") }
      begin(text)
      addShort(text, isPlain: roll(2) == 0)
    }
  }

  /// A literal of one line.
  private mutating func addShort(_ text: String, isPlain: Bool, _ hashes: String = "") {
    add(hashes + "\"")
    let start = bytes.count
    addEscaped(text, isPlain: isPlain, behind: "\\" + hashes)
    end(from: start)
    add("\"" + hashes)
  }

  /// - Parameters:
  ///   - isPlain: whether there are escapes only where there have to be.
  ///   - mark: what an escape begins with.
  private mutating func addEscaped(_ text: String, isPlain: Bool, behind mark: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": add(scalar, as: mark + String(scalar))
      case "\n": add(scalar, as: mark + "n")
      case "\r": add(scalar, as: mark + "r")
      case "\t" where !isPlain: add(scalar, as: mark + "t")
      case "\0" where language == .swift: add(scalar, as: mark + "0")
      default: add(scalar, as: !isPlain && roll(12) == 0 ? escape(of: scalar, behind: mark) : String(scalar))
      }
    }
  }

  /// The code of a character, where it need not be escaped; in Objective-C a line feed that is taken away may stand before it.
  private mutating func escape(of scalar: Unicode.Scalar, behind mark: String) -> String {
    let code = String(scalar.value, radix: 16)
    if language == .swift { return mark + "u{" + code + "}" }
    if roll(2) == 0 {
      add(mark + "\n")
      return String(scalar)
    }
    let isLong = code.count > 4 || roll(3) == 0
    return mark + (isLong ? "U" : "u") + String(repeating: "0", count: (isLong ? 8 : 4) - code.count) + code
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
      if index == 0 { begin(text) }
      addShort(String(String.UnicodeScalarView(piece)), isPlain: index > 0 && roll(2) == 0)
    }
  }

  /// A literal of several lines, with a line feed that a backslash takes away.
  private mutating func addLines(of text: String) {
    let indentation = pick(["", "  ", "\t"])
    let hashes = pick(["", "", "#", "##"])
    let mark = "\\" + hashes
    begin(text)
    add(hashes + "\"\"\"" + pick(["\n", " \n", "\r\n"]))
    let start = bytes.count
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let isPlain = roll(2) == 0
    for (index, line) in lines.enumerated() {
      let scalars = Array(line)
      let cut = roll(3) == 0 ? roll(scalars.count + 1) : scalars.count
      add(indentation)
      addEscaped(String(String.UnicodeScalarView(scalars[..<cut])), isPlain: isPlain, behind: mark)
      if cut < scalars.count {
        add(mark + pick(["\n", "  \n"]) + indentation)
        addEscaped(String(String.UnicodeScalarView(scalars[cut...])), isPlain: isPlain, behind: mark)
      }
      if index == lines.count - 1 {
        end(from: start)
        add("\n")
      } else {
        add("\n", as: "\n")
      }
    }
    add(indentation + "\"\"\"" + hashes)
  }
}
