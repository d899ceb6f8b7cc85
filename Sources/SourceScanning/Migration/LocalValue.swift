/// A value that a variable of a function is given, or that is put into it.
struct LocalValue: Hashable {
  let name: String

  /// The token of the name, where it is given the value.
  let place: Int

  let value: Range<Int>

  /// The tokens from there to the end of the braces that the variable is declared in.
  let scope: Range<Int>
}

extension SourceTokens {
  /// The value that a variable of a function is declared with; `nil` for another place.
  func localValue(declaredAt place: Int) -> LocalValue? {
    guard let name = word(at: place), isDeclared(at: place), !isTypeBody(braces[place]),
      let value = assignedValue(behind: place), language == .objectiveC || isStored(place, value)
    else { return nil }
    return LocalValue(name: name, place: place, value: value, scope: place..<scope(around: place).upperBound)
  }

  /// Whether a variable of Swift has its value from there on: it is neither lazy nor wrapped, and nothing is done when it is set.
  private func isStored(_ place: Int, _ value: Range<Int>) -> Bool {
    let start = statementStart(of: place)
    let name = beforeParentheses(endingAt: start - 1)
    return mark(at: value.upperBound) != "{" && mark(at: name - 1) != "@"
      && !(start..<max(start, place)).contains { mark(at: $0) == "@" || word(at: $0) == "lazy" }
  }

  /// Throws if a word in an expression may mean something else at a token than where the constant with it is
  /// declared.
  ///
  /// - Parameter isFixed: whether it means the same whenever it is asked for.
  func refuseChanges(
    of expression: Range<Int>, in constant: LocalValue, at index: Int, isFixed: Bool = false
  ) throws(MigrationObstacle) {
    // Code in braces of its own may be done later, or again.
    let last = braces[index] == braces[constant.place] ? index : constant.scope.upperBound
    // What stands behind it in the dictionary is asked for after it.
    let reach = expression.upperBound..<max(expression.upperBound, last)
    // A part of something, and what a list or a call gives, may be another one after a message to that.
    let isPart =
      name(in: withoutCast(expression)) == nil
      || expression.contains { isMark("([", at: $0) || Self.elements.contains(word(at: $0)) }
    let inner = bracesAround(index).prefix { $0 > braces[constant.place] }
    let isLater =
      function(around: index)?.brace != function(around: constant.place)?.brace
      || inner.contains { isClosure($0) || word(at: $0 - 1) == "defer" }
    for token in sources(of: expression) {
      guard let word = word(at: token), word != "self" else { continue }
      let isSentMessage =
        isPart
        && (isUsed(word, .message, in: reach, asAt: token) || isSetUp(word, at: token, of: expression, in: reach))
      let isMeasured =
        Self.measures.contains(word) && Self.layouts.contains { places(of: $0).hasAny(in: reach) }
        || isPart && Self.extents.contains(word) && !isLocalName(at: token) && reach.contains(where: setsLook)
      // An object that only the dictionary holds is gone with it, and a pointer may change what it points to.
      let isLost = isWeak(word) && (isLater || places(of: "removeFromSuperview").hasAny(in: reach))
      let isPointedTo =
        language == .objectiveC
        && (places(of: word).contains(where: givesAddress) || isGivenByReference(word, in: reach))
      if callsMacro(standingFor: word, in: reach, setting: true) { throw .changed(word) }
      let words = [word] + words(ofMacro: word).filter { $0 != "self" }
      if isSentMessage || isMeasured || isLost || isPointedTo
        || words.contains(where: { isSet($0, at: token, in: reach) })
      {
        throw .changed(word)
      }
      if word == "error", bracesAround(index).contains(where: { self.word(at: $0 - 1) == "catch" }) {
        throw .changed(word)
      }
      if word == "superview" || word.hasSuffix("ubviews"), movesViews(in: reach) { throw .changed(word) }
    }
    if isLater, !isFixed { throw .otherTime(constant.name) }
    // What stands behind the token in a loop is done before it in the next turn.
    let end = inner.last { isLoop($0) && partners[$0] > $0 }.map { partners[$0] } ?? index
    try refuseCalls(
      in: expression.upperBound..<max(expression.upperBound, end), before: end, thatMayChange: expression,
      at: index)
  }

  /// Throws if a value in the text of a constant may be another one at a token than where the text is put together, or does
  /// something.
  func refuseChanges(
    ofValuesIn text: WrittenText, of constant: LocalValue, at index: Int
  ) throws(MigrationObstacle) {
    for (place, hole) in text.text.holes.enumerated() {
      if text.values.count == text.text.holes.count {
        let value = text.values[place]
        if isActing(value) { throw .values(in: constant.name) }
        try refuseChanges(of: value, in: constant, at: index)
      } else {
        // Of what stands in a literal, names alone are looked up.
        let name = String(decoding: text.text.bytes[hole].interpolated, as: UTF8.self)
        let isHidden = places(of: name, .binding).within(constant.place..<index).contains { isVisible($0, from: index) }
        // A closure asks for a property by its object.
        let isInClosure = bracesAround(index).prefix { $0 > braces[constant.place] }.contains(where: isClosure)
        guard getters[name] == nil, isFixed(name, at: constant.place), !isHidden,
          !isInClosure || isLocalName(name, at: constant.place)
        else {
          throw .values(in: constant.name)
        }
      }
    }
  }

  /// Whether what a word stands for is given a value for one of its properties in a reach. That may change what
  /// follows the word in a path.
  private func isSetUp(_ word: String, at token: Int, of expression: Range<Int>, in reach: Range<Int>) -> Bool {
    // In a getter, more of a path may follow the word.
    (!expression.contains(token) || (token + 1..<expression.upperBound).contains { self.word(at: $0) != nil })
      && places(of: word).within(reach).contains { place in
        mark(at: place + 1) == "." && assignment(behind: place + 2) != nil
          && !Self.looks.contains(self.word(at: place + 2))
      }
  }

