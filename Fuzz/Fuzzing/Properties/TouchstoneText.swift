import GrammarCombinators

/// A grammar that texts of every dialect fit in part, made of what the dialects have no use for: look-aheads, separators,
/// alternatives of which one begins another, comments.
///
///     touchstone ::= piece ( sign piece )*
struct TouchstoneText: Rule {
  static var name: StaticString { "touchstone" }

  /// Whether what begins with a digit is refused, though the grammar has it.
  var refusesDigits = false

  var body: some Parser<Void> {
    Repeat(.zeroOrMore, Dashed.self, separator: { Sign() }, { Piece(refusesDigits: refusesDigits) })
  }

  private static let interpreter = Interpreter(TouchstoneText().syntax)

  /// Where the compiled parser and the interpreter part.
  static func fault(in input: Span<UInt8>) -> String? {
    // From each of the first places, so that whatever stands there has a chance.
    for offset in 0...min(input.count, 8) {
      var parsed = Cursor(offset: offset)
      let isParsed = TouchstoneText().parse(input, &parsed) != nil
      if parsed.isStopped { continue }
      var walked = Cursor(offset: offset)
      let isWalked = interpreter.accepts(input, from: &walked)
      if isParsed != isWalked {
        return "of a list from \(offset) on, \(isParsed ? "the parser" : "the interpreter") alone"
      }
      if isParsed, parsed.offset != walked.offset {
        return
          "a list from \(offset) on ends at \(parsed.offset) for the parser, at \(walked.offset) for the interpreter"
      }
      // What is given up again may have been refused as well.
      if isWalked, walked.offset == input.count, let fault = refusalFault(in: input, from: offset) { return fault }
    }
    return nil
  }

  /// What is wrong with what is told as refused in a list that goes on to the end.
  private static func refusalFault(in input: Span<UInt8>, from offset: Int) -> String? {
    let list = TouchstoneText(refusesDigits: true)
    let told = list.explain(input, from: Cursor(offset: offset), by: interpreter).refusal
    let refused = refusal(in: input, from: offset)
    func place(_ refusal: Refusal?) -> String { refusal.map { "\($0.range)" } ?? "nothing" }
    return told == refused ? nil : "of a list from \(offset) on \(place(told)) is refused, and not \(place(refused))"
  }

  /// The first word that begins with a digit, found without a grammar.
  private static func refusal(in input: Span<UInt8>, from start: Int) -> Refusal? {
    var index = start
    while index < input.count {
      let word = index
      while index < input.count, Lexer.isWordPart(input[index]) { index += 1 }
      if index > word, Lexer.isDigit(input[word]) { return Refusal(.digits, in: word..<index) }
      if index == word { index += 1 }
    }
    return nil
  }
}

extension Refusal.Reason {
  fileprivate static var digits: Refusal.Reason { Refusal.Reason(code: "digits") }
}

/// `sign ::= "=" | "==" | "<" | "<=" | [*+./]`
private struct Sign: Rule {
  static var name: StaticString { "sign" }

  var body: some Parser<Void> {
    OneOf {
      "="
      "=="
      "<"
      "<="
      ByteOf(Operator.self).map { _ in }
    }
  }
}

/// `piece ::= &[_a-zA-Z0-9] LETTERS !( ( "=" LETTERS )? "(" ) "["? | "(" touchstone ")"`
private struct Piece: Rule {
  static var name: StaticString { "piece" }

  let refusesDigits: Bool

  var body: some Parser<Void> {
    OneOf {
      SequenceOf(Dashed.self) {
        FollowedBy { ByteOf(WordPart.self) }
        letters()
        NotFollowedBy {
          Optionally {
            "="
            letters(refusingAll: refusesDigits)
          }.map { _ in }
          "("
        }
        Optionally { "[" }.map { _ in }
      }
      SequenceOf {
        "("
        Recursive { TouchstoneText(refusesDigits: refusesDigits) }
        ")"
      }
    }
  }

  /// - Parameter refusingAll: whether every word is refused.
  private func letters(refusingAll: Bool = false) -> some Parser<Void> {
    let refusesDigits = refusesDigits
    return Letters().text().check { word in
      ((), refusingAll || refusesDigits && word.utf8.first.map(Lexer.isDigit) == true ? .digits : nil)
    }
  }
}

private struct Letters: Token {
  static var name: StaticString { "LETTERS" }
  var body: some Parser<Void> {
    Optionally { "#" }.map { _ in }
    Repeat(.times(1...12), NoSpace.self) { ByteOf(WordPart.self).map { _ in } }
  }
}

private enum Operator: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { "*+./".utf8.contains(byte) }
}

/// White space and hyphens may stand between the parts, but no hyphen behind another.
private enum Dashed: Spacing {
  static var body: some Parser<Void> {
    Repeat(.zeroOrMore, NoSpace.self) { ByteOf(WhiteSpace.self).map { _ in } }
    Optionally { "-" }.map { _ in }
    NotFollowedBy { "-" }
  }
}
