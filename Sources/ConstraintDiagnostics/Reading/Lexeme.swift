import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// A piece of a text as a person sees it, whatever the grammar makes of it.
struct Lexeme: Equatable {
  enum Kind {
    case word
    case number
    case relation
    case symbol
  }

  var kind: Kind

  /// The letters or the sign, or what they are meant for: `-` for `−`.
  var text: String

  /// Where it stands, in bytes.
  var range: Range<Int>

  /// Whether it touches what stands before it.
  var isGlued = false

  /// Whether a carriage return stands before it, and no line feed.
  var isBehindReturn = false

  /// Whether a letter outside ASCII is among its letters.
  var isForeign = false

  /// Whether it is an operator as a keyboard has it.
  var isOperator: Bool {
    guard kind == .symbol else { return false }
    return switch text {
    case "+", "-", "*", "/": true
    default: false
    }
  }

  /// Whether it is a quotation mark of some language.
  var isQuotationMark: Bool {
    guard kind == .symbol, let scalar = text.unicodeScalars.first else { return false }
    return switch scalar {
    case "\"", "'", "`", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "\u{AB}", "\u{BB}": true
    default: false
    }
  }
}

extension Lexeme {
  /// The words of a number that runs on into names, with the dots between them, and the number before them if it ends there.
  func cut(behind count: Int?) -> [Lexeme] {
    var pieces: [Lexeme] = []
    var start = range.lowerBound
    func add(_ kind: Kind, _ text: Substring) {
      let end = start + text.utf8.count
      pieces.append(Lexeme(kind: kind, text: String(text), range: start..<end, isGlued: !pieces.isEmpty || isGlued))
      start = end
    }
    if let count { add(.number, text.prefix(count)) }
    for (index, word) in text.dropFirst(count ?? 0).split(separator: ".").enumerated() {
      if index > 0 { add(.symbol, ".") }
      add(.word, word)
    }
    return pieces
  }
}

extension Sequence<Lexeme> {
  /// The pieces in a row, with one blank where the text has any.
  var text: String {
    var text = ""
    for lexeme in self { text += (text.isEmpty || lexeme.isGlued ? "" : " ") + lexeme.text }
    return text
  }

  /// The pieces in a row without blanks.
  var gluedText: String { map { $0.text }.joined() }
}

extension [Lexeme] {
  /// The changes that make of these pieces others, with the pieces that both have left as they are.
  ///
  /// - Complexity: that of both numbers of pieces multiplied.
  func edits(to others: [Lexeme], _ bytes: Span<UInt8>, _ otherBytes: Span<UInt8>) -> [TextEdit] {
    var edits: [TextEdit] = []
    var (end, otherEnd) = (0, 0)
    for (kept, other) in common(with: others) + [(count, others.count)] {
      let start = kept < count ? self[kept].range.lowerBound : bytes.count
      let otherStart = other < others.count ? others[other].range.lowerBound : otherBytes.count
      let (isFirst, isLast) = (end == 0, kept == count)
      var (old, new) = (end..<start, otherEnd..<otherStart)
      if !bytes.trimmed(old).isEmpty || !otherBytes.trimmed(new).isEmpty {
        // The blanks around the text stay, and so do those that both texts have.
        if isFirst { (old, new) = (bytes.trimmed(old, behind: false), otherBytes.trimmed(new, behind: false)) }
        if isLast { (old, new) = (bytes.trimmed(old, before: false), otherBytes.trimmed(new, before: false)) }
        while let blank = bytes.blank(at: old.lowerBound, in: old),
          blank == otherBytes.blank(at: new.lowerBound, in: new)
        {
          (old, new) = (old.lowerBound + 1..<old.upperBound, new.lowerBound + 1..<new.upperBound)
        }
        while let blank = bytes.blank(at: old.upperBound - 1, in: old),
          blank == otherBytes.blank(at: new.upperBound - 1, in: new)
        {
          (old, new) = (old.lowerBound..<old.upperBound - 1, new.lowerBound..<new.upperBound - 1)
        }
        edits.append(TextEdit(range: old, replacement: String(copying: otherBytes, in: new)))
      }
      if kept < count {
        end = self[kept].range.upperBound
        otherEnd = others[other].range.upperBound
      }
    }
    return edits
  }

  /// The places of the pieces of a longest common sequence, in both.
  private func common(with others: [Lexeme]) -> [(Int, Int)] {
    // For every pair of places how many pieces can be kept from there on.
    var lengths = [Int](repeating: 0, count: (count + 1) * (others.count + 1))
    let width = others.count + 1
    for index in indices.reversed() {
      for other in others.indices.reversed() {
        lengths[index * width + other] =
          self[index].text == others[other].text
          ? lengths[(index + 1) * width + other + 1] + 1
          : Swift.max(lengths[(index + 1) * width + other], lengths[index * width + other + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (index, other) = (0, 0)
    while index < count, other < others.count {
      if self[index].text == others[other].text {
        pairs.append((index, other))
        index += 1
        other += 1
      } else if lengths[(index + 1) * width + other] >= lengths[index * width + other + 1] {
        index += 1
      } else {
        other += 1
      }
    }
    return pairs
  }
}

extension Span<UInt8> {
  /// A range without the white space at its ends.
  func trimmed(_ range: Range<Int>, before: Bool = true, behind: Bool = true) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while before, start < end, WhiteSpace.contains(self[start]) { start += 1 }
    while behind, start < end, WhiteSpace.contains(self[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The white space at a place of a range; `nil` if there is none.
  fileprivate func blank(at index: Int, in range: Range<Int>) -> UInt8? {
    range.contains(index) && WhiteSpace.contains(self[index]) ? self[index] : nil
  }
}
