import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import GrammarRepair

// What people write in visual formats, or take from other languages: what is wrong first, then what to do, then the forms.
extension [Habit] {
  static let visualFormat: [Habit] =
    .slips + ofWholeTexts + ofViews + ofConnections + ofPredicates + ofNumbers + ofPriorities + ofOtherLanguages

  /// The text as a whole, and its beginning.
  private static let ofWholeTexts: [Habit] = [
    Habit(
      "a visual format has no white space anywhere", "leave it out: Auto Layout raises an exception on it",
      [Form("SPACE", to: "", cost: 5) { !($0.before.last.isWordPart && $0.behind.first.isWordPart) }]),
    Habit(
      "a visual format has no white space anywhere", "a name is one word of ASCII letters, digits and '_'",
      [
        Form(behind: "[", "NAME SPACE WORD SPACE WORD", before: "] (", to: "{1}_{3}_{5}"),
        Form(behind: "[", "NAME SPACE WORD", before: "] ( SPACE", to: "{1}_{3}"),
        Form("WORD SPACE WORD", readAs: "{1}"),
      ]),
    Habit(
      "the quotation marks of the source belong to no visual format", "leave them out", isPaired: true,
      [
        Form("@ \"", to: "", cost: 5), Form("\"", to: "", cost: 8),
        Form("\" ;", before: "$", to: "", cost: 5), Form("\" ,", before: "$", to: "", cost: 5),
        Form("\" ) ;", before: "$", to: "", cost: 5),
      ]),
    Habit(
      "a visual format has no comments: the extended one of autolayout.js has", "leave it out",
      [Form("// REST", to: ""), Form("/* REST", to: ""), Form("SPACE // REST", to: ""), Form("SPACE /* REST", to: "")]),
    Habit(
      "a visual format has no identifier", "leave it out, and set it on the constraints that this makes",
      [Form("# REST", to: ""), Form("SPACE # REST", to: "")]),
    Habit(
      nil, "write '{new}' in its place",
      [Form("FOREIGN", cost: 8) { $0.scalar.flatMap(Lookalike.meant).map { String($0) } }]),
    Habit(
      nil, "a name is made of ASCII letters: write '{new}'",
      [
        Form(behind: "[", "INSIDE", before: "] (", cost: 8) { $0.asciiLetters },
        Form(behind: "- ( , @ RELATION", "INSIDE", before: "- ) , @", cost: 8) { $0.asciiLetters },
      ]),
    Habit(
      "the orientation is 'H' or 'V'", "write '{new}:'",
      [
        Form(behind: "^", "NAME", before: ":", cost: 5) { match in
          switch match.pieces[0].utf8.first {
          case UInt8(ascii: "h"): "H"
          case UInt8(ascii: "v"): "V"
          default: nil
          }
        }
      ]),
    Habit(
      "the ':' behind the orientation is missing", "write 'H:' or 'V:'",
      [
        Form(behind: "^", "H", before: "| [ -", to: "{1}:"), Form(behind: "^", "V", before: "| [ -", to: "{1}:"),
        Form(behind: "^", "H -", before: "|", to: "{1}:"), Form(behind: "^", "V -", before: "|", to: "{1}:"),
        Form(behind: "^", "H -", before: "[ ( WORD", to: "{1}:|{2}", cost: 12),
        Form(behind: "^", "V -", before: "[ ( WORD", to: "{1}:|{2}", cost: 12),
      ]),
    Habit(
      "the orientation is 'H' or 'V'", "write 'H:' or 'V:', or nothing for 'H:'",
      [Form(behind: "^", "NAME", before: ":", readAs: "H", cost: 15)]),
    Habit(
      "a visual format has one orientation", "write a text of its own for each of both",
      [Form(behind: ":", "NAME :", readAs: "")]),
    Habit(
      "the orientation is 'H' or 'V'", "write 'H:' or 'V:', or nothing for 'H:'",
      [Form(behind: "^", ":", readAs: "")]),
    Habit(
      "there is no view here", "a view is a name in brackets, such as '|-[label]-|'",
      [
        Form("", before: "$ |", readAs: "[_]", cost: 15) { !$0.hasView },
        Form("|", before: "$", readAs: "", cost: 15) { $0.before.elementsEqual("|".utf8) },
      ]),
    Habit(
      "nothing stands behind the last '|'", "leave out what follows",
      [Form(behind: "|", "REST", to: "") { $0.isClosed && !$0.pieces[0].contains("[") }]),
    Habit(
      "nothing stands behind the last '|'", "a text ends here: write what follows in a text of its own",
      [Form(behind: "|", "REST", readAs: "") { $0.isClosed && $0.pieces[0].contains("[") }]),
  ]

