import GrammarCombinators
import TestMaterial
import Testing

@testable import GrammarExport

/// Rules that the next symbol does not tell apart, which Tree-sitter's generator wants to be named.
@Suite struct TreeSitterConflictTests {
  @Test(
    "Conflicts between rules",
    arguments: [
      // s: a x | b x, and both are y.
      ([[[1, -1], [2, -1]], [[-2]], [[-2]]], [[1, 2]]),
      // A list that begins with itself.
      ([[[0, -1, 1], [1]], [[-2]]], []),
      // A sum of sums.
      ([[[0, -1, 0], [-2]]], [[0]]),
      // A rule may go on where another ends.
      ([[[1, 2], [3]], [[-1]], [[-2]], [[-1, -2, -2]]], [[1, 3]]),
      // What stands before it says which rule it is, but two states are one here.
      ([[[-1, 1, -3], [-2, 2, -3], [-1, 2, -4], [-2, 1, -4]], [[-5]], [[-5]]], [[1, 2]]),
      // Three ends: any two may be in a state of their own.
      ([[[1], [2], [3]], [[-1]], [[-1]], [[-1]]], [[1, 2], [1, 2, 3], [1, 3], [2, 3]]),
      // What a rule begins with stands three rules below.
      ([[[1, 2], [3]], [[-1]], [[4]], [[-1, -2, -2]], [[5]], [[-2]]], [[1, 3]]),
      // What follows a rule inside itself comes to a state that has been gone on from.
      (
        [[[-1, 1, -3]], [[-5, 2], [-5, 3, -4], [-5, 4, -3], [-5, -2, 1, -4]], [[-1]], [[-1]], [[-1]]],
        [[2, 3], [2, 4]]
      ),
      // A part that stands at the end of a rule, and elsewhere in it.
      ([[[-4, 1, -3], [-4, 3, -3]], [[2], [2, -1]], [[-2]], [[-2]]], [[2, 3]]),
      // What follows a rule does not follow a part that never ends it.
      ([[[-4, 1, -3]], [[2, -1], [3, -3]], [[-2]], [[-2]]], []),
      // More terminals than a word has bits for.
      ([[[0, -40, 0], [-2]]], [[0]]), ([[[0, -70, 0], [-2]]], [[0]]),
    ])
  func conflicts(rules: [[[Int]]], expected: [[Int]]) {
    #expect(
      ParserConflicts(rules, terminals: 70)?.conflicts.sorted { $0.lexicographicallyPrecedes($1) } == expected)
  }

  @Test("What has more conflicts than the generator can do with is refused")
  func tooMany() {
    func conflicts(_ count: Int) -> Set<[Int]>? {
      ParserConflicts([(1...count).map { [$0] }] + Array(repeating: [[-1]], count: count), terminals: 1)?.conflicts
    }
    #expect(conflicts(9)?.count == 502)
    #expect(conflicts(10) == nil)
    let rules = "abcdefghij".map { "\($0) ::= 'x'" }
    #expect(
      #expect(throws: ExportFailure.self) {
        try Self.file(
          "s ::= " + "abcdefghij".map(String.init).joined(separator: " | ") + "\n" + rules.joined(separator: "\n"))
      }?.description == "Tree-sitter can't express rules with so many conflicts, which s uses")
  }

  @Test("A text whose letters are many things together is spelt out")
  func longText() throws {
    let grammar = try WrittenGrammar("s ::= 'abcdefgh' | [a-h]+", ignoringCaseOf: .all).grammar
    let files = try ExportFormat.treeSitter.files(for: Grammar.Language("x", title: "x", sample: "", grammar: grammar))
    #expect(files[0].text.contains("        $._part_1,\n        $._part_2,\n        choice(\"C\", \"c\"),"))
  }

  private static func file(_ text: String) throws -> String {
    let language = Grammar.Language("x", title: "x", sample: "", grammar: try WrittenGrammar(text).grammar)
    let files = try ExportFormat.treeSitter.files(for: language)
    return try #require(files.first { $0.path == "tree-sitter/x/grammar.js" }).text
  }

  @Test("A grammar of characters has a token for each kind of them, and repetitions stay where the next tells all")
  func characters() throws {
    let grammar = try WrittenGrammar("s ::= ( 'ab' | [ac] 'd' )+ 'd'?").grammar
    let files = try ExportFormat.treeSitter.files(for: Grammar.Language("x", title: "x", sample: "", grammar: grammar))
    #expect(
      files == [
        ExportedFile(
          path: "tree-sitter/x/grammar.js",
          text: #"""
            // x: x

            module.exports = grammar({
              name: "x",

              extras: _ => [],

              rules: {
                s: $ => seq(repeat1(choice(seq("a", "b"), seq(choice("a", "c"), "d"))), optional("d")),
              },
            });

            """#)
      ])
  }

  @Test("Texts in any case, and ranges of characters")
  func kinds() throws {
    let grammar = try WrittenGrammar("s ::= ( 'ab' | [ab0-9] 'd' )+ 'd'?", ignoringCaseOf: .all).grammar
    let files = try ExportFormat.treeSitter.files(for: Grammar.Language("x", title: "x", sample: "", grammar: grammar))
    #expect(
      files[0].text.hasSuffix(
        """
          rules: {
            s: $ => seq(
              repeat1(
                choice(
                  seq(choice("A", "a"), choice("B", "b")),
                  seq(choice($.c_30_, "a", "b"), $.c_44_),
                ),
              ),
              optional($.c_44_),
            ),

            // Characters that the rules treat alike.
            c_30_: _ => /[0-9]/,
            c_44_: _ => /[Dd]/,
          },
        });

        """))
  }

  @Test("Where there are conflicts, repetitions are rules")
  func repetitions() throws {
    #expect(
      try Self.file("s ::= a | b\na ::= 'x'+ 'y'\nb ::= 'x' 'x'* 'z' a?").hasSuffix(
        """
          conflicts: $ => [
            [$.b, $._part_1],
          ],

          rules: {
            s: $ => choice($.a, $.b),

            a: $ => seq($._part_1, "y"),

            b: $ => seq("x", optional($._part_1), "z", optional($.a)),

            _part_1: $ => choice(
              "x",
              seq($._part_1, "x"),
            ),
          },
        });

        """))
  }

  @Test("Rules of tokens have conflicts too")
  func tokens() throws {
    let text = try Self.file("e ::= e '+' e | N\n<?TOKENS?>\nN ::= [0-9]+")
    #expect(text.contains("  conflicts: $ => [\n    [$.e],\n  ],\n"))
    #expect(
      text.contains("// Where the next symbol does not say which rule it is, the parser follows up to six readings."))
  }

  @Test("What is nothing but itself can't be written")
  func cycle() {
    #expect(
      #expect(throws: ExportFailure.self) { try Self.file("a ::= b | 'x'\nb ::= a | 'y' 'z'") }?.description
        == "Tree-sitter can't express a rule that is nothing but itself, which a uses")
  }

  @Test("Characters that are alike are a token with a name of its own")
  func classes() throws {
    #expect(
      try Self.file("s ::= [a-c] 'b' c_61_\nc_61_ ::= '.'").hasSuffix(
        """
          rules: {
            s: $ => seq(choice($.c_61_, "b"), "b", $.c_61__rule),

            c_61__rule: $ => ".",

            // Characters that the rules treat alike.
            c_61_: _ => /[ac]/,
          },
        });

        """))
  }

  @Test("What would be too many rows of characters is divided")
  func rows() throws {
    let text = try Self.file("s ::= [ab] [bc] [cd] [de] [ef] [fg] [gh]")
    #expect(text.contains("    _part_1: $ => choice(\"a\", \"b\"),\n"))
  }
}
