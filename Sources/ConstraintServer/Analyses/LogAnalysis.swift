import ConflictLogs
import SourceScanning

/// A file with what Auto Layout prints.
struct LogAnalysis: DocumentAnalysis {
  private struct Conflict: Sendable {
    let range: Range<Int>
    let headline: String
    let text: [String]
    let isContradiction: Bool
  }

  private let conflicts: [Conflict]

  init(_ text: DocumentText) {
    conflicts = ConflictLog.logs(in: text.text(text.bytes.indices)).map { log in
      let explanation = ConflictExplanation(of: log)
      let lines = log.entries.map { entry in
        switch entry {
        case .constraint(let constraint): constraint.line
        case .unread(let unread): unread.line
        }
      }
      // The logs count lines from 1 on, and by line feeds.
      let (first, last) = (text.range(ofLineFed: log.line), text.range(ofLineFed: lines.max() ?? log.line))
      return Conflict(
        range: first.lowerBound..<max(first.upperBound, last.upperBound), headline: explanation.headline,
        text: explanation.text(), isContradiction: !explanation.conflict.isEmpty)
    }
  }

  var findings: [Finding] {
    conflicts.map { conflict in
      Finding(
        conflict.range, conflict.isContradiction ? .error : .information, code: "conflict",
        conflict.text.joined(separator: "\n"))
    }
  }

  func hover(at offset: Int) -> Hover? {
    conflicts.first { $0.range.contains(offset) || $0.range.upperBound == offset }.map { conflict in
      Hover(markdown: PlacedText.code(conflict.text.joined(separator: "\n"), "text"), range: conflict.range)
    }
  }
}

extension DocumentText {
  /// The bytes of a line by its number from 1 on, where lines end with line feeds alone.
  fileprivate func range(ofLineFed number: Int) -> Range<Int> {
    let isWhole = lineStarts.allSatisfy { $0 == 0 || bytes[$0 - 1] == 10 }
    if isWhole { return line(min(max(number, 1), lineStarts.count) - 1) }
    let starts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
    let start = starts[min(max(number, 1), starts.count) - 1]
    return start..<(bytes[start...].firstIndex(of: 10) ?? bytes.count)
  }
}
