import GrammarCombinators

extension TextAutomaton {
  /// What a search says of a text that a later alternative matches whole, and an earlier one only in part.
  enum Answer {
    /// There is no such text.
    case none
    /// `text` is one, of which `captured` bytes go to the earlier alternative.
    case capture(text: [UInt8], captured: Int)
    /// There may be one.
    case undecided
  }

  /// How many nodes and pairs of steps are looked at before the search is given up.
  private static let captureLimit = 50_000

  /// Compares two pieces.
  ///
  /// - Parameter syntax: what the earlier one stands for: the search knows in which ways a text can be read, and a parser knows one of
  ///   them.
  mutating func capture(by syntax: Syntax, _ earlier: Int, of later: Int) -> Answer {
    let interpreter = Interpreter(syntax)
    func taken(_ text: [UInt8]) -> Int? {
      var cursor = Cursor()
      return interpreter.accepts(ContiguousArray(text).span, from: &cursor) ? cursor.offset : nil
    }
    var walk = Trail<PlacePair, UInt8>(node(earlier, .any, next: excess), node(later, .any, next: done))
    let limit = effort + Self.captureLimit
    var isDecided = true
    while let (number, pair) = walk.next() {
      let left = steps(from: pair.earlier)
      let right = steps(from: pair.later)
      effort += 1 + left.reads.count * right.reads.count
      guard effort < limit else { return .undecided }
      if left.isCutOff || right.isCutOff { isDecided = false }
      if pair.earlier.node == rest {
        for end in right.ends where end.condition.and(pair.earlier.condition).canHold {
          if pair.isCertain, end.isCertain {
            let text = walk.path(to: number).map { $0.step }
            for example in end.condition.and(pair.earlier.condition).examples {
              if let captured = taken(text + example), captured < text.count {
                return .capture(text: text, captured: captured)
              }
            }
          }
          isDecided = false
        }
      }
      walk.advance(from: number, left, right)
    }
    return isDecided ? .none : .undecided
  }
}

/// The condition on what comes next in a text for a match to hold, where a parser looks ahead without reading.
///
/// Looking ahead reaches one character far, directly or behind white space: a sequence skips white space before a part,
/// and gives it back if that part matches nothing.
struct FollowCondition: Hashable {
  /// The symbols that may come directly.
  var next = SymbolSet.all

  /// The symbols that may be the first that is not white space.
  var nextAfterSpace = SymbolSet.all

  /// The condition that the text goes on with one of `symbols`, or does so behind white space.
  func requiring(_ symbols: SymbolSet, afterSpace: Bool) -> FollowCondition {
    var condition = self
    if afterSpace {
      condition.nextAfterSpace = nextAfterSpace.intersection(symbols)
    } else {
      condition.next = next.intersection(symbols)
    }
    return condition
  }

  /// Both conditions.
  func and(_ other: FollowCondition) -> FollowCondition {
    FollowCondition(
      next: next.intersection(other.next), nextAfterSpace: nextAfterSpace.intersection(other.nextAfterSpace))
  }

  /// Whether any text can follow, the empty one included.
  var canHold: Bool {
    let behind = nextAfterSpace.subtracting(.whiteSpace)
    return !next.intersection(behind).isEmpty || (!next.intersection(.whiteSpace).isEmpty && !behind.isEmpty)
  }

  /// Texts that can follow, one of each kind: nothing, a character, and one behind white space.
  var examples: [[UInt8]] {
    let behind = nextAfterSpace.subtracting(.whiteSpace)
    var examples: [[UInt8]] = allowsEnd ? [[]] : []
    let directly = next.intersection(behind)
    if directly.hasBytes { examples.append([directly.exampleByte]) }
    let spaces = next.intersection(.whiteSpace)
    if spaces.hasBytes, behind.hasBytes { examples.append([spaces.exampleByte, behind.exampleByte]) }
    return examples
  }

  /// Whether the text may end here.
  var allowsEnd: Bool { next.hasEnd && nextAfterSpace.hasEnd }

  /// The ways to read one of `bytes` under this condition, each with what must hold from then on.
  func reading(_ bytes: SymbolSet) -> [(bytes: SymbolSet, rest: FollowCondition)] {
    let bytes = bytes.intersection(next)
    if nextAfterSpace == .all { return bytes.hasBytes ? [(bytes, FollowCondition())] : [] }
    let visible = bytes.intersection(nextAfterSpace).subtracting(.whiteSpace)
    let blank = bytes.intersection(.whiteSpace)
    return (visible.hasBytes ? [(visible, FollowCondition())] : [])
      + (blank.hasBytes ? [(blank, FollowCondition(nextAfterSpace: nextAfterSpace))] : [])
  }
}

/// A place in each of two pieces, to which the same text leads.
struct PlacePair: Hashable {
  var earlier: TextAutomaton.State
  var later: TextAutomaton.State

  /// Whether no guess was needed to come here.
  var isCertain = true
}

extension Trail<PlacePair, UInt8> {
  /// The pairs of places to which texts lead from two nodes.
  init(_ earlier: Int, _ later: Int) {
    self.init(from: PlacePair(earlier: TextAutomaton.State(node: earlier), later: TextAutomaton.State(node: later)))
  }

  /// Adds the pairs that one more byte leads to.
  mutating func advance(from number: Int, _ left: TextAutomaton.Steps, _ right: TextAutomaton.Steps) {
    let isCertain = found[number].isCertain
    for read in left.reads {
      for other in right.reads {
        let bytes = read.bytes.intersection(other.bytes)
        guard bytes.hasBytes else { continue }
        let pair = PlacePair(
          earlier: read.state, later: other.state, isCertain: isCertain && read.isCertain && other.isCertain)
        add(pair, by: bytes.exampleByte, from: number)
      }
    }
  }

  /// The text that leads to a pair.
  func text(to number: Int) -> [UInt8] { path(to: number).map { $0.step } }
}
