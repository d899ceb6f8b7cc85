import GrammarCombinators

/// A grammar as rules of symbols in a row, without operators: each group and each repetition has a rule of its own.
struct DerivationRules: Sendable {
  enum Symbol {
    /// A rule, by its number.
    case rule(Int32)
    /// What stands in the text, by its number.
    case terminal(Int32)
    /// All that may stand between parts here, by its node.
    case spacing(Int32)
    /// A node that must follow, or must not.
    case ahead(Int32, isPositive: Bool)
  }

  /// A place in a right-hand side: what comes next, and whether that is all.
  struct State {
    var rule: Int32
    /// `nil` at the end.
    var next: Symbol?
  }

  struct Rule {
    /// The states that its right-hand sides begin with.
    var beginnings: [Int32] = []
    /// The node whose place a tree has; ``Node/none`` where it has none.
    var node = Node.none
    /// The node of the rule in which it stands.
    var owner: Int32
    /// Whether that is one token, however many characters it has.
    var isLeaf = false
  }

  struct Terminal {
    var node: Int32
    /// Whether it is one character of what the node repeats.
    var isOneCharacter = false
  }

  let layout: GrammarLayout
  private(set) var rules: [Rule] = []
  private(set) var states: [State] = []
  private(set) var terminals: [Terminal] = []

  /// The rule of a whole text.
  private(set) var start: Int32 = 0

  /// The node of the rule that is being gone through.
  private var owner: Int32

  private var knownRules: [Int32: Int32] = [:]
  private var knownTerminals: [Int32: Int32] = [:]

  /// The rules of repetitions that are there at least once, by their nodes.
  private var lists: [Int32: Int32] = [:]

  init(_ layout: GrammarLayout) {
    self.layout = layout
    owner = layout.start
    start = newRule()
    let leading: [Symbol] = layout.leading == Node.none ? [] : [.spacing(layout.leading)]
    let whole = symbols(of: layout.start)
    add(leading + whole, to: start)
  }

  private mutating func newRule(of node: Int32 = Node.none, isLeaf: Bool = false) -> Int32 {
    rules.append(Rule(node: node, owner: owner, isLeaf: isLeaf))
    return Int32(rules.count - 1)
  }

  /// Adds a right-hand side to a rule.
  private mutating func add(_ symbols: [Symbol], to rule: Int32) {
    rules[Int(rule)].beginnings.append(Int32(states.count))
    states += symbols.map { State(rule: rule, next: $0) }
    states.append(State(rule: rule, next: nil))
  }

  private mutating func terminal(_ node: Int32, isOneCharacter: Bool = false) -> Symbol {
    let key = isOneCharacter ? -1 - node : node
    if let known = knownTerminals[key] { return .terminal(known) }
    knownTerminals[key] = Int32(terminals.count)
    terminals.append(Terminal(node: node, isOneCharacter: isOneCharacter))
    return .terminal(Int32(terminals.count - 1))
  }

  /// The rule of a node, which is made once: `make` gives its right-hand sides, and may ask for the rule again.
  private mutating func rule(
    of node: Int32, hasPlace: Bool = false, isLeaf: Bool = false,
    _ make: (inout DerivationRules, _ rule: Int32) -> Void
  ) -> Symbol {
    if let known = knownRules[node] { return .rule(known) }
    let rule = newRule(of: hasPlace ? node : Node.none, isLeaf: isLeaf)
    knownRules[node] = rule
    make(&self, rule)
    return .rule(rule)
  }

  private mutating func symbols(of index: Int32) -> [Symbol] {
    let node = layout.nodes[Int(index)]
    switch node.kind {
    case .literal, .byte, .characters, .end, .token, .undefined: return [terminal(index)]
    case .run:
      let character = terminal(index, isOneCharacter: true)
      return [
        rule(of: index, hasPlace: true, isLeaf: true) { rules, rule in
          rules.addRepetition([character], of: index, separator: [], to: rule)
        }
      ]
    case .sequence: return sequence(of: node)
    case .choice, .words:
      return [
        rule(of: index) { rules, rule in
          for place in 0..<Int(node.count) {
            let part = rules.symbols(of: rules.layout.links[Int(node.first) + place])
            rules.add(part, to: rule)
          }
        }
      ]
    case .repetition:
      return [
        rule(of: index) { rules, rule in
          let body = rules.symbols(of: node.first)
          var separator = node.separator == Node.none ? [] : rules.symbols(of: node.separator)
          if node.spacing != Node.none {
            separator = [.spacing(node.spacing)] + separator + (separator.isEmpty ? [] : [.spacing(node.spacing)])
          }
          rules.addRepetition(body, of: index, separator: separator, to: rule)
        }
      ]
    case .rule:
      return [
        rule(of: index, hasPlace: true) { rules, rule in
          let outer = rules.owner
          rules.owner = index
          rules.rules[Int(rule)].owner = index
          let body = rules.symbols(of: node.first)
          rules.add(body, to: rule)
          rules.owner = outer
        }
      ]
    case .ahead, .notAhead: return [.ahead(node.first, isPositive: node.kind == .ahead)]
    case .label, .numeral, .nesting, .committed, .recovery: return symbols(of: node.first)
    }
  }

  private mutating func sequence(of node: Node) -> [Symbol] {
    var symbols: [Symbol] = []
    for place in 0..<Int(node.count) {
      let link = layout.links[Int(node.first) + place]
      let part = self.symbols(of: link)
      guard place > 0, node.spacing != Node.none else {
        symbols += part
        continue
      }
      // What stands before a part that is empty is given back.
      let isOptional = [.repetition, .run].contains(layout.nodes[Int(link)].kind) && layout.nodes[Int(link)].lower == 0
      if isOptional {
        let rule = newRule()
        add([], to: rule)
        if let some = some(of: link) { add([.spacing(node.spacing), some], to: rule) }
        symbols.append(.rule(rule))
      } else {
        symbols += [.spacing(node.spacing)] + part
      }
    }
    return symbols
  }

  /// What may be missing, where it is there.
  private mutating func some(of index: Int32) -> Symbol? {
    guard let list = lists[index] else { return nil }
    guard layout.nodes[Int(index)].kind == .run else { return .rule(list) }
    let rule = newRule(of: index, isLeaf: true)
    add([.rule(list)], to: rule)
    return .rule(rule)
  }

  /// `body{lower,upper}`: the least number in a row, and one more each time that the rest contains itself.
  private mutating func addRepetition(
    _ body: [Symbol], of index: Int32, separator: [Symbol], to rule: Int32
  ) {
    let node = layout.nodes[Int(index)]
    let lower = Int(node.lower)
    if lower == 0 { add([], to: rule) }
    if node.upper == 0 { return }
    let list = newRule()
    lists[index] = list
    var least = body
    for _ in 1..<max(1, lower) { least += separator + body }
    if node.upper == .max {
      add(least, to: list)
      add([.rule(list)] + separator + body, to: list)
    } else {
      // What may still follow has a rule of its own at each number.
      var rest: [Symbol] = []
      for _ in max(1, lower)..<max(1, Int(node.upper)) {
        let further = newRule()
        add([], to: further)
        add(separator + body + rest, to: further)
        rest = [.rule(further)]
      }
      add(least + rest, to: list)
    }
    add([.rule(list)], to: rule)
  }
}
