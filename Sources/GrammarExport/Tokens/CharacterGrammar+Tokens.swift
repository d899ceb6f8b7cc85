import GrammarCombinators

extension CharacterGrammar {
  /// Orders the alternatives of tokens, so that the longest is found where they are tried in order and take what they
  /// can get.
  ///
  /// - Parameter isAnyWay: whether a token may also be written anew, which changes what is tried before what.
  /// - Throws: an ``ExportFailure`` if no order does that.
  mutating func orderTokens(isAnyWay: Bool = true) throws(ExportFailure) {
    for index in productions.indices where productions[index].kind == .token {
      let ordered = productions[index].body.longestFirst
      // At the end of a text, a comment takes all that it can in any case.
      let isAtEnd = spaces.contains { $0.nameAtEnd == productions[index].name }
      if isAtEnd || isUnambiguous(ordered, before: []) {
        productions[index].body = ordered
        continue
      }
      let factored = ordered.factored
      if isAnyWay, isUnambiguous(factored, before: []) {
        productions[index].body = factored
        continue
      }
      let ways = isAnyWay ? RegularDifference.ways(of: productions[index].body) { self[$0]?.body } : []
      guard let plain = ways.first(where: { isUnambiguous($0, before: []) }) ?? (isLexed ? extendedFirst(ordered) : nil)
      else {
        throw failure(
          "a token whose length depends on more than its next character", in: productions[index].name)
      }
      productions[index].body = plain
    }
  }

  /// The same with each alternative before those whose texts are beginnings of its own.
  private func extendedFirst(_ expression: CharacterExpression) -> CharacterExpression {
    let alphabet = Alphabet(self)
    let parts = expression.alternatives.map { ($0, TokenMachine($0, in: self, alphabet)) }
    var ordered: [(CharacterExpression, TokenMachine)] = []
    for part in parts {
      let place = ordered.firstIndex { !$0.1.continuations(in: part.1).isEmpty }
      ordered.insert(part, at: place ?? ordered.endIndex)
    }
    return .either(ordered.map(\.0))
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
  var literal: String? {
    if case .leaf(.text(let text, let ignoresCase)) = self { ignoresCase ? text.lowercased() : text } else { nil }
  }

  /// The same with each literal before the shorter ones that it begins with.
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

extension CharacterClass {
  /// What words go on with: a letter, a digit or `_`.
  static let wordPart = CharacterClass(WordPart.self)
}

extension [ClosedRange<UInt32>] {
  /// The code points that are in some of others too.
  func intersection(_ others: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] { subtracting(subtracting(others)) }

  func overlaps(_ others: [ClosedRange<UInt32>]) -> Bool {
    contains { range in others.contains { $0.overlaps(range) } }
  }
}
