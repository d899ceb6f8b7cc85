import GrammarCombinators

/// The text of a grammar, and how its names are spelled.
struct GrammarText {
  private(set) var bytes: ContiguousArray<UInt8>

  let notation: GrammarNotation

  /// Whether capitals and small letters are the same in names.
  let ignoresCase: Bool

  /// Whether a backslash stands before what means something else in a text.
  let hasEscapes: Bool

  /// How much of it was given: behind it stand lines for what it leaves to others, and copies of productions.
  let length: Int

  /// Where each byte behind what was given was copied from.
  private var origins: [Int?] = []

  /// The names that are defined, by their small letters.
  private var spellings: [String: String] = [:]

  init(bytes: ContiguousArray<UInt8>, _ notation: NotationGrammar) {
    (self.bytes, self.notation, ignoresCase) = (bytes, notation.notation, notation.ignoresCase)
    (hasEscapes, length) = (bytes.span.hasEscapes, bytes.count)
  }

  /// The text in a range of UTF-8 offsets.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The name that stands in a range: of one in angle brackets what is inside, with hyphens for blanks; as it is spelled where
  /// it is defined.
  func name(_ range: Range<Int>) -> String {
    let isBracketed = bytes[range].first == UInt8(ascii: "<")
    let text = isBracketed ? string(range.lowerBound + 1..<range.upperBound - 1) : string(range)
    return spelled(text.split(separator: " ").joined(separator: "-"))
  }

  /// A name as it is spelled where it is defined.
  func spelled(_ name: String) -> String { ignoresCase ? spellings[name.lowercased()] ?? name : name }

  /// The name in a range, which is defined there.
  mutating func define(_ range: Range<Int>) -> String {
    let name = name(range)
    if ignoresCase, spellings[name.lowercased()] == nil { spellings[name.lowercased()] = name }
    return name
  }

  /// Adds a line at the end.
  ///
  /// - Returns: where it begins.
  mutating func add(_ line: String) -> Int {
    let offset = bytes.count
    bytes += ContiguousArray(line.utf8)
    origins += line.utf8.map { _ in nil }
    return offset
  }

  /// Adds productions without their slips at the end.
  ///
  /// - Returns: where they begin.
  mutating func add(_ productions: MendedProductions) -> Int {
    let offset = bytes.count
    bytes += productions.bytes
    origins += productions.origins.map { $0 }
    return offset
  }

  /// Where a range of the text stands in what was given: that of a copy where it was copied from; `nil` if it was added.
  func given(_ range: Range<Int>) -> Range<Int>? {
    guard range.upperBound > length else { return range }
    let copied = origins[range.lowerBound - length..<range.upperBound - length]
    guard let start = copied.first ?? nil, let end = copied.last ?? nil else { return nil }
    return start..<end + 1
  }

  /// A mistake at a place of the text.
  func mistake(
    _ message: String, at range: Range<Int>, hint: String? = nil, edits: [TextEdit] = []
  ) -> GrammarTextMistake {
    let edits = edits.map { TextEdit(range: given($0.range) ?? $0.range, replacement: $0.replacement) }
    return GrammarTextMistake(message, at: given(range) ?? range, in: bytes.span, hint: hint, edits: edits)
  }
}
