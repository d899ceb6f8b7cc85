import GrammarChecks

/// The rules of a grammar with the conflicts that Tree-sitter's generator wants to be declared.
///
/// Where there are some, a repetition is a rule of its own, which begins with itself: the generator names the conflicts of its own
/// repetitions by the way on which it came to them.
struct TreeSitterRules<Leaf: Hashable & Sendable> {
  enum Part: Hashable, Sendable {
    case leaf(Leaf)
    /// A rule of its own, by its number.
    case own(Int)
  }

  private struct OwnRule: Hashable {
    let body: Expression<Part>
    let isLoop: Bool
  }

  typealias Rule = (name: String, body: Expression<Leaf>)

  /// The rules that can't be told apart by the next symbol, by their names.
  private(set) var conflicts: [[String]] = []

  private let rules: [Rule]
  private var bodies: [Expression<Part>] = []
  private var own: [OwnRule] = []
  private var numbers: [OwnRule: Int] = [:]
  private let symbols: (Leaf) -> [[String]]

  /// How many rows of symbols a part may be written out as.
  static var limit: Int { 64 }

  /// - Parameters:
  ///   - rules: the rules, by the names that they have in the file, the start rule first.
  ///   - symbols: of a leaf, the rows of names of rules and tokens that it may be.
  ///   - failure: the failure for a rule.
  init(
    _ rules: [Rule], symbols: @escaping (Leaf) -> [[String]], failure: (_ construct: String, String) -> ExportFailure
  ) throws(ExportFailure) {
    self.rules = rules
    self.symbols = symbols
    for rule in rules { bodies.append(parted(rule.body)) }
    var numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.name, $0) })
    for index in own.indices { numbers[Self.name(of: index)] = rules.count + index }
    var terminals: [String: Int] = [:]
    let rows =
      bodies.map(rows)
      + own.enumerated().map { index, rule in
        let once = self.rows(of: rule.body)
        return rule.isLoop ? once + once.map { [Self.name(of: index)] + $0 } : once
      }
    let sides = rows.map { rows in
      rows.map { row in
        row.map { name in
          if let rule = numbers[name] { return rule }
          let terminal = terminals[name] ?? terminals.count
          terminals[name] = terminal
          return -1 - terminal
        }
      }
    }
    let names = rules.map(\.name) + own.indices.map(Self.name)
    if let rule = Self.inItself(sides) { throw failure("a rule that is nothing but itself", names[rule]) }
    guard let found = ParserConflicts(sides, terminals: terminals.count)?.conflicts else {
      throw failure("rules with so many conflicts", names[0])
    }
    conflicts = found.sorted { $0.lexicographicallyPrecedes($1) }.map { $0.map { names[$0] } }
  }

  /// The definitions of all rules, and of those that were added.
  ///
  /// - Parameter leaf: the alternatives that a leaf is.
  func definitions(leaf: (Leaf) -> [String]) -> [String] {
    if conflicts.isEmpty, own.allSatisfy(\.isLoop) {
      return rules.map { "\($0.name): $ => \(TreeSitterNotation.write($0.body, leaf: leaf))," }
    }
    func text(_ body: Expression<Part>) -> String {
      TreeSitterNotation.write(body) { part in
        switch part {
        case .leaf(let symbol): leaf(symbol)
        case .own(let number): ["$." + Self.name(of: number)]
        }
      }
    }
    return zip(rules, bodies).map { "\($0.name): $ => \(text($1))," }
      + own.enumerated().map { index, rule in
        let (name, body) = (Self.name(of: index), text(rule.body))
        let loop = "choice(\n  \(body.substituting("\n", with: "\n  ")),\n  seq($.\(name), \(body)),\n)"
        return "\(name): $ => \(rule.isLoop ? loop : body),"
      }
  }

  private static func name(of own: Int) -> String { "_part_\(own + 1)" }

  private mutating func parted(_ expression: Expression<Leaf>) -> Expression<Part> {
    switch expression {
    case .leaf(let symbol): return .leaf(.leaf(symbol))
    case .choice(let parts): return .choice(parts.map { parted($0) })
    case .sequence(let parts):
      var parted = parts.map { self.parted($0) }
      // What has many alternatives stands alone, where all in a row would be too many.
      let order = parted.indices.sorted { count(of: parted[$0]) > count(of: parted[$1]) }
      for index in order where count(of: .sequence(parted)) > Self.limit {
        if case .repeated(let body, .optional) = parted[index] {
          if count(of: body) > 1 { parted[index] = .repeated(ownRule(body, isLoop: false), .optional) }
        } else if count(of: parted[index]) > 1 {
          parted[index] = ownRule(parted[index], isLoop: false)
        }
      }
      return .sequence(parted)
    case .repeated(let body, .optional): return .repeated(parted(body), .optional)
    case .repeated(let body, let multiplicity):
      let list = ownRule(parted(body), isLoop: true)
      return multiplicity == .oneOrMore ? list : .repeated(list, .optional)
    }
  }

  private mutating func ownRule(_ body: Expression<Part>, isLoop: Bool) -> Expression<Part> {
    let rule = OwnRule(body: body, isLoop: isLoop)
    let number = numbers[rule] ?? own.count
    if number == own.count {
      own.append(rule)
      numbers[rule] = number
    }
    return .leaf(.own(number))
  }

  private func count(of expression: Expression<Part>) -> Int {
    switch expression {
    case .leaf(.leaf(let symbol)): symbols(symbol).count
    case .leaf(.own): 1
    case .sequence(let parts): parts.reduce(1) { min($0 * count(of: $1), 1 << 20) }
    case .choice(let parts): parts.reduce(0) { $0 + count(of: $1) }
    case .repeated(let body, _): count(of: body) + 1
    }
  }

  /// The rows of symbols that an expression may be, each once.
  private func rows(of expression: Expression<Part>) -> [[String]] {
    switch expression {
    case .leaf(.leaf(let symbol)): symbols(symbol)
    case .leaf(.own(let number)): [[Self.name(of: number)]]
    case .sequence(let parts):
      parts.reduce([[]]) { rows, part in
        let next = self.rows(of: part)
        return rows.flatMap { row in next.map { row + $0 } }
      }.withoutDuplicates
    case .choice(let parts): parts.flatMap(rows).withoutDuplicates
    case .repeated(let body, _): rows(of: body) + [[]]
    }
  }

  /// A rule that may be itself alone, through others too.
  private static func inItself(_ sides: [[[Int]]]) -> Int? {
    func alone(in rule: Int) -> [Int] { sides[rule].compactMap { $0.count == 1 && $0[0] >= 0 ? $0[0] : nil } }
    return sides.indices.first { alone(in: $0).reaching(alone).contains($0) }
  }
}

/// A grammar as the function that Tree-sitter's program calls.
enum TreeSitterModule {
  /// - Parameters:
  ///   - name: what the language is called.
  ///   - extras: the function that gives white space.
  ///   - conflicts: the rules that can't be told apart by the next symbol.
  ///   - entries: the definitions.
  static func text(named name: String, extras: String, conflicts: [[String]], entries: [String]) -> String {
    let sets = conflicts.map { "    [" + $0.map { "$." + $0 }.joined(separator: ", ") + "],\n" }.joined()
    let entries = entries.map { "    " + $0.substituting("\n", with: "\n    ") }.joined(separator: "\n\n")
    return """
      module.exports = grammar({
        name: \(TreeSitterNotation.quoted(name)),

        extras: \(extras),

      \(sets.isEmpty ? "" : "  conflicts: $ => [\n\(sets)  ],\n\n")  rules: {
      \(entries)
        },
      });
      """
  }
}
