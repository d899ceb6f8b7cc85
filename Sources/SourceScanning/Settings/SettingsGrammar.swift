import ConstraintGrammar
import GrammarCombinators
import JSON
import Spelling

/// JSON, as far as settings take it: RFC 8259 with whole numbers only.
enum SettingsGrammar {
  static let grammar = Grammar(start: document)

  static let interpreter = Interpreter(grammar)

  ///     document ::= value EOF
  private static let document = Production("document", .rule) {
    .sequence([.production(value), token("EOF", .end) { .end }], spacing: .spaced)
  }

  ///     value ::= STRING
  ///             | NUMBER
  ///             | object
  ///             | array
  ///             | "true"
  ///             | "false"
  ///             | "null"
  private static let value = Production("value", .rule) {
    .choice(
      [string, number, .production(object), .production(array)]
        + ["true", "false", "null"].map { .literal($0) })
  }

  ///     object ::= "{" ( member ( "," member )* )? "}"
  private static let object = Production("object", .rule) { list(of: .production(member), "{", "}") }

  ///     member ::= STRING ":" value
  private static let member = Production("member", .rule) {
    .sequence([string, .literal(":"), nestedValue], spacing: .spaced)
  }

  ///     array ::= "[" ( value ( "," value )* )? "]"
  private static let array = Production("array", .rule) { list(of: nestedValue, "[", "]") }

  private static var nestedValue: Syntax { .annotated(.production(value), .nesting(limit: 50)) }

  private static func list(of item: Syntax, _ first: String, _ last: String) -> Syntax {
    let items = Syntax.repetition(item, .zeroOrMore, separator: .literal(","), spacing: .spaced)
    return .sequence([.literal(first), items, .literal(last)], spacing: .spaced)
  }

  ///     STRING ::= '"' ( [^"\] | "\" ["\/bfnrt] | "\u" HEX HEX HEX HEX )* '"'
  private static let string = token("STRING", .name) {
    let digit = Syntax.characters(CharacterClass("a"..."f", "A"..."F", "0"..."9"))
    let code = Syntax.sequence([.literal("\\u"), digit, digit, digit, digit], spacing: .glued)
    let escape = Syntax.sequence([.literal("\\"), .characters(CharacterClass(of: "\"\\/bfnrt"))], spacing: .glued)
    let part = Syntax.choice([.characters(CharacterClass(PlainCharacter.self)), code, escape])
    return .sequence(
      [.literal("\""), .repetition(part, .zeroOrMore, spacing: .glued), .literal("\"")], spacing: .glued)
  }

  private static func token(
    _ name: String, _ role: TokenRole, _ body: @escaping @Sendable () -> Syntax
  ) -> Syntax {
    .production(Production(name, .token) { .annotated(body(), .role(role)) })
  }

  ///     NUMBER ::= "0" | [1-9] [0-9]*
  private static let number = token("NUMBER", .number) {
    let digits = Syntax.repetition(.characters(CharacterClass("0"..."9")), .zeroOrMore, spacing: .glued)
    return .choice([.literal("0"), .sequence([.characters(CharacterClass("1"..."9")), digits], spacing: .glued)])
  }
}

private enum PlainCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    byte >= 32 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}

extension JSONValue {
  /// The value that a text in JSON has.
  init(reading text: ContiguousArray<UInt8>, file: String) throws(ScanSettings.Mistake) {
    let text = ContiguousArray(text[text.span.byteOrderMarkLength...])
    var cursor = Cursor()
    // The grammar tells what is wrong, and where. What it accepts is JSON.
    guard SettingsGrammar.interpreter.accepts(text.span, from: &cursor), let value = JSONValue(reading: text) else {
      let failure = SettingsGrammar.interpreter.failure(of: text.span)
      let diagnostic = Diagnostic(failure, in: text.span) { $0.name == "STRING" ? "a string" : nil }
      throw ScanSettings.Mistake(description: "\(file):\(diagnostic)")
    }
    self = value
  }

  /// The members of an object.
  func members(_ what: String) throws(ScanSettings.Mistake) -> [(key: String, value: JSONValue)] {
    if case .members(let members) = self { return members }
    throw ScanSettings.Mistake(description: "\(what) must be an object")
  }

  func list(_ key: String) throws(ScanSettings.Mistake) -> [JSONValue] {
    if case .list(let values) = self { return values }
    throw ScanSettings.Mistake(description: "'\(key)' must be an array")
  }

  func string(_ key: String) throws(ScanSettings.Mistake) -> String {
    if case .string(let text) = self { return text }
    throw ScanSettings.Mistake(description: "'\(key)' must be a string")
  }

  func number(_ key: String) throws(ScanSettings.Mistake) -> Int {
    if case .number(let number) = self { return number }
    throw ScanSettings.Mistake(description: "'\(key)' must be a number")
  }

  func flag(_ key: String) throws(ScanSettings.Mistake) -> Bool {
    if case .flag(let flag) = self { return flag }
    throw ScanSettings.Mistake(description: "'\(key)' must be true or false")
  }
}
