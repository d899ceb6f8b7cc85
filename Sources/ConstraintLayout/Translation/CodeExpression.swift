import ConstraintGrammar
import ConstraintMeaning
import Spelling

/// Names, numbers and calls as a language of code writes them.
struct CodeExpression {
  let spelling: CodeSpelling
  private var language: CodeLanguage { spelling.language }

  /// The code for the names; `nil` for the names themselves.
  let code: NamedCode?

  init(_ options: TranslationOptions) {
    spelling = options.spelling
    code = options.code
  }

  /// A view by its name; `view.button` is a property of a property, and `superview` one that may be `nil`.
  func item(_ name: String) -> String {
    if let item = code?.items[name] { return item }
    var text = ""
    for part in name.split(separator: ".") {
      let word = String(part)
      if text.isEmpty {
        text = word == "self" ? word : escaped(word)
      } else {
        text += "." + escaped(word)
      }
      if word == "superview", language == .swift { text += "!" }
    }
    return text
  }

  /// The item that a form refers to.
  ///
  /// - Parameter other: the other item of the form, for its superview.
  func item(_ item: NormalForm.Item, other: NormalForm.Item?) -> String {
    if let name = item.name { return self.item(name) }
    let given = other?.name.flatMap { code?.items[$0] }
    let superview =
      given.map { $0 + (language == .swift ? ".superview!" : ".superview") }
      ?? self.item((other?.name ?? "") + ".superview")
    return if case .safeArea = item { superview + ".safeAreaLayoutGuide" } else { superview }
  }

  /// A multiplier: as a quotient where that is the same number and shorter, `1.0 / 3` for `0.3333333333333333`.
  func multiplier(_ number: NormalForm.Number) -> String {
    let text = self.number(number)
    guard let value = number.written, value != 0, 1 / (1 / value) == value else { return text }
    let quotient = "1.0 / " + operand(.number(1 / value))
    return quotient.utf8.count < text.utf8.count ? quotient : text
  }

  func number(_ number: NormalForm.Number) -> String {
    // In Objective-C a quotient of two whole numbers is a whole number.
    let one = language == .swift ? "1" : "1.0"
    switch number {
    case .scalar(let scalar): return self.scalar(scalar)
    case .reciprocal(of: .name(let name, let isNegated)):
      return (isNegated ? "-\(one) / " : "\(one) / ") + operand(name)
    case .reciprocal(let scalar): return "\(one) / " + self.scalar(scalar)
    case .computed(let name, let multiplier, let constant):
      var text = operand(name)
      if language == .objectiveC, multiplier?.operator == .dividedBy { text = "\(one) * \(text)" }
      if let multiplier { text += " " + multiplier.operator.rawValue + " " + operand(multiplier.value) }
      if let constant { text += " " + constant.operator.rawValue + " " + operand(constant.value) }
      return text
    }
  }

  /// A scalar after an operator: in parentheses if it has a sign.
  private func operand(_ scalar: Scalar) -> String {
    if case .name(let name, isNegated: false) = scalar { return operand(name) }
    let text = self.scalar(scalar)
    return text.hasPrefix("-") ? "(\(text))" : text
  }

  /// A number by its name, beside an operator.
  private func operand(_ name: String) -> String {
    guard let number = code?.numbers[name] else { return escaped(name) }
    let text = self.text(of: number)
    return number.isAtomic || number.isConverted ? text : "(\(text))"
  }

  private func text(of number: NamedCode.Number) -> String {
    language == .swift && number.isConverted ? "CGFloat(\(number.text))" : number.text
  }

  func scalar(_ scalar: Scalar) -> String {
    switch scalar {
    case .name(let name, isNegated: true): return "-" + operand(name)
    case .name(let name, isNegated: false): return code?.numbers[name].map(text) ?? escaped(name)
    case .number(let number):
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .systemSpacing: return "8"
    }
  }

  private func escaped(_ word: String) -> String {
    language == .swift && word.isKeywordOfSwift ? "`\(word)`" : word
  }

  /// Whether a word can be no name.
  func isReserved(_ word: String) -> Bool { language == .objectiveC && Self.keywordsOfC.contains(word) }

  /// The words that Objective-C reserves, and has no marks for.
  private static let keywordsOfC = [
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern", "float",
    "for", "goto", "if", "inline", "int", "long", "nil", "register", "restrict", "return", "short", "signed", "sizeof",
    "static", "struct", "super", "switch", "typedef", "union", "unsigned", "void", "volatile", "while", "NO", "NULL",
    "Nil", "YES", "_Alignas", "_Alignof", "_Atomic", "_Bool", "_Complex", "_Generic", "_Imaginary", "_Noreturn",
    "_Static_assert", "_Thread_local", "__alignof__", "__asm__", "__strong", "__typeof__", "__unsafe_unretained",
    "__weak", "asm", "bool", "false", "true", "typeof",
  ]
}

extension String {
  /// Whether it can be a name of Swift in backticks alone.
  package var isKeywordOfSwift: Bool { Self.keywordsOfSwift.contains(self) }

  /// The words that Swift reserves.
  private static let keywordsOfSwift: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while", "_",
  ]
}

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
    switch spelling {
    case .swift: receiver + "." + method + "(" + labelled(arguments) + ")"
    case .swift2:
      // The first label is a part of the name there, as in a selector.
      receiver + "." + method + capitalized(arguments[0].label) + arguments[0].kind + "("
        + ([arguments[0].value] + arguments.dropFirst().map { $0.label + ": " + $0.value }).joined(separator: ", ")
        + ")"
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
  func declaration(of name: String, as constraint: String, priority: Scalar?, identifier: String?) -> String {
    let (start, end) = language == .swift ? ("let ", "") : ("NSLayoutConstraint *", ";")
    var lines = ["\(start)\(name) = \(constraint)\(end)"]
    if let priority { lines.append("\(name).priority = \(self.priority(priority))\(end)") }
    if let identifier { lines.append("\(name).identifier = \(literal(identifier))\(end)") }
    return lines.joined(separator: "\n")
  }

  private func priority(_ scalar: Scalar) -> String {
    guard language == .swift else { return self.scalar(scalar) }
    var value = self.scalar(scalar)
    if case .name(let name, isNegated: false) = scalar, let number = code?.numbers[name] {
      value = number.isLiteral ? number.text : "Float(\(number.text))"
    } else if case .name = scalar {
      value = "Float(\(value))"
    }
    return spelling == .swift2 ? value : ".init(rawValue: \(value))"
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
