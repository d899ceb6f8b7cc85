import GrammarChecks
import GrammarCombinators

/// The shortest texts that one of two grammars accepts and the other does not.
///
/// All beginnings of texts are gone through, token by token, those that both grammars go on from alike only once. A token stands
/// for all of its name, by a few samples: two grammars that differ inside a token may be found the same. Of a class of characters
/// one of each kind that the grammars tell apart is tried.
public struct GrammarComparison: Sendable {
  /// A text that one grammar accepts.
  public struct Difference: Hashable, Sendable {
    /// The text.
    public let text: String

    /// Whether it is the first grammar that accepts it.
    public let isOfFirst: Bool

    /// The number of tokens in it, or of characters in a grammar without tokens.
    public let count: Int
  }

  /// The shortest texts first.
  public private(set) var differences: [Difference] = []

  /// All texts of so many tokens were gone through.
  public private(set) var count = 0

  /// Whether nothing longer needs to be looked at: what follows all beginnings has been seen.
  public private(set) var isComplete = false

  /// Compares two grammars.
  ///
  /// - Parameters:
  ///   - first: one of them.
  ///   - second: the other.
  ///   - most: the number of differences after which it ends.
  ///   - tokens: the greatest number of tokens in a text.
  ///   - mostBeginnings: how many beginnings are looked at, at most, so that it ends whatever the grammars are.
  /// - Complexity: linear in the number of beginnings that differ in what can follow, each of which costs as much as to parse it.
  public init(
    _ first: WrittenGrammar, _ second: WrittenGrammar, most: Int = 10, upTo tokens: Int,
    beginnings mostBeginnings: Int = 20_000
  ) {
    var left = mostBeginnings
    let characters = Self.characters(of: [first.grammar, second.grammar])
    var sides = (Side(first, characters), Side(second, characters))
    // White space may stand between tokens, and keeps them apart; where it must not, they touch.
    let gaps = first.parser.hasTokens && second.parser.hasTokens ? ["", " "] : [""]
    var seen: Set<[Int?]> = []

    /// Looks at a text: what it is with what may follow it, if nothing like it has been seen.
    func look(at text: String, count: Int) -> [String] {
      let (first, second) = (sides.0.look(at: text), sides.1.look(at: text))
      if first.isWhole != second.isWhole {
        differences.append(Difference(text: text, isOfFirst: first.isWhole, count: count))
      }
      guard seen.insert([first.place, second.place]).inserted else { return [] }
      return (first.next + second.next).withoutDuplicates.flatMap { next in
        text.isEmpty ? [next] : gaps.map { text + $0 + next }
      }
    }

    var beginnings = look(at: "", count: 0)
    while !beginnings.isEmpty, count < tokens {
      var next: [String] = []
      for text in beginnings {
        left -= 1
        if differences.count >= most || left < 0 { return }
        next += look(at: text, count: count + 1)
      }
      count += 1
      beginnings = next.withoutDuplicates
    }
    isComplete = beginnings.isEmpty
  }

  /// A character of each kind that some grammars tell apart, letters rather than others.
  private static func characters(of grammars: [Grammar]) -> [String] {
    let classes = grammars.flatMap(\.productions).flatMap(\.body.withAllPartsAndSpacing).flatMap { part in
      switch part {
      case .characters(let characters): [characters.ranges]
      case .literal(let text, _, _): text.unicodeScalars.map { [$0.value...$0.value] }
      default: [[ClosedRange<UInt32>]]()
      }
    }
    return Alphabet.kinds(of: classes.withoutDuplicates).compactMap { kind in
      let usual = "aA0_".unicodeScalars.first { scalar in kind.contains { $0.contains(scalar.value) } }
      return (usual ?? Unicode.Scalar(kind[0].lowerBound) ?? Unicode.Scalar(kind[0].upperBound)).map { String($0) }
    }
  }
}

