/// What a scripted part does at one place.
struct Behaviour: Hashable, Sendable, CustomStringConvertible {
  let succeeds: Bool

  /// Whether it moves by one byte, which a failing parser may do too.
  let moves: Bool

  var description: String { "\(succeeds ? "ok" : "fail")-\(moves ? "moved" : "stayed")" }

  /// Every behaviour that there is.
  static let all = [true, false].flatMap { succeeds in
    [true, false].map { Behaviour(succeeds: succeeds, moves: $0) }
  }

  /// One behaviour of each kind that a loop tells apart.
  static let loop = [
    Behaviour(succeeds: true, moves: true), Behaviour(succeeds: true, moves: false),
    Behaviour(succeeds: false, moves: true),
  ]
}

/// All lists of `count` elements of a collection, in order.
func lists<Element>(of count: Int, from elements: [Element]) -> [[Element]] {
  (0..<count).reduce([[]]) { lists, _ in lists.flatMap { list in elements.map { list + [$0] } } }
}