  /// Views, by whatever brackets.
  private static let ofViews: [Habit] = [
    Habit(
      "a view has one pair of brackets", "leave this one out",
      [Form(behind: "[", "[", to: ""), Form(behind: "]", "]", to: "")]),
    Habit(
      "a view stands in brackets", "write '[' and ']' around its name",
      [
        Form(behind: "^ - | :", "NAME", before: "$ - | [", to: "[{1}]", cost: 26),
        Form(behind: "^ - | :", "NAME ]", to: "[{1}]", cost: 12), Form(behind: "^ - | : ]", "NAME [ ]", to: "[{1}]"),
      ]),
    Habit(
      "a view stands in brackets: '[' and ']'", "write '[' and ']' in their place",
      [
        Form(behind: "^ - | :", "( NAME )", to: "[{2}]", cost: 26),
        Form(behind: "^ - | :", "{ NAME }", to: "[{2}]"),
      ]),
    Habit(
      nil, "the name of a view is made of ASCII letters, digits and '_', and does not begin with a digit",
      [
        Form(behind: "[", "NUMBER", before: "] (") { $0.pieces[0].utf8.allSatisfy(Digit.contains) ? nil : "_{1}" },
        Form(behind: "[", "NUMBER", before: "] (", readAs: "_", cost: 15),
        Form(behind: "[", "", before: "] (", readAs: "_", cost: 15),
        Form(behind: "[", "ANY", readAs: "_", cost: 40),
      ]),
    Habit(
      "a name contains no '-'", "give the view another name, such as one with '_'",
      [Form(behind: "[", "NAME - WORD", before: "] (", to: "{1}_{3}")]),
    Habit(
      "the name of a view has no '.': it is a key of the dictionary of views", "write the key alone, as in '[label]'",
      [
        Form(behind: "[ .", "NAME .", to: "") { match in match.behind.isWord(before: "](.") && !match.isAttribute },
        Form(". NAME", before: "] (", to: "") { $0.isInView && Attribute(anyCase: $0.pieces[1]) != nil },
      ]),
    Habit(
      "a size stands in parentheses", "write '(' and ')' around it, as in '[label(>=50)]'",
      [
        Form(behind: "[", "NAME SPACE NUMBER", before: "]", to: "{1}({3})", cost: 8),
        Form("= INSIDE", before: "]", to: "(=={2})") { $0.isInView },
        Form("RELATION INSIDE", before: "]", to: "({1}{2})", cost: 12) { $0.isInView },
      ]),
    Habit(
      "a size stands within the brackets of its view", "write it there, as in '[label(50)]'",
      [
        Form("] GROUP", before: "$ - ]", to: "{2}]"),
        Form(behind: "]", "GROUP", before: "|", readAs: ""),
      ]),
  ]

