import GrammarCombinators
import Spelling

extension SyntaxTree {
  /// A line for each production: its name, further to the right the deeper it is, the role of a token, and the text that
  /// it stands for.
  func outline(of text: String) -> [String] {
    let rows = rows(depth: 1)
    let names = rows.map { String(repeating: "  ", count: $0.depth) + $0.tree.name.withControlsSpelledOut }
    let roles = rows.map { $0.tree.role?.rawValue ?? "" }
    let bytes = ContiguousArray(text.utf8)
    return zip(rows, zip(names.padded, roles.padded)).map { row, columns in
      let text = String(decoding: bytes[row.tree.range], as: UTF8.self).withControlsSpelledOut
      let line = columns.0 + "  " + columns.1 + "  " + text
      return String(line[...(line.lastIndex { $0 != " " } ?? line.startIndex)])
    }
  }

  private func rows(depth: Int) -> [(depth: Int, tree: SyntaxTree)] {
    [(depth, self)] + children.flatMap { $0.rows(depth: depth + 1) }
  }
}

extension [String] {
  /// The texts, as wide as the widest of them.
  fileprivate var padded: [String] {
    let width = map(\.count).max() ?? 0
    return map { $0 + String(repeating: " ", count: width - $0.count) }
  }
}
