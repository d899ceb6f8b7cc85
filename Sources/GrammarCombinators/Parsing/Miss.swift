/// What a recording pass notes of a token that does not stand where it was tried: no more than it takes to name it later.
enum Miss: Equatable, Sendable {
  case token(Expectation)
  /// Each of the words of a keyword set.
  case anyWord([String])

  /// The tokens of a list, each once, in order.
  static func expectations(of misses: [Miss]) -> [Expectation] {
    var expectations: [Expectation] = []
    for miss in misses {
      let tokens =
        switch miss {
        case .token(let expectation): [expectation]
        case .anyWord(let words): words.map { Expectation.keyword($0) }
        }
      for token in tokens where !expectations.contains(token) { expectations.append(token) }
    }
    return expectations
  }
}
