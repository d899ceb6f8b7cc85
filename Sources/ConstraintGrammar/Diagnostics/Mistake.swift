import GrammarCombinators

/// A failed parse, cut up so that a habit can be recognised in it.
struct Mistake {
  let code: DiagnosticCode
  let dialect: Dialect

  /// What can be said in the dialect.
  let vocabulary: DialectVocabulary

  /// Whether the text names the items; where it does not, they are given along with it.
  let writesItems: Bool

  /// The tokens that would have fitted.
  let expected: [Expectation]

  /// The only spellings of those of them that have one.
  let spellings: [String]

  /// What was found, as it stands in the text.
  let found: String

  /// The nearest pieces before the place, in the order of the text.
  let before: [Lexeme]

  /// The nearest pieces from the place on; what was found comes first.
  let after: [Lexeme]

  /// Whether the pieces reach to where the equation was to begin, and to where the text ends.
  let reachesStart: Bool, reachesEnd: Bool

  /// Whether the equation was to take up all of the text.
  let isWhole: Bool

  /// Whether a carriage return stands in the white space before the place, and no line feed behind it.
  let isAfterCarriageReturn: Bool

  /// A habit shows within a few words, so no more than this is looked at on either side.
  private static let reach = 200

  /// What is longer is nothing that anybody writes out of habit, and every habit would go through all of it.
  static let longestFound = 1000

  /// - Parameters:
  ///   - part: what was parsed, or in a host's text where the equation begins and where the text ends.
  ///   - isWhole: whether the equation was to take up all of `part`.
  init(
    code: DiagnosticCode, in bytes: Span<UInt8>, range: Range<Int>, expectations: [Expectation], dialect: Dialect,
    part: Range<Int>, isWhole: Bool
  ) {
    self.code = code
    self.dialect = dialect
    vocabulary = dialect.vocabulary
    writesItems = dialect.writesItems
    expected = expectations
    spellings = expectations.compactMap { $0.spelling }
    found = String(copying: bytes, in: range)
    let start = max(part.lowerBound, range.lowerBound - Self.reach)
    let end = min(part.upperBound, range.upperBound + Self.reach)
    before = Lexeme.list(in: bytes, start..<range.lowerBound, notation: dialect.notation)
    after = Lexeme.list(in: bytes, range.lowerBound..<end, notation: dialect.notation)
    reachesStart = start == part.lowerBound
    reachesEnd = end == part.upperBound
    self.isWhole = isWhole
    var index = range.lowerBound
    while index > start, WhiteSpace.contains(bytes[index - 1]), bytes[index - 1] != UInt8(ascii: "\r") { index -= 1 }
    isAfterCarriageReturn =
      index > start && bytes[index - 1] == UInt8(ascii: "\r") && index < end && bytes[index] != UInt8(ascii: "\n")
  }

  /// Whether the text could have ended where it went wrong.
  var couldEnd: Bool { couldBe(.end) }

  /// Whether a relation would have fitted.
  var couldRelate: Bool { couldBe(.relation) || vocabulary.relations.contains { spellings.contains($0) } }

  /// Whether an attribute would have fitted: as a token, or because several of the words would.
  var couldNameAttribute: Bool {
    let attributes = expected.filter { $0.role == .attribute }
    return attributes.count > 1 || attributes.first.map { $0.spelling == nil } ?? false
  }

  /// Whether a name would have fitted.
  var couldName: Bool { couldBe(.name) }

  /// Whether a number would have fitted.
  var couldCount: Bool { couldBe(.number) }

  private func couldBe(_ role: TokenRole) -> Bool { expected.contains { $0.role == role } }

  /// The pieces of the right side before the place; `nil` on the left side.
  var rightSideBefore: ArraySlice<Lexeme>? {
    before.lastIndex { $0.kind == .relation }.map { before[($0 + 1)...] }
  }

  /// How many attributes of items the nearest pieces name.
  var attributeCount: Int {
    let lexemes = before + after
    return lexemes.indices.dropFirst(2).count { index in
      lexemes[index].kind == .word && lexemes[index - 1].text == "." && lexemes[index - 2].kind == .word
    }
  }

  /// Whether a literal stands anywhere in the grammar of the dialect.
  func dialectSpells(_ text: String) -> Bool { vocabulary.literals.contains(text) }

  /// The attributes that the dialect knows.
  var attributes: [String] { vocabulary.attributes }
}
