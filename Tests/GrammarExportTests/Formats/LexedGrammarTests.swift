import GrammarCombinators
import TestMaterial
import Testing

@testable import GrammarExport

/// A grammar with tokens as specifications have them, whose words only the lexers of the tools cut as it means them.
@Suite struct LexedGrammarTests {
  private static func file(_ format: ExportFormat, _ text: String, named name: String = "facts") throws -> [String:
    String]
  {
    let grammar = try WrittenGrammar(text).grammar
    let language = Grammar.Language(name, title: "facts", sample: "", grammar: grammar)
    return Dictionary(uniqueKeysWithValues: try format.files(for: language).map { ($0.path, $0.text) })
  }

  @Test(
    "Whole files",
    arguments: [
      (ExportFormat.antlr4, "antlr4/Facts.g4", "Facts.g4"), (.lark, "lark/facts.lark", "facts.lark"),
      (.treeSitter, "tree-sitter/facts/grammar.js", "facts.grammar.js"),
      (.treeSitter, "tree-sitter/facts/queries/highlights.scm", "facts.highlights.scm"),
    ])
  func whole(format: ExportFormat, path: String, expected: String) throws {
    let text = try Repository.text(of: "Tests/GrammarExportTests/Grammars/facts.ebnf")
    try ExpectedFile.check(try Self.file(format, text)[path] ?? "", expected)
  }

