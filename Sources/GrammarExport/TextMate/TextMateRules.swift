import GrammarCombinators
import JSON

/// The rules of a TextMate grammar.
struct TextMateRules {
  private let language: String
  private let context: WordContext
  private let beginning: WordResolution
  private var resolutions: [Symbol: WordResolution] = [:]

  /// The rules for the language's own name, and where it is one.
  private var reserved: [(place: ReservedNamePlace, rule: JSONValue)] = []

  init(_ grammar: CharacterGrammar, language: String, reservedName: String?) throws(ExportFailure) {
    self.language = language
    context = try WordContext(grammar)
    beginning = try context.resolution(behind: nil)
    for terminal in grammar.visibleTerminals {
      let resolution = try context.resolution(behind: terminal)
      if !resolution.words.isEmpty, resolution != beginning { resolutions[terminal] = resolution }
    }
    guard let reservedName else { return }
    reserved = ReservedNamePlace.all(in: grammar, context.classes).map { place in
      (place, rule("variable.language", context.match(reservedName, at: place, resolutions)))
    }
  }

  /// The rules for what stands anywhere: the signs, the words that a text can begin with, and what belongs to no text.
  func patterns() throws(ExportFailure) -> [JSONValue] {
    try comments() + reserved.map { $0.rule } + self.rules(for: signs().map { WordResolution.Word(terminal: $0) })
      + self.rules(for: beginning.words)
      + [rule("invalid.illegal", RegularExpression.wordPart + "+|" + context.space.other)]
  }

  /// The rules for white space that is more than single characters.
  private func comments() -> [JSONValue] {
    context.space.comments.map { rule("comment", $0) }
  }

  /// The rules for terminals behind which words are other ones than elsewhere.
  func repository() -> [(key: String, value: JSONValue)] {
    context.table.terminals.compactMap { terminal in
      resolutions[terminal].map { (terminal.description, region(behind: terminal, $0)) }
    }
  }

  /// The terminals that are no words, each behind those of which it could be a part.
  private func signs() throws(ExportFailure) -> [Symbol] {
    var waiting = TokenClass.allCases.flatMap { group in
      context.grammar.visibleTerminals.filter { !context.isWord($0) && context.classes[$0] == group }
    }
    var order: [Symbol] = []
    while !waiting.isEmpty {
      let next = waiting.firstIndex { sign in
        !waiting.contains { other in
          // What is coloured alike may be taken for each other where nothing gets lost.
          let isCovered = context.classes[other] == context.classes[sign] && context.table.covers(sign, other)
          return other != sign && !isCovered && context.table.isBeginning(sign, of: other)
        }
      }
      guard let next else {
        throw context.grammar.failure(
          "\(waiting[0]) and \(waiting[1]), each of which can be a part of the other")
      }
      order.append(waiting.remove(at: next))
    }
    return order
  }

  /// Rules that try words or signs in order, those of one class in one rule.
  private func rules(for words: [WordResolution.Word]) -> [JSONValue] {
    var rules: [JSONValue] = []
    var group: [WordResolution.Word] = []
    func endGroup() {
      guard let first = group.first else { return }
      rules.append(rule(context.classes[first.terminal].names.scope, context.match(group)))
      group = []
    }
    for word in words {
      let isLeader = resolutions[word.terminal] != nil
      let isLike = group.first.map { context.classes[$0.terminal] == context.classes[word.terminal] } ?? true
      if isLeader || !isLike { endGroup() }
      if isLeader {
        rules.append(.object(["include": .string("#\(word.terminal)")]))
      } else if let start = context.startOfRest(word.terminal) {
        endGroup()
        rules.append(rest(word.terminal, from: start))
      } else {
        group.append(word)
      }
    }
    endGroup()
    return rules
  }

  /// A terminal that takes all that is left: rules go from line to line, and this one ends nowhere.
  private func rest(_ terminal: Symbol, from start: CharacterExpression) -> JSONValue {
    .object([
      "name": scope(context.classes[terminal].names.scope),
      "begin": .string(RegularExpression(grammar: context.grammar).write(start)), "end": .string("(?!)"),
    ])
  }

  /// A terminal and the words behind it; any other word there belongs to no text.
  private func region(behind terminal: Symbol, _ resolution: WordResolution) -> JSONValue {
    let (start, part) = (RegularExpression.wordStart, RegularExpression.wordPart)
    let end =
      resolution.isGlued ? "(?!\(start))" : "(?!\((context.space.beginnings + [start, "$"]).joined(separator: "|")))"
    // Behind a sign within an item there is another name.
    let reserved = reserved.filter { name in
      resolution.words.contains { $0.terminal == name.place.terminals[0] } && !name.place.terminals.contains(terminal)
    }
    return .object([
      "begin": .string(
        "(" + context.match([WordResolution.Word(terminal: terminal)]) + ")"
          + (resolution.isGlued ? "" : context.space.run)),
      "beginCaptures": .object(["1": .object(["name": scope(context.classes[terminal].names.scope)])]),
      "end": .string("(?<=\(part))|" + end),
      "patterns": .list(
        (resolution.isGlued ? [] : comments()) + reserved.map { $0.rule } + rules(for: resolution.words)
          + [rule("invalid.illegal", start + part + "*")]),
    ])
  }

  private func rule(_ scope: String, _ match: String) -> JSONValue {
    .object(["name": self.scope(scope), "match": .string(match)])
  }

  private func scope(_ name: String) -> JSONValue { .string(name + "." + language) }
}

