import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// A text, and where it fails.
struct VisualFormatReading {
  let text: ContiguousArray<UInt8>
  let place: Int
  let range: Range<Int>
  let code: DiagnosticCode

  var habit: ListHabit? {
    if code == .priorityOutOfRange { return priority }
    if code == .numberRunsOn { return runOn }
    if code == .whiteSpace || code == .unicodeSpace { return whiteSpace(range) }
    let isInName = self[place - 1].map { $0 == "[" || $0.isDigit || $0.isWordStart } ?? false
    if let scalar = String(decoding: text[range], as: UTF8.self).unicodeScalars.first,
      let meant = Lookalike.meant(by: scalar).map({ String($0) }) ?? (isInName ? Lookalike.letters(for: scalar) : nil),
      !meant.isEmpty
    {
      return ListHabit(.lookalike, replacing: range, with: meant)
    }
    // Where white space may end a text, what stands behind it is what fails.
    let blanks = text[..<place].reversed().prefix { WhiteSpace.contains($0) }.count
    if blanks > 0 { return whiteSpace(place - blanks..<place) }
    return quotation ?? comment ?? orientation ?? view ?? connection ?? number ?? foreign
  }

  subscript(index: Int) -> Unicode.Scalar? {
    text.indices.contains(index) ? Unicode.Scalar(text[index]) : nil
  }

  func insertion(_ word: String, at place: Int) -> TextEdit {
    TextEdit(range: place..<place, replacement: word)
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }
  var isWordStart: Bool { isASCII && WordStart.contains(UInt8(value)) }
}

extension Collection<UInt8> {
  func contains(_ scalar: Unicode.Scalar) -> Bool { contains { Unicode.Scalar($0) == scalar } }
}

extension ListHabit {
  init(_ habit: VisualFormatHabit, replacing range: Range<Int>, with text: String) {
    self.init(habit: habit, edits: [TextEdit(range: range, replacement: text)])
  }

  init(_ habit: VisualFormatHabit, inserting text: String, at place: Int) {
    self.init(habit, replacing: place..<place, with: text)
  }
}
