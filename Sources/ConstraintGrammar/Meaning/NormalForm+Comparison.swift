extension Equation<String> {
  /// What the equation states by itself, whatever a dialect leaves unsaid; `nil` if that is nothing.
  package var plainForm: NormalForm<String>? {
    Self.plainForm(LinearForm(left, on: .left), relation, LinearForm(right, on: .right))
  }

  /// What two sides state by themselves.
  static func plainForm(
    _ left: LinearForm<String>, _ relation: Relation, _ right: LinearForm<String>
  ) -> NormalForm<String>? {
    let form = NormalForm(left, relation, right, meaning: Meaning(), matches: ==)
    return (try? form?.solved(lhs: "", rhs: ""))?.tidy
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
