extension SourceTokens {
  /// Whether an expression is a name, or a property of one, and so on: asked for twice, it gives the same.
  func isPath(_ tokens: Range<Int>) -> Bool {
    guard let first = tokens.first, let name = word(at: first), !["nil", "NULL", "true", "false"].contains(name) else {
      return false
    }
    var index = first + 1
    while index < tokens.upperBound {
      if mark(at: index) == ".", word(at: index + 1) != nil {
        index += 2
      } else if mark(at: index) == "!", language == .swift {
        index += 1
      } else if mark(at: index) == "-", mark(at: index + 1) == ">", word(at: index + 2) != nil {
        index += 3
      } else {
        return false
      }
    }
    return index == tokens.upperBound
  }

  /// An expression without the parentheses around all of it.
  func withoutParentheses(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while mark(at: tokens.lowerBound) == "(", encloses(tokens.lowerBound, tokens) {
      tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
    }
    return tokens
  }

  /// An expression without the `as Any` behind it.
  func withoutCast(_ tokens: Range<Int>) -> Range<Int> {
    guard language == .swift, let place = outline(of: tokens).first(where: { word(at: $0) == "as" }),
      place > tokens.lowerBound, !isMark("!?", at: place + 1)
    else {
      return tokens
    }
    return tokens.lowerBound..<place
  }

  /// The view that an expression stands for, as code that can be written any number of times.
  func view(_ expression: Range<Int>) throws(MigrationObstacle) -> String {
    let tokens = withoutCast(expression)
    let text = text(ofTokens: tokens)
    guard isPath(tokens) else { throw .manyViews(text) }
    // Only what can be nil takes such a cast.
    let isAny = tokens != expression && word(at: expression.upperBound - 1) == "Any"
    if isAny, !isView(tokens, isNamed: true) { throw .optional(text) }
    if let name = name(in: tokens) {
      let types = language == .swift ? declaredTypes(of: name, at: tokens.upperBound - 1) : []
      if types.contains(where: { $0.hasSuffix("?") }) { throw .optional(name) }
      if types.contains(where: isNoView) { throw .anyObject(name) }
    }
    if language == .objectiveC, isOfAnyType(pathOfObjectiveC: tokens) { throw .anyObject(name(in: tokens) ?? text) }
    return text
  }

  /// Whether what a message is sent to may be nil, so that nothing is done.
  func mayBeNil(_ receiver: Range<Int>) -> Bool {
    guard language == .objectiveC, let last = word(at: receiver.upperBound - 1) else { return false }
    let isClass = receiver.count == 1 && last.first?.isUppercase == true
    return !isClass && !["self", "super", "view", "contentView"].contains(last)
  }

  /// Whether a type is surely none of views: that of any object, or a protocol of this source that any object may have.
  func isNoView(_ type: String) -> Bool {
    if ["Any", "AnyObject", "NSObject", "NSObjectProtocol"].contains(type) { return true }
    return places(of: type).contains { place in
      let head = (place + 1..<min(place + 20, all.count)).prefix { mark(at: $0) != "{" }
      let isAnys = head.compactMap(word).allSatisfy(["AnyObject", "class", "NSObjectProtocol"].contains)
      return word(at: place - 1) == "protocol" && isAnys
    }
  }

