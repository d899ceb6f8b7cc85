import ConstraintGrammar
import ConstraintMeaning

/// The names that come into code as they are written.
extension CodeWriter {
  /// Throws if one of them is no name there: it may have been given by a caller, or be that of a dialect whose names are
  /// others, and would be code.
  func refuseForeignNames(of form: NormalForm<String>) throws(LayoutProblem) {
    let items = expression.code?.items.keys
    try refuse(form.first.item.name, .item(.left), among: items)
    try refuse(form.second?.item.name, .item(.right), among: items)
    try refuse(form.multiplier, .multiplier(.right))
    try refuse(form.constant, .constant(.right))
    try refuseNumber(form.priority?.name, .priority)
  }

  private func refuse(_ number: NormalForm<String>.Number, _ part: EquationPart) throws(LayoutProblem) {
    switch number {
    case .scalar(let scalar), .reciprocal(let scalar): try refuseNumber(scalar.name, part)
    case .computed(let name, let multiplier, let constant):
      try refuseNumber(name, .metric(.right))
      try refuseNumber(multiplier?.value.name, .multiplier(.right))
      try refuseNumber(constant?.value.name, .constant(.right))
    }
  }

  private func refuseNumber(_ name: String?, _ part: EquationPart) throws(LayoutProblem) {
    try refuse(name, part, among: expression.code?.numbers.keys)
  }

  /// - Parameter known: the names that there is code for; `nil` where names are code.
  private func refuse(
    _ name: String?, _ part: EquationPart, among known: (some Collection<String>)?
  ) throws(LayoutProblem) {
    guard let name else { return }
    if let known {
      if !known.contains(name) { throw .noSuchName(name, in: target.name, part) }
      return
    }
    let isReserved = name.split(separator: ".").contains { expression.isReserved(String($0)) }
    if !name.isItemName || isReserved { throw .noSuchName(name, in: target.name, part) }
  }
}
