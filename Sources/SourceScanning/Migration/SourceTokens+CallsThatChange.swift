// What may give a name another value without saying so: a call.

extension SourceTokens {
  /// Throws if a call in some tokens may give a name in an expression another value.
  ///
  /// - Parameter end: the token before which the calls are made; one that is open there is made later.
  func refuseCalls(
    in tokens: Range<Int>, before end: Int, thatMayChange expression: Range<Int>, at index: Int
  ) throws(MigrationObstacle) {
    for root in sources(of: expression) {
      let isMember = mark(at: root - 1) == "." && word(at: root - 2) != "self"
      guard let name = word(at: root), name != "self", mark(at: root + 1) != "(" else { continue }
      let isAlone = expression.contains(root) && !isMark(".[", at: root - 1) && !isMark(".[(-", at: root + 1)
      if isAlone, isFixed(name, at: index) { continue }
      let known = ([name] + words(ofMacro: name)).flatMap { name in
        remembered(\.callsThatSet, name) { callGraph.calls(leadingTo: setters(of: name)) }.within(tokens)
      }
      // Of a path the first name tells what is not known.
      let others = isMember ? [] : callGraph.unknown.within(tokens) + callGraph.foreign.within(tokens)
      let calls =
        others + known + (mark(at: root - 1) != "." && isGlobal(name, at: root) ? tokens.compactMap(callOfC) : [])
      if let call = calls.first(where: { $0.end < end }) { throw .mayChange(call.name, name) }
    }
  }

  /// Throws if a call in some tokens, of which it is not known that it changes nothing, ends there: it may give a view another
  /// superview.
  func refuseCalls(in tokens: Range<Int>) throws(MigrationObstacle) {
    let calls = callGraph.calls.within(tokens) + callGraph.foreign.within(tokens)
    if let call = calls.first(where: { $0.end < tokens.upperBound }) { throw .mayChange(call.name, "superview") }
  }

  /// The tokens of an expression, and those of the getters of this source that it asks.
  func sources(of expression: Range<Int>) -> [Int] {
    var (found, seen) = (Array(expression), Set<String>())
    var next = 0
    while next < found.count, found.count < 1000 {
      let index = found[next]
      next += 1
      guard let name = word(at: index), let getters = getters[name], !isLabel(index), !isLocalName(at: index),
        mark(at: index - 1) == "." || language == .swift, seen.insert(name).inserted
      else { continue }
      for getter in getters where !getter.isLazy { found += getter.body }
    }
    return found
  }

  /// Throws if a function of this source may give a name in an expression another value.
  func refuse(_ called: String, ifKnownToChange expression: Range<Int>) throws(MigrationObstacle) {
    for name in sources(of: expression).compactMap({ word(at: $0) }) where name != "self" {
      if callGraph.functions(leadingTo: setters(of: name)).contains(called) { throw .mayChange(called, name) }
    }
  }

  /// The functions that give a name a value, or what is kept under it.
  private func setters(of name: String) -> Set<String> {
    let (base, variable, _) = names(ofProperty: name)
    let places = [base, variable].flatMap { self.places(of: $0, .value) }.filter {
      !isDeclared(at: $0) && mark(at: $0 + 1) != ":"
    }
    return functions(around: places + settings(ofProperty: name))
  }

  /// Where the setter of a property is called, or declared.
  func settings(ofProperty name: String) -> [Int] {
    language == .objectiveC ? places(of: names(ofProperty: name).setter).filter { mark(at: $0 + 1) == ":" } : []
  }

  /// Where something that is declared elsewhere gets another value, or may get it, by its name.
  func assignments(of name: String) -> [Int] {
    places(of: name, .value).filter {
      !isDeclared(at: $0) && (assignment(behind: $0) != nil || isChanged(at: $0, isCollection: false))
    }
  }

  /// The functions of this source in which some places are.
  func functions(around places: [Int]) -> Set<String> {
    Set(places.compactMap { bracesAround($0).lazy.compactMap { self.namesOfBodies[$0] }.first })
  }

  /// A property by its name or that of its variable: both of these, and the name of its setter in Objective-C.
  func names(ofProperty name: String) -> (base: String, variable: String, setter: String) {
    let other = name.hasPrefix("_") ? String(name.dropFirst()) : name
    let base = synthesized.first { $0.value == name }?.key ?? other
    return (base, synthesized[base] ?? "_" + base, "set" + base.prefix(1).uppercased() + base.dropFirst())
  }

  /// The variables of properties by their names, where `@synthesize` gives them other names than usual.
  func findSynthesized() -> [String: String] {
    var found: [String: String] = [:]
    for index in places(of: "synthesize") where mark(at: index - 1) == "@" {
      let end = (index..<min(index + 200, all.count)).first { mark(at: $0) == ";" } ?? index + 1
      for pair in pieces(of: index + 1..<end, between: ",") {
        // Without another name the variable has that of the property.
        let name = text(ofTokens: pair.lowerBound..<pair.lowerBound + 1)
        found[name] = pair.count == 3 ? word(at: pair.lowerBound + 2) : name
      }
    }
    return found
  }

  /// The bodies of functions, of getters, and of what is done when a property is set, by their names.
  func findActingBodies() -> [String: [Range<Int>]] {
    var found = bodies.merging(getters.mapValues { $0.map { $0.body } }) { $0 + $1 }
    for word in ["set", "didSet", "willSet"] where language == .swift {
      for index in places(of: word) where braces[index] >= 0 {
        let brace = mark(at: index + 1) == "(" ? partners[index + 1] + 1 : index + 1
        guard mark(at: brace) == "{", partners[brace] > brace,
          let keyword = head(before: braces[index]).first(where: { ["var", "subscript"].contains(self.word(at: $0)) }),
          let property = self.word(at: self.word(at: keyword) == "var" ? keyword + 1 : keyword)
        else { continue }
        found[property + "=", default: []].append(brace + 1..<partners[brace])
      }
    }
    for index in places(of: "subscript") where language == .swift {
      let end = outline(of: index + 1..<min(index + 200, all.count)).first { isMark("{;}", at: $0) }
      if let body = end.flatMap(getterBody) { found["subscript", default: []].append(body) }
    }
    return found
  }

