import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import GrammarRepair

// Where a habit stands in a visual format.
extension Habit.Match {
  var scalar: Unicode.Scalar? { pieces[0].unicodeScalars.first }

  /// A word with other letters, in those of ASCII that stand for them or look like them; `nil` for any other text.
  var asciiLetters: String? {
    var word = ""
    for scalar in pieces[0].unicodeScalars {
      guard let letters = scalar.isASCII ? String(scalar) : Lookalike.letters(for: scalar) else { return nil }
      word += letters
    }
    return word != pieces[0] && word.utf8.allSatisfy(WordPart.contains) ? word : nil
  }

  /// The attribute that a size is of.
  var size: String { before.first.map { $0 | 0x20 } == UInt8(ascii: "v") ? "height" : "width" }

  /// Whether the side of the superview that ends a text stands before it.
  var isClosed: Bool { before.last == UInt8(ascii: "|") && before.contains("]") }

  /// Whether anything that can be a view stands before it.
  var hasView: Bool {
    let rest = before.dropFirst(before.dropFirst().first == UInt8(ascii: ":") ? 2 : 0)
    return rest.contains { $0 == UInt8(ascii: "[") || WordStart.contains($0) }
  }

  /// Whether the name of a view stands before it, and its bracket.
  var isInView: Bool {
    let rest = before.reversed().drop { WordPart.contains($0) }
    return before.last.isWordPart && rest.first == UInt8(ascii: "[")
  }

  /// The orientation that a word is for: `horizontal` or the beginning of it.
  var orientation: String? { pieces[0].orientation }

  /// Whether it is a word or a letter for the superview.
  var isSuperview: Bool { ["superview", "super", "parent", "self", "I", "l"].contains(pieces[0]) }

  /// Whether the view that `self` is stands before it.
  var isBehindSelf: Bool { before.suffix(4).elementsEqual("self".utf8) }

  /// The relation of a size, and what it is to, without white space, in parentheses; `nil` where it has none.
  var sizeInParentheses: String? {
    let parts = pieces.drop { $0.utf8.allSatisfy(WhiteSpace.contains) }
    guard let sign = parts.first, let size = parts.dropFirst().first else { return nil }
    let rest = String(decoding: size.utf8.filter { !WhiteSpace.contains($0) }, as: UTF8.self)
    return ForeignRelation.meaning(of: sign)?.relation.map { "(" + $0.rawValue + rest + ")" }
  }

  /// Whether a parenthesis is open before it.
  var isInParentheses: Bool { before.last { "()[]".utf8.contains($0) } == UInt8(ascii: "(") }

  /// Whether a parenthesis is open before it that is the size of a view.
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

  /// Whether what stands behind it is an attribute and the end of a name.
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

  /// Whether it begins with a word and one of some signs.
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
