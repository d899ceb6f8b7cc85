import ConstraintGrammar

/// The names that come into Swift code as they are written.
extension NormalForm<String> {
  /// Throws if one of them is no name there: it may have been given by a caller, or be that of a dialect whose names are
  /// others, and would be code.
  ///
  /// - Parameter target: the language that is Swift.
  func refuseForeignNames(in target: TranslationTarget) throws(LayoutProblem) {
    try target.refuse(first.item.name, .item(.left))
    try target.refuse(second?.item.name, .item(.right))
    try target.refuse(multiplier, .multiplier(.right))
    try target.refuse(constant, .constant(.right))
  }
}

extension TranslationTarget {
  fileprivate func refuse(_ number: NormalForm<String>.Number, _ part: EquationPart) throws(LayoutProblem) {
    switch number {
    case .scalar(let scalar), .reciprocal(let scalar): try refuse(scalar.name, part)
    case .computed(let name, let multiplier, let constant):
      try refuse(name, .metric(.right))
      try refuse(multiplier?.value.name, .multiplier(.right))
      try refuse(constant?.value.name, .constant(.right))
    }
  }

  fileprivate func refuse(_ name: String?, _ part: EquationPart) throws(LayoutProblem) {
    if let name, !name.isItemName { throw .noSuchName(name, in: self.name, part) }
  }
}

extension Scalar<String> {
  fileprivate var name: String? { if case .name(let name, _) = self { name } else { nil } }
}
