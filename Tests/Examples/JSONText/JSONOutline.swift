public import GrammarCombinators

extension JSONDocument {
  /// Checks that a text is JSON, and makes nothing of it.
  ///
  /// - Throws: where it is no JSON, or nesting beyond ``deepestNesting``. Any number and any escape of the RFC will do.
  public static func validate(_ bytes: Span<UInt8>) throws(ParseFailure) {
    var cursor = Cursor()
    _ = try JSONRule<Outline>().run(bytes, from: &cursor, explainedBy: outlineInterpreter)
  }

  /// The productions by which a text is checked: those of ``grammar``.
  public static let outlineGrammar = Grammar(JSONRule<Outline>())

  private static let outlineInterpreter = Interpreter(JSONRule<Outline>())
}

/// What a text that is only checked makes: nothing.
struct Outline: JSONResult {
  /// Takes what is read, and keeps nothing of it.
  struct Ignoring<Element>: OutputCollection {
    @inline(__always) mutating func append(_ element: Element) {}
  }

  typealias Items = Ignoring<Outline>
  typealias Members = Ignoring<Void>

  @inline(__always) static var numeral: UnsignedNumeral { UnsignedNumeral() }
  @inline(__always) static var plainText: CharactersOf<Unescaped> { CharactersOf(Unescaped.self) }
  @inline(__always) static func text(of pieces: Ignoring<StringPiece<Void>>) -> (Void, Refusal.Reason?) { ((), nil) }
  @inline(__always) static func member(named name: Void, _ value: Outline) {}
  @inline(__always) static func number(_ number: Void, isNegative: Bool) -> Outline { Outline() }
  @inline(__always) static func string(_ text: Void) -> Outline { Outline() }
  @inline(__always) static func word(_ truth: Bool?) -> Outline { Outline() }
  @inline(__always) static func array(_ items: Items) -> Outline { Outline() }
  @inline(__always) static func object(_ members: Members) -> Outline { Outline() }
}
