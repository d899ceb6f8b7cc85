/// A named right-hand side.
///
/// The right-hand side is made when it is asked for, so that a rule may contain itself. Two productions are equal if
/// their names and kinds are. The module `GrammarChecks` finds productions that are equal but have different
/// right-hand sides.
public struct Production: Sendable {
  /// The kind of a production, by its parts.
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

  /// The mark that tells a production from others at once.
  private var identity: ObjectIdentifier?

  /// A production whose right-hand side is `definition`.
  @inline(never) public init(_ name: String, _ kind: Kind, _ definition: @escaping @Sendable () -> Syntax) {
    self.name = name
    self.kind = kind
    self.definition = definition
  }

  /// The production that `identity` stands for, which `definition` keeps alive.
  package init(
    _ name: String, _ kind: Kind, identity: some AnyObject, _ definition: @escaping @Sendable () -> Syntax
  ) {
    self.init(name, kind, definition)
    self.identity = ObjectIdentifier(identity)
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
  /// Whether two productions are the same in all that they lead to, and not only by name: two dialects in one host
  /// may both have an `equation`.
  func isSame(as other: Production) -> Bool {
    var assumed: [Syntax] = []
    return isSame(as: other, &assumed)
  }

  /// - Parameter assumed: the right-hand sides that are taken for the same while they are compared, so that a rule may
  ///   contain itself. A rule may also contain another one of its name.
  private func isSame(as other: Production, _ assumed: inout [Syntax]) -> Bool {
    if let identity, let otherIdentity = other.identity, identity == otherIdentity { return true }
    // A production of another name need not be made.
    guard self == other else { return false }
    let (one, two) = (definition(), other.definition())
    // Right-hand sides are equal that name productions of equal names at the same places.
    guard one == two else { return false }
    if assumed.contains(one) { return true }
    assumed.append(one)
    func productions(in syntax: Syntax) -> [Production] {
      syntax.withAllPartsAndSpacing.compactMap { if case .production(let production) = $0 { production } else { nil } }
    }
    return zip(productions(in: one), productions(in: two)).allSatisfy { $0.isSame(as: $1, &assumed) }
  }
}

/// The part that a token plays in a language, whatever the grammar calls it.
///
/// Messages and highlighters ask for it. The set is open: a language adds roles of its own.
public struct TokenRole: RawRepresentable, Hashable, Sendable {
  /// The role in one word, as exports write it.
  public let rawValue: String

  /// A role of your own.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name that whoever writes the text has chosen.
  public static var name: TokenRole { TokenRole(rawValue: "name") }

  /// A number.
  public static var number: TokenRole { TokenRole(rawValue: "number") }

  /// A word of the language.
  public static var keyword: TokenRole { TokenRole(rawValue: "keyword") }

  /// A sign that combines what stands around it.
  public static var `operator`: TokenRole { TokenRole(rawValue: "operator") }

  /// A parenthesis, a bracket or a brace.
  public static var bracket: TokenRole { TokenRole(rawValue: "bracket") }

  /// A word for what something has.
  public static var attribute: TokenRole { TokenRole(rawValue: "attribute") }

  /// A sign or a word that compares.
  public static var relation: TokenRole { TokenRole(rawValue: "relation") }

  /// A text in the text, such as what stands in quotation marks.
  public static var text: TokenRole { TokenRole(rawValue: "text") }

  /// What is said to people alone.
  public static var comment: TokenRole { TokenRole(rawValue: "comment") }

  /// A name by which to find what a text makes, with the sign before it.
  public static var label: TokenRole { TokenRole(rawValue: "label") }

  /// The end of the text.
  public static var end: TokenRole { TokenRole(rawValue: "end") }

  /// The role of a literal that nothing is said about.
  package init(ofLiteral text: String, isWord: Bool) {
    let role = isWord || text.utf8.allSatisfy(WordPart.contains) ? TokenRole.keyword : .operator
    self = ["(", ")", "[", "]", "{", "}"].contains(text) ? .bracket : role
  }
}

extension TokenRole {
  /// An output that says what role the tokens that give it play.
  public protocol Value {
    /// The role of a token with this output, and of the words that stand for such values.
    static var role: TokenRole { get }
  }
}

extension SourceRange: TokenRole.Value {
  /// A range of the text is a name.
  @_alwaysEmitIntoClient public static var role: TokenRole { .name }
}

extension Double: TokenRole.Value {
  /// A number.
  @_alwaysEmitIntoClient public static var role: TokenRole { .number }
}
