import GrammarCombinators
import TestMaterial
import Testing

@testable import GrammarExport

/// Compares the automata of terminals with reading every short text in every way there is.
@Suite struct TokenMachineTests {
  private static let texts: [String] = {
    var texts = [""]
    var longest = [""]
    for _ in 0..<5 {
      longest = longest.flatMap { text in ["a", "b"].map { text + $0 } }
      texts += longest
    }
    return texts
  }()

  /// A grammar with two random tokens, in which there is a third.
  private static func grammar(seed: UInt64) throws -> CharacterGrammar {
    var random = SeededGenerator(seed: seed)
    var grammar = try CharacterGrammar(Grammar(ebnf: "s ::= 'a'"), notation: "test")
    for name in ["inner", "first", "second"] {
      let leaves = name == "inner" ? [] : [Symbol.name("inner")]
      let body = expression(depth: 3, leaves, &random)
      grammar.productions.append(CharacterProduction(name: name, kind: .token, body: body))
    }
    return grammar
  }

  private static func expression(
    depth: Int, _ leaves: [Symbol], _ random: inout SeededGenerator
  ) -> CharacterExpression {
    func part() -> CharacterExpression { expression(depth: depth - 1, leaves, &random) }
    switch depth == 0 ? 9 : Int.random(in: 0..<10, using: &random) {
    case 0...3: return .sequence([part(), part()] + (Bool.random(using: &random) ? [part()] : []))
    case 4...5: return .choice([part(), part()])
    case 6: return .repeated(part(), .optional)
    case 7: return .repeated(part(), .zeroOrMore)
    case 8: return .repeated(part(), .oneOrMore)
    default:
      let symbols: [Symbol] = [
        .text("a", ignoresCase: false), .text("b", ignoresCase: false), .text("ab", ignoresCase: false),
        .text("BA", ignoresCase: true), .characters(CharacterClass("a"..."b")), .characters(CharacterClass("b"..."c")),
      ]
      return .leaf((symbols + leaves).randomElement(using: &random) ?? symbols[0])
    }
  }

  private static func machine(_ name: String, _ grammar: CharacterGrammar) -> TokenMachine {
    TokenMachine(.leaf(.name(name)), in: grammar, Alphabet(grammar))
  }

  /// The texts of a token, those that are short.
  private static func texts(of name: String, _ grammar: CharacterGrammar) -> Set<String> {
    let reader = CharacterReader(grammar: grammar)
    return Set(
      texts.filter { text in
        let characters = Array(text.unicodeScalars)
        return reader.ends(of: .name(name), in: characters, from: 0).contains(characters.count)
      })
  }

  @Test func acceptsTheTextsOfTheTerminal() throws {
    for seed in 0..<UInt64(60) {
      let grammar = try Self.grammar(seed: seed)
      let alphabet = Alphabet(grammar)
      let groups = Dictionary(
        uniqueKeysWithValues: ["a", "b"].map { ($0, alphabet.groups(in: CharacterClass($0...$0).ranges)) })
      let machine = Self.machine("first", grammar)
      let accepted = Self.texts.filter { text in
        var state: Int? = 0
        for character in text.unicodeScalars {
          guard let group = groups[character], group.count == 1 else { return false }
          state = state.flatMap { machine.targets[$0][group[0]] }
        }
        return state.map { machine.isAccepting[$0] } ?? false
      }
      #expect(Set(accepted) == Self.texts(of: "first", grammar), "seed \(seed): \(grammar.productions)")
    }
  }

  /// What short texts show holds for all.
  @Test func relatesTerminalsByTheirTexts() throws {
    var counts: [TokenMachine.Relation: Int] = [:]
    for seed in 0..<UInt64(60) {
      let grammar = try Self.grammar(seed: seed)
      let (first, second) = (Self.texts(of: "first", grammar), Self.texts(of: "second", grammar))
      let relation = Self.machine("first", grammar).relation(to: Self.machine("second", grammar))
      let possible: [TokenMachine.Relation] =
        switch (first.isDisjoint(with: second), first.isSubset(of: second), second.isSubset(of: first)) {
        case (true, _, _): [.disjoint, .subset, .superset, .equal, .overlapping]
        case (_, true, true): [.equal, .subset, .superset, .overlapping]
        case (_, true, false): [.subset, .overlapping]
        case (_, false, true): [.superset, .overlapping]
        case (_, false, false): [.overlapping]
        }
      #expect(possible.contains(relation), "seed \(seed): \(grammar.productions)")
      counts[relation, default: 0] += 1
    }
    #expect(counts.count >= 4, "not all are seen: \(counts)")
  }

  @Test func goesOnBehindCharactersOfSomeGroups() throws {
    func text(_ text: String) -> CharacterExpression { .leaf(.text(text, ignoresCase: false)) }
    var grammar = try CharacterGrammar(Grammar(ebnf: "s ::= 'abcd'"), notation: "test")
    let ways = ["a", "abc", "abbd", "ad"].map(text)
    grammar.productions.append(CharacterProduction(name: "first", kind: .token, body: .choice(ways)))
    let alphabet = Alphabet(grammar)
    let (b, c, d) = (98, 99, 100) as (UInt32, UInt32, UInt32)
    let blank = Set(alphabet.groups(in: [b...b]))
    let expected = [b, c, d].flatMap { alphabet.groups(in: [$0...$0]) }
    #expect(Self.machine("first", grammar).continuations(behind: blank) == Set(expected))
  }

  /// One state for each character, and one behind the last.
  @Test(arguments: [10, 1000])
  func growsWithALiteral(count: Int) throws {
    let text = String(repeating: "ab", count: count / 2)
    var grammar = try CharacterGrammar(Grammar(ebnf: "s ::= 'a'"), notation: "test")
    grammar.productions.append(
      CharacterProduction(name: "first", kind: .token, body: .leaf(.text(text, ignoresCase: false))))
    let machine = Self.machine("first", grammar)
    #expect(machine.targets.map(\.count) == Array(repeating: 1, count: count) + [0])
    #expect(machine.isAccepting == Array(repeating: false, count: count) + [true])
  }
}
