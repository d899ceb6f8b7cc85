import GrammarCombinators

extension CharacterGrammar {
  /// Orders the alternatives of tokens so that one that tries them in order, and takes what it can get, finds the longest.
  ///
  /// - Throws: an ``ExportFailure`` if no order does that.
  package mutating func orderTokens(_ notation: String) throws(ExportFailure) {
    for index in productions.indices where productions[index].kind == .token {
      let ordered = productions[index].body.longestFirst
      productions[index].body = ordered
      // A comment takes all that it can, at the end of a text too.
      let isAtEnd = spaces.contains { $0.nameAtEnd == productions[index].name }
      guard isAtEnd || isUnambiguous(ordered, before: []) else {
        throw ExportFailure(
          notation: notation, production: productions[index].name,
          construct: "a token whose length depends on more than its next character")
      }
    }
  }

  /// Whether the next character says which way to go, wherever there are two.
  private func isUnambiguous(_ expression: CharacterExpression, before next: [ClosedRange<UInt32>]) -> Bool {
    switch expression {
    case .text, .characters: return true
    case .name(let name): return self[name].map { isUnambiguous($0.body, before: next) } ?? true
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() {
        guard isUnambiguous(part, before: next) else { return false }
        next = beginnings(of: part) + (part.canBeEmpty ? next : [])
      }
      return true
    case .choice(let parts):
      if next.isEmpty, parts.allSatisfy({ $0.literal != nil }) { return true }
      for (index, part) in parts.enumerated() {
        guard isUnambiguous(part, before: next) else { return false }
        for other in parts[..<index] where beginnings(of: other).overlaps(beginnings(of: part)) { return false }
      }
      return true
    case .optional(let body):
      return !beginnings(of: body).overlaps(next) && isUnambiguous(body, before: next)
    case .zeroOrMore(let body), .oneOrMore(let body):
      let beginnings = beginnings(of: body)
      return !beginnings.overlaps(next) && isUnambiguous(body, before: next + beginnings)
    }
  }

  /// The characters that a token can begin with.
  func beginnings(of expression: CharacterExpression) -> [ClosedRange<UInt32>] {
    switch expression {
    case .text, .characters: return Alphabet.letters(of: expression).first ?? []
    case .name(let name): return self[name].map { beginnings(of: $0.body) } ?? []
    case .sequence(let parts):
      let count = parts.prefix { $0.canBeEmpty }.count
      return parts.prefix(count + 1).flatMap(beginnings)
    default: return expression.parts.flatMap(beginnings)
    }
  }
}

extension CharacterExpression {
  fileprivate var canBeEmpty: Bool {
    switch self {
    case .optional, .zeroOrMore: true
    case .sequence(let parts): parts.allSatisfy(\.canBeEmpty)
    default: false
    }
  }

  fileprivate var literal: String? {
    if case .text(let text, let ignoresCase) = self { ignoresCase ? text.lowercased() : text } else { nil }
  }

  /// The same with each literal before those that it begins with.
  fileprivate var longestFirst: CharacterExpression {
    switch self {
    case .choice(let parts):
      var ordered: [CharacterExpression] = []
      for part in parts.map(\.longestFirst) {
        let place = ordered.firstIndex { other in
          guard let text = part.literal, let other = other.literal else { return false }
          return text.count > other.count && text.lowercased().hasPrefix(other.lowercased())
        }
        ordered.insert(part, at: place ?? ordered.endIndex)
      }
      return .choice(ordered)
    case .sequence(let parts): return .sequence(parts.map(\.longestFirst))
    case .optional(let body): return .optional(body.longestFirst)
    case .zeroOrMore(let body): return .zeroOrMore(body.longestFirst)
    case .oneOrMore(let body): return .oneOrMore(body.longestFirst)
    case .text, .characters, .name: return self
    }
  }
}

extension [ClosedRange<UInt32>] {
  fileprivate func overlaps(_ others: [ClosedRange<UInt32>]) -> Bool {
    contains { range in others.contains { $0.overlaps(range) } }
  }
}
