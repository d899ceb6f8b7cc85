import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import GrammarRepair

// Sizes, distances and priorities, and what is of other languages.
extension [Habit] {
  /// Sizes and distances.
  static let ofPredicates: [Habit] = [
    Habit(
      "the predicates stand in one pair of parentheses", "write ',' between them",
      [Form(") ( → ,")]),
    Habit(
      "there is no predicate beside the ','", "leave the ',' out", isGuess: true,
      [Form("· , · ) , →"), Form("( · , · →")]),
    Habit(
      "a range is two predicates", "write '{new}'",
      [
        Form("( , · NUMBER ... NUMBER · → >={1},<={3}"),
        Form("( , · NUMBER .. NUMBER · → >={1},<={3}"),
      ]),
    Habit(
      "a size has no attribute here",
      "write the name of the view alone: what is meant follows from the orientation",
      [Form("· . NAME · ) , @ →") { $0.pieces[1] == $0.size && $0.isInSizeOfView && !$0.isBehindSelf }]),
    Habit(
      "nothing stands before a relation here", "begin with the relation, as in '[label(>=20,<=100)]'",
      [
        Form("( · NAME · RELATION →") { $0.pieces[0] == $0.size },
        Form("( , · NAME : · RELATION →") { $0.pieces[0] == $0.size },
        Form("( , · NAME : · WORD → ==") { $0.pieces[0] == $0.size },
        Form(reading: "( , · WORD RELATION WORD · → {2}{3}", cost: 15),
        Form(reading: "( , · WORD RELATION · ) , → {1}", cost: 15),
      ]),
    Habit(
      "a constraint always allows the sides to be equal", "write '{new}'",
      [
        Form("< → <=") { $0.behind.first != UInt8(ascii: "-") }, Form("· > · WORD - + → >="),
        Form("( , · > SPACE · WORD → >="),
      ]),
    Habit(
      "a constraint always allows the sides to be equal", "write '{new}'", isGuess: true, [Form("< → <=", cost: 11)]),
    Habit(
      // Beside another predicate it may have been '>=' or '<='.
      "a relation is '==', '>=' or '<='", "write '{new}'", isGuess: true,
      [Form("( , · = · → ==", cost: 9) { $0.isOneOfSeveral }]),
    Habit(
      "a relation is '==', '>=' or '<='", "write '{new}'",
      ["RELATION", "FOREIGN"].map { Form($0) { ForeignRelation.meaning(of: $0.pieces[0])?.exactRelation?.rawValue } }),
  ]

