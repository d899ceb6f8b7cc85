// Which functions a source has, and which words are none of them.

extension SourceTokens {
  /// The bodies of the functions in a source by their names, or the first parts of their selectors.
  func findBodies() -> [String: [Range<Int>]] {
    var bodies: [String: [Range<Int>]] = [:]
    func add(_ name: String?, _ brace: Int) {
      guard let name, partners[brace] > brace else { return }
      bodies[name, default: []].append(brace + 1..<partners[brace])
    }
    if language == .swift {
      for index in places(of: "func") {
        let end = outline(of: index + 2..<max(index + 2, min(index + 200, all.count))).first { isMark("{;}", at: $0) }
        if let end, mark(at: end) == "{" { add(word(at: index + 1) ?? sign(at: index + 1), end) }
      }
      return bodies
    }
    for brace in all.indices where mark(at: brace) == "{" && braces[brace] < 0 {
      var start = brace - 1
      while start >= 0, !isMark("{};", at: start), brace - start < 200 { start -= 1 }
      // The class and its variables may stand before a method.
      let sign = (start + 1..<brace).last { isMark("-+", at: $0) && mark(at: $0 + 1) == "(" }
      if let sign {
        add(word(at: partners[sign + 1] + 1), brace)
      } else if mark(at: brace - 1) == ")" {
        add(word(at: partners[brace - 1] - 1), brace)
      }
    }
    return bodies
  }

  static let keywords: Set<String> = [
    "if", "guard", "for", "while", "switch", "return", "in", "else", "do", "repeat", "catch", "defer", "try", "case",
    "where",
    "init", "sizeof", "let", "var", "is", "as", "await", "throw", "get", "set", "didSet", "willSet", "func",
  ]

  /// Whether a function that is called in some brackets changes no names of an app.
  func isHarmless(_ name: String, openingAt bracket: Int) -> Bool {
    // One of the source may be in the place of one of a framework.
    if Self.harmless.contains(name), bodies[name] == nil { return true }
    guard !surroundings.harmless.isEmpty, let call = call(openingAt: bracket) else { return false }
    return surroundings.harmless.contains(.init(name: name, labels: call.arguments.map { $0.label }))
  }

  /// The functions of frameworks that do not.
  static let harmless: Set<String> = conversions.union(KnownCall.builtIn.map { $0.name })
    .union([
      "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "addArrangedSubview", "addSubviews",
      "addConstraint", "addConstraints", "removeConstraint", "removeConstraints", "activate", "activateConstraints",
      "constraint", "constraints", "addLayoutGuide", "addGestureRecognizer", "addTarget", "addChild",
      "addChildViewController",
      "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
      "setTranslatesAutoresizingMaskIntoConstraints", "setContentHuggingPriority",
      "setContentCompressionResistancePriority",
      "setBackgroundColor", "sizeToFit", "setTitle", "setTitleColor", "setImage", "setText", "append", "addObject",
      "addObjectsFromArray", "invalidateIntrinsicContentSize", "colorWithAlphaComponent", "isEqual", "isEqualToString",
      "print", "debugPrint", "assert", "precondition", "type",
      "class",
    ])
}

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
