/// Divides a grammar file into lexical units; blanks and ordinary comments are none.
struct EBNFScanner {
  /// The rest of the file.
  var cursor: EBNFCursor

  /// The units of `text`, closed by either the end of the text or the failure that hides the rest.
  static func tokens(of text: String) -> [EBNFToken] {
    var scanner = EBNFScanner(cursor: EBNFCursor(text))
    var tokens: [EBNFToken] = []
    do throws(EBNFError) {
      repeat {
        if let token = try scanner.token() { tokens.append(token) }
      } while tokens.last?.kind != .endOfText
    } catch {
      tokens.append(EBNFToken(kind: .failure(error), place: error.place))
    }
    return tokens
  }

  private mutating func token() throws(EBNFError) -> EBNFToken? {
    _ = cursor.take(while: Self.isBlank)
    let place = cursor.place
    return try kind(at: place).map { EBNFToken(kind: $0, place: place) }
  }

  private mutating func kind(at place: EBNFPlace) throws(EBNFError) -> EBNFTokenKind? {
    guard let scalar = cursor.next else { return .endOfText }
    switch scalar {
    case "A"..."Z", "a"..."z", "_": return .name(cursor.take(while: Self.isNamePart))
    case "\"", "'": return .literal(try literal(quote: scalar, at: place))
    case "[": return .characterClass(try characterClass(at: place))
    case "#":
      let scalar = try escape()
      return .characterClass(EBNFCharacterClass(ranges: [scalar...scalar]))
    default: break
    }
    if cursor.skip("/*") { return try comment(at: place).map { .directive($0) } }
    if cursor.skip("::=") { return .definitionSign }
    if cursor.skip("<?TOKENS?>") { return .tokensMarker }
    guard let sign = Self.sign(scalar) else { throw EBNFError(.unknownCharacter(scalar), at: place) }
    cursor.advance()
    return sign
  }

  private mutating func literal(quote: Unicode.Scalar, at place: EBNFPlace) throws(EBNFError) -> String {
    cursor.advance()
    let content = cursor.take { $0 != quote && !Self.endsLine($0) }
    guard cursor.next == quote else { throw EBNFError(.unterminatedLiteral(quote: quote), at: place) }
    cursor.advance()
    return content
  }

  private mutating func comment(at place: EBNFPlace) throws(EBNFError) -> EBNFDirective? {
    var content = String.UnicodeScalarView()
    while !cursor.skip("*/") {
      guard let scalar = cursor.next else { throw EBNFError(.unterminatedComment, at: place) }
      if !Self.isBlank(scalar) { content.append(scalar) }
      cursor.advance()
    }
    return EBNFDirective(commentWithoutBlanks: String(content))
  }

  private static func sign(_ scalar: Unicode.Scalar) -> EBNFTokenKind? {
    switch scalar {
    case "|": .bar
    case "(": .openingParenthesis
    case ")": .closingParenthesis
    case "$": .end
    default: EBNFPostfix(rawValue: String(scalar)).map { .postfix($0) }
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || endsLine(scalar)
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", "_": true
    default: false
    }
  }

  /// Whether `scalar` ends a line, and with it a literal or a class that was not closed.
  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }
}
