import ConstraintGrammar
import GrammarCombinators

extension Equation<String> {
  /// The names that stand for numbers.
  var numberNames: [String] {
    let metrics = [left, right].compactMap { if case .metric(let name)? = $0.operand { name } else { nil } }
    let scalars = [left, right].flatMap { [$0.multiplier?.value, $0.constant?.value] } + [priority]
    return metrics + scalars.compactMap { $0?.name }
  }

  /// The same with another name for the view that is called `self`.
  ///
  /// - Parameters:
  ///   - name: the name; `nil` if it stays `self`.
  ///   - numbers: the names that are those of numbers where they might be those of views.
  func calling(self name: String?, unless numbers: Set<String>) -> Equation {
    guard let name else { return self }
    func called(_ operand: Operand<String>?) -> Operand<String>? {
      switch operand {
      case .attribute("self", let attribute): .attribute(of: name, attribute)
      case .numberOrItem("self") where !numbers.contains("self"): .numberOrItem(name)
      default: operand
      }
    }
    var equation = self
    equation.left.operand = called(left.operand)
    equation.right.operand = called(right.operand)
    return equation
  }

  /// The names of views and numbers.
  var names: [String] { [left, right].compactMap { $0.operand?.name } + numberNames }
}

extension Sequence<String> {
  /// A number that makes a name of a word which is none of these, for it is larger than all behind the word or another:
  /// 3 beside `constraint2`.
  package func firstFreeNumber(behind words: String...) -> Int {
    var last = 0
    for name in self {
      for word in words where name.utf8.starts(with: word.utf8) {
        let digits = ContiguousArray(name.utf8).dropFirst(word.utf8.count)
        guard digits.count < 7, digits.allSatisfy({ Digit.contains($0) }) else { continue }
        last = Swift.max(last, digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) })
      }
    }
    return last + 1
  }
}
