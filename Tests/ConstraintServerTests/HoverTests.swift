import ConstraintServer
import JSON
import Testing

@Suite struct HoverTests {
  private func hover(_ source: String, _ language: String = "swift", at line: Int, _ character: Int) -> String {
    var editor = Editor.running()
    editor.open(source, language)
    let answer = editor.ask("textDocument/hover", at: line, character)
    guard case .string(let text)? = JSONValue(reading: ContiguousArray(answer.utf8))?["contents"]?["value"] else {
      return answer
    }
    return text
  }

  @Test func strings() {
    #expect(
      hover("x(withVisualFormat: \"|-8-[title(>=44@750)]\", views: views)", at: 0, 27) == """
        | first | | second | × | + | priority |
        |---|---|---|---|---|---|
        | `title.leading` | `==` | `superview.leading` | 1 | 8 | 1000 |
        | `title.width` | `>=` |  |  | 44 | 750 |

        - title begins 8 after the leading edge of superview
        - title is at least 44 wide

        ---

        `title`, name in visual-format

        ```ebnf
        IDENTIFIER ::= [_a-zA-Z] [_a-zA-Z0-9]*
        ```
        """)
  }

  /// Where a number has a name, there is the code that makes the constraint.
  @Test func namedNumbers() {
    #expect(
      hover("v.addCompactConstraint(\"a.width = b.width / 2 + gap\", metrics: m, views: v)", at: 0, 33) == """
        ```swift
        a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: gap)
        ```

        ---

        `=`, relation in compact-constraint-2021

        ```ebnf
        EQ_OPERATOR ::= "="
        ```
        """)
  }

  @Test func calls() {
    let call =
      "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"[a(8)]\", options: [], metrics: nil, views: §))"
    #expect(
      hover(call.replacing("§", with: "[\"a\": a]"), at: 0, 37) == """
        As anchors:

        ```swift
        [a.widthAnchor.constraint(equalToConstant: 8)]
        ```
        """)
    #expect(hover(call.replacing("§", with: "v()"), at: 0, 37).hasPrefix("It can't be written as anchors: "))
    #expect(hover(call, at: 0, 2) == "null")
  }

  @Test func lines() {
    #expect(
      hover("\n  width = 2 * height", "equations", at: 1, 14).hasSuffix(
        "- lhs is 2 times as wide as rhs is high\n\n---\n\n`height`, attribute in equations\n\n```ebnf\n"
          + "attribute ::= \"baseline\"\n            | \"bottom\"\n            | \"centerX\"\n            | \"centerY\"\n"
          + "            | \"height\"\n            | \"leading\"\n            | \"left\"\n            | \"right\"\n"
          + "            | \"top\"\n            | \"trailing\"\n            | \"width\"\n```"))
    #expect(hover("width = wide", "equations", at: 0, 1) == "null")
  }

  @Test func grammars() {
    #expect(
      hover("a ::= b ( \",\" b )*\nb ::= [a-z]+", "ebnf", at: 0, 6)
        == """
        ```ebnf
        b ::= [a-z]+
        ```

        ```text
         ├─┬──([a-z])──┬─┤
           └─────<─────┘
        ```

        It is a part of `a`.
        """)
    #expect(hover("a ::= b\nb ::= (", "ebnf", at: 0, 6) == "null")
  }

  @Test func logs() {
    #expect(
      hover(
        "\n<NSLayoutConstraint:0x1 H:[UILabel:0x2(100)]>\n<NSLayoutConstraint:0x3 UILabel:0x2.width >= 120>", "log",
        at: 2, 3
      )
      .hasPrefix("```text\nline 2: 2 constraints contradict each other\n  UILabel is 100 wide (line 2)\n"))
  }
}

extension String {
  fileprivate func replacing(_ mark: Character, with text: String) -> String {
    map { $0 == mark ? text : String($0) }.joined()
  }
}
