import ConstraintGrammar
import Spelling

extension CodeExpression {
  /// An argument of a call.
  struct Argument {
    let label: String
    /// The kind of the value, which Objective-C has behind the label.
    var kind = ""
    let value: String
  }

  /// A call of a method, whose name begins that of the message in Objective-C.
  func call(_ receiver: String, _ method: String, _ arguments: [Argument]) -> String {
    switch language {
    case .swift: receiver + "." + method + "(" + labelled(arguments) + ")"
    case .objectiveC: message(receiver, method, arguments)
    }
  }

  /// A call of an initialiser.
  func initializer(of type: String, _ arguments: [Argument]) -> String {
    switch language {
    case .swift: type + "(" + labelled(arguments) + ")"
    case .objectiveC: message(type, "constraintWith", arguments)
    }
  }

  private func labelled(_ arguments: [Argument]) -> String {
    arguments.map { $0.label + ": " + $0.value }.joined(separator: ", ")
  }

  private func message(_ receiver: String, _ name: String, _ arguments: [Argument]) -> String {
    let words = arguments.map { $0.label + $0.kind + ":" + $0.value }.joined(separator: " ")
    return "[" + receiver + " " + name + capitalized(words) + "]"
  }

  /// A case of an enumeration, whose type begins its name in Objective-C.
  func member(_ name: String, of type: String) -> String {
    language == .swift ? "." + name : type + capitalized(name)
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The statements that declare a constraint by a name, so that it gets what its maker can't be given.
  func declaration(of name: String, as constraint: String, priority: Scalar<String>?, identifier: String?) -> String {
    let (start, end) = language == .swift ? ("let ", "") : ("NSLayoutConstraint *", ";")
    var lines = ["\(start)\(name) = \(constraint)\(end)"]
    if let priority { lines.append("\(name).priority = \(self.priority(priority))\(end)") }
    if let identifier { lines.append("\(name).identifier = \(literal(identifier))\(end)") }
    return lines.joined(separator: "\n")
  }

  private func priority(_ scalar: Scalar<String>) -> String {
    guard language == .swift else { return self.scalar(scalar) }
    if case .name(let name, isNegated: false) = scalar, let number = code?.numbers[name] {
      return ".init(rawValue: " + (number.isLiteral ? number.text : "Float(\(number.text))") + ")"
    }
    return if case .name = scalar { ".init(rawValue: Float(\(self.scalar(scalar))))" } else {
      ".init(rawValue: \(self.scalar(scalar)))"
    }
  }

  private func literal(_ text: String) -> String {
    var literal = language == .swift ? "\"" : "@\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        literal += "\\"
      } else if scalar.isControl {
        literal += escape(scalar)
        continue
      }
      literal.unicodeScalars.append(scalar)
    }
    return literal + "\""
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    guard language == .objectiveC else { return "\\u{\(String(scalar.value, radix: 16))}" }
    return String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }
}
