import ConstraintGrammar
import GrammarCombinators
import Spelling

extension TracedLine: ReportedLine {
  var number: Int { line.number }

  var resultText: String? {
    guard let text = line.resultText else { return nil }
    return ([text] + (tree?.outline(of: line.text) ?? [])).joined(separator: "\n")
  }

  var diagnostics: [Diagnostic] { line.diagnostics }

  func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension SyntaxTree {
  /// A line for each production: its name, further to the right the deeper it is, the role of a token, and the text that
  /// it stands for.
  fileprivate func outline(of text: String) -> [String] {
    let rows = rows(depth: 1)
    let names = rows.map { String(repeating: "  ", count: $0.depth) + $0.tree.name.withControlsSpelledOut }
    let roles = rows.map { $0.tree.role?.rawValue ?? "" }
    let widths = (name: names.widest, role: roles.widest)
    let bytes = ContiguousArray(text.utf8)
    return rows.indices.map { index in
      let text = String(decoding: bytes[rows[index].tree.range], as: UTF8.self).withControlsSpelledOut
      let columns = names[index].padded(to: widths.name) + "  " + roles[index].padded(to: widths.role)
      return text.isEmpty ? String(columns.withoutBlanksAtEnd) : columns + "  " + text
    }
  }

  private func rows(depth: Int) -> [(depth: Int, tree: SyntaxTree)] {
    [(depth, self)] + children.flatMap { $0.rows(depth: depth + 1) }
  }
}

extension [String] {
  fileprivate var widest: Int { map(\.count).max() ?? 0 }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: width - count) }

  fileprivate var withoutBlanksAtEnd: Substring { self[...(lastIndex { $0 != " " } ?? startIndex)] }
}
