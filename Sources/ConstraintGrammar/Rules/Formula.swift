import GrammarCombinators

/// The start rule of the dialects whose document speaks of formulae.
///
///     formula ::= equation EOF
struct Formula<Equation: Rule>: Rule, Inlined where Equation.Output == ParsedEquation {
  static var name: StaticString { "formula" }
  let equation: Equation

  /// A text that is an `equation`.
  @inline(__always) init(_ equation: Equation) { self.equation = equation }

  @inline(__always) var body: some Parser<ParsedEquation> {
    equation
    EndOfText()
  }
}
