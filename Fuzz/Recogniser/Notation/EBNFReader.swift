/// Reads the productions of a grammar file, scalar by scalar; blanks and ordinary comments may stand between all parts.
struct EBNFReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var productions: [EBNFProduction] = []
  private var names: Set<String> = []
  private var references: [(name: String, position: Int)] = []
  private var isInTokens = false

  /// The depth of parentheses beyond which a text is refused: what reads, compares and releases an expression recurses
  /// into it.
  private static let depthLimit = 200

  /// A reader at the start of `text`.
  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Reads the whole file.
  mutating func grammar() throws(EBNFError) -> EBNFGrammar {
    skipBlanks()
    while next != nil {
      if !productions.isEmpty, !isInTokens, skip("<?TOKENS?>") {
        isInTokens = true
      } else {
        productions.append(try production())
      }
      skipBlanks()
    }
    guard let start = productions.first else { throw error("a production is expected here", at: position) }
    if let undefined = references.first(where: { !names.contains($0.name) }) {
      throw error("no production defines `\(undefined.name)`", at: undefined.position)
    }
    return EBNFGrammar(start: start, others: Array(productions.dropFirst()))
  }

  private mutating func production() throws(EBNFError) -> EBNFProduction {
    let start = position
    let name = takeName()
    if name.isEmpty { throw mistake(else: "a production is expected here") }
    skipBlanks()
    guard skip("::=") else { throw mistake(else: "`::=` is expected here") }
    guard names.insert(name).inserted else { throw error("`\(name)` is defined already", at: start) }
    let expression = try choice(depth: 0)
    var kind = isInTokens ? EBNFProduction.Kind.token : .rule
    var isExplicit = isInTokens
    while let (word, end) = directive {
      if word == "definition" {
        guard isInTokens, !productions.contains(where: { $0.kind == .whiteSpace }) else {
          throw error("`\(name)` can't define the white space", at: position)
        }
        kind = .whiteSpace
      }
      isExplicit = true
      position = end
      skipBlanks()
      guard isAtProductionEnd else { throw mistake(else: "nothing can be read here") }
    }
    return EBNFProduction(name: name, kind: kind, isExplicit: isExplicit, expression: expression)
  }

  // MARK: expressions

  /// Reads alternatives, up to a closing parenthesis or the end of the production.
  private mutating func choice(depth: Int) throws(EBNFError) -> EBNFExpression {
    var alternatives: [EBNFExpression] = []
    repeat {
      var parts: [EBNFExpression] = []
      skipBlanks()
      while next != "|", next != ")", !isAtProductionEnd {
        var part = try part(depth: depth)
        skipBlanks()
        while let sign = next, "?*+".unicodeScalars.contains(sign) {
          position += 1
          part = part.repeated(minimum: sign == "+" ? 1 : 0, maximum: sign == "?" ? 1 : nil)
          skipBlanks()
        }
        parts.append(part)
      }
      alternatives.append(parts.count == 1 ? parts[0] : .sequence(parts))
    } while skip("|")
    if depth == 0, next == ")" { throw error("this closes nothing", at: position) }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func part(depth: Int) throws(EBNFError) -> EBNFExpression {
    let start = position
    let name = takeName()
    if !name.isEmpty {
      references.append((name, start))
      return .reference(name)
    }
    switch next {
    case "(":
      guard depth < Self.depthLimit else { throw error("parentheses stand too deep inside each other", at: start) }
      position += 1
      let inside = try choice(depth: depth + 1)
      guard directive == nil else { throw error("nothing can be read here", at: position) }
      guard skip(")") else { throw error("this is not closed in its production", at: start) }
      return inside
    case "\"", "'":
      let quote = next
      position += 1
      let content = take { $0 != quote && !Self.endsLine($0) }
      guard next == quote else { throw error("this does not end on its line", at: start) }
      position += 1
      return .literal(content)
    case "[": return .characterClass(try characterClass())
    case "#":
      let scalar = try number()
      return .characterClass(EBNFCharacterClass(ranges: [scalar...scalar]))
    case "$":
      position += 1
      return .end
    default: throw mistake(else: "nothing can be read here")
    }
  }

  private mutating func characterClass() throws(EBNFError) -> EBNFCharacterClass {
    let start = position
    position += 1
    let isNegated = skip("^")
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while !skip("]") {
      let place = position
      let lower = try member(ofClassAt: start)
      // A hyphen before the bracket stands for itself, as one behind the opening bracket does.
      let isRange = next == "-" && !scalars[position...].starts(with: "-]".unicodeScalars) && skip("-")
      let upper = isRange ? try member(ofClassAt: start) : lower
      guard lower <= upper else { throw error("this range runs backwards", at: place) }
      ranges.append(lower...upper)
    }
    if ranges.isEmpty { throw error("this class holds no character", at: start) }
    return EBNFCharacterClass(ranges: ranges, isNegated: isNegated)
  }

  private mutating func member(ofClassAt start: Int) throws(EBNFError) -> Unicode.Scalar {
    guard let scalar = next, !Self.endsLine(scalar) else { throw error("this does not end on its line", at: start) }
    if scalars[position...].starts(with: "#x".unicodeScalars) { return try number() }
    position += 1
    return scalar
  }

  /// Reads `#xN`.
  private mutating func number() throws(EBNFError) -> Unicode.Scalar {
    let start = position
    let digits = skip("#x") ? take { $0.properties.isASCIIHexDigit } : ""
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      throw error("this is the number of no character", at: start)
    }
    return scalar
  }

  // MARK: scalars

  /// The next scalar, none at the end of the text.
  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Whether nothing of a production can follow but a directive.
  private var isAtProductionEnd: Bool {
    var ahead = self
    if next == nil || directive != nil || !isInTokens && ahead.skip("<?TOKENS?>") { return true }
    guard !ahead.takeName().isEmpty else { return false }
    ahead.skipBlanks()
    return ahead.skip("::=")
  }

  /// The word of the directive that stands here, `/* ws: WORD */`, and where it ends.
  private var directive: (word: String, end: Int)? {
    guard let (content, end) = comment else { return nil }
    return ["explicit", "definition"].first { content == "ws:" + $0 }.map { ($0, end) }
  }

  /// The comment that stands here, without its blanks, and where it ends.
  private var comment: (content: String, end: Int)? {
    guard scalars[position...].starts(with: "/*".unicodeScalars) else { return nil }
    var content = String.UnicodeScalarView()
    var end = position + 2
    while !scalars[end...].starts(with: "*/".unicodeScalars) {
      guard end < scalars.count else { return nil }
      if !Self.isBlank(scalars[end]) { content.append(scalars[end]) }
      end += 1
    }
    return (String(content), end + 2)
  }

  /// Steps over blanks and over comments that are no directives.
  private mutating func skipBlanks() {
    while true {
      _ = take(while: Self.isBlank)
      guard let (_, end) = comment, directive == nil else { return }
      position = end
    }
  }

  /// Steps over `prefix` if the text goes on with it.
  private mutating func skip(_ prefix: String) -> Bool {
    let isThere = scalars[position...].starts(with: prefix.unicodeScalars)
    if isThere { position += prefix.unicodeScalars.count }
    return isThere
  }

  /// Steps over all scalars up to the first that is not wanted, and returns them.
  private mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let taken = scalars[position...].prefix(while: isWanted)
    position = taken.endIndex
    return String(String.UnicodeScalarView(taken))
  }

  private mutating func takeName() -> String {
    if let next, "0"..."9" ~= next { return "" }
    return take { "A"..."Z" ~= $0 || "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "_" }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" || endsLine(scalar) }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  // MARK: mistakes

  /// A mistake here, which may be that a comment does not end.
  private func mistake(else message: String) -> EBNFError {
    let isComment = scalars[position...].starts(with: "/*".unicodeScalars) && comment == nil
    return error(isComment ? "this comment never ends" : message, at: position)
  }

  private func error(_ message: String, at position: Int) -> EBNFError {
    let before = scalars[..<position]
    let line = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let place = EBNFPlace(line: 1 + before.count { $0 == "\n" }, column: 1 + position - line)
    return EBNFError(message, at: place)
  }
}

extension EBNFExpression {
  /// The repetition of this by an operator.
  ///
  /// A repetition is widened in place: were each operator of a run like `x+?*` to nest, a long run would make a value
  /// too deep to compare or to release.
  fileprivate func repeated(minimum: Int, maximum: Int?) -> EBNFExpression {
    guard case .repetition(let inner, let innerMinimum, let innerMaximum) = self else {
      return .repetition(self, minimum: minimum, maximum: maximum)
    }
    let isOptional = maximum == 1 && innerMaximum == 1
    return .repetition(inner, minimum: minimum * innerMinimum, maximum: isOptional ? 1 : nil)
  }
}
