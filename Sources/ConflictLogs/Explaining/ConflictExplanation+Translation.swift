public import ConstraintGrammar
import ConstraintLanguages
public import ConstraintLayout
import GrammarCombinators

extension ConflictExplanation {
  /// A constraint as an equation between views with short names, as code calls them; `nil` for what can't be read.
  ///
  /// - Parameter index: the index of an entry of the log.
  public func equation(ofEntry index: Int) -> Equation? {
    guard case .constraint(let constraint) = log.entries[index] else { return nil }
    return equation(constraint.statement)
  }

  /// A constraint in another language, between views with short names; `nil` for what can't be read.
  ///
  /// - Parameters:
  ///   - index: the index of an entry of the log.
  ///   - target: the language.
  ///   - options: the language of code, and what it is for.
  /// - Throws: a `LayoutProblem` if the target has no words for the constraint.
  public func translation(
    ofEntry index: Int, to target: TranslationTarget, options: TranslationOptions = TranslationOptions()
  ) throws(LayoutProblem) -> Translation? {
    guard let equation = equation(ofEntry: index) else { return nil }
    // Of all dialects it is the one that can say the most.
    return try Dialect.swiftyLayout.translate(equation, to: target, options: options)
  }

  /// What a constraint states, between views with names that code can have.
  func equation(_ statement: LayoutConstraint<String>) -> Equation {
    let (constant, isNegative) = (statement.constant.magnitude, statement.constant < 0)
    var right = Side(constant: .number(statement.constant))
    if let item = statement.secondItem, let attribute = statement.secondAttribute {
      right = Side(
        .attribute(of: variable(for: item), attribute),
        multiplier: statement.multiplier == 1 ? nil : Multiplier(.times, .number(statement.multiplier)),
        constant: constant == 0 ? nil : Constant(isNegative ? .minus : .plus, .number(constant)))
    }
    return Equation(
      Side(.attribute(of: variable(for: statement.firstItem), statement.firstAttribute)), statement.relation, right,
      priority: statement.priority == 1000 ? nil : .number(statement.priority), identifier: statement.identifier)
  }
}

extension ConflictLog {
  /// The translation of a text that is one constraint, between views with short names.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8, as `Dialect.conflictLog` has it.
  ///   - target: the language.
  ///   - options: the language of code, and what it is for.
  /// - Throws: a `Diagnostic` if the text is no constraint, or the target has no words for it.
  public static func translation(
    of bytes: Span<UInt8>, to target: TranslationTarget, options: TranslationOptions = TranslationOptions()
  ) throws(Diagnostic) -> Translation {
    _ = try Dialect.conflictLog.statement(of: bytes)
    var cursor = Cursor()
    var read = LogInProgress(line: 1, isAnnounced: false)
    if let parsed = Constraint().parse(bytes, &cursor) {
      read.add(
        parsed, text: String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self), line: 1, isGivenUp: false)
    }
    let explanation = ConflictExplanation(of: read.finished())
    var (whole, options) = (Translation(), options)
    for index in explanation.log.entries.indices {
      do throws(LayoutProblem) {
        guard let one = try explanation.translation(ofEntry: index, to: target, options: options) else { continue }
        whole.texts += one.texts
        whole.names += one.names
        options.firstNumber = max(
          options.firstNumber, one.names.compactMap { $0 }.firstFreeNumber(behind: "constraint"))
      } catch {
        throw Diagnostic(
          code: error.code, offset: 0, length: bytes.count, line: 1, column: 1, found: nil, expected: [],
          message: error.message, hint: error.hint)
      }
    }
    return whole
  }
}
