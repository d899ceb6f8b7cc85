import GrammarChecks
import GrammarCombinators
import Spelling

/// Reads a file production by production, and collects what is wrong with it.
struct W3CReader {
  private(set) var mistakes: [GrammarTextMistake] = []

  /// The grammar, if nothing is wrong.
  private(set) var grammar: Grammar?

  /// The names of all productions but those of white space, in order.
  private(set) var names: [String] = []

  /// Where each production is named.
  var ranges: [String: Range<Int>] { Dictionary(entries.map { ($0.name, $0.place) }) { first, _ in first } }

  /// A production as it is written.
  struct Entry {
    let name: String
    let place: Range<Int>
    let body: SyntaxTree
    let kind: Production.Kind
    /// What `/* ws: … */` behind it says.
    var mark: String?
  }

  private let text: ContiguousArray<UInt8>
  private let notation: W3CNotation
  private var entries: [Entry] = []
  private var hasTokens = false

  /// How many productions may lead to each other in a row: what runs them, and what exports them, goes as deep.
  private static let mostDepth = 200

  init(_ text: ContiguousArray<UInt8>) {
    self.text = text
    var first = Cursor()
    W3CNotation.numbered.item.skipLeading(text.span, &first)
    notation = W3CNotation.numbered.head.accepts(text.span, from: &first) ? .numbered : .unnumbered
    readItems()
    guard mistakes.isEmpty else { return }
    if entries.isEmpty { refuse("there is no production, such as 'name ::= \"text\"'", at: 0..<0) }
    checkNames()
    let spaces = entries.filter { $0.mark == "definition" }
    names = entries.filter { $0.mark != "definition" }.map(\.name)
    var conversion = W3CConversion(entries, hasTokens: hasTokens, spaces: spaces.map(\.name), text)
    let written = conversion.table()
    mistakes += conversion.mistakes
    guard mistakes.isEmpty, let start = names.first else { return }
    build(written, start, conversion.spacing(of: entries[0]))
  }

  // MARK: What is written

  private mutating func readItems() {
    var cursor = Cursor(offset: text.span.byteOrderMarkLength)
    while true {
      notation.item.skipLeading(text.span, &cursor)
      if cursor.offset >= text.count { break }
      let start = cursor.offset
      guard let item = notation.item.tree(of: text.span, from: &cursor) else {
        let failure = notation.item.failure(of: text.span, from: start)
        refuse(failure)
        guard let next = nextHead(behind: max(failure.offset, start + 1)) else { break }
        cursor.offset = next
        continue
      }
      if let name = item.children.first(where: { $0.name == "NAME" })?.range, let body = item.children.last {
        let (kind, mark) = (hasTokens ? Production.Kind.token : .rule, mark(from: cursor.offset))
        entries.append(Entry(name: text.string(name), place: name, body: body, kind: kind, mark: mark))
      } else {
        hasTokens = true
      }
    }
  }

  /// The mark in the comments that stand behind a production.
  private func mark(from start: Int) -> String? {
    var cursor = Cursor(offset: start)
    // The end of what is skipped: white space and comments.
    notation.item.skipLeading(text.span, &cursor)
    for comment in text.string(start..<cursor.offset).pieces(around: "/*").dropFirst() {
      let words = String(comment).pieces(around: "*/")[0].split { $0.isWhitespace || $0 == ":" }
      if words.count == 2, words[0] == "ws" { return String(words[1]) }
    }
    return nil
  }

  /// The beginning of the next line that a production begins, where reading can go on.
  private func nextHead(behind place: Int) -> Int? {
    let bytes = text.span
    var offset = place
    while offset < bytes.count {
      if offset > 0, bytes[offset - 1] == 10 {
        var cursor = Cursor(offset: offset)
        _ = WhiteSpace.skip(bytes, &cursor)
        if notation.head.accepts(bytes, from: &cursor) { return offset }
      }
      offset += 1
    }
    return nil
  }

  private mutating func refuse(_ message: String, at place: Range<Int>) {
    mistakes.append(GrammarTextMistake(message, at: place, in: text.span))
  }

