import ConstraintGrammar
import ConstraintLanguages
import ConstraintMeaning

extension Property {
  static let fixIts = Property(
    "fix-its", "A text with its fix-its applied is accepted, and means what another dialect means by it."
  ) { tried, subject in
    guard let diagnostic = tried.diagnostic else { return nil }
    // Of a text with many mistakes each has to have its fix-its.
    guard diagnostic.mistakes.allSatisfy({ !$0.fixIts.isEmpty }) else { return nil }
    // Those of each mistake are in order, and those of one mistake may stand around those of another.
    let isOrdered = diagnostic.mistakes.allSatisfy { mistake in
      zip(mistake.fixIts, mistake.fixIts.dropFirst()).allSatisfy { $0.offset <= $1.offset }
    }
    guard isOrdered else { return "the fix-its are out of order" }
    var end = 0
    for fixIt in diagnostic.mistakes.flatMap(\.fixIts).sorted(by: { ($0.offset, $0.length) < ($1.offset, $1.length) }) {
      guard end <= fixIt.offset, fixIt.length >= 0, fixIt.offset + fixIt.length <= tried.bytes.count else {
        return "the fix-its overlap, or reach beyond the text"
      }
      end = fixIt.offset + fixIt.length
    }
    guard let text = diagnostic.applyingFixIts(to: ContiguousArray(tried.bytes).span, atLeast: .likely) else {
      return "the fix-its can't be applied"
    }
    guard let stated = try? subject.dialect.constraints(in: text) else { return "'\(text)' is not accepted" }
    guard let fixed = stated.first, !subject.dialect.isList(ContiguousArray(tried.bytes).span) else { return nil }
    for dialect in Dialect.all where dialect.name != subject.dialect.name {
      guard let said = try? dialect.parse(ContiguousArray(tried.bytes).span) else { continue }
      let equation = Equation(said, of: ContiguousArray(tried.bytes).span)
      guard var meant = equation.plainForm, let form = fixed.plainForm else { continue }
      // What there are no words for is set on the constraint.
      let sample = Side(Operand.attribute(of: "a", .width))
      let ranked = Equation(sample, .equal, Side(constant: .number(1)), priority: .number(750))
      if !subject.dialect.says(ranked) { meant.priority = form.priority }
      if fixed.identifier == nil { meant.identifier = nil }
      guard form.states(meant) else { return "'\(text)' does not mean what it does in \(dialect.name)" }
    }
    return nil
  }
}
