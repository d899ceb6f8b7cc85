public import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import GrammarRepair
import Lazy
import Spelling

extension Dialect {
  /// The same language with hints: what was probably meant, the changes that mend a text, and all mistakes of a list.
  ///
  /// The errors that it throws have these hints. How a text is read stays the same. Without hints a diagnostic has
  /// the place of a mistake, what was found there and what would have fitted, and a program links nothing of this
  /// module.
  ///
  /// ```swift
  /// let dialect = Dialect.compactConstraint.withHints()
  /// ```
  ///
  /// - Parameter groups: the dialects that hints may name, because they accept a text which this one refuses, or can
  ///   say what this one can't. A group counts only where the groups before it have nothing to say.
  public func withHints(naming groups: [Dialect]...) -> Dialect {
    let others = groups.map { $0.filter { $0.name != name } }
    let vocabulary = Lazy { DialectVocabulary(of: self) }
    let equations = repairer { vocabulary.object.slips }
    let lists = self.lists == nil ? equations : Lazy { Repairer(equations.object, habits: .visualFormat) }
    return explained(
      by: Explainer(others: others) { diagnosis, bytes in
        Hints(others: others, vocabulary: vocabulary.object, equations: equations, lists: lists).words(
          for: diagnosis, in: bytes)
      })
  }
}

/// The hints of a dialect.
private struct Hints {
  let others: [[Dialect]]
  let vocabulary: DialectVocabulary

  /// What mends equations that are not understood otherwise, and what mends lists.
  let equations: Lazy<Repairer>
  let lists: Lazy<Repairer>

  func words(for diagnosis: Diagnosis, in bytes: Span<UInt8>) -> WrittenWords {
    let accepting = diagnosis.isWhole ? othersAccepting(bytes) : []
    return words(of: mistakes(diagnosis, in: bytes, isOther: !accepting.isEmpty), in: bytes, acceptedBy: accepting)
  }

  /// What is told of a text: at least one mistake.
  ///
  /// - Parameter isOther: whether another dialect accepts the text.
  private func mistakes(_ diagnosis: Diagnosis, in bytes: Span<UInt8>, isOther: Bool) -> [ToldMistake] {
    let isWhole = diagnosis.isWhole && bytes.count <= Repair.longestText
    if diagnosis.isList, isWhole, diagnosis.code != .notOneConstraint {
      let equation = Advice(message: "this is an equation, not a visual format", hint: "")
      return isOther ? [ToldMistake(diagnosis, equation)] : mistakes(in: bytes, isList: true)
    }
    var general: Advice? { Wording.advice(expecting: diagnosis.failure.expectations, among: vocabulary.attributes) }
    // A list is not read as an equation, and neither is a text that is too long.
    guard !diagnosis.isList, diagnosis.range.count <= Repair.longestText,
      diagnosis.range.lowerBound <= diagnosis.start + Repair.longestText
    else { return [ToldMistake(diagnosis, general)] }
    let repair = Repair(diagnosis, in: bytes, vocabulary, isOther: isOther)
    if isWhole, !isOther, repair.hasWordTwice {
      let slips = mistakes(in: bytes, isList: false, ofHabits: 1)
      if slips.count == 1, slips[0].advice != nil { return slips }
    }
    var told = repair.told
    if told.count > 1 { return told }
    told[0].advice = told[0].advice ?? general
    if !told[0].edits.isEmpty || isOther || !isWhole { return told }
    // If something is known of the text, only slips with advice are told in its place.
    let isKnown = told[0].advice != nil
    let slips = mistakes(in: bytes, isList: false, ofHabits: isKnown ? 2 : nil)
    return slips.allSatisfy { !$0.edits.isEmpty && (!isKnown || $0.advice != nil) } ? slips : told
  }

  /// All mistakes in a text, as they are told.
  ///
  /// - Parameter count: how many habits the changes may cost; `nil` for the usual limit.
  private func mistakes(in bytes: Span<UInt8>, isList: Bool, ofHabits count: Int? = nil) -> [ToldMistake] {
    let repairer = (isList ? lists : equations).object
    return (count.map { repairer.mistakes(in: bytes, ofHabits: $0) } ?? repairer.mistakes(in: bytes)).map { mistake in
      let (code, range) =
        isList
        ? Diagnosis.codeAndRangeOfMistake(mistake.failure, in: bytes)
        : Diagnosis.codeAndRange(of: mistake.failure, in: bytes)
      return ToldMistake(
        // The range may reach beyond the text, because of what has been put in.
        failure: mistake.failure, code: code, range: range.clamped(to: 0..<bytes.count),
        advice: mistake.habit.map { Advice(of: $0, meant: mistake.meant) }, edits: mistake.edits,
        isGuess: mistake.habit.map { $0.isGuess || !mistake.isOnlyOne } ?? !mistake.isSure)
    }
  }

