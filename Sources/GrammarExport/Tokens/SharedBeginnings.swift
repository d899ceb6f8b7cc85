import GrammarCombinators

extension CharacterExpression {
  /// The same, in which literals of a choice that begin alike share their beginning: `s(un|at)` for `sun` and `sat`.
  var factored: CharacterExpression {
    let inner = mapParts(\.factored)
    guard case .choice(var rest) = inner else { return inner }
    var parts: [CharacterExpression] = []
    while let part = rest.first {
      guard let text = part.literal?.unicodeScalars, case .leaf(.text(_, let ignoresCase)) = part else {
        parts.append(rest.removeFirst())
        continue
      }
      let alike = rest.filter { other in
        guard case .leaf(.text(_, ignoresCase)) = other else { return false }
        return other.literal?.unicodeScalars.first == text.first
      }
      rest.removeAll(where: alike.contains)
      let texts = alike.compactMap { $0.literal.map { Array($0.unicodeScalars) } }
      let count = texts.commonPrefixLength
      func leaf(_ scalars: ArraySlice<Unicode.Scalar>) -> CharacterExpression {
        .leaf(.text(String(String.UnicodeScalarView(scalars)), ignoresCase: ignoresCase))
      }
      let tails = texts.map { $0.dropFirst(count) }.filter { !$0.isEmpty }
      let tail = tails.isEmpty ? [] : [CharacterExpression.either(tails.map(leaf)).factored]
      let hasEnd = tails.count < texts.count
      parts.append(.joined([leaf(texts[0].prefix(count))] + (hasEnd ? tail.map(\.orNothing) : tail)))
    }
    return .either(parts)
  }
}

extension [[Unicode.Scalar]] {
  /// How many scalars all of them begin with.
  fileprivate var commonPrefixLength: Int {
    guard let first else { return 0 }
    return first.indices.first { index in !allSatisfy { $0.count > index && $0[index] == first[index] } } ?? first.count
  }
}
