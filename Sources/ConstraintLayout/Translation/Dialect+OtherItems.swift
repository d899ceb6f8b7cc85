import ConstraintGrammar

extension Dialect {
  /// Throws if a translation gives up the name of another view than those that its formula is to be about.
  ///
  /// - Parameter names: the view on each side; `nil` if it can be any.
  func refuseOtherItems(
    than names: (lhs: String?, rhs: String?), in translation: Translation, of bytes: Span<UInt8>
  ) throws(Diagnostic) {
    for (expected, found, side) in [
      (names.lhs, translation.leftItem, WrittenSide.left), (names.rhs, translation.rightItem, .right),
    ] {
      guard let expected, let found, expected != found else { continue }
      let equation = try parse(bytes)
      throw Diagnostic(
        .error, .otherItem(found, than: expected, side),
        EquationPlaces(equation, in: bytes, self), bytes)
    }
  }
}
