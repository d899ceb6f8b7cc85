import ConstraintGrammar
import ConstraintLanguages
import Testing

/// `parse --tree`.
@Suite struct ParseTreeTests {
  private func parse(_ arguments: String...) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["parse", "--tree"] + arguments)
  }

  private static let record =
    #"{"line":1,"file":null,"dialect":"equations","text":"width > 1","ok":true,"#
    + #""left":{"item":"lhs","attribute":"width","multiplier":null,"constant":null},"relation":">=","#
    + #""right":{"item":null,"attribute":null,"multiplier":null,"constant":{"operator":"+","value":1}},"#
    + #""tree":{"name":"formula","offset":0,"length":9,"children":["#
    + #"{"name":"equation","offset":0,"length":9,"children":["#
    + #"{"name":"attribute","offset":0,"length":5,"children":["#
    + #"{"name":"\"width\"","offset":0,"length":5,"role":"attribute"}]},"#
    + #"{"name":"\">\"","offset":6,"length":1,"role":"relation"},"#
    + #"{"name":"constant","offset":8,"length":1,"children":["#
    + #"{"name":"realNumber","offset":8,"length":1,"children":["#
    + #"{"name":"NUMBER","offset":8,"length":1,"role":"number"}]}]}]},"#
    + #"{"name":"EOF","offset":9,"length":0,"role":"end"}]}}"#

  /// The object of a line that is rejected: that without the option, then the tree that there is none.
  private func rejection(_ arguments: String...) throws -> String {
    let without = try CommandLineTool.run(["parse", "-d", "equations", "--format", "ndjson"] + arguments).output
    return without.split(separator: "\n").last.map { $0.dropLast() + #","tree":null}"# } ?? ""
  }

  @Test func objects() throws {
    let rejection = try rejection("width > 1", "width >")
    #expect(
      try parse("-d", "equations", "--format", "ndjson", "width > 1", "width >")
        == .init(status: 1, output: Self.record + "\n" + rejection + "\n"))
    #expect(
      try parse("-d", "equations", "--format", "json", "width > 1", "width >")
        == .init(status: 1, output: "[\n" + Self.record + ",\n" + rejection + "\n]\n"))
  }

  @Test func text() throws {
    #expect(
      try parse("-d", "equations", "width>1", "width = 2 * height - 3")
        == .init(
          output: """
            width > 1
              formula                      width>1
                equation                   width>1
                  attribute                width
                    "width"     attribute  width
                  ">"           relation   >
                  constant                 1
                    realNumber             1
                      NUMBER    number     1
                EOF             end
            width = 2 * height - 3
              formula                      width = 2 * height - 3
                equation                   width = 2 * height - 3
                  attribute                width
                    "width"     attribute  width
                  "="           relation   =
                  multiplier               2
                    realNumber             2
                      NUMBER    number     2
                  "*"           operator   *
                  attribute                height
                    "height"    attribute  height
                  "-"           operator   -
                  constant                 3
                    realNumber             3
                      NUMBER    number     3
                EOF             end

            """))
  }

  /// The tree is that of the dialect that is named first.
  @Test func anyDialect() throws {
    #expect(
      try parse("a.top = 1").output == """
        \(Dialect.recognize("a.top = 1").map(\.name).joined(separator: ", ")): a.top = 1
          expression                              a.top = 1
            equation                              a.top = 1
              identifierAttributePair             a.top
                IDENTIFIER             name       a
                DOT                    operator   .
                ATTRIBUTE              attribute  top
              relationOperator                    =
                EQ_OPERATOR            relation   =
              rightSubexpression                  1
                constant                          1
                  NUMERAL              number     1
            EOF                        end

        """)
  }

  /// A text is on one line, whatever it holds.
  @Test func controlCharacters() throws {
    let outcome = try parse("-d", "equations", "width\n\t=\u{B}1")
    #expect(outcome.output.hasPrefix("width = 1\n  formula                      width\\n\\t=\\u{B}1\n"))
    #expect(outcome.output.split(separator: "\n").count == 10)
  }

  @Test func rejected() throws {
    let rejected = try parse("-d", "equations", "width >")
    #expect(rejected == (try CommandLineTool.run(["parse", "-d", "equations", "width >"])))
    #expect(rejected.output.isEmpty)
  }

  @Test func quiet() throws {
    #expect(try parse("-q", "-d", "equations", "width = 1") == .init())
    #expect(
      try parse("-q", "-d", "equations", "--format", "ndjson", "width > 1", "width >")
        == .init(status: 1, output: rejection("width > 1", "width >") + "\n"))
  }
}
