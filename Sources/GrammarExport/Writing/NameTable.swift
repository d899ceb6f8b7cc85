import GrammarCombinators

/// The names of productions as a notation can write them, each its own.
struct NameTable {
  private var names: [String: String] = [:]

  /// The name of a production, and what it is.
  typealias Named = (name: String, kind: Production.Kind)

  /// - Parameters:
  ///   - reserved: names that the notation has for itself.
  ///   - ignoresCase: whether names that differ in capitals alone are one.
  ///   - spelling: how the notation spells a name.
  init(
    of productions: [Named], reserved: Set<String> = [], ignoresCase: Bool = false, mark: String,
    _ spelling: (Named) -> String
  ) {
    var taken = reserved
    for production in productions {
      let spelled = spelling(production)
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
}

extension CharacterGrammar {
  /// The names of the productions.
  var names: [NameTable.Named] { productions.map { ($0.name, $0.kind) } }
}

extension String {
  /// A name of letters, digits and `_`, which begins with a letter.
  var plain: String {
    let plain = String(map { $0 == "-" || $0 == "." ? "_" : $0 })
    return plain.hasPrefix("_") ? "x" + plain : plain
  }

  /// `identifierAttributePair` as `identifier-attribute-pair`, with another mark if need be; capitals stay together.
  func divided(by mark: String) -> String {
    let name = plain
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
