import GrammarChecks
public import GrammarCombinators
import Lazy

/// A grammar that was read from a text, ready to run: the EBNF of the W3C, that of ISO, ABNF or BNF.
///
/// ```swift
/// let list = try WrittenGrammar(ebnf: """
///   list ::= item ( "," item )*
///   item ::= [a-z]+
///   """)
/// list.accepts("one,two")
/// ```
///
/// A class of characters consists of Unicode scalars. The first production is the start, and the text must end after
/// it. The language is what the grammar derives: alternatives count in any order, repetitions give back what the rest
/// needs, and a rule may begin with itself. Other uses of the grammar may try the alternatives in order. The problems
/// of ``grammar`` tell where they accept less.
///
/// Nothing is skipped, unless the text has the mark `<?TOKENS?>`. Then the conventions of ``EBNFWriter`` hold. What
/// is below the mark are tokens. White space may stand between the parts of what is above it, where no `ws: explicit`
/// says otherwise. The mark `@terminals` says the same, and that the longest token of all counts at a place, whether
/// it fits or not.
public struct WrittenGrammar: Sendable {
  /// All productions that the first one leads to.
  public let grammar: Grammar

  /// The names of the productions that the first one does not lead to.
  public let unused: [String]

  /// What is read as something else than it may mean, each with its place. These are slips that can only mean one
  /// thing, with their cures; symbols that nothing defines; and marks of the tools that a grammar was written for.
  public let warnings: [GrammarTextMistake]

  /// The productions that begin with themselves. A parser that tries alternatives in order can't run them.
  public let leftRecursions: [GrammarTextMistake]

  /// Runs the grammar with alternatives in order: a whole text is the start rule and nothing after it.
  public let interpreter: Interpreter

  let parser: GeneralParser

  private let ranges: [String: Range<Int>]

  /// What it changes to try alternatives in order, and to repeat as often as possible. To find that out takes longer
  /// than to read a short text.
  private let order: Lazy<Order>

  /// Where the name of a production stands before its `::=`, in UTF-8 offsets; `nil` if nothing defines it.
  public func range(of name: String) -> Range<Int>? { ranges[name] }

  /// Reads the text of a grammar.
  ///
  /// - Parameters:
  ///   - text: the whole file.
  ///   - notation: its notation; without one, the likeliest in which it can be read.
  ///   - start: the name of the start rule; without one, the one that the text names, or else the first production.
  ///   - caseless: the texts in which capitals and small letters are alike; without it, those of which the notation
  ///     says so. It is about texts in rules, and in tokens that have nothing else.
  /// - Throws: a ``GrammarTextFailure`` with all mistakes that were found: those in what is written, exclusions that
  ///   can't be read, and productions that keep the grammar from having any text.
  public init(
    _ text: String, in notation: GrammarNotation? = nil, start: String? = nil,
    ignoringCaseOf caseless: CaselessTexts? = nil
  ) throws(GrammarTextFailure) {
    let (grammar, mistakes) = Self.reading(text, in: notation, start: start, ignoringCaseOf: caseless)
    guard mistakes.isEmpty, let grammar else { throw GrammarTextFailure(mistakes: mistakes) }
    self = grammar
  }

  /// Reads the text of a grammar, which may have mistakes: a production that can't be read is taken for the text of its name.
  ///
  /// - Returns: the grammar, if there is enough of one, and all mistakes, in order.
  package static func reading(
    _ text: String, in notation: GrammarNotation? = nil, start: String? = nil,
    ignoringCaseOf caseless: CaselessTexts? = nil
  ) -> (grammar: WrittenGrammar?, mistakes: [GrammarTextMistake]) {
    let reader = GrammarReader.reading(
      ContiguousArray(text.utf8), in: notation, start: start, ignoringCaseOf: caseless)
    return (
      reader.grammar.map { WrittenGrammar(reader, $0) },
      reader.mistakes.sorted { $0.range.lowerBound < $1.range.lowerBound }
    )
  }

  /// Reads the text of a grammar in the EBNF of the W3C.
  ///
  /// - Throws: as ``init(_:in:start:ignoringCaseOf:)`` does.
  public init(ebnf text: String) throws(GrammarTextFailure) { try self.init(text, in: .ebnf) }

