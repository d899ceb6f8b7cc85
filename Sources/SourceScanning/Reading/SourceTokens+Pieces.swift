import ConstraintLayout
import GrammarCombinators

/// What single tokens are, and what stands between them.
extension SourceTokens {
  /// The sign that a token is; `nil` for another token, and beyond the ends.
  func mark(at index: Int) -> Unicode.Scalar? {
    guard all.indices.contains(index), all[index].kind == .mark else { return nil }
    return Unicode.Scalar(bytes[all[index].range.lowerBound])
  }

  func isMark(_ signs: String, at index: Int) -> Bool { mark(at: index).map(signs.unicodeScalars.contains) ?? false }

  /// The word that a token is, in backticks where it would be a keyword; `nil` for another token, and beyond the ends.
  func word(at index: Int) -> String? {
    guard all.indices.contains(index), all[index].kind == .word else { return nil }
    let range = all[index].range
    guard bytes[range.lowerBound] == UInt8(ascii: "`") else { return text(of: range) }
    let name = text(of: range.lowerBound + 1..<range.upperBound - 1)
    return name.isKeywordOfSwift ? "`\(name)`" : name
  }

  /// Whether brackets open at a token and close as the last of a range.
  func encloses(_ index: Int, _ range: Range<Int>) -> Bool {
    range.contains(index) && partners[index] > index && partners[index] == range.upperBound - 1
  }

  /// The innermost bracket around a token, if it is the one that is asked for.
  func opening(_ bracket: Unicode.Scalar, around index: Int) -> Int? {
    mark(at: openings[index]) == bracket ? openings[index] : nil
  }

  /// The token before parentheses that end at a token; the token itself where none do.
  func beforeParentheses(endingAt index: Int) -> Int { mark(at: index) == ")" ? partners[index] - 1 : index }

  func isNil(_ tokens: Range<Int>) -> Bool {
    guard tokens.count == 1, let first = tokens.first else { return false }
    return ["nil", "NULL"].contains(word(at: first)) || language == .objectiveC && text(of: all[first].range) == "0"
  }

  /// The name that is all of an expression, or a property of `self`.
  func name(in tokens: Range<Int>) -> String? {
    guard let first = tokens.first, !isNil(tokens) else { return nil }
    if tokens.count == 1 { return word(at: first) }
    return tokens.count == 3 && word(at: first) == "self" && mark(at: first + 1) == "." ? word(at: first + 2) : nil
  }

  /// The bytes between a token and the one before it.
  func gap(before index: Int) -> Range<Int> {
    (index == 0 ? 0 : all[index - 1].range.upperBound)..<all[index].range.lowerBound
  }

  func isJoined(_ index: Int) -> Bool { index > 0 && index < all.count && gap(before: index).isEmpty }

  func hasLineFeed(before index: Int) -> Bool { index == 0 || bytes[gap(before: index)].contains(10) }

  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 10 { start -= 1 }
    return start
  }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func isString(at index: Int) -> Bool { all.indices.contains(index) && all[index].kind == .string }

  /// The tokens of a range in order, but for what brackets among them hold.
  func outline(of range: Range<Int>) -> UnfoldSequence<Int, Int> {
    sequence(state: range.lowerBound) { place in
      guard place < range.upperBound else { return nil }
      self.steps += 1
      defer { place = max(place, min(self.partners[place], range.upperBound)) + 1 }
      return place
    }
  }

  /// Whether a comma stands between the angle brackets of a type of Swift, as in `Dictionary<String, UIView>()`, of which no more
  /// than this is read.
  func isBetweenTypes(_ index: Int) -> Bool {
    guard mark(at: index) == ",", language == .swift else { return false }
    var closed = 0
    for place in head(before: index, behind: max(-1, index - 20)) {
      guard word(at: place) != nil || isMark("<>,.:?!&])", at: place) else { return false }
      if mark(at: place) == ">" { closed += 1 }
      guard mark(at: place) == "<" else { continue }
      closed -= 1
      // A sign of comparison has blanks on both sides.
      if closed < 0 {
        return (isJoined(place) || isJoined(place + 1)) && word(at: place - 1)?.first?.isUppercase == true
      }
    }
    return false
  }

  /// The pieces of a range of tokens between signs at its own level.
  func pieces(of range: Range<Int>, between sign: Unicode.Scalar) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    for index in outline(of: range) where mark(at: index) == sign && !isBetweenTypes(index) {
      pieces.append(start..<index)
      start = index + 1
    }
    if start < range.upperBound || !pieces.isEmpty { pieces.append(start..<range.upperBound) }
    return pieces.filter { !$0.isEmpty }
  }
}
