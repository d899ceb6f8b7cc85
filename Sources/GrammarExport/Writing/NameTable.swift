import GrammarCombinators

/// The names of productions as a notation can write them, each its own.
struct NameTable {
  private var names: [String: String] = [:]

  /// - Parameters:
  ///   - reserved: names that the notation has for itself.
  ///   - ignoresCase: whether names that differ in capitals alone are one.
  ///   - spelling: how the notation spells a name.
  init(
    of grammar: CharacterGrammar, reserved: Set<String> = [], ignoresCase: Bool = false, mark: String,
    _ spelling: (CharacterProduction) -> String
  ) {
    self.init(
      of: grammar.productions.map { ($0.name, $0.kind, spelling($0)) }, reserved: reserved, ignoresCase: ignoresCase,
      mark: mark)
  }

  /// The names of productions that are spelled already.
  init(
    of productions: [(name: String, kind: Production.Kind, spelled: String)], reserved: Set<String> = [],
    ignoresCase: Bool = false, mark: String
  ) {
    var taken = reserved
    for production in productions {
      let spelled = production.spelled
      var name = spelled
      var number = 1
      func key() -> String { ignoresCase ? name.lowercased() : name }
      while taken.contains(key()) {
        let suffix = production.kind == .token ? "token" : "rule"
        name = spelled + mark + (spelled == spelled.uppercased() ? suffix.uppercased() : suffix)
        name += number == 1 ? "" : String(number)
        number += 1
      }
      taken.insert(key())
      names[production.name] = name
    }
  }

  subscript(name: String) -> String { names[name] ?? name }

  /// A name of letters, digits and `_`, which begins with a letter.
  static func plain(_ name: String) -> String {
    let plain = String(name.map { $0 == "-" || $0 == "." ? "_" : $0 })
    return plain.hasPrefix("_") ? "x" + plain : plain
  }

  /// `identifierAttributePair` as `identifier-attribute-pair`, with another mark if need be; capitals stay together.
  static func divided(_ name: String, by mark: String) -> String {
    let name = plain(name)
    guard name != name.uppercased() else { return name.substituting("_", with: mark) }
    var result = ""
    var isCapital = true
    for character in name {
      if character.isUppercase, !isCapital, !result.hasSuffix(mark) { result += mark }
      isCapital = character.isUppercase
      result += character == "_" ? mark : character.lowercased()
    }
    return result
  }
}
