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
      guard let meant = equation.plainForm, meant.hasCommonNames, let form = fixed.plainForm else { continue }
      guard form.states(meant) else { return "'\(text)' does not mean what it does in \(dialect.name)" }
    }
    return nil
  }
}

extension Equation<String> {
  /// What the equation states by itself, whatever a dialect leaves unsaid; `nil` if that is nothing.
  fileprivate var plainForm: NormalForm<String>? {
    let form = NormalForm(self, meaning: Meaning(), matches: ==)
    return (try? form?.solved(lhs: "", rhs: ""))?.tidy
  }
}

extension NormalForm<String> {
  /// Whether every dialect knows the attributes, and no name has dots, which another dialect may take for something else.
  fileprivate var hasCommonNames: Bool {
    [first, second ?? first].allSatisfy { reference in
      Attribute.listed.contains(reference.attribute) && !(reference.item.name ?? "").contains(".")
    }
  }

  /// Whether it states the same, whatever the views are called where one of both gives up their names.
  fileprivate func states(_ other: NormalForm) -> Bool {
    var form = self
    form.first.item = item(first.item, other.first.item)
    if let own = second?.item, let item = other.second?.item { form.second?.item = self.item(own, item) }
    return form == other
  }

  private func item(_ own: Item, _ other: Item) -> Item { own == .named("") || other == .named("") ? other : own }
}
