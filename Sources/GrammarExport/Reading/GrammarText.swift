/// The text of a grammar, and how its names are spelled.
struct GrammarText {
  private(set) var bytes: ContiguousArray<UInt8>

  let notation: GrammarNotation

  /// Whether capitals and small letters are the same in names.
  let ignoresCase: Bool

  /// Whether a backslash stands before what means something else in a text.
  let hasEscapes: Bool

  /// The names that are defined, by their small letters.
  private var spellings: [String: String] = [:]

  init(bytes: ContiguousArray<UInt8>, _ notation: NotationGrammar) {
    (self.bytes, self.notation, ignoresCase) = (bytes, notation.notation, notation.ignoresCase)
    hasEscapes = bytes.span.hasEscapes
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
    return offset
  }
}
