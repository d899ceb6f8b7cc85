import ConstraintGrammar

extension Property {
  static let fixIts = Property(
    "fix-its", "A text with its fix-its applied is accepted, and means what another dialect means by it."
  ) { tried, subject in
    guard let diagnostic = tried.diagnostic, !diagnostic.fixIts.isEmpty else { return nil }
    var end = 0
    for fixIt in diagnostic.fixIts {
      guard end <= fixIt.offset, fixIt.length >= 0, fixIt.offset + fixIt.length <= tried.bytes.count else {
        return "the fix-its overlap, or reach beyond the text"
      }
      end = fixIt.offset + fixIt.length
    }
    guard let text = diagnostic.applyingFixIts(to: ContiguousArray(tried.bytes).span) else {
      return "the fix-its can't be applied"
    }
    guard let fixed = try? Equation(text, in: subject.dialect) else { return "'\(text)' is not accepted" }
    for dialect in Dialect.all where dialect.name != subject.dialect.name {
      guard let said = try? dialect.parse(ContiguousArray(tried.bytes).span) else { continue }
      let equation = Equation(said, of: ContiguousArray(tried.bytes).span)
      guard let meant = equation.plainForm, let form = fixed.plainForm else { continue }
      guard form.states(meant) else { return "'\(text)' does not mean what it does in \(dialect.name)" }
    }
    return nil
  }
}
