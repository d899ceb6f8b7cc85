import GrammarCombinators

/// What is told of a failure: the furthest offset, and what was missed there, in order and each once.
struct FurthestFailure: Hashable {
  let offset: Int
  let names: [String]

  /// What a list of all misses comes to.
  init(_ misses: [Miss]) {
    let furthest = misses.map(\.offset).max() ?? 0
    var names: [String] = []
    for miss in misses where miss.offset == furthest {
      if let name = miss.name, !names.contains(name) { names.append(name) }
    }
    offset = furthest
    self.names = names
  }

  /// What a recorder kept.
  init(_ recorder: FailureRecorder) {
    offset = recorder.furthest
    names = recorder.expectations.map(\.name)
  }
}