  /// The connections between views.
  private static let ofConnections: [Habit] = [
    Habit(
      "the connection has no '-' at its end", "a distance stands between two '-', as in '-8-'",
      [
        Form("", before: "[ |", to: "-") { match in
          match.before.last.isWordPart && !match.isInView || match.before.last == UInt8(ascii: ")")
        },
        Form(behind: "] |", "NUMBER", before: "[ |", to: "-{1}-") { !$0.isClosed },
        Form(behind: "]", "NUMBER", before: "-", to: "-{1}"), Form(behind: "]", "GROUP", before: "[", to: "-{1}-"),
      ]),
    Habit(
      "there is no distance between both '-'", "leave one out, or write a number between them", isGuess: true,
      [Form(behind: "-", "-", before: "[ |", to: "")]),
    Habit(
      "the connection has nothing to begin at",
      "write '|' before it for the side of the superview, or leave it out", isGuess: true,
      [Form(behind: "^ :", "", before: "-", to: "|")]),
    Habit(
      "the connection leads nowhere", "write '|' behind it for the side of the superview, or leave it out",
      isGuess: true,
      [
        Form(behind: "-", "", before: "$", to: "|"), Form(behind: "-", "NUMBER", before: "$", to: "{1}-|"),
      ]),
    Habit(
      "a negative distance stands in parentheses", "write '-8-', or '-(-8)-' if it is to be negative",
      [Form(behind: "-", "- NUMBER", before: "- [ |", to: "({1}{2})")]),
    Habit(
      "a metric can't have a sign", "give the number itself a minus sign, or another metric",
      [Form(behind: "- (", "- NAME", readAs: "{2}")]),
    Habit(
      nil, "a number is one such as '8', '8.5', '1e2' or '0x10'",
      [
        Form(behind: "-", "NUMBER , NUMBER", before: "-") { $0.pieces[2].utf8.count == 3 ? "{1}{3}" : "{1}.{3}" }
      ]),
    Habit(
      "several predicates stand in parentheses", "write '-(>=8,<=20)-'",
      [
        Form(behind: "-", "INSIDE , INSIDE", before: "-", to: "({1},{3})", cost: 15) { match in
          match.pieces.joined().utf8.contains { "<=>".utf8.contains($0) }
        }
      ]),
    Habit(
      "a parenthesis is open", "close it with a ')' here",
      [Form("", before: "-", to: ")", cost: 15) { $0.isInParentheses && $0.behind.dropFirst().first.isViewStart }]),
    Habit(
      "there is nothing in the parentheses", "leave them out", isGuess: true,
      [Form(behind: "-", "( ) -", to: ""), Form("( )", to: "", cost: 12)]),
  ]

  /// Sizes and distances.
  private static let ofPredicates: [Habit] = [
    Habit(
      "the predicates stand in one pair of parentheses", "write ',' between them",
      [Form(") (", to: ",")]),
    Habit(
      "there is no predicate beside the ','", "leave the ',' out", isGuess: true,
      [Form(",", before: ") ,", to: ""), Form(behind: "(", ",", to: "")]),
    Habit(
      "a range is two predicates", "write '{new}'",
      [
        Form(behind: "( ,", "NUMBER ... NUMBER", to: ">={1},<={3}"),
        Form(behind: "( ,", "NUMBER .. NUMBER", to: ">={1},<={3}"),
      ]),
    Habit(
      "a size has no attribute here",
      "write the name of the view alone: what is meant follows from the orientation",
      [Form(". NAME", before: ") , @", to: "") { $0.pieces[1] == $0.size && $0.isInSizeOfView }]),
    Habit(
      "nothing stands before a relation here", "begin with the relation, as in '[label(>=20,<=100)]'",
      [
        Form(behind: "(", "NAME", before: "RELATION", to: "") { $0.pieces[0] == $0.size },
        Form(behind: "( ,", "WORD RELATION WORD", readAs: "{2}{3}", cost: 15),
        Form(behind: "( ,", "WORD RELATION", before: ") ,", readAs: "{1}", cost: 15),
      ]),
    Habit(
      "a constraint always allows the sides to be equal", "write '{new}'",
      [Form("<", to: "<="), Form(">", before: "WORD - +", to: ">=")]),
    Habit(
      "a relation is '==', '>=' or '<='", "write '{new}'",
      [
        Form("RELATION") { match in
          if case .relation(let relation)? = ForeignRelation.meaning(of: match.pieces[0]) {
            relation.rawValue
          } else {
            nil
          }
        },
        Form("FOREIGN") { match in
          if case .relation(let relation)? = ForeignRelation.meaning(of: match.pieces[0]) {
            relation.rawValue
          } else {
            nil
          }
        },
      ]),
  ]