  /// Whether some property of a view gets a value at a token, which may change the extent of the view.
  private func setsLook(at index: Int) -> Bool {
    guard mark(at: index) == ".", let word = word(at: index + 1) else {
      guard let name = word(at: index) else { return false }
      if language == .objectiveC { return mark(at: index - 1) != "@" && name.hasPrefix("set") }
      // A name that is not declared here is that of a property of the object.
      return mark(at: index - 1) != "." && !isDeclared(at: index)
        && places(of: name, .value).hasAny(in: index..<index + 1)
        && declaration(of: name, at: index, isMember: false).places.isEmpty
    }
    return word != "translatesAutoresizingMaskIntoConstraints"
      && (assignment(behind: index + 1) != nil || word.hasPrefix("set") && mark(at: index + 2) == "(")
  }

  /// Whether a view may be put into another in a reach, or taken out of one: there, or in a function that is called there.
  private func movesViews(in reach: Range<Int>) -> Bool {
    let places = occurrences.filter { name, _ in
      name == "removeFromSuperview" || name != "arrangedSubviews" && name.utf8.has("Subview".utf8)
    }.flatMap { $0.value }
    return places.contains(where: reach.contains)
      || callGraph.calls(leadingTo: functions(around: places)).hasAny(in: reach)
  }

  private static let looks: Set<String?> = [
    "translatesAutoresizingMaskIntoConstraints", "backgroundColor", "hidden", "isHidden", "alpha", "frame", "text",
    "font",
    "title", "delegate", "dataSource", "tag",
  ]

  /// Whether a name is used in some way in a reach: as a part of another object if it is one at a token, or else by
  /// itself.
  private func isUsed(_ name: String, _ use: NameUse, in reach: Range<Int>, asAt token: Int) -> Bool {
    func isPart(_ index: Int) -> Bool {
      mark(at: index - 1) == "." && word(at: index - 2) != "self" && mark(at: index - 2) != "\\"
        || mark(at: index - 1) == ">" && mark(at: index - 2) == "-" && word(at: index - 3) != "self"
    }
    // The object of another use may be the same one.
    let isProperty =
      use == .value && !isPart(token) && (mark(at: token - 1) == "." || !isLocalName(name, at: token))
    return places(of: name, use).within(reach).contains { isProperty || isPart($0) == isPart(token) }
  }

  /// Whether the name at a token gets another value in a reach: there, or in another function of the file that is named there.
  private func isSet(_ name: String, at token: Int, in reach: Range<Int>) -> Bool {
    if isUsed(name, .value, in: reach, asAt: token) { return true }
    let values = places(of: name, .value)
    if language == .objectiveC {
      let (base, variable, _) = names(ofProperty: name)
      let isOfSelf = base != name && places(of: base, .value).within(reach).contains { word(at: $0 - 2) == "self" }
      if isOfSelf || places(of: variable, .value).hasAny(in: reach) || settings(ofProperty: name).hasAny(in: reach) {
        return true
      }
    }
    return values.contains { place in
      guard !isDeclared(at: place), let function = function(around: place)?.name else { return false }
      return places(of: function).hasAny(in: reach)
    }
  }

  /// Whether a name is declared as a reference that does not keep its object alive.
  func isWeak(_ name: String) -> Bool {
    places(of: name, .declaration).contains { place in
      head(before: place).contains {
        ["weak", "unowned", "__weak", "__unsafe_unretained"].contains(word(at: $0))
      }
    }
      || places(of: name).contains { place in
        guard mark(at: place + 1) == ";", mark(at: place - 1) == "*", mark(at: place - 3) == ")" else { return false }
        return (partners[place - 3]..<place - 3).contains { word(at: $0) == "weak" }
      }
  }

  private static let measures: Set<String> = ["frame", "bounds", "center", "size", "width", "height", "contentSize"]

  /// The properties of a view that it computes from its look, and from what is in it.
  private static let extents: Set<String> = [
    "frame", "bounds", "center", "contentSize", "intrinsicContentSize", "safeAreaInsets", "layoutMargins",
    "alignmentRectInsets", "adjustedContentInset",
  ]

  private static let elements: Set<String?> = ["first", "last", "firstObject", "lastObject"]

  private static let layouts = ["layoutIfNeeded", "layoutSubviews", "layout", "sizeToFit", "setFrame", "setBounds"]

  /// Whether braces are those of a loop.
  func isLoop(_ brace: Int) -> Bool {
    nearHead(before: brace).contains {
      ["for", "while", "repeat"].contains(word(at: $0)) || word(at: $0) == "do" && language == .objectiveC
    }
  }

  /// Whether braces are those of a closure or a block, and not of a statement.
  func isClosure(_ brace: Int) -> Bool {
    if language == .objectiveC {
      return mark(at: beforeParentheses(endingAt: brace - 1)) == "^"
    }
    return remembered(\.closures, brace) {
      if isTypeBody(brace) { return false }
      let last = head(before: brace).first { index in
        let goesOn = isMark(",&|.", at: index) || isMark(",&|.", at: index - 1)
        return word(at: index).map(Self.statements.contains) == true || hasLineFeed(before: index) && !goesOn
      }
      return last.flatMap { word(at: $0) }.map(Self.statements.contains) != true
    }
  }

  private static let statements: Set<String> = [
    "if", "guard", "for", "while", "switch", "else", "do", "catch", "repeat", "defer", "case", "default", "func",
    "init",
  ]
}
