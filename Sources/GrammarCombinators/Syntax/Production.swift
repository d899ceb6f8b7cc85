/// A named right-hand side.
///
/// The right-hand side is made when it is asked for, so that a rule may contain itself. Two productions are equal when
/// their names and kinds are: ``GrammarProblem/duplicate(rule:)`` finds those that are not the same for all that.
public struct Production: Sendable {
  /// Whether white space may be inside.
  public enum Kind: Hashable, Sendable {
    /// Made of tokens and other rules; its name begins with a small letter.
    case rule
    /// Made of characters; its name is in capitals.
    case token
  }

  /// The name as the document of the language has it.
  public let name: String

  /// Whether it is a rule or a token.
  public let kind: Kind

  private let definition: @Sendable () -> Syntax

  /// A production whose right-hand side is `definition`.
  public init(_ name: String, _ kind: Kind, _ definition: @escaping @Sendable () -> Syntax) {
    self.name = name
    self.kind = kind
    self.definition = definition
  }

  /// The right-hand side, flattened.
  public var body: Syntax { definition().flattened }
}

extension Production: Hashable {
  public static func == (left: Production, right: Production) -> Bool {
    left.name == right.name && left.kind == right.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
