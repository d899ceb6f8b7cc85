import CommandLineInterface
import ConflictLogs
import ConstraintGrammar
import ConstraintReports
import JSON
import Spelling

/// Writes the explanations of logs.
struct ExplainReport {
  let format: ExplainFormat
  private(set) var baseline: BaselineFile?
  let console: Console

  /// Writes all that was found and is not known.
  mutating func write(_ found: FoundConflicts) throws(CommandFailure) -> CommandStatus {
    if found.conflicts.isEmpty, format == .text { try console.say(.note, "there is no log of Auto Layout") }
    var status = CommandStatus.success
    var isFirst = true
    if format == .json { try console.output.write("[") }
    for conflict in found.conflicts {
      let explanation = ConflictExplanation(of: conflict.log)
      if !explanation.conflict.isEmpty,
        baseline?.takes(explanation.diagnostic(line: 1), in: explanation.signature, of: conflict.path) == true
      {
        continue
      }
      if explanation.isOfApp { status = .rejected }
      defer { isFirst = false }
      switch format {
      case .text: try writeText(explanation, conflict, isFirst: isFirst)
      case .json: try console.output.write((isFirst ? "\n" : ",\n") + explanation.record(conflict))
      case .ndjson: try console.output.write(explanation.record(conflict) + "\n")
      case .github:
        for line in explanation.annotations { try console.output.writeLine(line) }
      }
    }
    if format == .json { try console.output.write("\n]\n") }
    try baseline?.finish(console)
    return status
  }

  private func writeText(
    _ explanation: ConflictExplanation, _ conflict: FoundConflicts.Conflict, isFirst: Bool
  ) throws(CommandFailure) {
    let output = console.output
    let views = explanation.log.views
    let styles = Dictionary(
      zip(views.map(\.address), views.indices.map { Style.distinct[$0 % Style.distinct.count] }),
      uniquingKeysWith: { first, _ in first })
    let lines = explanation.text(
      count: conflict.count, source: conflict.path == "-" ? "<stdin>" : conflict.path.legible,
      showing: { view in
        let name = view.shownName
        return styles[view.address].map { output.styled(name, $0) } ?? name
      })
    if !isFirst { try output.writeStyled("\n") }
    for (index, line) in lines.enumerated() {
      try output.writeStyled((index == 0 ? output.styled(line, .bold) : line) + "\n")
    }
  }
}

extension ConflictExplanation {
  /// The log and its explanation as an object of JSON.
  func record(_ found: FoundConflicts.Conflict) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("line", log.line)
      writer.member("file", found.path == "-" ? nil : found.path.legible)
      writer.member("count", found.count)
      writer.key("constraints")
      writer.array { writer in for entry in log.entries { writer.value(entry) } }
      writer.key("views")
      writer.array { writer in
        for view in log.views {
          writer.object { writer in
            writer.member("address", view.address)
            writer.member("class", view.className)
            writer.member("title", view.title)
            writer.member("name", view.name)
          }
        }
      }
      writer.key("conflict")
      if conflict.isEmpty { writer.null() } else { writer.conflict(of: self) }
      writer.member("given up", givenUpAddress)
      writer.key("advice")
      writer.array { writer in
        for advice in advice {
          writer.object { writer in
            writer.member("constraint", advice.constraint)
            writer.member("text", advice.text)
            writer.member("swift", advice.swift)
            writer.member("objc", advice.objectiveC)
          }
        }
      }
    }
    return writer.text
  }

  private var givenUpAddress: String? {
    guard let index = log.givenUp, case .constraint(let constraint) = log.entries[index] else { return nil }
    return constraint.address
  }

  /// The commands of a GitHub workflow that annotate the calls that made the constraints of the conflict.
  var annotations: [String] {
    conflict.compactMap { index in
      guard case .constraint(let constraint) = log.entries[index], let place = constraint.place else { return nil }
      return diagnostic(line: place.line).githubAnnotation(path: place.file)
    }
  }

  /// The conflict as a mistake on a line.
  fileprivate func diagnostic(line: Int) -> Diagnostic {
    Diagnostic(
      code: .constraintConflict, offset: 0, length: 0, line: line, column: 1, found: nil, expected: [],
      message: headline + ": " + reason.joined(separator: " "), hint: advice.first?.text)
  }
}

extension DiagnosticCode {
  /// Constraints contradict each other when the app runs.
  fileprivate static let constraintConflict = DiagnosticCode(rawValue: "constraint-conflict")
}

extension JSONWriter {
  fileprivate mutating func value(_ entry: ConflictLog.Entry) {
    object { writer in
      switch entry {
      case .constraint(let constraint):
        writer.member("line", constraint.line)
        writer.member("text", constraint.text)
        writer.member("ok", true)
        writer.member("class", constraint.className)
        writer.member("address", constraint.address)
        writer.key("place")
        if let place = constraint.place {
          writer.object { writer in
            writer.member("file", place.file)
            writer.member("line", place.line)
          }
        } else {
          writer.null()
        }
        writer.member("madeBy", constraint.maker.name)
        writer.members(of: constraint.statement)
      case .unread(let unread):
        writer.member("line", unread.line)
        writer.member("text", unread.text)
        writer.member("ok", false)
        writer.member("error", unread.diagnostic)
      }
    }
  }

  fileprivate mutating func conflict(of explanation: ConflictExplanation) {
    object { writer in
      writer.member("constraints", explanation.conflict)
      writer.key("proof")
      writer.array { writer in
        for step in explanation.proof {
          writer.object { writer in
            switch step.part {
            case .constraint(let index): writer.member("constraint", index)
            case .size(let item, let attribute):
              writer.member("item", item)
              writer.member("attribute", attribute.rawValue)
            }
            writer.member("times", step.times)
          }
        }
      }
      writer.member("text", explanation.reason.joined(separator: "\n"))
    }
  }
}
