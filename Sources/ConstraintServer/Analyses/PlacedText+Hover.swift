import ConflictLogs
import ConstraintGrammar
import ConstraintLayout
import ConstraintReports
import GrammarCombinators
import GrammarExport
import JSON
import SourceScanning

extension PlacedText {
  /// What the text states, and what the token at a place of it is.
  func hover(at index: Int) -> Hover? {
    guard !hasValues, let tree = dialect.tree(of: bytes.span) else { return nil }
    let path = tree.path(to: index)
    let token = path.last.flatMap { $0.kind == .token ? $0 : nil }
    let parts = [statedConstraints, token.flatMap { description(of: $0, in: path) }].compactMap { $0 }
    let range = token.flatMap { $0.range.isEmpty ? nil : place(of: $0.range) } ?? place
    return parts.isEmpty ? nil : Hover(markdown: parts.joined(separator: "\n\n---\n\n"), range: range)
  }

  /// A row for each constraint, and a sentence; where it depends on numbers that have names, the code that makes it.
  private var statedConstraints: String? {
    guard let statement = try? dialect.statement(of: bytes.span) else { return nil }
    let owned = Statement(statement, of: bytes.span)
    let environment = NamedEnvironment(for: owned, in: dialect)
    guard let resolved = try? dialect.resolve(statement, of: bytes.span, in: environment) else {
      let code = try? dialect.translate(bytes.span, to: .anchors)
      return code.map { Self.code($0.text, "swift") }
    }
    let constraints = resolved.resolutions.map { $0.constraint.mapItems { $0.name } }
    if constraints.isEmpty { return "It states no constraint." }
    let phrase = ConstraintPhrase { $0 }
    // All views of a visual format are in one, which has that name.
    let sentences = constraints.map { "- " + phrase.text(of: $0, superview: "superview").inMarkdown }
    let head = "| first | | second | × | + | priority |\n|---|---|---|---|---|---|"
    return ([head] + constraints.map { $0.row }).joined(separator: "\n") + "\n\n"
      + sentences.joined(separator: "\n")
  }

  /// The part that a token plays, and the production that it is of.
  private func description(of token: SyntaxTree, in path: [SyntaxTree]) -> String? {
    let role = token.role.map { ", " + $0.rawValue } ?? ""
    let grammar = dialect.grammar
    let production = path.reversed().lazy.compactMap { grammar[$0.name] }.first
    let rule = production.flatMap { try? EBNFWriter(for: grammar).text(of: $0) }
    return "\(text(token.range).asCode)\(role) in \(dialect.name)" + (rule.map { "\n\n" + Self.code($0, "ebnf") } ?? "")
  }

  /// A block of code, whatever is in it.
  static func code(_ text: String, _ language: String) -> String {
    var fence = "```"
    while text.split(separator: "\n").contains(where: { $0.hasPrefix(fence) }) { fence += "`" }
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }
}

extension SyntaxTree {
  /// The productions at a place, from the outermost on.
  fileprivate func path(to index: Int) -> [SyntaxTree] {
    let child = children.first { $0.range.contains(index) } ?? children.last { $0.range.upperBound == index }
    return [self] + (child?.path(to: index) ?? [])
  }
}

extension LayoutConstraint<String> {
  /// The constraint as a row of a table in Markdown.
  fileprivate var row: String {
    let first = "\(firstItem).\(firstAttribute.rawValue)".asCode
    let second = secondItem.flatMap { item in secondAttribute.map { "\(item).\($0.rawValue)".asCode } } ?? ""
    let cells = [
      first, relation.rawValue.asCode, second, second.isEmpty ? "" : multiplier.record, constant.record,
      priority.record,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}

extension String {
  /// The text as code in a line of Markdown, also in a table.
  var asCode: String {
    let text = split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return text.utf8.contains(UInt8(ascii: "`")) ? "`` \(text) ``" : "`\(text)`"
  }

  /// The text with what means something in Markdown made plain.
  var inMarkdown: String {
    unicodeScalars.map { "\\`*_{}[]<>#|!~".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
