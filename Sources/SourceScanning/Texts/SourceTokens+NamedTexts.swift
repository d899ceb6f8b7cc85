// What stands for texts that are written elsewhere in a source: names, members, elements, macros.

extension SourceTokens {
  /// The texts that a name stands for at a token, whichever it may have.
  func texts(named name: String, isProperty: Bool, isList: Bool, at index: Int, depth: Int) -> TextExpression {
    let place = all[index].range.lowerBound
    var found = TextExpression()
    if let values = values(of: name, isProperty: isProperty, before: index) {
      if values.isChanged, !isList { return TextExpression(unknown: [(place, .concatenation)]) }
      if let list = values.list {
        // A text has characters for its elements.
        let isText = literal(in: list, isFormat: false) != nil
        found.add(
          isText ? TextExpression(unknown: [(place, .value)]) : texts(of: list, isList: true, depth: depth + 7))
      }
      for value in values.values {
        // What is assigned before there is something to say: `nil`, and an empty text or list.
        if isNil(value) || literal(in: value, isFormat: false)?.bytes.isEmpty == true { continue }
        if isList, isEmptyCollection(value) { continue }
        found.add(texts(of: value, isList: isList, depth: depth + 7))
      }
      if values.isChanged { found.add(additions(to: name, at: index, depth: depth)) }
      return found
    }
    // What a caller hands on is checked at the call.
    if let function = function(around: index), let parameter = function.parameters.first(where: { $0.name == name }) {
      if let value = parameter.value { found = texts(of: value, isList: isList, depth: depth + 7) }
      found.handedOn.append(HandedText(name: name, isList: isList))
      return found
    }
    // Of several definitions any may be the one that counts.
    if let macros, case let definitions = macros.places(of: name).filter({ macros.isDefinition(at: $0) }),
      definitions.count == 1, case let macro = definitions[0], macros.partners[macro + 1] > macro + 1
    {
      return macros.texts(of: macro + 2..<macros.partners[macro + 1], isList: isList, depth: depth + 7)
    }
    return TextExpression(unknown: [(place, .value)])
  }

  /// What is added to a list in the function around a token: `list.append(text)`, `[list addObject:text]`.
  private func additions(to name: String, at index: Int, depth: Int) -> TextExpression {
    let function = functionBrace(around: index)
    var found = TextExpression()
    for place in places(of: name, .change) where functionBrace(around: place) == function {
      let opening = language == .swift ? place + 3 : place - 1
      let method = word(at: language == .swift ? place + 2 : place + 1)
      if language == .swift, mark(at: place + 1) == "+", mark(at: place + 2) == "=" {
        found.add(texts(of: place + 3..<end(ofExpressionFrom: place + 3), isList: true, depth: depth + 7))
      } else if let argument = all.indices.contains(opening) ? call(openingAt: opening)?.arguments.first : nil,
        ["append", "insert", "addObject", "addObjectsFromArray"].contains(method)
      {
        let isList = argument.label == "contentsOf" || method == "addObjectsFromArray"
        found.add(texts(of: argument.tokens, isList: isList, depth: depth + 7))
      } else {
        found.unknown.append((all[place].range.lowerBound, .concatenation))
      }
    }
    return found
  }

  /// Whether the name of a macro without parameters is defined at a token, among the definitions of macros.
  private func isDefinition(at index: Int) -> Bool { mark(at: index + 1) == "{" && braces[index] < 0 }

  /// Whether an expression makes a list or a dictionary with nothing in it.
  func isEmptyCollection(_ value: Range<Int>) -> Bool {
    guard let first = value.first, let last = value.last else { return false }
    if language == .swift {
      let isCall = mark(at: last) == ")" && mark(at: last - 1) == "("
      if isCall, value.count == 3, ["NSMutableDictionary", "NSMutableArray"].contains(word(at: first)) { return true }
      if isCall, ["Dictionary", "Array"].contains(word(at: first)) {
        return mark(at: first + 1) == "<" && mark(at: last - 2) == ">"
      }
      return mark(at: first) == "[" && (isCall && partners[first] == last - 2 || value.count == 2)
    }
    let words = [
      "NSMutableDictionary", "NSMutableArray", "dictionary", "array", "new", "alloc", "init", "arrayWithCapacity",
      "initWithCapacity", "dictionaryWithCapacity",
    ]
    if mark(at: first) == "@" { return value.count == 3 }
    return value.allSatisfy { isMark("[]:", at: $0) || all[$0].kind == .number || words.contains(word(at: $0) ?? "") }
  }

