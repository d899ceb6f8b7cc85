import Foundation
import GrammarChecks
import GrammarCombinators
import GrammarExport
import Testing

/// A grammar or a text that means harm ends with an answer.
@Suite struct HostileGrammarTests {
  /// Each level of nesting reads the one inside several times.
  @Test func exponentialAlternatives() throws {
    let grammar = try WrittenGrammar(
      ebnf: """
        s ::= a "x" | a "y" | a "z"
        a ::= "(" a ")" | "(" a "]" | "q"
        """)
    #expect(grammar.grammar.problems.contains { if case .repeatedRecursion = $0 { true } else { false } })
    let text = String(repeating: "(", count: 60) + "q" + String(repeating: "]", count: 60)
    #expect(grammar.accepts(text + "z"))
    #expect(!grammar.accepts(text + "w"))
    #expect(grammar.failure(of: text + "w")?.offset == 121)
    #expect(grammar.failure(of: text + "w")?.expectations.map(\.name) == ["\"x\"", "\"y\"", "\"z\""])
    // The tree is that of the alternative that fits, however often it was read.
    let tree = try #require(self.tree(of: text + "z", grammar))
    #expect(tree.range == 0..<122)
    #expect(tree.tokens.count == 122)
  }

  @Test func emptyLoops() throws {
    let grammar = try WrittenGrammar(ebnf: "s ::= ( a* )*\na ::= 'a'*")
    #expect(grammar.accepts(String(repeating: "a", count: 10_000)))
    #expect(!grammar.accepts(String(repeating: "a", count: 10_000) + "b"))
  }

  /// Half a megabyte of stack is what a secondary thread has; a tree takes a little more where nothing is optimised.
  @Test(arguments: [
    "s ::= '(' s ')' | 'x'",
    "s ::= ( ( ( ( '(' s ')' ) ) ) | 'x' )",
    "s ::= a\na ::= b | 'x'\nb ::= c? d+\nc ::= 'y'\nd ::= '(' s ')'",
    "s ::= a | 'x'\na ::= b+\nb ::= '(' s ')'\n<?TOKENS?>\nT ::= 'x'",
  ])
  func deepNesting(_ text: String) async throws {
    let grammar = try WrittenGrammar(ebnf: text)
    let answers = await withCheckedContinuation { answered in
      let thread = Thread {
        let deep = String(repeating: "(", count: 100_000)
        let levels = String(repeating: "(", count: 50) + "x" + String(repeating: ")", count: 50)
        let refusal = grammar.failure(of: deep)?.refusal
        let isInDepth = (50..<100_000).contains(refusal?.range.lowerBound ?? 0)
        answered.resume(returning: [refusal?.reason == .nestingTooDeep, isInDepth, grammar.accepts(levels)])
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(answers == [true, true, true], "too deep, told at its place, and accepted")
    #expect(tree(of: String(repeating: "(", count: 100_000), grammar) == nil)
  }

  @Test(arguments: [
    ("s ::= \(String(repeating: "(", count: 5000)) 'x'", "1:38: parentheses are nested too deeply here"),
    (
      "s ::= \(String(repeating: "(", count: 31))'x'\(String(repeating: ")", count: 31))",
      "1:38: parentheses are nested too deeply here"
    ),
    ("s ::= t\nt ::= u? s 'x'\nu ::= 'u'", "1:1: 's' begins with itself, and would never end: s → t → s"),
    (
      (0..<1000).map { "r\($0) ::= r\($0 + 1)" }.joined(separator: "\n") + "\nr1000 ::= 'x'",
      "1:1: more than 200 productions lead to each other in a row"
    ),
  ])
  func isRefused(text: String, mistake: String) {
    let failure = #expect(throws: GrammarTextFailure.self) { try Grammar(ebnf: text) }
    #expect(failure?.mistakes.map(\.description) == [mistake])
  }

  /// What is compared with each other is limited, too.
  @Test func manyAlternatives() throws {
    let names = (0..<300).map { "r\($0)" }
    let text =
      "s ::= " + names.joined(separator: " | ") + "\n" + names.map { "\($0) ::= '\($0)'" }.joined(separator: "\n")
    let grammar = try WrittenGrammar(ebnf: text)
    #expect(grammar.accepts("r9"))
    #expect(grammar.accepts("r299"), "in order 'r29' would be tried first")
    #expect(!grammar.grammar.problems.isEmpty)
  }

  private func tree(of text: String, _ grammar: WrittenGrammar) -> SyntaxTree? {
    var cursor = Cursor()
    return grammar.interpreter.tree(of: ContiguousArray(text.utf8).span, from: &cursor)
  }

  @Test("A token inside itself is written where no automaton has to read it, and else refused")
  func nestedTokens() throws {
    let grammar = try WrittenGrammar(ebnf: "a ::= T+\n<?TOKENS?>\nT ::= '<' T? '>'")
    #expect(grammar.accepts("<<>> <>"))
    let language = Grammar.Language("nested", title: "tokens", sample: "", grammar: grammar.grammar)
    var refused: [String: String] = [:]
    for format in ExportFormat.all {
      do throws(ExportFailure) {
        _ = try format.files(for: language)
      } catch {
        refused[format.name] = error.description
      }
    }
    let names = ["iso-ebnf": "ISO EBNF", "abnf": "ABNF", "antlr4": "ANTLR 4", "lark": "Lark", "gbnf": "GBNF"]
      .merging(["tree-sitter": "Tree-sitter", "textmate": "TextMate"]) { first, _ in first }
    #expect(refused == names.mapValues { "\($0) can't express a token inside itself, which T uses" })
  }
}
