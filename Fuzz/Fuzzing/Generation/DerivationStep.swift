/// A choice that a derivation makes: which production, which alternative, how many times.
///
/// What is covered is counted in these steps and in pairs and triples of them, each inside the one before.
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
}

/// A step with the one or two steps around it.
struct DerivationPath: Hashable, Sendable {
  let outer: DerivationStep?
  let middle: DerivationStep?
  let inner: DerivationStep

  /// How many steps it has, from 1 to 3.
  var length: Int { middle == nil ? 1 : outer == nil ? 2 : 3 }
}
