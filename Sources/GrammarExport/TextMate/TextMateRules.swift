import GrammarCombinators
import JSON

/// The rules of a TextMate grammar.
struct TextMateRules {
  private let language: String
  private let context: WordContext
  private let matches: WordMatches
  private let beginning: WordResolution
  private var resolutions: [Terminal: WordResolution] = [:]

  init(_ grammar: CharacterGrammar, language: String) throws(ExportFailure) {
    self.language = language
    context = try WordContext(grammar)
    matches = WordMatches(context)
    beginning = try context.resolution(behind: nil)
    for terminal in context.table.terminals where !grammar.isSpace(terminal) {
      let resolution = try context.resolution(behind: terminal)
      if !resolution.words.isEmpty, resolution != beginning { resolutions[terminal] = resolution }
    }
  }

  /// The rules for what stands anywhere: the signs, the words that a text can begin with, and what belongs to no text.
  func patterns(superviewWord: String?) throws(ExportFailure) -> [JSONValue] {
    let special = superviewWord.map { word in
      SuperviewPlace.all(in: context.grammar, context.classes).map { place in
        JSONValue.object([
          "name": scope("variable.language"), "match": .string(matches.superview(word, at: place, resolutions)),
        ])
      }
    }
    let other = RegularExpression.wordPart + "+|" + context.space.other
    return try comments() + (special ?? []) + self.rules(for: signs().map { WordResolution.Word(terminal: $0) })
      + self.rules(for: beginning.words)
      + [.object(["name": scope("invalid.illegal"), "match": .string(other)])]
  }

  /// The rules for white space that is more than single characters.
  private func comments() -> [JSONValue] {
    context.space.comments.map { .object(["name": scope("comment"), "match": .string($0)]) }
  }

  /// The rules for terminals behind which words are other ones than elsewhere.
  func repository() -> [(key: String, value: JSONValue)] {
    context.table.terminals.compactMap { terminal in
      resolutions[terminal].map { (key(terminal), region(behind: terminal, $0)) }
    }
  }

  /// The terminals that are no words, each behind those of which it could be a part.
  private func signs() throws(ExportFailure) -> [Terminal] {
    var waiting = TokenClass.allCases.flatMap { group in
      context.table.terminals.filter {
        !context.grammar.isSpace($0) && !context.isWord($0) && context.classes[$0] == group
      }
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
      rules.append(.object(["name": scope(context.classes[first.terminal]), "match": .string(matches.text(group))]))
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

  /// A terminal and the words behind it; any other word there belongs to no text.
  private func region(behind terminal: Terminal, _ resolution: WordResolution) -> JSONValue {
    let (start, part) = (RegularExpression.wordStart, RegularExpression.wordPart)
    let end =
      resolution.isGlued ? "(?!\(start))" : "(?!\((context.space.beginnings + [start, "$"]).joined(separator: "|")))"
    return .object([
      "begin": .string(
        "(" + matches.text([WordResolution.Word(terminal: terminal)]) + ")"
          + (resolution.isGlued ? "" : context.space.run)),
      "beginCaptures": .object(["1": .object(["name": scope(context.classes[terminal])])]),
      "end": .string("(?<=\(part))|" + end),
      "patterns": .list(
        (resolution.isGlued ? [] : comments()) + rules(for: resolution.words)
          + [.object(["name": scope("invalid.illegal"), "match": .string(start + part + "*")])]),
    ])
  }

  private func key(_ terminal: Terminal) -> String { terminal.name ?? terminal.description }

  private func scope(_ group: TokenClass) -> JSONValue { scope(group.scope) }
  private func scope(_ name: String) -> JSONValue { .string(name + "." + language) }
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
