import GrammarCombinators

/// A failed parse, cut up so that a habit can be recognised in it.
struct Mistake {
  let code: DiagnosticCode
  let dialect: Dialect

  /// The names of the tokens that would have fitted.
  let expected: [String]

  /// The only spellings of those of them that have one.
  let spellings: [String]

  /// What was found, as it stands in the text.
  let found: String

  /// The nearest pieces before the place, in the order of the text.
  let before: [Lexeme]

  /// The nearest pieces from the place on; what was found comes first.
  let after: [Lexeme]

  /// A habit shows within a few words, so no more than this is looked at on either side.
  private static let reach = 200

  init(
    code: DiagnosticCode, in bytes: Span<UInt8>, range: Range<Int>, expectations: [Expectation],
    dialect: Dialect
  ) {
    self.code = code
    self.dialect = dialect
    expected = expectations.map { $0.name }
    spellings = expectations.compactMap { $0.spelling }
    found = String(copying: bytes, in: range)
    before = Lexeme.list(in: bytes, max(0, range.lowerBound - Self.reach)..<range.lowerBound)
    after = Lexeme.list(in: bytes, range.lowerBound..<min(bytes.count, range.upperBound + Self.reach))
  }

  /// Whether the text could have ended where it went wrong.
  var couldEnd: Bool { expected.contains(Expectation.end.name) || expected.contains(EndOfText.name.description) }

  /// Whether a relation would have fitted.
  var couldRelate: Bool { Relation.allCases.contains { spellings.contains(dialect.notation.relation($0)) } }

  /// Whether an attribute would have fitted.
  var couldNameAttribute: Bool { expected.contains(ListedAttribute.name.description) }

  /// The pieces of the right side before the place; `nil` on the left side.
  var rightSideBefore: ArraySlice<Lexeme>? {
    before.lastIndex { $0.kind == .relation }.map { before[($0 + 1)...] }
  }

  /// The pieces of the left side; `nil` if no relation has been reached.
  var leftSideBefore: ArraySlice<Lexeme>? {
    before.firstIndex { $0.kind == .relation }.map { before[..<$0] }
  }
}
