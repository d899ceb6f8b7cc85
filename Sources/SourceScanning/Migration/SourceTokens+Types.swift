// What a source says of the type that something has.

extension SourceTokens {
  /// The types that a name is declared with in a file of Swift, with `?` behind those that may be `nil`; an empty one where it
  /// is left to be inferred from what is not a number.
  ///
  /// - Parameters:
  ///   - index: the token where it is named; `nil` where any declaration may be that of the name.
  ///   - isMember: whether it is asked for there as a property of `self`.
  func declaredTypes(of name: String, at index: Int? = nil, isMember: Bool = false) -> Set<String> {
    var types: Set<String> = []
    let places =
      index.map { declaration(of: name, at: $0, isMember: isMember).places } ?? places(of: name, .binding)
    for index in places {
      let isDeclared = isDeclared(at: index)
      if mark(at: index + 1) == ":" {
        let isParameter = isMark("(,", at: index - 1) || word(at: index - 1) != nil
        guard isDeclared || isParameter, let type = word(at: index + 2), type.first?.isUppercase == true else {
          continue
        }
        types.insert(mark(at: index + 3) == "?" ? type + "?" : type)
      } else if isDeclared {
        guard mark(at: index + 1) == "=" else {
          types.insert(typeOfElement(at: index) ?? "")
          continue
        }
        // What a value names may have the name that it is for.
        if typesOfValues[index] == nil {
          typesOfValues[index] = ""
          typesOfValues[index] = typeOfValue(at: index + 2)
        }
        types.insert(typesOfValues[index] ?? "")
      }
    }
    return types
  }

  /// The type of the elements of the list that a name goes through, where that is declared as an array.
  private func typeOfElement(at index: Int) -> String? {
    let list =
      isGoneThrough(at: index) ? list(behind: index) : listGoneThrough(byClosureAround: index..<index + 1)
    guard let list = list.flatMap(name) else { return nil }
    return places(of: list).lazy.filter { self.mark(at: $0 + 1) == ":" && self.mark(at: $0 + 2) == "[" }
      .compactMap { place in
        let isOptional = self.mark(at: place + 4) == "?"
        guard self.mark(at: place + (isOptional ? 5 : 4)) == "]" else { return nil }
        return self.word(at: place + 3).map { isOptional ? $0 + "?" : $0 }
      }.first
  }

  private func typeOfValue(at index: Int) -> String {
    let end = end(ofExpressionFrom: index)
    if word(at: end - 2) == "as", let type = word(at: end - 1) { return type }
    let first = word(at: index) == "self" && mark(at: index + 1) == "." ? index + 2 : index
    if let name = word(at: first), mark(at: first + 1) == "(", partners[first + 1] == end - 1 {
      if name.first?.isUppercase == true { return name }
      let results = results(ofFunctions: name)
      if let result = results.first {
        guard results.count == 1, let type = result, !isMark("?.<", at: type + 1) else { return "" }
        return word(at: type) ?? ""
      }
    }
    // What is unwrapped where it is named may be nil again.
    if let name = name(in: index..<end),
      declaration(of: name, at: end - 1, isMember: end - index > 1).places.contains(where: { mark(at: $0 + 3) == "!" })
    {
      return ""
    }
    return numberType(of: index..<end) ?? ""
  }

  /// Where the type stands that each function of a name gives; `nil` for one of which that is not seen.
  func results(ofFunctions name: String) -> [Int?] {
    places(of: name).filter { word(at: $0 - 1) == "func" }.map { place in
      let end = mark(at: place + 1) == "(" ? partners[place + 1] : place
      return mark(at: end + 1) == "-" && mark(at: end + 2) == ">" ? end + 3 : nil
    }
  }

  /// Whether a type is surely none of views: that of any object, or a protocol of this source that any object may have.
  func isNoView(_ type: String) -> Bool {
    if ["Any", "AnyObject", "NSObject", "NSObjectProtocol"].contains(type) { return true }
    return remembered(\.typesOfNoViews, type) {
      places(of: type).contains { place in
        guard word(at: place - 1) == "protocol" else { return false }
        let head = (place + 1..<min(place + 20, all.count)).prefix { mark(at: $0) != "{" }
        return head.compactMap(word).allSatisfy(["AnyObject", "class", "NSObjectProtocol"].contains)
      }
    }
  }

  /// Whether a name, a property or an element of Objective-C is declared as any object.
  func isOfAnyType(pathOfObjectiveC path: Range<Int>) -> Bool {
    let last = path.upperBound - 1
    if ["firstObject", "lastObject"].contains(word(at: last)) {
      return word(at: last - 2).map { name in
        places(of: name).contains { word(at: $0 - 2)?.hasSuffix("Array") == true && mark(at: $0 - 1) == "*" }
      } ?? false
    }
    guard let name = name(in: path) else { return false }
    return [name, names(ofProperty: name).base].flatMap { places(of: $0) }.contains(where: isOfAnyType)
  }

  /// Whether a name stands behind `id`, `id<Protocol>` or `NSObject *`.
  func isOfAnyType(_ index: Int) -> Bool {
    if mark(at: index - 1) == "*" { return word(at: index - 2) == "NSObject" }
    var place = index - 1
    if mark(at: place) == ">" {
      while place > max(0, index - 20), mark(at: place) != "<" { place -= 1 }
      place -= 1
    }
    return word(at: place) == "id"
  }

  /// What a layout guide does not have that a view has, if the code for a view is that for one, by its name or by the type that
  /// it is declared with.
  func partsMissing(inGuide code: String) -> [String] {
    let name = code.split(separator: ".").last.map { String($0) } ?? ""
    let words = [name] + places(of: String(name.drop { $0 == "_" })).compactMap(wordOfType)
    let supports: Set<String> = ["UILayoutSupport", "topLayoutGuide", "bottomLayoutGuide"]
    if !supports.isDisjoint(with: words) {
      let others = "leading trailing left right centerX centerY width firstBaseline lastBaseline"
      return ["superview"] + others.split(separator: " ").map { $0 + "Anchor" }
    }
    let isGuide = name.hasSuffix("Guide") || words.dropFirst().contains { $0.hasSuffix("LayoutGuide") }
    return isGuide ? ["superview", "firstBaselineAnchor", "lastBaselineAnchor"] : []
  }

  /// The type that a name is declared with at a place, or the last word of the path that it is given.
  private func wordOfType(at index: Int) -> String? {
    if language == .objectiveC { return word(at: index - 2) }
    guard isMark(":=", at: index + 1) else { return nil }
    var place = index + 2
    while isMark(".!", at: place + 1) { place += mark(at: place + 1) == "." ? 2 : 1 }
    return word(at: place)
  }
}
