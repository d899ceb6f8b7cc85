public import GrammarCombinators

/// The start rule of the dialects whose document speaks of formulae.
///
///     formula ::= equation EOF
public struct Formula<Equation: Rule>: Rule, Inlined where Equation.Output == ParsedEquation {
  @_alwaysEmitIntoClient public static var name: StaticString { "formula" }
  @usableFromInline let equation: Equation

  /// A text that is an `equation`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ equation: Equation) { self.equation = equation }

  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<ParsedEquation> {
    equation
    EndOfText()
  }
}
