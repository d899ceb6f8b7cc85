/// A grammar that runs: the same language as the compiled parser, walked as data.
///
/// It says what the compiled parser does not keep: how far a text fits, what would have fitted there, and which production
/// stands where. The nodes are laid out once, which takes some hundred microseconds; a walk takes some ten times as long
/// as the compiled parser.
///
/// ```swift
/// let interpreter = Interpreter(StyleSheet())
/// let sheet = try StyleSheet().run(bytes, from: &cursor, explainedBy: interpreter)
/// ```
public final class Interpreter: Sendable {
  let layout: GrammarLayout
  let start: Int32

  /// What may stand before the start.
  let leading: Int32

  /// The grammar of `parser`.
  ///
  /// - Complexity: linear in the size of the grammar; a production whose type has fields is compared with those of the
  ///   same name each time that it is mentioned.
  public convenience init<P: Parser>(_ parser: P) { self.init(parser.syntax, after: P.Leading.syntax) }

  /// A grammar as data.
  ///
  /// - Parameters:
  ///   - syntax: what the text is.
  ///   - leading: what may stand before it.
  public convenience init(_ syntax: Syntax, after leading: Syntax.Spacing = .glued) {
    self.init(GrammarLayout(syntax, after: leading))
  }

  init(_ layout: GrammarLayout) {
    self.layout = layout
    start = layout.start
    leading = layout.leading
  }

  private init(_ layout: GrammarLayout, start: Int32) {
    self.layout = layout
    self.start = start
    leading = Node.none
  }

  /// The same grammar, begun at the production that `parser` is, if that is one of its, with nothing before it.
  public func starting(at parser: some Parser) -> Interpreter {
    guard case .production(let production) = parser.syntax, let node = layout.node(of: production) else {
      return Interpreter(parser.syntax)
    }
    return Interpreter(layout, start: node)
  }

  /// Whether the text fits from the cursor on, which is moved behind what fits.
  public func accepts(_ input: Span<UInt8>, from cursor: inout Cursor) -> Bool {
    var walk = GrammarWalk(over: layout, from: cursor.offset)
    let isAccepted = walk.skips(leading, input) && walk.fits(start, input) && !walk.isStopped
    if isAccepted { cursor.offset = walk.offset }
    return isAccepted
  }

  /// Moves the cursor over what may stand before a text.
  package func skipLeading(_ input: Span<UInt8>, _ cursor: inout Cursor) {
    var walk = GrammarWalk(over: layout, from: cursor.offset)
    if walk.skips(leading, input) { cursor.offset = walk.offset }
  }

  /// Why a text does not fit, where nothing in it is refused.
  @usableFromInline func failure(of input: Span<UInt8>, from offset: Int) -> ParseFailure {
    var walk = GrammarWalk(over: layout, from: offset)
    let isAccepted = walk.skips(leading, input) && walk.fits(start, input)
    if walk.isStopped { return ParseFailure(Refusal(.nestingTooDeep, in: walk.offset..<walk.offset)) }
    return ParseFailure(walk, over: self, isExplained: !isAccepted)
  }

  /// The tokens of the language, each once: what a text can be missing.
  public var tokens: [Expectation] { expectations(layout.misses.indices.map { Int32($0) }) }

  /// The tokens that some misses stand for, each once, in order.
  func expectations(_ missed: [Int32]) -> [Expectation] {
    var expectations: [Expectation] = []
    for miss in missed {
      for token in layout.misses[Int(miss)] where !expectations.contains(where: { $0.name == token.name }) {
        expectations.append(token)
      }
    }
    return expectations
  }
}
