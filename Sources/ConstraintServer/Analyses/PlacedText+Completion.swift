import ConstraintGrammar
import ConstraintLayout
import GrammarCombinators
import SourceScanning

extension PlacedText {
  /// What may stand at a place of the text: what its grammar expects there, the names that its call gives, and signs that lead
  /// on to a name or to the end. Each has been tried: none is there that would be refused.
  func completions(at index: Int) -> [Completion] {
    var start = index
    while start > 0, WordPart.contains(bytes[start - 1]) { start -= 1 }
    guard start == index || place(of: start..<index) != nil else { return [] }
    func completions(from place: Int, _ candidates: [CompletionTrial.Candidate]) -> [Completion] {
      candidates.map { candidate in
        Completion(
          text: candidate.text, range: places[place]..<places[index], kind: candidate.kind, detail: candidate.detail)
      }
    }
    let words = completions(from: start, CompletionTrial(self, behind: start, namesFrom: start).candidates)
    if start == index { return words }
    // What is typed may be the whole word.
    let trial = CompletionTrial(self, behind: index, namesFrom: start)
    guard trial.isTaken("") else { return words }
    return words + completions(from: index, trial.candidates.filter { $0.kind == .operator })
  }
}

/// Tries what may stand behind the beginning of a text.
private struct CompletionTrial {
  struct Candidate {
    let text: String
    let kind: Completion.Kind
    let detail: String
  }

  let placed: PlacedText
  let beginning: ContiguousArray<UInt8>

  /// From where on the names are looked at: what is wrong before that is no matter here.
  let namesStart: Int
  let grammar: Grammar

  /// How many signs are put together at most.
  private static let mostSigns = 3

  init(_ placed: PlacedText, behind index: Int, namesFrom start: Int) {
    (self.placed, beginning, namesStart) = (placed, ContiguousArray(placed.bytes[..<index]), start)
    grammar = placed.dialect.grammar
  }

  /// All that may stand behind the text.
  var candidates: [Candidate] {
    let found = expectations(behind: beginning).flatMap { candidates(for: $0) } + signs(behind: "", depth: 1)
    var seen: Set<String> = []
    return found.filter { isTaken($0.text) && seen.insert($0.text).inserted }
  }

  /// What the grammar expects behind a text: behind it no token begins with what stands there.
  private func expectations(behind text: ContiguousArray<UInt8>) -> [ParseFailure.Expectation] {
    let probe = text + [1]
    let failure = placed.dialect.interpreter.failure(of: probe.span)
    return failure.offset == text.count && failure.refusal == nil ? failure.expectations : []
  }

  private func candidates(for expectation: ParseFailure.Expectation) -> [Candidate] {
    if let spelling = expectation.spelling {
      let isSign = !spelling.utf8.contains(where: WordPart.contains)
      return [Candidate(text: spelling, kind: isSign ? .operator : .keyword, detail: expectation.name)]
    }
    if expectation.role == .name {
      let views = (placed.viewNames ?? []).map { Candidate(text: $0, kind: .variable, detail: "view") }
      let numbers = (placed.numberNames ?? []).map { Candidate(text: $0, kind: .constant, detail: "number") }
      return views + numbers.filter { number in !views.contains { $0.text == number.text } }
    }
    guard expectation.role != .number, let production = grammar[expectation.name] else { return [] }
    let kind: Completion.Kind = expectation.role == .attribute ? .property : .keyword
    return production.body.literals.map { Candidate(text: $0, kind: kind, detail: expectation.name) }
  }

  /// Several signs, one behind the other, up to a bracket or to where the text is complete.
  private func signs(behind signs: String, depth: Int) -> [Candidate] {
    expectations(behind: beginning + signs.utf8).flatMap { expectation -> [Candidate] in
      guard let sign = expectation.spelling, !sign.utf8.contains(where: WordPart.contains) else { return [] }
      let longer = signs + sign
      let text = beginning + longer.utf8
      let isEnd = depth > 1 && (expectation.role == .bracket || placed.dialect.accepts(text.span))
      let found = isEnd ? [Candidate(text: longer, kind: .operator, detail: placed.dialect.name)] : []
      return found + (depth < Self.mostSigns ? self.signs(behind: longer, depth: depth + 1) : [])
    }
  }

  /// Whether the text goes on with it, and names nothing in it that there is not.
  func isTaken(_ candidate: String) -> Bool {
    let text = beginning + candidate.utf8
    let dialect = placed.dialect
    guard dialect.accepts(text.span) || dialect.interpreter.failure(of: text.span).offset >= text.count else {
      return false
    }
    // Names are known to be right in a whole text alone, so a few signs are put behind it.
    let whole =
      dialect.accepts(text.span)
      ? nil
      : signs(behind: candidate, depth: 2).map { beginning + $0.text.utf8 }
        .first { dialect.accepts($0.span) }
    return !placed.mistakes(in: whole ?? text).contains { mistake in
      (namesStart..<text.count).contains(mistake.offset) && Self.codesOfNames.contains(mistake.code)
    }
  }

  private static let codesOfNames: Set<DiagnosticCode> = [.unknownView, .unknownNumber, .viewForNumber, .numberForView]
}

extension Syntax {
  /// The literals in it, outside of other productions.
  fileprivate var literals: [String] {
    withAllParts.compactMap { if case .literal(let text, _, _) = $0 { text } else { nil } }
  }
}
