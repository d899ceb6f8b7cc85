import GrammarChecks

/// The shortest texts that one of two grammars accepts and the other does not.
///
/// All beginnings of texts are gone through, token by token, those that both grammars go on from alike only once. A token stands
/// for all of its name, by a few samples: two grammars that differ inside a token may be found the same.
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
    var sides = (Side(first), Side(second))
    // White space may stand between tokens, and keeps them apart; where it must not, they touch.
    let gaps = first.parser.hasTokens && second.parser.hasTokens ? ["", " "] : [""]
    var seen: Set<[Int?]> = []
    var beginnings = [""]
    while count < tokens || beginnings == [""] {
      var next: [String] = []
      for beginning in beginnings {
        let samples = sides.0.samples(behind: beginning) + sides.1.samples(behind: beginning)
        let further =
          beginning.isEmpty
          ? [""] + samples : samples.flatMap { sample in gaps.map { beginning + $0 + sample } }
        for text in further.withoutDuplicates {
          left -= 1
          if left < 0 { return }
          let (first, second) = (sides.0.look(at: text), sides.1.look(at: text))
          if first.isWhole != second.isWhole {
            differences.append(
              Difference(text: text, isOfFirst: first.isWhole, count: text.isEmpty ? 0 : count + 1))
            if differences.count >= most { return }
          }
          guard !text.isEmpty, first.place != nil || second.place != nil else { continue }
          if seen.insert([first.place, second.place]).inserted { next.append(text) }
        }
      }
      count += 1
      beginnings = next
      if next.isEmpty {
        isComplete = true
        return
      }
    }
  }
}

extension GrammarComparison {
  /// One of the grammars, and what is known of the beginnings of its texts.
  fileprivate struct Side {
    private let parser: GeneralParser

    private var contexts = Contexts()

    /// Texts for a terminal, by its number.
    private var samples: [Int32: [String]] = [:]

    init(_ grammar: WrittenGrammar) { parser = grammar.parser }

    /// The number of what may follow a beginning; `nil` if nothing does.
    mutating func look(at text: String) -> (place: Int?, isWhole: Bool) {
      let bytes = ContiguousArray(text.utf8)
      var chart = parser.chart(for: bytes.span)
      let whole = chart.derive(bytes.span)
      return (contexts.number(ofEnd: Int32(bytes.count), in: chart), whole != nil)
    }

    /// Texts of what may follow a beginning.
    mutating func samples(behind text: String) -> [String] {
      let bytes = ContiguousArray(text.utf8)
      var chart = parser.chart(for: bytes.span)
      _ = chart.derive(bytes.span)
      var all: [String] = []
      for terminal in chart.wantedAtEnd {
        if let known = samples[terminal] {
          all += known
        } else {
          let (node, isOneCharacter) = (
            parser.rules.terminals[Int(terminal)].node, parser.rules.terminals[Int(terminal)].isOneCharacter
          )
          let made = SampleWriter(layout: parser.rules.layout).samples(of: node, isOneCharacter: isOneCharacter)
          samples[terminal] = made
          all += made
        }
      }
      return all
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
