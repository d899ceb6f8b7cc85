import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import GrammarRepair

// Where a habit stands in a visual format.
extension Habit.Match {
  var scalar: Unicode.Scalar? { pieces[0].unicodeScalars.first }

  /// A word with letters outside ASCII, written with the letters of ASCII that they stand for or look like; `nil` for
  /// any other text.
  var asciiLetters: String? {
    var word = ""
    for scalar in pieces[0].unicodeScalars {
      guard let letters = scalar.isASCII ? String(scalar) : Lookalike.letters(for: scalar) else { return nil }
      word += letters
    }
    return word != pieces[0] && word.utf8.allSatisfy(WordPart.contains) ? word : nil
  }

  /// The attribute that a size is of: `height` in a vertical format, otherwise `width`.
  var size: String { before.first.map { $0 | 0x20 } == UInt8(ascii: "v") ? "height" : "width" }

  /// Whether the side of the superview stands before it that ends the format.
  var isClosed: Bool { before.last == UInt8(ascii: "|") && before.contains("]") }

  /// Whether anything that can be a view stands before it.
  var hasView: Bool {
    let rest = before.dropFirst(before.dropFirst().first == UInt8(ascii: ":") ? 2 : 0)
    return rest.contains { $0 == UInt8(ascii: "[") || WordStart.contains($0) }
  }

  /// Whether it stands in the brackets of a view, directly behind the name.
  var isInView: Bool {
    let rest = before.reversed().drop { WordPart.contains($0) }
    return before.last.isWordPart && rest.first == UInt8(ascii: "[")
  }

  /// The orientation that the first piece is a word for, `H` or `V`; `nil` for none.
  var orientation: String? { pieces[0].orientation }

  /// Whether the first piece is a word or a letter for the superview.
  var isSuperview: Bool { ["superview", "super", "parent", "self", "I", "l"].contains(pieces[0]) }

  /// Whether `self`, which is a view, stands before it.
  var isBehindSelf: Bool { before.suffix(4).elementsEqual("self".utf8) }

  /// The relation of a size and its value, in parentheses and without white space; `nil` if it has no relation.
  var sizeInParentheses: String? {
    let parts = pieces.drop { $0.utf8.allSatisfy(WhiteSpace.contains) }
    guard let sign = parts.first, let size = parts.dropFirst().first else { return nil }
    let rest = String(decoding: size.utf8.filter { !WhiteSpace.contains($0) }, as: UTF8.self)
    return ForeignRelation.meaning(of: sign)?.relation.map { "(" + $0.rawValue + rest + ")" }
  }

  /// Whether a parenthesis is open before it.
  var isInParentheses: Bool { before.last { "()[]".utf8.contains($0) } == UInt8(ascii: "(") }

  /// Whether the last parenthesis before it opens behind a name, so that it is the size of a view.
  var isInSizeOfView: Bool {
    guard let open = before.lastIndex(of: UInt8(ascii: "(")) else { return false }
    return before[..<open].last.isWordPart
  }

  /// Whether the parenthesis that ends with it has one predicate, without a priority.
  var isOnePredicate: Bool {
    guard let open = before.lastIndex(of: UInt8(ascii: "(")) else { return false }
    return before[open...].allSatisfy { !",@".utf8.contains($0) }
  }

  /// Whether it stands in parentheses with several predicates.
  var isOneOfSeveral: Bool {
    guard let open = before.lastIndex(of: UInt8(ascii: "(")) else { return false }
    return (before[open...] + behind.prefix { $0 != UInt8(ascii: ")") }).contains(",")
  }

  /// Whether the word behind it is an attribute, and the last word of a name.
  var isAttribute: Bool {
    let word = behind.prefix { WordPart.contains($0) }
    return behind.dropFirst(word.count).first != UInt8(ascii: ".")
      && Attribute(anyCase: String(decoding: word, as: UTF8.self)) != nil
  }
}

extension UInt8? {
  var isWordPart: Bool { map(WordPart.contains) ?? false }

  var isViewStart: Bool { map { "[|".utf8.contains($0) } ?? false }
}

extension Collection<UInt8> {
  func contains(_ scalar: Unicode.Scalar) -> Bool { contains { Unicode.Scalar($0) == scalar } }

  /// Whether it begins with a word that one of some signs follows.
  func isWord(before signs: String) -> Bool {
    let word = prefix { WordPart.contains($0) }
    return !word.isEmpty && dropFirst(word.count).first.map { signs.utf8.contains($0) } ?? false
  }
}

extension String {
  /// The orientation of a visual format that a word is for: `horizontal`, `vertical` or the beginning of one of them.
  var orientation: String? {
    let word = lowercased()
    return isEmpty ? nil : "horizontal".hasPrefix(word) ? "H" : "vertical".hasPrefix(word) ? "V" : nil
  }
}