  /// Whether a name, a property or an element of Objective-C is declared as any object.
  private func isOfAnyType(pathOfObjectiveC path: Range<Int>) -> Bool {
    let last = path.upperBound - 1
    if ["firstObject", "lastObject"].contains(word(at: last)) {
      return word(at: last - 2).map { name in
        places(of: name).contains { word(at: $0 - 2)?.hasSuffix("Array") == true && mark(at: $0 - 1) == "*" }
      } ?? false
    }
    guard let name = name(in: path) else { return false }
    return [name, names(ofProperty: name).base].flatMap { places(of: $0) }.contains(where: isOfAnyType)
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

  /// The places where what a name stands for at a token may be declared: the last one in the function, those of properties, or
  /// any where neither is seen; of the same type if it has one.
  private func declarations(of name: String, at index: Int) -> [Int] {
    let places = places(of: name, .binding)
    let function = functionBrace(around: index)
    if function >= 0, mark(at: index - 1) != "." {
      let local = places.within(function..<max(function, index)).last {
        isDeclared(at: $0) && !isTypeBody(braces[$0]) && isVisible($0, from: index)
      }
      let inner = self.function(around: index)
      let parameter = inner.flatMap { inner in inner.parameters.last { $0.name == name }?.place }
      if let place = local ?? parameter { return [parameter.map { max($0, place) } ?? place] }
    }
    let properties = places.filter { isDeclared(at: $0) && (isTypeBody(braces[$0]) || braces[$0] < 0) }
    let types = types(around: index)
    let own = properties.filter { types.contains(typeName(around: $0) ?? "") }
    return [own, properties].first { !$0.isEmpty } ?? places
  }

  /// The types that a name is declared with in a file of Swift, with `?` behind those that may be `nil`; an empty one where it
  /// is left to be inferred from what is not a number.
  ///
  /// - Parameter index: the token where it is named; `nil` where any declaration may be that of the name.
  func declaredTypes(of name: String, at index: Int? = nil) -> Set<String> {
    var types: Set<String> = []
    for index in index.map({ declarations(of: name, at: $0) }) ?? places(of: name, .binding) {
      let isDeclared = isDeclared(at: index)
      if mark(at: index + 1) == ":" {
        let isParameter = isMark("(,", at: index - 1) || word(at: index - 1) != nil
        guard isDeclared || isParameter, let type = word(at: index + 2), type.first?.isUppercase == true else {
          continue
        }
        types.insert(mark(at: index + 3) == "?" ? type + "?" : type)
      } else if isDeclared {
        types.insert(mark(at: index + 1) == "=" ? typeOfValue(at: index + 2) : typeOfElement(at: index) ?? "")
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
    let index = word(at: index) == "self" && mark(at: index + 1) == "." ? index + 2 : index
    if let name = word(at: index), mark(at: index + 1) == "(", partners[index + 1] == end - 1 {
      if name.first?.isUppercase == true { return name }
      let results = results(ofFunctions: name)
      guard results.count == 1, let type = results[0], !isMark("?.<", at: type + 1) else { return "" }
      return word(at: type) ?? ""
    }
    if isExtent(index..<end) { return "CGFloat" }
    let number = mark(at: index) == "-" ? index + 1 : index
    guard all.indices.contains(number), all[number].kind == .number, isEndOfLine(after: number) else { return "" }
    return text(of: all[number].range).contains(".") ? "Double" : "Int"
  }

  /// Whether an expression is arithmetic of numerals and the extents of views: `UIScreen.main.bounds.width / 2 - 8`.
  private func isExtent(_ expression: Range<Int>) -> Bool {
    let terms = expression.split { isMark("+-*/", at: $0) }
    let paths = terms.filter { $0.count > 1 || word(at: $0.startIndex) != nil }
    return !paths.isEmpty
      && paths.allSatisfy { path in
        var words = path.map { word(at: $0) ?? text(ofTokens: $0..<$0 + 1) }.filter { $0 != "." }[...]
        guard isPath(path.startIndex..<path.endIndex), ["width", "height"].contains(words.popLast()) else {
          return false
        }
        if words.last == "size" { words.removeLast() }
        // What is of no view of UIKit may have bounds of its own.
        return ["bounds", "frame"].contains(words.popLast())
          && [[], ["self"], ["view"], ["self", "view"], ["contentView"], ["UIScreen", "main"]].contains(Array(words))
      } && !["bounds", "frame", "size"].contains { places(of: $0).contains(where: isDeclared) }
  }

  /// Where the type stands that each function of a name gives; `nil` for one of which that is not seen.
  func results(ofFunctions name: String) -> [Int?] {
    places(of: name).filter { word(at: $0 - 1) == "func" }.map { place in
      let end = mark(at: place + 1) == "(" ? partners[place + 1] : place
      return mark(at: end + 1) == "-" && mark(at: end + 2) == ">" ? end + 3 : nil
    }
  }

  /// Whether an expression ends with a token for certain: with its line, or before another variable of its declaration.
  func isEndOfLine(after index: Int) -> Bool {
    guard index + 1 < all.count else { return true }
    return isMark(";},", at: index + 1) || hasLineFeed(before: index + 1)
  }

  /// Whether an array of Objective-C is asked for an element whose property follows: `list.firstObject.active`,
  /// `list[0].active`, `[list firstObject].active`.
  func asksForProperty(ofElementOf list: Range<Int>) -> Bool {
    let end = list.upperBound
    guard language == .objectiveC else { return false }
    let next =
      mark(at: end) == "[" ? partners[end] + 1 : mark(at: end) == "." || mark(at: end + 1) == "]" ? end + 2 : end
    return next > end && mark(at: next) == "."
  }

  /// Whether an expression of Objective-C stands in what may be an argument of a macro, which ends at each comma outside of
  /// parentheses.
  func isInMacro(_ expression: Range<Int>, from start: Int) -> Bool {
    language == .objectiveC
      && (max(0, functionBrace(around: start))..<expression.lowerBound).contains { index in
        guard mark(at: index) == "(", partners[index] >= expression.upperBound, let name = word(at: index - 1) else {
          return false
        }
        // What is in a block of the argument is in the statement of that, not in this one.
        return index < start ? isMacroCall(at: index - 1) : !Self.keywords.contains(name)
      }
  }

  /// Whether a comment or a line for the preprocessor stands between the tokens of a range.
  func hasComment(in tokens: Range<Int>, outside brackets: Range<Int>? = nil) -> Bool {
    tokens.dropFirst().contains { index in
      if let brackets, brackets.contains(index - 1), brackets.contains(index) { return false }
      return bytes[gap(before: index)].contains { $0 != 10 && !Blank.contains($0) }
    }
  }
}
