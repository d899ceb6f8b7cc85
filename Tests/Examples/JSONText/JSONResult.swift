import GrammarCombinators

/// What the parts of a JSON text make: a document, or nothing where a text is only checked. One grammar reads both.
protocol JSONResult: Sendable {
  /// What reads a number without its sign.
  associatedtype Numeral: Parser
  static var numeral: Numeral { get }

  /// What reads characters that stand for themselves in a string.
  associatedtype PlainText: Parser
  static var plainText: PlainText { get }

  /// A string, and the pieces of which it is made.
  associatedtype Text
  associatedtype Pieces: OutputCollection where Pieces.Element == StringPiece<PlainText.Output>, Pieces.Whole == Pieces
  static func text(of pieces: Pieces) -> (Text, Refusal.Reason?)

  associatedtype Items: OutputCollection where Items.Element == Self, Items.Whole == Items
  associatedtype Members: OutputCollection where Members.Element == Member, Members.Whole == Members
  associatedtype Member
  static func member(named name: Text, _ value: Self) -> Member

  /// A value of each kind. A word is `nil` where it is no truth.
  static func number(_ number: Numeral.Output, isNegative: Bool) -> Self
  static func string(_ text: Text) -> Self
  static func word(_ truth: Bool?) -> Self
  static func array(_ items: Items) -> Self
  static func object(_ members: Members) -> Self
}

extension JSONDocument: JSONResult {
  @inline(__always) static var numeral: some Parser<Double> { DecimalNumber { UnsignedNumeral() } }
  @inline(__always) static var plainText: some Parser<String> { CharactersOf(Unescaped.self).text() }

  @inline(__always) static func text(of pieces: UnfinishedString) -> (String, Refusal.Reason?) {
    (pieces.text, pieces.isWhole ? nil : .loneSurrogate)
  }

  @inline(__always) static func member(named name: String, _ value: JSONDocument) -> Member {
    Member(name: name, value: value)
  }

  @inline(__always) static func number(_ number: Double, isNegative: Bool) -> JSONDocument {
    .number(isNegative ? -number : number)
  }

  @inline(__always) static func word(_ truth: Bool?) -> JSONDocument { truth.map { .bool($0) } ?? .null }
}
