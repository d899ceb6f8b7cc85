import GrammarCombinators

/// The rules of a TextMate grammar.
struct TextMateRules {
  private let language: String
  private let context: WordContext
  private let expressions: RegularExpression
  private let beginning: WordResolution
  private var resolutions: [Terminal: WordResolution] = [:]

  init(_ grammar: CharacterGrammar, language: String) throws(ExportFailure) {
    self.language = language
    context = try WordContext(grammar)
    expressions = RegularExpression(grammar: grammar)
    beginning = try context.resolution(behind: nil)
    for terminal in context.table.terminals where terminal != .whiteSpace {
      let resolution = try context.resolution(behind: terminal)
      if !resolution.words.isEmpty, resolution != beginning { resolutions[terminal] = resolution }
    }
  }

  /// The rules for what stands anywhere: the signs, the words that a text can begin with, and what belongs to no text.
  func patterns(superviewWord: String?) throws(ExportFailure) -> [JSONValue] {
    let special = superviewWord.map { word in
      SuperviewPlace.all(in: context.grammar, context.classes).map { superview(word, at: $0) }
    }
    let other = RegularExpression.wordPart + "+|" + RegularExpression.otherThanSpace
    return try (special ?? []) + self.rules(for: signs().map { WordResolution.Word(terminal: $0) })
      + self.rules(for: beginning.words)
      + [.object(["name": scope("invalid.illegal"), "match": .string(other)])]
  }

  /// The rules for terminals behind which words are other ones than elsewhere.
  func repository() -> [(String, JSONValue)] {
    context.table.terminals.compactMap { terminal in
      resolutions[terminal].map { (key(terminal), region(behind: terminal, $0)) }
    }
  }

  /// The terminals that are no words, each behind those of which it could be a part.
  private func signs() throws(ExportFailure) -> [Terminal] {
    var waiting = TokenClass.allCases.flatMap { group in
      context.table.terminals.filter { $0 != .whiteSpace && !context.isWord($0) && context.classes[$0] == group }
    }
    var order: [Terminal] = []
    while !waiting.isEmpty {
      let next = waiting.firstIndex { sign in
        !waiting.contains { $0 != sign && context.table.isBeginning(sign, of: $0) }
      }
      guard let next else {
        throw ExportFailure(
          notation: TextMateWriter.notation, production: context.grammar.start.name,
          construct: "\(waiting[0]) and \(waiting[1]), each of which can be a part of the other")
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
      rules.append(.object(["name": scope(context.classes[first.terminal]), "match": .string(match(group))]))
      group = []
    }
    for word in words {
      let isLeader = resolutions[word.terminal] != nil
      let isLike = group.first.map { context.classes[$0.terminal] == context.classes[word.terminal] } ?? true
      if isLeader || !isLike { endGroup() }
      if isLeader {
        rules.append(.object(["include": .string("#" + key(word.terminal))]))
      } else {
        group.append(word)
      }
    }
    endGroup()
    return rules
  }

  /// One of several, the guards of neighbours that have the same ones behind them all.
  private func match(_ words: [WordResolution.Word]) -> String {
    var texts: [String] = []
    var rest = words[...]
    while let first = rest.first {
      let guardText = guardText(first)
      let alike = rest.prefix { self.guardText($0) == guardText }
      let bodies = alike.map { expressions.text($0.terminal.expression) }.joined(separator: "|")
      let isSign = alike.count == 1 && guardText.isEmpty
      texts.append(isSign ? bodies : "(?>" + bodies + ")" + guardText)
      rest = rest.dropFirst(alike.count)
    }
    return texts.joined(separator: "|")
  }

  /// What must not follow a word, and what must.
  private func guardText(_ word: WordResolution.Word) -> String {
    let part = RegularExpression.wordPart
    let end =
      switch context.table.endsInWord(word.terminal) {
      case .always: "(?!\(part))"
      case .sometimes: "(?!(?<=\(part))\(part))"
      case .never: ""
      }
    return word.followers.isEmpty ? end : end + "(?=" + RegularExpression.bracketed(word.followers) + ")"
  }

  /// A terminal and the words behind it; any other word there belongs to no text.
  private func region(behind terminal: Terminal, _ resolution: WordResolution) -> JSONValue {
    let (start, part) = (RegularExpression.wordStart, RegularExpression.wordPart)
    let space = RegularExpression.whiteSpace
    let end = resolution.isGlued ? "(?!\(start))" : "(?!\(space)|\(start)|$)"
    return .object([
      "begin": .string(
        "(" + match([WordResolution.Word(terminal: terminal)]) + ")" + (resolution.isGlued ? "" : space + "*")),
      "beginCaptures": .object(["1": .object(["name": scope(context.classes[terminal])])]),
      "end": .string("(?<=\(part))|" + end),
      "patterns": .list(
        rules(for: resolution.words)
          + [.object(["name": scope("invalid.illegal"), "match": .string(start + part + "*")])]),
    ])
  }

  /// The word for the superview: before what makes it an item, and with no relation behind it.
  private func superview(_ word: String, at place: SuperviewPlace) -> JSONValue {
    var tail = ""
    var previous = place.terminals[0]
    for terminal in place.terminals.dropFirst() {
      let isGlued = !context.canBeDivided(previous, terminal)
      tail += isGlued ? "" : RegularExpression.whiteSpace + "*"
      tail += match([WordResolution.Word(terminal: terminal)])
      let rivals = resolutions[previous]?.words.filter { !$0.followers.isEmpty }.flatMap(\.followers) ?? []
      if !rivals.isEmpty { tail += "(?!" + RegularExpression.bracketed(rivals) + ")" }
      previous = terminal
    }
    let relations = context.table.terminals.filter { context.classes[$0] == .relation }
      .map { match([WordResolution.Word(terminal: $0)]) }
    let name = Terminal(expression: .text(word, ignoresCase: false))
    return .object([
      "name": scope("variable.language"),
      "match": .string(
        "(?<!\(RegularExpression.wordPart))" + expressions.text(name.expression) + "(?=" + tail + ")(?!.*(?:"
          + relations.joined(separator: "|") + "))"),
    ])
  }

  private func key(_ terminal: Terminal) -> String { terminal.name ?? terminal.description }

  private func scope(_ group: TokenClass) -> JSONValue { scope(group.scope) }
  private func scope(_ name: String) -> JSONValue { .string(name + "." + language) }
}

extension WordContext {
  /// Whether white space can stand between two terminals.
  fileprivate func canBeDivided(_ first: Terminal, _ second: Terminal) -> Bool {
    tokens.places.enumerated().contains { place, form in
      form.terminal == first
        && followers.followers[place].contains { next in
          next < tokens.places.count && tokens.places[next] == TokenForm(terminal: second, isGlued: false)
        }
    }
  }
}

extension TokenClass {
  /// The scope of the class, by the names that themes know.
  fileprivate var scope: String {
    switch self {
    case .name: "variable.other"
    case .attribute: "entity.other.attribute-name"
    case .keyword: "keyword.other"
    case .number: "constant.numeric"
    case .relation: "keyword.operator.comparison"
    case .arithmetic: "keyword.operator.arithmetic"
    case .bracket: "punctuation.section.brackets"
    case .delimiter: "punctuation.separator"
    case .other: "string.other"
    }
  }
}
