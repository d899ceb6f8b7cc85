import CConstraintGrammar
import ConstraintGrammar
import ConstraintLayout
import ConstraintReports

/// The names that a caller gives for items and numbers.
struct GivenNames {
  private let items: Set<String>?
  private let numbers: NamedEnvironment.Numbers
  private let lhs: String
  private let rhs: NamedEnvironment.RightItem
  private let systemSpacing: SystemSpacing

  /// How the views of a visual format are aligned, and its direction.
  let options: VisualFormatOptions

  /// - Throws: if a name or a number is not there, or a name is no name.
  @safe init(_ names: UnsafePointer<constraint_grammar_names>?) throws(Failure) {
    // A pointer that is not NULL is to such a struct.
    let names = unsafe names?.pointee ?? constraint_grammar_names()
    items = unsafe names.items == nil ? nil : Set(try Self.list(names.items, names.item_count))
    var numbers: NamedEnvironment.Numbers = [:]
    for (index, name) in try unsafe Self.list(names.numbers, names.number_count).enumerated() {
      guard let values = unsafe names.values else { throw .nullPointer }
      // There are as many values as names.
      unsafe numbers[name] = values[index]
    }
    self.numbers = numbers
    lhs = try unsafe String(givenName: names.lhs) ?? "lhs"
    // The empty text says that there is none.
    rhs =
      unsafe String(given: names.rhs) == ""
      ? .item(nil) : try String(givenName: names.rhs).map { .item($0) } ?? .whereNeeded
    options = unsafe VisualFormatOptions(rawValue: UInt(names.options))
    systemSpacing = try unsafe SystemSpacing(given: names.system_spacing)
  }

  func environment(for statement: Statement, in dialect: Dialect) -> NamedEnvironment {
    NamedEnvironment(
      for: statement, in: dialect, views: items, metrics: numbers, lhs: lhs, rhs: rhs, systemSpacing: systemSpacing)
  }

  @safe private static func list(
    _ names: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int
  ) throws(Failure) -> [String] {
    guard count >= 0 else { throw .invalidSize }
    guard count > 0 else { return [] }
    guard let names = unsafe names else { throw .nullPointer }
    var list: [String] = []
    for index in 0..<count {
      // There are as many names as the caller says.
      guard let name = try unsafe String(givenName: names[index]) else { throw .nullPointer }
      list.append(name)
    }
    return list
  }
}
