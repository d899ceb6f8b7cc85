/// The calls in a source that may give names of it other values: those of its own functions, and those of functions that the same
/// object has elsewhere.
struct CallGraph {
  /// A call, by the token of the name or the bracket that it begins with.
  struct Call {
    let place: Int
    let name: String

    /// Where its brackets close.
    let end: Int
  }

  let calls: [Call]

  /// The functions of the source that are called in the body of a function of it, or that nobody knows of, by those that call them.
  private var callers: [String: Set<String>] = [:]

  /// The calls of functions that are not in the source, or call such functions.
  private(set) var unknown: [Call] = []

  /// - Parameter bodies: the bodies of the functions in the source by their names.
  init(_ calls: [Call], _ bodies: [String: [Range<Int>]]) {
    self.calls = calls
    let places = calls.map { $0.place }
    for (name, bodies) in bodies {
      for body in bodies {
        for call in calls[places.count(below: body.lowerBound)..<places.count(below: body.upperBound)] {
          callers[call.name, default: []].insert(name)
        }
      }
    }
    unknown = self.calls(leadingTo: Set(calls.map { $0.name }.filter { bodies[$0] == nil }))
  }

  /// The calls of some functions, and of those that call them.
  func calls(leadingTo functions: Set<String>) -> [Call] {
    if functions.isEmpty { return [] }
    let names = self.functions(leadingTo: functions)
    return calls.filter { names.contains($0.name) }
  }

  /// Some functions, and those that call them.
  func functions(leadingTo functions: Set<String>) -> Set<String> {
    var found = functions
    var rest = Array(functions)
    while let name = rest.popLast() {
      for caller in callers[name] ?? [] where found.insert(caller).inserted { rest.append(caller) }
    }
    return found
  }
}

extension [CallGraph.Call] {
  /// The first of these in a range that is over before a token.
  func first(in range: Range<Int>, before end: Int) -> CallGraph.Call? {
    let places = self[below(range.lowerBound)..<Swift.max(below(range.lowerBound), below(range.upperBound))]
    return places.first { $0.end < end }
  }

  private func below(_ limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].place < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
