/// A production's right side or a parenthesis while it is being read.
struct EBNFGroup {
  /// The depth of parentheses beyond which a text is refused.
  ///
  /// The reader itself needs no limit; comparing, hashing and releasing an expression recurse into it.
  static let depthLimit = 200

  /// Where the group starts: at its parenthesis, if it has one.
  let opening: EBNFPlace

  private var alternatives: [EBNFExpression] = []
  private var parts: [EBNFExpression] = []

  /// An empty group that starts at `opening`.
  init(opening: EBNFPlace) {
    self.opening = opening
  }

  /// Adds `part` to the last alternative.
  mutating func append(_ part: EBNFExpression) {
    parts.append(part)
  }

  /// Starts another alternative.
  mutating func startAlternative() {
    alternatives.append(Self.sequence(parts))
    parts = []
  }

  /// Applies `postfix` to the last part, or answers that there is none in this alternative.
  mutating func apply(_ postfix: EBNFPostfix) -> Bool {
    guard let part = parts.popLast() else { return false }
    parts.append(postfix.applied(to: part))
    return true
  }

  /// The expression that the group has come to.
  var expression: EBNFExpression {
    let last = Self.sequence(parts)
    return alternatives.isEmpty ? last : .choice(alternatives + [last])
  }

  private static func sequence(_ parts: [EBNFExpression]) -> EBNFExpression {
    parts.count == 1 ? parts[0] : .sequence(parts)
  }
}
