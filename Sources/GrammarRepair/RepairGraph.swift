import ByteScanning
import GrammarCombinators

/// A grammar as the places inside its right-hand sides. Each place tells which tokens can come next, and what is
/// still to come behind them.
///
/// It is made once and only read from then on. Where a text is in a grammar is told by a stack of places: what is
/// still to come of the innermost right-hand side, then of the one around it.
struct RepairGraph: Sendable {
  /// A token that can come next.
  struct Step {
    /// The number of the token.
    var token: Int32
    /// What may stand before it: a node, ``Node/whiteSpace`` or ``Node/none``.
    var spacing: Int32
    /// The places that are still to come behind it, the innermost last: a range of ``pushed``.
    var pushed: Range<Int32>
    /// What it costs to put the token in where it is missing: without habits, and beside some.
    var price: (alone: Int, besideHabits: Int)
    /// Whether the token is a word, or one of several.
    var isWord: Bool
  }

  /// A place inside a right-hand side.
  struct Place {
    /// The tokens that can come next.
    var steps: Range<Int32> = 0..<0
    /// Whether the right-hand side may end here.
    var isOptional = false
  }

  /// A token, and what is known of it.
  // An object: a search looks at it again and again.
  final class Token: Sendable {
    /// Its node.
    let node: Int32
    /// The texts that it can be, if they can be listed; otherwise none.
    let spellings: [[UInt8]]
    /// An example of its texts, if these can't be listed.
    let sample: [UInt8]?
    let isEnd: Bool
    /// The spellings as strings, if they are words; otherwise none.
    let words: [String]
    /// What is put in where the token is missing.
    let text: [UInt8]

    init(node: Int32, spellings: [[UInt8]] = [], sample: [UInt8]? = nil, isEnd: Bool = false) {
      self.node = node
      self.spellings = spellings
      self.sample = sample
      self.isEnd = isEnd
      text = spellings.first ?? sample ?? []
      let isWord = spellings.first?.first.map { WordPart.contains($0) } ?? false
      words = isWord ? spellings.map { String(decoding: $0, as: UTF8.self) } : []
    }
  }

  let layout: GrammarLayout
  private(set) var places: [Place] = []
  private(set) var steps: [Step] = []
  private(set) var pushed: [Int32] = []
  private(set) var tokens: [Token] = []

  /// The place before the whole text.
  private(set) var start: Int32 = 0

  private var origins: [Origin] = []
  private var numbers = KeyTable()
  private var tokenNumbers = KeyTable()
  private let canBeEmpty: [Bool]

  /// The right-hand side that a place is in, and where in it.
  private struct Origin {
    enum Kind: Int32 {
      case part
      case whole
      case again
      case behindSeparator
    }

    var kind: Kind
    var node: Int32
    var part: Int32 = 0

    // The parts of a sequence count from 1 up, the other kinds from -1 down, so that no two places share a key.
    var key: UInt64 { UInt64(node, kind == .part ? part : -kind.rawValue) }
  }

  init(_ layout: GrammarLayout) {
    self.layout = layout
    canBeEmpty = Self.optionalNodes(of: layout)
    start = number(of: Origin(kind: .whole, node: layout.start))
    var next = 0
    while next < origins.count {
      let first = Int32(steps.count)
      let isOptional = addSteps(from: origins[next])
      places[next] = Place(steps: first..<Int32(steps.count), isOptional: isOptional)
      next += 1
    }
  }

  private mutating func number(of origin: Origin) -> Int32 {
    if let number = numbers[origin.key] { return number }
    let number = Int32(origins.count)
    numbers.insert(number, for: origin.key)
    origins.append(origin)
    places.append(Place())
    return number
  }

  /// A branch of the grammar while its first tokens are looked for.
  private struct Branch {
    var spacing: Int32
    /// The places behind the branch, the outermost first.
    var behind: [Int32] = []
    /// The nodes around the branch. None of them is entered again: a node that begins with itself has no other
    /// beginning.
    var nodes: [Int32] = []
    /// Whether it is one of several words or signs that can stand at its place, so that it can't be told which is
    /// missing.
    var isOneOfSeveral = false

    /// The branch with a place behind it.
    func before(_ place: Int32) -> Branch {
      var branch = self
      branch.behind.append(place)
      return branch
    }
  }

