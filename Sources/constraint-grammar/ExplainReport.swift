import CommandLineInterface
import ConflictLogs
import ConflictReports
import ConstraintGrammar
import ConstraintLayout
import ConstraintReports
import JSON
import Spelling

/// Writes the explanations of logs.
struct ExplainReport {
  let format: ExplainFormat
  let language: CodeLanguage

  /// The language in which the constraints are written in place of the explanation.
  let target: TranslationTarget?

  private(set) var baseline: BaselineFile?

  /// The strings of the sources; `nil` if none are looked at.
  let strings: FittingStrings?

  /// The page on which the conflicts are drawn; `nil` if none is.
  private(set) var page: ConflictPage?

  let console: Console

  /// Writes all that was found and is not known.
  mutating func write(_ found: FoundConflicts) throws(CommandFailure) -> CommandStatus {
    if found.conflicts.isEmpty, format == .text { try console.say(.note, "there is no log of Auto Layout") }
    var status = CommandStatus.success
    var isFirst = true
    if format == .json { try console.output.write("[") }
    for conflict in found.conflicts {
      let explanation = ConflictExplanation(of: conflict.log)
      if let target {
        if try write(explanation, in: target, conflict) != .success { status = .rejected }
        continue
      }
      if !explanation.conflict.isEmpty,
        baseline?.takes(explanation.diagnostic(line: 1), in: explanation.signature, of: conflict.path) == true
      {
        continue
      }
      if explanation.isOfApp { status = .rejected }
      defer { isFirst = false }
      let origins = strings.map { explanation.origins(in: $0) }
      page?.add(explanation, explanation.text(conflict, language), origins.map(explanation.lines) ?? [])
      switch format {
      case .text: try writeText(explanation, conflict, origins, isFirst: isFirst)
      case .json: try console.output.write((isFirst ? "\n" : ",\n") + explanation.record(conflict, origins))
      case .ndjson: try console.output.write(explanation.record(conflict, origins) + "\n")
      case .github:
        for line in explanation.annotations(origins) { try console.output.writeLine(line) }
      }
    }
    if format == .json { try console.output.write("\n]\n") }
    try baseline?.finish(console)
    return status
  }

  /// Writes each constraint of a log in another language, and tells what that has no words for.
  private func write(
    _ explanation: ConflictExplanation, in target: TranslationTarget, _ found: FoundConflicts.Conflict
  ) throws(CommandFailure) -> CommandStatus {
    var status = CommandStatus.success
    var options = TranslationOptions()
    options.language = language
    func refuse(_ line: Int, _ message: String) throws(CommandFailure) {
      status = .rejected
      try console.say(.error, "\(found.source):\(line): \(message)")
    }
    for (index, entry) in explanation.log.entries.enumerated() {
      switch entry {
      case .unread(let unread): try refuse(unread.line, unread.diagnostic.message)
      case .constraint(let constraint):
        let result = Result { () throws(LayoutProblem) in
          try explanation.translation(ofEntry: index, to: target, options: options)
        }
        switch result {
        case .success(let translation):
          options.firstNumber += (translation?.names ?? []).count { $0 != nil }
          for text in translation?.text.split(separator: "\n") ?? [] { try console.output.writeLine(String(text)) }
        case .failure(let problem): try refuse(constraint.line, problem.message)
        }
      }
    }
    return status
  }

  private func writeText(
    _ explanation: ConflictExplanation, _ conflict: FoundConflicts.Conflict,
    _ origins: [ConflictExplanation.Origin]?, isFirst: Bool
  ) throws(CommandFailure) {
    let output = console.output
    let views = explanation.log.views
    let styles = Dictionary(
      zip(views.map(\.address), views.indices.map { Style.distinct[$0 % Style.distinct.count] }),
      uniquingKeysWith: { first, _ in first })
    let lines = explanation.text(conflict, language) { view in
      let name = view.shownName
      return styles[view.address].map { output.styled(name, $0) } ?? name
    }
    if !isFirst { try output.writeStyled("\n") }
    for (index, line) in lines.enumerated() {
      try output.writeStyled((index == 0 ? output.styled(line, .bold) : line) + "\n")
    }
    for line in origins.map(explanation.lines) ?? [] { try output.writeLine(line) }
  }
}

extension ConflictExplanation {
  /// The explanation in words, of a log that was found.
  fileprivate func text(
    _ found: FoundConflicts.Conflict, _ language: CodeLanguage, showing show: (PrintedView) -> String = { $0.shownName }
  ) -> [String] {
    text(count: found.count, source: found.source, code: language, showing: show)
  }

  /// The log and its explanation as an object of JSON.
  func record(_ found: FoundConflicts.Conflict, _ origins: [Origin]?) -> String {
    var writer = JSONWriter()
    write(to: &writer, count: found.count, file: found.file) { writer in
      if let origins { writer.members(of: origins) }
    }
    return writer.text
  }

  /// The commands of a GitHub workflow that annotate the calls that made the constraints of the conflict, or the run where none
  /// of these is known.
  func annotations(_ origins: [Origin]?) -> [String] {
    let annotations = conflict.compactMap { index -> String? in
      guard case .constraint(let constraint) = log.entries[index] else { return nil }
      let fits = origins?.first { $0.index == index }?.fits ?? []
      if let best = fits.first, best.certainty < .possible || fits.count == 1 {
        return diagnostic(line: best.line, column: best.column).githubAnnotation(path: best.path)
      }
      return constraint.place.map { diagnostic(line: $0.line).githubAnnotation(path: $0.file) }
    }
    if annotations.isEmpty, isOfApp { return [diagnostic(line: 1).githubAnnotation(path: nil)] }
    // One place may have made several.
    var seen: Set<String> = []
    return annotations.filter { seen.insert($0).inserted }
  }

  /// The conflict as a mistake on a line.
  fileprivate func diagnostic(line: Int, column: Int = 1) -> Diagnostic {
    Diagnostic(
      code: .constraintConflict, offset: 0, length: 0, line: line, column: column, found: nil, expected: [],
      message: headline + ": " + reason.joined(separator: " "), hint: advice.first?.text)
  }
}

extension DiagnosticCode {
  /// Constraints contradict each other when the app runs.
  fileprivate static let constraintConflict = DiagnosticCode(rawValue: "constraint-conflict")
}
