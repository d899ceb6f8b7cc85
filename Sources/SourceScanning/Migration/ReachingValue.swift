/// What a variable of a function is certain to have at a place: the value that it has there, and what has been put
/// into that.
struct ReachingValue {
  let value: LocalValue

  /// Whether the variable never has another value, and nothing is put into it.
  let isConstant: Bool

  /// What is put in, in order, by its key. There is no entry where it is not certain that it is put in before the
  /// place.
  fileprivate(set) var entries: [(key: String, entry: DictionaryEntry?, place: LocalValue)] = []
}

extension SourceTokens {
  /// What the variable with a name has at a token. It is one of the function, or a property to which the function
  /// gives a value.
  ///
  /// - Parameter expression: the expression that asks for it; `nil` where a property is not looked for.
  func reachingValue(
    of name: String, at index: Int, askedBy expression: Range<Int>? = nil
  ) throws(MigrationObstacle) -> ReachingValue {
    let isMember = expression.map { $0.count > 1 } == true
    let known = declaration(of: name, at: index, isMember: false).places
    // What the type has comes before what stands outside of it.
    let last = places(of: name, .binding).last {
      $0 < index && isDeclared(at: $0) && isVisible($0, from: index) && (braces[$0] >= 0 || known.contains($0))
    }
    let local = isMember ? nil : last.flatMap(localValue)
    guard let declared = local ?? expression.flatMap({ _ in property(name, askedFor: isMember, at: index) }),
      !branchEnds.hasAny(in: declared.place..<index)
    else { throw .dictionary(name) }
    if local != nil { return try reachingValue(ofVariable: declared, at: index) }
    let found = try reachingValue(ofProperty: declared, at: index)
    if let expression { try refuseUnknown(found, askedBy: expression, at: index) }
    return found
  }

  private func reachingValue(
    ofVariable declared: LocalValue, at index: Int
  ) throws(MigrationObstacle) -> ReachingValue {
    let (name, place) = (declared.name, declared.place)
    if isSeenElsewhere(declared), functionBrace(around: index) >= 0, !isConstant(declared) { throw .dictionary(name) }
    let reach = place + 1..<declared.scope.upperBound
    // A property of the name is another variable.
    let events = events(of: [name], in: reach).filter { !isOfSelf($0) && !isOfAnother($0, than: place) }
    if isKept(place), !events.isEmpty {
      throw .changed(name)
    }
    if (statementStart(of: place)..<declared.value.upperBound).contains(where: isMutable),
      isGivenAway(name, in: reach, changedAt: events)
    {
      throw .changed(name)
    }
    // A macro names what it changes.
    if callsMacro(standingFor: name, in: reach, setting: true) { throw .changed(name) }
    let found = ReachingValue(value: declared, isConstant: events.isEmpty)
    return try follow(found, events, in: place, outer: braces[place], at: index)
  }

  /// Whether a variable at a token is a parameter, or is declared in another function, and so not the one that is declared at a
  /// second token.
  private func isOfAnother(_ index: Int, than declared: Int) -> Bool {
    guard language == .swift, let name = word(at: index) else { return false }
    if mark(at: index + 1) == ":", !isDeclared(at: index) { return true }
    guard functionBrace(around: index) != functionBrace(around: declared),
      case .local = declaration(of: name, at: index + 1, isMember: isOfSelf(index))
    else { return false }
    return true
  }

  private func reachingValue(
    ofProperty declared: LocalValue, at index: Int
  ) throws(MigrationObstacle) -> ReachingValue {
    let (base, variable, _) = names(ofProperty: declared.name)
    let reach = declared.place + 1..<declared.scope.upperBound
    if [base, variable].contains(where: { callsMacro(standingFor: $0, in: reach, setting: true) }) {
      throw .dictionary(declared.name)
    }
    return try follow(
      ReachingValue(value: declared, isConstant: false), events(of: [base, variable], in: reach),
      in: index, outer: declared.place, at: index)
  }

  /// Where something of one of some names gets a value, or something is put into it.
  private func events(of names: [String], in reach: Range<Int>) -> [Int] {
    Set(names.flatMap { name in [.value, .change].flatMap { places(of: name, $0).within(reach) } }).sorted()
  }

  /// What a variable has at a token, after all events that come before: it gets a value, or something is put into it.
  ///
  /// - Parameters:
  ///   - home: a token of the function in which all events happen in order.
  ///   - outer: the braces in which the variable is.
  private func follow(
    _ start: ReachingValue, _ events: [Int], in home: Int, outer: Int, at index: Int
  ) throws(MigrationObstacle) -> ReachingValue {
    var found = start
    let declared = start.value
    let name = declared.name
    if events.isEmpty { return found }
    let around = bracesAround(index)
    if around.prefix(while: { $0 > outer }).contains(where: isClosure) { throw .otherTime(name) }
    // A `goto` may jump over an event.
    if places(of: "goto").hasAny(in: declared.place + 1..<declared.scope.upperBound) { throw .changed(name) }
    let loop = loop(around: index, behind: declared.place)
    let end = loop.map { partners[$0] } ?? index
    for event in events {
      // An event in a function of its own happens whenever that function is called.
      guard functionBrace(around: event) == functionBrace(around: home),
        function(around: event)?.brace == function(around: home)?.brace
      else { throw .changed(name) }
      if event >= end { break }
      if loop == nil, isInOtherBranch(event, than: index) { continue }
      let isBefore = event < index && loop.map { event < $0 } != false
      let isSure =
        isBefore && around.contains(braces[event]) && isStatementStart(startOfStatement(putting: event))
        && isVisible(event, from: index)
      func local(_ value: Range<Int>) -> LocalValue {
        LocalValue(name: name, place: event, value: value, scope: event..<declared.scope.upperBound)
      }
      if let value = assignedValue(behind: event), isSure {
        found = ReachingValue(value: local(value), isConstant: false)
      } else if let entry = entry(putAt: event) {
        found.entries.removeAll { $0.key == entry.name }
        found.entries.append((entry.name, isSure ? entry : nil, local(entry.value)))
      } else {
        throw .changed(name)
      }
    }
    return found
  }

