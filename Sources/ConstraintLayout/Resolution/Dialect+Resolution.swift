public import ConstraintGrammar
import ConstraintMeaning
public import GrammarCombinators

extension Dialect {
  /// The constraint that a text states.
  ///
  /// - Parameters:
  ///   - text: an equation.
  ///   - environment: what its names stand for.
  /// - Returns: the constraint, and warnings where UIKit and AppKit would raise an exception.
  /// - Throws: a `Diagnostic` that points into the text.
  /// - Complexity: linear in the length of the text, with one look-up in the environment for each name.
  @inlinable public func resolve<Environment: LayoutEnvironment>(
    _ text: String, in environment: Environment
  ) throws(Diagnostic) -> Resolution<Environment.Item> {
    let result = text.withBytes { bytes in
      Result { () throws(Diagnostic) in try resolve(bytes, in: environment) }
    }
    return try result.get()
  }

  /// The constraint that a text in UTF-8 states.
  @inlinable public func resolve<Environment: LayoutEnvironment>(
    _ bytes: Span<UInt8>, in environment: Environment
  ) throws(Diagnostic) -> Resolution<Environment.Item> {
    try resolve(try parse(bytes), of: bytes, in: environment)
  }

  /// The constraint that a parsed equation states.
  ///
  /// - Precondition: `bytes` are the bytes that were parsed, in this dialect.
  @inlinable public func resolve<Environment: LayoutEnvironment>(
    _ equation: ParsedEquation, of bytes: Span<UInt8>, in environment: Environment
  ) throws(Diagnostic) -> Resolution<Environment.Item> {
    var constraint: LayoutConstraint<Environment.Item>
    do throws(LayoutProblem) {
      constraint = try environment.constraint(stating: equation, in: bytes, words(of: bytes))
    } catch {
      throw diagnostic(of: error, equation, bytes)
    }
    if constraint.identifier == nil { constraint.identifier = identifier(of: bytes) }
    let objections = constraint.objections
    if objections.isEmpty { return Resolution(constraint: constraint, warnings: []) }
    let warnings = warnings(
      objections, constraint.firstAttribute, constraint.secondAttribute, multiplier: constraint.multiplier, equation,
      bytes)
    return Resolution(constraint: constraint, warnings: warnings)
  }

  /// The constraints that a text states. If the text is an equation, it states one.
  ///
  /// - Parameters:
  ///   - text: an equation, or a visual format.
  ///   - options: how the views of a visual format are aligned, and its direction.
  ///   - environment: what its names stand for.
  /// - Returns: the constraints in order, each with warnings where UIKit and AppKit would raise an exception.
  /// - Throws: a `Diagnostic` with all mistakes of the text, also those of its meaning.
  public func resolutions<Environment: LayoutEnvironment>(
    of text: String, options: VisualFormatOptions = [], in environment: Environment
  ) throws(Diagnostic) -> [Resolution<Environment.Item>] {
    let bytes = ContiguousArray(text.utf8)
    return try resolutions(of: bytes.span, options: options, in: environment)
  }

  /// The constraints that a text in UTF-8 states.
  public func resolutions<Environment: LayoutEnvironment>(
    of bytes: Span<UInt8>, options: VisualFormatOptions = [], in environment: Environment
  ) throws(Diagnostic) -> [Resolution<Environment.Item>] {
    try resolve(try statement(of: bytes), of: bytes, options: options, in: environment).resolutions
  }

  /// The constraints that a parsed text states.
  ///
  /// - Precondition: `bytes` are the bytes that were parsed, in this dialect.
  @inlinable public func resolve<Environment: LayoutEnvironment>(
    _ statement: ParsedStatement, of bytes: Span<UInt8>, options: VisualFormatOptions = [], in environment: Environment
  ) throws(Diagnostic) -> ResolvedStatement<Environment.Item> {
    switch statement {
    case .equation(let equation): .equation(try resolve(equation, of: bytes, in: environment))
    case .constraints(let constraints):
      .constraints(try resolve(constraints, of: bytes, options: options, in: environment))
    }
  }

  /// The constraints of a visual format, or all that keeps them from being constraints.
  public func resolve<Environment: LayoutEnvironment>(
    _ constraints: [ParsedEquation], of bytes: Span<UInt8>, options: VisualFormatOptions, in environment: Environment
  ) throws(Diagnostic) -> [Resolution<Environment.Item>] {
    try refuse(options, for: constraints, of: bytes)
    var resolutions: [Resolution<Environment.Item>] = []
    var mistakes: [Diagnostic] = []
    var equations = options.applied(to: constraints)
    // A view that nothing is stated of has to be there all the same.
    if constraints.isEmpty, let view = tree(of: bytes)?.tokens.first(where: { $0.role == .name })?.range,
      let name = SourceRange(from: view.lowerBound, to: view.upperBound)
    {
      equations = [ParsedEquation(ParsedSide(.attribute(of: name, .width)), .equal, ParsedSide(constant: .number(0)))]
    }
    for constraint in equations {
      do throws(Diagnostic) {
        resolutions.append(try resolve(constraint, of: bytes, in: environment))
      } catch {
        if !mistakes.contains(error) { mistakes.append(error) }
      }
    }
    guard let first = mistakes.first else { return constraints.isEmpty ? [] : resolutions }
    throw first.followed(by: Array(mistakes.dropFirst()))
  }

