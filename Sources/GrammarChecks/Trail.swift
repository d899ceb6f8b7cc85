/// What a search finds, each once and in that order, with what led to it: the nearest first.
package struct Trail<Found: Hashable, Step> {
  /// All that has been found.
  package private(set) var found: [Found]

  private var numbers: [Found: Int]
  private var origins: [(number: Int, step: Step)?] = [nil]
  private var visited = 0

  /// A search that begins here.
  package init(from start: Found) {
    found = [start]
    numbers = [start: 0]
  }

  /// Adds what a step leads to, unless it has been found before.
  ///
  /// - Parameter origin: the number of what the step begins at.
  /// - Returns: the number of what was found, then or now.
  @discardableResult
  package mutating func add(_ next: Found, by step: Step, from origin: Int) -> Int {
    if let known = numbers[next] { return known }
    numbers[next] = found.count
    found.append(next)
    origins.append((origin, step))
    return found.count - 1
  }

  /// The next of what has been found, each once, with its number.
  package mutating func next() -> (number: Int, found: Found)? {
    guard visited < found.count else { return nil }
    visited += 1
    return (visited - 1, found[visited - 1])
  }

  /// The steps that lead to something from the beginning, each with what it has led to.
  package func path(to number: Int) -> [(step: Step, found: Found)] {
    var path: [(step: Step, found: Found)] = []
    var number = number
    while let origin = origins[number] {
      path.append((origin.step, found[number]))
      number = origin.number
    }
    return path.reversed()
  }
}

extension Trail where Step == Void {
  /// Adds something, unless it has been found before.
  ///
  /// - Returns: its number.
  @discardableResult
  package mutating func add(_ next: Found) -> Int { add(next, by: (), from: 0) }
}
