/// The condition on what comes next in a text for a match to hold, where a parser looks ahead without reading.
///
/// Looking ahead reaches one character far, directly or behind white space: a sequence skips white space before a part,
/// and gives it back if that part matches nothing.
struct FollowCondition: Hashable {
  /// The symbols that may come directly.
  var next = SymbolSet.all

  /// The symbols that may be the first that is not white space.
  var nextAfterSpace = SymbolSet.all

  /// The condition that the text goes on with one of `symbols`, or does so behind white space.
  func requiring(_ symbols: SymbolSet, afterSpace: Bool) -> FollowCondition {
    var condition = self
    if afterSpace {
      condition.nextAfterSpace = nextAfterSpace.intersection(symbols)
    } else {
      condition.next = next.intersection(symbols)
    }
    return condition
  }

  /// Both conditions.
  func and(_ other: FollowCondition) -> FollowCondition {
    FollowCondition(
      next: next.intersection(other.next), nextAfterSpace: nextAfterSpace.intersection(other.nextAfterSpace))
  }

  /// Whether any text can follow, the empty one included.
  var canHold: Bool {
    let behind = nextAfterSpace.subtracting(.whiteSpace)
    return !next.intersection(behind).isEmpty || (!next.intersection(.whiteSpace).isEmpty && !behind.isEmpty)
  }

  /// Whether the text may end here.
  var allowsEnd: Bool { next.hasEnd && nextAfterSpace.hasEnd }

  /// The ways to read one of `bytes` under this condition, each with what must hold from then on.
  func reading(_ bytes: SymbolSet) -> [(bytes: SymbolSet, rest: FollowCondition)] {
    let bytes = bytes.intersection(next)
    if nextAfterSpace == .all { return bytes.hasBytes ? [(bytes, FollowCondition())] : [] }
    let visible = bytes.intersection(nextAfterSpace).subtracting(.whiteSpace)
    let blank = bytes.intersection(.whiteSpace)
    return (visible.hasBytes ? [(visible, FollowCondition())] : [])
      + (blank.hasBytes ? [(blank, FollowCondition(nextAfterSpace: nextAfterSpace))] : [])
  }
}
