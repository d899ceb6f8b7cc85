import Testing

@testable import ConstraintGrammar

/// The habits of those who write attributes in brackets, or ought to.
@Suite struct BracketHabitTests {
  private func check(_ habit: Habit, _ yes: [String], not no: [String]) {
    ConstraintGrammarTests.check(habit, yes, not: no, in: .formulaStyle)
  }

  @Test func brackets() {
    check(
      .blankBeforeBracket, ["a [.width] == 1", "a.b [width] == 1", "1 == a\t[.Width]"],
      not: ["a [] == 1", "a [.foo] == 1", "a[ width] == 1", "1 [.width]"])
    check(
      .dotBeforeBracket, ["a.[.width] == 1", "a.[width] == 1", "1 == a.b.[.width]"],
      not: [".[.width] == 1", "a.[.foo] == 1", "a.[", "[.width]"])
    check(
      .attributeOutsideBrackets, ["a.width == 1", "a.b.Width == 1", "a.widthAnchor == 1", "1 == a.widht"],
      not: ["a.foo == 1", "width == 1", "a.width.foo == 1", ".width == 1"])
    check(
      .attributeInForeignBrackets, ["a(.width) == 1", "a:width == 1", "a->width == 1", "1 == a.b(.width)"],
      not: ["a(width) == 1", "a-width == 1", "a (.width) == 1", "a(.foo)"])
    check(
      .subscriptWithoutPoint,
      ["a[width] == 1", "a[] == 1", "a[", "a[NSLayoutAttributeWidth] == 1", "a[\"width\"] == 1"],
      not: ["a[.foo] == 1", "[width] == 1", "a[\u{A0}.width] == 1"])
    ConstraintGrammarTests.check(
      .attributeWithoutDot, ["a[width] == 1", "a[NSLayoutAttribute.width] == 1", "a[NSLayoutAttributeWidth] == 1"],
      not: ["a[foo] == 1", "a[NSLayoutAttribute.foo] == 1", "a[NSLayoutAttribute] == 1"], in: .visualAttribute)
    check(
      .subscriptWithoutItem, ["[.width] == 1", "1 == [.widht]"],
      not: ["[width] == 1", "[.foo] == 1", "a[.width][.height] == 1"])
    check(
      .openBracket, ["a[.width == 1", "a[.width", "a[.width, .height] == 1", "1 == a.b[.width)"],
      not: ["a[", "a[.", "a[.foo"])
    check(
      .foreignParenthesis, ["a[.width] == [b[.width] + 1] * 2", "{a[.width] + 1} == 2", "a[.width] == [", "[a] == 1"],
      not: ["a[.width] == (b", "a[b] == 1", "a[.width] == 1 [2]"])
    check(.secondBrackets, ["a[.width][.height] == 1", "1 == a[.width] ["], not: ["a[[", "[a]"])
    check(
      .itemAlone, ["a", "a == 1", "a.b == 1", "a[.width] == b + 1", "a[.width] == b[.width] * c"],
      not: ["a(1) == 1", "a:b == 1", "a[.width] b", "1"])
  }

  @Test func refusals() {
    check(.secondTerm, ["a[.width] + b[.width] == 1"], not: ["a[.width] * b[.width] == 1"])
    check(.constantMinusTerm, ["1 - a[.width] == 1"], not: ["-a[.width] == 1"])
    check(
      .nonlinearTerm, ["a[.width] * b[.width] == 1", "1 / a[.width] == 1", "a[.width] / b[.width] == 1"],
      not: ["a[.width] / 2 == 1"])
    check(.dividedTerm, ["a[.width] / 2 == 1", "a[.width] / (1 + 2) == 1"], not: ["1 / 0 == a[.width]"])
    check(.negatedTerm, ["-a[.width] == 1"], not: ["1 - a[.width] == 1"])
    check(.noTerm, ["1 == 2"], not: ["1"])
    check(.endlessNumber, ["a[.width] == 1 / 0"], not: ["a[.width] == 1e999"])
    check(.deepNesting, [String(repeating: "(", count: 60)], not: ["(("])
  }

  @Test func parentheses() {
    check(
      .relationInParentheses, ["(a[.width] == 1)", "1 == (2 <= 3)"],
      not: ["a[.width] == (1", "a[.width] = 1"])
    check(
      .closingParenthesis, ["a[.width] == 1)", "a[.width] == ()"],
      not: ["a[.width] == (1 + )", "a[.width] == (1"])
    check(
      .detachedParenthesis, ["a[.width] == - (1)"], not: ["a[.width] == - 1", "a[.width] == -", "- a[.width] == 1"])
    check(
      .missingTimesSignBeforeTerm, ["a[.left] == 2 b[.left]", "2(a[.left] + 1) == 3", "a[.left] == 1 + 2 b.c[.left]"],
      not: ["a[.left] == 2 b", "a[.left] == 1 b[.left] == 2", "2 ["])
    check(
      .nameBeginningWithDigit, ["2a[.left] == 1", "a[.left] == 2nd[.left]"],
      not: ["a[.left] == 2px", "2 [.left]"])
  }

  @Test func negativeNumber() {
    ConstraintGrammarTests.check(
      .negativeNumber,
      ["a.left == -1", "a.left == b.left * -2", "-a.left == 1", "a.left == 10 - b.left", "a.left * -2 == b.left"],
      not: ["a.left == b.left + -1", "-a.left == -1", "a.left = -1", "a.left == *"], in: .visualAttribute)
    check(.negativeNumber, [], not: ["a[.left] == --1", "10 - a[.left] == 1"])
  }
}
