/// An operator that stands behind what it repeats.
public enum EBNFPostfix: String, Hashable, Sendable {
  /// Once or not at all.
  case optional = "?"

  /// Any number of times.
  case zeroOrMore = "*"

  /// At least once.
  case oneOrMore = "+"

  private var minimum: Int { self == .oneOrMore ? 1 : 0 }
  private var maximum: Int? { self == .optional ? 1 : nil }

  /// The repetition of `part` by this operator.
  ///
  /// A repetition is widened in place: were each operator of a run like `x+?*` to nest, a long run would make a value
  /// too deep to compare or to release.
  func applied(to part: EBNFExpression) -> EBNFExpression {
    guard case .repetition(let inner, let innerMinimum, let innerMaximum) = part else {
      return .repetition(part, minimum: minimum, maximum: maximum)
    }
    let isOptional = maximum == 1 && innerMaximum == 1
    return .repetition(inner, minimum: minimum * innerMinimum, maximum: isOptional ? 1 : nil)
  }
}
