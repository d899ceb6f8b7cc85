import Lazy

/// A grammar that runs: the same language as the compiled parser, walked as data.
///
/// It says what the compiled parser does not keep: how far a text fits, what would have fitted there, and which production
/// stands where. The nodes are laid out once, when they are first needed, which takes some hundred microseconds; a walk
/// takes many times as long as the compiled parser.
///
/// ```swift
/// let interpreter = Interpreter(StyleSheet())
/// let sheet = try StyleSheet().run(bytes, from: &cursor, explainedBy: interpreter)
/// ```
public final class Interpreter: Sendable {
  /// The layout behind a reference: each of its arrays would be counted otherwise, whatever is wanted of it.
  private final class LaidOut: Sendable {
    let layout: GrammarLayout

    init(_ layout: GrammarLayout) { self.layout = layout }
  }

  private let laidOut: Lazy<LaidOut>

  @inline(__always) package var layout: GrammarLayout { laidOut.object.layout }

  /// The grammar of `parser`.
  ///
  /// - Complexity: linear in the size of the grammar; a production is compared with those of the same name each time that it
  ///   is mentioned.
  // Compiled where the parser is known: to keep a parser of any type takes the description of that type, which a grammar that
  // is never laid out would be looked up for.
  @_alwaysEmitIntoClient public convenience init<P: Parser>(_ parser: P) {
    self.init(describedBy: { (parser.syntax, P.Leading.syntax) })
  }

  /// A grammar as data.
  ///
  /// - Parameters:
  ///   - syntax: what the text is.
  ///   - leading: what may stand before it.
  public convenience init(_ syntax: Syntax, after leading: Syntax.Spacing = .glued) {
    self.init { GrammarLayout(syntax, after: leading) }
  }

  /// A grammar whose texts are the start rule and nothing after it.
  public convenience init(_ grammar: Grammar) {
    let start = Syntax.production(grammar.start)
    if let ending = grammar.ending {
      self.init(.sequence([start, .end], spacing: ending), after: ending)
    } else {
      self.init(start, after: grammar.start.body.spacing ?? .glued)
    }
  }

  @usableFromInline convenience init(describedBy describe: @escaping @Sendable () -> (Syntax, Syntax.Spacing)) {
    self.init {
      let (syntax, leading) = describe()
      return GrammarLayout(syntax, after: leading)
    }
  }

  private init(_ layOut: @escaping @Sendable () -> GrammarLayout) { laidOut = Lazy { LaidOut(layOut()) } }

  /// The same grammar, begun at the production that `parser` is, with nothing before it; of a parser that is none of its
  /// productions, that parser's own grammar.
  public func starting(at parser: some Parser) -> Interpreter {
    Interpreter { [self] in
      guard case .production(let production) = parser.syntax, let node = layout.node(of: production) else {
        return GrammarLayout(parser.syntax, after: .glued)
      }
      var layout = layout
      (layout.start, layout.leading) = (node, Node.none)
      return layout
    }
  }

  /// Whether the text fits from the cursor on, which is moved behind what fits.
  public func accepts(_ input: Span<UInt8>, from cursor: inout Cursor) -> Bool {
    var walk = GrammarWalk(over: layout, from: max(cursor.offset, 0))
    let isAccepted = fits(&walk, input) && !walk.isStopped
    if isAccepted { cursor.offset = walk.offset }
    return isAccepted
  }

  func fits(_ walk: inout GrammarWalk, _ input: Span<UInt8>) -> Bool {
    let laidOut = laidOut.object
    return walk.skips(laidOut.layout.leading, input) && walk.fits(laidOut.layout.start, input) && !walk.isCut
  }

  /// Moves the cursor over what may stand before a text.
  package func skipLeading(_ input: Span<UInt8>, _ cursor: inout Cursor) {
    var walk = GrammarWalk(over: layout, from: max(cursor.offset, 0))
    if walk.skips(layout.leading, input) { cursor.offset = walk.offset }
  }

  /// Why a text does not fit from an offset on, where a parser refuses nothing in it.
  public func failure(of input: Span<UInt8>, from offset: Int = 0) -> ParseFailure {
    var walk = GrammarWalk(over: layout, from: max(offset, 0))
    let isAccepted = fits(&walk, input)
    if !walk.isStopped { walk.walkOverSkipped(input) }
    return failure(of: walk, isExplained: !isAccepted)
  }

