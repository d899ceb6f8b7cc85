import GrammarCombinators
import SentenceGeneration

/// A chain of views that is drawn at random, with its text and the constraints that Foundation makes of it.
///
/// Both are put together here from the same draw, without the library: neither its parser nor its meaning has a part in it.
struct PlainChain {
  /// What is asked of a size or of a distance.
  struct Predicate {
    let relation: String
    /// The number or the name, as it is written.
    let object: String
    let priority: String?
  }

  struct Connection {
    /// As it is written: `-8-`, `-`, or nothing.
    let text: String
    /// What is asked; empty for the system's distance.
    let predicates: [Predicate]
  }

  let direction: String
  let names: [String]
  let sizes: [[Predicate]]
  let leading: Connection?
  let between: [Connection]
  let trailing: Connection?
  let prefix: String

  /// The numbers that names stand for. One has the name of a view, which it comes before.
  static let metrics: [String: Double] = ["gap": 12, "low": 250.5, "high": 750, "c": 33]
  static let views = ["a", "b", "c", "dd", "_e"]

  var isVertical: Bool { prefix == "V:" }

  init(using generator: inout SeededGenerator) {
    func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
    func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &generator)] }
    func predicate(isSize: Bool) -> Predicate {
      let numbers = ["0", "8", "8.", "10.25", "1e2", "0x10", "gap"]
      return Predicate(
        relation: pick(["", "", "==", "<=", ">="]), object: isSize && once(in: 3) ? pick(Self.views) : pick(numbers),
        priority: once(in: 4) ? pick(["1", "999.5", "low", "high", "1000"]) : nil)
    }
    func connection() -> Connection {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return Connection(text: "", predicates: [Predicate(relation: "", object: "0", priority: nil)])
      case 1: return Connection(text: "-", predicates: [])
      case 2:
        let one = predicate(isSize: false)
        return Connection(text: "-" + one.text + "-", predicates: [one])
      default:
        let list = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          once(in: 4)
            ? Predicate(relation: pick(["", ">="]), object: "-7.5", priority: nil) : predicate(isSize: false)
        }
        return Connection(text: "-(" + list.map(\.text).joined(separator: ",") + ")-", predicates: list)
      }
    }
    prefix = pick(["", "H:", "V:"])
    direction = prefix == "V:" ? "" : pick(["", "directionLeftToRight", "directionRightToLeft"])
    let count = Int.random(in: 1...4, using: &generator)
    names = (0..<count).map { _ in pick(Self.views) }
    sizes = (0..<count).map { _ in
      (0..<max(0, Int.random(in: -1...2, using: &generator))).map { _ in predicate(isSize: true) }
    }
    leading = once(in: 2) ? connection() : nil
    between = (1..<count).map { _ in connection() }
    trailing = once(in: 2) ? connection() : nil
  }

  var text: String {
    var text = prefix + (leading.map { "|" + $0.text } ?? "")
    for (index, name) in names.enumerated() {
      if index > 0 { text += between[index - 1].text }
      text += "[" + name
      if !sizes[index].isEmpty { text += "(" + sizes[index].map(\.text).joined(separator: ",") + ")" }
      text += "]"
    }
    return text + (trailing.map { $0.text + "|" } ?? "")
  }
}

extension PlainChain.Predicate {
  var text: String { relation + object + (priority.map { "@" + $0 } ?? "") }
}
