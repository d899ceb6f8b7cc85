/// A named right-hand side.
///
/// The right-hand side is made when it is asked for, so that a rule may contain itself. Two productions are equal when
/// their names and kinds are; the module `GrammarChecks` finds those that are not the same for all that.
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

  /// The right-hand side as it was declared, in pairs and with annotations.
  package let definition: @Sendable () -> Syntax

  /// What tells a production from others at once: the type that declares it, where that type has no fields.
  private let identity: ObjectIdentifier?

  /// A production whose right-hand side is `definition`.
  public init(_ name: String, _ kind: Kind, _ definition: @escaping @Sendable () -> Syntax) {
    self.init(name, kind, declaredBy: nil, definition)
  }

  @inline(never) init(
    _ name: String, _ kind: Kind, declaredBy identity: ObjectIdentifier?, _ definition: @escaping @Sendable () -> Syntax
  ) {
    self.identity = identity
    self.name = name
    self.kind = kind
    self.definition = definition
  }

  /// The production that a type declares.
  init<Declaration: Parser>(
    of declaration: Declaration, _ name: StaticString, _ kind: Kind, _ definition: @escaping @Sendable () -> Syntax
  ) {
    #if hasFeature(Embedded)
      // A type is no value there: what is declared is compared.
      let identity: ObjectIdentifier? = nil
    #else
      let identity = MemoryLayout<Declaration>.size == 0 ? ObjectIdentifier(Declaration.self) : nil
    #endif
    self.init(name.description, kind, declaredBy: identity, definition)
  }

  /// The role of a token, if something is said about it.
  public var role: TokenRole? {
    if kind == .token, case .annotated(_, .role(let role)) = definition() { role } else { nil }
  }

  /// The right-hand side, flattened: as a reader is shown it.
  public var body: Syntax { definition().flattened }
}

extension Production: Hashable {
  public static func == (left: Production, right: Production) -> Bool {
    left.name == right.name && left.kind == right.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Production {
  /// Whether two productions are the same through and through, and not by name alone: two dialects in one host may both
  /// have an `equation`.
  func isSame(as other: Production) -> Bool {
    var assumed: [(Syntax, Syntax)] = []
    return isSame(as: other, &assumed)
  }

  /// - Parameter assumed: the right-hand sides that are taken for the same while they are compared, so that a rule may
  ///   contain itself. A rule may also contain another one of its name.
  private func isSame(as other: Production, _ assumed: inout [(Syntax, Syntax)]) -> Bool {
    if let identity, let otherIdentity = other.identity, identity == otherIdentity { return true }
    guard self == other else { return false }
    let (one, other) = (definition(), other.definition())
    if assumed.contains(where: { $0.0 == one && $0.1 == other }) { return true }
    assumed.append((one, other))
    return Self.isSame(one, other, &assumed)
  }

  private static func isSame(_ one: Syntax, _ other: Syntax, _ assumed: inout [(Syntax, Syntax)]) -> Bool {
    switch (one, other) {
    case (.production(let one), .production(let other)): return one.isSame(as: other, &assumed)
    case (.sequence(let parts, let spacing), .sequence(let others, let otherSpacing)):
      return isSame(spacing, otherSpacing, &assumed) && isSame(parts, others, &assumed)
    case (.choice(let parts), .choice(let others)): return isSame(parts, others, &assumed)
    case (
      .repetition(let body, let bounds, let separator, let spacing),
      .repetition(let otherBody, let otherBounds, let otherSeparator, let otherSpacing)
    ):
      return bounds == otherBounds && isSame(spacing, otherSpacing, &assumed)
        && isSame([body] + (separator.map { [$0] } ?? []), [otherBody] + (otherSeparator.map { [$0] } ?? []), &assumed)
    case (.lookAhead(let body, let isPositive), .lookAhead(let otherBody, let isOtherPositive)):
      return isPositive == isOtherPositive && isSame(body, otherBody, &assumed)
    case (.annotated(let body, let annotation), .annotated(let otherBody, let otherAnnotation)):
      return annotation == otherAnnotation && isSame(body, otherBody, &assumed)
    default: return one == other
    }
  }

  private static func isSame(
    _ one: Syntax.Spacing, _ other: Syntax.Spacing, _ assumed: inout [(Syntax, Syntax)]
  ) -> Bool {
    isSame(one.syntax.map { [$0] } ?? [], other.syntax.map { [$0] } ?? [], &assumed)
  }

  private static func isSame(_ parts: [Syntax], _ others: [Syntax], _ assumed: inout [(Syntax, Syntax)]) -> Bool {
    guard parts.count == others.count else { return false }
    for (part, other) in zip(parts, others) where !isSame(part, other, &assumed) { return false }
    return true
  }
}
