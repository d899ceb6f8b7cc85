/// The names that a call gives to views and numbers.
struct GivenNames {
  /// The names of the views; `nil` where they are not known.
  var views: Set<String>?

  /// The names of the numbers; `nil` where they are not known.
  var numbers: Set<String>?
}

extension SourceTokens {
  /// The names that a call gives.
  ///
  /// - Parameter index: where the call opens, for what was assigned before.
  func names(in call: SourceCall, of known: KnownCall, before index: Int) -> GivenNames {
    switch known.views {
    case .dictionary(let label):
      let metrics = call.argument(known.metrics)
      return GivenNames(
        views: call.argument(label).flatMap { keys(of: $0.tokens, before: index) },
        numbers: metrics == nil ? [] : metrics.flatMap { keys(of: $0.tokens, before: index) })
    case .parameters(let label):
      let names = call.argument(label).flatMap { keys(of: $0.tokens, before: index) }
      return GivenNames(views: names, numbers: names)
    case .positional:
      // The first argument behind the text has a label, and may be an array.
      var count = 0
      for argument in call.arguments.dropFirst() {
        guard argument.label.isEmpty || argument.label == "views" || count == 0 else { return GivenNames() }
        // What is given may be an array of them.
        if argument.tokens.count == 1, argument.label == "views", call.arguments.count == 2 {
          return GivenNames(numbers: [])
        }
        count += 1
      }
      return GivenNames(views: Set((0..<count).map { "v\($0)" }), numbers: [])
    case .unnamed: return GivenNames(views: [], numbers: [])
    }
  }

  /// The keys of a dictionary; `nil` where it is not written here.
  private func keys(of tokens: Range<Int>, before index: Int, depth: Int = 0) -> Set<String>? {
    guard let first = tokens.first else { return nil }
    if tokens.count == 1, let name = word(at: first) {
      if name == "nil" || name == "NULL" { return [] }
      return depth < 3
        ? binding(of: name, before: index).flatMap { keys(of: $0.value, before: index, depth: depth + 1) } : nil
    }
    return dictionaryEntries(of: tokens).map { Set($0.map { $0.key }) }
  }
}
