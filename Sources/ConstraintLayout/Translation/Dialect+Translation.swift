public import ConstraintGrammar
import GrammarCombinators

extension Dialect {
  /// The equation in another language, with the same meaning for whatever views and numbers.
  ///
  /// What the target can't say is refused. It is taken for granted that no view is called by the word that stands for
  /// the superview.
  ///
  /// - Parameters:
  ///   - text: an equation in this dialect.
  ///   - target: the other language.
  ///   - lhs: what to call the view on the left-hand side where this dialect does not name it.
  ///   - rhs: what to call the view on the right-hand side.
  ///   - receiver: what to call the view that is `self` in the text, in `compact-constraint` the one that the call is
  ///     made on; if `nil`, it stays `self`, and a warning points at it where that can mean something else.
  /// - Throws: a `Diagnostic` that points into the text; its code is one of `DiagnosticCode.translation` where the target
  ///   can't say the same.
  public func translate(
    _ text: String, to target: TranslationTarget, lhs: String = "lhs", rhs: String = "rhs", receiver: String? = nil
  ) throws(Diagnostic) -> Translation {
    let bytes = ContiguousArray(text.utf8)
    return try translate(bytes.span, to: target, lhs: lhs, rhs: rhs, receiver: receiver)
  }

  /// The equation of a text in UTF-8 in another language.
  public func translate(
    _ bytes: Span<UInt8>, to target: TranslationTarget, lhs: String = "lhs", rhs: String = "rhs",
    receiver: String? = nil
  ) throws(Diagnostic) -> Translation {
    let parsed = try parse(bytes)
    let equation = Equation(parsed, of: bytes)
    do throws(LayoutProblem) {
      var translation = try translate(equation, to: target, lhs: lhs, rhs: rhs, receiver: receiver)
      for problem in ambiguousNames(in: equation, for: target, hasReceiver: receiver != nil) {
        let places = EquationPlaces(parsed, in: bytes, self)
        translation.warnings.append(Diagnostic(.warning, problem, places, bytes))
      }
      return translation
    } catch {
      throw Diagnostic(.error, error, EquationPlaces(parsed, in: bytes, self), bytes)
    }
  }

  /// The translation of an equation, which need not have been parsed.
  ///
  /// - Throws: a ``LayoutProblem``, since there is no text to point into.
  package func translate(
    _ equation: Equation<String>, to target: TranslationTarget, lhs: String = "lhs", rhs: String = "rhs",
    receiver: String? = nil
  ) throws(LayoutProblem) -> Translation {
    guard let form = NormalForm(equation, meaning: meaning, matches: ==) else { throw .noAttribute(.equation) }
    let solved: NormalForm<String>
    do throws(Unsolvable) {
      solved = try form.solved(lhs: lhs, rhs: rhs, receiver: receiver)
    } catch {
      throw LayoutProblem(error)
    }
    do throws(LayoutProblem) {
      return try write(solved, to: target, equation)
    } catch {
      // What is solved has its first attribute on the left, wherever that was written.
      throw form.firstSide == .left ? error : error.onOtherSide
    }
  }

  private func write(
    _ solved: NormalForm<String>, to target: TranslationTarget, _ equation: Equation<String>
  ) throws(LayoutProblem) -> Translation {
    if case .dialect(let target) = target {
      let writer = EquationWriter(target)
      guard let text = writer.text(stating: solved, like: equation) else { throw writer.obstacle(to: solved) }
      guard writer.isImplied else { return Translation(text: text) }
      let first = solved.first.item.name
      return Translation(
        text: text, leftItem: first,
        rightItem: solved.second.map { $0.item.name ?? first.map { $0 + ".superview" } ?? "" })
    }
    try solved.refuseForeignNames(in: target)
    try refuseObjections(to: solved, equation)
    if case .anchors = target { return Translation(text: try AnchorWriter.text(of: solved)) }
    return Translation(text: InitializerWriter.text(of: solved))
  }

  /// Throws what UIKit and AppKit would raise an exception on, as far as it can be told without the numbers.
  private func refuseObjections(
    to form: NormalForm<String>, _ equation: Equation<String>
  ) throws(LayoutProblem) {
    let (first, second) = (form.first.attribute, form.second?.attribute)
    // A named number can be 0 as well, but nobody names it for that.
    let objections = Objection.all(first, second, multiplier: form.multiplier.written ?? 1)
    guard let objection = objections.first else { return }
    let rewriter = ObjectionRewriter(dialect: self, equation: equation, multiplier: form.multiplier.written)
    throw .objection(objection, first, second, rewriter.rewrites(avoiding: objection))
  }
}
