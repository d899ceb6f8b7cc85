/// What is done when a property is asked for.
struct PropertyGetter {
  /// The token of the property's name.
  let place: Int

  /// The tokens of what is done: the body, or the value that it gets at first.
  let body: Range<Int>
  let isLazy: Bool
  var isWrapped = false
}

extension SourceTokens {
  /// Why an expression can't be written elsewhere than where it stands, or another number of times; `nil` where it can.
  ///
  /// - Parameter isOnce: whether it is asked for once, at a place where nothing else is done.
  func obstacle(toMoving expression: Range<Int>, isOnce: Bool) -> MigrationObstacle? {
    for index in expression {
      guard let name = word(at: index), let getter = actingGetter(ofNameAt: index) else { continue }
      if !getter.isLazy { return .computed(name) }
      if isOnce { continue }
      // It may have been asked for in the function, where no condition is.
      let function = functionBrace(around: index)
      let before = places(of: name).within(function + 1..<max(function + 1, statementStart(of: index)))
      if !before.contains(where: { braces[$0] == function && !isLabel($0) }) { return .lazy(name) }
    }
    return nil
  }

  /// Whether it is to be seen when an expression is asked for, and how often.
  func isActing(_ expression: Range<Int>) -> Bool {
    doesSomething(expression) || obstacle(toMoving: expression, isOnce: false) != nil
  }

  /// The getter of the property that a word names, if it does something, or gives something new each time.
  func actingGetter(ofNameAt index: Int) -> PropertyGetter? {
    guard let word = word(at: index) else { return nil }
    let isMember = mark(at: index - 1) == "."
    if !isMember, language == .objectiveC {
      return surroundings.macros.isActing(word) ? PropertyGetter(place: index, body: index..<index, isLazy: false) : nil
    }
    let makesObject = isMember && language == .objectiveC && ["new", "alloc", "copy", "mutableCopy"].contains(word)
    if makesObject { return PropertyGetter(place: index, body: index..<index, isLazy: false) }
    let name = surroundings.getterNames[word] ?? word
    if isComputedElsewhere(name, at: index) { return PropertyGetter(place: index, body: index..<index, isLazy: false) }
    guard let getters = getters[name] else { return nil }
    let acting = actingGetters(of: name, among: getters)
    // A variable of a function can be computed as well.
    let function = !isMember && isLocalName(name, at: index) ? functionBrace(around: index) : nil
    return acting.first {
      !$0.body.contains(index) && (function == nil || functionBrace(around: $0.body.lowerBound) == function)
    }
  }

  private func actingGetters(of name: String, among getters: [PropertyGetter]) -> [PropertyGetter] {
    if let known = actingGetters[name] { return known }
    // One may ask for itself. A source in which each asks for another is given up.
    actingGetters[name] = []
    guard namesInProgress < 200 else { return getters }
    namesInProgress += 1
    defer { namesInProgress -= 1 }
    let acting = getters.filter { isActing($0, of: name) }
    actingGetters[name] = acting
    return acting
  }

  /// What other sources may need to know of this one.
  func findSurroundings() -> SourceSurroundings {
    var found = SourceSurroundings()
    found.members = findMembers()
    for place in places(of: "getter") where mark(at: place + 1) == "=" && language == .objectiveC {
      let end = (place..<min(place + 40, all.count)).first { mark(at: $0) == ";" }
      if let name = end.flatMap({ word(at: $0 - 1) }) { found.getterNames[name] = word(at: place + 2) }
    }
    found.setters = Set(actingBodies.keys.filter { $0.hasSuffix("=") })
    for tokens in [self] + (directives.isEmpty ? [] : macros.map { [$0] } ?? []) {
      for body in tokens.bodies.values.joined() {
        guard let function = tokens.function(around: body.lowerBound), function.brace == body.lowerBound - 1 else {
          continue
        }
        let key = SourceSurroundings.Function(name: function.name, labels: function.parameters.map { $0.label })
        found.functions[function.name, default: [:]][key, default: []].insert(tokens.identity(of: function))
      }
    }
    found.macros = macroNames
    for index in places(of: "protocol") { word(at: index + 1).map { _ = found.protocols.insert($0) } }
    found.requirements = findRequirements()
    for index in places(of: language == .swift ? "class" : "interface") where isMark(":{", at: index + 2) {
      guard let name = word(at: index + 1) else { continue }
      let isNested = mark(at: index + 4) == "."
      let isRoot = mark(at: index + 2) == "{"
      found.superclasses[name] = isRoot ? SourceSurroundings.noClass : word(at: index + (isNested ? 5 : 3))
    }
    return found
  }

  /// The functions that the protocols of a source ask for.
  private func findRequirements() -> Set<String> {
    if language == .swift {
      return Set(
        places(of: "func").filter { typeKeyword(of: braces[$0]) == "protocol" }.compactMap { word(at: $0 + 1) })
    }
    return places(of: "protocol").filter { mark(at: $0 - 1) == "@" && !isMark(";,", at: $0 + 2) }.reduce(into: []) {
      let end = places(of: "end").within($1..<all.count).first ?? all.count
      $0.formUnion(
        ($1..<end).filter { isMark("-+", at: $0) && mark(at: $0 + 1) == "(" }.compactMap {
          word(at: partners[$0 + 1] + 1)
        })
    }
  }

