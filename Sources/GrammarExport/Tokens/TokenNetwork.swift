/// A finite automaton for one terminal: states, edges that a character takes, and edges that need none.
struct TokenNetwork {
  private var edges: [[(groups: Set<Int>, target: Int)]] = []
  private var free: [[Int]] = []
  private(set) var last = 0
  private let alphabet: Alphabet
  private let grammar: CharacterGrammar

  init(_ terminal: Symbol, in grammar: CharacterGrammar, _ alphabet: Alphabet) {
    self.alphabet = alphabet
    self.grammar = grammar
    last = connect(.leaf(terminal), from: add())
  }

  /// The states that can be reached without a character.
  func closure(of seeds: Set<Int>) -> Set<Int> {
    var reached = seeds
    var waiting = Array(seeds)
    while let state = waiting.popLast() {
      for next in free[state] where reached.insert(next).inserted { waiting.append(next) }
    }
    return reached
  }

  /// The states behind each character.
  func targets(from states: Set<Int>) -> [Int: Set<Int>] {
    var targets: [Int: Set<Int>] = [:]
    for state in states {
      for edge in edges[state] {
        for group in edge.groups { targets[group, default: []].insert(edge.target) }
      }
    }
    return targets.mapValues(closure)
  }

  private mutating func add() -> Int {
    edges.append([])
    free.append([])
    return edges.count - 1
  }

  /// Adds what an expression matches, and returns where that ends.
  private mutating func connect(_ expression: CharacterExpression, from first: Int) -> Int {
    switch expression {
    case .leaf(.name(let name)):
      // Tokens that contain themselves are refused before.
      return grammar[name].map { connect($0.body, from: first) } ?? add()
    case .leaf(let symbol):
      return symbol.letters.reduce(first) { state, ranges in
        let next = add()
        edges[state].append((Set(alphabet.groups(in: ranges)), next))
        return next
      }
    case .sequence(let parts): return parts.reduce(first) { connect($1, from: $0) }
    case .choice(let parts):
      let ends = parts.map { connect($0, from: first) }
      let last = add()
      for end in ends { free[end].append(last) }
      return last
    case .repeated(let body, let multiplicity):
      let start = add()
      free[first].append(start)
      let last = connect(body, from: start)
      let exit = add()
      free[last].append(exit)
      if multiplicity != .oneOrMore { free[start].append(exit) }
      if multiplicity != .optional { free[last].append(start) }
      return exit
    }
  }
}
