import GrammarCombinators

/// The texts that an argument comes to, or why it can't be told what they are.
struct TextExpression {
  var texts: [WrittenText] = []
  var unknown: [(place: Int, reason: UncheckedReason)] = []

  /// Why it is not certain that it comes to these, where that is asked.
  var obstacle: MigrationObstacle?

  /// The constants that the texts are written in.
  var constants: [LocalValue] = []

  mutating func add(_ other: TextExpression) {
    texts += other.texts
    unknown += other.unknown
    obstacle = obstacle ?? other.obstacle
    constants += other.constants
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

  /// It is an equation of operators, and the language has no words for a part of it that Swift may have.
  case code = "it has Swift in it that the language has no words for"

  /// The compiler does not take the literal: it has no end, or an escape that there is not.
  case literal = "the literal is not well-formed"
}

extension SourceTokens {
  /// The texts that an expression comes to.
  ///
  /// - Parameters:
  ///   - tokens: the expression.
  ///   - isList: whether it is an array of texts.
  ///   - reader: the token where that is to be certain; `nil` where any value does that it may have.
  ///   - depth: how many expressions this one is a part of; what is nested deeper than that is not followed.
  func texts(of tokens: Range<Int>, isList: Bool, certainAt reader: Int? = nil, depth: Int = 0) -> TextExpression {
    guard let first = tokens.first else { return TextExpression() }
    // `Type *name` declares a parameter.
    let (last, isWord) = (tokens.upperBound - 1, { self.word(at: $0) != nil })
    if language == .objectiveC, tokens.count >= 3, mark(at: last - 1) == "*", isWord(last), isWord(last - 2) {
      return TextExpression()
    }
    // A number is given to another function of the name.
    if tokens.count == 1, all[first].kind == .number { return TextExpression() }
    // What can't be read is told of where its first literal stands, if it has one.
    let isLiteral = { (index: Int) in self.all[index].kind == .string || self.all[index].kind == .openString }
    let place = all[tokens.first(where: isLiteral) ?? first].range.lowerBound
    guard depth < 20 else { return TextExpression(unknown: [(place, .value)]) }
    func part(_ tokens: Range<Int>, isList: Bool, depth step: Int = 1) -> TextExpression {
      texts(of: tokens, isList: isList, certainAt: reader, depth: depth + step)
    }
    if let ternary = ternary(in: tokens) {
      var both = part(ternary.branches.0, isList: isList)
      both.add(part(ternary.branches.1, isList: isList))
      if reader != nil { both.obstacle = .twoTexts }
      return both
    }
    if let brackets = listBrackets(of: tokens), isList || reader == nil {
      let elements = elements(ofListIn: brackets)
      var (all, comments) = (TextExpression(), [[String]]())
      if reader != nil {
        do throws(MigrationObstacle) { comments = try self.comments(ofElements: elements, in: brackets) } catch {
          all.obstacle = error
        }
      }
      for (index, element) in elements.enumerated() {
        all.add(part(element, isList: false))
        if comments.indices.contains(index), !all.texts.isEmpty {
          all.texts[all.texts.count - 1].comments = comments[index]
        }
      }
      return all
    }
    if mark(at: first) == "(", encloses(first, tokens) {
      return part(first + 1..<tokens.upperBound - 1, isList: isList)
    }
    if tokens.contains(where: { all[$0].kind == .openString }) { return TextExpression(unknown: [(place, .literal)]) }
    if reader == nil || !isList {
      if let literal = literal(in: tokens, isFormat: false) {
        return TextExpression(texts: [WrittenText(text: literal)])
      }
      if let (text, values) = formatCall(in: tokens) {
        return TextExpression(texts: [WrittenText(text: text, values: values)])
      }
      if let sum = sum(tokens, { part($0, isList: false) }) { return sum }
    }
    if tokens.contains(where: { isString(at: $0) }) {
      return TextExpression(unknown: [(place, .concatenation)])
    }
    if let reader {
      guard tokens.count == 1, word(at: first) != nil else { return TextExpression(unknown: [(place, .value)]) }
      do throws(MigrationObstacle) { return try texts(ofVariableAt: first, isList: isList, from: reader) } catch {
        return TextExpression(obstacle: error)
      }
    }
    if let list = listGoneThrough(byClosureAround: tokens) { return part(list, isList: true, depth: 7) }
    if let name = name(in: tokens) {
      if let found = values(of: name, isProperty: tokens.count > 1, before: first) {
        if found.isChanged { return TextExpression(unknown: [(place, .concatenation)]) }
        var all = TextExpression()
        for value in found.values {
          // What is assigned before there is something to say: `nil`, and an empty text.
          if isNil(value.tokens) || literal(in: value.tokens, isFormat: false)?.bytes.isEmpty == true { continue }
          all.add(part(value.tokens, isList: isList || value.isGoneThrough, depth: 7))
        }
        return all
      }
      // What a caller hands on is checked at the call.
      if function(around: first)?.parameters.contains(where: { $0.name == name }) == true { return TextExpression() }
    }
    return TextExpression(unknown: [(place, .value)])
  }

