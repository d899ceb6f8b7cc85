import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// Reads an equation as its author means it: for any dialect, in the manner of other languages, in any order and with
/// any arithmetic that comes down to a constraint.
///
/// It goes on behind what it can't make sense of. It notes each way in which some dialect would not accept the text.
struct LenientReader {
  let dialect: Dialect
  let vocabulary: DialectVocabulary

  /// The pieces of the text.
  var lexemes: [Lexeme]

  /// How many of them have been read.
  var position = 0

  /// Where the text ends, or the part of it that is read.
  let end: Int

  /// Whether the equation was to take up all of the text.
  let isWhole: Bool

  var departures: [Departure]

  /// The side that is being read.
  var side = WrittenSide.left

  /// How many parentheses and the like are open around what is being read.
  var depth = 0

  /// The most parentheses inside one another that are read. No dialect follows so many.
  static let depthLimit = 55

  /// The attributes that are written with a word which the dialect does not have, each with the word that is meant.
  var meant: [(attribute: Attribute, word: String)] = []

  /// The names that are written for the views, and how the text has them.
  var views: [(name: String, written: String)] = []

  /// What a call that makes a constraint says behind its first attribute.
  var call: (relation: Relation, right: LinearForm?)?

  /// The text behind the first `#`, without the white space around it.
  let label: String

  var reading = Reading()

  var writesItems: Bool { vocabulary.writesItems }

  /// Reads a part of a text.
  ///
  /// - Parameter isWhole: whether the equation was to take up all of the part.
  static func read(
    _ bytes: Span<UInt8>, _ part: Range<Int>, in dialect: Dialect, _ vocabulary: DialectVocabulary, isWhole: Bool
  ) -> Reading {
    var reader = LenientReader(bytes, part, in: dialect, vocabulary, isWhole: isWhole)
    reader.readText()
    reader.reading.departures = reader.departures
    reader.reading.lexemes = reader.lexemes
    reader.reading.end = max(reader.reading.end, reader.last.upperBound)
    return reader.reading
  }

  private init(
    _ bytes: Span<UInt8>, _ part: Range<Int>, in dialect: Dialect, _ vocabulary: DialectVocabulary, isWhole: Bool
  ) {
    let lexer = Lexer(bytes, part, of: vocabulary)
    self.dialect = dialect
    self.vocabulary = vocabulary
    self.isWhole = isWhole
    lexemes = lexer.lexemes
    departures = lexer.departures
    end = part.upperBound
    let sign = lexemes.first { $0.text == "#" }?.range.upperBound ?? part.upperBound
    label = String(copying: bytes, in: bytes.trimmed(sign..<part.upperBound))
  }

  private mutating func readText() {
    guard !lexemes.isEmpty else {
      note(.noEquation, 0..<end + 1)
      return
    }
    if noteForeignText() { return }
    unwrapDeclaration()
    unwrapLiteral()
    unwrapEquation()
    moveLeadingPriority()
    leaveOutQuotationMarks()
    readEquation()
    reading.meant = meant
  }

  private mutating func readEquation() {
    guard !lexemes.isEmpty else { return }
    let left = sum()
    if next?.text == ")", lexeme(at: 1)?.kind == .relation { note(.closingParenthesis, take().range, by: "") }
    noteLeftSide(left)
    if let call {
      reading.equations =
        left?.form.flatMap { left in
          call.right.map { MeantEquation(left: left, relation: call.relation, right: $0) }
        }.map { [$0] } ?? []
      if isWhole { readRest() }
      return
    }
    var sides = [left?.form]
    var relations: [Relation?] = []
    if !startsRelation {
      if noteMissingRelation(behind: left), next != nil {
        side = .right
        relations = [.equal]
        sides.append(sum()?.form)
      } else {
        if next != nil { sides[0] = nil }
        while next != nil, !startsRelation { position += 1 }
      }
    }
    while relations.isEmpty ? startsRelation : next?.kind == .relation {
      let start = next?.range.lowerBound ?? end
      if relations.count == 1 { note(.secondRelation, (lexemes[0].kind == .word ? start : 0)..<end + 1) }
      let mark = departures.count
      relations.append(relation())
      // How a second relation is written does not matter.
      if relations.count == 2 { departures.removeSubrange(mark...) }
      side = .right
      if relations.count == 1, let range = readRange() {
        return reading.setEnds(range, of: sides[0], relations[0])
      }
      let right = position
      guard let part = sum() else { break }
      sides.append(formOfSide(part, after: sides[0]))
      reading.isValueAlone = position == right + 1 && next == nil
    }
    (reading.left, reading.relation, reading.end) = (sides[0], relations.first ?? nil, last.upperBound)
    if relations.count > 1 { departures.removeAll { Departure.Kind.ordersOfSides.contains($0.kind) } }
    for (index, relation) in relations.enumerated() {
      guard index + 1 < sides.count, let left = sides[index], let relation, let right = sides[index + 1] else {
        reading.equations = []
        break
      }
      reading.equations.append(MeantEquation(left: left, relation: relation, right: right))
    }
    if sides.count > relations.count, isWhole { readRest() }
    // A number that stands there twice may have been typed in place of another term.
    let numbers = lexemes.filter { $0.kind == .number }.map { $0.text }
    let isRepeated = numbers.indices.contains { numbers[..<$0].contains(numbers[$0]) }
    if isRepeated, reading.terms.count < 2 { reading.isUncertain = true }
  }

  // MARK: pieces

  var next: Lexeme? { position < lexemes.count ? lexemes[position] : nil }

  func lexeme(at offset: Int) -> Lexeme? {
    let index = position + offset
    return lexemes.indices.contains(index) ? lexemes[index] : nil
  }

  func text(at offset: Int) -> String { lexeme(at: offset)?.text ?? "" }

  /// Where the piece stands that was read last.
  var last: Range<Int> { position > 0 ? lexemes[position - 1].range : 0..<0 }

  mutating func take() -> Lexeme {
    position += 1
    return lexemes[position - 1]
  }

  mutating func skip(_ text: String) -> Bool {
    guard next?.text == text else { return false }
    position += 1
    return true
  }

  /// The range of a failure that shows only behind what it is about: from there up to the next piece.
  func reach(_ range: Range<Int>) -> Range<Int> { range.lowerBound..<(next?.range.lowerBound ?? end) + 1 }

  mutating func note(
    _ kind: Departure.Kind, _ range: Range<Int>, of text: String = "", _ edits: [TextEdit] = [], instead: String? = nil
  ) {
    departures.append(Departure(kind: kind, range: range, text: text, edits: edits, instead: instead))
  }

  /// Notes what one change mends: something else in its place, or nothing.
  mutating func note(
    _ kind: Departure.Kind, _ range: Range<Int>, of text: String = "", replacing old: Range<Int>? = nil, by new: String,
    instead: String? = nil
  ) {
    note(kind, range, of: text, [TextEdit(range: old ?? range, replacement: new)], instead: instead)
  }
}
