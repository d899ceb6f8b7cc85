extension Parsers {
  /// A ``Rule``, a ``Token`` or an ``UnnamedRule``: a parser that is declared as a right-hand side, and the value of the parts.
  public protocol WithBody: Parser where Output == RuleValue {
    /// The type of the right-hand side.
    associatedtype Body: Parser<RuleParts>

    /// The output of the right-hand side: a tuple where several parts have one.
    associatedtype RuleParts

    /// The value that is made of the parts.
    associatedtype RuleValue

    /// The right-hand side.
    var body: Body { get }

    /// The value that is made of the parts. The default is the parts themselves.
    ///
    /// Annotate it `@_alwaysEmitIntoClient @inline(__always)`: in a large grammar the compiler sees through it better
    /// than through a closure.
    static func value(of parts: RuleParts) -> RuleValue
  }
}

extension Parsers.WithBody {
  /// The parts as they are.
  @_alwaysEmitIntoClient @inline(__always) public static func value(of parts: Body.Output) -> Body.Output { parts }

  /// The value of what the body reads. It is `RuleValue?` and not `Output?`, which lets the compiler infer the types.
  @_alwaysEmitIntoClient public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
    #if !hasFeature(Embedded)
      if MemoryLayout<Self>.size == 0, Body.isLarge { return parseKept(input, &cursor) }
    #endif
    return body.parse(input, &cursor).map { Self.value(of: $0) }
  }

  /// The value of what a body reads. The body is made once and kept.
  @_alwaysEmitIntoClient @inline(never)
  func parseKept(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
    Body.parseKept(of: Self.self, { body }, input, &cursor).map { Self.value(of: $0) }
  }
}

extension Parsers {
  /// A ``Token`` or an ``UnnamedRule``. Its code is put wherever it is used, unless its body is made once and kept.
  public protocol Part: Parsers.WithBody {}

  /// A parser whose code is put wherever it is used, and whose body is made there: an ``InlinedRule``, or a token or
  /// an unnamed rule that is declared to be this.
  public protocol Inlined: Parsers.Part {}
}

extension Parsers.Part {
  /// Transparent, since in a large grammar the inliner may leave calls of functions that are only marked
  /// `@inline(__always)`.
  @_transparent @_alwaysEmitIntoClient public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
    #if !hasFeature(Embedded)
      if MemoryLayout<Self>.size == 0, Body.isLarge { return parseKept(input, &cursor) }
    #endif
    guard let parts = body.parse(input, &cursor) else { return nil }
    return Self.value(of: parts)
  }
}

extension Parsers.Inlined {
  /// The value of what the body reads, which is made here.
  @_transparent @_alwaysEmitIntoClient public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> RuleValue? {
    guard let parts = body.parse(input, &cursor) else { return nil }
    return Self.value(of: parts)
  }
}

/// A lower-case production: a type whose body is the right-hand side, with the value beside it.
///
/// ```swift
/// struct ScaleExpression: Rule {
///   static var name: StaticString { "scaleExpression" }
///
///   @_alwaysEmitIntoClient @inline(__always) var body: some Parser<(Sign, Double)> {
///     ScaleSign()
///     Number()
///   }
///
///   @_alwaysEmitIntoClient @inline(__always) static func value(of parts: (Sign, Double)) -> Scale { Scale(parts.0, parts.1) }
/// }
/// ```
///
///     scaleExpression ::= scaleSign NUMBER
///
/// A rule without `value(of:)` gives what its body gives. White space may stand between the parts; `@SequenceBuilder<NoSpace>`
/// on the body allows none, which the EBNF marks `ws: explicit`.
///
/// A rule without fields has its body made once, when a text is first read, and kept, if closures or classes of characters are
/// in it: so it must always be the same. A body of types and literals is dissolved by the compiler, where `@inline(__always)`
/// lets it: into a function of its own or, if the rule is an ``InlinedRule``, into each rule that uses it.
public protocol Rule: Parsers.WithBody where Leading == Body.Leading {
  /// The name of the production, as the document of the language has it.
  static var name: StaticString { get }