  /// - Returns: whether the right-hand side may end at the place.
  private mutating func addSteps(from origin: Origin) -> Bool {
    let node = layout.nodes[Int(origin.node)]
    switch origin.kind {
    case .whole:
      addSteps(of: origin.node, Branch(spacing: layout.leading))
      return canBeEmpty[Int(origin.node)]
    case .part: return addSteps(ofPart: Int(origin.part), of: origin.node, Branch(spacing: node.spacing))
    case .again:
      guard node.upper > 1 else { return true }
      let branch = Branch(spacing: node.spacing)
      if node.separator == Node.none {
        addSteps(of: node.first, branch.before(number(of: origin)))
      } else {
        let behind = Origin(kind: .behindSeparator, node: origin.node)
        addSteps(of: node.separator, branch.before(number(of: behind)))
      }
      return true
    case .behindSeparator:
      let again = number(of: Origin(kind: .again, node: origin.node))
      addSteps(of: node.first, Branch(spacing: node.spacing).before(again))
      return canBeEmpty[Int(node.first)] && addSteps(from: Origin(kind: .again, node: origin.node))
    }
  }

  /// Adds the tokens with which a sequence can go on from one of its parts on.
  ///
  /// - Returns: whether all parts from there on may be empty.
  private mutating func addSteps(ofPart first: Int, of index: Int32, _ branch: Branch) -> Bool {
    let node = layout.nodes[Int(index)]
    for part in first..<Int(node.count) {
      let link = layout.links[Int(node.first) + part]
      if part + 1 < Int(node.count) {
        let rest = number(of: Origin(kind: .part, node: index, part: Int32(part + 1)))
        addSteps(of: link, branch.before(rest))
      } else {
        addSteps(of: link, branch)
      }
      if !canBeEmpty[Int(link)] { return false }
    }
    return true
  }

  private mutating func addSteps(of index: Int32, _ branch: Branch) {
    guard !branch.nodes.contains(index) else { return }
    let node = layout.nodes[Int(index)]
    var branch = branch
    switch node.kind {
    case .sequence:
      branch.nodes.append(index)
      _ = addSteps(ofPart: 0, of: index, branch)
    case .choice:
      branch.nodes.append(index)
      let links = layout.links[Int(node.first)..<Int(node.first + node.count)]
      branch.isOneOfSeveral = branch.isOneOfSeveral || links.filter { spellings(of: $0) != nil }.count > 1
      for link in links { addSteps(of: link, branch) }
    case .repetition:
      branch.nodes.append(index)
      addSteps(of: node.first, branch.before(number(of: Origin(kind: .again, node: index))))
      if node.separator != Node.none, canBeEmpty[Int(node.first)] {
        addSteps(of: node.separator, branch.before(number(of: Origin(kind: .behindSeparator, node: index))))
      }
    case .rule, .label, .nesting, .committed, .recovery, .numeral:
      branch.nodes.append(index)
      let isLeaf = node.kind == .numeral && layout.nodes[Int(node.first)].kind != .rule
      if isLeaf { addStep(index, branch) } else { addSteps(of: node.first, branch) }
    case .ahead, .notAhead, .undefined: break
    case .token, .literal, .byte, .words, .characters, .run, .end: addStep(index, branch)
    }
  }

  private mutating func addStep(_ node: Int32, _ branch: Branch) {
    let first = Int32(pushed.count)
    pushed += branch.behind
    let token = tokenNumbers[UInt64(node, 0)] ?? Int32(tokens.count)
    if tokenNumbers.insert(token, for: UInt64(node, 0)) { tokens.append(self.token(node)) }
    let properties = tokens[Int(token)]
    func price(besideHabits: Bool) -> Int {
      RepairCosts.insertion(of: properties, isOneOfSeveral: branch.isOneOfSeveral, besideHabits: besideHabits)
    }
    steps.append(
      Step(
        token: token, spacing: branch.spacing, pushed: first..<Int32(pushed.count),
        price: (price(besideHabits: false), price(besideHabits: true)), isWord: !properties.words.isEmpty))
  }

  /// For each node, whether a text of it may be empty.
  private static func optionalNodes(of layout: GrammarLayout) -> [Bool] {
    var known = [Bool](repeating: false, count: layout.nodes.count)
    func isOptional(_ node: Node) -> Bool {
      let hasLinks = node.kind == .sequence || node.kind == .choice
      let links = hasLinks ? Int(node.first)..<Int(node.first + node.count) : 0..<0
      switch node.kind {
      case .sequence: return layout.links[links].allSatisfy { known[Int($0)] }
      case .choice: return layout.links[links].contains { known[Int($0)] }
      case .repetition: return node.lower == 0 || known[Int(node.first)]
      case .run: return node.lower == 0
      case .ahead, .notAhead: return true
      case .rule, .token, .label, .nesting, .committed, .recovery, .numeral: return known[Int(node.first)]
      case .literal: return node.count == 0
      case .byte, .words, .characters, .end, .undefined: return false
      }
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (index, node) in layout.nodes.enumerated() where !known[index] && isOptional(node) {
        known[index] = true
        isChanged = true
      }
    }
    return known
  }
}
