import GrammarCombinators

/// The texts that an argument comes to, or why it can't be told what they are.
struct TextExpression {
  var texts: [WrittenText] = []
  var unknown: [(place: Int, reason: UncheckedReason)] = []

  /// Why it is not certain that the argument comes to these texts, where that is asked.
  var obstacle: MigrationObstacle?

  /// The constants that the texts are written in.
  var constants: [LocalValue] = []

  /// The parameters of the function that are among the texts. The calls of the function give them.
  var handedOn: [HandedText] = []

  mutating func add(_ other: TextExpression) {
    texts += other.texts
    unknown += other.unknown
    obstacle = obstacle ?? other.obstacle
    constants += other.constants
    handedOn += other.handedOn
  }

  /// The text, if it is one and known for certain.
  var only: SourceText? {
    unknown.isEmpty && handedOn.isEmpty && texts.count == 1 && texts[0].text.isWellFormed ? texts[0].text : nil
  }
}

/// A parameter that is a text, or an array of them, or a part of one.
struct HandedText {
  let name: String
  let isList: Bool

  /// What stands before each text and behind it.
  var affixes = TextAffixes()
}

/// What a function puts before a text that it is given, and behind it.
struct TextAffixes: Hashable, Sendable {
  var before = ""
  var behind = ""

  func within(_ outer: TextAffixes) -> TextAffixes {
    TextAffixes(before: outer.before + before, behind: behind + outer.behind)
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

  /// It looks like a visual format, and no call that is known takes it.
  case call = "no call that is known takes it"

  /// It is an equation of operators with a part that the language has no words for. That part may be Swift.
  case code = "it has Swift in it that the language has no words for"

  /// The compiler does not take the literal: it has no end, or an escape that does not exist.
  case literal = "the literal is not well-formed"
}

extension SourceTokens {
  /// The texts that an expression comes to.
  ///
  /// - Parameters:
  ///   - tokens: the expression.
  ///   - isList: whether it is an array of texts.
  ///   - reader: the token at which the texts have to be certain; `nil` where all values count that the expression
  ///     may have.
  ///   - depth: how many expressions this one is a part of. What is nested too deeply is not followed.
  func texts(of tokens: Range<Int>, isList: Bool, certainAt reader: Int? = nil, depth: Int = 0) -> TextExpression {
    guard let first = tokens.first else { return TextExpression() }
    // `Type *name` declares a parameter.
    let (last, isWord) = (tokens.upperBound - 1, { self.word(at: $0) != nil })
    if language == .objectiveC, tokens.count >= 3, mark(at: last - 1) == "*", isWord(last), isWord(last - 2) {
      return TextExpression()
    }
    // A call with a number is one of another function with the same name.
    if tokens.count == 1, all[first].kind == .number { return TextExpression() }
    // What can't be read is reported at its first literal, if it has one.
    let isLiteral = { (index: Int) in self.all[index].kind == .string || self.all[index].kind == .openString }
    let place = all[tokens.first(where: isLiteral) ?? first].range.lowerBound
    guard depth < 20 else { return TextExpression(unknown: [(place, .value)]) }
    func part(_ tokens: Range<Int>, isList: Bool, depth step: Int = 1) -> TextExpression {
      texts(of: tokens, isList: isList, certainAt: reader, depth: depth + step)
    }
    if let branches = branches(of: tokens) {
      var all = TextExpression(unknown: branches.isEmpty ? [(place, .concatenation)] : [])
      for branch in branches { all.add(part(branch, isList: isList)) }
      if reader != nil { all.obstacle = .twoTexts }
      return all
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
      let format = literal(in: tokens, isFormat: false).map { WrittenText(text: $0) } ?? formatCall(in: tokens)
      if let format {
        let isKnown = reader != nil || format.text.holes.isEmpty
        return isKnown ? TextExpression(texts: [format]) : filled(format, at: first, depth: depth)
      }
      if let sum = sum(tokens, { part($0, isList: false) }) { return sum }
    }
    // Whoever is given a text that can be changed may change it.
    if !isList, copied(tokens) != nil, tokens.contains(where: isMutable) {
      return TextExpression(unknown: [(place, .concatenation)])
    }
    let value =
      reader == nil ? member(in: tokens) ?? element(in: tokens) ?? copied(tokens) : constant(ofTypeIn: tokens)
    if let value {
      let found = part(value, isList: isList)
      // What stands in it as a value may mean nothing elsewhere.
      if reader == nil || found.texts.allSatisfy({ $0.text.holes.isEmpty }) { return found }
    }
    if tokens.contains(where: { isString(at: $0) }) {
      return TextExpression(unknown: [(place, .concatenation)])
    }
    if let reader {
      guard tokens.count == 1, let name = word(at: first) else { return TextExpression(unknown: [(place, .value)]) }
      do throws(MigrationObstacle) {
        return try texts(ofVariable: name, isList: isList, at: first, from: reader)
      } catch {
        return TextExpression(obstacle: error)
      }
    }
    if let list = listGoneThrough(byClosureAround: tokens) { return part(list, isList: true, depth: 7) }
    if let name = name(in: tokens) {
      return texts(named: name, isProperty: tokens.count > 1, isList: isList, at: first, depth: depth)
    }
    return TextExpression(unknown: [(place, .value)])
  }