  private func failure(of walk: GrammarWalk, isExplained: Bool) -> ParseFailure {
    guard let obstacle = walk.obstacle else { return ParseFailure(walk.mistake, over: self, isExplained: isExplained) }
    let reason = walk.steps >= GrammarWalk.mostSteps ? Refusal.Reason.tooManySteps : .nestingTooDeep
    return ParseFailure(Refusal(reason, in: obstacle..<obstacle))
  }

  /// All mistakes of grammar in a text, where a walk can go on behind them, and what it skips to do so, in order.
  @usableFromInline func failures(
    of input: Span<UInt8>, from offset: Int
  ) -> (failures: [ParseFailure], skips: [SkippedText]) {
    var walk = GrammarWalk(over: layout, from: max(offset, 0))
    walk.mistakes = []
    let isAccepted = fits(&walk, input)
    let mistakes = (walk.mistakes ?? []).map { mistake in
      mistake.isTooDeep
        ? ParseFailure(Refusal(.nestingTooDeep, in: mistake.furthest..<mistake.furthest))
        : ParseFailure(mistake, over: self, isExplained: true)
    }
    let last = isAccepted && !walk.isStopped ? [] : [failure(of: walk, isExplained: true)]
    let skips = walk.skips.map { SkippedText(range: $0.range, recovery: layout.recovery(at: $0.node)) }
    return (mistakes + last, skips.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// All names of the grammar, each once: tokens, literals, classes and labels, those inside tokens and in white space too.
  public var tokens: [ParseFailure.Expectation] { expectations(layout.misses.indices.map { Int32($0) }) }

  /// Whether what was missed is a group of tokens of which a line feed is one.
  func isLineFeed(_ missed: Int32) -> Bool { layout.lineFeeds.contains(missed) }

  /// The tokens that some misses stand for, each once, in order.
  func expectations(_ missed: [Int32]) -> [ParseFailure.Expectation] {
    var expectations: [ParseFailure.Expectation] = []
    var names = NumberIndex<String>()
    let misses = layout.misses
    for miss in missed {
      for token in misses[Int(miss)] where names.numbers(of: token.name).isEmpty {
        names.add(Int32(expectations.count), as: token.name)
        expectations.append(token)
      }
    }
    return expectations
  }
}

#if !hasFeature(Embedded)
  extension Interpreter: CustomReflectable {
    /// Nothing: a failure refers to its interpreter, and whoever prints or compares failures has no use for thousands of
    /// nodes.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
  }
#endif

/// A mistake at one place of a text.
struct Mistake {
  /// The furthest UTF-8 offset at which a token was missed, or something stood that must not.
  var furthest: Int

  /// The tokens that were missed there, in the order in which they were tried.
  var missed: [Int32] = []

  /// Which of the first 64 misses are among them.
  var known: UInt64 = 0

  /// How often something was missed there, the same each time counted.
  var attempts = 0

  /// The last number that runs on into what can't belong to it, with all that it runs into.
  var runOn: Range<Int>?

  /// The last thing that stood where it must not.
  var excluded: Range<Int>?

  /// Whether the grammar nests too deeply there.
  var isTooDeep = false

  /// Nothing is missed yet at a place further on.
  mutating func move(to place: Int) {
    (furthest, known, attempts) = (place, 0, 0)
    if !missed.isEmpty { missed.removeAll(keepingCapacity: true) }
  }

  mutating func add(_ miss: Int32) {
    attempts += 1
    let bit = Self.bit(of: miss)
    if bit == 0 ? missed.contains(miss) : known & bit != 0 { return }
    known |= bit
    missed.append(miss)
  }

  /// Forgets all misses but the first ones.
  mutating func keep(first count: Int) {
    missed.removeSubrange(count...)
    known = missed.reduce(0) { $0 | Self.bit(of: $1) }
  }

  /// The bit of one of the first 64 misses; zero for others.
  private static func bit(of miss: Int32) -> UInt64 { miss < 64 ? 1 &<< UInt64(miss) : 0 }
}