  /// The texts that a variable of a function has at a token for certain.
  ///
  /// - Parameter place: where it is named.
  private func texts(
    ofVariableAt place: Int, isList: Bool, from index: Int
  ) throws(MigrationObstacle) -> TextExpression {
    guard let name = word(at: place) else { return TextExpression() }
    if let function = function(around: index) {
      let handedOn = listGoneThrough(by: name, in: function, at: place) ?? name
      if function.parameters.contains(where: { $0.name == handedOn }) { throw .parameter }
    }
    let reaching = try reachingValue(of: name, at: index)
    let value = reaching.value.value
    guard value.count != 1 || word(at: value.lowerBound) == nil, reaching.entries.isEmpty else {
      throw .dictionary(name)
    }
    var found = texts(of: value, isList: isList, certainAt: reaching.value.place)
    // A constant with comments stays, and keeps them.
    for index in found.texts.indices { found.texts[index].comments = [] }
    // What is put in there may have changed.
    guard found.texts.allSatisfy({ $0.text.holes.isEmpty }) else { throw .dictionary(name) }
    if reaching.isConstant { found.constants.append(reaching.value) }
    return found
  }

  /// The list whose elements a closure of Swift gets as what an expression is: `["…"].forEach { use($0) }`.
  func listGoneThrough(byClosureAround tokens: Range<Int>) -> Range<Int>? {
    guard language == .swift, tokens.count == 1, let name = word(at: tokens.lowerBound),
      let brace = bracesAround(tokens.lowerBound).first(where: isClosure)
    else { return nil }
    let isNamed = word(at: brace + 1) == name && word(at: brace + 2) == "in"
    let method = mark(at: brace - 1) == "(" ? brace - 2 : brace - 1
    guard name == "$0" || isNamed, ["forEach", "map", "flatMap", "compactMap"].contains(word(at: method)),
      mark(at: method - 1) == "."
    else { return nil }
    let last = method - 2
    if mark(at: last) == "]", partners[last] < last,
      word(at: partners[last] - 1).map(Self.keywords.contains) != false
    {
      return partners[last]..<last + 1
    }
    return word(at: last) != nil && mark(at: last - 1) != "." ? last..<last + 1 : nil
  }

  /// Texts with `+` in between, each of which is known.
  ///
  /// - Parameter text: what one of them comes to.
  private func sum(_ tokens: Range<Int>, _ text: (Range<Int>) -> TextExpression) -> TextExpression? {
    guard language == .swift, tokens.contains(where: { mark(at: $0) == "+" }) else { return nil }
    let terms = pieces(of: tokens, between: "+").map(text)
    guard terms.count > 1, terms.allSatisfy({ $0.unknown.isEmpty && $0.texts.count == 1 }) else { return nil }
    var sum = terms[0]
    for term in terms.dropFirst() {
      sum.texts[0].text.append(term.texts[0].text)
      sum.texts[0].values += term.texts[0].values
      sum.obstacle = sum.obstacle ?? term.obstacle
      sum.constants += term.constants
    }
    // It stands where its first literal does, whatever a name stands for.
    if let first = tokens.first(where: { isString(at: $0) }) ?? tokens.first {
      sum.texts[0].text.start = all[first].range.lowerBound
    }
    return sum
  }

  /// The brackets of an array that an expression is, from the one to the other; `nil` for another expression, and for a
  /// message of Objective-C that makes no array.
  func listBrackets(of tokens: Range<Int>) -> Range<Int>? {
    let opening = tokens.lowerBound + (mark(at: tokens.lowerBound) == "@" ? 1 : 0)
    guard mark(at: opening) == "[", encloses(opening, tokens),
      language == .swift || opening > tokens.lowerBound
        || isArrayMessage(openingAt: opening)
    else { return nil }
    return opening..<tokens.upperBound
  }

