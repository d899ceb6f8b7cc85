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
      [string, token("NUMBER", .number) { numeral.syntax }, .production(object), .production(array)]
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

  ///     NUMBER ::= [0-9]+
  static var numeral: DecimalNumber<BytesOf<Digit>> { DecimalNumber { BytesOf(Digit.self) } }
}

private enum PlainCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    byte >= 32 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}

extension JSONValue {
  /// The value that a text in JSON has.
  ///
  /// - Parameter file: the name of the file, for the error.
  init(reading text: ContiguousArray<UInt8>, file: String) throws(ScanSettings.Mistake) {
    let text = text.span.extracting(text.span.byteOrderMarkLength...)
    do throws(ParseFailure) {
      var cursor = Cursor()
      guard let tree = SettingsGrammar.interpreter.tree(of: text, from: &cursor) else {
        throw SettingsGrammar.interpreter.failure(of: text)
      }
      try self.init(tree.children[0], in: text)
    } catch {
      let diagnostic = Diagnostic(error, in: text) { $0.name == "STRING" ? "a string" : nil }
      throw ScanSettings.Mistake(description: "\(file):\(diagnostic)")
    }
  }

  /// The value that a tree stands for.
  private init(_ value: SyntaxTree, in text: Span<UInt8>) throws(ParseFailure) {
    let tree = value.children[0]
    let parts = tree.children.filter { $0.kind == .rule }
    switch tree.name {
    case "STRING": self = .string(Self.characters(of: tree, in: text))
    case "NUMBER":
      var cursor = Cursor(offset: tree.range.lowerBound)
      let number = try SettingsGrammar.numeral.run(text, from: &cursor)
      // Without the functions of C's mathematics, which not every program is linked with.
      let isWhole = number < 0x1p53 && Double(Int(number)) == number
      self = .number(isWhole ? Int(number) : .max)
    case "array": self = .list(try parts.map { part throws(ParseFailure) in try JSONValue(part, in: text) })
    case "object":
      self = .members(
        try parts.map { member throws(ParseFailure) in
          (Self.characters(of: member.children[0], in: text), try JSONValue(member.children[2], in: text))
        })
    case "\"null\"": self = .null
    default: self = .flag(tree.name == "\"true\"")
    }
  }

  /// What stands between the quotation marks of a string, its escapes resolved.
  private static func characters(of token: SyntaxTree, in text: Span<UInt8>) -> String {
    let places = token.range.dropFirst().dropLast()
    let escaped = String(decoding: places.map { text[$0] }, as: UTF8.self)
    var (units, rest) = ([UInt16](), escaped.utf16[...])
    while let unit = rest.popFirst() {
      guard unit == 92, let letter = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch Unicode.Scalar(letter) {
      case "u":
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0)
        rest = rest.dropFirst(4)
      case "n": units.append(10)
      case "t": units.append(9)
      case "r": units.append(13)
      case "b": units.append(8)
      case "f": units.append(12)
      default: units.append(letter)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The members of an object.
  ///
  /// - Parameter what: what an error calls it.
  func members(_ what: String) throws(ScanSettings.Mistake) -> [(key: String, value: JSONValue)] {
    if case .members(let members) = self { return members }
    throw ScanSettings.Mistake(description: "\(what) must be an object")
  }

  /// The values of the array that a key has.
  func list(_ key: String) throws(ScanSettings.Mistake) -> [JSONValue] {
    if case .list(let values) = self { return values }
    throw ScanSettings.Mistake(description: "'\(key)' must be an array")
  }

  /// The text that a key has.
  func string(_ key: String) throws(ScanSettings.Mistake) -> String {
    if case .string(let text) = self { return text }
    throw ScanSettings.Mistake(description: "'\(key)' must be a string")
  }

  /// The number that a key has.
  func number(_ key: String) throws(ScanSettings.Mistake) -> Int {
    if case .number(let number) = self { return number }
    throw ScanSettings.Mistake(description: "'\(key)' must be a number")
  }

  /// The value of a key, yes or no.
  func flag(_ key: String) throws(ScanSettings.Mistake) -> Bool {
    if case .flag(let flag) = self { return flag }
    throw ScanSettings.Mistake(description: "'\(key)' must be true or false")
  }
}
