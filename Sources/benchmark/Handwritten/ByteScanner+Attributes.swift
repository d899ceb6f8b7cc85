import ConstraintGrammar
import GrammarCombinators

extension ByteScanner {
  /// One of the eleven attributes that all dialects have.
  @inline(__always)
  mutating func listedAttribute() -> Attribute? { word().flatMap(listedAttribute) }

  @inline(__always)
  func listedAttribute(_ word: SourceRange) -> Attribute? {
    switch word.count {
    case 3: matches("top", word) ? .top : nil
    case 4: matches("left", word) ? .left : nil
    case 5: matches("width", word) ? .width : matches("right", word) ? .right : nil
    case 6: matches("height", word) ? .height : matches("bottom", word) ? .bottom : nil
    case 7:
      matches("leading", word)
        ? .leading : matches("centerX", word) ? .centerX : matches("centerY", word) ? .centerY : nil
    case 8: matches("trailing", word) ? .trailing : matches("baseline", word) ? .baseline : nil
    default: nil
    }
  }

  /// One of the eleven attributes, in capitals and small letters alike.
  @inline(__always)
  mutating func anyCaseAttribute() -> Attribute? {
    guard let word = word() else { return nil }
    switch word.count {
    case 3: return folds("top", word) ? .top : nil
    case 4: return folds("left", word) ? .left : nil
    case 5: return folds("width", word) ? .width : folds("right", word) ? .right : nil
    case 6: return folds("height", word) ? .height : folds("bottom", word) ? .bottom : nil
    case 7:
      return folds("leading", word)
        ? .leading : folds("centerx", word) ? .centerX : folds("centery", word) ? .centerY : nil
    case 8: return folds("trailing", word) ? .trailing : folds("baseline", word) ? .baseline : nil
    default: return nil
    }
  }

  /// Any attribute of UIKit, its first letter small or a capital.
  @inline(__always)
  mutating func layoutAttribute() -> Attribute? {
    guard let word = word(), word.count > 0 else { return nil }
    let first = self[word.lowerBound] | 0x20
    func matches(_ start: Unicode.Scalar, _ rest: StaticString) -> Bool {
      first == UInt8(ascii: start) && self.matches(rest, word, from: 1)
    }
    switch word.count {
    case 3: return matches("t", "op") ? .top : nil
    case 4: return matches("l", "eft") ? .left : nil
    case 5: return matches("w", "idth") ? .width : matches("r", "ight") ? .right : nil
    case 6: return matches("h", "eight") ? .height : matches("b", "ottom") ? .bottom : nil
    case 7:
      return matches("l", "eading")
        ? .leading : matches("c", "enterX") ? .centerX : matches("c", "enterY") ? .centerY : nil
    case 8: return matches("t", "railing") ? .trailing : matches("b", "aseline") ? .baseline : nil
    case 9: return matches("t", "opMargin") ? .topMargin : nil
    case 10: return matches("l", "eftMargin") ? .leftMargin : nil
    case 11: return matches("r", "ightMargin") ? .rightMargin : nil
    case 12: return matches("l", "astBaseline") ? .lastBaseline : matches("b", "ottomMargin") ? .bottomMargin : nil
    case 13: return matches("f", "irstBaseline") ? .firstBaseline : matches("l", "eadingMargin") ? .leadingMargin : nil
    case 14: return matches("t", "railingMargin") ? .trailingMargin : nil
    case 20:
      return matches("c", "enterXWithinMargins")
        ? .centerXWithinMargins : matches("c", "enterYWithinMargins") ? .centerYWithinMargins : nil
    default: return nil
    }
  }

  /// Whether a word, from one of its bytes on, is a literal that is as long.
  @inline(__always)
  private func matches(_ text: StaticString, _ word: SourceRange, from start: Int = 0) -> Bool {
    for index in start..<word.count {
      // The literal is as long as the rest of the word.
      guard unsafe text.utf8Start[index &- start] == self[word.lowerBound &+ index] else { return false }
    }
    return true
  }

  @inline(__always)
  private func folds(_ text: StaticString, _ word: SourceRange) -> Bool {
    for index in 0..<word.count {
      // The literal is as long as the word; no other byte of a word becomes a letter by this.
      guard unsafe text.utf8Start[index] == self[word.lowerBound &+ index] | 0x20 else { return false }
    }
    return true
  }
}