  @Test("White space that must be there, or may not, is part of the rules")
  func spaces() throws {
    let text = "s ::= pair+\npair ::= A B /* ws: explicit */\n<?TOKENS?>\nA ::= [a-z]+\nB ::= [a-z]* '!' | ':' [0-9]"
    let lines = try Self.file(.antlr4, text)["antlr4/Facts.g4"]?.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines == [
        "// facts: facts", "//", "// A text is the first rule and nothing after it. White space is part of the rules.",
        "//",
        "// The lexer looks for all tokens everywhere, and takes the longest. So it may take",
        "// B, where the rules want one of A.", "grammar Facts;",
        "s : WHITE_SPACE? pair (WHITE_SPACE? pair)* WHITE_SPACE? EOF ;", "pair : A B ;", "A : [a-z]+ ;",
        "B : [a-z]* '!'", "  | ':' [0-9] ;", "WHITE_SPACE : [\\u0009-\\u000D\\u0020]+ ;",
        "// Words that touch, which stand nowhere.", "JOINED_WORDS : (A) [_a-zA-Z0-9]+ ;",
      ])
  }

  @Test("White space with a name of its own may stand at the ends of a text, too")
  func namedSpace() throws {
    let text = "s ::= e\ne ::= A ( ',' A )*\n@terminals\nA ::= [a-z]+\nS ::= [ ]+\n@pass S"
    let lines = try Self.file(.antlr4, text)["antlr4/Facts.g4"]?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.filter { $0.hasPrefix("s : ") } == ["s : WHITE_SPACE? e WHITE_SPACE? EOF ;"])
    // Tree-sitter's lexer would take a token of white space for what stands before a word that touches another one.
    let script = try Self.file(.treeSitter, text)["tree-sitter/facts/grammar.js"]
    #expect(script?.contains("extras: _ => [/[\\x20]/],") == true)
  }

  @Test("What stands twice in a class is written once")
  func repeatedCharacters() throws {
    let text = "s ::= N N\n@terminals\nN ::= [a-cbb-d]"
    let lines = try Self.file(.antlr4, text)["antlr4/Facts.g4"]?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.contains("N : [a-cd] ;"))
  }

  @Test("A token that may be nothing is a part of other tokens, and what is repeated may be nothing")
  func nothing() throws {
    let text = "s ::= A+\n<?TOKENS?>\nA ::= '<' IN '>'\nIN ::= ( '*' [a-z] )? ( 'x'? | 'y' )*"
    let lines = try Self.file(.antlr4, text)["antlr4/Facts.g4"]?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.contains("A : '<' IN? '>' ;"))
    #expect(lines.contains { $0.hasPrefix("fragment IN : ") })
  }

  @Test("What may be missing is written one in the other, which has an end")
  func deepRepetition() throws {
    #expect(try Self.file(.antlr4, "a = *2000\"x\"").count == 1)
    #expect(
      #expect(throws: ExportFailure.self) { try Self.file(.antlr4, "a = *2001\"x\"") }?.description
        == "ANTLR 4 can't express more than 2000 iterations that may be missing, which a uses")
  }

  @Test("The end of the text at the end of a rule that ends every text need not be said")
  func endOfText() throws {
    let text = "s ::= a | b\na ::= 'x' EOF\nb ::= 'y' a | 'z' (EOF)?\n<?TOKENS?>\nEOF ::= $"
    let lines = try Self.file(.antlr4, text)["antlr4/Facts.g4"]?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.contains("a : 'x' ;"))
    #expect(lines.contains("b : 'y' WHITE_SPACE a"))
    #expect(lines.contains("  | 'z' ;"))
    #expect(
      #expect(throws: ExportFailure.self) {
        try Self.file(.antlr4, "s ::= a 'x' | a\na ::= 'y' EOF\n<?TOKENS?>\nEOF ::= $")
      }?.description == "ANTLR 4 can't express the end of the text inside a text, which a uses")
  }

  @Test("A token in white space that is inside itself is refused")
  func nested() {
    let text = """
      s ::= 'x'+
      c ::= '(' ( c | T )* ')' /* ws: explicit */
      w ::= c | ' ' /* ws: definition */
      <?TOKENS?>
      T ::= [a-z]
      """
    #expect(
      #expect(throws: ExportFailure.self) { try Self.file(.antlr4, text) }?.construct == "a token inside itself")
  }

  @Test("Order counts for nothing either where parts of a rule get names")
  func namedParts() throws {
    let text = "s ::= [a-z]+ | [a-z]+ MARK\n<?TOKENS?>\nMARK ::= '#' [0-9]"
    let lines = try Self.file(.antlr4, text)["antlr4/Facts.g4"]?.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines.contains(
        "s : WHITE_SPACE? (S (WHITE_SPACE? S)* | S (WHITE_SPACE? S)* WHITE_SPACE? MARK) WHITE_SPACE? EOF ;"))
  }

  @Test("A rule that begins with itself is written where a notation has that")
  func leftRecursion() throws {
    let grammar = try WrittenGrammar("sum ::= sum '+' part | part\npart ::= [0-9] | '(' sum ')'").grammar
    let language = Grammar.Language("sum", title: "sums", sample: "", grammar: grammar)
    var refused: [String] = []
    for format in ExportFormat.all {
      do throws(ExportFailure) { _ = try format.files(for: language) } catch { refused.append(format.name) }
    }
    #expect(refused == ["peg", "gbnf", "textmate"])
    let antlr = try ExportFormat.antlr4.files(for: language)[0].text
    #expect(antlr.pieces(around: "sum_rule : sum_rule '+' part\n         | part ;\n").count == 2)
    let lark = try ExportFormat.lark.files(for: language)[0].text
    #expect(lark.hasSuffix("sum: sum \"+\" part\n   | part\n\npart: /[0-9]/\n    | \"(\" sum \")\"\n"))
  }

  @Test(
    "For ANTLR, what a rule begins with is written in place of names that lead back to it",
    arguments: [
      ("a ::= (a 'x' | 'y') 'z'", "a : a C_78 C_7A\n  | C_79 C_7A ;"),
      ("a ::= b | c | '1'\nb ::= a '+' a\nc ::= b? '-' a | a", "a : a '+' a\n  | a '+' a '-' a\n  | '-' a\n  | '1' ;"),
      ("a ::= b | '1'\nb ::= b '+' | a '-'", nil),
      ("a ::= (a 'x')* 'y'", nil),
    ] as [(String, String?)])
  func indirectRecursion(text: String, rule: String?) throws {
    let grammar = try WrittenGrammar("s ::= '(' a ')'\n" + text)
    let language = Grammar.Language("s", title: "", sample: "", grammar: grammar.grammar)
    guard let rule else {
      let construct = "a rule that begins with itself inside a part"
      #expect(throws: ExportFailure(notation: "ANTLR 4", production: "a", construct: construct)) {
        try ExportFormat.antlr4.files(for: language)
      }
      return
    }
    #expect(try ExportFormat.antlr4.files(for: language)[0].text.pieces(around: rule).count == 2)
  }

  @Test("A rule that may be itself is written without that")
  func itself() throws {
    let files = try Self.file(.treeSitter, "a ::= a | a 'x' | 'y'\n<?TOKENS?>\nX ::= 'x'").values.joined()
    #expect(files.pieces(around: "a: $ => choice(seq($.a, optional($._joined_words), \"x\"), \"y\"),").count == 2)
    let list = try Self.file(.treeSitter, "a ::= a b | b '.'\nb ::= '-'*").values.joined()
    #expect(list.pieces(around: "seq(alias($._glued_a, $.a), alias($._glued_b, $.b)),").count == 2)
  }

  @Test("A production that is a look-ahead alone is left out where a lexer can't be told")
  func lookAheadAlone() throws {
    let text = "s ::= A B\n<?TOKENS?>\nA ::= 'x' C\nB ::= 'y'\nC ::= & 'y'"
    for (format, token) in [(ExportFormat.antlr4, "\n\nA : 'x' ;\n\n"), (.lark, "\n\nA: \"x\"\n\n")] {
      #expect(try Self.file(format, text).values.joined().pieces(around: token).count == 2, "\(format.name)")
    }
  }

  @Test("What a lexer can't be told is left out, and said so")
  func lookAheads() throws {
    let text = "s ::= ( A | B )+\n<?TOKENS?>\nA ::= 'x' & [^y]\nB ::= 'y' | 'z'"
    let files = try [ExportFormat.antlr4, .lark, .treeSitter].map { try Self.file($0, text).values.joined() }
    for file in files {
      #expect(file.pieces(around: "// What must follow, or must not, is left out in A.\n").count == 2)
    }
    let language = Grammar.Language("s", title: "", sample: "", grammar: try WrittenGrammar(ebnf: text).grammar)
    #expect(throws: ExportFailure(notation: "ABNF", production: "A", construct: "a look-ahead")) {
      try ExportFormat.abnf.files(for: language)
    }
  }

  @Test("What must not follow a token counts for nothing where it stands inside another")
  func tokenInside() throws {
    let text = "s ::= ( N | Q | U )+\n@terminals\nN ::= [a-z]+\nQ ::= [a-z]+ ( ':' [0-9] )?\nU ::= '{' N ':}'"
    let lines = try Self.file(.lark, text)["lark/facts.lark"]?.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines.filter { $0.hasPrefix("N") || $0.hasPrefix("U") } == [
        "N.1: /[a-z]/+ /(?![0-\\x3AA-Z_a-z])/", "U: \"{\" /[a-z]/+ \":}\"",
      ])
  }

  @Test("Names that the tool's own languages have are changed")
  func reservedNames() throws {
    let text = try Self.file(.antlr4, "unicode ::= 'x' unicode?").values.joined()
    #expect(text.contains("unicode_rule : "))
  }

  @Test("What is cut into the longest tokens is so in the EBNF of the W3C, too")
  func longestTokens() throws {
    let text = "s ::= 'a' N ( M s )?\n@terminals\nN ::= [a-z]+\nM ::= '-' | N '-'\n@pass ' '+"
    let written = try Self.file(.ebnf, text)["facts.ebnf"] ?? ""
    #expect(written.contains("\n\n@terminals\n\n"))
    let comparison = GrammarComparison(try WrittenGrammar(text), try WrittenGrammar(written), upTo: 6)
    #expect(comparison.differences.isEmpty)
    #expect(try WrittenGrammar(written).failure(of: "a b c- a d") == nil)
  }

  @Test("For Parsimonious, a start rule that stands in itself has one for whole texts before it")
  func recursiveStart() throws {
    let text = "s ::= '(' s ')' & ( ')' | $ ) | 'x'"
    #expect(
      try Self.file(.peg, text)["peg/facts.peg"]?.hasSuffix(
        """

        text = s

        s = "(" s ")" &(")" / !~r"."s)
          / "x"

        """) == true)
  }

  @Test("Two tokens of which each has texts that the other has and others are told")
  func clashes() throws {
    let text = "s ::= A '1' | B '2'\n<?TOKENS?>\nA ::= [a-m]+\nB ::= [h-z] [h-z]*"
    let files = try [ExportFormat.antlr4, .lark, .treeSitter].flatMap { try Self.file($0, text).values }
    #expect(
      files.flatMap { $0.split(separator: "\n") }.filter { $0.contains("A text that is") }.sorted() == [
        "// A text that is both A and B is cut as either.", "// A text that is both A and B is taken for A.",
      ])
  }
}
