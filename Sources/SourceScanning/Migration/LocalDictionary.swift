/// What a dictionary has at a call that is a variable of the function: its literal, and what is put into it before.
struct LocalDictionary {
  /// The entries, each with where it is put in.
  var entries: [(entry: DictionaryEntry, place: LocalConstant)] = []

  /// The keys of entries that may be put in before the call or not.
  var uncertain: Set<String> = []

  /// The constant that it is, if nothing is put in.
  var constant: LocalConstant?
}

extension SourceTokens {
  /// Something that is done with a dictionary.
  private enum Event {
    /// It is all that it has from there on.
    case set(Range<Int>)
    case put(DictionaryEntry)
    case other
  }

  /// The dictionary of a name, as seen from a token.
  func localDictionary(_ name: String, at index: Int) throws(MigrationObstacle) -> LocalDictionary {
    let place = places(of: name, .binding).last { $0 < index && isDeclared(at: $0) && isVisible($0, from: index) }
    guard let place, !isTypeBody(braces[place]), let value = assignedValue(behind: place),
      !branchEnds.hasAny(in: place..<index)
    else { throw .dictionary(name) }
    let scope = place..<self.scope(around: place).upperBound
    let reach = place + 1..<scope.upperBound
    let events = [NameUse.value, .change].reduce(into: Set<Int>()) { $0.formUnion(places(of: name, $1).within(reach)) }
    let isMutable =
      language == .objectiveC
      && (statementStart(of: place)..<value.upperBound).contains {
        word(at: $0)?.hasPrefix("NSMutable") == true || word(at: $0) == "mutableCopy"
      }
    if isMutable,
      places(of: name).within(reach).contains(where: {
        !isLabel($0) && !isHandedOn(at: $0, events)
      })
    {
      throw .changed(name)
    }
    var found = LocalDictionary()
    if events.isEmpty { found.constant = try localConstant(name, at: index) }
    // What is done behind the call in a loop around it is done before it the next time.
    let loop = bracesAround(index).last { $0 > place && isLoop($0) && partners[$0] > $0 }
    let end = loop.map { partners[$0] } ?? index
    let around = Set(bracesAround(index))
    func add(_ value: Range<Int>, at place: Int) throws(MigrationObstacle) {
      guard let entries = entries(ofVariable: withoutCast(value)) else { throw .dictionary(name) }
      found.uncertain = []
      found.entries = entries.map { entry in
        (entry, LocalConstant(name: name, place: place, value: value, scope: place..<scope.upperBound))
      }
    }
    // What is declared empty is filled: a dictionary that is made so is written out as well.
    if !isNil(value) || events.isEmpty { try add(value, at: place) }
    for event in events.sorted() {
      // What is done in a function of its own is done whenever that is called.
      let isElsewhere =
        function(around: event)?.brace != function(around: place)?.brace
        || bracesAround(event).prefix { $0 > braces[place] }.contains(where: isClosure)
      if isElsewhere { throw .changed(name) }
      if event >= end { break }
      let isBefore = event < index && loop.map { event < $0 } != false
      let isSure =
        isBefore && around.contains(braces[event]) && isStatementStart(event) && isVisible(event, from: index)
      switch (self.event(at: event), isSure) {
      case (.set(let value), true): try add(value, at: event)
      case (.put(let entry), true):
        found.entries.removeAll { $0.entry.key == entry.key }
        found.uncertain.remove(entry.key)
        found.entries.append(
          (entry, LocalConstant(name: name, place: event, value: entry.value, scope: event..<scope.upperBound)))
      case (.put(let entry), false):
        found.entries.removeAll { $0.entry.key == entry.key }
        found.uncertain.insert(entry.key)
      default: throw .changed(name)
      }
    }
    return found
  }

  /// The entries of what a variable gets: those of a dictionary, of a copy of one, and none of an empty one.
  private func entries(ofVariable value: Range<Int>) -> [DictionaryEntry]? {
    if let entries = dictionaryEntries(of: value) { return entries }
    guard let last = value.last else { return nil }
    if language == .swift {
      let isEmpty = mark(at: last) == ")" && mark(at: last - 1) == "(" && mark(at: value.lowerBound) == "["
      return isEmpty && partners[value.lowerBound] == last - 2 ? [] : nil
    }
    if value.count > 4, encloses(value.lowerBound, value), word(at: last - 1) == "mutableCopy" {
      return dictionaryEntries(of: value.dropFirst().dropLast(2))
    }
    let words = ["NSMutableDictionary", "dictionary", "new", "alloc", "init"]
    return value.allSatisfy { isMark("[]", at: $0) || words.contains(word(at: $0) ?? "") } ? [] : nil
  }

  /// What is done with the dictionary whose name is at a token.
  private func event(at index: Int) -> Event {
    if let value = assignedValue(behind: index) { return .set(value) }
    guard mark(at: index + 1) == "[", partners[index + 1] > index + 1, mark(at: partners[index + 1] + 1) == "=",
      mark(at: partners[index + 1] + 2) != "=",
      let text = literal(in: index + 2..<partners[index + 1], isFormat: false),
      text.holes.isEmpty
    else { return .other }
    let start = partners[index + 1] + 2
    return .put(DictionaryEntry(key: text.text, place: text.place, value: start..<end(ofExpressionFrom: start)))
  }

  /// Whether a dictionary that can be changed through any name is given to the class that makes constraints, or changed in
  /// one of some places.
  private func isHandedOn(at index: Int, _ events: Set<Int>) -> Bool {
    if events.contains(index) { return true }
    guard mark(at: index - 1) == ":", let label = word(at: index - 2) else { return false }
    let opening = (max(0, index - 200)..<index).last { mark(at: $0) == "[" && partners[$0] > index }
    return ["views", "metrics"].contains(label)
      && opening.flatMap(call(openingAt:))?.name == "constraintsWithVisualFormat"
  }
}
