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
