import GrammarCombinators

/// A piece of a text as a person sees it, whatever the grammar makes of it.
struct Lexeme: Equatable {
  enum Kind {
    case word
    case number
    case relation
    case symbol
  }

  var kind: Kind
  let text: String

  /// Whether it touches what stands before it.
  var isGlued = false

  /// The operator that it is or looks like: `×` is `*`, and so is `*` itself.
  var sign: Character? {
    guard kind == .symbol, let scalar = text.unicodeScalars.first else { return nil }
    return Lookalike.sign(of: scalar)
  }

  /// Whether it is an operator as a keyboard has it.
  var isOperator: Bool { kind == .symbol && ["+", "-", "*", "/"].contains(text) }

  /// The pieces of a part of a text, without the white space.
  static func list(in bytes: Span<UInt8>, _ range: Range<Int>) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if WhiteSpace.contains(bytes[index]) {
        index += 1
        continue
      }
      let (kind, end) = piece(in: bytes, index..<range.upperBound)
      let isGlued = index > 0 && !WhiteSpace.contains(bytes[index - 1])
      lexemes.append(Lexeme(kind: kind, text: String(copying: bytes, in: index..<end), isGlued: isGlued))
      index = end
    }
    return lexemes
  }

  /// The pieces of a part of a text, where the relations of a notation are relations even if they are words.
  static func list(in bytes: Span<UInt8>, _ range: Range<Int>, notation: Notation) -> [Lexeme] {
    let relations = Relation.allCases.compactMap(notation.relation)
    return list(in: bytes, range).map { lexeme in
      var lexeme = lexeme
      if relations.contains(lexeme.text) { lexeme.kind = .relation }
      return lexeme
    }
  }

  /// What begins a part of a text, and where it ends.
  private static func piece(in bytes: Span<UInt8>, _ range: Range<Int>) -> (Kind, end: Int) {
    let first = bytes[range.lowerBound]
    var end = range.lowerBound + 1
    if WordStart.contains(first) {
      while end < range.upperBound, WordPart.contains(bytes[end]) { end += 1 }
      return (.word, end)
    }
    if Digit.contains(first) {
      while end < range.upperBound, isNumberPart(bytes, end) { end += 1 }
      return (.number, end)
    }
    if isRelationPart(first) || isRelationMark(first) && end < range.upperBound && isRelationPart(bytes[end]) {
      while end < range.upperBound, isRelationPart(bytes[end]) { end += 1 }
      return (.relation, end)
    }
    let decoded = DecodedScalar(in: bytes, at: range.lowerBound)
    end = min(range.upperBound, range.lowerBound + decoded.length)
    return (decoded.scalar.map(ForeignRelation.isSign) == true ? .relation : .symbol, end)
  }

  /// Whether a byte belongs to the number before it. A sign does after the `e` of an exponent.
  private static func isNumberPart(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    if WordPart.contains(bytes[index]) || bytes[index] == UInt8(ascii: ".") { return true }
    let isSign = bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")
    let isAfterMark = bytes[index - 1] | 0x20 == UInt8(ascii: "e") && index > 1 && Digit.contains(bytes[index - 2])
    return isSign && isAfterMark && index + 1 < bytes.count && Digit.contains(bytes[index + 1])
  }

  private static func isRelationPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }

  /// Whether a byte belongs to a relation if one follows it, as in `:=` and `!=`.
  private static func isRelationMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "~")
  }
}
