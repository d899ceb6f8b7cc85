import GrammarCombinators

extension CharacterGrammar {
  /// Orders the alternatives of tokens so that one that tries them in order, and takes what it can get, finds the longest.
  ///
  /// - Throws: an ``ExportFailure`` if no order does that.
  mutating func orderTokens() throws(ExportFailure) {
    for index in productions.indices where productions[index].kind == .token {
      let ordered = productions[index].body.longestFirst
      productions[index].body = ordered
      // A comment takes all that it can, at the end of a text too.
      let isAtEnd = spaces.contains { $0.nameAtEnd == productions[index].name }
      guard isAtEnd || isUnambiguous(ordered, before: []) else {
        throw failure(
          "a token whose length depends on more than its next character", in: productions[index].name)
      }
    }
  }

  /// Whether the next character says which way to go, wherever there are two.
  private func isUnambiguous(_ expression: CharacterExpression, before next: [ClosedRange<UInt32>]) -> Bool {
    switch expression {
    case .leaf(let symbol):
      return symbol.name.flatMap { self[$0] }.map { isUnambiguous($0.body, before: next) } ?? true
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() {
        guard isUnambiguous(part, before: next) else { return false }
        next = beginnings(of: part) + (part.canBeEmpty() ? next : [])
      }
      return true
    case .choice(let parts):
      if next.isEmpty, parts.allSatisfy({ $0.literal != nil }) { return true }
      for (index, part) in parts.enumerated() {
        guard isUnambiguous(part, before: next) else { return false }
        for other in parts[..<index] where beginnings(of: other).overlaps(beginnings(of: part)) { return false }
      }
      return true
    case .repeated(let body, let multiplicity):
      let beginnings = beginnings(of: body)
      return !beginnings.overlaps(next)
        && isUnambiguous(body, before: multiplicity == .optional ? next : next + beginnings)
    }
  }

  /// The characters that a token can begin with.
  func beginnings(of expression: CharacterExpression) -> [ClosedRange<UInt32>] {
    expression.beginnings { symbol in
      symbol.name.map { self[$0].map { beginnings(of: $0.body) } ?? [] } ?? symbol.letters.first ?? []
    }
  }
}

extension CharacterExpression {
  fileprivate var literal: String? {
    if case .leaf(.text(let text, let ignoresCase)) = self { ignoresCase ? text.lowercased() : text } else { nil }
  }

  /// The same with each literal before those that it begins with.
  fileprivate var longestFirst: CharacterExpression {
    let inner = mapParts(\.longestFirst)
    guard case .choice(let parts) = inner else { return inner }
    var ordered: [CharacterExpression] = []
    for part in parts {
      let place = ordered.firstIndex { other in
        guard let text = part.literal, let other = other.literal else { return false }
        return text.count > other.count && text.lowercased().hasPrefix(other.lowercased())
      }
      ordered.insert(part, at: place ?? ordered.endIndex)
    }
    return .choice(ordered)
  }
}

extension [ClosedRange<UInt32>] {
  func overlaps(_ others: [ClosedRange<UInt32>]) -> Bool {
    contains { range in others.contains { $0.overlaps(range) } }
  }
}
