import GrammarCombinators

// What is written again and again of parts between which nothing stands.

extension Syntax {
  /// Parts that touch.
  static func touching(_ parts: [Syntax]) -> Syntax { .sequence(parts, spacing: .glued) }

  /// As many as there are, or none.
  static func any(_ body: Syntax) -> Syntax { .repetition(body, .zeroOrMore, spacing: .glued) }

  /// One or none.
  static func maybe(_ body: Syntax) -> Syntax { .repetition(body, .optional, spacing: .glued) }

  /// Nothing, where something follows.
  static func before(_ next: Syntax) -> Syntax { .lookAhead(next, isPositive: true) }

  /// Nothing, where something does not follow.
  static func unless(_ next: Syntax) -> Syntax { .lookAhead(next, isPositive: false) }
}
