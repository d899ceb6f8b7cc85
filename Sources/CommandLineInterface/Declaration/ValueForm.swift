import Spelling

/// How values of a type are written on a command line.
///
/// `.text`, `.path`, `.integer(1...)`, `.oneOf(OutputFormat.self)`; a form of one's own is made of its parts.
public struct ValueForm<Value: Sendable>: Sendable {
  /// The texts that are allowed.
  let expectation: ValueExpectation

  /// The value that a text stands for; `nil` where it stands for none.
  let read: @Sendable (String) -> Value?

  /// The text that stands for a value.
  let write: @Sendable (Value) -> String

  /// A form made of its parts.
  ///
  /// - Parameters:
  ///   - expectation: What a text may be.
  ///   - read: The value that a text stands for; `nil` where it stands for none.
  ///   - write: The text that stands for a value.
  public init(
    _ expectation: ValueExpectation, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.expectation = expectation
    self.read = read
    self.write = write
  }

  /// The values that texts stand for.
  func values(of texts: [String], for parameter: Parameter) throws(UsageProblem) -> [Value] {
    var values: [Value] = []
    for text in texts {
      guard let value = read(text) else {
        throw .valueNotAllowed(text, parameter, suggestion: expectation.nearest(to: text))
      }
      values.append(value)
    }
    return values
  }

  /// One of a few values, each by its name or by another spelling of it.
  ///
  /// - Parameter list: The command line that lists a value among others, where they are too many for help to name them.
  public static func oneOf(
    _ values: [Value], name: @escaping @Sendable (Value) -> String,
    aliases: @Sendable (Value) -> [String] = { _ in [] }, listedBy list: @Sendable (Value) -> String? = { _ in nil }
  ) -> ValueForm {
    let choices = values.map { ValueExpectation.Choice(name: name($0), aliases: aliases($0), list: list($0)) }
    return ValueForm(
      .oneOf(choices),
      read: { text in
        let text = text.lowercased()
        return choices.firstIndex { ([$0.name] + $0.aliases).contains { $0.lowercased() == text } }.map { values[$0] }
      },
      write: name)
  }
}

extension ValueForm where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases of an enumeration, by its raw value.
  public static func oneOf(_ type: Value.Type) -> ValueForm {
    oneOf(Array(type.allCases), name: \.rawValue)
  }
}

extension ValueForm<String> {
  /// Any text.
  public static let text = ValueForm(.anything, read: { $0 }, write: { $0 })

  /// The path of a file or folder; `-` is standard input.
  ///
  /// It is not empty: that is most often a variable of a shell that is not set, and the root of the disk to what adds a
  /// slash and a name.
  public static let path = ValueForm(.path, read: { $0.isEmpty ? nil : $0 }, write: { $0 })
}

extension ValueForm where Value: FixedWidthInteger {
  /// A whole number that is not too small.
  public static func integer(_ range: PartialRangeFrom<Value>) -> ValueForm {
    integer(described: "a whole number from \(range.lowerBound)") { range.contains($0) }
  }

  /// A whole number within bounds.
  public static func integer(_ range: ClosedRange<Value>) -> ValueForm {
    integer(described: "a whole number from \(range.lowerBound) to \(range.upperBound)") { range.contains($0) }
  }

  private static func integer(
    described description: String, isAllowed: @escaping @Sendable (Value) -> Bool
  ) -> ValueForm {
    ValueForm(
      .described(description),
      read: { text in Value(text).flatMap { isAllowed($0) ? $0 : nil } },
      write: { $0.description })
  }
}

/// The texts that a value may have.
public enum ValueExpectation: Equatable, Sendable {
  /// Any text.
  case anything
  /// The path of a file; `-` is standard input.
  case path
  /// One of a few words, each with its other spellings.
  case oneOf([Choice])
  /// A text of a form that is described in words: `a whole number`.
  case described(String)

  /// One of the words that a value may be.
  public struct Choice: Equatable, Sendable {
    /// The word.
    public let name: String
    /// Other spellings of it.
    public let aliases: [String]
    /// The command line that lists it; `nil` where help names it.
    public let list: String?
  }

  /// Whether a text is one of the words.
  func names(_ text: String) -> Bool {
    guard case .oneOf(let choices) = self else { return false }
    return choices.contains { $0.name == text || $0.aliases.contains(text) }
  }

  /// The word that was probably meant by a text.
  func nearest(to text: String) -> String? {
    guard case .oneOf(let choices) = self else { return nil }
    let spellings = choices.flatMap { choice in
      ([choice.name] + choice.aliases).map { (spelling: $0, name: choice.name) }
    }
    guard let nearest = nearestSpelling(to: text, among: spellings.map(\.spelling)) else { return nil }
    return spellings.first { $0.spelling == nearest }?.name
  }
}

extension [ValueExpectation.Choice] {
  /// The choices in words: each as `title` has it, but for those that a command line lists, which it stands for.
  func titled(_ title: (ValueExpectation.Choice) -> String) -> [String] {
    var lists: [String] = []
    return compactMap { choice in
      guard let list = choice.list else { return title(choice) }
      guard !lists.contains(list) else { return nil }
      lists.append(list)
      return "one that '\(list)' lists"
    }
  }
}

/// One or more of several values by their names, or all of them.
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

  /// The values of several names, with commas between them.
  fileprivate init(_ selections: [Selection]) {
    name = selections.map(\.name).joined(separator: ",")
    values = selections.flatMap(\.values)
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
  /// The same, where several names may stand with commas between them.
  public func listed<Element>() -> ValueForm where Value == Selection<Element> {
    ValueForm(
      expectation,
      read: { text in
        let names = text.split(separator: ",", omittingEmptySubsequences: false)
        let selections = names.compactMap { read(String($0)) }
        if selections.count < names.count || names.count > 1 && selections.contains(where: \.isAll) { return nil }
        return names.count == 1 ? selections[0] : Selection(selections)
      }, write: write)
  }

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