  /// The right-hand side.
  @SequenceBuilder<WhiteSpace> var body: Body { get }
}

extension Rule {
  @_alwaysEmitIntoClient public var syntax: Syntax {
    .production(Production(Self.name.description, .rule) { body.syntax })
  }
}

/// A rule whose code is put wherever it is used, whatever is in its body.
///
/// It suits the rules that each text goes through; many inside one another take the compiler long.
public protocol InlinedRule: Rule, Parsers.Inlined {}

/// A part of a right-hand side that is a type of its own: a ``Rule`` without a name.
///
/// ```swift
/// struct NegatedNumber: UnnamedRule {
///   @_alwaysEmitIntoClient @inline(__always) var body: some Parser<(Void?, Double)> {
///     Optionally { "-" }
///     Number()
///   }
///
///   @_alwaysEmitIntoClient @inline(__always) static func value(of parts: (Void?, Double)) -> Double {
///     parts.0 == nil ? parts.1 : -parts.1
///   }
/// }
/// ```
///
///     "-"? NUMBER
///
/// It prints as its body. It suits an alternative with a value of its own, what several rules have in common, and what
/// makes a right-hand side long: a type without fields costs the compiler nothing, and a parser of more than some six
/// fields is no longer dissolved. One that contains itself needs a name: it is a ``Rule``.
public protocol UnnamedRule: Parsers.Part where Leading == Body.Leading {
  /// The part.
  @SequenceBuilder<WhiteSpace> var body: Body { get }
}

extension UnnamedRule {
  @_alwaysEmitIntoClient public var syntax: Syntax { body.syntax }
}

/// An upper-case production: a type whose body spells one token, without white space inside.
///
/// ```swift
/// struct Identifier: Token {
///   static var name: StaticString { "IDENTIFIER" }
///
///   @_alwaysEmitIntoClient @inline(__always) var body: some Parser<SourceRange> { WordOf(WordStart.self, WordPart.self) }
/// }
/// ```
///
///     IDENTIFIER ::= [_a-zA-Z] [_a-zA-Z0-9]*
///
/// A failure names the whole token at the place where it would have begun, whatever its body was looking for.
public protocol Token: Parsers.Part {
  /// The name of the production, as the document of the language has it.
  static var name: StaticString { get }

  /// The part that the token plays in the language.
  ///
  /// Unless something is said, it is that of the output: a `Double` is a number, a ``SourceRange`` a name, and a value of
  /// your own what its ``TokenRole/Value`` says. A token with another output is a keyword.
  static var role: TokenRole { get }

  /// The right-hand side.
  @SequenceBuilder<NoSpace> var body: Body { get }
}

extension Token {
  @_alwaysEmitIntoClient public var syntax: Syntax {
    .production(Production(Self.name.description, .token) { .annotated(body.syntax, .role(Self.role)) })
  }

  public static var role: TokenRole { .keyword }
}

extension Token where Output: TokenRole.Value {
  public static var role: TokenRole { Output.role }
}

/// An upper-case production that stands for one literal.
///
/// ```swift
/// struct MultiplicationOperator: LiteralToken {
///   static var name: StaticString { "MUL_OPERATOR" }
///   static var spelling: StaticString { "*" }
/// }
/// ```
///
///     MUL_OPERATOR ::= "*"
public protocol LiteralToken: Token where Body == LiteralText {
  /// The literal.
  static var spelling: StaticString { get }
}

extension LiteralToken {
  /// The literal.
  @_alwaysEmitIntoClient @inline(__always) public var body: LiteralText { LiteralText(Self.spelling) }

  /// That of its text: a bracket, a keyword or an operator.
  public static var role: TokenRole { TokenRole(ofLiteral: spelling.description, isWord: false) }
}