  private init(_ reader: GrammarReader, _ grammar: Grammar) {
    self.grammar = grammar
    let used = Set(grammar.productions.map(\.name))
    unused = reader.names.filter { !used.contains($0) }
    warnings = reader.slips + reader.warnings
    leftRecursions = reader.leftRecursions
    order = Lazy { [leftRecursions] in Order(of: grammar, leftRecursions.isEmpty) }
    interpreter = Interpreter(grammar)
    parser = GeneralParser(interpreter, tokens: reader.tokens)
    ranges = reader.ranges
  }

  /// Whether a text of the language may have more than one tree, because several alternatives fit at a place. Where
  /// that is not known, it is taken for true.
  public func mayBeAmbiguous(_ bytes: Span<UInt8>) -> Bool {
    var cursor = Cursor()
    // If the text does not fit in order, order makes a difference, and nothing else need be compared.
    return !leftRecursions.isEmpty || !interpreter.accepts(bytes, from: &cursor) || !order.object.makesNoDifference
      || !order.object.isDecided
  }

  /// Whether a text that fits in order is always one of the language. It is derived like any other, except that
  /// tokens are as long as they can be: with tokens, order must make no difference.
  private var isFoundInOrder: Bool {
    leftRecursions.isEmpty && (parser.tokens == .none || parser.tokens == .fitting && order.object.makesNoDifference)
  }

  /// The tree of a whole text.
  ///
  /// - Throws: a failure at the furthest place that fits, with all that would have fitted there.
  /// - Complexity: linear for a text that fits in order; otherwise that of ``GeneralParser/tree(of:)``.
  public func tree(of bytes: Span<UInt8>) throws(ParseFailure) -> SyntaxTree {
    var cursor = Cursor()
    if isFoundInOrder, let tree = interpreter.tree(of: bytes, from: &cursor) { return tree }
    do throws(ParseFailure) {
      return try parser.tree(of: bytes)
    } catch {
      throw isFoundInOrder && order.object.makesNoDifference ? interpreter.failure(of: bytes) : error
    }
  }

  /// Why a text is none of the language; `nil` if it is.
  ///
  /// - Complexity: that of ``tree(of:)``.
  public func failure(of bytes: Span<UInt8>) -> ParseFailure? {
    var cursor = Cursor()
    if isFoundInOrder, interpreter.accepts(bytes, from: &cursor) { return nil }
    let failure = parser.failure(of: bytes)
    guard failure != nil, isFoundInOrder, order.object.makesNoDifference else { return failure }
    return interpreter.failure(of: bytes)
  }

  /// Whether a whole text is one of the language.
  public func accepts(_ text: String) -> Bool { failure(of: text) == nil }

  /// Why a text is none of the language; `nil` if it is.
  public func failure(of text: String) -> ParseFailure? { text.withBytes { failure(of: $0) } }
}

extension Grammar {
  /// Reads a grammar from a text in the EBNF of the W3C, as ``WrittenGrammar`` does.
  ///
  /// - Throws: a ``GrammarTextFailure`` with all mistakes that were found, productions that begin with themselves among them.
  public init(ebnf text: String) throws(GrammarTextFailure) {
    let written = try WrittenGrammar(ebnf: text)
    guard written.leftRecursions.isEmpty else { throw GrammarTextFailure(mistakes: written.leftRecursions) }
    self = written.grammar
  }
}

/// The difference that it makes to try alternatives in order, and to repeat as often as possible.
private final class Order: Sendable {
  /// Whether there is no difference, as far as that is known.
  let makesNoDifference: Bool

  /// Whether all alternatives could be compared.
  let isDecided: Bool

  init(of grammar: Grammar, _ canBeInOrder: Bool) {
    let findings = canBeInOrder ? grammar.findings : (problems: [], notes: [])
    makesNoDifference =
      canBeInOrder && findings.problems.allSatisfy { if case .repeatedRecursion = $0 { true } else { false } }
    isDecided = findings.notes.isEmpty
  }
}
