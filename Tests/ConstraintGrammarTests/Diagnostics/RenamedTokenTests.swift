import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import TestMaterial
import Testing

@testable import GrammarCombinators

/// What a token is called is nobody's concern but the reader's: hints and messages ask for its role.
@Suite struct RenamedTokenTests {
  // In the alphabet they come as those that they stand for: the words of a message are in this order.
  private static let names = [
    "IDENTIFIER": "IDENTITY", "NUMERAL": "NUMERIC", "NUMBER": "NUMBERS", "EOF": "ENDING", "ATTRIBUTE": "ASPECT",
  ]

  @Test("A dialect with other names for its tokens says the same", arguments: Dialect.allWithHints)
  func hints(of dialect: Dialect) throws {
    let renamed = renamed(dialect).withHintsAmongAll
    #expect(Set(renamed.grammar.tokens.map(\.name)).isDisjoint(with: Self.names.keys))
    for entry in try CorpusFile(.rejected, of: dialect).cases {
      let bytes = try entry.bytes
      let (one, other) = (diagnostic(of: bytes, in: dialect), diagnostic(of: bytes, in: renamed))
      #expect(other?.message == one?.message, "\(entry.title)")
      #expect(other?.hint == one?.hint, "\(entry.title)")
      #expect(other?.offset == one?.offset, "\(entry.title)")
      #expect(other?.expected == one?.expected.map { Self.names[$0] ?? $0 }.sorted(), "\(entry.title)")
    }
  }

  private func renamed(_ dialect: Dialect) -> Dialect {
    guard let statement = dialect.statement, let lists = dialect.lists else {
      return Dialect(
        name: dialect.name, aliases: dialect.aliases, library: dialect.library, sample: dialect.sample,
        notation: dialect.notation, meaning: dialect.meaning, text: Renamed(body: dialect.text, names: Self.names),
        equation: Renamed(body: dialect.equation, names: Self.names))
    }
    let text = Renamed(body: statement, names: Self.names)
    return Dialect(
      name: dialect.name, aliases: dialect.aliases, library: dialect.library, sample: dialect.sample,
      notation: dialect.notation, meaning: dialect.meaning, text: text, statement: text, lists: lists)
  }

  private func diagnostic(of bytes: [UInt8], in dialect: Dialect) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try dialect.statement(of: ContiguousArray<UInt8>(bytes).span)
      return nil
    } catch {
      return error.written
    }
  }
}

/// A parser whose grammar has other names for some productions.
private struct Renamed<Body: Parser>: Parser {
  let body: Body
  let names: [String: String]

  var syntax: Syntax { renamed(body.syntax) }

  func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? { body.parse(input, &cursor) }

  private func renamed(_ syntax: Syntax) -> Syntax {
    switch syntax {
    case .sequence(let parts, let spacing): .sequence(parts.map(renamed), spacing: spacing)
    case .choice(let parts): .choice(parts.map(renamed))
    case .repetition(let body, let bounds, let separator, let spacing):
      .repetition(renamed(body), bounds, separator: separator.map(renamed), spacing: spacing)
    case .lookAhead(let body, let isPositive): .lookAhead(renamed(body), isPositive: isPositive)
    case .annotated(let body, let annotation): .annotated(renamed(body), annotation)
    case .production(let production):
      .production(
        Production(names[production.name] ?? production.name, production.kind) { renamed(production.definition()) })
    case .literal, .characters, .end, .reference: syntax
    }
  }
}
