import GrammarChecks
import GrammarCombinators

extension ExportFailure {
  /// The same in the names of a grammar: what an export took out of a rule, under a name that the grammar does not have, is
  /// told by what it is.
  func withNames(of grammar: Grammar) -> ExportFailure {
    let named = grammar.withNamedParts(hasWholeLiterals: notation != EBNFNotation.notation)
    let own = Set(grammar.productions.map(\.name))
    let made = named.productions.filter { !own.contains($0.name) }
    var construct = construct
    for part in made where construct.mentions(part.name) {
      if let text = part.shortBody { construct = construct.explaining(part.name, as: text) }
    }
    guard let part = made.first(where: { $0.name == production }) else {
      return ExportFailure(notation: notation, production: production, construct: construct)
    }
    if self.construct.pieces(around: part.name).count == 1, let text = part.shortBody { construct += " (`\(text)`)" }
    return ExportFailure(notation: notation, production: named.user(of: part, among: own), construct: construct)
  }
}

extension Grammar {
  /// The first of the productions with some names that mentions another one, through others if need be.
  fileprivate func user(of part: Production, among names: Set<String>) -> String {
    var seen: Set = [part.name]
    var waiting = [part.name]
    while let name = waiting.popLast() {
      for production in productions where production.body.withAllParts.contains(where: { $0.mentionedName == name }) {
        if names.contains(production.name) { return production.name }
        if seen.insert(production.name).inserted { waiting.append(production.name) }
      }
    }
    return start.name
  }
}

extension Production {
  /// Its right-hand side in one line; `nil` if that is long.
  fileprivate var shortBody: String? {
    var notation = EBNFNotation(production: name)
    notation.remarksLookAheads = true
    let text = (try? notation.expression(body)).map { notation.write($0) }
    return text.flatMap { $0.utf8.count > 60 ? nil : $0 }
  }
}

extension String {
  /// The pieces around a name where it stands as a word that nobody quotes.
  private func pieces(aroundName name: String) -> [String] {
    var pieces: [String] = []
    for piece in self.pieces(around: name).map(String.init) {
      if let last = pieces.last, Self.goesOn(piece.utf8.first) || Self.goesOn(last.utf8.last) {
        pieces[pieces.count - 1] = last + name + piece
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  private static func goesOn(_ byte: UInt8?) -> Bool {
    byte.map { WordPart.contains($0) || $0 == UInt8(ascii: "`") } ?? false
  }

  fileprivate func mentions(_ name: String) -> Bool { pieces(aroundName: name).count > 1 }

  /// The same, behind the first mention of a name what it stands for.
  fileprivate func explaining(_ name: String, as text: String) -> String {
    let pieces = pieces(aroundName: name)
    return pieces[0] + name + " (`\(text)`)" + pieces.dropFirst().joined(separator: name)
  }
}