  /// The words for all mistakes in a text.
  ///
  /// - Parameter others: the names of the dialects that accept it.
  private func words(
    of mistakes: [ToldMistake], in bytes: Span<UInt8>, acceptedBy others: [String]
  ) -> WrittenWords {
    var words = self.words(of: mistakes[0], in: bytes)
    words.hint = Wording.hint(words.hint, acceptedBy: others)
    if mistakes.count == 1 { return words }
    let diagnostics = mistakes.map { mistake in
      Diagnostic(
        .error, mistake.code, at: mistake.range, in: bytes, words: .written(self.words(of: mistake, in: bytes)))
    }
    words.further = diagnostics[0].followed(by: Array(diagnostics.dropFirst())).words.written.further
    return words
  }

  private func words(of mistake: ToldMistake, in bytes: Span<UInt8>) -> WrittenWords {
    let (range, advice, expectations) = (mistake.range, mistake.advice, mistake.failure.expectations)
    let message =
      advice?.message
      ?? Wording.message(
        code: mistake.code, found: FoundText(in: bytes, at: range.lowerBound), text: String(copying: bytes, in: range),
        expectations)
    let hint =
      advice.map { $0.hint.isEmpty ? nil : $0.hint }
      ?? Wording.hint(for: mistake.edits, at: range.lowerBound, in: bytes)
    var words = WrittenWords(
      found: bytes.found(at: range), expected: expectations.map { $0.name }, message: message, hint: hint,
      fixIts: mistake.edits.map { FixIt($0, in: bytes, certainty: mistake.isGuess ? .likely : .sure) })
    words.marked = advice?.marked
    return words
  }

  /// The names of the dialects that accept a text, from the first group that has any.
  private func othersAccepting(_ bytes: Span<UInt8>) -> [String] {
    for group in others {
      let accepting = group.accepting(bytes)
      if !accepting.isEmpty { return accepting.map { $0.name } }
    }
    return []
  }
}

/// One of the mistakes in a text, with what is told of it.
struct ToldMistake {
  let failure: ParseFailure
  let code: DiagnosticCode
  let range: Range<Int>
  var advice: Advice?

  /// The changes that mend it; none where it can't be told what is meant.
  var edits: [TextEdit]

  /// Whether something else may be meant, or something gets lost.
  var isGuess = false
}

/// The part of a diagnostic that comes from a departure.
struct Advice: Equatable {
  /// The message in the terms of the departure; `nil` if the general message says it best.
  var message: String?

  /// The text to type instead.
  var hint: String

  /// The word that it is about, if that stands before the place of the diagnostic: its bytes, counted from that
  /// place.
  var marked: Range<Int>?
}

extension Advice {
  /// The words for a habit.
  fileprivate init(of habit: Habit, meant: String) {
    self.init(message: habit.message, hint: Wording.filled(Array(habit.hint.utf8)[...]) { _ in meant } ?? "")
  }
}

extension ToldMistake {
  /// A mistake that nothing mends.
  fileprivate init(_ diagnosis: Diagnosis, _ advice: Advice?) {
    self.init(
      failure: diagnosis.failure, code: diagnosis.code, range: diagnosis.range, advice: advice, edits: [])
  }
}

extension Dialect {
  /// What mends texts of the dialect.
  fileprivate func repairer(_ habits: @escaping @Sendable () -> [Habit]) -> Lazy<Repairer> {
    Lazy { Repairer(interpreter, habits: habits()) { bytes in statementFailure(in: bytes) } }
  }

  /// Why a text is no statement of the dialect, of any number of constraints; `nil` where it is one.
  fileprivate func statementFailure(in bytes: Span<UInt8>) -> ParseFailure? {
    if accepts(bytes) { return nil }
    return statement?.explain(bytes, from: Cursor(), by: interpreter)
      ?? text.explain(bytes, from: Cursor(), by: interpreter)
  }
}