  static let ofNumbers: [Habit] = [
    Habit(
      "a number stands alone here", "write '{new}'",
      ["CGFloat", "Double", "Float", "Int"].map { Form("\($0) ( NUMBER ) → {3}") }),
    Habit(
      "a number begins with a digit", "write a '0' before the point",
      [Form(". NUMBER → 0.{2}") { !$0.before.last.isWordPart }]),
    Habit(
      "a number has no separators", "write '{new}'",
      [
        Form("NUMBER") { match in
          let number = ForeignNumber(match.pieces[0])
          guard number.peculiarity == .separators, !number.mayLoseUnit else { return nil }
          return String(decoding: match.pieces[0].utf8.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
        }
      ]),
    Habit(
      "a number has no unit here", "leave the unit out: all numbers are points",
      [
        Form("NUMBER SPACE NAME → {1}", cost: 8) { ForeignNumber.units.contains($0.pieces[2]) },
        Form("NUMBER") { match in
          let unit = ForeignNumber(match.pieces[0]).unit
          return (ForeignNumber.units + ["f"]).contains(unit) ? String(match.pieces[0].dropLast(unit.count)) : nil
        },
      ]),
    Habit("a number has no plus sign", "leave it out", [Form("- ( , RELATION · + · →")]),
    Habit(
      nil, "a number is one such as '8', '8.5', '1e2' or '0x10'",
      [
        Form(reading: "NUMBER → 1", cost: 20) { !ForeignNumber($0.pieces[0]).isStandard },
        Form(reading: "RELATION · NUMBER ... NUMBER · → {1}"),
      ]),
  ]

  static let ofPriorities: [Habit] = [
    Habit(
      "a priority is more than 0 and at most 1000", "1000 requires what it stands behind", isGuess: true,
      [
        Form("@ · - NUMBER · → {2}", cost: 5),
        Form("@ · NUMBER ·", cost: 5) { match in
          guard let value = ForeignNumber(match.pieces[0]).value, !(value > 0 && value <= 1000) else { return nil }
          return value > 0 ? "1000" : "1"
        },
        Form("@ · - NAME · → {2}", cost: 5),
      ]),
    Habit(
      "a priority stands behind its number", "write it within the parentheses, as in '[label(50@700)]'",
      [
        Form(") @ WORD → @{3})") { $0.isOnePredicate }, Form(") ] @ WORD → @{4})]") { $0.isOnePredicate },
        Form(reading: ") ] · @ WORD · →", cost: 15),
      ]),
    Habit(
      "another sign stands before a priority here", "write '@'", [Form("WORD · ~ · WORD → @")]),
    Habit(
      "a priority is a number or a name alone", "write '{new}'",
      [
        Form("@ · . NAME ·") { PlatformPriority.number(writtenAs: "." + $0.pieces[1]) },
        Form("@ · \(PlatformPriority.type) . NAME ·") { PlatformPriority.number(writtenAs: "." + $0.pieces[2]) },
      ]),
    Habit(
      "a priority is a number or a name alone", "1000 requires what it stands behind",
      [Form(reading: "@ · . NAME · → 1", cost: 12)]),
    Habit(
      "there is no priority behind the '@'",
      "leave it out, which requires the constraint, or write a number: more than 0 and at most 1000", isGuess: true,
      [Form("· @ · ) , →")]),
  ]

  static let ofOtherLanguages: [Habit] = [
    Habit(
      nil, "",
      [
        Form(reading: "] | · RELATION · → -"), Form(reading: "WORD · @ WORD · →", cost: 15),
        Form(reading: "@ →", cost: 20),
      ]),
    Habit(
      "a value is put in here when the program runs",
      "write its name, and give the number along with the text, in the dictionary of metrics",
      [
        Form(reading: "% @ → _"), Form(reading: "% NAME → _") { conversions.contains($0.pieces[1]) },
        Form(reading: "% . NUMBER → _"), Form(reading: "% NUMBER $ @ → _"), Form(reading: "\\ GROUP → _"),
      ]),
    Habit(
      "a visual format has no percentages: the extended one of autolayout.js has",
      "state the size as an equation, such as 'a.width = b.width * 0.5' in compact-constraint",
      [Form(reading: "NUMBER · % · →")]),
    Habit(
      "a visual format has no arithmetic: the extended one of autolayout.js has, and GTK's",
      "compute a metric, or state it as an equation, such as 'a.width = b.width * 0.5 + 10' in compact-constraint",
      [
        Form(reading: "WORD ) · * WORD · →"), Form(reading: "SPACE * SPACE WORD →", cost: 8),
        Form(reading: "WORD ) · / WORD · →"), Form(reading: "SPACE / SPACE WORD →", cost: 8),
        Form(reading: "WORD ) · + WORD · →"), Form(reading: "SPACE + SPACE WORD →", cost: 8),
        Form(reading: "WORD ) · - WORD · →") { $0.isInParentheses },
        Form(reading: "SPACE - SPACE WORD →", cost: 8) { $0.isInParentheses },
      ]),
    Habit(
      "a name has no '.': it is a key of the dictionaries", "write the key alone", isGuess: true,
      [Form("- ( , RELATION @ · NAME . · →") { !$0.isAttribute && $0.behind.isWord(before: "-),@.") }]),
    Habit(
      "Auto Layout does not read this: it is of the extended visual format of autolayout.js, or of GTK's",
      "a visual format is views in brackets with distances between them, such as '|-[label(>=50)]-8-[field]-|'",
      [
        Form(reading: "^ · HV · : → H"), Form(reading: "^ · Z · : → H"),
        Form(reading: "^ · C : REST · → [_]"), Form(reading: "[ · NAME , NAME · → {1}"),
        Form(reading: "[ · NAME .. NUMBER · → {1}"), Form(reading: "[ · NAME : [ · →"),
        Form(reading: "~ → -", cost: 15), Form(reading: "- · > · [ | $ →"), Form(reading: "- · > - · →"),
        Form(reading: "- · ~ · NUMBER - →"), Form(reading: "- · ~ - · →"), Form(reading: ". NAME →", cost: 15),
        Form(reading: "] | · , · →", cost: 15), Form(reading: "/ →", cost: 15),
      ]),
  ]
}

/// What stands for numbers behind a `%` in C.
private let conversions = ["d", "i", "u", "f", "g", "ld", "li", "lu", "lf", "zd", "zu"]

extension ForeignNumber {
  /// Whether Foundation reads it as a number.
  fileprivate var isStandard: Bool {
    peculiarity == nil || peculiarity == .exponent || peculiarity == .radix && value != nil
  }
}
