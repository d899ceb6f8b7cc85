import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import Spelling

/// An attribute that UIKit and AppKit have and the documents of most dialects do not mention.
struct PlatformAttribute {
  /// How an attribute of the documents differs from it.
  enum Difference: Equatable {
    /// By the margin, which is to be added if the edge lies before the margin.
    case margin(isAdded: Bool)
    /// The margins on both sides move the center if they are not the same.
    case centerOfMargins
    /// It is about the last line of a text instead of the first.
    case firstLine

    /// Whether a number makes up for it.
    var isOfNumbers: Bool { if case .margin = self { true } else { false } }
  }

  /// The attribute of the documents that is the same under another name.
  var equivalent: String?

  /// The one that comes nearest where none is the same.
  var nearest: (attribute: Attribute, difference: Difference)?

  /// The attribute of that name, in capitals or small letters.
  static func named(_ name: String) -> PlatformAttribute? {
    if let attribute = plainlyNamed(name) { return attribute }
    guard let bareName = bareName(of: name) else { return nil }
    return plainlyNamed(bareName) ?? Attribute(rawValue: bareName).map { PlatformAttribute(equivalent: $0.rawValue) }
  }

  /// The attribute that a setter in Objective-C is named for: `setWidth`.
  static func ofSetter(_ name: String) -> Attribute? {
    name.hasPrefix("set") ? Attribute(anyCase: String(name.dropFirst(3))) : nil
  }

  private static func plainlyNamed(_ name: String) -> PlatformAttribute? {
    switch name.lowercased() {
    case "lastbaseline": PlatformAttribute(equivalent: "baseline")
    case "firstbaseline": PlatformAttribute(nearest: (.baseline, .firstLine))
    case "leftmargin": PlatformAttribute(nearest: (.left, .margin(isAdded: true)))
    case "rightmargin": PlatformAttribute(nearest: (.right, .margin(isAdded: false)))
    case "topmargin": PlatformAttribute(nearest: (.top, .margin(isAdded: true)))
    case "bottommargin": PlatformAttribute(nearest: (.bottom, .margin(isAdded: false)))
    case "leadingmargin": PlatformAttribute(nearest: (.leading, .margin(isAdded: true)))
    case "trailingmargin": PlatformAttribute(nearest: (.trailing, .margin(isAdded: false)))
    case "centerxwithinmargins": PlatformAttribute(nearest: (.centerX, .centerOfMargins))
    case "centerywithinmargins": PlatformAttribute(nearest: (.centerY, .centerOfMargins))
    case "notanattribute": PlatformAttribute()
    default: nil
    }
  }

  /// A name without what constants in Objective-C and anchors in Swift have besides: `NSLayoutAttributeCenterX` and
  /// `centerXAnchor`.
  private static func bareName(of name: String) -> String? {
    let prefix = "NSLayoutAttribute"
    let suffix = "Anchor"
    if name.hasPrefix(prefix) {
      let word = name.dropFirst(prefix.utf8.count)
      return word.prefix(1).lowercased() + word.dropFirst()
    }
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.utf8.count)) : nil
  }
}

/// A priority as UIKit and AppKit have it.
enum PlatformPriority {
  /// The type of priorities in UIKit.
  static let type = "UILayoutPriority"

  /// The number that a text without blanks is for: `.defaultHigh` or `UILayoutPriority(750)`; `nil` if it is for none.
  static func number(writtenAs text: String) -> String? {
    switch text {
    case ".required": return "1000"
    case ".defaultHigh": return "750"
    case ".defaultLow": return "250"
    case ".fittingSizeLevel": return "50"
    default: break
    }
    guard text.hasPrefix(type + "("), text.hasSuffix(")") else { return nil }
    let number = String(text.dropFirst(type.count + 1).dropLast())
    let isNumber = number.utf8.first.map(Digit.contains) == true && ForeignNumber(number).value?.isPriority == true
    return isNumber ? number : nil
  }
}

/// The words and signs of a dialect.
final class DialectVocabulary: Sendable {
  let dialect: Dialect

  /// Whether the text names the items, as the sample shows; where it does not, they are given along with it.
  let writesItems: Bool

  /// The literals anywhere in the grammar of equations.
  let literals: [String]

  /// The attributes that the dialect knows, in the order of the grammar.
  let attributes: [String]

  /// What they mean.
  private let meanings: [Attribute?]

  /// Those of them with a capital, and those without.
  private let capitalized: [String], uncapitalized: [String]

  /// The spellings of the relations that it has, in the order of `Relation.allCases`.
  let relations: [String]

  /// Whether a name may stand for a number.
  let namesNumbers: Bool

  /// Whether a number may be below zero where it stands alone.
  let hasNegativeNumbers: Bool

  /// Whether the name of an item may have dots.
  let hasPaths: Bool

  /// Whether white space may stand around the dot of an attribute.
  let hasSpacedDots: Bool

