// What may have no anchors: any object.

extension SourceTokens {
  /// Whether a type that is named at a token is surely none of views: that of any object, what a function around is generic over,
  /// or a protocol of this source that any object may have.
  func isNoView(_ type: String, at index: Int) -> Bool {
    if ["Any", "AnyObject", "NSObject", "NSObjectProtocol"].contains(type) { return true }
    let known = remembered(\.placesOfNoViews, type) {
      places(of: type).filter { place in
        // Without a bound.
        if word(at: place - 3) == "func", mark(at: place - 1) == "<" { return isMark(">,", at: place + 1) }
        guard word(at: place - 1) == "protocol" else { return false }
        let head = (place + 1..<min(place + 20, all.count)).prefix { mark(at: $0) != "{" }
        return head.compactMap(word).allSatisfy(["AnyObject", "class", "NSObjectProtocol"].contains)
      }
    }
    return known.contains { place in
      word(at: place - 1) == "protocol"
        || bracesAround(index).contains { brace in
          place < brace && !(place..<brace).contains { isMark("{}", at: $0) || word(at: $0) == "where" }
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
    let types = typeNames(around: last).union([""])
    return [name, names(ofProperty: name).base].lazy.compactMap { name in
      self.surroundings.members[name]?.first {
        types.contains($0.key) && ["id", "NSObject"].contains($0.value.type.name)
      }
    }.first?.value.type.name
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
}