  private mutating func refuse(_ failure: ParseFailure) {
    let offset = failure.offset
    func begins(with beginning: String) -> Bool { text[offset...].starts(with: beginning.utf8) }
    if failure.refusal != nil { return refuse("parentheses are nested too deeply here", at: offset..<offset) }
    let range = word(at: offset)
    if begins(with: "/*") { return refuse("this comment does not end: */ is missing", at: range) }
    if begins(with: "\"") || begins(with: "'") {
      return refuse("this text does not end: the closing quotation mark is missing on the line", at: range)
    }
    if begins(with: "[") {
      return refuse(
        "this is no class: one is written like [a-z], [^\"] or [#x20-#x7E], and is not empty", at: range)
    }
    let wanted = failure.expectations.map { expectation in
      expectation.role == .end ? "the end of the text" : expectation.spelling.map { "'\($0)'" } ?? expectation.name
    }.filter { $0 != "the end of the text" && $0 != "'<?'" }
    let list =
      wanted.count < 2
      ? wanted.first ?? "something else" : wanted.dropLast().joined(separator: ", ") + " or " + (wanted.last ?? "")
    let found = range.isEmpty ? "the text ends here" : "found '\(text.string(range))'"
    refuse("expected \(list), but \(found)", at: range)
  }

  /// What stands at a place: a name, or a character.
  private func word(at offset: Int) -> Range<Int> {
    var cursor = Cursor(offset: offset)
    if W3CNotation.name.accepts(text.span, from: &cursor) { return offset..<cursor.offset }
    return offset..<min(text.count, offset + max(1, text.span.lengthOfCharacter(at: offset)))
  }

  // MARK: What the names mean

  private mutating func checkNames() {
    var known: [String: Entry] = [:]
    for entry in entries {
      if let first = known[entry.name] {
        let line = GrammarTextMistake("", at: first.place, in: text.span).line
        refuse("'\(entry.name)' is defined twice, first in line \(line): join the two with '|'", at: entry.place)
      } else {
        known[entry.name] = entry
      }
    }
    var told: Set<String> = []
    for token in entries.flatMap(\.body.tokens) where token.name == "NAME" {
      let name = text.string(token.range)
      guard known[name] == nil, told.insert(name).inserted else { continue }
      let nearest = nearestSpelling(to: name, among: entries.map(\.name)).map { "; did you mean '\($0)'?" }
      refuse(
        "no production is called '\(name)'" + (nearest ?? ": add '\(name) ::= …', or put it in quotation marks"),
        at: token.range)
    }
    for entry in entries {
      guard let mark = entry.mark, mark != "explicit", mark != "definition" else { continue }
      guard known[mark]?.mark != "definition" else { continue }
      refuse(
        "the mark 'ws: \(mark)' of '\(entry.name)' is neither 'explicit' nor 'definition', nor a production marked so",
        at: entry.place)
    }
  }

  // MARK: The grammar

  private mutating func build(_ written: [WrittenTable.Entry], _ start: String, _ spacing: Syntax.Spacing) {
    var written = written
    let place = ranges
    guard let walk = NameWalk(written, from: start, mostDepth: Self.mostDepth) else {
      return refuse(
        "more than \(Self.mostDepth) productions lead to each other in a row", at: place[start] ?? 0..<0)
    }
    for index in written.indices { written[index].recursions = walk.recursions[written[index].name] ?? [] }
    guard let first = WrittenTable(written).production(start) else { return }
    var grammar = Grammar(start: first)
    let cycles = grammar.leftRecursiveCycles.withoutDuplicates
    for cycle in cycles {
      let path = (cycle + [cycle[0]]).joined(separator: " → ")
      refuse(
        cycle.count == 1
          ? "'\(cycle[0])' begins with itself, and would never end: put something else first, as in 'a ::= b ( \"+\" b )*'"
          : "'\(cycle[0])' begins with itself, and would never end: \(path)",
        at: place[cycle[0]] ?? 0..<0)
    }
    for obstacle in cycles.isEmpty ? grammar.obstacles : [] {
      refuse(obstacle.description, at: place[obstacle.rule] ?? 0..<0)
    }
    grammar.isOfCharacters = !hasTokens
    if !grammar.endsItself { grammar.ending = spacing }
    self.grammar = grammar
  }
}

extension ContiguousArray<UInt8> {
  /// The text in a range of UTF-8 offsets.
  func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

extension Grammar {
  /// Whether the start rule ends with the end of the text.
  fileprivate var endsItself: Bool {
    var body = start.body
    while true {
      if case .sequence(let parts, _) = body, let last = parts.last { body = last }
      guard case .production(let production) = body, production.kind == .token else { return body == .end }
      body = production.body
      if body != .end { return false }
    }
  }
}
