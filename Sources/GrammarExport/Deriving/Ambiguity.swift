import ByteScanning
import GrammarCombinators

/// Where two trees of a text part.
public struct Ambiguity: Hashable, Sendable {
  /// The shortest part of the text that has two trees, in UTF-8 offsets.
  public let range: Range<Int>

  /// The name of the rule in which they part.
  public let rule: String

  /// What that part consists of in two of its trees, the productions with their texts: `sum '1 + 2' '+' sum '3'`.
  public let readings: [String]
}

extension WrittenGrammar {
  /// Where two trees of a text part.
  ///
  /// - Returns: `nil` if the text has one tree, or none.
  /// - Complexity: that of ``GeneralParser/tree(of:)``.
  public func ambiguity(of bytes: Span<UInt8>) -> Ambiguity? {
    var chart = parser.chart(for: bytes)
    return chart.derive(bytes).flatMap { chart.ambiguity(of: $0, in: bytes) }
  }
}

/// The search for a text that has more than one tree.
public struct AmbiguitySearch: Sendable {
  /// A shortest text that has two trees, and where they part.
  public let witness: (text: String, ambiguity: Ambiguity)?

  /// The number of tokens up to which all texts were gone through.
  public let count: Int

  /// Whether no longer texts need to be looked at. Without a ``witness``, no text has two trees then.
  public let isComplete: Bool

  /// Looks for a text, the shortest ones first.
  ///
  /// Two trees that differ inside a token are not told apart.
  ///
  /// - Parameters:
  ///   - grammar: the grammar of the texts.
  ///   - tokens: the greatest number of tokens in a text.
  ///   - mostBeginnings: the most beginnings of texts that are looked at, so that the search ends whatever the
  ///     grammar is.
  /// - Complexity: linear in the number of beginnings that differ in what can follow. Each of them costs as much as
  ///   to parse it.
  public init(in grammar: WrittenGrammar, upTo tokens: Int, beginnings mostBeginnings: Int = 5_000) {
    var reader = BeginningReader(grammar, BeginningWalk.characters(of: [grammar.grammar]), countsWays: true)
    var witness: (text: String, ambiguity: Ambiguity)?
    let walk = BeginningWalk(upTo: tokens, beginnings: mostBeginnings, hasTokens: grammar.parser.tokens != .none) {
      text, _ in
      if witness != nil { return nil }
      var (whole, chart) = reader.chart(of: text)
      if let whole, !chart.otherWays.isEmpty {
        witness = text.withBytes { chart.ambiguity(of: whole, in: $0) }.map { (text, $0) }
      }
      // A beginning with one tree must not hide another one that has two trees already.
      return ([reader.place(in: chart), chart.isAmbiguousAtEnd ? 1 : 0], reader.texts(in: chart))
    }
    (self.witness, count, isComplete) = (witness, walk.count, walk.isComplete)
  }
}

extension DerivationChart {
  /// The two ways to an item, unless one of them contains the item itself.
  private func ways(to index: Int32) -> [Item] {
    let item = items[Int(index)]
    guard let other = otherWays[index] else { return [] }
    var second = item
    (second.before, second.child) = other
    // What contains itself is as long as that.
    let inside = second.links.reaching { next in
      let inner = items[Int(next)]
      return inner.origin == item.origin && inner.end == item.end ? inner.links : []
    }
    return inside.contains(index) ? [] : [item, second]
  }

  /// Whether the beginning that the text is has two trees already, where it can be gone on with.
  var isAmbiguousAtEnd: Bool {
    if otherWays.isEmpty { return false }
    let open = items.indices.map(Int32.init).filter { index in
      guard items[Int(index)].end == count else { return false }
      return switch rules.states[Int(items[Int(index)].state)].next {
      case .terminal, .ahead: true
      default: false
      }
    }
    let before = open.reaching { index in
      let item = items[Int(index)]
      return item.links + waiterNumbers(for: Waiting(place: item.origin, rule: rules.states[Int(item.state)].rule))
    }
    return before.contains { !ways(to: $0).isEmpty }
  }

  /// The shortest part of a whole text that has two trees.
  fileprivate mutating func ambiguity(of whole: Int32, in input: Span<UInt8>) -> Ambiguity? {
    if otherWays.isEmpty { return nil }
    var shortest: Int32?
    var (waiting, seen) = ([whole], Set([whole]))
    while let index = waiting.popLast() {
      unfold(index)
      let item = items[Int(index)]
      let length = item.end - item.origin
      if !ways(to: index).isEmpty, shortest.map({ length <= items[Int($0)].end - items[Int($0)].origin }) ?? true {
        shortest = index
      }
      waiting += item.links.filter { seen.insert($0).inserted }
    }
    guard let shortest else { return nil }
    var (first, second) = (unfolded(ways(to: shortest)[0]), unfolded(ways(to: shortest)[1]))
    // What differs may be one part alone.
    while first.before == second.before, first.child >= 0, second.child >= 0,
      case (let one, let other) = (items[Int(first.child)], items[Int(second.child)]), one.origin == other.origin,
      one.before >= 0, other.before >= 0
    {
      (first, second) = (unfolded(one), unfolded(other))
    }
    return Ambiguity(
      range: Int(first.origin)..<Int(first.end),
      rule: name(of: rules.rules[Int(rules.states[Int(first.state)].rule)].owner),
      readings: [first, second].map { parts(of: $0, input).joined(separator: " ") })
  }

  /// An item with the part it ends with, where that was passed over.
  private mutating func unfolded(_ item: Item) -> Item {
    let index = Int32(items.count)
    items.append(item)
    unfold(index)
    return items[Int(index)]
  }

  private func name(of node: Int32) -> String { rules.layout.misses[Int(rules.layout.nodes[Int(node)].missed)][0].name }

  /// What an item consists of up to its place, groups spelled out.
  private mutating func parts(of whole: Item, _ input: Span<UInt8>) -> [String] {
    var texts: [String] = []
    var way = [whole]
    while let item = way.popLast(), texts.count < 20 {
      guard item.before >= 0 else { continue }
      let before = items[Int(item.before)]
      way.append(unfolded(before))
      let text = String(decoding: (Int(before.end)..<Int(item.end)).map { input[$0] }, as: UTF8.self)
      if item.child >= 0 {
        let child = items[Int(item.child)]
        let node = rules.rules[Int(rules.states[Int(child.state)].rule)].node
        if node != Node.none, rules.layout.nodes[Int(node)].kind == .rule {
          texts.append(name(of: node) + " '\(text)'")
        } else {
          way.append(unfolded(child))
        }
      } else if case .terminal(let terminal)? = rules.states[Int(item.state) - 1].next, !text.isEmpty {
        let node = rules.terminals[Int(terminal)].node
        let isNamed = rules.layout.nodes[Int(node)].kind == .token
        texts.append((isNamed ? name(of: node) + " " : "") + "'\(text)'")
      }
    }
    return texts.reversed()
  }
}
