// What is put into a dictionary that has a name, and who else may put something into it.

extension SourceTokens {
  /// The entries of a variable's value: those of a dictionary or of a copy of one, and none if it is empty; `nil` for
  /// any other value.
  func entries(ofVariable value: Range<Int>) -> [DictionaryEntry]? {
    if isNil(value) { return [] }
    if let entries = dictionaryEntries(of: value) { return entries }
    return isEmptyCollection(value) ? [] : copied(value).flatMap(dictionaryEntries)
  }

  /// What is put into the variable whose name is at a token: `name["key"] = value`, `[name setObject:value forKey:@"key"]`.
  func entry(putAt index: Int) -> DictionaryEntry? {
    func entry(_ key: Range<Int>, _ value: Range<Int>) -> DictionaryEntry? {
      guard let text = literal(in: key, isFormat: false), text.holes.isEmpty else { return nil }
      return DictionaryEntry(name: text.text, place: text.place, value: value)
    }
    let opening = language == .swift ? index + 3 : messageStart(of: index)
    if opening >= 0, opening < all.count, let call = call(openingAt: opening), call.arguments.count == 2,
      ["setObject", "setValue", "updateValue"].contains(call.name), call.arguments[1].label == "forKey"
    {
      return entry(call.arguments[1].tokens, call.arguments[0].tokens)
    }
    let sign = mark(at: index + 1) == "[" ? partners[index + 1] + 1 : index
    guard sign > index + 2, mark(at: sign) == "=", mark(at: sign + 1) != "=" else { return nil }
    return entry(index + 2..<sign - 1, sign + 1..<end(ofExpressionFrom: sign + 1))
  }

  /// Whether a word says of a dictionary that it can be changed under another name.
  func isMutable(_ index: Int) -> Bool {
    word(at: index)?.hasPrefix("NSMutable") == true || word(at: index) == "mutableCopy"
  }

  /// Whether the object that a name stands for may be changed elsewhere: it is given to something else than a call that reads
  /// it, and not only changed at some places.
  func isGivenAway(_ name: String, in reach: Range<Int>, changedAt events: [Int]) -> Bool {
    places(of: name).within(reach).contains { place in
      !isLabel(place) && !isOfSelf(place) && !events.contains(place) && !isRead(at: place)
    }
  }

  /// Whether a name is given to a call that reads what it stands for.
  private func isRead(at index: Int) -> Bool {
    guard mark(at: index - 1) == ":", let label = word(at: index - 2) else { return false }
    let bracket: Unicode.Scalar = language == .swift ? "(" : "["
    guard let call = opening(bracket, around: index).flatMap(call(openingAt:)) else { return false }
    return ["views", "metrics", call.name].contains(label) && KnownCall.builtIn.contains { $0.text(in: call) != nil }
  }
}
