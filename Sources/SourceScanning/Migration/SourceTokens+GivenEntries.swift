// The dictionaries that calls are given: written in them, kept under a name, or made by a function.

extension SourceTokens {
  /// The entries of a dictionary that is written in a call, or in the constant that it names.
  func entries(
    of argument: SourceCall.Argument?, _ given: inout GivenCode, isBinding: Bool, areNumbers: Bool = false,
    at index: Int
  ) throws(MigrationObstacle) -> [DictionaryEntry] {
    guard let argument, case let tokens = withoutCast(argument.tokens), !isNil(tokens)
    else { return [] }
    func add(_ entries: [DictionaryEntry], in origin: LocalValue? = nil) {
      given.values += entries.map { .init(name: $0.name, tokens: $0.value, isNumber: areNumbers, origin: origin) }
    }
    if let entries = dictionaryEntries(of: tokens) {
      add(entries)
      return entries
    }
    if let entries = try self.entries(madeBy: tokens, at: index) {
      add(entries)
      return entries
    }
    guard let name = name(in: tokens) else { throw .dictionary(text(ofTokens: tokens)) }
    let reaching = try reachingValue(of: name, at: index, askedBy: tokens)
    let value = withoutCast(reaching.value.value)
    var literal = value.isEmpty ? [] : self.entries(ofVariable: value)
    if literal == nil, !isBinding { literal = try self.entries(madeBy: value, at: index) }
    guard let literal, Set(literal.map { $0.name }).count == literal.count else { throw .dictionary(name) }
    let overwritten = Set(reaching.entries.map { $0.key })
    var entries: [DictionaryEntry] = []
    let kept = literal.filter { !overwritten.contains($0.name) }
    for (key, entry, place) in kept.map({ ($0.name, $0, reaching.value) }) + reaching.entries {
      if let entry {
        if given.asksFor(entry.name), !isBinding || !reaching.isConstant {
          try refuseChanges(of: entry.value, in: place, at: index)
        }
        entries.append(entry)
      } else {
        given.obstacles[key] = .changed(name)
      }
    }
    if reaching.isConstant { given.constants.append(reaching.value) }
    add(entries, in: reaching.value)
    return entries
  }

  /// The entries of the dictionary in the function that is called, if that is in this source.
  func ownEntries(of call: SourceCall, _ known: KnownCall) -> [DictionaryEntry]? {
    let bodies = (bodies[call.name] ?? []).filter { typeName(around: $0.lowerBound) == known.ownType }
    guard bodies.count == 1, let function = function(around: bodies[0].lowerBound),
      let dictionary = helper(function, handingOn: known)?.ownDictionary
    else { return nil }
    return dictionaryEntries(of: withoutCast(dictionary))
  }

  /// The same, if they name the same views here.
  func ownEntries(
    of call: SourceCall, _ known: KnownCall, at index: Int
  ) throws(MigrationObstacle) -> [DictionaryEntry] {
    guard let entries = ownEntries(of: call, known) else { throw .functionElsewhere(call.name) }
    try refuseOtherNames(in: entries, at: index)
    return entries
  }

  /// Throws if a name in entries that are written in another function may stand for something else at a token.
  private func refuseOtherNames(in entries: [DictionaryEntry], at index: Int) throws(MigrationObstacle) {
    for entry in entries {
      for place in withoutCast(entry.value) where mark(at: place - 1) != "." {
        guard let word = word(at: place), word != "self" else { continue }
        if isLocalName(word, at: place) || isLocalName(word, at: index) { throw .otherView(word) }
      }
    }
  }

  /// The entries of a dictionary that the same object has or makes wherever it is asked for: of a property that has no other
  /// value, and of a function or a getter that does nothing else; `nil` for another expression.
  func entries(madeBy expression: Range<Int>, at index: Int) throws(MigrationObstacle) -> [DictionaryEntry]? {
    let made = valueMade(by: expression, at: index)
    guard let value = made ?? constant(askedBy: expression, at: index),
      let entries = dictionaryEntries(of: withoutCast(value)),
      made != nil || entries.allSatisfy({ isConstant(withoutCast($0.value), in: value, at: index) })
    else { return nil }
    // In a closure of Swift `self` would have to be written.
    let inner = bracesAround(index).prefix { $0 > functionBrace(around: index) }
    if inner.contains(where: isClosure) { throw .dictionary(text(ofTokens: expression)) }
    try refuseOtherNames(in: entries, at: index)
    return entries
  }

  /// The value that a function or a property of the same object gives each time that it is asked for, if it does nothing else.
  private func valueMade(by expression: Range<Int>, at index: Int) -> Range<Int>? {
    guard let type = typeName(around: index), let body = bodyAsked(by: expression, of: type),
      // Another one may be in its place.
      !surroundings.superclasses.values.contains(type), !surroundings.protocols.contains(type)
    else { return nil }
    let start = word(at: body.lowerBound) == "return" ? body.lowerBound + 1 : body.lowerBound
    let end = mark(at: body.upperBound - 1) == ";" ? body.upperBound - 1 : body.upperBound
    return start < end ? start..<end : nil
  }

  /// The body of the function or the getter of a type that an expression in it asks of the same object, if it takes nothing.
  private func bodyAsked(by expression: Range<Int>, of type: String) -> Range<Int>? {
    let first = expression.lowerBound
    var name = name(in: expression)
    var isCall = false
    if language == .objectiveC, mark(at: first) == "[", word(at: first + 1) == "self", expression.count == 4 {
      (name, isCall) = (word(at: first + 2), true)
    } else if language == .swift, expression.count > 2, mark(at: expression.upperBound - 2) == "(" {
      (name, isCall) = (self.name(in: expression.dropLast(2)), true)
    }
    guard let name, !isLocalName(name, at: first) else { return nil }
    if language == .swift, !isCall {
      let places = declaration(of: name, at: first, isMember: expression.count > 1).places
      let getters = (getters[name] ?? []).filter { places == [$0.place] && typeName(around: $0.place) == type }
      return getters.count == 1 && !getters[0].isLazy && !getters[0].isWrapped ? getters[0].body : nil
    }
    let bodies = (bodies[name] ?? []).filter { typeName(around: $0.lowerBound) == type }
    guard bodies.count == 1, let body = bodies.first, function(around: body.lowerBound)?.parameters.isEmpty != false,
      language == .swift || isClassMethod(body.lowerBound - 1) == isClassMethod(functionBrace(around: first))
    else { return nil }
    return body
  }

  /// Whether braces are those of a method of Objective-C that is one of its class.
  private func isClassMethod(_ brace: Int) -> Bool {
    brace >= 0 && head(before: brace).contains { mark(at: $0) == "+" && mark(at: $0 + 1) == "(" }
  }
}