  /// The getters that are written in a source by the names of their properties.
  func findGetters() -> [String: [PropertyGetter]] {
    var getters: [String: [PropertyGetter]] = [:]
    if language == .objectiveC {
      for (name, bodies) in bodies {
        for body in bodies where mark(at: body.lowerBound - 2) != ")" && word(at: body.lowerBound - 2) == name {
          let isLazy = places(of: "_" + name).contains { body.contains($0) && assignment(behind: $0) != nil }
          getters[name, default: []].append(PropertyGetter(place: body.lowerBound - 2, body: body, isLazy: isLazy))
        }
      }
      return getters
    }
    for index in places(of: "var") {
      guard let name = word(at: index + 1) else { continue }
      let modifiers = (max(0, index - 6)..<index).reversed().prefix {
        !isMark("{};", at: $0) && !hasLineFeed(before: $0 + 1)
      }
      if modifiers.contains(where: { word(at: $0) == "lazy" }) {
        guard let value = assignedValue(behind: index + 1) else { continue }
        getters[name, default: []].append(PropertyGetter(place: index + 1, body: value, isLazy: true))
      } else if let body = computedBody(behind: index + 1) {
        getters[name, default: []].append(PropertyGetter(place: index + 1, body: body, isLazy: false))
      } else if modifiers.contains(where: { isWrapper(at: $0) }) {
        getters[name, default: []].append(
          PropertyGetter(place: index + 1, body: index..<index, isLazy: false, isWrapped: true))
      }
    }
    return getters
  }

  /// Whether a word is an attribute that is none of the language's or of Apple's frameworks.
  private func isWrapper(at index: Int) -> Bool {
    let known = ["IB", "NS", "UI", "GK", "Published", "State", "Binding", "Environment", "ObservedObject", "MainActor"]
    return mark(at: index - 1) == "@"
      && word(at: index).map { word in word.first?.isUppercase == true && !known.contains { word.hasPrefix($0) } }
        == true
  }

  /// The body of the getter of a variable that has no place of its own.
  private func computedBody(behind index: Int) -> Range<Int>? {
    guard mark(at: index + 1) == ":" else { return nil }
    let end = outline(of: index + 2..<max(index + 2, min(index + 40, all.count))).first {
      isMark("{=,;)}", at: $0) || $0 > index + 2 && isStatementStart($0)
    }
    return end.flatMap(getterBody)
  }

  /// The body of the getter in the braces of a variable or a subscript.
  func getterBody(in place: Int) -> Range<Int>? {
    guard mark(at: place) == "{", partners[place] > place else { return nil }
    switch word(at: place + 1) {
    case "didSet", "willSet", "set": return nil
    case "get":
      guard mark(at: place + 2) == "{", partners[place + 2] > place + 2 else { return nil }
      return place + 3..<partners[place + 2]
    default: return place + 1..<partners[place]
    }
  }

  /// Whether a getter does something, asks for what does, or is one of a wrapper, which may.
  func isActing(_ getter: PropertyGetter, of name: String) -> Bool {
    getter.isWrapped || hasEffect(in: getter.body, ofGetter: name, isLazy: getter.isLazy)
      || !getter.isLazy && getter.body.contains { word(at: $0) != name && actingGetter(ofNameAt: $0) != nil }
  }

  /// Whether something is done in a getter that is seen elsewhere: a value is given to what is declared outside, or a function is
  /// called; what is made once and kept may be made and set up.
  private func hasEffect(in body: Range<Int>, ofGetter name: String, isLazy: Bool) -> Bool {
    let own = language == .objectiveC && isLazy ? ["_" + name] : []
    func isOwn(_ word: String?) -> Bool {
      guard let word else { return false }
      return own.contains(word) || places(of: word, .binding).contains { body.contains($0) && isDeclared(at: $0) }
    }
    return body.contains { index in
      switch mark(at: index) {
      case "=":
        if isMark("=<>!", at: index - 1) || mark(at: index + 1) == "=" { return false }
        let start = statementStart(of: index)
        let isDeclaration = (start..<index).contains { isDeclared(at: $0) }
        return body.contains(start) && !isDeclaration && !isOwn(word(at: start))
      case "[" where language == .objectiveC && partners[index] > index:
        guard let receiver = word(at: index + 1) else { return false }
        return !(isLazy && (receiver.first?.isUppercase == true || isOwn(receiver)))
      case "(":
        guard partners[index] > index else { return false }
        guard let called = word(at: index - 1) else { return mark(at: index - 1) == "}" && !isLazy }
        if SourceTokens.keywords.contains(called) || SourceTokens.conversions.contains(called) { return false }
        if language == .objectiveC { return called.first?.isUppercase != true }
        guard mark(at: index - 2) == "." else { return !(isLazy && called.first?.isUppercase == true) }
        guard isLazy else { return true }
        guard let receiver = word(at: startOfPath(to: index - 3)) else { return false }
        return receiver.first?.isUppercase != true && !isOwn(receiver)
      case "+", "-": return mark(at: index + 1) == mark(at: index)
      default: return false
      }
    }
  }
}
