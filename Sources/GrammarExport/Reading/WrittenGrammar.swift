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
/// A class is one of Unicode scalars. The first production is the start, and the text must end after it. The language is what
/// the grammar derives: alternatives count in any order, repetitions give back what the rest needs, and a rule may begin with
/// itself. What is made of the grammar elsewhere may take the alternatives in order; the problems of
/// ``grammar`` tell where that is less.
///
/// Nothing is skipped, unless the text has the mark `<?TOKENS?>`. Then the conventions of ``EBNFWriter`` hold: what is below
/// the mark are tokens, and white space may stand between the parts of what is above it, where no `ws: explicit` says
/// otherwise. The mark `@terminals` says the same, and that the longest token of all stands at a place, whether it fits or not.
public struct WrittenGrammar: Sendable {
  /// All productions that the first one leads to.
  public let grammar: Grammar

  /// The names of the productions that it does not lead to.
  public let unused: [String]

  /// What is read as something else than it may mean, each with its place: symbols that nothing defines, and marks of the tools
  /// that a grammar was written for.
  public let warnings: [GrammarTextMistake]

  /// The productions that begin with themselves: what tries alternatives in order can't run them.
  public let leftRecursions: [GrammarTextMistake]

  /// What runs the grammar in order: a whole text is the start rule and nothing after it.
  public let interpreter: Interpreter

  let parser: GeneralParser

  private let ranges: [String: Range<Int>]

  /// What order and greed change, which takes longer to find out than a short text to read.
  private let order: Lazy<Order>

  /// Where the name of a production stands before its `::=`, in UTF-8 offsets; `nil` if nothing defines it.
  public func range(of name: String) -> Range<Int>? { ranges[name] }

  /// Reads the text of a grammar.
  ///
  /// - Parameters:
  ///   - text: the whole file.
  ///   - notation: its notation; without one, that which it can be read in.
  ///   - start: the name of the start rule; without one, what the text says, or else its first production.
  ///   - caseless: the texts in rules, and in tokens of nothing else, that count in capitals and small letters alike; without
  ///     it, those of which the notation says so.
  /// - Throws: a ``GrammarTextFailure`` with all mistakes that were found: those in what is written, or else names that
  ///   several productions have, exclusions that can't be read, and productions that keep the grammar from having any text.
  public init(
    _ text: String, in notation: GrammarNotation? = nil, start: String? = nil,
    ignoringCaseOf caseless: CaselessTexts? = nil
  ) throws(GrammarTextFailure) {
    let bytes = ContiguousArray(text.utf8)
    try self.init(GrammarReader.reading(bytes, in: notation, start: start, ignoringCaseOf: caseless))
  }

  /// Reads the text of a grammar in the EBNF of the W3C.
  ///
  /// - Throws: as ``init(_:in:start:ignoringCaseOf:)`` does.
  public init(ebnf text: String) throws(GrammarTextFailure) { try self.init(text, in: .ebnf) }

  private init(_ reader: GrammarReader) throws(GrammarTextFailure) {
    guard reader.mistakes.isEmpty, let grammar = reader.grammar else {
      throw GrammarTextFailure(mistakes: reader.mistakes.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }
    self.grammar = grammar
    let used = Set(grammar.productions.map(\.name))
    unused = reader.names.filter { !used.contains($0) }
    warnings = reader.warnings
    leftRecursions = reader.leftRecursions
    order = Lazy { [leftRecursions] in Order(of: grammar, leftRecursions.isEmpty) }
    interpreter = Interpreter(grammar)
    parser = GeneralParser(interpreter, tokens: reader.tokens)
    ranges = reader.ranges
  }

  /// Whether a text of the language may have more than one tree, as far as that is known: alternatives fit at the same place.
  public func mayBeAmbiguous(_ bytes: Span<UInt8>) -> Bool {
    var cursor = Cursor()
    // Where a text does not fit in order, that makes a difference, and nothing need be compared.
    return !leftRecursions.isEmpty || !interpreter.accepts(bytes, from: &cursor) || !order.object.makesNoDifference
      || !order.object.isDecided
  }

  /// Whether a text that fits in order is one of the language: it is derived like any other, but for tokens, which are as long as
  /// they can be.
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

/// What it changes that alternatives are tried in order, and repetitions take all they can.
private final class Order: Sendable {
  /// Whether that makes no difference, as far as it is known.
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

/// The productions of a grammar that was read, which mention each other by name alone.
///
/// A production is made when it is asked for and keeps the table alive; the table keeps no production, so nothing is kept
/// for ever.
final class WrittenTable: Sendable {
  struct Entry: Sendable {
    let name: String
    let kind: Production.Kind
    let body: Syntax
    let role: TokenRole?
    /// The names that lead back to this production, and so need a limit of nesting.
    var recursions: Set<String> = []
  }

  /// What tells a production of this table from one of another.
  private final class Identity: Sendable {}

  /// How many productions that lead back to themselves may be inside one another. A walk stops before that where it takes
  /// much room, so that no text exhausts the stack.
  private static let mostNesting = 1000

  private let entries: [String: (entry: Entry, identity: Identity)]

  init(_ entries: [Entry]) {
    self.entries = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, ($0, Identity())) })
  }

  /// The production of that name.
  func production(_ name: String) -> Production? {
    guard let (entry, identity) = entries[name] else { return nil }
    return Production(name, entry.kind, identity: identity) { [self] in
      let body = linked(entry.body, in: entry)
      return entry.role.map { .annotated(body, .role($0)) } ?? body
    }
  }

  /// The same with productions in place of their names.
  private func linked(_ syntax: Syntax, in entry: Entry) -> Syntax {
    guard case .reference(let name) = syntax, let production = production(name) else {
      return syntax.mapParts(spacing: { linked($0, in: entry) }, { linked($0, in: entry) })
    }
    let isRecursion = entry.recursions.contains(name)
    return isRecursion
      ? .annotated(.production(production), .nesting(limit: Self.mostNesting)) : .production(production)
  }

  private func linked(_ spacing: Syntax.Spacing, in entry: Entry) -> Syntax.Spacing {
    if case .grammar(let syntax) = spacing { .grammar(linked(syntax, in: entry)) } else { spacing }
  }
}

/// The productions that one leads to, deepest first.
struct NameWalk {
  /// The names in a production that lead back to it.
  private(set) var recursions: [String: Set<String>] = [:]

  /// - Returns: `nil` where more than `mostDepth` productions lead to each other in a row.
  init?(_ entries: [WrittenTable.Entry], from start: String, mostDepth: Int) {
    let names = Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        (
          entry.name,
          entry.body.withAllPartsAndSpacing.compactMap { if case .reference(let name) = $0 { name } else { nil } }
        )
      })
    // An explicit stack: how deep the grammar goes is not known yet.
    var path: [(name: String, next: Int)] = [(start, 0)]
    var open: Set<String> = [start]
    var done: Set<String> = []
    while let (name, next) = path.last {
      let targets = names[name] ?? []
      guard next < targets.count else {
        path.removeLast()
        open.remove(name)
        done.insert(name)
        continue
      }
      path[path.count - 1].next += 1
      let target = targets[next]
      if open.contains(target) {
        recursions[name, default: []].insert(target)
      } else if !done.contains(target) {
        guard path.count < mostDepth else { return nil }
        path.append((target, 0))
        open.insert(target)
      }
    }
  }
}