  private static let ofNumbers: [Habit] = [
    Habit(
      "a number stands alone here", "write '{new}'",
      ["CGFloat", "Double", "Float", "Int"].map { Form("\($0) ( NUMBER )", to: "{3}") }),
    Habit("a number begins with a digit", "write a '0' before the point", [Form(". NUMBER", to: "0.{2}")]),
    Habit(
      "a number has no separators", "write '{new}'",
      [
        Form("NUMBER") { match in
          let digits = match.pieces[0].filter { $0 != "_" }
          return digits != match.pieces[0] && digits.utf8.allSatisfy { Digit.contains($0) || $0 == UInt8(ascii: ".") }
            ? digits : nil
        }
      ]),
    Habit(
      "a number has no unit here", "leave the unit out: all numbers are points",
      [
        Form("NUMBER") { match in
          let number = match.pieces[0].prefix { $0 == "." || $0.isASCII && $0.isNumber }
          let unit = String(match.pieces[0].dropFirst(number.count))
          return ForeignNumber.units.contains(unit) || unit == "f" ? String(number) : nil
        }
      ]),
    Habit("a number has no plus sign", "leave it out", [Form(behind: "- ( , RELATION", "+", to: "")]),
    Habit(
      nil, "a number is one such as '8', '8.5', '1e2' or '0x10'",
      [
        Form("NUMBER", readAs: "1", cost: 20) { !ForeignNumber($0.pieces[0]).isStandard },
        Form(behind: "RELATION", "NUMBER ... NUMBER", readAs: "{1}"),
      ]),
  ]

  private static let ofPriorities: [Habit] = [
    Habit(
      "a priority is more than 0 and at most 1000", "1000 requires what it stands behind",
      [
        Form(behind: "@", "- NUMBER", to: "{2}", cost: 5),
        Form(behind: "@", "NUMBER", cost: 5) { match in
          guard let value = ForeignNumber(match.pieces[0]).value, !(value > 0 && value <= 1000) else { return nil }
          return value > 0 ? "1000" : "1"
        },
        Form(behind: "@", "- NAME", to: "{2}", cost: 5),
      ]),
    Habit(
      "a priority stands behind its number", "write it within the parentheses, as in '[label(50@700)]'",
      [
        Form(") @ WORD", to: "@{3})") { $0.isOnePredicate }, Form(") ] @ WORD", to: "@{4})]") { $0.isOnePredicate },
        Form(behind: ") ]", "@ WORD", readAs: "", cost: 15),
      ]),
    Habit(
      "another sign stands before a priority here", "write '@'", [Form(behind: "WORD", "~", before: "WORD", to: "@")]),
    Habit(
      "a priority is a number or a name alone", "write '{new}'",
      [Form(behind: "@", ". NAME") { PlatformPriority.number(writtenAs: "." + $0.pieces[1]) }]),
    Habit(
      "there is no priority behind the '@'",
      "leave it out, which requires the constraint, or write a number: more than 0 and at most 1000", isGuess: true,
      [Form("@", before: ") ,", to: "")]),
  ]

  private static let ofOtherLanguages: [Habit] = [
    Habit(
      nil, "",
      [
        Form(behind: "] |", "RELATION", readAs: "-"), Form(behind: "WORD", "@ WORD", readAs: "", cost: 15),
        Form("@", readAs: "", cost: 20),
      ]),
    Habit(
      "a value is put in here when the program runs",
      "write its name, and give the number along with the text, in the dictionary of metrics",
      [
        Form("% @", readAs: "_"), Form("% d", readAs: "_"), Form("% f", readAs: "_"), Form("\\ GROUP", readAs: "_"),
      ]),
    Habit(
      "a visual format has no percentages: the extended one of autolayout.js has",
      "state the size as an equation, such as 'a.width = b.width * 0.5' in compact-constraint",
      [Form("%", readAs: "")]),
    Habit(
      "a visual format has no arithmetic: the extended one of autolayout.js has, and GTK's",
      "compute a metric, or state it as an equation, such as 'a.width = b.width * 0.5 + 10' in compact-constraint",
      [
        Form(behind: "WORD )", "* WORD", readAs: ""), Form(behind: "SPACE", "* SPACE WORD", readAs: ""),
        Form(behind: "WORD )", "/ WORD", readAs: ""), Form(behind: "SPACE", "/ SPACE WORD", readAs: ""),
        Form(behind: "WORD )", "+ WORD", readAs: ""), Form(behind: "SPACE", "+ SPACE WORD", readAs: ""),
        Form(behind: "WORD )", "- WORD", readAs: "") { $0.isInParentheses },
      ]),
    Habit(
      "Auto Layout does not read this: it is of the extended visual format of autolayout.js, or of GTK's",
      "a visual format is views in brackets with distances between them, such as '|-[label(>=50)]-8-[field]-|'",
      [
        Form(behind: "^", "HV", before: ":", readAs: "H"), Form(behind: "^", "Z", before: ":", readAs: "H"),
        Form(behind: "^", "C : REST", readAs: "[_]"), Form(behind: "[", "NAME , NAME", readAs: "{1}"),
        Form(behind: "[", "NAME .. NUMBER", readAs: "{1}"), Form(behind: "[", "NAME : [", readAs: ""),
        Form("~", readAs: "-", cost: 15), Form(behind: "-", ">", readAs: ""), Form(". NAME", readAs: "", cost: 15),
        Form(behind: "] |", ",", readAs: "", cost: 15), Form("/", readAs: "", cost: 15),
      ]),
  ]
}

