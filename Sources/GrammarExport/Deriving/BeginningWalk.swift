import GrammarChecks
import GrammarCombinators

/// Goes through all beginnings of texts, token by token. Of beginnings after which the same can follow, only one is
/// followed.
struct BeginningWalk {
  /// The number of tokens up to which all texts were gone through.
  private(set) var count = 0

  /// Whether no longer texts need to be looked at, since what can follow any beginning has been seen.
  private(set) var isComplete = false

  /// - Parameters:
  ///   - tokens: the greatest number of tokens in a text.
  ///   - mostBeginnings: the most beginnings that are looked at, so that the walk ends whatever the grammar is.
  ///   - hasTokens: whether white space may stand between tokens, and keeps them apart.
  ///   - look: gives a key that tells a beginning from others, and texts that may follow it; `nil` ends the walk.
  init(
    upTo tokens: Int, beginnings mostBeginnings: Int, hasTokens: Bool,
    _ look: (_ text: String, _ count: Int) -> (key: [Int?], next: [String])?
  ) {
    // Where white space must not stand, tokens touch.
    let gaps = hasTokens ? ["", " "] : [""]
    var seen: Set<[Int?]> = []
    var beginnings = [""]
    var left = mostBeginnings
    for count in 0...tokens {
      var next: [String] = []
      for text in beginnings {
        guard left >= 0, let (key, tokens) = look(text, count) else { return }
        left -= 1
        if seen.insert(key).inserted {
          next += tokens.withoutDuplicates.flatMap { token in text.isEmpty ? [token] : gaps.map { text + $0 + token } }
        }
      }
      self.count = count
      beginnings = next.withoutDuplicates
      if beginnings.isEmpty {
        isComplete = true
        return
      }
    }
  }

  /// A character of each kind that some grammars tell apart, letters rather than others.
  static func characters(of grammars: [Grammar]) -> [String] {
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

/// Reads beginnings of the texts of a grammar, and keeps what is known of them.
struct BeginningReader {
  private let parser: GeneralParser
  private let writer: SampleWriter
  private var contexts: Contexts

  /// Texts for a terminal, by its number.
  private var samples: [Int32: [String]] = [:]

  /// - Parameters:
  ///   - characters: a character of each kind.
  ///   - countsWays: whether two beginnings also differ if the same may follow one of them in several ways, and the
  ///     other in one.
  init(_ grammar: WrittenGrammar, _ characters: [String], countsWays: Bool = false) {
    parser = grammar.parser
    contexts = Contexts(countsWays: countsWays)
    writer = SampleWriter(layout: parser.rules.layout, characters: characters)
  }

  /// Whether a text is whole, the number of what may follow it, and texts of that. The number is `nil` if nothing may
  /// follow.
  mutating func look(at text: String) -> (isWhole: Bool, place: Int?, next: [String]) {
    let (whole, chart) = chart(of: text)
    return (whole != nil, place(in: chart), texts(in: chart))
  }

  /// What is found of a text, and the item that is the whole of it.
  func chart(of text: String) -> (whole: Int32?, chart: DerivationChart) {
    let bytes = ContiguousArray(text.utf8)
    var chart = parser.chart(for: bytes.span)
    return (chart.derive(bytes.span), chart)
  }

  /// The number of what may follow the end of a text; `nil` if nothing does.
  mutating func place(in chart: DerivationChart) -> Int? { contexts.number(ofEnd: chart.count, in: chart) }

  /// Texts of what may follow the end of a text.
  mutating func texts(in chart: DerivationChart) -> [String] { chart.wantedAtEnd.flatMap { texts(of: $0) } }

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

/// Numbers for what may follow a place. Two places have the same number if the same may follow both.
private struct Contexts {
  /// What comes next, each with the number of what comes behind the rule that it is in.
  private typealias Context = Set<[Int]>

  /// Whether a number also tells if the same may follow in one way, or in more.
  let countsWays: Bool

  private var numbers: [Context: Int] = [:]
  private var all: [Context] = []

  init(countsWays: Bool) { self.countsWays = countsWays }

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
      add([Int(item.state), number(behind: key, in: chart, &open, &known).number], to: &context)
    }
    return context.isEmpty ? nil : number(of: context)
  }

  private func add(_ way: [Int], to context: inout Context) {
    if !context.insert(way).inserted, countsWays { context.insert(way + [2]) }
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
  ///   - open: the rules that are being numbered. What leads back to one of them, as in a rule that begins with
  ///     itself, has a number below 0.
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
        add([Int(waiter.state) + 1, behind.number], to: &context)
      } else if behind.number >= 0 {
        // The waiting rule ends here too, so what comes behind that rule follows.
        for way in all[behind.number] { add(way, to: &context) }
      }
    }
    open.removeLast()
    leadsTo.remove(key)
    let number = number(of: context)
    if leadsTo.isEmpty { known[key] = number }
    return (number, leadsTo)
  }
}
