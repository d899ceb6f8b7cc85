import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLanguages
import PlainWords
import Testing

@Suite("A diagnostic of a user's dialect") struct DiagnosticTests {
  @Test(arguments: [
    (
      "a.widht is 10",
      """
      text:1:3: error: 'widht' is not an attribute
      a.widht is 10
        ^~~~~
      hint: did you mean 'width'?

      """
    ),
    (
      "a.left is 10",
      """
      text:1:3: error: 'left' is not an attribute
      a.left is 10
        ^~~~
      hint: the attributes are width, height

      """
    ),
    (
      "a.width >= 10",
      """
      text:1:9: error: '>=' is not a relation in this dialect
      a.width >= 10
              ^
      hint: write 'atleast'; as it stands, the text is in another dialect: \
      expression-format, compact-constraint or visual-attribute

      """
    ),
    (
      "a.width : 10",
      """
      text:1:9: error: expected 'atleast', 'atmost' or 'is', but found ':'
      a.width : 10
              ^
      hint: write 'is'

      """
    ),
    (
      "a.width is 2 * b.width",
      """
      text:1:14: error: a constant can't come before the view
      a.width is 2 * b.width
                   ^
      hint: write 'a.width is b.width * 2'

      """
    ),
    (
      "a.width is 10pt",
      """
      text:1:12: error: '10pt' is not a number
      a.width is 10pt
                 ^~~~
      hint: numbers are written without a unit or a suffix: write '10'

      """
    ),
    (
      "a is 10",
      """
      text:1:2: error: 'a' needs an attribute
      a is 10
       ^
      hint: write 'a.width' or another attribute

      """
    ),
    (
      "a.size is 10",
      """
      text:1:3: error: 'size' is not an attribute
      a.size is 10
        ^~~~
      hint: write an equation for each of 'width' and 'height'

      """
    ),
    (
      "a.width is 10...20",
      """
      text:1:12: error: '10...20' is a range, which is not part of this dialect
      a.width is 10...20
                 ^~~~~~~
      hint: write two equations, one for each end: 'a.width atleast 10' and 'a.width atmost 20'

      """
    ),
    (
      "a.width is nil",
      """
      text:1:15: error: 'nil' is not a number
      a.width is nil
                    ^
      hint: write a number in its place, as in 'a.width is 10'

      """
    ),
    (
      "a.widht",
      """
      text:1:3: error: 'widht' is not an attribute
      a.widht
        ^~~~~
      hint: did you mean 'width'? The text must be a whole equation, as in \
      'side-bar.width atmost main.width * 0.25 + 8'

      """
    ),
  ])
  func rendered(text: String, expected: String) {
    let diagnostic = #expect(throws: Diagnostic.self) {
      try plainWords.withHints(naming: Dialect.documented).parse(text)
    }
    #expect(diagnostic?.rendered(in: text, file: "text") == expected)
  }
}
