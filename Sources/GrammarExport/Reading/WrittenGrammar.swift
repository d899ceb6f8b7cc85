import GrammarChecks
public import GrammarCombinators

/// A grammar that was read from a text in the EBNF of the W3C, ready to run.
///
/// ```swift
/// let list = try WrittenGrammar(ebnf: """
///   list ::= item ( "," item )*
///   item ::= [a-z]+
///   """)
/// list.accepts("one,two")
/// ```
///
/// A class is one of Unicode scalars. The first production is the start, and the text must end after it. Alternatives are
/// tried in order and repetitions take all they can; `Grammar.problems` tells where that is less than the notation says.
///
/// Nothing is skipped, unless the text has the mark `<?TOKENS?>`. Then the conventions of ``EBNFWriter`` hold: what is below
/// the mark are tokens, and white space may stand between the parts of what is above it, where no `ws: explicit` says
/// otherwise.
public struct WrittenGrammar: Sendable {
  /// All productions that the first one leads to.
  public let grammar: Grammar

  /// The names of the productions that it does not lead to.
  public let unused: [String]

  /// What runs the grammar: a whole text is the start rule and nothing after it.
  public let interpreter: Interpreter

  private let ranges: [String: Range<Int>]

  /// Where the name of a production stands before its `::=`, in UTF-8 offsets; `nil` if nothing defines it.
  public func range(of name: String) -> Range<Int>? { ranges[name] }

  /// Reads the text of a grammar.
  ///
  /// - Throws: a ``GrammarTextFailure`` with all mistakes that were found: those in what is written, or else names that
  ///   nothing defines or several productions do, exclusions that can't be read, and productions that begin with themselves or
  ///   keep the grammar from having any text.
  public init(ebnf text: String) throws(GrammarTextFailure) {
    let reader = text.withBytes { W3CReader($0) }
    guard reader.mistakes.isEmpty, let grammar = reader.grammar else {
      throw GrammarTextFailure(mistakes: reader.mistakes.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }
    self.grammar = grammar
    let used = Set(grammar.productions.map(\.name))
    unused = reader.names.filter { !used.contains($0) }
    interpreter = Interpreter(grammar)
    ranges = reader.ranges
  }

  /// Whether a whole text is one of the language.
  public func accepts(_ text: String) -> Bool {
    text.withBytes { bytes in
      var cursor = Cursor()
      return interpreter.accepts(bytes, from: &cursor)
    }
  }

  /// Why a text is none of the language; `nil` if it is.
  public func failure(of text: String) -> ParseFailure? {
    text.withBytes { bytes in
      var cursor = Cursor()
      return interpreter.accepts(bytes, from: &cursor) ? nil : interpreter.failure(of: bytes)
    }
  }
}

extension Grammar {
  /// Reads a grammar from a text in the EBNF of the W3C, as ``WrittenGrammar`` does.
  ///
  /// - Throws: a ``GrammarTextFailure`` with all mistakes that were found.
  public init(ebnf text: String) throws(GrammarTextFailure) { self = try WrittenGrammar(ebnf: text).grammar }
}
