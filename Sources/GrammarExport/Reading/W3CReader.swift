import GrammarChecks
import GrammarCombinators
import Spelling

/// Reads a file production by production, and collects what is wrong with it.
struct W3CReader {
  var mistakes: [GrammarTextMistake] = []

  /// Productions that begin with themselves.
  private(set) var leftRecursions: [GrammarTextMistake] = []

  /// What is read as something else than it may mean.
  private(set) var warnings: [GrammarTextMistake] = []

  /// The grammar, if nothing is wrong.
  private(set) var grammar: Grammar?

  /// The names of all productions but those of white space, in order.
  private(set) var names: [String] = []

  /// Where each production of the text is named.
  var ranges: [String: Range<Int>] {
    Dictionary(entries.lazy.filter { $0.place.upperBound <= length }.map { ($0.name, $0.place) }) { first, _ in first }
  }

  /// A production as it is written.
  struct Entry {
    let name: String
    let place: Range<Int>
    let body: SyntaxTree
    let kind: Production.Kind
    /// What `/* ws: … */` behind it says.
    var mark: String?
  }

  /// How much of the text was given.
  private let length: Int

  /// The text, and behind it the lines that define what it leaves to others.
  private(set) var text: ContiguousArray<UInt8>
  let notation: W3CNotation
  private(set) var entries: [Entry] = []
  private var hasTokens = false

  /// What may stand between the parts of rules is an entry of this name, which no production has.
  private static let pass = "@pass"

  /// The name of the start rule, where the text says which it is.
  private(set) var start: Range<Int>?

  /// How many productions may lead to each other in a row: what runs them, and what exports them, goes as deep.
  private static let mostDepth = 200

  init(_ text: ContiguousArray<UInt8>) {
    self.text = text
    length = text.count
    notation = .of(text.span)
    readItems(from: text.span.byteOrderMarkLength)
    guard mistakes.isEmpty else { return }
    if entries.isEmpty { refuse("there is no production, such as 'name ::= \"text\"'", at: 0..<0) }
    defineSymbols()
    checkNames()
    let spaces = entries.filter { $0.mark == "definition" }
    names = entries.filter { $0.mark != "definition" }.map(\.name)
    var conversion = W3CConversion(entries, hasTokens: hasTokens, spaces: spaces.map(\.name), self.text)
    let written = conversion.table()
    mistakes += conversion.mistakes
    guard mistakes.isEmpty, let start = start.map(text.name) ?? names.first,
      let first = entries.first(where: { $0.name == start })
    else { return }
    build(written, start, conversion.spacing(of: first))
  }

  // MARK: What is written

  private mutating func readItems(from offset: Int) {
    var cursor = Cursor(offset: offset)
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
      guard let part = item.children.first, let kind = W3CNotation.Part(rawValue: part.name),
        let body = part.children.last
      else { continue }
      let name = part.children.first { $0.name == "NAME" }?.range ?? part.range
      switch kind {
      case .production:
        let isSetApart = text.string(name.upperBound..<body.range.lowerBound).pieces(around: "ws=explicit").count > 1
        let mark = isSetApart ? "explicit" : mark(from: cursor.offset)
        entries.append(
          Entry(name: text.name(name), place: name, body: body, kind: hasTokens ? .token : .rule, mark: mark))
      case .tokens: hasTokens = true
      case .pass:
        entries.append(Entry(name: Self.pass, place: part.range, body: body, kind: .token, mark: "definition"))
      case .start: self.start = name
      case .instruction:
        warn("this is not followed: it is for the tool that the grammar was written for", at: part.range)
      }
    }
  }

  /// Adds lines for the symbols that nothing defines: those of other documents, and what can only be taken for itself.
  private mutating func defineSymbols() {
    // A production that is a link to another document says no more than its name does.
    entries.removeAll { text.string($0.body.range).isLink }
    let written = entries.count
    var added: Set<String> = []
    var next = 0
    while next < entries.count {
      for token in entries[next].body.tokens where token.name == "NAME" {
        let name = text.name(token.range)
        if entries.contains(where: { $0.name == name }) || added.contains(name) { continue }
        let nearest = nearestSpelling(to: name, among: entries.prefix(written).map(\.name))
        let (line, meaning) = KnownSymbols.definition(of: name)
        added.insert(name)
        if next < written {
          warn(
            "'\(name)' is defined nowhere" + (nearest.map { "; did you mean '\($0)'? It" } ?? ": it")
              + " is taken for \(meaning)", at: token.range)
        }
        let offset = text.count
        text += ContiguousArray("\n\(line)\n".utf8)
        readItems(from: offset)
      }
      next += 1
    }
  }

  private mutating func warn(_ message: String, at place: Range<Int>) {
    warnings.append(GrammarTextMistake(message, at: place, in: text.span))
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
      leftRecursions.append(
        GrammarTextMistake(
          cycle.count == 1
            ? "'\(cycle[0])' begins with itself, and would never end: put something else first, as in 'a ::= b ( \"+\" b )*'"
            : "'\(cycle[0])' begins with itself, and would never end: \(path)",
          at: place[cycle[0]] ?? 0..<0, in: text.span))
    }
    for obstacle in cycles.isEmpty ? grammar.obstacles : [] {
      refuse(obstacle.description, at: place[obstacle.rule] ?? 0..<0)
    }
    grammar.isOfCharacters = !hasTokens
    if !grammar.endsItself { grammar.ending = spacing }
    self.grammar = grammar
  }
}

extension String {
  /// Whether it is a link to the document that defines a symbol: `[http://…#NT-Char]`.
  fileprivate var isLink: Bool { hasPrefix("[") && pieces(around: "://").count > 1 }
}

extension ContiguousArray<UInt8> {
  /// The text in a range of UTF-8 offsets.
  func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// The name that stands in a range: of one in angle brackets what is inside, with hyphens for blanks.
  func name(_ range: Range<Int>) -> String {
    guard self[range].first == UInt8(ascii: "<") else { return string(range) }
    return string(range.lowerBound + 1..<range.upperBound - 1).split(separator: " ").joined(separator: "-")
  }
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
