/// A choice that a derivation makes: which production, which alternative, how many times.
///
/// Coverage is counted in these steps and in pairs and triples of them, each inside the one before.
struct DerivationStep: Hashable, Sendable {
  enum Choice: Hashable, Sendable {
    case production
    case alternative(Int)
    /// 2 stands for twice or more.
    case count(Int)
  }

  /// The number of the production, or of the node that is chosen from.
  let place: Int
  let choice: Choice

  /// A number that tells most steps apart.
  fileprivate var number: UInt64 {
    let choice: UInt64 =
      switch self.choice {
      case .production: 0
      case .alternative(let index): UInt64(index) << 1 | 1
      case .count(let count): UInt64(count + 1) << 1
      }
    return UInt64(place) << 10 | choice
  }
}

/// A step with the one or two steps around it.
struct DerivationPath: Hashable, Sendable {
  let outer: DerivationStep?
  let middle: DerivationStep?
  let inner: DerivationStep

  /// How many steps it has, from 1 to 3.
  var length: Int { middle == nil ? 1 : outer == nil ? 2 : 3 }

  func hash(into hasher: inout Hasher) {
    // Counting paths takes a good part of the time that a sentence does, and one number is hashed faster than nine.
    let outside = (outer?.number ?? 0) << 42 ^ (middle?.number ?? 0) << 21
    hasher.combine(outside ^ inner.number)
  }
}