  /// The list of which `[list mutableCopy]` or `[NSMutableArray arrayWithArray:list]` is a copy, or the text of which
  /// `[NSString stringWithString:text]` is one.
  func copied(_ tokens: Range<Int>) -> Range<Int>? {
    guard language == .objectiveC, tokens.count > 3, mark(at: tokens.lowerBound) == "[",
      encloses(tokens.lowerBound, tokens)
    else { return nil }
    let last = tokens.upperBound - 2
    if ["copy", "mutableCopy"].contains(word(at: last)), mark(at: last - 1) != ":" {
      return tokens.lowerBound + 1..<last
    }
    guard let call = call(openingAt: tokens.lowerBound), call.arguments.count == 1,
      ["arrayWithArray", "initWithArray", "stringWithString", "initWithString"].contains(call.name)
    else { return nil }
    return call.arguments[0].tokens
  }

  /// The value of a constant of a type, or the raw value of a case of an enumeration: `Self.text`, `Row.head.rawValue`.
  func member(in tokens: Range<Int>) -> Range<Int>? {
    guard language == .swift, isPath(tokens) else { return nil }
    let path = tokens.filter { word(at: $0) != nil }
    let isRaw = path.last.flatMap { word(at: $0) } == "rawValue"
    let names = path.dropLast(isRaw ? 1 : 0).suffix(2)
    guard names.count == 2, let type = names.first.flatMap({ word(at: $0) }),
      let name = names.last.flatMap({ word(at: $0) }),
      type.first?.isUppercase == true
    else { return nil }
    let values = places(places(of: name), inType: type, seenFrom: tokens.lowerBound).filter { place in
      if !isRaw { return isDeclared(at: place) && word(at: place - 1) == "let" && belongsToType(place) }
      let keyword = sequence(first: place - 1) { $0 - 1 }.first {
        self.word(at: $0) == "case" || !self.isMark(",=", at: $0) && self.word(at: $0) == nil && !self.isString(at: $0)
      }
      return keyword.flatMap { self.word(at: $0) } == "case"
    }.compactMap { mark(at: $0 + 1) == "=" ? $0 + 2..<end(ofExpressionFrom: $0 + 2) : assignedValue(behind: $0) }
    return values.count == 1 ? values[0] : nil
  }