  /// The outermost loop around a token that begins behind another token. What stands at its end is done before the
  /// token in the next turn.
  private func loop(around index: Int, behind place: Int) -> Int? {
    bracesAround(index).last { $0 > place && isLoop($0) && partners[$0] > $0 }
  }

  /// A property, taken for a variable that has no value yet at the beginning of a function.
  private func property(_ name: String, askedFor isMember: Bool, at index: Int) -> LocalValue? {
    let brace = functionBrace(around: index)
    let (base, variable, setter) = names(ofProperty: name)
    guard brace >= 0, partners[brace] > brace, isMember || !isLocalName(name, at: index),
      !places(of: name, .declaration).hasAny(in: brace..<partners[brace]),
      language == .swift || isMember || name == variable,
      [base, base + "="].allSatisfy({
        actingBodies[$0] == nil && surroundings.functions[$0] == nil && !surroundings.setters.contains($0)
      }), getters[variable] == nil, !surroundings.isComputed(base),
      surroundings.functions[setter] == nil
    else { return nil }
    return LocalValue(name: name, place: brace, value: brace..<brace, scope: brace..<partners[brace])
  }

  /// Throws if a property may have another value than the function has given it.
  private func refuseUnknown(
    _ found: ReachingValue, askedBy expression: Range<Int>, at index: Int
  ) throws(MigrationObstacle) {
    let name = found.value.name
    let end = loop(around: index, behind: functionBrace(around: index)).map { partners[$0] } ?? index
    guard let first = ([found.value] + found.entries.map { $0.place }).first(where: { !$0.value.isEmpty }) else {
      throw .dictionary(name)
    }
    let reach = first.value.upperBound..<max(first.value.upperBound, end)
    if settings(ofProperty: name).hasAny(in: reach)
      || found.value.value.contains(where: isMutable) || language == .objectiveC && !found.entries.isEmpty
      || places(of: name).contains(where: { isMark(":=", at: $0 + 1) && isMutable($0 + 2) })
    {
      throw .changed(name)
    }
    try refuseCalls(in: reach, before: end, thatMayChange: expression, at: index)
  }

  /// Whether a token stands in one branch of a statement, and a second token in a later branch behind an `else`.
  private func isInOtherBranch(_ first: Int, than second: Int) -> Bool {
    let around = bracesAround(second)
    guard var brace = bracesAround(first).last(where: { !around.contains($0) }), isFirstStatement(endingIn: brace)
    else {
      return false
    }
    while word(at: partners[brace] + 1) == "else" {
      let rest = partners[brace] + 2..<all.count
      guard let next = outline(of: rest).first(where: { isMark("{;}", at: $0) }), mark(at: next) == "{",
        language == .swift || next == rest.lowerBound || partners[rest.lowerBound + 1] == next - 1
      else { return false }
      if around.contains(next) { return true }
      brace = next
    }
    return false
  }

  /// Whether braces are those of an `if` that is a statement of its own, or of an `else if` of one. In Objective-C an
  /// `if` may also be the body of a loop without braces.
  private func isFirstStatement(endingIn brace: Int) -> Bool {
    if language == .swift { return true }
    guard mark(at: brace - 1) == ")", case let head = partners[brace - 1] - 1, word(at: head) == "if" else {
      return false
    }
    if word(at: head - 1) == "else" {
      return mark(at: head - 2) == "}" && isFirstStatement(endingIn: partners[head - 2])
    }
    return isMark(";{}", at: head - 1)
  }

  /// Whether other sources can name a variable: it is declared outside of functions, and not as one of the file alone.
  func isSeenElsewhere(_ variable: LocalValue) -> Bool {
    let words = ["private", "fileprivate", "static"]
    return braces[variable.place] < 0
      && !(statementStart(of: variable.place)..<variable.place).contains { words.contains(word(at: $0) ?? "") }
  }

  /// Whether a variable outside of functions may be named in what is included behind it, or by a word that a macro puts together.
  func mayBeNamedByPreprocessor(_ variable: LocalValue) -> Bool {
    guard language == .objectiveC, braces[variable.place] < 0 else { return false }
    return directives.contains { line in
      let words = bytes[line].words
      if bytes[line].has("##".utf8) {
        return words.contains { variable.name.hasPrefix($0) || variable.name.hasSuffix($0) }
      }
      return line.lowerBound > all[variable.place].place && !words.isDisjoint(with: ["import", "include"])
    }
  }

  private func isConstant(_ variable: LocalValue) -> Bool {
    let statement = statementStart(of: variable.place)..<variable.place
    return statement.contains { word(at: $0) == (language == .swift ? "let" : "const") }
  }

  /// Where a statement would begin that gives a name a value, or puts something into what that stands for.
  private func startOfStatement(putting index: Int) -> Int {
    let start = messageStart(of: index)
    return language == .objectiveC && mark(at: start) == "[" ? start : start + 1
  }
}
