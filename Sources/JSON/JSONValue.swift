/// A text of JSON that people read too, its members in the order in which they are given.
public indirect enum JSONValue: Sendable {
  case null
  case flag(Bool)
  case number(Int)
  /// A number that is no whole one, or too large for one, as it is written.
  case numeral(String)
  case string(String)
  case list([JSONValue])
  case members([(key: String, value: JSONValue)])
  /// A value that has a line to itself, however long that is.
  case alone(JSONValue)

  /// An object, its members in order.
  public static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .members(members.map { (key: $0.key, value: $0.value) })
  }

  /// The value of a member; `nil` where there is none, or this is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .members(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text on one line, with blanks behind commas and colons.
  public var line: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.description
    case .numeral(let digits): digits
    case .string(let text): text.record
    case .alone(let value): value.line
    case .list(let values): "[" + values.map { $0.line }.joined(separator: ", ") + "]"
    case .members(let members):
      "{" + members.map { $0.key.record + ": " + $0.value.line }.joined(separator: ", ") + "}"
    }
  }

  /// The text with two blanks more at each level; what fits on a line is on one.
  public var text: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    switch self {
    case .list(let values): Self.block("[", values.map { ("", $0) }, "]")
    case .members(let members): Self.block("{", members.map { ($0.key.record + ": ", $0.value) }, "}")
    default: [line]
    }
  }

  private var isAlone: Bool { if case .alone = self { true } else { false } }

  private static func block(_ opening: String, _ parts: [(start: String, value: JSONValue)], _ closing: String)
    -> [String]
  {
    let texts = parts.map { $0.start + $0.value.text }
    let line = opening + texts.joined(separator: ", ") + closing
    if line.count <= 100, !line.contains("\n"), !parts.contains(where: { $0.value.isAlone }) { return [line] }
    let lines = (texts.dropLast().map { $0 + "," } + texts.suffix(1)).flatMap { $0.split(separator: "\n") }
    return [opening] + lines.map { "  " + $0 } + [closing]
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .members(members.map { (key: $0.0, value: $0.1) })
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral values: JSONValue...) { self = .list(values) }
}

extension JSONValue: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral number: Int) { self = .number(number) }
}
