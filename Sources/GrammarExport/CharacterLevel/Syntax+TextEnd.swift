import GrammarChecks
import GrammarCombinators

extension [String: Syntax] {
  /// The right-hand sides without the end of the text at the end of each that nothing follows: where all of a text is read, it
  /// need not be said.
  ///
  /// - Parameter start: the start rule, which stays as it is: its end tells what may stand before it.
  func withoutTextEnds(besides start: String) -> Self {
    let mentions = values.flatMap(\.withAllPartsAndSpacing).compactMap(\.mentionedName)
    let uses = [String: Int](mentions.map { ($0, 1) }, uniquingKeysWith: +)
    var last = Set(keys)
    while true {
      let tails = last.flatMap { self[$0]?.lastNames ?? [] }
      let uses = [String: Int](tails.map { ($0, -1) }, uniquingKeysWith: +).merging(uses, uniquingKeysWith: +)
      let more = last.filter { uses[$0, default: 0] == 0 }
      if more.count == last.count { break }
      last = more
    }
    var bodies = self
    for name in last where name != start && self[name] != .end {
      bodies[name] = self[name]?.withoutTextEnd { self[$0] == .end }
    }
    return bodies
  }
}

extension Syntax {
  /// The names at its end.
  fileprivate var lastNames: [String] {
    switch self {
    case .sequence(let parts, _): parts.last?.lastNames ?? []
    case .choice(let parts): parts.flatMap(\.lastNames)
    case .repetition(let body, .optional, _, _), .annotated(let body, _): body.lastNames
    default: mentionedName.map { [$0] } ?? []
    }
  }

  fileprivate func withoutTextEnd(_ isEnd: (String) -> Bool) -> Syntax {
    switch self {
    case .end: return .touching([])
    case .sequence(let parts, let spacing):
      guard let last = parts.last?.withoutTextEnd(isEnd), last != parts.last else { return self }
      let isNothing = last == .touching([])
      return .sequence(parts.dropLast() + (isNothing ? [] : [last]), spacing: spacing)
    case .choice, .annotated, .repetition(_, .optional, _, _): return mapParts { $0.withoutTextEnd(isEnd) }
    default: return mentionedName.map(isEnd) == true ? .touching([]) : self
    }
  }
}
