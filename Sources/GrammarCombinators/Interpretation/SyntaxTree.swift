/// The place of a production or a token in a text, and of all that it is made of.
///
/// All places of a tree stand in one list, so a part of it is as cheap as a number, and a tree may be as deep as it likes.
public struct SyntaxTree: Sendable {
  private final class Places: Sendable {
    let layout: GrammarLayout
    /// Each place before those inside it.
    let all: [TraceEntry]

    init(_ layout: GrammarLayout, _ all: [TraceEntry]) { (self.layout, self.all) = (layout, all) }
  }

  private let places: Places
  private let index: Int

  private init(_ places: Places, at index: Int) { (self.places, self.index) = (places, index) }

  /// The tree of the first of some places; `nil` if there is none.
  package init?(_ all: [TraceEntry], of layout: GrammarLayout) {
    if all.isEmpty { return nil }
    self.init(Places(layout, all), at: 0)
  }

  private var entry: TraceEntry { places.all[index] }
  private var node: Node { places.layout.nodes[Int(entry.node)] }
  private var token: ParseFailure.Expectation { places.layout.misses[Int(node.missed)][0] }

  /// The name of the production; of a literal or a class its spelling in the grammar, such as `"("`.
  public var name: String { token.name }

  /// Whether it is made of tokens and other rules, or is a token.
  public var kind: Production.Kind { node.kind == .rule ? .rule : .token }

  /// The part that a token plays, if something is said about it; `nil` for a rule.
  public var role: TokenRole? { token.role }

  /// Where it stands, in UTF-8 offsets.
  public var range: Range<Int> { entry.start..<entry.end }

  /// The parts of it, in the order of the text: none for a token.
  ///
  /// - Complexity: linear in their number.
  public var children: [SyntaxTree] {
    var children: [SyntaxTree] = []
    var next = index + 1
    while next < entry.next {
      children.append(SyntaxTree(places, at: next))
      next = places.all[next].next
    }
    return children
  }

  /// The tokens in it, in the order of the text.
  ///
  /// - Complexity: linear in the number of its parts.
  public var tokens: [SyntaxTree] {
    (index..<entry.next).lazy.map { SyntaxTree(places, at: $0) }.filter { $0.kind == .token }
  }

  /// Goes through the tree, to each part before those inside it: however deep it is, nothing calls itself.
  ///
  /// - Parameters:
  ///   - entering: called with each part, and with how many parts it is inside of.
  ///   - leaving: called with it again when all inside it have been gone through.
  public func walk(entering: (SyntaxTree, _ depth: Int) -> Void, leaving: (SyntaxTree) -> Void = { _ in }) {
    var open: [SyntaxTree] = []
    for index in index..<entry.next {
      while let last = open.last, last.entry.next <= index { leaving(open.removeLast()) }
      let part = SyntaxTree(places, at: index)
      entering(part, open.count)
      open.append(part)
    }
    while let last = open.popLast() { leaving(last) }
  }
}

extension Interpreter {
  /// Which production stands where in a text that fits; `nil` where it does not.
  ///
  /// A token is a leaf.
  ///
  /// - Parameters:
  ///   - input: the UTF-8 bytes of the whole text.
  ///   - cursor: where to begin; after a success, where the recognised piece ends.
  /// - Complexity: that of a walk, and linear in the number of productions in the text.
  public func tree(of input: Span<UInt8>, from cursor: inout Cursor) -> SyntaxTree? {
    var walk = GrammarWalk(over: layout, from: max(cursor.offset, 0), isTracing: true)
    guard fits(&walk, input), !walk.isStopped else { return nil }
    cursor.offset = walk.offset
    return SyntaxTree(walk.trace, of: layout)
  }
}
