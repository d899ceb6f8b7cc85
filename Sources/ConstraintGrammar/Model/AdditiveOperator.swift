/// Whether something is added or subtracted. The raw value is the sign.
public enum AdditiveOperator: String, CaseIterable, Hashable, Sendable {
  /// `+`
  case plus = "+"
  /// `-`
  case minus = "-"
}
