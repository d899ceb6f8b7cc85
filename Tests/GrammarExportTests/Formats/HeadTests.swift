import GrammarCombinators
import GrammarExport
import Testing

/// What an export says of a language before its productions.
@Suite struct HeadTests {
  private let lines = NamedRule("lines", NoSpace.self) {
    Repeat(.oneOrMore, NoSpace.self) {
      BytesOf(Digit.self)
      "\n"
    }
    End()
  }

  /// The text of an export up to its first production.
  private func head(_ format: ExportFormat, _ parser: some Parser, sample: String) throws -> String {
    let language = Grammar.Language("lines", title: "lines of numbers", sample: sample, grammar: Grammar(parser))
    let text = try #require(try format.files(for: language).first?.text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.hasPrefix("lines") && !$0.hasPrefix("root") }.joined(separator: "\n")
  }

  @Test func aSampleOfSeveralLinesIsIndented() throws {
    #expect(
      try head(.ebnf, lines, sample: "12\n\n34\n") == """
        /* lines: lines of numbers

               12

               34

           Tokens are the productions below <?TOKENS?> and the literals. A token is as long as it can be, and a word or
           a number ends where no letter, digit or _ follows. Nothing stands between the parts of a rule, which is what
           "ws: explicit" says. */

        """)
    for format in [ExportFormat.lark, .peg, .gbnf] {
      let head = try head(format, lines, sample: "12\r\n34\n")
      #expect(head.hasPrefix(format.name == "lark" ? "// lines: lines" : "# lines: lines"), "\(format.name)")
      #expect(head.contains("\n\(format.name == "lark" ? "//" : "#")     12\n"), "\(format.name)")
      #expect(head.contains("\n\(format.name == "lark" ? "//" : "#")     34\n"), "\(format.name)")
    }
  }

  @Test func aSampleThatACommentCantHoldIsLeftOut() throws {
    let pairs = NamedRule("lines") {
      Repeat(.oneOrMore) { "*/5" }
      End()
    }
    #expect(
      try head(.ebnf, pairs, sample: "*/5 */5") == """
        /* lines: lines of numbers

           Tokens are the productions below <?TOKENS?> and the literals. A token is as long as it can be, and a word or
           a number ends where no letter, digit or _ follows. White space, WHITE_SPACE, may stand before, between and
           after the parts of a rule, but not in a rule marked "ws: explicit" and not inside a token. */

        """)
    #expect(try head(.isoEBNF, pairs, sample: "*/5 */5").contains("   */5 */5"))
    #expect(try !head(.isoEBNF, pairs, sample: "(* */5").contains("(* */5"))
    #expect(try head(.gbnf, pairs, sample: "*/5 */5").contains("#     */5 */5\n"))
  }
}
