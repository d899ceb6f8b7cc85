/// What an argument comes to: texts, or why it can't be told what they are.
struct TextExpression {
  var texts: [SourceText] = []
  var unknown: [(place: Int, reason: UncheckedReason)] = []

  mutating func add(_ other: TextExpression) {
    texts += other.texts
    unknown += other.unknown
  }
}

/// Why a string can't be checked.
public enum UncheckedReason: String, CaseIterable, Hashable, Sendable {
  /// It is put together from parts that are not all written here.
  case concatenation = "it is put together when the program runs"

  /// It is a name or a call, and what that stands for is not written in this file.
  case value = "what it stands for is not written in this file"

  /// A value in it stands for more than a number or a name.
  case structure = "a value in it stands for more than a number or a name"
}

extension SourceTokens {
  /// The texts that an expression comes to.
  ///
  /// - Parameters:
  ///   - tokens: the expression.
  ///   - isList: whether it is an array of texts.
  ///   - depth: how many names have been followed.
  func texts(of tokens: Range<Int>, isList: Bool, depth: Int = 0) -> TextExpression {
    guard !tokens.isEmpty else { return TextExpression() }
    if let branches = branches(of: tokens) {
      var both = texts(of: branches.0, isList: isList, depth: depth)
      both.add(texts(of: branches.1, isList: isList, depth: depth))
      return both
    }
    let start = tokens.lowerBound + (mark(at: tokens.lowerBound) == "@" ? 1 : 0)
    if mark(at: start) == "[", encloses(start, tokens), isArray(tokens, start) {
      var all = TextExpression()
      for element in pieces(of: start + 1..<partners[start], between: ",") {
        all.add(texts(of: element, isList: false, depth: depth))
      }
      return all
    }
    if mark(at: tokens.lowerBound) == "(", encloses(tokens.lowerBound, tokens) {
      return texts(of: tokens.lowerBound + 1..<tokens.upperBound - 1, isList: isList, depth: depth)
    }
    if let literal = literal(in: tokens, isFormat: false) { return TextExpression(texts: [literal]) }
    if let format = format(in: tokens) { return TextExpression(texts: [format]) }
    let place = all[tokens.lowerBound].range.lowerBound
    if tokens.contains(where: { isString(at: $0) }) {
      return TextExpression(unknown: [(place, .concatenation)])
    }
    if tokens.count == 1, let name = word(at: tokens.lowerBound), name != "nil", depth < 3 {
      if let (value, isGoneThrough) = binding(of: name, before: tokens.lowerBound) {
        return texts(of: value, isList: isList || isGoneThrough, depth: depth + 1)
      }
      // What a caller hands on is checked at the call.
      if function(around: tokens.lowerBound)?.parameters.contains(where: { $0.name == name }) == true {
        return TextExpression()
      }
    }
    return TextExpression(unknown: [(place, .value)])
  }

  /// Whether brackets are an array, and no message of Objective-C.
  private func isArray(_ tokens: Range<Int>, _ start: Int) -> Bool { language == .swift || start > tokens.lowerBound }

  /// The text of a literal.
  func text(ofStringAt index: Int, isFormat: Bool) -> SourceText {
    let bytes = bytes
    return SourceText(of: all[index].range, in: bytes.span, language, isFormat: isFormat)
  }

  /// Literals one after the other, which are one text.
  func literal(in tokens: Range<Int>, isFormat: Bool) -> SourceText? {
    var text: SourceText?
    for index in tokens {
      if mark(at: index) == "@", isString(at: index + 1) { continue }
      guard isString(at: index) else { return nil }
      let piece = self.text(ofStringAt: index, isFormat: isFormat)
      if text == nil { text = piece } else { text?.append(piece) }
    }
    return text
  }

  /// `[NSString stringWithFormat:@"…", …]` and `String(format: "…", …)`.
  private func format(in tokens: Range<Int>) -> SourceText? { formatCall(in: tokens)?.text }

  /// The text and the values of such a call.
  func formatCall(in tokens: Range<Int>) -> (text: SourceText, values: [Range<Int>])? {
    guard let opening = tokens.first(where: { encloses($0, tokens) }),
      let call = call(openingAt: opening),
      let argument = call.argument("stringWithFormat") ?? (call.name == "String" ? call.argument("format") : nil)
    else { return nil }
    // In a message the values belong to the argument, in a call they are arguments themselves.
    let pieces = pieces(of: argument.tokens, between: ",")
    let values = pieces.dropFirst() + call.arguments.dropFirst().map { $0.tokens }
    return pieces.first.flatMap { literal(in: $0, isFormat: true) }.map { ($0, Array(values)) }
  }

  /// The two values of a ternary.
  private func branches(of tokens: Range<Int>) -> (Range<Int>, Range<Int>)? {
    let questions = pieces(of: tokens, between: "?")
    guard questions.count == 2, questions[1].lowerBound > tokens.lowerBound else { return nil }
    let values = pieces(of: questions[1], between: ":")
    return values.count == 2 ? (values[0], values[1]) : nil
  }

  /// What a name was given last before a token, in this file: a value, or a list that it goes through.
  func binding(of name: String, before index: Int) -> (value: Range<Int>, isGoneThrough: Bool)? {
    // A name that means something else each time is followed no further than this.
    for place in (bindings[name] ?? []).reversed().lazy.drop(while: { $0 >= index }).prefix(50) {
      if let value = assignedValue(behind: place) { return (value, false) }
      if word(at: place + 1) == "in" {
        var end = place + 2
        while end < all.count, mark(at: end) != "{", mark(at: end) != ")" { end = max(end, partners[end]) + 1 }
        return (place + 2..<end, true)
      }
    }
    return nil
  }

  /// The value that is assigned behind a name; `nil` where none is.
  func assignedValue(behind index: Int) -> Range<Int>? {
    assignment(behind: index).map { $0..<end(ofExpressionFrom: $0) }
  }

  /// Where the value begins that is assigned behind a name, with its type in between in Swift.
  func assignment(behind index: Int) -> Int? {
    var place = index + 1
    if language == .swift, mark(at: place) == ":" {
      place += 1
      while let kind = all.indices.contains(place) ? all[place].kind : nil, kind != .string, mark(at: place) != "=",
        mark(at: place) != ",", mark(at: place) != "{", place < index + 12
      {
        place = max(place, partners[place]) + 1
      }
    }
    guard mark(at: place) == "=", mark(at: place + 1) != "=" else { return nil }
    return place + 1
  }

  /// Where an expression ends: at a semicolon, or in Swift with its line.
  func end(ofExpressionFrom start: Int) -> Int {
    var index = start
    while index < all.count {
      if mark(at: index) == ";" || [")", "]", "}"].contains(mark(at: index)) { break }
      index = max(index, partners[index]) + 1
      guard language == .swift, index < all.count else { continue }
      let gap = all[index - 1].range.upperBound..<all[index].range.lowerBound
      let goesOn =
        [".", "?", ":", "+"].contains(mark(at: index)) || ["?", ":", "+", ","].contains(mark(at: index - 1))
      if bytes[gap].contains(10), !goesOn { break }
    }
    return index
  }
}
