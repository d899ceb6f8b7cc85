import ConstraintGrammar
import SourceScanning

/// A file with an equation a line, in one dialect.
struct EquationsAnalysis: DocumentAnalysis {
  private let text: DocumentText
  private let dialect: Dialect

  init(_ text: DocumentText, _ dialect: Dialect) { (self.text, self.dialect) = (text, dialect) }

  /// The lines that have something in them: all, or those that a range touches.
  private func lines(in range: Range<Int>? = nil) -> some Sequence<Range<Int>> {
    let all = 0...text.lineStarts.count - 1
    let numbers = range.map { text.lineNumber(of: $0.lowerBound)...text.lineNumber(of: $0.upperBound) } ?? all
    return numbers.lazy.map(text.line).filter { line in text.bytes[line].contains { $0 != 32 && $0 != 9 } }
  }

  // A text takes many times the room of its line, so each is made when it is asked for.
  private func placed(_ line: Range<Int>) -> PlacedText { PlacedText(line, of: text.bytes, in: dialect) }

  private func placed(at offset: Int) -> (text: PlacedText, index: Int)? {
    lines(in: offset..<offset).map(placed).text(at: offset)
  }

  var findings: [Finding] {
    lines().filter { !dialect.accepts(text.bytes.span.extracting($0)) }.flatMap { line in
      mistakes(in: placed(line)).map { Finding($0) }
    }
  }

  func actions(_ kinds: Set<Action.Kind>, in range: Range<Int>) -> [Action] {
    lines(in: range).map(placed).flatMap { placed in
      mistakes(in: placed).compactMap { Action(mending: $0, Finding($0), in: text.bytes) } + placed.translations
    }.filter { kinds.contains($0.kind) }
  }

  func hover(at offset: Int) -> Hover? { placed(at: offset).flatMap { $0.text.hover(at: $0.index) } }

  func completions(at offset: Int) -> [Completion] {
    placed(at: offset).map { $0.text.completions(at: $0.index) } ?? []
  }

  var tokens: [RoleToken] { lines().flatMap { placed($0).roleTokens } }

  func uses(at offset: Int) -> NameUses? { lines().map(placed).uses(at: offset) }

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
