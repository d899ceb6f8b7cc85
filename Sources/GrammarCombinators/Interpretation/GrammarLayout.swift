/// A grammar as an array of nodes that refer to each other by number.
///
/// It is made once and only read from then on.
package struct GrammarLayout: Sendable {
  package private(set) var nodes: [Node] = []

  /// The nodes that sequences and choices are made of.
  package private(set) var links: [Int32] = []

  /// The bytes of all literals.
  package private(set) var bytes: [UInt8] = []

  package private(set) var classes: [ByteSet] = []

  /// The tokens that can be missed: one, or all words of a set.
  package private(set) var misses: [[ParseFailure.Expectation]] = []

  /// The labels of what a line feed fits.
  private(set) var lineFeeds: [Int32] = []

  /// How the parse goes on behind a mistake, by node.
  private var recoveries: [(node: Int32, annotation: Syntax.Annotation)] = []

  /// The productions, and the nodes that they are.
  private(set) var productions: [(production: Production, node: Int32)] = []

  /// The classes that have a number, and the number.
  private var knownClasses = NumberIndex<ByteSet>()
  private var knownMisses = NumberIndex<[ParseFailure.Expectation]>()
  private var knownProductions = NumberIndex<String>()

  /// The node that the grammar starts with.
  package internal(set) var start = Node.none

  /// The spacing before it: a node, ``Node/whiteSpace`` or ``Node/none``.
  package internal(set) var leading = Node.none

  init(_ syntax: Syntax, after leading: Syntax.Spacing) {
    start = add(syntax.flattened(toRun: true), role: nil)
    self.leading = add(leading)
  }

  /// How the parse goes on behind a mistake in a node, where the grammar has others that do; they are few.
  func recovery(at node: Int32) -> Syntax.Annotation? {
    recoveries.count > 1 ? recoveries.first { $0.node == node }?.annotation : nil
  }

  /// The number of a production's node, if it has been laid out.
  func node(of production: Production) -> Int32? {
    productions(named: production.name).first { $0.production.isSame(as: production) }?.node
  }

  private func productions(named name: String) -> [(production: Production, node: Int32)] {
    knownProductions.numbers(of: name).map { productions[Int($0)] }
  }

  /// - Parameter role: that of the literals in it, if they have one.
  private mutating func add(_ syntax: Syntax, role: TokenRole?) -> Int32 {
    switch syntax {
    case .literal(let text, let ignoresCase, let isWord): return addLiteral(text, ignoresCase, isWord, role)
    case .characters(let characters):
      let missed = add([ParseFailure.Expectation(characters.description)])
      return append(Node(kind: .characters, first: add(characters.bytes), missed: missed))
    case .sequence(let parts, let spacing): return addParts(parts, as: .sequence, spacing, role)
    case .choice(let parts): return addWords(parts, role) ?? addParts(parts, as: .choice, .glued, role)
    case .repetition(let body, let bounds, let separator, let spacing):
      return addRepetition(body, bounds, separator, spacing, role)
    case .lookAhead(let body, let isPositive):
      return append(Node(kind: isPositive ? .ahead : .notAhead, first: add(body, role: role)))
    case .end: return append(Node(kind: .end, missed: add([ParseFailure.Expectation("$", role: .end)])))
    case .annotated(let body, .label(let label)):
      let missed = add([ParseFailure.Expectation(label)])
      if body.isLineFeed { lineFeeds.append(missed) }
      return append(Node(kind: .label, first: add(body, role: role), missed: missed))
    case .annotated(let body, .numeral): return append(Node(kind: .numeral, first: add(body, role: role)))
    case .annotated(let body, .role(let role)): return add(body, role: role)
    case .annotated(let body, .nesting(let limit)):
      return append(Node(kind: .nesting, first: add(body, role: role), upper: Int32(clamping: limit)))
    case .annotated(let body, .committed): return append(Node(kind: .committed, first: add(body, role: role)))
    case .annotated(let body, .recovery(let stop, let skipped)):
      let parts = [body, stop.flattened(toRun: true), skipped.flattened(toRun: true)].map { add($0, role: role) }
      let node = append(Node(kind: .recovery, first: parts[0], separator: parts[1], spacing: parts[2]))
      recoveries.append((node, .recovery(until: stop, skipping: skipped)))
      return node
    case .production(let production): return add(production)
    case .reference(let name):
      // A definition that comes later is not known yet, so the name is looked up in all that is laid out so far.
      return productions(named: name).first?.node ?? append(Node(kind: .undefined))
    }
  }

  private mutating func add(_ production: Production) -> Int32 {
    if let known = node(of: production) { return known }
    let index = append(Node(kind: production.kind == .rule ? .rule : .token))
    knownProductions.add(Int32(productions.count), as: production.name)
    productions.append((production, index))
    let body = production.definition().flattened(toRun: true)
    var spelling: String?
    if production.kind == .token, case .literal(let text, _, _) = body.flattened { spelling = text }
    nodes[Int(index)].missed = add([
      ParseFailure.Expectation(production.name, spelling: spelling, role: production.role)
    ])
    let first = add(body, role: nil)
    nodes[Int(index)].first = first
    if let beginning = firstBytes(of: nodes[Int(index)]) { nodes[Int(index)].beginning = add(beginning) }
    return index
  }

  private mutating func addLiteral(_ text: String, _ ignoresCase: Bool, _ isWord: Bool, _ role: TokenRole?) -> Int32 {
    let token = ParseFailure.Expectation(literal: text, role: role ?? TokenRole(ofLiteral: text, isWord: isWord))
    if let byte = text.utf8.first, text.utf8.count == 1, !ignoresCase, !isWord {
      return append(Node(kind: .byte, first: Int32(byte), missed: add([token])))
    }
    let first = bytes.count
    for byte in text.utf8 { bytes.append(ignoresCase ? ASCII.lowercased(byte) : byte) }
    return append(
      Node(
        kind: .literal, ignoresCase: ignoresCase, isWord: isWord, first: Int32(first),
        count: Int32(bytes.count - first), missed: add([token])))
  }

  /// A set of words is one step, and is missed as one; words beside other alternatives are laid out one by one.
  private mutating func addWords(_ alternatives: [Syntax], _ role: TokenRole?) -> Int32? {
    var words: [ParseFailure.Expectation] = []
    for alternative in alternatives {
      guard case .literal(let text, _, true) = alternative else { return nil }
      words.append(ParseFailure.Expectation(literal: text, role: role ?? .keyword))
    }
    let missed = add(words)
    let node = addParts(alternatives, as: .words, .glued, role)
    nodes[Int(node)].missed = missed
    return node
  }

  private mutating func addParts(
    _ parts: [Syntax], as kind: Node.Kind, _ spacing: Syntax.Spacing, _ role: TokenRole?
  ) -> Int32 {
    var places: [Int32] = []
    for part in parts { places.append(add(part, role: role)) }
    let first = links.count
    links += places
    let between = add(spacing)
    return append(Node(kind: kind, first: Int32(first), count: Int32(places.count), spacing: between))
  }

  private mutating func addRepetition(
    _ body: Syntax, _ bounds: Syntax.RepetitionBounds, _ separator: Syntax?, _ spacing: Syntax.Spacing,
    _ role: TokenRole?
  ) -> Int32 {
    var node = Node(kind: .repetition, lower: Int32(clamping: bounds.lower), upper: Int32(clamping: bounds.upper))
    let first = add(body, role: role)
    if case .characters = body, separator == nil, spacing == .glued {
      node.kind = .run
      node.first = nodes[Int(first)].first
      node.missed = nodes[Int(first)].missed
      return append(node)
    }
    node.first = first
    if let separator { node.separator = add(separator, role: role) }
    node.spacing = add(spacing)
    return append(node)
  }

  private mutating func add(_ spacing: Syntax.Spacing) -> Int32 {
    guard let syntax = spacing.syntax else { return Node.none }
    return spacing == .spaced ? Node.whiteSpace : add(syntax.flattened(toRun: true), role: nil)
  }

  private mutating func add(_ set: ByteSet) -> Int32 { Self.number(of: set, in: &classes, &knownClasses) }

  private mutating func add(_ missed: [ParseFailure.Expectation]) -> Int32 {
    Self.number(of: missed, in: &misses, &knownMisses)
  }

  private static func number<Element>(
    of element: Element, in elements: inout [Element], _ known: inout NumberIndex<Element>
  ) -> Int32 {
    if let number = known.numbers(of: element).first { return number }
    known.add(Int32(elements.count), as: element)
    elements.append(element)
    return Int32(elements.count - 1)
  }

  private mutating func append(_ node: Node) -> Int32 {
    nodes.append(node)
    if let beginning = firstBytes(of: node) { nodes[nodes.count - 1].beginning = add(beginning) }
    return Int32(nodes.count - 1)
  }

  /// The bytes that a node can begin with, from those of its parts; `nil` if it may be empty, or that is not known.
  private func firstBytes(of node: Node) -> ByteSet? {
    func firstBytes(of index: Int32) -> ByteSet? {
      let beginning = index == Node.none ? Node.none : nodes[Int(index)].beginning
      return beginning == Node.none ? nil : classes[Int(beginning)]
    }
    switch node.kind {
    case .literal: return node.count > 0 ? ByteSet(bytes[Int(node.first)], ignoringCase: node.ignoresCase) : nil
    case .byte: return ByteSet(UInt8(node.first), ignoringCase: false)
    case .characters: return classes[Int(node.first)]
    case .run: return node.lower > 0 ? classes[Int(node.first)] : nil
    case .sequence:
      var union = ByteSet()
      for link in links[Int(node.first)..<Int(node.first + node.count)] {
        let part = nodes[Int(link)]
        let isOptional = part.kind == .repetition && part.lower == 0 && node.spacing == Node.none
        guard let set = firstBytes(of: isOptional ? part.first : link) else { return nil }
        union.formUnion(set)
        if !isOptional { return union }
      }
      return nil
    case .choice, .words:
      var union = ByteSet()
      for link in links[Int(node.first)..<Int(node.first + node.count)] {
        guard let set = firstBytes(of: link) else { return nil }
        union.formUnion(set)
      }
      return union
    case .repetition: return node.lower > 0 ? firstBytes(of: node.first) : nil
    case .rule, .token, .numeral: return firstBytes(of: node.first)
    default: return nil
    }
  }
}

extension Syntax {
  /// Whether a line feed fits, and nothing else need stand before it.
  fileprivate var isLineFeed: Bool {
    switch self {
    case .literal("\n", _, _): true
    case .choice(let parts): parts.contains { $0.isLineFeed }
    case .sequence(let parts, _):
      parts.last?.isLineFeed == true
        && parts.dropLast().allSatisfy {
          if case .repetition(_, let bounds, _, _) = $0 { bounds.lower == 0 } else { false }
        }
    case .annotated(let body, _): body.isLineFeed
    default: false
    }
  }
}
