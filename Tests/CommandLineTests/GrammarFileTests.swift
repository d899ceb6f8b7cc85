import TestMaterial
import Testing

/// `--from`: a grammar from a file.
@Suite struct GrammarFileTests {
  private static let list = """
    list ::= item ( "," item )*
    item ::= [a-z]+ | "(" list ")"

    """

  private func run(_ arguments: [String], _ grammar: String = list, input: String = "") throws
    -> CommandLineTool.Outcome
  {
    let folder = try TemporaryFolder(texts: ["my list.ebnf": grammar, "text": "a,\n(b)", "lines": "a\n\n(b)\n"])
    return try CommandLineTool.run(
      arguments.map { $0 == "GRAMMAR" ? "my list.ebnf" : $0 }, input: Array(input.utf8), in: folder)
  }

  @Test func writesTheGrammar() throws {
    #expect(
      try run(["grammar", "--from", "GRAMMAR"])
        == .init(
          output: """
            /* my-list: the language of my list.ebnf */

            list ::= item ( "," item )*

            item ::= [a-z]+
                   | "(" list ")"

            """))
    #expect(
      try run(["grammar", "--from", "GRAMMAR", "--rule", "item"])
        == .init(output: "item ::= [a-z]+\n       | \"(\" list \")\"\n"))
    #expect(
      try run(["grammar", "--from", "GRAMMAR", "--format", "lark"]).output.hasSuffix(
        "\nstart: list\n\nlist: item (\",\" item)*\n\nitem: /[a-z]/+\n    | \"(\" list \")\"\n"))
    #expect(try run(["grammar", "--from", "GRAMMAR", "--format", "all", "-o", "."]).status == 1)
    #expect(try run(["grammar", "--from", "GRAMMAR", "--format", "railroad", "-o", "."]) == .init(output: "3 files\n"))
  }

  @Test func saysWhatCanNotBeSaid() throws {
    let outcome = try run(["grammar", "--from", "GRAMMAR", "--format", "antlr4"], "a ::= [a-z]+ 'x'?\n")
    #expect(
      outcome
        == .init(
          status: 1,
          diagnostics: """
            constraint-grammar: error: ANTLR 4 can't express [a-z] directly behind [a-z], of which it could be a part, which \
            a uses

            """))
  }

  @Test func checks() throws {
    #expect(try run(["grammar", "--from", "GRAMMAR", "--check"]) == .init(output: "my-list: no problems\n"))
    #expect(try run(["grammar", "-d", "equations", "--check"]) == .init(output: "equations: no problems\n"))
    let warning = """
      my list.ebnf:1:1: warning: in `a`, `"x"` stands before `"xy"` and cuts it short: of 'xy' it takes 'x', and the rest \
      is left over; put the alternative that takes more first, or make one of the two
      a ::= 'x' | 'xy'
      ^

      """
    #expect(
      try run(["grammar", "--from", "GRAMMAR", "--check"], "a ::= 'x' | 'xy'\n") == .init(status: 1, output: warning))
    // Whatever is done with the grammar, the rule is named.
    #expect(try run(["parse", "--from", "GRAMMAR", "xy"], "a ::= 'x' | 'xy'\n").diagnostics.hasPrefix(warning))
    #expect(try run(["grammar", "--from", "GRAMMAR"], "a ::= 'x' | 'xy'\n").diagnostics == warning)
  }

  @Test func tellsWhatIsLeftOut() throws {
    #expect(
      try run(["grammar", "--from", "GRAMMAR"], "a ::= 'x'\nb ::= c\nc ::= 'y'\n").diagnostics
        == "constraint-grammar: note: my-list: 'b', 'c' can't be reached from 'a' and is left out\n")
  }

  @Test(arguments: ["grammar", "generate", "parse"]) func mistakes(command: String) throws {
    #expect(
      try run([command, "--from", "GRAMMAR"], "list ::= itm\nitem ::= [z-a]\n")
        == .init(
          status: 1,
          diagnostics: """
            my list.ebnf:1:10: error: no production is called 'itm'; did you mean 'item'?
            list ::= itm
                     ^~~
            my list.ebnf:2:10: error: a range in this class ends before it begins
            item ::= [z-a]
                     ^~~~~

            """))
    let both = try run([command, "--from", "GRAMMAR", "-d", "equations"])
    #expect(both.status == 64)
    #expect(
      both.diagnostics == """
        constraint-grammar: error: '--from' and '--dialect' do not go together: the grammar is that of a file or of a dialect
        See 'constraint-grammar \(command) --help'.

        """)
    #expect(try run([command, "--from", "none.ebnf"]).status == 66)
  }

  @Test func generates() throws {
    let outcome = try run(["generate", "--from", "GRAMMAR", "-n", "20"])
    let sentences = outcome.output.split(separator: "\n").map(String.init)
    #expect(sentences.count == 20)
    #expect(try run(["parse", "-q", "--from", "GRAMMAR"] + sentences) == .init())
    // What no text belongs to is given up.
    #expect(
      try run(["generate", "--from", "GRAMMAR"], "a ::= [a-z]* 'x'\n")
        == .init(
          status: 1,
          diagnostics: """
            my list.ebnf:1:1: warning: in `a`, `[a-z]*` takes so much of 'x' that `"x"` behind it does not fit: a repetition \
            takes all it can, and gives nothing back; let what is repeated leave that out
            a ::= [a-z]* 'x'
            ^
            constraint-grammar: error: of 10000 sentences in a row the grammar accepts none: 'grammar --check' may say why

            """))
  }

  /// Whatever is done with a grammar without any text, the rule is named.
  @Test(arguments: [
    ["generate"], ["grammar"], ["grammar", "--check"], ["grammar", "--format", "lark"],
    ["grammar", "--format", "railroad", "-o", "."], ["parse", "xx"],
  ])
  func noText(command: [String]) throws {
    func mistake(_ grammar: String) throws -> String {
      let outcome = try run([command[0], "--from", "GRAMMAR"] + command.dropFirst(), grammar)
      #expect(outcome.status == 1)
      #expect(outcome.output == "")
      return outcome.diagnostics
    }
    #expect(
      try mistake("a ::= 'x' a\n") == """
        my list.ebnf:1:1: error: no text matches `a`: each would contain another one (`a` → `a`) and so never end; add an \
        alternative without that, or make it optional
        a ::= 'x' a
        ^

        """)
    #expect(
      try mistake("a ::= 'x' $ 'y'\n") == """
        my list.ebnf:1:1: error: in `a`, no text matches `"x" $ "y"`: it asks for a character that is excluded, for one of \
        an empty class, or for more behind the end of the text; let it leave something
        a ::= 'x' $ 'y'
        ^

        """)
  }

  /// A rule that no text matches keeps the others from nothing.
  @Test func noTextOfAnotherRule() throws {
    let grammar = "a ::= 'x' b?\nb ::= 'y' c\nc ::= 'z' b\n"
    let warning = """
      my list.ebnf:2:1: warning: no text matches `b`: each would contain another one (`b` → `c` → `b`) and so never end; \
      add an alternative without that, or make it optional
      b ::= 'y' c
      ^

      """
    #expect(try run(["grammar", "--from", "GRAMMAR", "--check"], grammar) == .init(status: 1, output: warning))
    #expect(
      try run(["generate", "--from", "GRAMMAR", "-n", "1"], grammar) == .init(output: "x\n", diagnostics: warning))
    #expect(try run(["parse", "--from", "GRAMMAR", "x"], grammar).diagnostics == warning)
    #expect(
      try run(["grammar", "--from", "GRAMMAR", "--format", "lark"], grammar)
        == .init(
          status: 1,
          diagnostics: warning + """
            constraint-grammar: error: Lark can't express a faulty grammar (no text matches `b`: each would contain another one \
            (`b` → `c` → `b`) and so never end; add an alternative without that, or make it optional), which b uses

            """))
  }

  @Test func parses() throws {
    #expect(
      try run(["parse", "--from", "GRAMMAR", "a,(b)", "a;b"])
        == .init(
          status: 1,
          output: """
              list                     a,(b)
                item                   a
                  [a-z]                a
                ","          operator  ,
                item                   (b)
                  "("        bracket   (
                  list                 b
                    item               b
                      [a-z]            b
                  ")"        bracket   )

            """,
          diagnostics: """
            <argument 2>:1:2: error: expected ',' or the end of the text, but found ';'
            a;b
             ^

            """))
  }

  @Test func parsesJSON() throws {
    let outcome = try run(["parse", "--from", "GRAMMAR", "--format", "ndjson", "x", ""], "a ::= 'x'\n")
    #expect(
      outcome.output == """
        {"line":1,"file":null,"dialect":"my-list","text":"x","ok":true,"tree":{"name":"a","offset":0,"length":1,"children":\
        [{"name":"\\"x\\"","offset":0,"length":1,"role":"keyword"}]}}
        {"line":2,"file":null,"dialect":"my-list","text":"","ok":false,"error":{"code":"unexpected-end","offset":0,\
        "length":0,"line":2,"column":1,"found":null,"expected":["\\"x\\""],"message":"expected 'x', but the text ends here",\
        "hint":null,"fixIts":[]},"tree":null}

        """)
    #expect(outcome.status == 1)
  }

  /// A file has a text a line, unless it is one.
  @Test func wholeFiles() throws {
    let grammar = "a ::= ( [a-z,()] | #xA )*\n"
    #expect(try run(["parse", "-q", "--from", "GRAMMAR", "--file", "lines"]) == .init())
    #expect(try run(["parse", "-q", "--from", "GRAMMAR", "--whole", "--file", "text"], grammar) == .init())
    #expect(
      try run(["parse", "--from", "GRAMMAR", "--whole", "--file", "text"])
        == .init(
          status: 1,
          diagnostics: """
            text:1:3: error: expected [a-z] or '(', but found white space
            a,
              ^

            """))
    #expect(try run(["parse", "-q", "--from", "GRAMMAR", "--whole", "-f", "-"], grammar, input: "a\n,") == .init())
  }
}
