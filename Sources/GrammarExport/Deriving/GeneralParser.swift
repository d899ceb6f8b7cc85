public import GrammarCombinators

/// Parses by exactly what a grammar derives: alternatives in any order, repetitions that give back, rules that begin with
/// themselves.
///
/// It is Earley's algorithm over the nodes of an `Interpreter`. A word ends where no letter, digit or `_` follows. Of several trees
/// the one that is found first is given.
public struct GeneralParser: Sendable {
  /// How a text is cut into tokens.
  public enum Tokens: Sendable {
    /// Not at all: a grammar of characters.
    case none
    /// A token is as long as one that fits can be.
    case fitting
    /// A token is as long as any of the grammar can be, and nothing fits where that one does not: what a lexer does.
    case longest
  }

  let interpreter: Interpreter
  let rules: DerivationRules

  let tokens: Tokens

  /// So many situations are looked at, at most, each as often as there is a way to it: any number, and more for each byte.
  private static let (mostSteps, mostStepsPerByte) = (5_000_000, 200)

  /// Whoever goes through a tree, or gives it back, goes as deep as it is.
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
