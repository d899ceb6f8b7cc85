/// One of several values by its name, or all of them.
public struct Selection<Value: Sendable>: Sendable {
  /// The word on the command line.
  public let name: String

  /// The values in question.
  public let values: [Value]

  /// Whether all of them are meant together.
  public let isAll: Bool

  /// One value.
  public init(_ value: Value, name: String) {
    self.name = name
    values = [value]
    isAll = false
  }

  /// All values.
  public init(all values: [Value], name: String = "all") {
    self.name = name
    self.values = values
    isAll = true
  }
}

extension ValueForm {
  /// One of a few values by its name or another spelling of it, or all of them.
  ///
  /// - Parameters:
  ///   - all: the word for all of them.
  ///   - isLast: whether that word stands behind the names in help.
  ///   - list: the command line that lists the values, where they are too many for help to name them.
  public static func oneOrAll<Element>(
    _ values: [Element], all: String = "all", isLast: Bool = false,
    name: @Sendable (Element) -> String, aliases: @Sendable (Element) -> [String] = { _ in [] },
    listedBy list: String? = nil
  ) -> ValueForm where Value == Selection<Element> {
    let all = Selection(all: values, name: all)
    let each = values.map { Selection($0, name: name($0)) }
    return .oneOf(
      isLast ? each + [all] : [all] + each, name: \.name, aliases: { $0.isAll ? [] : aliases($0.values[0]) },
      listedBy: { $0.isAll ? nil : list })
  }
}