  /// The calls that may give names other values.
  func findCallGraph() -> CallGraph {
    let calls = all.indices.compactMap { index -> CallGraph.Call? in
      guard let name = functionCalled(at: index) else { return nil }
      let bracket = isMark("[", at: index) ? index : min(index + 1, all.count - 1)
      let end = isMark("[({", at: bracket) ? partners[bracket] : index
      return CallGraph.Call(place: index, name: name, end: max(index, end))
    }
    return CallGraph(calls, foreign: all.indices.compactMap(foreignCall), actingBodies)
  }

  func isOfFramework(_ name: String) -> Bool {
    remembered(\.frameworkNames, name) { findFrameworkObject(name) }
  }

  private func findFrameworkObject(_ name: String) -> Bool {
    ([name] + (name.hasPrefix("_") ? [String(name.dropFirst())] : [])).flatMap { places(of: $0) }.contains { place in
      let type =
        language == .swift ? mark(at: place + 1) == ":" || isDeclared(at: place) ? place + 2 : place : place - 1
      let start = language == .objectiveC && mark(at: type) == "*" ? type - 1 : type
      guard let word = word(at: start) else { return false }
      return word.hasFrameworkPrefix
    }
  }

  /// The names of the functions and getters by the braces of their bodies.
  func findNamesOfBodies() -> [Int: String] {
    var names: [Int: String] = [:]
    for (name, bodies) in actingBodies {
      for body in bodies { names[mark(at: body.lowerBound - 1) == "{" ? body.lowerBound - 1 : body.lowerBound] = name }
    }
    return names
  }

  /// The function of this source, or of the same object, that is called at a token; `nil` for one of which it is known that it
  /// changes no names.
  private func functionCalled(at index: Int) -> String? {
    if language == .objectiveC, mark(at: index) == "[" {
      let receiver = receiver(ofMessageIn: index)
      guard ["self", "super"].contains(word(at: receiver)), let name = word(at: receiver + 1) else { return nil }
      return isHarmless(name, openingAt: index) ? hook(of: name) : name
    }
    if isString(at: index) { return functionCalled(inStringAt: index) }
    guard let name = word(at: index) else { return language == .swift ? operatorCalled(at: index) : nil }
    // A subscript and an operator can do what a function can.
    let setsElement = mark(at: index + 1) == "[" && actingBodies[language == .swift ? "subscript=" : "setObject"] != nil
    if name == "self" || setsElement, isChanged(at: index, isCollection: false) { return name }
    // Anything may be done until it goes on.
    if name == "await", language == .swift { return name }
    if isMacroCall(at: index), !SourceTokens.conversions.contains(name) { return name }
    let isMember = mark(at: index - 1) == "."
    let isOfSelf = !isMember || ["self", "super"].contains(word(at: index - 2))
    if mark(at: index + 1) == "(" {
      // What the compiler does, such as `#selector(…)`.
      if mark(at: index - 1) == "#", language == .swift { return nil }
      if isHarmless(name, openingAt: index + 1), word(at: index - 1) != "func" { return hook(of: name) }
      if Self.keywords.contains(name) || word(at: index - 1) == "func" { return nil }
      if bodies[name] != nil { return name }
      guard isOfSelf else { return nil }
      // A function of C knows what it is given, and so does what makes an object.
      let given = (index + 1..<max(index + 1, partners[index + 1])).filter { word(at: $0) == "self" }
      if name.first?.isLowercase == true { return language == .swift || !given.isEmpty ? name : nil }
      return given.contains { isMark(",)", at: $0 + 1) } && !name.hasFrameworkPrefix ? name : nil
    }
    if language == .swift, mark(at: index + 1) == "{", isOfSelf, isStatementStart(isMember ? index - 2 : index) {
      return Self.keywords.contains(name) || Self.harmless.contains(name) ? nil : name
    }
    let setter = language == .swift ? name + "=" : "set" + name.prefix(1).uppercased() + name.dropFirst()
    // Where a part of what it stands for gets a value, the property does.
    var part = index
    while mark(at: part + 1) == ".", word(at: part + 2) != nil { part += 2 }
    if isOfSelf || isMember, language == .swift || isMember,
      actingBodies[setter] != nil || surroundings.setters.contains(setter)
        || language == .objectiveC && isOfSelf && surroundings.functions[setter] != nil,
      [index, part].contains(where: { assignment(behind: $0) != nil || isChanged(at: $0, isCollection: false) })
    {
      return setter
    }
    if getters[name] != nil || isComputedElsewhere(name, at: index), assignment(behind: index) == nil, !isLabel(index),
      isMember || language == .swift
    {
      return actingGetter(ofNameAt: index) == nil ? nil : name
    }
    return nil
  }
}

extension String {
  /// Whether it is spelt as macros and constants of C are: `MARGIN`, `kMargin`, `ABMargin`.
  var isConstantOfC: Bool { drop { $0 == "k" || $0 == "_" }.first?.isUppercase == true }

  var hasFrameworkPrefix: Bool {
    ["UI", "NS", "CA", "CG"].contains { hasPrefix($0) && dropFirst(2).first?.isUppercase == true }
  }
}
