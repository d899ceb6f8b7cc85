import ConstraintGrammar
import SourceScanning

/// A file with an equation a line, in one dialect.
struct EquationsAnalysis: DocumentAnalysis {
  private let texts: [PlacedText]

  init(_ text: DocumentText, _ dialect: Dialect) {
    texts = text.lineStarts.indices.map(text.line).filter { line in
      text.bytes[line].contains { $0 != 32 && $0 != 9 }
    }.map { PlacedText($0, of: text.bytes, in: dialect) }
  }

  var findings: [Finding] { texts.flatMap { text in mistakes(in: text).map { Finding($0) } } }

  func actions(in range: Range<Int>) -> [Action] {
    texts.filter { $0.place.lowerBound <= range.upperBound && range.lowerBound <= $0.place.upperBound }.flatMap {
      text in
      mistakes(in: text).filter { !$0.fixIts.isEmpty }.map { mistake in
        Action(
          title: "Fix it: \(mistake.hint ?? mistake.message)", kind: .quickFix,
          edits: mistake.fixIts.map { Edit(range: $0.offset..<$0.offset + $0.length, replacement: $0.replacement) },
          isPreferred: mistake.canBeFixed(atLeast: .sure), finding: Finding(mistake))
      } + text.translations
    }
  }

  func hover(at offset: Int) -> Hover? { texts.text(at: offset).flatMap { $0.text.hover(at: $0.index) } }

  func completions(at offset: Int) -> [Completion] {
    texts.text(at: offset).map { $0.text.completions(at: $0.index) } ?? []
  }

  var tokens: [RoleToken] { texts.flatMap { $0.roleTokens } }

  func uses(at offset: Int) -> NameUses? { texts.uses(at: offset) }

  /// The mistakes in a line, at their places in the file.
  private func mistakes(in text: PlacedText) -> [Diagnostic] {
    text.mistakes(in: text.bytes).map { mistake in
      var moved = mistake
      moved.offset += text.place.lowerBound
      moved.fixIts = mistake.fixIts.map { fixIt in
        var fixIt = fixIt
        fixIt.offset += text.place.lowerBound
        return fixIt
      }
      return moved
    }
  }
}
