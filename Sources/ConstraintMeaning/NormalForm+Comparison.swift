package import ConstraintGrammar

extension Equation<String> {
  /// The statement of the equation by itself, whatever a dialect leaves unsaid; `nil` if that is nothing.
  package var plainForm: NormalForm<String>? {
    (try? NormalForm(self, meaning: Meaning(), matches: ==).solved(lhs: "", rhs: ""))?.tidy
  }
}

extension NormalForm<String> {
  /// Whether it states the same as a form that was read in another dialect: where one of both gives up the names of views,
  /// or a name has dots or an attribute is one of a few dialects, which mean other things elsewhere, these do not count.
  package func states(_ other: NormalForm) -> Bool {
    var form = self
    form.first = form.first.taken(for: other.first)
    if let own = second, let reference = other.second { form.second = own.taken(for: reference) }
    return form == other
  }

  /// The same in the decimal fractions that its numbers stand for.
  package var tidy: NormalForm {
    var tidy = self
    tidy.multiplier = multiplier.tidy
    tidy.constant = constant.tidy
    return tidy
  }
}

extension NormalForm<String>.Reference {
  /// The reference, or another one that it may well be.
  fileprivate func taken(for other: Self) -> Self {
    var reference = self
    let name = other.item.name ?? ""
    if item == .named("") || name.isEmpty || name.contains(".") { reference.item = other.item }
    if !Attribute.listed.contains(other.attribute) { reference.attribute = other.attribute }
    return reference
  }
}