extension GrammarComparison {
  /// One of the grammars, and what is known of the beginnings of its texts.
  fileprivate struct Side {
    private let parser: GeneralParser
    private let writer: SampleWriter
    private var contexts = Contexts()

    /// Texts for a terminal, by its number.
    private var samples: [Int32: [String]] = [:]

    init(_ grammar: WrittenGrammar, _ characters: [String]) {
      parser = grammar.parser
      writer = SampleWriter(layout: parser.rules.layout, characters: characters)
    }

    /// Whether a text is whole, the number of what may follow it, and texts of that; no number where nothing follows.
    mutating func look(at text: String) -> (isWhole: Bool, place: Int?, next: [String]) {
      let bytes = ContiguousArray(text.utf8)
      var chart = parser.chart(for: bytes.span)
      let whole = chart.derive(bytes.span)
      let place = contexts.number(ofEnd: Int32(bytes.count), in: chart)
      return (whole != nil, place, chart.wantedAtEnd.flatMap { texts(of: $0) })
    }

    private mutating func texts(of terminal: Int32) -> [String] {
      if let known = samples[terminal] { return known }
      let (node, isOneCharacter) = (
        parser.rules.terminals[Int(terminal)].node, parser.rules.terminals[Int(terminal)].isOneCharacter
      )
      let made = writer.samples(of: node, isOneCharacter: isOneCharacter)
      samples[terminal] = made
      return made
    }
  }
}

/// Numbers for what may follow a place, the same for two places behind which the same may follow.
private struct Contexts {
  /// What comes next, each with the number of what comes behind the rule that it is in.
  private typealias Context = Set<[Int]>

  private var numbers: [Context: Int] = [:]
  private var all: [Context] = []

  /// The number of what may follow the end of a text; `nil` if nothing does.
  mutating func number(ofEnd end: Int32, in chart: DerivationChart) -> Int? {
    var known: [DerivationChart.Waiting: Int] = [:]
    var context: Context = []
    for item in chart.items where item.end == end {
      let state = chart.rules.states[Int(item.state)]
      switch state.next {
      case .terminal, .ahead: break
      default: continue
      }
      var open: [DerivationChart.Waiting] = []
      let key = DerivationChart.Waiting(place: item.origin, rule: state.rule)
      context.insert([Int(item.state), number(behind: key, in: chart, &open, &known).number])
    }
    return context.isEmpty ? nil : number(of: context)
  }

  private mutating func number(of context: Context) -> Int {
    if let number = numbers[context] { return number }
    numbers[context] = all.count
    all.append(context)
    return all.count - 1
  }

  /// The number of what comes behind a rule that began at a place.
  ///
  /// - Parameters:
  ///   - open: what is being numbered: what leads back to it, as a rule does that begins with itself, has a number below 0.
  ///   - known: what has been numbered.
  private mutating func number(
    behind key: DerivationChart.Waiting, in chart: DerivationChart, _ open: inout [DerivationChart.Waiting],
    _ known: inout [DerivationChart.Waiting: Int]
  ) -> (number: Int, leadsTo: Set<DerivationChart.Waiting>) {
    if let number = known[key] { return (number, []) }
    if open.contains(key) { return (-1 - Int(key.rule), [key]) }
    open.append(key)
    var context: Context = key.rule == chart.rules.start ? [[-1]] : []
    var leadsTo: Set<DerivationChart.Waiting> = []
    for waiter in chart.waiters(for: key) {
      let state = chart.rules.states[Int(waiter.state)]
      let behind = number(
        behind: DerivationChart.Waiting(place: waiter.origin, rule: state.rule), in: chart, &open, &known)
      leadsTo.formUnion(behind.leadsTo)
      if chart.rules.states[Int(waiter.state) + 1].next != nil {
        context.insert([Int(waiter.state) + 1, behind.number])
      } else if behind.number >= 0 {
        // Where nothing comes behind it in its own rule, what comes behind that does.
        context.formUnion(all[behind.number])
      }
    }
    open.removeLast()
    leadsTo.remove(key)
    let number = number(of: context)
    if leadsTo.isEmpty { known[key] = number }
    return (number, leadsTo)
  }
}
