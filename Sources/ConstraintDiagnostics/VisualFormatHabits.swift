import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import GrammarRepair

typealias Form = Habit.Form

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
}
