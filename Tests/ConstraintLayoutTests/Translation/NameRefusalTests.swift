import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import Testing

/// Equations with names and attributes that the target has no words for.
@Suite struct NameRefusalTests {
  private func expect(
    _ text: String, in source: Dialect, to target: TranslationTarget, _ report: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    do throws(Diagnostic) {
      Issue.record("translated: \(try source.translate(text, to: target))", sourceLocation: location)
    } catch {
      #expect(error.report(on: text) == report, sourceLocation: location)
    }
  }

  @Test func attributeOfTheLeft() {
    expect(
      "a[.leftMargin] == b[.left]", in: .formulaStyle, to: .dialect(.visualAttribute),
      """
      no-such-attribute 0+1
      text:1:1: error: visual-attribute has no attribute 'leftMargin'
      a[.leftMargin] == b[.left]
      ^
      hint: the targets 'formula-style', 'compact-constraint-2021', 'swifty-layout' and 'swift' have it
      """)
  }

  @Test func attributeOfTheRight() {
    expect(
      "2 * a[.bottom] == 3 * b[.lastBaseline]", in: .formulaStyle, to: .dialect(.expressionFormat),
      """
      no-such-attribute 22+1
      text:1:23: error: expression-format has no attribute 'lastBaseline'
      2 * a[.bottom] == 3 * b[.lastBaseline]
                            ^
      hint: the targets 'formula-style', 'compact-constraint-2021', 'swifty-layout' and 'swift' have it
      """)
  }

  @Test func attributeOfAConstant() {
    expect(
      "10 == a[.topMargin]", in: .formulaStyle, to: .dialect(.equations),
      """
      no-such-attribute 6+1
      text:1:7: error: equations has no attribute 'topMargin'
      10 == a[.topMargin]
            ^
      hint: the targets 'formula-style', 'compact-constraint-2021', 'swifty-layout' and 'swift' have it
      """)
  }

  @Test func dottedName() {
    expect(
      "my.view.left = b.left", in: .compactConstraint, to: .dialect(.expressionFormat),
      """
      no-such-name 0+7
      text:1:1: error: 'my.view' is not a name in expression-format
      my.view.left = b.left
      ^~~~~~~
      hint: give the view another name first
      """)
  }

  @Test func dottedNameOnTheRight() {
    expect(
      "a.left = my.view.left + 3", in: .compactConstraint, to: .dialect(.visualAttribute),
      """
      no-such-name 9+7
      text:1:10: error: 'my.view' is not a name in visual-attribute
      a.left = my.view.left + 3
               ^~~~~~~
      hint: give the view another name first
      """)
  }

  @Test func viewCalledSuper() {
    expect(
      "a.left = super.left", in: .expressionFormat, to: .dialect(.compactConstraint),
      """
      no-such-name 9+5
      text:1:10: error: in compact-constraint the name 'super' stands for the superview
      a.left = super.left
               ^~~~~
      hint: give the view another name first
      """)
  }

  @Test func viewCalledSuperview() {
    expect(
      "a.left = superview.left", in: .compactConstraint, to: .dialect(.expressionFormat),
      """
      no-such-name 9+9
      text:1:10: error: in expression-format the name 'superview' stands for the superview
      a.left = superview.left
               ^~~~~~~~~
      hint: give the view another name first
      """)
  }

  /// In a size the name stays free: `a.width = safe.width` is `[a(safe)]`.
  @Test func viewCalledSafe() {
    expect(
      "a.centerX = safe.trailing / n", in: .compactConstraint, to: .dialect(.compactConstraint2021),
      """
      no-such-name 12+4
      text:1:13: error: in compact-constraint-2021 the name 'safe' stands for the superview's safe area
      a.centerX = safe.trailing / n
                  ^~~~
      hint: give the view another name first
      """)
  }

  @Test func viewCalledSuperWhereASizeCanHaveTheName() {
    expect(
      "n * a[.leading] == super[.trailing]", in: .swiftyLayout, to: .dialect(.compactConstraint2021),
      """
      no-such-name 19+5
      text:1:20: error: in compact-constraint-2021 the name 'super' stands for the superview
      n * a[.leading] == super[.trailing]
                         ^~~~~
      hint: give the view another name first
      """)
  }

  /// In a visual format it is the name of a view.
  @Test func viewCalledSuperInAConnection() {
    expect(
      "[super]-8-[a]", in: .visualFormat, to: .dialect(.compactConstraint),
      """
      no-such-name 1+5
      text:1:2: error: in compact-constraint the name 'super' stands for the superview
      [super]-8-[a]
       ^~~~~
      hint: give the view another name first
      """)
  }

  @Test func viewCalledSuperAndItsSuperview() {
    expect(
      "super.left = 10", in: .expressionFormat, to: .dialect(.compactConstraint),
      """
      no-such-name 0+5
      text:1:1: error: in compact-constraint the name 'super' stands for the superview
      super.left = 10
      ^~~~~
      hint: give the view another name first
      """)
  }

  @Test func wordForTheSuperview() {
    expect(
      "a.width = superview.width * 0.5", in: .expressionFormat, to: .dialect(.formulaStyle),
      """
      no-superview 10+21
      text:1:11: error: formula-style has no word for the superview
      a.width = superview.width * 0.5
                ^~~~~~~~~~~~~~~~~~~~~
      hint: give the superview a name of its own, and relate to that
      """)
  }

  @Test func constantCountedFromTheSuperview() {
    expect(
      "a.left = 10", in: .expressionFormat, to: .dialect(.visualAttribute),
      """
      no-superview 9+2
      text:1:10: error: visual-attribute has no word for the superview
      a.left = 10
               ^~
      hint: give the superview a name of its own, and relate to that
      """)
  }
}