  /// The element of a list that is written out: `texts[0]`.
  func element(in tokens: Range<Int>) -> Range<Int>? {
    guard tokens.count == 4, let name = word(at: tokens.lowerBound), encloses(tokens.lowerBound + 1, tokens),
      let index = Int(text(of: all[tokens.lowerBound + 2].range)),
      let values = values(of: name, before: tokens.lowerBound), !values.isChanged, !values.mayHaveOthers,
      values.values.count == 1, let brackets = listBrackets(of: values.values[0])
    else { return nil }
    let elements = elements(ofListIn: brackets)
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// A text whose values are texts that are known, or a parameter.
  func filled(_ format: WrittenText, at index: Int, depth: Int) -> TextExpression {
    let unfilled = TextExpression(texts: [format])
    var texts: [ContiguousArray<UInt8>?] = []
    for (number, hole) in format.text.holes.enumerated() {
      var found = TextExpression()
      let bytes = format.text.bytes[hole]
      if bytes.first == UInt8(ascii: "\\") {
        let name = String(decoding: bytes.interpolated, as: UTF8.self)
        if isText(name, at: index) {
          found = self.texts(named: name, isProperty: false, isList: false, at: index, depth: depth + 1)
        }
      } else if bytes.last == UInt8(ascii: "@"), format.values.count == format.text.holes.count {
        let value = format.values[number]
        let isKnown = value.count != 1 || word(at: value.lowerBound).map { isText($0, at: index) } == true
        if isKnown { found = self.texts(of: value, isList: false, depth: depth + 1) }
      }
      if format.text.holes.count == 1, found.texts.isEmpty, found.unknown.isEmpty, let handedOn = found.handedOn.first {
        func part(_ range: Range<Int>) -> String { String(decoding: format.text.bytes[range], as: UTF8.self) }
        return TextExpression(handedOn: [
          handedOn.within(part(0..<hole.lowerBound), part(hole.upperBound..<format.text.bytes.count))
        ])
      }
      // What is put together itself is put in when the program runs.
      texts.append(found.only.flatMap { $0.holes.isEmpty ? $0.bytes : nil })
    }
    guard texts.contains(where: { $0 != nil }) else { return unfilled }
    return TextExpression(texts: [WrittenText(text: format.text.filled(with: texts, areHoles: false))])
  }

  /// Whether a name is a parameter that is a text, or a constant.
  private func isText(_ name: String, at index: Int) -> Bool {
    guard let function = function(around: index),
      let place = function.parameters.first(where: { $0.name == name })?.place
    else { return isFixed(name, at: index) }
    let isString =
      language == .swift
      ? word(at: place + 2) == "String" : mark(at: place - 1) == ")" && word(at: partners[place - 1] + 1) == "NSString"
    return isString && !places(of: name, .value).contains { $0 > function.brace && $0 < index }
  }

  /// The expressions whose texts are one behind the other in that of an expression; none where that is not put together.
  func terms(of tokens: Range<Int>) -> [Range<Int>] {
    let (first, last) = (tokens.lowerBound, tokens.upperBound - 1)
    if language == .swift {
      let opening = partners[last]
      if mark(at: last) == ")", opening > first + 1, word(at: opening - 1) == "appending", mark(at: opening - 2) == ".",
        let argument = call(openingAt: opening)?.arguments.first, argument.label.isEmpty
      {
        return [first..<opening - 2, argument.tokens]
      }
      return pieces(of: tokens, between: "+")
    }
    if mark(at: first) == "[", encloses(first, tokens), let call = call(openingAt: first),
      call.name == "stringByAppendingString", call.arguments.count == 1
    {
      return [first + 1..<call.arguments[0].tokens.lowerBound - 2, call.arguments[0].tokens]
    }
    // Literals, and names of macros and their parameters.
    var terms: [Range<Int>] = []
    for index in tokens {
      let isLiteral = isString(at: index) || mark(at: index) == "@" && isString(at: index + 1)
      guard isLiteral || word(at: index) != nil else { return [] }
      if isString(at: index), mark(at: index - 1) == "@", let last = terms.popLast() {
        terms.append(last.lowerBound..<index + 1)
      } else {
        terms.append(index..<index + 1)
      }
    }
    return terms.contains { isString(at: $0.upperBound - 1) } ? terms : []
  }

  /// The list whose elements a block of Objective-C gets: `[list enumerateObjectsUsingBlock:^(NSString *text, …) { … }]`.
  func listGoneThrough(byBlock brace: Int, as name: String) -> Range<Int>? {
    guard mark(at: brace - 1) == ")", case let opening = partners[brace - 1], opening < brace,
      let parameter = pieces(of: opening + 1..<brace - 1, between: ",").first,
      word(at: parameter.upperBound - 1) == name,
      word(at: opening - 3) == "enumerateObjectsUsingBlock",
      let bracket = self.opening("[", around: opening - 3)
    else { return nil }
    return bracket + 1..<opening - 3
  }
}

extension HandedText {
  func within(_ before: String, _ behind: String) -> HandedText {
    var text = self
    text.affixes = affixes.within(TextAffixes(before: before, behind: behind))
    return text
  }
}
