public import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

extension Dialect {
  /// Translates a text into another language, with the same meaning for all views and numbers.
  ///
  /// A text that the target can't say is rejected. The translation assumes that no view has the superview's word as its name.
  ///
  /// - Parameters:
  ///   - text: a text in this dialect.
  ///   - target: the other language.
  ///   - lhs: the name of the view on the left-hand side, if this dialect does not name it.
  ///   - rhs: the name of the view on the right-hand side.
  ///   - receiver: the name of the view that is `self` in the text: in `compact-constraint`, the view that the call is
  ///     made on. If `nil`, it stays `self`, and a warning points at it where `self` can mean something else.
  /// - Throws: a `Diagnostic` that points into the text; its code is one of `DiagnosticCode.translation` where the target
  ///   can't say the same.
  public func translate(
    _ text: String, to target: TranslationTarget, lhs: String = "lhs", rhs: String = "rhs", receiver: String? = nil
  ) throws(Diagnostic) -> Translation {
    try translate(text, to: target, options: TranslationOptions(lhs: lhs, rhs: rhs, receiver: receiver))
  }

  /// The translation of a text into another language, with the options of that.
  public func translate(
    _ text: String, to target: TranslationTarget, options: TranslationOptions
  ) throws(Diagnostic) -> Translation {
    let bytes = ContiguousArray(text.utf8)
    return try translate(bytes.span, to: target, options: options)
  }

  /// The translation of a text in UTF-8 into another language.
  public func translate(
    _ bytes: Span<UInt8>, to target: TranslationTarget, lhs: String = "lhs", rhs: String = "rhs",
    receiver: String? = nil
  ) throws(Diagnostic) -> Translation {
    try translate(bytes, to: target, options: TranslationOptions(lhs: lhs, rhs: rhs, receiver: receiver))
  }

  /// The translation of a text in UTF-8 into another language, with the options of that.
  public func translate(
    _ bytes: Span<UInt8>, to target: TranslationTarget, options: TranslationOptions
  ) throws(Diagnostic) -> Translation {
    switch try statement(of: bytes) {
    case .equation(let equation): try translate(equation, of: bytes, to: target, options)
    case .constraints(let constraints): try translate(constraints, of: bytes, to: target, options)
    }
  }

  func translate(
    _ parsed: ParsedEquation, of bytes: Span<UInt8>, to target: TranslationTarget, _ options: TranslationOptions
  ) throws(Diagnostic) -> Translation {
    let equation = Equation(parsed, of: bytes)
    do throws(LayoutProblem) {
      let meaning = meaning(of: bytes)
      var translation = try translate(equation, meaning: meaning, to: target, options)
      for problem in ambiguousNames(in: equation, meaning, for: target, hasReceiver: options.receiver != nil) {
        let places = EquationPlaces(parsed, in: bytes, self)
        translation.warnings.append(Diagnostic(.warning, problem, places, bytes))
      }
      return translation
    } catch {
      throw diagnostic(of: error, parsed, bytes)
    }
  }

  /// The translation of an equation, which need not have been parsed.
  ///
  /// - Throws: a ``LayoutProblem``, since there is no text to point into.
  package func translate(
    _ equation: Equation, to target: TranslationTarget, options: TranslationOptions = TranslationOptions()
  ) throws(LayoutProblem) -> Translation {
    try translate(equation, meaning: meaning, to: target, options)
  }

  private func translate(
    _ equation: Equation, meaning: Meaning, to target: TranslationTarget, _ options: TranslationOptions
  ) throws(LayoutProblem) -> Translation {
    let form: NormalForm
    let solved: NormalForm
    do throws(Unsolvable) {
      form = try NormalForm(equation, meaning: meaning)
      solved = try form.solved(
        lhs: options.lhs ?? "lhs", rhs: options.rhs ?? "rhs", receiver: options.receiver, numbers: options.metrics)
    } catch {
      throw LayoutProblem(error)
    }
    do throws(LayoutProblem) {
      return try write(solved, to: target, equation, options)
    } catch {
      // What is solved has its first attribute on the left, wherever that was written.
      throw form.firstSide == .left ? error : error.onOtherSide
    }
  }

  private func write(
    _ solved: NormalForm, to target: TranslationTarget, _ equation: Equation,
    _ options: TranslationOptions
  ) throws(LayoutProblem) -> Translation {
    if case .dialect(let target) = target { return try write(solved, in: target, equation, options) }
    var solved = solved
    solved.identifier = solved.identifier ?? options.identifier
    let writer = CodeWriter(target, options)
    try writer.refuseForeignNames(of: solved)
    try refuseObjections(to: solved, equation)
    let number = max(options.firstNumber, equation.names.firstFreeNumber(behind: "constraint"))
    return try writer.translation(of: solved, name: "constraint\(number)")
  }

  private func write(
    _ solved: NormalForm, in target: Dialect, _ equation: Equation, _ options: TranslationOptions
  ) throws(LayoutProblem) -> Translation {
    let solved = solved.behindItem
    let writer = EquationWriter(target, numbers: options.metrics)
    guard let text = writer.text(stating: solved, like: equation) else {
      // What the dialect can say is tried with names that mean nothing.
      throw EquationWriter(target).obstacle(to: solved)
    }
    guard writer.isImplied else { return Translation(text: text) }
    let first = solved.first.item.name
    return Translation(
      text: text, leftItem: first,
      rightItem: solved.second.map { $0.item.name ?? first.map { $0 + ".superview" } ?? "" })
  }

  /// Throws what UIKit and AppKit would raise an exception on, as far as it can be told without the numbers.
  private func refuseObjections(
    to form: NormalForm, _ equation: Equation
  ) throws(LayoutProblem) {
    let (first, second) = (form.first.attribute, form.second?.attribute)
    // A named number can be 0 as well, but nobody names it for that.
    let objections = Objection.all(first, second, multiplier: form.multiplier.written ?? 1)
    guard let objection = objections.first else { return }
    let rewriter = ObjectionRewriter(dialect: self, equation: equation, multiplier: form.multiplier.written)
    throw .objection(objection, first, second, rewriter.rewrites(avoiding: objection))
  }
}