private typealias Form = Habit.Form

extension Habit.Match {
  fileprivate var scalar: Unicode.Scalar? { pieces[0].unicodeScalars.first }

  /// A word with other letters, in those of ASCII that stand for them or look like them; `nil` for any other text.
  fileprivate var asciiLetters: String? {
    var word = ""
    for scalar in pieces[0].unicodeScalars {
      guard let letters = scalar.isASCII ? String(scalar) : Lookalike.letters(for: scalar) else { return nil }
      word += letters
    }
    return word != pieces[0] && word.utf8.allSatisfy(WordPart.contains) ? word : nil
  }

  /// The attribute that a size is of.
  fileprivate var size: String { before.first.map { $0 | 0x20 } == UInt8(ascii: "v") ? "height" : "width" }

  /// Whether the side of the superview that ends a text stands before it.
  fileprivate var isClosed: Bool { before.last == UInt8(ascii: "|") && before.contains("]") }

  /// Whether anything that can be a view stands before it.
  fileprivate var hasView: Bool {
    let rest = before.dropFirst(before.dropFirst().first == UInt8(ascii: ":") ? 2 : 0)
    return rest.contains { $0 == UInt8(ascii: "[") || WordStart.contains($0) }
  }

  /// Whether the name of a view stands before it, and its bracket.
  fileprivate var isInView: Bool {
    let rest = before.reversed().drop { WordPart.contains($0) }
    return before.last.isWordPart && rest.first == UInt8(ascii: "[")
  }

  /// Whether a parenthesis is open before it.
  fileprivate var isInParentheses: Bool { before.last { "()[]".utf8.contains($0) } == UInt8(ascii: "(") }

  /// Whether a parenthesis is open before it that is the size of a view.
  fileprivate var isInSizeOfView: Bool {
    guard let open = before.lastIndex(of: UInt8(ascii: "(")) else { return false }
    return before[..<open].last.isWordPart
  }

  /// Whether the parenthesis that ends with it has one predicate, without a priority.
  fileprivate var isOnePredicate: Bool {
    guard let open = before.lastIndex(of: UInt8(ascii: "(")) else { return false }
    return before[open...].allSatisfy { !",@".utf8.contains($0) }
  }

  /// Whether what stands behind it is an attribute and the end of a name.
  fileprivate var isAttribute: Bool {
    let word = behind.prefix { WordPart.contains($0) }
    return behind.dropFirst(word.count).first != UInt8(ascii: ".")
      && Attribute(anyCase: String(decoding: word, as: UTF8.self)) != nil
  }
}

extension ForeignNumber {
  /// Whether Foundation reads it as a number.
  fileprivate var isStandard: Bool {
    peculiarity == nil || peculiarity == .exponent || peculiarity == .radix && value != nil
  }
}

extension UInt8? {
  fileprivate var isWordPart: Bool { map(WordPart.contains) ?? false }

  fileprivate var isViewStart: Bool { map { "[|".utf8.contains($0) } ?? false }
}

extension Collection<UInt8> {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { contains { Unicode.Scalar($0) == scalar } }

  /// Whether it begins with a word and one of some signs.
  fileprivate func isWord(before signs: String) -> Bool {
    let word = prefix { WordPart.contains($0) }
    return !word.isEmpty && dropFirst(word.count).first.map { signs.utf8.contains($0) } ?? false
  }
}
