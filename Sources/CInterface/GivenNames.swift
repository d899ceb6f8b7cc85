import CConstraintGrammar
import ConstraintGrammar
import ConstraintLayout

/// What a caller says that names stand for, as names alone.
struct GivenNames {
  private let items: Set<String>?
  private let numbers: [String: Double]
  private let lhs: String
  private let rhs: NamedEnvironment.RightItem

  /// - Throws: if a name or a number is not there.
  @safe init(_ names: UnsafePointer<constraint_grammar_names>?) throws(Failure) {
    // A pointer that is not NULL is to such a struct.
    let names = unsafe names?.pointee ?? constraint_grammar_names()
    items = unsafe names.items == nil ? nil : Set(try Self.texts(names.items, names.item_count))
    var numbers: [String: Double] = [:]
    for (index, name) in try unsafe Self.texts(names.numbers, names.number_count).enumerated() {
      guard let values = unsafe names.values else { throw .nullPointer }
      // There are as many values as names.
      unsafe numbers[name] = values[index]
    }
    self.numbers = numbers
    lhs = unsafe String(given: names.lhs) ?? "lhs"
    rhs = unsafe String(given: names.rhs).map { .item($0.isEmpty ? nil : $0) } ?? .whereNeeded
  }

  func environment(for equation: Equation<String>, in dialect: Dialect) -> NamedEnvironment {
    NamedEnvironment(for: equation, in: dialect, views: items, metrics: numbers, lhs: lhs, rhs: rhs)
  }

  @safe private static func texts(
    _ texts: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int
  ) throws(Failure) -> [String] {
    guard count >= 0 else { throw .invalidSize }
    guard count > 0 else { return [] }
    guard let texts = unsafe texts else { throw .nullPointer }
    var strings: [String] = []
    for index in 0..<count {
      // There are as many texts as the caller says.
      guard let string = unsafe String(given: texts[index]) else { throw .nullPointer }
      strings.append(string)
    }
    return strings
  }
}