  /// Throws if an alignment lies along the text.
  func refuse(
    _ options: VisualFormatOptions, for constraints: [ParsedEquation], of bytes: Span<UInt8>
  ) throws(Diagnostic) {
    guard let (alignment, isVertical) = options.alignmentAlongText(stating: constraints) else { return }
    let problem = LayoutProblem.alignmentAlongText(alignment, isVertical: isVertical)
    throw Diagnostic(.error, problem, at: bytes.indices, in: bytes).followed(by: [])
  }

  /// The constraint that an equation states, which need not have been parsed.
  ///
  /// - Throws: a ``LayoutProblem``, since there is no text to point into.
  public func resolve<Environment: LayoutEnvironment>(
    _ equation: Equation, in environment: Environment
  ) throws(LayoutProblem) -> LayoutConstraint<Environment.Item> {
    let (parsed, names) = equation.parsed
    let words = LanguageWords(definition, isList: false)
    return try environment.constraint(stating: parsed, in: names.span, words)
  }

  // MARK: what does not depend on the types of the items

  @usableFromInline func words(of bytes: Span<UInt8>) -> LanguageWords {
    LanguageWords(definition, isList: statement != nil && isList(bytes))
  }

  /// The text, where it names a constraint without an identifier; a bare `#` in it says that none is wanted.
  @usableFromInline func identifier(of bytes: Span<UInt8>) -> String? {
    guard identifierIsText, !bytes.isEmpty, !bytes.indices.contains(where: { bytes[$0] == UInt8(ascii: "#") }) else {
      return nil
    }
    return String(copying: bytes, in: bytes.indices)
  }

  @usableFromInline @inline(never)
  func diagnostic(of problem: LayoutProblem, _ equation: ParsedEquation, _ bytes: Span<UInt8>) -> Diagnostic {
    Diagnostic(.error, problem, EquationPlaces(equation, in: bytes, self), bytes)
  }

  @usableFromInline @inline(never)
  func warnings(
    _ objections: [Objection], _ first: Attribute, _ second: Attribute?, multiplier: Double,
    _ equation: ParsedEquation, _ bytes: Span<UInt8>
  ) -> [Diagnostic] {
    let places = EquationPlaces(equation, in: bytes, self)
    let rewriter = ObjectionRewriter(
      dialect: self, equation: Equation(equation, of: bytes), multiplier: multiplier)
    return objections.map { objection in
      Diagnostic(
        .warning, .objection(objection, first, second, rewriter.rewrites(avoiding: objection)), places, bytes)
    }
  }
}

extension Diagnostic {
  /// The diagnostic of a problem, for a person who has the text.
  init(_ severity: Severity, _ problem: LayoutProblem, at range: Range<Int>, in bytes: Span<UInt8>) {
    self.init(severity, problem.code, at: range, in: bytes, message: problem.message, hint: problem.advice)
  }

  /// The diagnostic of a problem where the part of the equation stands that it is about.
  init(_ severity: Severity, _ problem: LayoutProblem, _ places: EquationPlaces, _ bytes: Span<UInt8>) {
    self.init(severity, problem, at: places.range(of: problem.part), in: bytes)
  }
}

/// The constraint that an equation states, and why UIKit and AppKit would not take it.
public struct Resolution<Item> {
  /// The constraint, as the document of the dialect has it.
  public var constraint: LayoutConstraint<Item>

  /// Warnings of what would raise an exception in UIKit and AppKit, with what to write instead; usually none.
  public var warnings: [Diagnostic]

  @inlinable init(constraint: LayoutConstraint<Item>, warnings: [Diagnostic]) {
    self.constraint = constraint
    self.warnings = warnings
  }
}

extension Resolution: Equatable where Item: Equatable {}
extension Resolution: Hashable where Item: Hashable {}
extension Resolution: Sendable where Item: Sendable {}

/// The constraints that a text states: one, or as many as a dialect lets it state.
public enum ResolvedStatement<Item> {
  /// The text is one equation.
  case equation(Resolution<Item>)

  /// The text states these constraints, in order; there may be one, or none.
  case constraints([Resolution<Item>])

  /// The resolutions of the constraints, in order.
  public var resolutions: [Resolution<Item>] {
    switch self {
    case .equation(let resolution): [resolution]
    case .constraints(let resolutions): resolutions
    }
  }

  /// The warnings of all constraints: what would raise an exception in UIKit and AppKit.
  public var warnings: [Diagnostic] {
    switch self {
    case .equation(let resolution): resolution.warnings
    case .constraints(let resolutions): resolutions.flatMap { $0.warnings }
    }
  }

  @usableFromInline package mutating func countWarnings(fromLine number: Int) {
    func counted(_ resolution: Resolution<Item>) -> Resolution<Item> {
      var resolution = resolution
      resolution.warnings = resolution.warnings.map { $0.counted(fromLine: number) }
      return resolution
    }
    switch self {
    case .equation(let resolution): self = .equation(counted(resolution))
    case .constraints(let resolutions): self = .constraints(resolutions.map(counted))
    }
  }
}

extension ResolvedStatement: Equatable where Item: Equatable {}
extension ResolvedStatement: Hashable where Item: Hashable {}
extension ResolvedStatement: Sendable where Item: Sendable {}
