import GrammarCombinators

/// A comment with a mark at the beginning of each line.
func comment(_ lines: [String], mark: String) -> String {
  lines.map { line in
    let line = mark + line.filter { !$0.isNewline }
    return String(line.reversed().drop { $0 == " " }.reversed())
  }.joined(separator: "\n")
}

/// A file of blocks with an empty line between two.
func blocks(_ blocks: [String]) -> String { blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n" }

// The standard library does this on newer systems alone.
extension String {
  /// The pieces between the occurrences of a part, and before the first and behind the last; scalars are compared, so that
  /// a mark behind the part does not hide it.
  func pieces(around part: String) -> [Substring] {
    let (whole, part) = (unicodeScalars, part.unicodeScalars)
    var pieces: [Substring] = []
    var (start, index) = (whole.startIndex, whole.startIndex)
    while index < whole.endIndex {
      if whole[index...].starts(with: part) {
        pieces.append(Substring(whole[start..<index]))
        whole.formIndex(&index, offsetBy: part.count)
        start = index
      } else {
        whole.formIndex(after: &index)
      }
    }
    return pieces + [Substring(whole[start...])]
  }

  /// The text with another in place of every occurrence of a part.
  func substituting(_ part: String, with replacement: String) -> String {
    pieces(around: part).joined(separator: replacement)
  }
}

/// A notation in which every character of a text is accounted for.
protocol CharacterNotation: ExpressionNotation where Leaf == Symbol {
  /// The name of the notation in failures.
  static var notation: String { get }

  /// The mark that begins each line of a comment.
  static var commentMark: String { get }

  /// The marks behind the name of a production and behind the production.
  static var productionMark: String { get }
  static var productionEnd: String { get }

  /// Whether alternatives of a token are tried in order.
  static var isOrdered: Bool { get }

  /// Whether alternatives of a rule are.
  static var isOrderedInRules: Bool { get }

  /// The end of a line of a file.
  static var lineEnd: String { get }

  /// How the notation writes the names of productions.
  var names: NameTable { get }

  init(_ grammar: CharacterGrammar) throws(ExportFailure)

  /// The text before the productions, if there is any.
  func beginning(of grammar: CharacterGrammar) -> String

  func written(_ production: CharacterProduction) -> String
  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression
  func characters(_ ranges: [ClosedRange<UInt32>]) -> WrittenExpression

  static func comment(_ lines: [String]) -> String
}

extension CharacterNotation {
  static var productionEnd: String { "" }
  static var isOrdered: Bool { false }
  static var isOrderedInRules: Bool { false }
  static var lineEnd: String { "\n" }

  /// The text of a whole grammar.
  ///
  /// - Parameter header: what the file says about itself in the comment at its head, a line each.
  static func text(of grammar: Grammar, header: [String] = []) throws(ExportFailure) -> String {
    var grammar = try CharacterGrammar(
      grammar, notation: notation, hasTokens: false, isOrdered: isOrderedInRules)
    if isOrdered { try grammar.orderTokens() }
    let notation = try Self(grammar)
    let text = blocks(
      [comment(header), notation.beginning(of: grammar)] + grammar.productions.map { notation.written($0) })
    return text.substituting("\n", with: lineEnd)
  }

  static func comment(_ lines: [String]) -> String { GrammarExport.comment(lines, mark: commentMark) }

  func beginning(of grammar: CharacterGrammar) -> String { "" }

  func written(_ production: CharacterProduction) -> String {
    self.production(names[production.name] + Self.productionMark, production.body, end: Self.productionEnd)
  }

  func written(_ symbol: Symbol) -> WrittenExpression {
    switch symbol {
    case .text(let text, let ignoresCase): self.text(text, ignoresCase: ignoresCase)
    case .characters(let characters): self.characters(characters.ranges)
    case .name(let name): WrittenExpression(names[name])
    }
  }

  /// Between double quotation marks with the escapes of Python, or each letter as a class of its two forms.
  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    guard ignoresCase else {
      return WrittenExpression(EscapedCharacters.quoted(text, mark: "\"", EscapedCharacters.python))
    }
    return .sequence(Symbol.text(text, ignoresCase: true).letters.map { characters($0).text })
  }
}

