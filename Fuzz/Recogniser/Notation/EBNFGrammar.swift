/// A grammar as its file states it: productions in W3C notation.
public struct EBNFGrammar: Hashable, Sendable {
  /// The first production, from which a whole text derives.
  public let start: EBNFProduction

  /// Every production in the order of the file, the start rule first.
  public let productions: [EBNFProduction]

  private let positions: [String: Int]

  /// The grammar of `start` and the productions `others` that follow it.
  ///
  /// Of two productions of one name the first is the one found by that name; a grammar read from a text has none such.
  public init(start: EBNFProduction, others: [EBNFProduction]) {
    let productions = [start] + others
    self.start = start
    self.productions = productions
    self.positions = Dictionary(
      productions.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The grammar that `text` states.
  ///
  /// The time taken is proportional to the length of `text`.
  public init(reading text: String) throws(EBNFError) {
    var reader = EBNFReader(text)
    self = try reader.grammar()
  }

  /// The productions before `<?TOKENS?>`, in the order of the file.
  public var rules: [EBNFProduction] { productions.filter { $0.kind == .rule } }

  /// The productions after `<?TOKENS?>` without the white space, in the order of the file.
  public var tokens: [EBNFProduction] { productions.filter { $0.kind == .token } }

  /// The production that is marked `/* ws: definition */`, if there is one.
  public var whiteSpace: EBNFProduction? { productions.first { $0.kind == .whiteSpace } }

  /// The production called `name`, if there is one.
  public func production(named name: String) -> EBNFProduction? { positions[name].map { productions[$0] } }
}

/// One production of a grammar: `name ::= expression`.
public struct EBNFProduction: Hashable, Sendable {
  /// The kind of a production, by its place in the file and its `ws` directive.
  public enum Kind: Hashable, Sendable {
    /// A production before `<?TOKENS?>`.
    case rule
    /// A production after `<?TOKENS?>`.
    case token
    /// The token that is marked `/* ws: definition */`: what may stand between the parts of a rule.
    case whiteSpace
  }

  /// The name on the left.
  public let name: String

  /// Whether it is a rule, a token or the white space.
  public let kind: Kind

  /// Whether nothing stands between its parts but what is written: in a token, and in a rule that is marked
  /// `/* ws: explicit */`. Else white space may.
  public let isExplicit: Bool

  /// The expression that the name stands for.
  public let expression: EBNFExpression

  /// The production that gives `name` the meaning `expression`.
  public init(name: String, kind: Kind, isExplicit: Bool, expression: EBNFExpression) {
    self.name = name
    self.kind = kind
    self.isExplicit = isExplicit
    self.expression = expression
  }
}

/// The right side of a production, or a part of it.
///
/// Parentheses leave no trace: a sequence or a choice of one is that one, and an operator on a repetition makes one
/// repetition that matches the same texts, so `( x+ )?` is `x*`.
public indirect enum EBNFExpression: Hashable, Sendable {
  /// `"…"` or `'…'`: these scalars, one after another.
  ///
  /// Two literals are equal as strings are, by canonical equivalence.
  case literal(String)
  /// `[…]` or `#xN`: one scalar of a set.
  case characterClass(EBNFCharacterClass)
  /// The name of another production.
  case reference(String)
  /// Parts that follow each other; none of them is the empty alternative, which matches nothing.
  case sequence([EBNFExpression])
  /// Alternatives, in the order of the file.
  case choice([EBNFExpression])
  /// `?`, `*` or `+`: a part that stands at least `minimum` times, at most `maximum` times if that is given.
  case repetition(EBNFExpression, minimum: Int, maximum: Int?)
  /// `$`: the end of the text.
  case end
}

/// A set of Unicode scalars, such as `[a-zA-Z_]`, `[^#x22]` or `#x9`.
public struct EBNFCharacterClass: Hashable, Sendable {
  /// The ranges as the file lists them; a single scalar is a range of one.
  public let ranges: [ClosedRange<Unicode.Scalar>]

  /// Whether the class holds every scalar that stands in none of its ranges.
  public let isNegated: Bool

  /// The class of the scalars inside `ranges`, or with `isNegated` of those outside.
  public init(ranges: [ClosedRange<Unicode.Scalar>], isNegated: Bool = false) {
    self.ranges = ranges
    self.isNegated = isNegated
  }

  /// Whether the class holds `scalar`.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar) } != isNegated }
}

/// Why a text is no grammar, and where.
public struct EBNFError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistake.
  public let message: String

  /// Where it is wrong: inside the text or right behind its last scalar.
  public let place: EBNFPlace

  init(_ message: String, at place: EBNFPlace) {
    self.message = message
    self.place = place
  }

  /// The place and the message, as in `3:14: this comment never ends`.
  public var description: String { "\(place.line):\(place.column): \(message)" }
}

/// Where a scalar of a grammar file stands, both numbers counted from 1.
public struct EBNFPlace: Hashable, Sendable {
  /// The line, where each line feed starts another.
  public let line: Int

  /// The place on the line, in Unicode scalars.
  public let column: Int
}
