public import GrammarCombinators

/// The start rule of a dialect whose texts state any number of constraints.
///
///     text ::= visualFormatString EOF /* ws: explicit */
public struct ConstraintsText<Constraints: Rule>: Rule where Constraints.Output == [ParsedEquation] {
  @inlinable public static var name: StaticString { "text" }
  @usableFromInline let constraints: Constraints

  /// A text that is what `constraints` reads.
  @inlinable @inline(__always) public init(_ constraints: Constraints) { self.constraints = constraints }

  @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<[ParsedEquation]> {
    constraints
    EndOfText()
  }
}

extension Parser where Output == [ParsedEquation] {
  /// This parser for those who take one constraint: a text that states none, or several, is refused.
  @inlinable @inline(__always)
  func alone() -> Checked<Self, ParsedEquation> {
    check { constraints in
      let none = ParsedEquation(ParsedSide(nil), .equal, ParsedSide(nil))
      return (constraints.first ?? none, constraints.count == 1 ? nil : .notOneConstraint)
    }
  }
}
