/// Recognises the first of several languages that fits.
///
///     EQ_OPERATOR | GTE_OPERATOR | LTE_OPERATOR
///
/// `OneOf { EqualOperator(); GreaterThanOrEqualOperator(); LessThanOrEqualOperator() }`. The alternatives are tried in
/// order, and all have the same output. See ``Choice`` for what the order means.
@frozen public struct OneOf<Body: Parser>: Fragment {
  public let body: Body

  /// The alternatives, in the order in which they are tried.
  @_alwaysEmitIntoClient @inline(__always) public init(@ChoiceBuilder _ alternatives: () -> Body) {
    body = alternatives()
  }
}