  /// The vocabulary that follows from the grammar and the parsers of a dialect.
  init(of dialect: Dialect) {
    let writesItems = dialect.writesItems
    let productions = dialect.grammar.productions(without: dialect.lists?.production)
    var literals: [String] = []
    for literal in productions.flatMap({ $0.body.literals }) where !literals.contains(literal) {
      literals.append(literal)
    }
    let attributes = productions.filter { $0.kind == .token }.filter { $0.role == .attribute }.flatMap {
      $0.body.literals
    }

    func canSay(_ operand: Operand, _ number: Double, withDot dot: String = ".") -> Bool {
      let text = dialect.text(of: Equation(Side(operand), .equal, Side(constant: .number(number))))
      return dialect.accepts(text.split(separator: ".").joined(separator: dot))
    }
    let operand: Operand = writesItems ? .attribute(of: "item", .width) : .implied(.width)
    self.dialect = dialect
    self.writesItems = writesItems
    self.literals = literals
    self.attributes = attributes.isEmpty ? literals.filter { Attribute(rawValue: $0) != nil } : attributes
    meanings = self.attributes.map(Attribute.init(anyCase:))
    capitalized = self.attributes.filter { $0.hasCapital }
    uncapitalized = self.attributes.filter { !$0.hasCapital }
    relations = Relation.allCases.compactMap(dialect.notation.relation)
    namesNumbers = dialect.namesNumbers
    hasNegativeNumbers = canSay(operand, -1)
    hasPaths = canSay(.attribute(of: "item.item", .width), 1)
    hasSpacedDots = writesItems && canSay(operand, 1, withDot: " . ")
  }

  /// The attribute that one of its words is for.
  fileprivate func attribute(listed word: String) -> Attribute? {
    attributes.firstIndex(of: word).flatMap { meanings[$0] }
  }

  /// The attributes that it knows: where it knows each with a capital and without, as a word is written.
  func attributes(writtenLike word: String) -> [String] {
    let alike = word.hasCapital ? capitalized : uncapitalized
    return alike.isEmpty || word.isEmpty ? attributes : alike
  }
}

extension String {
  /// Whether it begins with a capital letter of ASCII.
  fileprivate var hasCapital: Bool { utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false }
}

extension Grammar {
  /// The productions that the start rule leads to but through another: a visual format, say, has signs of its own, which mean
  /// nothing in an equation. All of them where nothing else is left.
  fileprivate func productions(without name: String?) -> [Production] {
    var found = [start]
    var next = 0
    while next < found.count {
      for production in found[next].body.productions
      where production.name != name && !found.contains(where: { $0.name == production.name }) {
        found.append(production)
      }
      next += 1
    }
    return found.contains { $0.kind == .token && $0.role != .end } ? found : productions
  }
}

extension Syntax {
  /// The productions that it names, in order.
  fileprivate var productions: [Production] {
    if case .production(let production) = self { return [production] }
    return parts.flatMap { $0.productions }
  }

  /// The literals in it, in order, without those of the productions that it names.
  fileprivate var literals: [String] {
    if case .literal(let text, _, _) = self { return [text] }
    return parts.flatMap { $0.literals }
  }
}

extension DialectVocabulary {
  /// The attribute that a word is for, in whatever capitals the dialect allows; `nil` if it is for none.
  func attribute(spelled word: String) -> Attribute? {
    if let attribute = attribute(listed: word) { return attribute }
    guard let attribute = Attribute(anyCase: word) else { return nil }
    var notation = dialect.notation
    notation.attribute = { _ in word }
    let operand: Operand = writesItems ? .attribute(of: "item", attribute) : .implied(attribute)
    let equation = Equation(Side(operand), .equal, Side(constant: .number(1)))
    return dialect.equation(in: Printer(notation: notation).text(of: equation)) != nil ? attribute : nil
  }
}

extension DialectVocabulary {
  /// Its word for an attribute: where it has one with a capital and one without, as a word is written.
  func attribute(anyCase name: String, writtenLike word: String) -> String? {
    attributes(writtenLike: word).first { $0.isSame(inAnyCase: name) }
  }

  /// Its words for an attribute that one may be meant for which is written in other capitals, as UIKit has it, or misspelt:
  /// the likeliest first, several where there is no telling.
  func attributes(meantBy word: String) -> [String] {
    if attribute(spelled: word) != nil { return [word] }
    let names =
      PlatformAttribute.ofSetter(word).map { [$0.rawValue] } ?? PlatformAttribute.named(word)?.equivalent.map { [$0] }
      ?? FrameWord.named(word)?.alternatives.map { $0.rawValue }
      ?? [word]
    let known = names.compactMap { attribute(anyCase: $0, writtenLike: word) }
    return known.isEmpty ? nearestSpellings(to: word, among: attributes(writtenLike: word)) : known
  }
}
