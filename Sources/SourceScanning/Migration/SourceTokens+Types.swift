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
    let declared = index.map { declaration(of: name, at: $0, isMember: isMember) }
    if case .elsewhere(let member) = declared { return [member.type] }
    for index in declared?.places ?? places(of: name, .binding) {
      let isDeclared = isDeclared(at: index)
      if mark(at: index + 1) == ":" {
        let isParameter = isMark("(,)", at: index - 1) || word(at: index - 1) != nil
        guard isDeclared || isParameter, let type = word(at: index + 2) else { continue }
        if type == "any" { types.insert("Any") }
        guard type.first?.isUppercase == true else { continue }
        types.insert(mark(at: index + 3) == "?" ? type + "?" : type)
      } else if isDeclared {
        guard mark(at: index + 1) == "=" else {
          types.insert(typeOfElement(at: index) ?? "")
          continue
        }
        // What a value names may have the name that it is for.
        if typesOfValues[index] == nil {
          typesOfValues[index] = ""
          let type = typeOfValue(at: index + 2)
          // What a condition declares is not nil.
          let isUnwrapped = ["if", "guard", "while"].contains(word(at: index - 2)) || mark(at: index - 2) == ","
          typesOfValues[index] = isUnwrapped && type.hasSuffix("?") ? String(type.dropLast()) : type
        }
        types.insert(typesOfValues[index] ?? "")
      }
    }
    return types
  }

  /// The type of the elements of the list that a name goes through, where that is declared as an array.
  func typeOfElement(at index: Int) -> String? {
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
        guard results.count == 1, let type = result, !isMark(".<", at: type + 1), let name = word(at: type) else {
          return ""
        }
        return mark(at: type + 1) == "?" ? name + "?" : name
      }
    }
    if let name = name(in: index..<end) {
      let types = declaredTypes(of: name, at: end - 1, isMember: end - index > 1)
      let places = declaration(of: name, at: end - 1, isMember: end - index > 1).places
      guard types.count == 1, let type = types.first, !type.isEmpty else { return "" }
      // What is unwrapped where it is named may be nil again.
      return places.contains { mark(at: $0 + 3) == "!" } ? type + "?" : type
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

  /// Whether a type is surely none of views: that of any object, what a function is generic over, or a protocol of this source that
  /// any object may have.
  func isNoView(_ type: String) -> Bool {
    if ["Any", "AnyObject", "NSObject", "NSObjectProtocol"].contains(type) { return true }
    return remembered(\.typesOfNoViews, type) {
      places(of: type).contains { place in
        // What a function is generic over, without a bound.
        if word(at: place - 3) == "func", mark(at: place - 1) == "<" { return isMark(">,", at: place + 1) }
        guard word(at: place - 1) == "protocol" else { return false }
        let head = (place + 1..<min(place + 20, all.count)).prefix { mark(at: $0) != "{" }
        return head.compactMap(word).allSatisfy(["AnyObject", "class", "NSObjectProtocol"].contains)
      }
    }
  }

  /// The type of any object that a name, a property or an element of Objective-C is declared with: `id`, which may be given to a
  /// variable of any type, or `NSObject`; `nil` for another one.
  func typeOfAnyObject(pathOfObjectiveC path: Range<Int>) -> String? {
    let last = path.upperBound - 1
    if ["firstObject", "lastObject"].contains(word(at: last)), let list = word(at: last - 2) {
      let isOfAny = places(of: list).contains {
        word(at: $0 - 2)?.hasSuffix("Array") == true && mark(at: $0 - 1) == "*"
      }
      return isOfAny ? "id" : nil
    }
    let isOfPointer = word(at: path.lowerBound) == "self" && path.count == 4 && mark(at: path.lowerBound + 1) == "-"
    guard let name = isOfPointer ? word(at: last) : name(in: path) else { return nil }
    if path.count == 1, let place = localDeclaration(of: name, at: last) { return typeOfAnyObject(at: place) }
    let types = types(around: last).union([""])
    return [name, names(ofProperty: name).base].lazy.compactMap { name in
      self.surroundings.members[name]?.first { types.contains($0.key) && ["id", "NSObject"].contains($0.value.type) }
    }.first?.value.type
  }

  /// The same for a name that is declared at a token. With protocols, `id` is not given to a variable of another type.
  func typeOfAnyObject(at index: Int) -> String? {
    switch mark(at: index - 1) {
    case ")": return typeOfAnyObject(at: index - 1)
    case "*": return word(at: index - 2) == "NSObject" ? "NSObject" : nil
    case ">":
      let start = (max(0, index - 20)..<index).last { mark(at: $0) == "<" }
      // It has the anchors of a guide.
      let isGuide = word(at: index - 2) == "UILayoutSupport"
      return start.flatMap { word(at: $0 - 1) } == "id" && !isGuide ? "NSObject" : nil
    default:
      guard let type = word(at: index - 1) else { return nil }
      let isQualifier = type.hasPrefix("_") || type == "const"
      return isQualifier ? typeOfAnyObject(at: index - 1) : type == "id" ? "id" : nil
    }
  }

  /// The variables of Objective-C outside of functions that are any object: where each is declared, the class that has it, and its
  /// type.
  func membersOfAnyObject() -> [(place: Int, owner: String?, type: String)] {
    let sections = ["interface", "implementation", "protocol", "end"].flatMap { places(of: $0) }.filter {
      mark(at: $0 - 1) == "@"
    }.sorted()
    return (places(of: "id") + places(of: "NSObject")).flatMap { place -> [(Int, String?, String)] in
      let names = (place + 1..<min(place + 20, all.count)).prefix { !isMark(";=", at: $0) }.filter {
        word(at: $0) != nil && isMark(",;=", at: $0 + 1)
      }.drop { typeOfAnyObject(at: $0) == nil }
      guard let type = names.first.flatMap(typeOfAnyObject) else { return [] }
      let section = sections.within(0..<place).last.flatMap { word(at: $0) == "end" ? nil : $0 }
      // The variables of a class stand in braces behind its name.
      let isOfClass = section.map { word(at: $0) == "interface" || $0 + 2 == braces[place] } == true
      let isOutside = braces[place] < 0 || isOfClass
      return isOutside ? names.map { ($0, section.flatMap { word(at: $0 + 1) }, type) } : []
    }
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
