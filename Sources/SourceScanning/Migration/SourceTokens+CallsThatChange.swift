// What may give a name another value without saying so: a call.

extension SourceTokens {
  /// Throws if a call in some tokens may give a name in an expression another value.
  ///
  /// - Parameter end: the token before which the calls are made; one that is open there is made later.
  func refuseCalls(
    in tokens: Range<Int>, before end: Int, thatMayChange expression: Range<Int>, at index: Int
  ) throws(MigrationObstacle) {
    for root in expression {
      let isMember = mark(at: root - 1) == "." && word(at: root - 2) != "self"
      guard let name = word(at: root), name != "self", !isMember, mark(at: root + 1) != "(" else { continue }
      if root == expression.lowerBound, expression.count == 1, isFixed(name, at: index) { continue }
      var visited: Set<String> = []
      let call = call(in: tokens, before: end, thatMayChange: name, &visited)
      if let call { throw .mayChange(call, name) }
    }
  }

  /// Throws if a function of this source may give a name in an expression another value.
  func refuse(_ called: String, ifKnownToChange expression: Range<Int>) throws(MigrationObstacle) {
    for name in expression.compactMap({ word(at: $0) }) where name != "self" {
      var visited: Set<String> = []
      if mayChange(name, bodies: bodies[called] ?? [], isKnown: true, &visited) { throw .mayChange(called, name) }
    }
  }

  /// The name of a function that is called in some tokens and may give a name another value.
  ///
  /// - Parameter isKnown: whether those functions alone count that are written in this source.
  private func call(
    in tokens: Range<Int>, before end: Int, thatMayChange name: String, isKnown: Bool = false,
    _ visited: inout Set<String>
  ) -> String? {
    for index in tokens where partners[isMark("[", at: index) ? index : index + 1 < all.count ? index + 1 : index] < end
    {
      guard let called = functionCalled(at: index) else { continue }
      steps += 1
      guard let bodies = bodies[called] ?? getters[called]?.map({ $0.body }) else {
        if isKnown { continue }
        return called
      }
      guard visited.insert(called).inserted else { continue }
      if mayChange(name, bodies: bodies, isKnown: isKnown, &visited) { return called }
    }
    return nil
  }

  private func mayChange(
    _ name: String, bodies: [Range<Int>], isKnown: Bool, _ visited: inout Set<String>
  ) -> Bool {
    bodies.contains { body in
      sets(name, in: body) || call(in: body, before: all.count, thatMayChange: name, isKnown: isKnown, &visited) != nil
    }
  }

  /// The function of this source, or of the same object, that is called at a token; `nil` for one of which it is known that it
  /// changes no names.
  private func functionCalled(at index: Int) -> String? {
    if language == .objectiveC, mark(at: index) == "[" {
      guard ["self", "super"].contains(word(at: index + 1)), let name = word(at: index + 2) else { return nil }
      return Self.harmless.contains(name) ? nil : name
    }
    guard let name = word(at: index) else { return nil }
    let isMember = mark(at: index - 1) == "."
    let isOfSelf = !isMember || ["self", "super"].contains(word(at: index - 2))
    if mark(at: index + 1) == "(" {
      if Self.harmless.contains(name) || Self.keywords.contains(name) || word(at: index - 1) == "func" { return nil }
      if bodies[name] != nil { return name }
      guard isOfSelf, name.first?.isLowercase == true else { return nil }
      // A function of C knows what it is given.
      let isGivenSelf = (index + 1..<max(index + 1, partners[index + 1])).contains { word(at: $0) == "self" }
      return language == .swift || isGivenSelf ? name : nil
    }
    if language == .swift, mark(at: index + 1) == "{", isOfSelf, isStatementStart(isMember ? index - 2 : index) {
      return Self.keywords.contains(name) || Self.harmless.contains(name) ? nil : name
    }
    if getters[name] != nil, assignment(behind: index) == nil, !isLabel(index), isMember || language == .swift {
      return actingGetter(ofNameAt: index) == nil ? nil : name
    }
    return nil
  }

