/// The calls in a source that may give names of it other values: those of its own functions, and those of functions that the same
/// object has elsewhere.
struct CallGraph {
  /// A call, by the token of the name or the bracket that it begins with.
  struct Call: Placed {
    let place: Int
    let name: String
    let end: Int
  }

  let calls: [Call]

  /// The calls of methods that other objects have.
  let foreign: [Call]

  /// The functions of the source that are called in the body of a function of it, or that nobody knows of, by those that call them.
  private var callers: [String: Set<String>] = [:]

  /// The calls of functions that are not in the source, or call such functions.
  private(set) var unknown: [Call] = []

  /// - Parameter bodies: the bodies of the functions in the source by their names.
  init(_ calls: [Call], foreign: [Call], _ bodies: [String: [Range<Int>]]) {
    (self.calls, self.foreign) = (calls, foreign)
    for (name, bodies) in bodies {
      for call in bodies.flatMap(calls.within) { callers[call.name, default: []].insert(name) }
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
