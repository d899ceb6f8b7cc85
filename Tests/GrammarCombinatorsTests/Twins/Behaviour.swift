/// What a scripted part does at one place.
struct Behaviour: Hashable, Sendable, CustomStringConvertible {
  let succeeds: Bool

  /// Whether it moves by one byte, which a failing parser may do too.
  let moves: Bool

  /// How far from where it begins it misses something, if it does.
  let missDistance: Int?

  var description: String {
    "\(succeeds ? "ok" : "fail")-\(moves ? "moved" : "stayed")\(missDistance.map { "-missing+\($0)" } ?? "")"
  }

  /// Every behaviour that there is.
  static let all = [true, false].flatMap { succeeds in
    [true, false].flatMap { moves in
      [nil, 0, 1].map { Behaviour(succeeds: succeeds, moves: moves, missDistance: $0) }
    }
  }

  /// One behaviour of each kind that a loop tells apart.
  static let loop = [
    Behaviour(succeeds: true, moves: true, missDistance: 1),
    Behaviour(succeeds: true, moves: false, missDistance: 0),
    Behaviour(succeeds: false, moves: true, missDistance: 0),
  ]
}

/// All lists of `count` elements of a collection, in order.
func lists<Element>(of count: Int, from elements: [Element]) -> [[Element]] {
  (0..<count).reduce([[]]) { lists, _ in lists.flatMap { list in elements.map { list + [$0] } } }
}