  /// The elements of an array between its brackets, or those that a message makes it of.
  func elements(ofListIn brackets: Range<Int>) -> [Range<Int>] {
    guard isArrayMessage(openingAt: brackets.lowerBound) else {
      return pieces(
        of: brackets.lowerBound + 1..<(end(ofBracketsAt: brackets.lowerBound) ?? brackets.upperBound), between: ",")
    }
    let elements = call(openingAt: brackets.lowerBound)?.arguments.map { $0.tokens } ?? []
    return elements.last.map(isNil) == true ? elements.dropLast() : elements
  }

  /// Whether a message is `[NSArray arrayWithObjects:…, nil]`, or one for an array that can be changed.
  private func isArrayMessage(openingAt index: Int) -> Bool {
    language == .objectiveC && ["NSArray", "NSMutableArray"].contains(word(at: index + 1))
      && ["arrayWithObjects", "arrayWithObject"].contains(word(at: index + 2)) && mark(at: index + 3) == ":"
      && mark(at: index - 1) != "@"
  }

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

  /// The text and the values of `[NSString stringWithFormat:@"…", …]` and `String(format: "…", …)`.
  func formatCall(in tokens: Range<Int>) -> (text: SourceText, values: [Range<Int>])? {
    guard let opening = tokens.first(where: { encloses($0, tokens) }),
      let call = call(openingAt: opening),
      let argument = call.argument("stringWithFormat") ?? call.argument("initWithFormat")
        ?? (call.name == "String" ? call.argument("format") : nil)
    else { return nil }
    // In a message the values belong to the argument, in a call they are arguments themselves.
    let pieces = pieces(of: argument.tokens, between: ",")
    let values = pieces.dropFirst() + call.arguments.dropFirst().map { $0.tokens }
    return pieces.first.flatMap { literal(in: $0, isFormat: true) }.map { ($0, Array(values)) }
  }

  /// The condition and the two values of a ternary; `nil` for another expression.
  func ternary(in tokens: Range<Int>) -> (condition: Range<Int>, branches: (Range<Int>, Range<Int>))? {
    var question: Int?
    var open = 0
    for index in outline(of: tokens) {
      if isQuestion(at: index) {
        open += 1
        if question == nil { question = index }
      } else if let question, mark(at: index) == ":" {
        open -= 1
        if open == 0, question > tokens.lowerBound, question + 1 < index, index + 1 < tokens.upperBound {
          return (tokens.lowerBound..<question, (question + 1..<index, index + 1..<tokens.upperBound))
        }
      }
    }
    return nil
  }

  /// Whether a question mark is that of a ternary: in Swift there is white space around it.
  private func isQuestion(at index: Int) -> Bool {
    guard mark(at: index) == "?" else { return false }
    if language == .objectiveC { return true }
    let place = all[index].range.lowerBound
    return index > 0 && WhiteSpace.contains(bytes[place - 1]) && place + 1 < bytes.count
      && WhiteSpace.contains(bytes[place + 1])
  }

  /// The value that is assigned behind a name; `nil` where none is.
  func assignedValue(behind index: Int) -> Range<Int>? {
    assignment(behind: index).map { $0..<end(ofExpressionFrom: $0) }
  }

  /// Where the value begins that is assigned behind a name, with its type in between in Swift.
  func assignment(behind index: Int) -> Int? {
    var place = index + 1
    if language == .swift, mark(at: place) == ":" {
      // Elsewhere a colon stands behind a label.
      guard isDeclared(at: index) else { return nil }
      place += 1
      while place < index + 12, place < all.count, mark(at: place) != "=", !hasLineFeed(before: place) {
        place = max(place, partners[place]) + 1
      }
    }
    guard mark(at: place) == "=", mark(at: place + 1) != "=" else { return nil }
    return place + 1
  }

  /// Where an expression ends: at a semicolon or a comma, or in Swift with its line.
  func end(ofExpressionFrom start: Int) -> Int {
    outline(of: start..<all.count).first {
      isMark(";,)]}", at: $0) || language == .swift && $0 > start && isStatementStart($0)
    } ?? all.count
  }
}
