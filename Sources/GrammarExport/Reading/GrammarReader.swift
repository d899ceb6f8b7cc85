import GrammarCombinators
import Spelling

/// Reads a file production by production, and collects what is wrong with it.
struct GrammarReader {
  var mistakes: [GrammarTextMistake] = []

  /// Productions that begin with themselves.
  var leftRecursions: [GrammarTextMistake] = []

  /// What is read as something else than it may mean.
  var warnings: [GrammarTextMistake] = []

  /// What is no text of the notation, and read as what it must mean.
  private(set) var slips: [GrammarTextMistake] = []

  /// The grammar, without what is wrong: a production that can't be read is the text of its own name.
  var grammar: Grammar?

  /// The names of all productions but those of white space, in order.
  private(set) var names: [String] = []

  /// Where each production of the text is named.
  var ranges: [String: Range<Int>] {
    Dictionary(entries.lazy.compactMap { entry in text.given(entry.place).map { (entry.name, $0) } }) { first, _ in
      first
    }
  }

  /// A production as it is written.
  struct Entry {
    let name: String
    let place: Range<Int>
    /// One, or one for each time that it is added to.
    var bodies: [SyntaxTree]
    /// Where the name stands before those that are added.
    var additions: [Range<Int>] = []
    let kind: Production.Kind
    /// What `/* ws: … */` behind it says.
    var mark: String?

    /// The tokens of all of it.
    var tokens: [SyntaxTree] { bodies.flatMap(\.tokens) }
  }

  /// Up to where the text is in the notation, and how many parts of it are as they stand.
  private(set) var reach = (place: Int.max, items: 0)

  /// The names of productions that can't be read.
  private var unread: Set<String> = []

  /// The text, and behind it the lines that define what it leaves to others.
  private(set) var text: GrammarText
  let notation: NotationGrammar
  private(set) var entries: [Entry] = []

  /// Where each entry is, by its name.
  private var numbers: [String: Int] = [:]

  /// How a text is cut into tokens, as marks of the notation say.
  private(set) var tokens = GeneralParser.Tokens.none
  var hasTokens: Bool { tokens != .none }

  /// Where a `;` ends a production that need not have one, and where one ends without it.
  private(set) var ends: (marked: [Range<Int>], unmarked: [Range<Int>]) = ([], [])

  /// What may stand between the parts of rules is an entry of this name, which no production has.
  private static let pass = "@pass"

  /// The name of the start rule, where the text says which it is.
  private(set) var start: Range<Int>?

