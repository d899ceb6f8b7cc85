import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar

@Suite struct LenientReaderTests {
  private func reading(_ text: String, in dialect: Dialect) -> Reading {
    let bytes = ContiguousArray(text.utf8)
    return LenientReader.read(bytes.span, 0..<bytes.count, in: dialect, DialectVocabulary(of: dialect), isWhole: true)
  }

  /// What is meant by a text, as the dialect says it.
  private func meant(_ text: String, in dialect: Dialect = .expressionFormat) -> [String?] {
    let reading = reading(text, in: dialect)
    let notation = reading.notation(in: DialectVocabulary(of: dialect))
    return reading.equations.map { $0.sentence(in: dialect, spelledAs: notation) }
  }

  @Test(
    arguments: [
      ("a.left = 10", "a.left = 10"), ("a.left = b.left * 2 + 3", "a.left = b.left * 2 + 3"),
      ("a.left = b.left - m", "a.left = b.left - m"), ("a.left = b.left - -m", "a.left = b.left + m"),
      ("a.left = b.left + -m", "a.left = b.left - m"), ("a.left = b.left * 1 + 0", "a.left = b.left"),
      ("a.left = b.left * 0", "a.left = b.left * 0"),
      // precedence
      ("a.left = 1 + 2 * 3", "a.left = 7"), ("a.left = (1 + 2) * 3", "a.left = 9"),
      ("a.left = 8 - 4 - 2", "a.left = 2"), ("a.left = 8 / 4 / 2", "a.left = 1"),
      ("a.left = 8 / 4 * 2", "a.left = 4"), ("a.left = - 2 * 3", "a.left = -6"), ("a.left = 2 * -3", "a.left = -6"),
      ("a.left = -(2 + 3)", "a.left = -5"), ("a.left = --3", "a.left = 3"), ("a.left = +3", "a.left = 3"),
      ("a.left = -+-3", "a.left = 3"), ("a.left = ((((3))))", "a.left = 3"), ("a.left = (3", "a.left = 3"),
      // a view anywhere on the right
      ("a.left = 3 + b.left", "a.left = b.left + 3"), ("a.left = 3 - b.left", "a.left = b.left * -1 + 3"),
      ("a.left = 2 * (b.left + 3) / 4", "a.left = b.left * 0.5 + 1.5"), ("a.left = m * b.left", "a.left = b.left * m"),
      ("a.left = b.left + b.left * 2", "a.left = b.left * 3"), ("a.left = b.left × 2 − 1", "a.left = b.left * 2 - 1"),
      ("a.left = 2 b.left", "a.left = b.left * 2"), ("a.left = 2 x b.left", "a.left = b.left * 2"),
      // how an attribute is written
      ("a[.left] = b[.Left]", "a.left = b.left"), ("a[left] = 3", "a.left = 3"), ("a[.left = 3", "a.left = 3"),
      ("a.LEFT = 3", "a.left = 3"), ("a.lefft = 3", "a.left = 3"), ("a:left = 3", "a.left = 3"),
      ("a->left = 3", "a.left = 3"), ("a(.left) = 3", "a.left = 3"), ("a left = 3", "a.left = 3"),
      ("[a left] = 3", "a.left = 3"), ("a.frame.width = 3", "a.width = 3"), ("a..left = 3", "a.left = 3"),
      ("a . left = 3", "a.left = 3"), ("a?.left = 3", "a.left = 3"), ("a.left() = 3", "a.left = 3"),
      ("a.leftAnchor = b.rightAnchor", "a.left = b.right"), ("a.NSLayoutAttribute.left = 3", "a.left = 3"),
      ("a.center x = 3", "a.centerX = 3"), ("\"a\".left = 3", "a.left = 3"),
      // the left side
      ("a.left + 20 = b.left", "a.left = b.left - 20"), ("a.left * 2 = b.left", "a.left = b.left * 0.5"),
      ("20 + a.left = b.left - 3", "a.left = b.left - 23"), ("-a.left <= 3", "a.left >= -3"),
      ("2 * a.left - 4 >= 6", "a.left >= 5"), ("a.left - m = 0", "a.left = m"),
      ("a.left - b.left = 8", "a.left = b.left + 8"), ("a.left + b.left <= 8", "a.left <= b.left * -1 + 8"),
      ("8 = a.left + b.left", "a.left = b.left * -1 + 8"), ("a.left = b.left - a.left", "a.left = b.left * 0.5"),
      ("a.width / a.height = 16 / 8", "a.width = a.height * 2"), ("2 = a.width / b.width", "a.width = b.width * 2"),
      ("1 / a.width = 10", "a.width = 0.1"), ("a.left / m = b.left", "a.left = b.left * m"),
      // names that are none
      ("my-view.left = 3", "my_view.left = 3"), ("2nd.left = 3", "_2nd.left = 3"),
      ("a.left = 2b.left", "a.left = b.left * 2"),
      ("größe.left = Höhe", "groesse.left = Hoehe"), ("a.l\u{435}ft = 3", "a.left = 3"),
      ("a.l\u{E9}ft = 3", "a.left = 3"),
      ("self.a.left = 3", "a.left = 3"), ("a.left = b.c.left", "a.left = c.left"),
      // visual format
      ("[a(50)]", "a.width = 50"), ("H:[a(==b)]", "a.width = b.width"), ("V:[a(>=50)]", "a.height >= 50"),
      // swapped
      ("10 = a.left", "a.left = 10"), ("10 <= a.left", "a.left >= 10"), ("10 >= a.left", "a.left <= 10"),
      ("10 <= -a.left", "a.left <= -10"),
      // other signs
      ("a.left == 3", "a.left = 3"), ("a.left ≥ 3", "a.left >= 3"), ("a.left < 3", "a.left <= 3"),
      ("a.left = = 3", "a.left = 3"), ("a.left >= >= 3", "a.left >= 3"), ("a.left: 3", "a.left = 3"),
      ("a.left 3", "a.left = 3"),
      // other numbers
      ("a.left = .5", "a.left = 0.5"), ("a.left = 1e3", "a.left = 1000"),
      ("a.left = 1.e3", "a.left = 1000"), ("a.left = 1e+", "a.left = 1"), ("a.left = 10px", "a.left = 10"),
      ("a.width = 50%", "a.width = superview.width * 0.5"), ("a.left = 1,5", "a.left = 1.5"),
      ("a.left = 1 000", "a.left = 1000"),
      ("a.left = CGFloat(3)", "a.left = 3"), ("a.left = (CGFloat)3", "a.left = 3"), ("a.left = @3", "a.left = 3"),
      ("a.left = [3]", "a.left = 3"), ("a.left = ..3", "a.left <= 3"), ("a.left = ? 3", "a.left = 3"),
      ("a.left = b.left * * 2", "a.left = b.left * 2"), ("(a.left = 3", "a.left = 3"),
      // what stands around
      ("@\"a.left = 3\",", "a.left = 3"), ("(a.left = 3) ~ 750", "a.left = 3"), ("[a.left = 3];", "a.left = 3"),
      ("let c = a.left == 3", "a.left = 3"), ("a.left = 3 @750", "a.left = 3"), ("a.left = 3 // three", "a.left = 3"),
      ("a.left = 3;", "a.left = 3"), ("[a setLeft:3]", "a.left = 3"),
      (
        "a.leftAnchor.constraint(equalTo: b.leftAnchor, multiplier: 2, constant: 3).isActive = true",
        "a.left = b.left * 2 + 3"
      ),
      ("a.widthAnchor.constraint(lessThanOrEqualToConstant: 3)", "a.width <= 3"),
    ])
  func meaning(text: String, sentence: String) { #expect(meant(text) == [sentence]) }

  /// What can be read, and no dialect like this one can say.
  @Test(arguments: [
    "a.left = 2 * m + b.left", "a.left = b.left / m", "a.left - m = 1", "a.left * m = b.left", "a.left * 0 = b.left",
    "1 = 2", "a.left = m + 1", "a.left = b.left + c.left", "a.left + b.left = c.left", "a.left = 1 / b.left",
    "a.left <= 2 / b.left",
  ])
  func noSentence(text: String) { #expect(meant(text) == [nil]) }

  @Test(arguments: [
    "", "a.left", "a.left =", "= 3", "a. = 3", "a.left = 3 *", "a.left = b.left * c.left",
    "a.left = b.left / 0", "a.left = m + n", "a[.foo] = 3", "a[3] = 3", "a.left != 3",
    "a.left <=> 3", "a.left = 1.2.3", "a.left = . 5", "a.left = 1e999", "a.left = 1e308 * 10", "a.left = max(1, 2)",
    // two views that would get one name, and one that would get that of the superview
    "a.b.left = c.b.left", "a-b.left = a_b.left", "a.left = b.superview.left",
    "a.left = b.left ** 2", "a.left = \\(m)", "a.left = %d", "H:|-[a]-|", "let x = a.left", "a.left ? 3",
  ])
  func noMeaning(text: String) { #expect(meant(text) == []) }

  @Test func chains() {
    #expect(meant("1 <= a.left <= 2") == ["a.left >= 1", "a.left <= 2"])
    #expect(meant("a.left = b.left = 3") == ["a.left = b.left", "b.left = 3"])
    #expect(meant("a.left = 10...20") == ["a.left >= 10", "a.left <= 20"])
  }

  @Test func otherDialects() {
    #expect(meant("a.left = margin * 2 / 4 + 1", in: .compactConstraint) == ["a.left = margin * 0.5 + 1"])
    #expect(meant("a.left = -margin", in: .compactConstraint) == ["a.left = margin * -1"])
    #expect(meant("v.width == w.width * 2", in: .equations) == ["width = 2 * width"])
    #expect(meant("10 - a[.width] == 3", in: .formulaStyle) == ["a[.width] == 7"])
    #expect(meant("a.Width = b.Height", in: .formulaStyle) == ["a[.Width] == b[.Height]"])
    #expect(meant("a.left == 1 - b.left", in: .visualAttribute) == [nil])
  }

  @Test func nesting() {
    func nested(_ depth: Int) -> String {
      "a.left = " + String(repeating: "(", count: depth) + "3" + String(repeating: ")", count: depth)
    }
    #expect(meant(nested(54)) == ["a.left = 3"])
    #expect(meant(nested(55)) == [])
    #expect(meant("a.left = " + String(repeating: "(3) + ", count: 30) + "10") == ["a.left = 100"])
    // Whatever is repeated is read in little memory.
    for piece in ["@", "[", "(", "-", "a.", "{", "\"", "1 ", "a[", "!", "CGFloat(", "(CGFloat)1", "+ ", "* "] {
      _ = reading("a.left = " + String(repeating: piece, count: Repair.longestText / piece.count), in: .formulaStyle)
    }
  }
}
