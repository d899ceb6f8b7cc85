import Testing

@testable import ConstraintGrammar

/// What the habits say is in the corpus of rejected texts; here is which of them says it.
@Suite struct HabitTests {
  /// A habit that no text shows first is of no use to anyone.
  @Test func eachIsTheFirstToBeRecognisedSomewhere() throws {
    var unseen = Set(Habit.all.indices)
    for entry in CorpusFile.allCases(.rejected) {
      guard let mistake = Mistake(try entry.bytes, in: entry.dialect),
        let first = Habit.all.firstIndex(where: { $0.recognize(mistake) != nil })
      else { continue }
      unseen.remove(first)
    }
    #expect(unseen.isEmpty, "the habits at these places of the list")
  }

  /// The advice that a diagnostic shows is that of the first habit.
  @Test(arguments: CorpusFile.allCases(.rejected))
  func firstHabitIsShown(_ entry: CorpusCase) throws {
    let bytes = try entry.bytes
    let mistake = try #require(Mistake(bytes, in: entry.dialect))
    let advice = Habit.advice(for: mistake)
    let first = Habit.all.lazy.compactMap { $0.recognize(mistake) }.first
    let whole = first.map { Wording.inWholeEquation($0, sample: entry.dialect.sample) }
    #expect(advice == (mistake.isTermAlone ? whole : first))
    let diagnostic = #expect(throws: Diagnostic.self) { try entry.dialect.parse(ContiguousArray(bytes).span) }
    let others = Dialect.recognize(ContiguousArray(bytes).span).map(\.name)
    #expect(diagnostic?.hint == Wording.hint(advice?.hint, acceptedBy: others))
    if let message = advice?.message { #expect(diagnostic?.message == message) }
  }

  @Test func texts() {
    check(
      .noEquation, ["", " \n"],
      not: ["a", "?"])
    check(
      .objectiveCMessage, ["[a setLeft:1]", "[self.view a]"],
      not: [" [", "a[left] = 1", "a.left = [1]", "(a setLeft:1)"])
    check(
      .declaration, ["let a = b.left", "var a", "let a.left = 1"],
      not: ["let = 1", "let.left", "a let = 1"])
    check(
      .objectiveCGetter, ["a.left = [b left]", "[b left] = 1", "a.left = [b lefft] + 2"],
      not: ["a.left = [b]", "a.left = [b foo]", "a.left = b [c left]"])
    check(
      .visualFormat,
      [
        "H:|-[a]", "V:|[a]", "|[a]|", "V:[a(1)]", "H:-1-[a]", "[a(b)]", "[a(50)]", "[a(>=5@20)]", "[a]", "[a][b]",
        "[a]-[b]", "-[a]-|", "V|[a]|", "@\"H:|[a]|\",", "\"[a(b)]\"",
      ],
      not: [
        "a:left = 1", "H.left : 1", "X:|[a]", "a.left = |", "H", "[left]", "[1]", "[a].left = 1", "[a b]", "-[1]",
        "H[a]", "@\"a.left = 1\"",
      ])
    check(
      .lineEnding, ["a.left = 1\rb.left = 2", "a.left = 1\r\r b", "a.left = b.left \r\t?"],
      not: ["a.left = 1\r\nb.left = 2", "a.left = 1\nb.left = 2", "a.left = \r?", "a.left = 1 b\r"])
    check(
      .stringLiteral,
      ["@\"a.left = 1\",", "\"a.left = 1\"", "'a.left = 1';", "“a.left = 1”)", "@\"a\".left = 1", "\"a"],
      not: ["@a.left = 1", "'a'.left = 1", "a.left = \"1\"", "@", "@ a.left = 1"])
    check(
      .placeholder, ["a.left = %d", "%@.left = 1", "a.left = \\(b)", "a.left = b.left * %.2f"],
      not: ["a.left = 1 %d", "a.left = % d", "a.left = \\ (b)", "a.left = \\b", "a.left = %"])
    check(
      .unicodeSpace, ["a\u{A0}.left", "a.left = 1\u{3000}"],
      not: ["a.lef\u{E9}", "a.left = \u{1}"])
    check(
      .controlCharacter, ["a.left = 1\u{0}", "a\u{7F}", "\u{85}a"],
      not: ["a.left = \u{A0}1", "a."])
    check(
      .lookalike, ["a.left = \u{2212}1", "a.left \u{FF1D} 1", "a．left = 1"],
      not: ["a.left = b.left ÷ 2", "a.left = ä"])
    check(
      .quotationMark, ["'a'.left = 1", "a.left = \"1\"", "a.left = `b`", "“a”.left = 1"],
      not: ["a.left = (1)", "a.left = ´"])
    check(
      .comment, ["a.left = 1 // b", "a.left = 1 /* b", "// a", "a.left = b /// c"],
      not: ["a.left = 1 / / b", "a.left = 1 / 2", "a / / b", "a.left // b = 1"])
    check(
      .priority, ["a.left = 1 @750", "a.left = b @high", "a.left = 1 ~~ b", "a.left = 1 priority 750"],
      not: ["a.left @750", "@750", "a.left = @1"])
    check(
      .secondEquation, ["a.left = 1; b.left = 2", "a.left = b c = d"],
      not: ["a.left = 1; b.left", "a.left 1; b.left = 2"])
    check(
      .textAfterEquation, ["a.left = 1 b", "a.left = b.left ?"],
      not: ["a.left = ?", "a ? b"])
  }

  @Test func otherEncoding() throws {
    let mistake = try #require(Mistake(Array("a.left = ".utf8) + [0xFF]))
    #expect(Habit.otherEncoding.recognize(mistake) == Wording.otherEncoding)
    #expect(!Habit.otherEncoding.isRecognized(in: "a.left = ä"))
  }

  @Test func numbers() {
    check(
      .range, ["a.left = 10...20", "a.left = 10 ..< 20", "a.left = 1..2", "a.left = ...5", "a.left <= 5..."],
      not: ["a.left = 1.2.3", "a.left = ...", "a.left = b...c", "1...2 = a.left", "a.left = 1....2"])
    ConstraintGrammarTests.check(
      .noValue, ["a.left == nil", "a.left == NULL", "a.left == none * 2"],
      not: ["nil == a.left", "a.left == nil.foo", "a.left == foo"], in: .visualAttribute)
    check(.noValue, [], not: ["a.left = nil + 1", "a.left = 1 nil"])
    check(
      .dividedNumber, ["a.left = 1 000", "a.left = 1 .5", "a.left = 1. 5", "a.left = b.left * 1 .5"],
      not: [
        "a.left = 1 00", "a.left = 1 0000", "a.left = b 000", "a.left = 1 . left", "a.left = 1. x", "a.left = 1.x 5",
        "a.left 1 000", "1 000",
      ])
    check(
      .numberInAnotherStyle, ["a.left = 1px", "a.left = 1.", "a.left = 1e5", "a.left = 1_0"],
      not: ["a.left = 1 px", "a.left = 2b.left", "1px"])
    check(
      .missingZero, ["a.left = .5", "a.left = b.left * -.5", "a.left = .5px"],
      not: ["a.left = . 5", "a.left = .b", "a.left = 1 .5", ".5 = a.left"])
    check(
      .thousandsOrDecimalComma, ["a.left = 1,000", "a.left = 1,5", "a.left = b.left * 0,5 + 1"],
      not: ["a.left = 1 ,5", "a.left = 1, 5", "a.left = 1,b", "a.left = b,5", "a.left = 1,"])
    check(
      .percentage, ["a.left = 5%", "a.left = b.left * 5 % + 1"],
      not: ["a.left = b%", "a.left = %5", "a.left %"])
    check(
      .decoration, ["a.left = @1", "$a.left = 1", "a.left = [1]", "a.left = {1}", "#a.left = 1"],
      not: ["a[1]", "a.left = 1@", "a.left = (1)", "a.left = ?"])
  }

  @Test func names() {
    check(
      .letterOutsideASCII, ["ä.left = 1", "a.left = ä", "lä.left = 1", "a.left = bä.left", "😀.left = 1"],
      not: ["a.ä = 1", "a.left ≥ 1", "a ä", "a.left = 1 ä", "?"])
    check(
      .missingTimesSignBeforeTerm, ["a.left = 2 b.left", "a.left = 2 b.left + 1"],
      not: ["a.left = 1 b", "a.left = c 2 b.left", "a.left = 1 b.left = 2", "2 b.left = 1"])
    check(
      .hyphenInName, ["my-view.left = 1"],
      not: ["my - view.left = 1", "my- view.left = 1", "my-view = 1", "a.left - b.left = 1", "my-.left = 1"])
    check(
      .nameBeginningWithDigit, ["2a.left = 1", "2.left = 1", "a.left = 2b.top", "a.left = 2a.width * 2"],
      not: ["2a = 1", "2a.b = 1", "a.left = 2b", "a.left = 2.5.left", "2 a.left = 1"])
    check(
      .missingItem, [".left = 1", "a.left = .width"],
      not: [".5", "a..left = 1", ".foo = 1"])
    check(
      .doubledDot, ["a..left = 1", "a.left = b..lefft"],
      not: ["a..foo = 1", "a. = 1", "..left = 1"])
    check(
      .optionalItem, ["a?.left = 1", "a!.left = 1"],
      not: ["a ?.left = 1", "a.left? = 1", "?"])
    check(
      .keyPath, ["a.b.left = 1", "a.left = b.c.d"],
      not: ["a.b = 1", "a.b. = 1", "a.left.b = 1", "a.1.left = 1"])
    check(
      .platformAttribute, ["a.leftMargin = 1", "a.left = b.lastBaseline", "a.notAnAttribute = 1"],
      not: ["a.lefft = 1", "a", "leftMargin = 1", "a.x = 1"])
    check(
      .frameAttribute, ["a.x = 1", "a.left = b.origin", "a.Center = 1"],
      not: ["x = 1", "a.left x", "a.b = 1"])
    check(
      .unknownAttribute, ["a.b = 1", "a.lefft = 1", "a.left = b.Left"],
      not: ["a", "a.", "a. = 1", "a.left", "a = b"])
    check(
      .missingDot, ["a left = 1", "a.left = b width", "a.left = b width * 2"],
      not: ["a b", "a.left left", "a.left = 1 left", "a Left = 1"])
    check(
      .missingAttribute, ["a = 1", "a", "a[left]", "a b"],
      not: ["a.left = b c", "a.", "1"])
  }

  @Test func arithmetic() {
    check(
      .functionCall, ["a.left = max(b.left, 1)", "a.left = f ()", "f(1) = a.left", "a.left = CGFloat(1)"],
      not: ["a.left = b.left (1)", "a.left = 1(2)", "(1) = a.left"])
    check(
      .emptyParentheses, ["a.left() = 1", "a.left = b.left()"],
      not: ["a.left (1) = 1", "a.left = f()", "a.left () = 1"])
    check(
      .foreignOperator, ["a.left = b.left ^ 2", "a.left = b.left % 2"],
      not: ["a.left ^ 2 = 1", "a.left = ^", "a.left = b.left & 2"])
    check(
      .closingParenthesis, ["a.left = 1)", ")", "a.left = b.left * )"],
      not: ["(", "a.left = (1)"])
    check(
      .parentheses, ["a.left = (1)", "(a.left) = 1", "a.left = b.left * -(2)", "a.left = b.left (2)"],
      not: ["a.left = 1)", "a.left = [1]"])
    check(
      .negatedView, ["a.left = -b.left", "a.left = - b.left * 2"],
      not: ["a.left = 1 - b.left", "a.left = b.left * -c.left", "a.left = -b c", "-a.left = 1"])
    check(
      .secondView, ["a.left = b.left + c.left", "a.left = b.left * c.left", "a.left = b.left * 2 - -c.left"],
      not: ["a.left = b.left.c", "a.left = b.left + 1.5.left", "a.left = b.left 1"])
    check(
      .divisionByView, ["a.left = 1 / b.left", "a.left = c / b.left + 2"],
      not: ["a.left = 1 + b.left", "a.left = b.left / c.left", "a.left = 1 / b"])
    check(
      .constantBeforeView, ["a.left = 1 + b.left", "a.left = -1 * b.left", "a.left = m - b.left"],
      not: ["a.left = 1 + b", "a.left = b.left + 1 + c.left", "1 + a.left = b.left", "a.left = 1 b.left"])
    check(
      .division, ["a.left = b.left / 2", "a.left = 1 / 2", "a.left = b.left ÷ 2"],
      not: ["a.left = / 2", "a.left / 2 = 1", "/"])
    check(
      .constantArithmetic, ["a.left = 1 + 2", "a.left = b.left * 2 * 3", "a.left = m * 2"],
      not: ["a.left = 1 +", "a.left + 1 = 2", "a.left = 1 2"])
    check(
      .arithmeticBeforeRelation, ["a.left + 1 = 2", "a.left *", "a.left - m = b.left"],
      not: ["a + 1", "+ a.left = 1", "a.left ? 1"])
    check(
      .constantOnTheLeft, ["1 = a.left", "-a.left = 1", "+", "1 + a.left = b.left"],
      not: ["a = 1", "?", "a.left + 1 = 2"])
    check(
      .plusSign, ["a.left = +1", "a.left = b.left + +1", "a.left = b.left * + m", "a.left = +b.left"],
      not: ["a.left = *1", "+a.left = 1", "a.left + 1 = 2"])
    check(
      .doubledOperator, ["a.left = b.left ** 2", "a.left = b.left + * 2", "a.left = --1", "a.left = b.left * / 2"],
      not: ["a.left = * 2", "a.left = b.left +", "a.left * 2 = 1"])
  }

  @Test func relations() {
    check(
      .foreignRelation,
      [
        "a.left == 1", "a.left < 1", "a.left ≥ 1", "a.left := 1", "a.left : 1", "a.left ! 1", "a.left > = 1",
        "a.left = = 1", "a.left >= >= 1",
      ],
      not: ["a.left 1", "a == 1", "a.left = * 1", "== 1", "a.left = b.left = 1"])
    check(
      .secondRelation, ["a.left = b.left = 1", "a.left = 1 <= 2", "a.left = b == c"],
      not: ["a.left == 1", "1 = a.left = 1", "a.left = 1 b = 2"])
    check(
      .missingRelation, ["a.left", "a.left 1", "a.left b.left"],
      not: ["a", "a.left ? 1", "a.left b = 1", "a.left = 1 b"])
  }
}