  /// The start rule, and texts in which case counts for nothing, are what is given here before what the text says.
  init(
    _ bytes: ContiguousArray<UInt8>, in notation: NotationGrammar, start: String? = nil,
    ignoringCaseOf caseless: CaselessTexts? = nil
  ) {
    self.notation = notation
    text = GrammarText(bytes: bytes, notation)
    readItems(from: bytes.span.byteOrderMarkLength)
    if entries.isEmpty, mistakes.isEmpty {
      refuse("there is no production, such as '\(notation.line("name", "\"text\""))'", at: 0..<0)
    }
    checkEnds()
    defineSymbols()
    checkNames()
    let spaces = entries.filter { $0.mark == "definition" }
    names = entries.filter { $0.mark != "definition" }.map(\.name)
    var conversion = NotationConversion(entries, hasTokens: hasTokens, spaces: spaces.map(\.name), self.text, caseless)
    let written = conversion.table()
    mistakes += conversion.mistakes
    warnings += conversion.warnings
    guard let first = start.map(text.spelled) ?? self.start.map(text.name) ?? names.first else {
      return
    }
    guard let entry = entries.first(where: { $0.name == first }) else {
      if mistakes.isEmpty { refuse("no production is called '\(first)'", at: 0..<0) }
      return
    }
    build(written, first, conversion.spacing(of: entry))
  }

  // MARK: What is written

  private mutating func readItems(from offset: Int) {
    var cursor = Cursor(offset: offset)
    // What is added behind it in the meantime is read by whoever adds it.
    let end = text.bytes.count
    while true {
      notation.item.skipLeading(text.bytes.span.extracting(..<end), &cursor)
      if cursor.offset >= end { break }
      let start = cursor.offset
      guard let item = notation.item.tree(of: text.bytes.span.extracting(..<end), from: &cursor) else {
        cursor.offset = readMended(from: start, to: end)
        continue
      }
      reach.items += 1
      guard let part = item.children.first, let kind = NotationGrammar.Part(rawValue: part.name),
        let body = part.children.last
      else { continue }
      let name = part.children.first { $0.name == "NAME" }?.range ?? part.range
      switch kind {
      case .production:
        let end = item.children.last.map(\.range).flatMap { $0 == part.range ? nil : $0 }
        if let end { ends.marked.append(end) } else { ends.unmarked.append(name) }
        let isSetApart = text.string(name.upperBound..<body.range.lowerBound).pieces(around: "ws=explicit").count > 1
        let mark = isSetApart ? "explicit" : mark(from: cursor.offset)
        if let known = numbers[text.name(name)] {
          if !part.tokens.contains(where: { text.string($0.range) == "=/" }) { warnOfSecond(entries[known], at: name) }
          entries[known].bodies.append(body)
          entries[known].additions.append(name)
          continue
        }
        add(Entry(name: text.define(name), place: name, bodies: [body], kind: hasTokens ? .token : .rule, mark: mark))
      case .tokens: tokens = text.bytes[part.range.lowerBound] == UInt8(ascii: "@") ? .longest : .fitting
      case .pass:
        if let known = numbers[Self.pass] {
          entries[known].bodies.append(body)
          continue
        }
        add(Entry(name: Self.pass, place: part.range, bodies: [body], kind: .token, mark: "definition"))
      case .start: self.start = name
      case .instruction:
        warn("this is not followed: it is for the tool that the grammar was written for", at: part.range)
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    numbers[entry.name] = entries.count
    entries.append(entry)
  }

  /// Reads a production that is no text of the notation without the slips in it, or says what is wrong with it.
  ///
  /// - Returns: where the next one begins, or the end.
  private mutating func readMended(from start: Int, to end: Int) -> Int {
    let failure = notation.item.failure(of: text.bytes.span.extracting(..<end), from: start)
    reach.place = min(reach.place, failure.offset)
    let place = max(failure.offset, start + 1)
    let next = text.bytes.span.extracting(..<end).line(beginningWith: notation.head, from: place) ?? end
    if let productions = MendedProductions(text, start..<next, in: notation, isFirst: entries.isEmpty) {
      slips += productions.slips.map { slip in
        text.mistake(
          "this is a slip, and read as what it must mean", at: slip.edits[0].range, hint: slip.hint, edits: slip.edits)
      }
      let items = reach.items
      readItems(from: text.add(productions))
      reach.items = items
    } else {
      refuse(failure)
      if let name = name(from: start) { unread.insert(name) }
    }
    return next
  }

  /// The name of the production that begins at a place.
  private func name(from start: Int) -> String? {
    var cursor = Cursor(offset: start)
    guard notation.head.accepts(text.bytes.span, from: &cursor) else { return nil }
    let end = cursor.offset
    for offset in start..<end {
      cursor.offset = offset
      if notation.nameToken.accepts(text.bytes.span, from: &cursor) { return text.name(offset..<cursor.offset) }
    }
    return nil
  }

  /// Adds lines for the symbols that nothing defines: those of other documents, and what can only be taken for itself.
  private mutating func defineSymbols() {
    // A production that is a link to another document says no more than its name does.
    let others = entries.filter { !text.string($0.bodies[0].range).isLink }
    (entries, numbers) = ([], [:])
    for entry in others { add(entry) }
    let written = entries.map(\.name)
    var added: Set<String> = []
    var next = 0
    while next < entries.count {
      for token in entries[next].tokens where token.name == "NAME" {
        let name = text.name(token.range)
        if numbers[name] != nil || added.contains(name) { continue }
        // Where hundreds are left undefined, no name is a slip of the pen.
        let nearest = added.count < 200 ? nearestSpelling(to: name, among: written) : nil
        let (body, meaning) = KnownSymbols.definition(of: name, in: notation)
        added.insert(name)
        if next < written.count, !unread.contains(name), let meaning {
          warn(
            "'\(name)' is defined nowhere" + (nearest.map { "; did you mean '\($0)'? It" } ?? ": it")
              + " is taken for \(meaning)", at: token.range,
            nearest.map { [TextEdit(range: token.range, replacement: $0)] } ?? [])
        }
        readItems(from: text.add("\n" + notation.line(name, body) + "\n"))
      }
      next += 1
    }
  }

  /// The mark in the comments that stand behind a production.
  private func mark(from start: Int) -> String? {
    var cursor = Cursor(offset: start)
    // The end of what is skipped: white space and comments.
    notation.item.skipLeading(text.bytes.span, &cursor)
    for comment in text.string(start..<cursor.offset).pieces(around: "/*").dropFirst() {
      let words = String(comment).pieces(around: "*/")[0].split { $0.isWhitespace || $0 == ":" }
      if words.count == 2, words[0] == "ws" { return String(words[1]) }
    }
    return nil
  }
}

extension String {
  /// Whether it is a link to the document that defines a symbol: `[http://…#NT-Char]`.
  fileprivate var isLink: Bool { hasPrefix("[") && pieces(around: "://").count > 1 }
}
