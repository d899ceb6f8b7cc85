import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import Spelling

/// The changes that mend a text that was refused, and the words for it.
struct Repair {
  let dialect: Dialect
  let vocabulary: DialectVocabulary
  let bytes: ContiguousArray<UInt8>
  let isWhole: Bool
  let reading: Reading
  private(set) var failure: Failure

  /// The departure that explains the failure; `nil` if none does.
  private(set) var departure: Departure?

  /// The changes that make the text what was meant; empty if there are none.
  private(set) var edits: [TextEdit] = []

  /// Whether the equation that is written anew lacks a factor of 1 or 0 that the text has.
  private var losesFactor = false

  /// The mistakes that are mended one after the other, each where it stands; none if the whole text is written anew.
  private var mistakes: [Mistake] = []

  /// The equation as it would be written, if it can be told.
  private(set) var sentence: String?

  /// Whether the text is read further if only the departure is mended.
  private(set) var isMendedLocally = false

  /// Why a text is refused, the code for it, and where.
  typealias Failure = (cause: ParseFailure, code: DiagnosticCode, range: Range<Int>)

  /// A failure, the departure that explains it, and the changes that mend it where it stands.
  // An object: it is handed on as a whole.
  private final class Mistake {
    let failure: Failure
    let departure: Departure
    var edits: [TextEdit]
    var isGuess: Bool

    init(_ failure: Failure, _ departure: Departure) {
      self.failure = failure
      self.departure = departure
      edits = departure.edits
      isGuess = departure.isGuess
    }
  }

  /// The length, in bytes, beyond which nobody writes anything out of habit.
  static let longestText = 1000

  /// - Parameter isOther: whether another dialect accepts the text.
  init(_ diagnosis: Diagnosis, in bytes: Span<UInt8>, _ vocabulary: DialectVocabulary, isOther: Bool) {
    let (code, range, start, dialect) = (diagnosis.code, diagnosis.range, diagnosis.start, diagnosis.dialect)
    let end = min(bytes.count, start + Self.longestText)
    self.dialect = dialect
    self.vocabulary = vocabulary
    self.isWhole = diagnosis.isWhole && end == bytes.count
    let text = ContiguousArray(copying: bytes.extracting(0..<end))
    let reading = LenientReader.read(text.span, start..<end, in: dialect, vocabulary, isWhole: self.isWhole)
    self.bytes = text
    self.reading = reading
    failure = (diagnosis.failure, code, range)
    let isLimit = code == .numberTooLarge || code == .textTooLong
    departure =
      isLimit
      ? nil
      : Self.refusal(failure, in: reading, text)
        ?? Self.index(at: range.lowerBound, in: reading).map { reading.departures[$0] }
    mend()
    if isOther, !edits.isEmpty, meansElsewhere { (edits, mistakes) = ([], []) }
  }

  /// Whether a word or a number stands in the text twice in a row.
  var hasWordTwice: Bool {
    zip(reading.lexemes, reading.lexemes.dropFirst()).contains { first, second in
      first.text == second.text && (first.kind == .word || first.kind == .number)
    }
  }

  /// The index of the departure that covers a place most closely.
  private static func index(at offset: Int, in reading: Reading, except used: [Int] = []) -> Int? {
    reading.departures.indices.filter { reading.departures[$0].range.contains(offset) && !used.contains($0) }.min {
      reading.departures[$0].range.count < reading.departures[$1].range.count
    }
  }

  /// What is told of the text: one mistake, or several.
  var told: [ToldMistake] {
    if mistakes.count > 1 {
      return mistakes.indices.map { index in
        var repair = self
        (repair.failure, repair.departure) = (mistakes[index].failure, mistakes[index].departure)
        (repair.edits, repair.isMendedLocally) = (mistakes[index].edits, true)
        if index > 0 { repair.sentence = nil }
        return repair.told(isGuess: reading.isUncertain || mistakes[index].isGuess)
      }
    }
    return [told(isGuess: losesFactor || reading.isUncertain || reading.departures.contains { $0.isGuess })]
  }

  private func told(isGuess: Bool) -> ToldMistake {
    ToldMistake(
      failure: failure.cause, code: failure.code, range: failure.range, advice: advice, edits: edits,
      isGuess: isGuess || losesContent)
  }

  private mutating func mend() {
    guard departure != nil, reading.isComplete else { return }
    if let edits = localEdits() {
      self.edits = edits
      let text = edits.applied(to: bytes.span)
      sentence = String(copying: text.span, in: text.indices)
      return
    }
    guard reading.equations.count == 1, isWhole || reading.end > failure.range.upperBound else { return }
    sentence = reading.equations[0].sentence(in: dialect, spelledAs: reading.notation(in: vocabulary)).map {
      $0 + reading.suffix
    }
    guard isWhole, let whole = sentence else { return }
    // What stands behind the equation is kept as it is, and may be wrong too.
    if dialect.accepts(ContiguousArray(whole.utf8).span) { edits = edits(to: whole) } else { sentence = nil }
    losesFactor = reading.hasIdleFactor
  }

