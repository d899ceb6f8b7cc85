/// Whether something is multiplied or divided. The raw value is the sign.
public enum ScalingOperator: String, CaseIterable, Hashable, Sendable {
  /// `*`
  case times = "*"
  /// `/`
  case dividedBy = "/"
}
