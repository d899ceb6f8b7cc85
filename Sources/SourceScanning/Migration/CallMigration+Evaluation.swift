import ConstraintGrammar

extension CallMigration {
  /// Throws if what a call asks for would be asked for at another time, in another order, or not at all.
  ///
  /// - Parameters:
  ///   - head: the tokens of the statement before the arguments of the call.
  ///   - code: what comes of the call, in the order in which it is done.
  ///   - isMoved: whether a part of that is done before the statement.
  func refuseOtherEvaluation(
    of written: WrittenArgument, _ given: GivenCode, head: Range<Int>, code: [String], isMoved: Bool
  ) throws(MigrationObstacle) {
    // What stands before the point is known to be there only behind it.
    let isChained = head.contains { tokens.mark(at: $0) == "?" && tokens.isMark(".[(", at: $0 + 1) }
    if isMoved, isChained, tokens.language == .swift { throw .optionalChain }
    let named = written.groups.joined().reduce(into: Set<String>()) { $0.formUnion($1.text.bytes.words) }
    func isNamed(_ value: GivenCode.Value) -> Bool { value.name.utf8.words.isSubset(of: named) }
    var lazyCount = 0
    for value in given.values where tokens.obstacle(toMoving: value.tokens, isOnce: false) != nil { lazyCount += 1 }
    var isOnce = lazyCount == 1 && !isMoved
    if case .either = written { isOnce = false }
    for value in given.values {
      if isNamed(value) {
        if let obstacle = tokens.obstacle(toMoving: value.tokens, isOnce: isOnce || !value.isInline) { throw obstacle }
        if isMoved {
          try tokens.refuseCalls(in: head, before: head.upperBound, thatMayChange: value.tokens, at: head.upperBound)
        }
      } else if value.isInline,
        tokens.doesSomething(value.tokens) || tokens.obstacle(toMoving: value.tokens, isOnce: false) != nil
      {
        throw .dropped(tokens.text(ofTokens: value.tokens))
      }
    }
    try refuseOtherOrder(ofValuesIn: written, given.values.filter(isNamed), code: code)
  }

  /// Throws if calls that are values in the texts would be made in another order, or change what is named before them now.
  private func refuseOtherOrder(
    ofValuesIn written: WrittenArgument, _ values: [GivenCode.Value], code: [String]
  ) throws(MigrationObstacle) {
    var acting: [String] = []
    for text in written.groups.joined() {
      for (place, hole) in text.text.holes.enumerated() {
        let isFormat = !text.values.isEmpty
        let inner =
          isFormat
          ? tokens
          : SourceTokens(ContiguousArray(text.text.bytes[hole].dropFirst(2).dropLast()), tokens.language)
        let range = isFormat ? text.values.indices.contains(place) ? text.values[place] : 0..<0 : inner.all.indices
        guard inner.doesSomething(range) else { continue }
        acting.append(inner.text(ofTokens: range))
        for called in range.compactMap({ inner.mark(at: $0 + 1) == "(" ? inner.word(at: $0) : nil }) {
          for value in values { try tokens.refuse(called, ifKnownToChange: value.tokens) }
        }
      }
    }
    guard acting.count > 1 else { return }
    var rest = Array(code.joined(separator: "\n").utf8)[...]
    for text in acting {
      guard let place = rest.indices.first(where: { rest[$0...].starts(with: text.utf8) }) else { throw .callOrder }
      rest = rest[(place + text.utf8.count)...]
    }
  }
}
