/// A finite automaton for tokens: states, edges that a character takes, and edges that need none.
struct TokenNetwork {
  private struct State {
    var edges: [(EBNFCharacterClass, Int)] = []
    var free: [Int] = []
    var token: Int?
  }

  private var states: [State] = [State()]

  var start: Int { 0 }

  init(_ tokens: [EBNFExpression], in grammar: EBNFGrammar) {
    for (index, token) in tokens.enumerated() {
      let first = add()
      states[start].free.append(first)
      let last = connect(token, from: first, grammar)
      states[last].token = index
    }
  }

  /// The states that can be reached without a character, sorted.
  func closure(of seeds: [Int]) -> [Int] {
    var reached = Set(seeds)
    var waiting = seeds
    while let state = waiting.popLast() {
      for next in states[state].free where reached.insert(next).inserted { waiting.append(next) }
    }
    return reached.sorted()
  }

  func states(after set: [Int], _ scalar: Unicode.Scalar) -> [Int] {
    set.flatMap { state in states[state].edges.filter { $0.0.contains(scalar) }.map { $0.1 } }
  }

  func tokens(acceptedIn set: [Int]) -> [Int] { set.compactMap { states[$0].token }.sorted() }

  private mutating func add() -> Int {
    states.append(State())
    return states.count - 1
  }

  /// Adds what an expression matches, and returns where that ends.
  private mutating func connect(_ expression: EBNFExpression, from first: Int, _ grammar: EBNFGrammar) -> Int {
    switch expression {
    case .literal(let text):
      var last = first
      for scalar in text.unicodeScalars {
        let next = add()
        states[last].edges.append((EBNFCharacterClass(ranges: [scalar...scalar]), next))
        last = next
      }
      return last
    case .characterClass(let characters):
      let last = add()
      states[first].edges.append((characters, last))
      return last
    case .reference(let name):
      // Tokens are not recursive, so this ends.
      return grammar.production(named: name).map { connect($0.expression, from: first, grammar) } ?? add()
    case .sequence(let parts):
      return parts.reduce(first) { last, part in connect(part, from: last, grammar) }
    case .choice(let parts):
      let last = add()
      for part in parts {
        let end = connect(part, from: first, grammar)
        states[end].free.append(last)
      }
      return last
    case .repetition(let body, let minimum, let maximum):
      return connect(body, minimum: minimum, maximum: maximum, from: first, grammar)
    case .end: return add()
    }
  }

  private mutating func connect(
    _ body: EBNFExpression, minimum: Int, maximum: Int?, from first: Int, _ grammar: EBNFGrammar
  ) -> Int {
    var last = first
    for _ in 0..<minimum { last = connect(body, from: last, grammar) }
    guard let maximum else {
      let loop = add()
      states[last].free.append(loop)
      let end = connect(body, from: loop, grammar)
      states[end].free.append(loop)
      return loop
    }
    let exit = add()
    for _ in minimum..<maximum {
      states[last].free.append(exit)
      last = connect(body, from: last, grammar)
    }
    states[last].free.append(exit)
    return exit
  }
}