/// Writes a grammar for the editors that highlight as TextMate does, by regular expressions of Oniguruma.
///
/// Every character of a text that belongs to the language gets a scope, white space aside. What begins no token is marked as
/// invalid.
enum TextMateWriter {
  static let notation = "TextMate"

  /// The text of a whole grammar, `NAME.tmLanguage.json`.
  ///
  /// - Parameter name: what the language is called, in small letters, digits and hyphens.
  /// - Throws: an ``ExportFailure`` if two kinds of words can't be told apart by what stands around them.
  static func text(
    of grammar: Grammar, named name: String, reservedName: String? = nil, about: String
  ) throws(ExportFailure) -> String {
    var grammar = try CharacterGrammar(grammar, notation: notation)
    try grammar.orderTokens()
    let rules = try TextMateRules(grammar, language: name, reservedName: reservedName)
    return JSONValue.object([
      "name": .string(name),
      "comment": .string(about),
      "scopeName": .string("source." + name),
      "patterns": .list(try rules.patterns()),
      "repository": .members(rules.repository()),
    ]).text + "\n"
  }

  /// The settings that VS Code asks of a language besides its colours, `NAME.language-configuration.json`.
  static func configuration(of grammar: Grammar) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(grammar, notation: notation)
    let classes = TokenClasses(grammar)
    func terminals(_ group: TokenClass) -> [Symbol] { grammar.visibleTerminals.filter { classes[$0] == group } }
    let brackets = Set(terminals(.bracket).flatMap { grammar.characters(of: .leaf($0)).flatMap { Array($0) } })
    let pairs = [("(", ")"), ("[", "]"), ("{", "}")].filter { pair in
      [pair.0, pair.1].allSatisfy { $0.unicodeScalars.allSatisfy { brackets.contains($0.value) } }
    }
    let expressions = RegularExpression(grammar: grammar)
    let words = (terminals(.number) + terminals(.name)).map { expressions.write(.leaf($0), atLeast: .sequence) }
    let other = RegularExpression.wordPart + "+"
    let list = JSONValue.list(pairs.map { .list([.string($0.0), .string($0.1)]) })
    return JSONValue.object([
      "brackets": list,
      "autoClosingPairs": .list(pairs.map { .object(["open": .string($0.0), "close": .string($0.1)]) }),
      "surroundingPairs": list,
      "wordPattern": .string((words + [other]).joined(separator: "|")),
    ]).text + "\n"
  }
}

/// A token as a regular expression, with what Oniguruma and JavaScript have in common.
struct RegularExpression: ExpressionNotation {
  let grammar: CharacterGrammar

  let sequenceMark = ""
  let choiceMark = "|"
  let parentheses = ("(?:", ")")

  static let wordStart = bracketed(CharacterClass(WordStart.self).ranges)
  static let wordPart = bracketed(CharacterClass.wordPart.ranges)

  func written(_ symbol: Symbol) -> WrittenExpression {
    if case .name = symbol { return written(grammar.content(of: symbol)) }
    return .sequence(symbol.letters.map(Self.one), "")
  }

  /// One character of some.
  static func one(_ ranges: [ClosedRange<UInt32>]) -> String {
    guard ranges.count == 1, ranges[0].count == 1, let scalar = Unicode.Scalar(ranges[0].lowerBound) else {
      return bracketed(ranges)
    }
    let character = Character(scalar)
    if scalar.value < 33 || scalar.value > 126 { return escape(scalar.value) }
    return character.isLetter || character.isNumber || "_<>=!-,:;'\"%&~@#/".contains(character)
      ? String(character) : "\\" + String(character)
  }

  static func bracketed(_ ranges: [ClosedRange<UInt32>]) -> String { EscapedCharacters.bracketed(ranges, escape) }

  /// JavaScript has no escape of Oniguruma's for what is beyond ASCII, so that stands as it is.
  private static func escape(_ code: UInt32) -> String {
    code < 0x80
      ? "\\x" + EscapedCharacters.hexadecimal(code, digits: 2) : Unicode.Scalar(code).map(String.init) ?? ""
  }
}

/// White space as regular expressions, one line at a time.
struct SpaceExpressions {
  /// As many single characters of it as there are.
  let run: String

  /// One character of anything else.
  let other: String

  /// The beginnings of white space.
  let beginnings: [String]

  /// All that is more than single characters.
  let comments: [String]

  /// - Throws: an ``ExportFailure`` if a comment may hold the end of a line.
  init(_ grammar: CharacterGrammar) throws(ExportFailure) {
    let blanks = grammar.spaceCharacters
    let expressions = RegularExpression(grammar: grammar)
    for unit in grammar.comments where grammar.characters(of: unit.expression).contains(where: { $0.contains(10) }) {
      throw grammar.failure("white space in which a line may end among other characters")
    }
    let starts = grammar.comments.flatMap { grammar.beginnings(of: $0.expression) }
    run = blanks.isEmpty ? "" : RegularExpression.bracketed(blanks) + "*"
    other = "[^" + RegularExpression.bracketed(blanks.isEmpty ? [10...10] : blanks).dropFirst()
    beginnings = [blanks, starts].filter { !$0.isEmpty }.map(RegularExpression.bracketed)
    // With the end of the line, since a word ends a region and a comment may end in one.
    comments = grammar.comments.map { unit in
      expressions.write(
        .joined([unit.expression] + (unit.ending.map { [.repeated(.leaf(.characters($0)), .optional)] } ?? [])))
    }
  }
}
