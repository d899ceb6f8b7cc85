// The calls of what other objects have, and of closures, which may change whatever the app has.

extension SourceTokens {
  /// The call of a method of another object that begins at a token, if that object is none of a framework: it may be the app's,
  /// and may change whatever the app has.
  func foreignCall(at index: Int) -> CallGraph.Call? {
    if language == .objectiveC, mark(at: index) == "[", mark(at: index + 1) == "[" { return messageToResult(at: index) }
    if language == .objectiveC, let name = word(at: index), mark(at: index + 1) == "(", bodies[name] == nil {
      // A block that is kept or given, or a function that is given the object.
      let isBlock = mark(at: index - 1) == "." || name.hasPrefix("_") || isLocalName(name, at: index)
      let isGivenSelf = pieces(of: index + 2..<max(index + 2, partners[index + 1]), between: ",").contains {
        $0.count == 1 && word(at: $0.lowerBound) == "self"
      }
      return isBlock || isGivenSelf && !name.hasFrameworkPrefix && !Self.keywords.contains(name)
        ? CallGraph.Call(place: index, name: name, end: max(index, partners[index + 1])) : nil
    }
    let isMessage = language == .objectiveC && mark(at: index) == "["
    guard isMessage || mark(at: index - 1) == "." && mark(at: index + 1) == "(" else { return closureCall(at: index) }
    var receiver = isMessage ? self.receiver(ofMessageIn: index) : root(ofMemberBehind: index - 1)
    // Of a path the last property tells.
    while isMessage, mark(at: receiver + 1) == ".", word(at: receiver + 2) != nil { receiver += 2 }
    guard let name = word(at: isMessage ? receiver + 1 : index), bodies[name] == nil,
      !isHarmless(name, openingAt: isMessage ? index : index + 1)
    else {
      return nil
    }
    // What stands in parentheses may be any object.
    guard let object = word(at: receiver) ?? (mark(at: receiver) == "(" ? "" : nil) else { return nil }
    // What an anchor makes changes nothing either.
    if name.hasPrefix("constraint") || ["self", "super"].contains(object) || isOfFramework(object) { return nil }
    if object.first?.isUppercase == true, object.hasFrameworkPrefix || ["new", "alloc", "init"].contains(name) {
      return nil
    }
    let bracket = isMessage ? index : index + 1
    return CallGraph.Call(place: index, name: name, end: max(index, partners[bracket]))
  }

  /// The call of a function of C that begins at a token, if it is none of this source or of a framework.
  func callOfC(at index: Int) -> CallGraph.Call? {
    guard mark(at: index + 1) == "(", let name = word(at: index), bodies[name] == nil, !name.hasFrameworkPrefix,
      !isHarmless(name, openingAt: index + 1), !Self.keywords.contains(name)
    else { return nil }
    return CallGraph.Call(place: index, name: name, end: max(index, partners[index + 1]))
  }

  /// Whether a name is that of a variable of Objective-C outside of functions and objects, which any function may change.
  func isGlobal(_ name: String, at index: Int) -> Bool {
    guard language == .objectiveC, !isLocalName(name, at: index) else { return false }
    // It may be declared in a header.
    let isElsewhere =
      !name.hasPrefix("_") && !name.isConstantOfC && !wordsOfMacros.contains(name)
      && !places(of: name).contains { isMark(";=", at: $0 + 1) }
    return isElsewhere
      || places(of: name).contains { place in
        guard braces[place] < 0, isMark("=;", at: place + 1), word(at: place - 1) != nil || mark(at: place - 1) == "*"
        else { return false }
        // Nothing in the declaration of a property or of a constant.
        let words = head(before: place, behind: max(-1, place - 20)).compactMap { self.word(at: $0) }
        let end = words.firstIndex { ["end", "implementation"].contains($0) } ?? words.endIndex
        return !words[..<end].contains {
          ["const", "property", "synthesize", "dynamic", "class", "typedef"].contains($0)
        }
      }
  }

  /// Whether a number may be changed by what it is given to in C++: by reference, or by a stream.
  func isGivenByReference(_ name: String, in reach: Range<Int>) -> Bool {
    let places = places(of: name)
    if places.contains(where: { mark(at: $0 - 1) == "*" }) { return false }
    return places.contains { mark(at: $0 - 1) == "=" && word(at: $0 - 2) != nil && mark(at: $0 - 3) == "&" }
      || places.within(reach).contains { place in
        if mark(at: place - 1) == ">", mark(at: place - 2) == ">" { return true }
        guard isMark("(,", at: place - 1), isMark(",)", at: place + 1) else { return false }
        let called = opening("(", around: place).flatMap { callOfC(at: $0 - 1) }
        return called.map { !wordsOfMacros.contains($0.name) } ?? false
      }
  }

  /// The token of the receiver of a message, behind what it is cast to.
  func receiver(ofMessageIn bracket: Int) -> Int {
    let start = mark(at: bracket + 1) == "(" ? partners[bracket + 1] + 1 : bracket + 1
    return mark(at: start) == "." ? start + 1 : start
  }

  /// The token that names what a member is asked of, before the brackets and signs behind that; a class of a framework where
  /// the path begins with one, and a parenthesis where nothing has a name.
  private func root(ofMemberBehind point: Int) -> Int {
    var place = point - 1
    while isMark("?!])", at: place), case let opening = min(place, partners[place]) {
      guard isJoined(opening), opening > 0 else { return opening }
      place = opening - 1
    }
    if place == point - 1 { return place }
    let start = receiver(before: point).lowerBound
    return word(at: start).map(isOfFramework) == true ? start : place
  }

  /// The call of a closure that is kept: `done?()`, `blocks[0]()`.
  private func closureCall(at index: Int) -> CallGraph.Call? {
    guard language == .swift, mark(at: index) == "(", isJoined(index), isMark("?!])", at: index - 1),
      let name = word(at: root(ofMemberBehind: index)), !Self.keywords.contains(name), !isOfFramework(name)
    else { return nil }
    return CallGraph.Call(place: index, name: name, end: max(index, partners[index]))
  }

  /// A message to what a message to a class of a framework gives, if it may reach the app: it posts something, loads objects,
  /// or is sent to what the framework has from the app.
  private func messageToResult(at index: Int) -> CallGraph.Call? {
    var root = index + 1
    while mark(at: root + 1) == "[" { root += 1 }
    guard partners[index + 1] > index, let name = word(at: partners[index + 1] + 1), let object = word(at: root + 1),
      case let isOwn = ["self", "super"].contains(object) && word(at: root + 2) != nil,
      object.hasFrameworkPrefix || isOwn, !["alloc", "new"].contains(word(at: root + 2)), !Self.harmless.contains(name)
    else { return nil }
    let reaches = isOwn || ["post", "perform", "load", "instantiate", "send", "run"].contains { name.hasPrefix($0) }
    return reaches || root > index + 1
      ? CallGraph.Call(place: index, name: name, end: max(index, partners[index])) : nil
  }
}
