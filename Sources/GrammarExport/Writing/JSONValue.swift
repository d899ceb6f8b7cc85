import ConstraintGrammar

/// A text of JSON, its members in the order in which they are given.
indirect enum JSONValue {
  case string(String)
  case list([JSONValue])
  case object(KeyValuePairs<String, JSONValue>)
  case members([(String, JSONValue)])

  /// The text with two blanks more at each level; what fits on a line is on one.
  var text: String {
    switch self {
    case .string(let text):
      var writer = JSONWriter()
      writer.value(text)
      return writer.text
    case .list(let values): return Self.block("[", values.map(\.text), "]")
    case .object(let members): return JSONValue.members(members.map { ($0.key, $0.value) }).text
    case .members(let members):
      return Self.block("{", members.map { JSONValue.string($0.0).text + ": " + $0.1.text }, "}")
    }
  }

  private static func block(_ opening: String, _ texts: [String], _ closing: String) -> String {
    let line = opening + texts.joined(separator: ", ") + closing
    guard line.count > 100 || line.contains("\n") else { return line }
    let lines = texts.map { "  " + $0.substituting("\n", with: "\n  ") }
    return opening + "\n" + lines.joined(separator: ",\n") + "\n" + closing
  }
}