  /// Whether another dialect accepts the text as it stands, but with another meaning than the one read here.
  private var meansElsewhere: Bool {
    guard isWhole, reading.equations.count == 1 else { return false }
    let read = reading.equations[0].plainForm()
    let priority = dialect.bareEquation(in: edits.applied(to: bytes.span).span)?.priority
    for other in dialect.others.joined() {
      guard let (equation, rank) = other.bareEquation(in: bytes.span) else { continue }
      if let priority, priority != rank { return true }
      if let form = equation.plainForm, let read, !read.states(form) { return true }
    }
    return false
  }

  /// Mends one departure after the other until the text is accepted; `nil` if it never is, or says something else then.
  private mutating func localEdits() -> [TextEdit]? {
    var (edits, used, mended): ([TextEdit], [Int], [Mistake]) = ([], [], [])
    var failure = failure
    while isWhole, used.count < 20 {
      let departure: Departure
      if let refusal = Self.refusal(failure, in: reading, bytes) {
        departure = refusal
        if used.contains(-1) { return nil }
        used.append(-1)
      } else if let index = Self.index(at: failure.range.lowerBound, in: reading, except: used) {
        departure = reading.departures[index]
        used.append(index)
      } else {
        return nil
      }
      let all = edits.adding(departure.edits)
      if all == edits { return nil }
      mended.append(Mistake(failure, departure))
      edits = all
      let text = edits.applied(to: bytes.span)
      guard let next = dialect.failure(in: text.span) else {
        isMendedLocally = true
        if !isMeant(text) { return nil }
        mistakes = apart(mended, with: edits)
        return edits
      }
      let offset = edits.original(of: next.range.lowerBound)
      if used.count == 1 { isMendedLocally = offset >= (departure.edits.map { $0.range.upperBound }.max() ?? 0) }
      failure = (next.cause, next.code, offset..<max(offset, edits.original(of: next.range.upperBound)))
    }
    return nil
  }

  /// The mended mistakes that are told. One that was mended together with an earlier one is not told.
  private func apart(_ mended: [Mistake], with edits: [TextEdit]) -> [Mistake] {
    var all: [Mistake] = []
    for mistake in mended {
      let own = edits.filter { edit in
        mistake.edits.contains { edit.includes($0) } && !all.contains { $0.edits.contains(edit) }
      }
      let place = mistake.failure.range.lowerBound
      let isInWord = all.last.map { last in
        let end = last.failure.range.upperBound
        return end <= place && bytes[end..<place].isInWord
      }
      if own.isEmpty {
        // The earlier mistakes that mend this one too are no surer than it is.
        for other in all where other.edits.contains(where: { edit in mistake.edits.contains { edit.includes($0) } }) {
          other.isGuess = other.isGuess || mistake.isGuess
        }
      } else if let last = all.last, isInWord == true {
        last.edits = (last.edits + own).inOrder
        last.isGuess = last.isGuess || mistake.isGuess
      } else {
        mistake.edits = own
        all.append(mistake)
      }
    }
    return all
  }

  /// Whether a text states what was meant.
  private func isMeant(_ text: ContiguousArray<UInt8>) -> Bool {
    if departure?.kind == .visualFormat { return dialect.isList(text.span) }
    guard reading.equations.count == 1, let form = reading.equations[0].normalForm(in: dialect),
      let (equation, _) = dialect.bareEquation(in: text.span),
      let read = try? NormalForm(equation, meaning: dialect.meaning)
    else { return false }
    return EquationWriter(dialect).isSame(read, form)
  }

  /// The smallest changes that make the text say what a sentence does. If they do not, all of the text is replaced.
  private func edits(to sentence: String) -> [TextEdit] {
    let changed = ContiguousArray(sentence.utf8)
    let edits = Lexer(bytes.span, bytes.indices, of: vocabulary).lexemes.edits(
      to: Lexer(changed.span, changed.indices, of: vocabulary).lexemes, bytes.span, changed.span)
    if departure?.kind != .visualFormat, isMeant(edits.applied(to: bytes.span)) { return edits }
    return [TextEdit(range: bytes.span.trimmed(bytes.indices), replacement: sentence)]
  }
}

extension TextEdit {
  /// Whether another change lies within this one.
  fileprivate func includes(_ other: TextEdit) -> Bool {
    range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isInWord: Bool { allSatisfy { WordPart.contains($0) || $0 >= 0x80 } }
}

extension Dialect {
  /// Where a text is no equation of the dialect, and why; `nil` if it is one.
  fileprivate func failure(in bytes: Span<UInt8>) -> Repair.Failure? {
    if accepts(bytes) { return nil }
    let failure = text.explain(bytes, from: Cursor(), by: interpreter)
    let (code, range) = Diagnosis.codeAndRange(of: failure, in: bytes)
    return (failure, code, range)
  }

  /// The equation that a text is, without its priority and its identifier, which are kept as they stand; and the priority.
  fileprivate func bareEquation(in bytes: Span<UInt8>) -> (equation: Equation, priority: Scalar?)? {
    guard var equation = recognize(bytes).map({ Equation($0, of: bytes) }) else { return nil }
    let priority = equation.priority
    (equation.priority, equation.identifier) = (nil, nil)
    return (equation, priority)
  }
}
