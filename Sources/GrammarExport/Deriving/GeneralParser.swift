public import GrammarCombinators

/// Parses by exactly what a grammar derives: alternatives count in any order, repetitions leave what the rest needs,
/// and rules may begin with themselves.
///
/// It is Earley's algorithm over the nodes of an `Interpreter`. A word ends where no letter, digit or `_` follows. If
/// a text has several trees, the one that is found first is given.
public struct GeneralParser: Sendable {
  /// How a text is cut into tokens.
  public enum Tokens: Sendable {
    /// Not at all: a grammar of characters.
    case none
    /// A token is as long as one that fits can be.
    case fitting
    /// A token is as long as any token of the grammar can be at its place, as a lexer cuts it. If that one does not
    /// fit, nothing does.
    case longest
  }

  let interpreter: Interpreter
  let rules: DerivationRules

  let tokens: Tokens

  /// The most steps of a parse: a number for any text, and more for each byte. A situation counts once for each way
  /// that leads to it.
  private static let (mostSteps, mostStepsPerByte) = (5_000_000, 200)

  /// The most productions inside one another in a tree. To go through a tree, or to free it, goes as deep as the tree
  /// is.
  private static let mostNesting = 10_000

  /// - Parameters:
  ///   - interpreter: the grammar.
  ///   - tokens: how a text is cut into tokens.
  public init(_ interpreter: Interpreter, tokens: Tokens) {
    self.interpreter = interpreter
    self.tokens = tokens
    rules = DerivationRules(interpreter.layout)
  }

  /// The tree of a whole text.
  ///
  /// - Throws: a failure at the furthest place where a token was looked for, with all that would have fitted there; or a
  ///   refusal where productions are inside one another more than ten thousand times.
  /// - Complexity: at most cubic in the length of the text; linear for most grammars, those that are LR among them.
  public func tree(of input: Span<UInt8>) throws(ParseFailure) -> SyntaxTree {
    var chart = chart(for: input)
    guard let item = chart.derive(input) else { throw failure(in: chart) }
    guard let tree = chart.tree(of: item, mostDepth: Self.mostNesting) else {
      throw ParseFailure(Refusal(.nestingTooDeep, in: 0..<0))
    }
    return tree
  }

  /// Why a text is none of the language; `nil` if it is.
  ///
  /// - Complexity: that of ``tree(of:)``.
  public func failure(of input: Span<UInt8>) -> ParseFailure? {
    var chart = chart(for: input)
    return chart.derive(input) == nil ? failure(in: chart) : nil
  }

  func chart(for input: Span<UInt8>) -> DerivationChart {
    DerivationChart(self, mostSteps: Self.mostSteps + Self.mostStepsPerByte * input.count)
  }

  private func failure(in chart: DerivationChart) -> ParseFailure {
    if chart.isExhausted {
      return ParseFailure(Refusal(.tooManySteps, in: chart.furthest..<chart.furthest))
    }
    return ParseFailure(
      at: chart.furthest, missing: chart.missed, excluding: chart.excluded, over: interpreter)
  }
}
