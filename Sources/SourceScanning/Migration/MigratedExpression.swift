import ConstraintLayout

/// The constraints that the texts of a call state, as code.
struct MigratedExpression {
  /// The code of each constraint: an expression that makes it, or the name that it is declared by.
  var elements: [String] = []

  /// The lines that declare those that have names.
  var declarations: [String] = []

  /// How many have names.
  var nameCount = 0

  mutating func add(_ translation: Translation, _ comments: [String]) {
    declarations += comments
    for (text, name) in zip(translation.texts, translation.names) {
      elements.append(name ?? text)
      guard name != nil else { continue }
      nameCount += 1
      declarations += text.split(separator: "\n").map { String($0) }
    }
  }
}

/// How code is laid out at a place in a source.
struct CodePlace {
  let language: SourceLanguage
  let style: SourceStyle

  /// The blanks at the beginning of the line.
  let indentation: String

  /// An array: on one line if it is short or has one element, otherwise with a line for each.
  func array(_ elements: [String]) -> String {
    let opening = language == .swift ? "[" : "@["
    if elements.isEmpty { return language == .swift ? "[NSLayoutConstraint]()" : "@[]" }
    let isShort = elements.allSatisfy { !$0.utf8.contains(UInt8(ascii: ".")) } && elements.count <= 4
    if elements.count == 1 || isShort { return opening + elements.joined(separator: ", ") + "]" }
    let start = style.lineEnd + indentation + style.indentation
    return opening + start + elements.joined(separator: "," + start) + (style.hasTrailingComma ? "," : "")
      + style.lineEnd + indentation + "]"
  }

  /// Lines, each with the indentation behind it that the next one needs.
  func lines(_ lines: [String]) -> String { lines.map { $0 + style.lineEnd + indentation }.joined() }

  /// A message to a view.
  func message(_ receiver: String, _ name: String, _ argument: String) -> String {
    switch language {
    case .swift: (receiver.isEmpty ? "" : receiver + ".") + name + "(" + argument + ")"
    case .objectiveC: "[" + receiver + " " + name + ":" + argument + "]"
    }
  }

  /// The statement that declares a constant.
  func declaration(of name: String, _ value: String, isList: Bool) -> String {
    switch language {
    case .swift: "let \(name) = \(value)"
    case .objectiveC: "\(parameter(name, isList)) = \(value);"
    }
  }

  /// The name of a loop, as it is declared there.
  func parameter(_ name: String, _ isList: Bool) -> String {
    switch language {
    case .swift: name
    case .objectiveC: (isList ? "NSArray *" : "NSLayoutConstraint *") + name
    }
  }

  /// The statement that activates a constraint.
  func activation(of constraint: String) -> String {
    switch language {
    case .swift: constraint + ".isActive = true"
    case .objectiveC: constraint + ".active = YES"
    }
  }

  /// The end of a statement.
  var end: String { language == .swift ? "" : ";" }
}
