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
/// A rule without `value(of:)` gives what its body gives. White space may stand between the parts; `@SequenceBuilder<Glued>`
/// on the body allows none, which the EBNF marks `ws: explicit`. A rule is an empty struct that `@inline(__always)` on its body
/// lets the compiler dissolve, into a function of its own or, if it is ``Inlined`` as well, into each rule that uses it.
public protocol Rule: Construction where Leading == Body.Leading {
  /// The name of the production, as the document of the language has it.
  static var name: StaticString { get }

  /// The right-hand side.
  @SequenceBuilder<Spaced> var body: Body { get }
}

extension Rule {
  @_alwaysEmitIntoClient public var syntax: Syntax {
    .production(Production(Self.name.description, .rule) { body.syntax })
  }
}
