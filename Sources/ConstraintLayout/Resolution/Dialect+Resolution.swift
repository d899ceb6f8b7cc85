public import ConstraintGrammar
import GrammarCombinators

extension Dialect {
  /// The constraint that a text states.
  ///
  /// - Parameters:
  ///   - text: an equation.
  ///   - environment: what its names stand for.
  /// - Returns: the constraint, and warnings where UIKit and AppKit would raise an exception.
  /// - Throws: a `Diagnostic` that points into the text.
  /// - Complexity: linear in the length of the text, with a look into the environment for each name.
  public func resolve<Environment: LayoutEnvironment>(
    _ text: String, in environment: Environment
  ) throws(Diagnostic) -> Resolution<Environment.Item> {
    let bytes = Array(text.utf8)
    return try resolve(try parse(bytes.span), of: bytes.span, in: environment)
  }

  /// The constraint that a text in UTF-8 states.
  public func resolve<Environment: LayoutEnvironment>(
    _ bytes: Span<UInt8>, in environment: Environment
  ) throws(Diagnostic) -> Resolution<Environment.Item> {
    try resolve(try parse(bytes), of: bytes, in: environment)
  }

  /// The constraint that a parsed equation states.
  ///
  /// - Precondition: `bytes` are the bytes that were parsed, in this dialect.
  public func resolve<Environment: LayoutEnvironment>(
    _ equation: ParsedEquation, of bytes: Span<UInt8>, in environment: Environment
  ) throws(Diagnostic) -> Resolution<Environment.Item> {
    // The buffer is used inside the closures only, and the names lie within it.
    let constraint: Result<LayoutConstraint<Environment.Item>, LayoutProblem> =
      unsafe bytes.withUnsafeBufferPointer { buffer in
        Result { () throws(LayoutProblem) in
          try self.constraint(for: equation, in: environment) { name in
            unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[name.range]), as: UTF8.self)
          }
        }
      }
    switch constraint {
    case .success(let constraint):
      return Resolution(constraint: constraint, warnings: warnings(about: constraint, equation, of: bytes))
    case .failure(let problem):
      throw Diagnostic(.error, problem, EquationPlaces(equation, in: bytes, notation: notation), bytes)
    }
  }

  /// The constraint that an equation states, which need not have been parsed.
  ///
  /// - Throws: a ``LayoutProblem``, since there is no text to point into.
  public func resolve<Environment: LayoutEnvironment>(
    _ equation: Equation<String>, in environment: Environment
  ) throws(LayoutProblem) -> LayoutConstraint<Environment.Item> {
    try constraint(for: equation, in: environment) { $0 }
  }

  private func constraint<Name, Environment: LayoutEnvironment>(
    for equation: Equation<Name>, in environment: Environment, spelling: (Name) -> String
  ) throws(LayoutProblem) -> LayoutConstraint<Environment.Item> {
    let statement = Statement(equation, meaning: meaning) { name, word in spelling(name) == word }
    guard let statement else { throw .noAttribute(.equation) }
    return try withoutActuallyEscaping(spelling) { spelling throws(LayoutProblem) in
      try Resolver(environment: environment, dialect: self, spelling: spelling).constraint(for: statement)
    }
  }

  private func warnings<Item>(
    about constraint: LayoutConstraint<Item>, _ equation: ParsedEquation, of bytes: Span<UInt8>
  ) -> [Diagnostic] {
    let objections = constraint.objections
    guard !objections.isEmpty else { return [] }
    let places = EquationPlaces(equation, in: bytes, notation: notation)
    let rewriter = ObjectionRewriter(
      dialect: self, equation: Equation(equation, of: bytes), multiplier: constraint.multiplier)
    return objections.map { objection in
      Diagnostic(
        .warning,
        .objection(
          objection, constraint.firstAttribute, constraint.secondAttribute,
          rewriter.rewrites(avoiding: objection)), places, bytes)
    }
  }
}

extension Diagnostic {
  /// What a problem is for a person who has the text.
  init(
    _ severity: Severity, _ problem: LayoutProblem, _ places: EquationPlaces, _ bytes: Span<UInt8>
  ) {
    self.init(
      severity, problem.code, at: places.range(of: problem.part), in: bytes, message: problem.message,
      hint: problem.hint)
  }
}