/// Characters in the quotation marks or brackets of programming languages.
enum EscapedCharacters {
  /// `text` between `mark`s, with a backslash before what would end it and escapes for what can't be seen.
  static func quoted(_ text: String, mark: Unicode.Scalar, _ escape: (UInt32) -> String) -> String {
    var result = String(mark)
    for scalar in text.unicodeScalars {
      if scalar == mark || scalar == "\\" {
        result += "\\" + String(scalar)
      } else if scalar.value < 32 || scalar.value > 126 {
        result += escape(scalar.value)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + String(mark)
  }

  /// The pieces of a text: as much as one pair of quotation marks can hold, and what `other` gives for a character.
  static func quotedPieces(_ text: String, _ other: (Unicode.Scalar) -> String?) -> [String] {
    var pieces: [String] = []
    var run = ""
    func endRun() {
      if !run.isEmpty { pieces.append(Syntax.quoted(run)) }
      run = ""
    }
    for scalar in text.unicodeScalars {
      if let piece = other(scalar) {
        endRun()
        pieces.append(piece)
        continue
      }
      if scalar == "'" && run.contains("\"") || scalar == "\"" && run.contains("'") { endRun() }
      run.unicodeScalars.append(scalar)
    }
    endRun()
    return pieces
  }

  /// Ranges between brackets, `escape` for every character that is no letter, no digit and none of `_.+`.
  static func bracketed(_ ranges: [ClosedRange<UInt32>], _ escape: (UInt32) -> String) -> String {
    func spelled(_ code: UInt32) -> String {
      guard code < 128, let scalar = Unicode.Scalar(code) else { return escape(code) }
      let character = Character(scalar)
      return character.isLetter || character.isNumber || "_.+".contains(character) ? String(scalar) : escape(code)
    }
    return "["
      + ranges.map { range in
        switch range.upperBound - range.lowerBound {
        case 0: spelled(range.lowerBound)
        case 1: spelled(range.lowerBound) + spelled(range.upperBound)
        default: spelled(range.lowerBound) + "-" + spelled(range.upperBound)
        }
      }.joined() + "]"
  }

  /// A code in hexadecimal digits, at least so many.
  static func hexadecimal(_ code: UInt32, digits: Int) -> String {
    let text = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// The escape of Python: `\x0B`, `\u2028`, `\U0010FFFF`.
  static func python(_ code: UInt32) -> String {
    switch code {
    case 0..<0x100: "\\x" + hexadecimal(code, digits: 2)
    case 0x100..<0x10000: "\\u" + hexadecimal(code, digits: 4)
    default: "\\U" + hexadecimal(code, digits: 8)
    }
  }
}

/// The names of productions as a notation can write them, each its own.
struct NameTable {
  private var names: [String: String] = [:]

  /// - Parameters:
  ///   - reserved: names that the notation has for itself.
  ///   - ignoresCase: whether names that differ in capitals alone are one.
  ///   - spelling: how the notation spells a name.
  init(
    of grammar: CharacterGrammar, reserved: Set<String> = [], ignoresCase: Bool = false, mark: String,
    _ spelling: (CharacterProduction) -> String
  ) {
    self.init(
      of: grammar.productions.map { ($0.name, $0.kind, spelling($0)) }, reserved: reserved, ignoresCase: ignoresCase,
      mark: mark)
  }

  /// The names of productions that are spelled already.
  init(
    of productions: [(name: String, kind: Production.Kind, spelled: String)], reserved: Set<String> = [],
    ignoresCase: Bool = false, mark: String
  ) {
    var taken = reserved
    for production in productions {
      let spelled = production.spelled
      var name = spelled
      var number = 1
      func key() -> String { ignoresCase ? name.lowercased() : name }
      while taken.contains(key()) {
        let suffix = production.kind == .token ? "token" : "rule"
        name = spelled + mark + (spelled == spelled.uppercased() ? suffix.uppercased() : suffix)
        name += number == 1 ? "" : String(number)
        number += 1
      }
      taken.insert(key())
      names[production.name] = name
    }
  }

  subscript(name: String) -> String { names[name] ?? name }

  /// A name of letters, digits and `_`, which begins with a letter.
  static func plain(_ name: String) -> String {
    let plain = String(name.map { $0 == "-" || $0 == "." ? "_" : $0 })
    return plain.hasPrefix("_") ? "x" + plain : plain
  }

  /// `identifierAttributePair` as `identifier-attribute-pair`, with another mark if need be; capitals stay together.
  static func divided(_ name: String, by mark: String) -> String {
    let name = plain(name)
    guard name != name.uppercased() else { return name.substituting("_", with: mark) }
    var result = ""
    var isCapital = true
    for character in name {
      if character.isUppercase, !isCapital, !result.hasSuffix(mark) { result += mark }
      isCapital = character.isUppercase
      result += character == "_" ? mark : character.lowercased()
    }
    return result
  }
}
