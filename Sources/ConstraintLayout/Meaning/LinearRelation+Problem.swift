extension LayoutProblem {
  /// What a relation that can't be solved tells about the equation whose first side stands there.
  @usableFromInline init(_ failure: LinearRelation.Failure, _ firstSide: WrittenSide) {
    self =
      switch failure {
      case .zeroMultiplier: .zeroMultiplier(.side(firstSide))
      case .notFinite: .notFinite(.equation)
      }
  }
}
