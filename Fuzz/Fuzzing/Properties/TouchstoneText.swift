import GrammarCombinators

/// A grammar that texts of every dialect fit in part, made of what the dialects have no use for: look-aheads, separators,
/// alternatives of which one begins another, comments.
///
///     touchstone ::= piece ( sign piece )*
struct TouchstoneText: Rule {
  static var name: StaticString { "touchstone" }

  var body: some Parser<Void> { Repeat(.zeroOrMore, Dashed.self, separator: { Sign() }, { Piece() }) }

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
    }
    return nil
  }
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
      Byte(Operator.self).map { _ in }
    }
  }
}

/// `piece ::= &[_a-zA-Z0-9] LETTERS !"(" "["? | "(" touchstone ")"`
private struct Piece: Rule {
  static var name: StaticString { "piece" }

  var body: some Parser<Void> {
    OneOf {
      Grouped(Dashed.self) {
        FollowedBy { Byte(WordPart.self) }
        Letters()
        NotFollowedBy { "(" }
        Optionally { "[" }.map { _ in }
      }
      Grouped {
        "("
        Recursive { TouchstoneText() }
        ")"
      }
    }
  }
}

private struct Letters: Token {
  static var name: StaticString { "LETTERS" }
  var body: some Parser<Void> {
    Optionally { "#" }.map { _ in }
    Repeat(.times(1...12), Glued.self) { Byte(WordPart.self).map { _ in } }
  }
}

private enum Operator: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { "*+./".utf8.contains(byte) }
}

/// White space and hyphens may stand between the parts, but no hyphen behind another.
private enum Dashed: Spacing {
  static var body: some Parser<Void> {
    Repeat(.zeroOrMore, Glued.self) { Byte(WhiteSpace.self).map { _ in } }
    Optionally { "-" }.map { _ in }
    NotFollowedBy { "-" }
  }
}
