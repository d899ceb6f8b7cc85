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
      [Form("SPACE →", cost: 5) { !($0.before.last.isWordPart && $0.behind.first.isWordPart) }]),
    Habit(
      "a visual format has no white space anywhere", "a name is one word of ASCII letters, digits and '_'",
      isGuess: true,
      [
        Form("[ · NAME SPACE WORD SPACE WORD · ] ( → {1}_{3}_{5}"),
        Form("[ · NAME SPACE WORD · ] ( SPACE → {1}_{3}"),
        Form(reading: "WORD SPACE WORD → {1}"),
      ]),
    Habit(
      "the quotation marks of the source belong to no visual format", "leave them out", isPaired: true,
      [
        Form("@ \" →", cost: 5), Form("\" →", cost: 8), Form("' →", cost: 8), Form("` →", cost: 8),
        Form("FOREIGN", cost: 8) { $0.scalar.map { "“”‘’„«»".unicodeScalars.contains($0) } == true ? "" : nil },
        Form("· \" ; · $ →", cost: 5), Form("· \" , · $ →", cost: 5),
        Form("· \" ) ; · $ →", cost: 5),
      ]),
    Habit(
      "a visual format has no comments: the extended one of autolayout.js has", "leave it out", isGuess: true,
      [
        Form("// REST →"), Form("/* REST →") { !$0.pieces[1].contains("[") }, Form("SPACE // REST →"),
        Form("SPACE /* REST →") { !$0.pieces[2].contains("[") },
      ]),
    Habit(
      "a visual format has no identifier", "leave it out, and set it on the constraints that this makes", isGuess: true,
      [
        Form("# REST →") { !$0.pieces[1].contains("[") }, Form("SPACE # REST →") { !$0.pieces[2].contains("[") },
      ]),
    Habit(
      nil, "write '{new}' in its place",
      [Form("FOREIGN", cost: 8) { $0.scalar.flatMap(Lookalike.meant).map { String($0) } }]),
    Habit(
      nil, "a name is made of ASCII letters: write '{new}'", isGuess: true,
      [
        Form("[ · INSIDE · ] (", cost: 8) { $0.asciiLetters },
        Form("- ( , @ RELATION · INSIDE · - ) , @", cost: 8) { $0.asciiLetters },
      ]),
    Habit(
      "the orientation is 'H' or 'V'", "write '{new}:'",
      [
        Form("^ · NAME · :", cost: 5) { $0.orientation }
      ]),
    Habit(
      "the ':' behind the orientation is missing", "write 'H:' or 'V:'",
      [
        Form("^ · H · | [ - → {1}:"), Form("^ · V · | [ - → {1}:"),
        Form("^ · h · | [ → H:"), Form("^ · v · | [ → V:"),
        Form("^ · H - · | → {1}:"), Form("^ · V - · | → {1}:"),
        Form("^ · H - · [ ( WORD → {1}:|{2}", cost: 12),
        Form("^ · V - · [ ( WORD → {1}:|{2}", cost: 12),
      ]),
    Habit(
      "the orientation is 'H' or 'V'", "write 'H:' or 'V:', or nothing for 'H:'",
      [Form(reading: "^ · NAME · : → H", cost: 15)]),
    Habit(
      "a visual format has one orientation", "write a text of its own for each of both",
      [Form(reading: ": · NAME : · →")]),
    Habit(
      "the orientation is 'H' or 'V'", "write 'H:' or 'V:', or nothing for 'H:'",
      [Form(reading: "^ · : · →")]),
    Habit(
      "there is no view here", "a view is a name in brackets, such as '|-[label]-|'",
      [
        Form(reading: "· · $ | → [_]", cost: 15) { !$0.hasView },
        Form(reading: "· | · $ →", cost: 15) { $0.before.elementsEqual("|".utf8) },
      ]),
    Habit(
      "nothing stands behind a visual format", "leave it out",
      [Form("] · , · $ →"), Form("] · . · $ →"), Form("] · ; · $ →"), Form("] · SPACE ; · $ →")]),
    Habit(
      "nothing stands behind the last '|'", "leave out what follows",
      [
        Form("| · REST · →", cost: 9) {
          $0.isClosed && !$0.pieces[0].utf8.contains { "[|-".utf8.contains($0) || WordPart.contains($0) }
        }
      ]),
    Habit(
      "nothing stands behind the last '|'", "leave out what follows", isGuess: true,
      [Form("| · REST · →") { $0.isClosed && !$0.pieces[0].contains("[") }]),
    Habit(
      "nothing stands behind the last '|'", "a text ends here: write what follows in a text of its own",
      [Form(reading: "| · REST · →") { $0.isClosed && $0.pieces[0].contains("[") }]),
  ]

  /// Views, by whatever brackets.
  private static let ofViews: [Habit] = [
    Habit(
      "the side of the superview is '|'", "write '|'", isGuess: true,
      [Form("^ : · NAME · - → |") { $0.isSuperview }, Form("- · NAME · $ → |") { $0.isSuperview }]),
    Habit(
      "a view has one pair of brackets", "leave this one out", isGuess: true,
      [Form("[ · [ · →"), Form("] · ] · →")]),
    Habit(
      "a view stands in brackets", "write '[' and ']' around its name",
      [
        Form("^ - | : · NAME ] · → [{1}]", cost: 12), Form("^ - | : ] · NAME [ ] · → [{1}]"),
      ]),
    Habit(
      "a view stands in brackets", "write '[' and ']' around its name", isGuess: true,
      [Form("^ - | : · NAME · $ - | → [{1}]", cost: 26)]),
    Habit(
      "a view stands in brackets: '[' and ']'", "write '[' and ']' in their place", isGuess: true,
      [
        Form("^ - | : · ( NAME ) · → [{2}]", cost: 26),
        Form("^ - | : · { NAME } · → [{2}]"),
      ]),
    Habit(
      nil, "the name of a view is made of ASCII letters, digits and '_', and does not begin with a digit",
      isGuess: true,
      [
        Form("[ · NUMBER · ] (") { $0.pieces[0].utf8.allSatisfy(Digit.contains) ? nil : "_{1}" },
        Form(reading: "[ · NUMBER · ] ( → _", cost: 15),
        Form(reading: "[ · · ] ( → _", cost: 15),
        Form(reading: "[ · ANY · → _", cost: 40),
      ]),
    Habit(
      "a name contains no '-'", "give the view another name, such as one with '_'", isGuess: true,
      [
        Form("[ · NAME - WORD · ] ( SPACE → {1}_{3}"),
        Form("[ · NAME - NAME - WORD · ] ( SPACE → {1}_{3}_{5}", cost: 8),
        Form("[ · NAME - NAME - NAME - WORD · ] ( SPACE → {1}_{3}_{5}_{7}", cost: 8),
      ]),
    Habit(
      "the name of a view has no '.': it is a key of the dictionary of views", "write the key alone, as in '[label]'",
      isGuess: true,
      [
        Form("[ . · NAME . · →") { match in match.behind.isWord(before: "](.") && !match.isAttribute },
        Form("· . NAME · ] ( →") { $0.isInView && Attribute(anyCase: $0.pieces[1]) != nil },
      ]),
    Habit(
      "a size stands in parentheses", "write '(' and ')' around it, as in '[label(>=50)]'",
      [
        Form("[ · NAME SPACE NUMBER · ] → {1}({3})", cost: 8),
        Form("· RELATION INSIDE · ]", cost: 8) { $0.isInView ? $0.sizeInParentheses : nil },
        Form("· SPACE RELATION INSIDE · ]", cost: 8) { $0.isInView ? $0.sizeInParentheses : nil },
        Form("· FOREIGN INSIDE · ]", cost: 8) { $0.isInView ? $0.sizeInParentheses : nil },
      ]),
    Habit(
      "a size stands within the brackets of its view", "write it there, as in '[label(50)]'",
      [
        Form("· ] GROUP · $ ] → {2}]"),
        Form(reading: "] · GROUP · | →"),
      ]),
  ]

  /// The connections between views.
  private static let ofConnections: [Habit] = [
    Habit(
      "the connection has no '-' at its end", "a distance stands between two '-', as in '-8-'",
      [
        Form("· · [ | → -") { match in
          match.before.last.isWordPart && !match.isInView || match.before.last == UInt8(ascii: ")")
        },
        Form("] | · NUMBER · [ | → -{1}-") { !$0.isClosed },
        Form("] · NUMBER · - → -{1}"), Form("] · GROUP · [ → -{1}-"),
      ]),
    Habit(
      "the connection has no '-' at its end", "a distance stands between two '-', as in '-8-'", isGuess: true,
      [Form("] · GROUP · - → -{1}")]),
    Habit(
      "there is no distance between both '-'", "leave one out, or write a number between them", isGuess: true,
      [Form("- · - · [ | →"), Form("- · SPACE - · [ | →")]),
    Habit(nil, "write '{new}' in its place", isGuess: true, [Form("] | · _ · [ | → -", cost: 8)]),
    Habit(
      "there is one distance between two views", "write their sum, as in '-16-'",
      [Form(reading: "- · NUMBER - NUMBER · - → {1}")]),
    Habit(
      "the connection has nothing to begin at",
      "write '|' before it for the side of the superview, or leave it out", isGuess: true,
      [Form("^ : · · - → |")]),
    Habit(
      "the connection leads nowhere", "write '|' behind it for the side of the superview, or leave it out",
      isGuess: true,
      [
        Form("- · · $ → |"), Form("- · NUMBER · $ → {1}-|"),
      ]),
    Habit(
      "a negative distance stands in parentheses", "write '-8-', or '-(-8)-' if it is to be negative",
      isGuess: true,
      [Form("- · - NUMBER · - [ | → ({1}{2})")]),
    Habit(
      "a metric can't have a sign", "give the number itself a minus sign, or another metric",
      [Form(reading: "- ( · - NAME · → {2}")]),
    Habit(
      nil, "a number is one such as '8', '8.5', '1e2' or '0x10'",
      [
        Form("- · NUMBER , NUMBER · - @") { $0.pieces[2].utf8.count == 3 ? nil : "{1}.{3}" }
      ]),
    Habit(
      nil, "a number is one such as '8', '8.5', '1e2' or '0x10'", isGuess: true,
      [
        Form("- · NUMBER , NUMBER · - @", cost: 11) { $0.pieces[0] == "0" ? "{1}.{3}" : "{1}{3}" }
      ]),
    Habit(
      "several predicates stand in parentheses", "write '-(>=8,<=20)-'",
      [
        Form("- · INSIDE , INSIDE · - → ({1},{3})", cost: 15) { match in
          match.pieces.joined().utf8.contains { "<=>".utf8.contains($0) }
        }
      ]),
    Habit(
      "a parenthesis is open", "close it with a ')' here",
      [Form("· · - → )", cost: 15) { $0.isInParentheses && $0.behind.dropFirst().first.isViewStart }]),
    Habit(
      "there is nothing in the parentheses", "leave them out", isGuess: true,
      [Form("- · ( ) - · →"), Form("( ) →", cost: 12)]),
  ]
}