  /// Whether a name is given a value in a body, or what is kept under it.
  private func sets(_ name: String, in body: Range<Int>) -> Bool {
    let base = name.hasPrefix("_") ? String(name.dropFirst()) : name
    let setter = "set" + base.prefix(1).uppercased() + base.dropFirst()
    return [base, "_" + base].contains { otherValues(of: $0).contains { body.contains($0) && !isDeclared(at: $0) } }
      || language == .objectiveC && occurrences[setter]?.hasAny(in: body) == true
  }

  /// Whether a name that stands alone means the same wherever it is seen.
  private func isFixed(_ name: String, at index: Int) -> Bool {
    // In Objective-C a name with neither a sign nor an object before it is that of a variable of the function.
    if language == .objectiveC, !name.hasPrefix("_") {
      let scope = functionBrace(around: index)
      return !otherValues(of: name).contains { $0 > scope && !isDeclared(at: $0) && isChangedOrSet($0) }
    }
    if isLocalName(name, at: index) {
      let scope = functionBrace(around: index)
      let reach = scope..<(scope >= 0 && partners[scope] > scope ? partners[scope] : all.count)
      return !otherValues(of: name).contains { reach.contains($0) && !isDeclared(at: $0) && isChangedOrSet($0) }
    }
    let declarations = (bindings[name] ?? []).filter { isDeclared(at: $0) && isTypeBody(braces[$0]) }
    return !declarations.isEmpty && declarations.allSatisfy { word(at: $0 - 1) == "let" }
  }

  private func isChangedOrSet(_ index: Int) -> Bool {
    assignment(behind: index) != nil || isChanged(at: index, isCollection: false)
  }

  /// Whether a name is declared in the function around a token: as a variable, or as a parameter.
  func isLocalName(_ name: String, at index: Int) -> Bool {
    let function = functionBrace(around: index)
    guard function >= 0 else { return false }
    let places = occurrences[name] ?? []
    if self.function(around: index)?.parameters.contains(where: { $0.name == name }) == true { return true }
    return places[..<places.count(below: index)].reversed().prefix { $0 > function }.contains { place in
      (isDeclared(at: place) || language == .objectiveC && mark(at: place - 1) == "*") && !isTypeBody(braces[place])
        && isVisible(place, from: index)
    }
  }

  /// The bodies of the functions in a source by their names, or the first parts of their selectors.
  func findBodies() -> [String: [Range<Int>]] {
    var bodies: [String: [Range<Int>]] = [:]
    func add(_ name: String?, _ brace: Int) {
      guard let name, partners[brace] > brace else { return }
      bodies[name, default: []].append(brace + 1..<partners[brace])
    }
    if language == .swift {
      for index in occurrences["func"] ?? [] {
        var place = index + 2
        while place < min(index + 200, all.count), mark(at: place) != "{", !isMark(";}", at: place) {
          place = max(place, partners[place]) + 1
        }
        if place < all.count, mark(at: place) == "{" { add(word(at: index + 1), place) }
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

  /// The functions of frameworks that change no names of an app.
  private static let harmless: Set<String> = NumberExpression.conversions.union(KnownCall.builtIn.map { $0.name })
    .union([
      "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "addArrangedSubview", "addSubviews",
      "addConstraint", "addConstraints", "removeConstraint", "removeConstraints", "activate", "activateConstraints",
      "constraint", "constraints", "addLayoutGuide", "addGestureRecognizer", "addTarget", "addChild",
      "addChildViewController",
      "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
      "setTranslatesAutoresizingMaskIntoConstraints", "setContentHuggingPriority",
      "setContentCompressionResistancePriority",
      "setBackgroundColor", "print", "debugPrint", "assert", "precondition", "type", "class",
    ])
}