  /// The texts that a variable of a function has for certain at a token. Its name stands at a place before.
  private func texts(
    ofVariable name: String, isList: Bool, at place: Int, from index: Int
  ) throws(MigrationObstacle) -> TextExpression {
    if let function = function(around: index) {
      let before = places(of: name, .binding).within(function.brace..<max(function.brace, place)).suffix(50)
      let list =
        before.last(where: isGoneThrough).map { $0 + 2..<$0 + 3 }
        ?? listGoneThrough(byClosureAround: place..<place + 1) ?? place..<place + 1
      if function.parameters.contains(where: { $0.name == self.name(in: list) }) { throw .parameter }
    }
    let reaching = try reachingValue(of: name, at: index)
    let value = reaching.value.value
    guard value.count != 1 || word(at: value.lowerBound) == nil, reaching.entries.isEmpty else {
      throw .dictionary(name)
    }
    var found = texts(of: value, isList: isList, certainAt: reaching.value.place)
    // A constant with comments stays, and keeps them.
    for index in found.texts.indices { found.texts[index].comments = [] }
    for text in found.texts { try refuseChanges(ofValuesIn: text, of: reaching.value, at: index) }
    if reaching.isConstant { found.constants.append(reaching.value) }
    return found
  }

  /// The list whose elements an expression in a closure or a block stands for: `["…"].forEach { use($0) }`.
  func listGoneThrough(byClosureAround tokens: Range<Int>) -> Range<Int>? {
    guard tokens.count == 1, let name = word(at: tokens.lowerBound),
      let brace = bracesAround(tokens.lowerBound).first(where: isClosure)
    else { return nil }
    if language == .objectiveC { return listGoneThrough(byBlock: brace, as: name) }
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

  /// The text that several texts in a row make: each of them is known, or one of them is a parameter.
  private func sum(_ tokens: Range<Int>, _ text: (Range<Int>) -> TextExpression) -> TextExpression? {
    let terms = self.terms(of: tokens).map(text)
    guard terms.count > 1, terms.allSatisfy({ $0.unknown.isEmpty }) else { return nil }
    let handedOn = terms.flatMap { $0.handedOn }
    if handedOn.count == 1, let place = terms.firstIndex(where: { !$0.handedOn.isEmpty }), terms[place].texts.isEmpty {
      let texts = terms.map { $0.only }
      func joined(_ texts: ArraySlice<SourceText?>) -> String { texts.map { $0?.text ?? "" }.joined() }
      guard texts.allSatisfy({ $0?.holes.isEmpty != false }), texts.count(where: { $0 == nil }) == 1 else { return nil }
      return TextExpression(handedOn: [
        handedOn[0].within(joined(texts[..<place]), joined(texts[(place + 1)...]))
      ])
    }
    guard terms.allSatisfy({ $0.texts.count == 1 && $0.handedOn.isEmpty }) else { return nil }
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
}
