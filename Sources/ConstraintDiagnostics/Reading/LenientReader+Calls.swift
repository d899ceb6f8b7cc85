import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// Calls of functions.
extension LenientReader {
  /// `CGFloat(10)` and `max(view.width, 10)`
  mutating func conversion(_ path: TermPath) -> ReadPart? {
    guard path.names.count == 1, path.outside == nil, let open = next, open.text == "(",
      open.isGlued || side == .right
    else { return nil }
    let name = path.names[0]
    let inside = position + 1
    if ForeignType.isOfNumbers(name.text), lexeme(at: 1)?.kind != .relation {
      let (back, known) = (position, departures)
      position += 1
      if let argument = sum(), skip(")") {
        let range = name.range.lowerBound..<last.upperBound
        let isPlain = argument.isSimple && !argument.hasTerm
        let edit = TextEdit(range: range, replacement: lexemes[inside..<position - 1].gluedText)
        departures.insert(
          Departure(kind: .functionCall, range: range, text: name.text, edits: isPlain ? [edit] : []), at: known.count)
        return ReadPart(form: argument.form, range: range)
      }
      (position, departures) = (back, known)
    }
    var depth = 0
    while let piece = next, piece.kind != .relation {
      position += 1
      if piece.text == "(" { depth += 1 }
      if piece.text == ")" { depth -= 1 }
      if depth == 0 { break }
    }
    let range = name.range.lowerBound..<last.upperBound
    note(.functionCall, range, of: name.text)
    return ReadPart(form: nil, range: range)
  }

  /// `view.leftAnchor.constraint(equalTo: other.leftAnchor, multiplier: 2, constant: 8)`
  mutating func readCall(of path: inout TermPath, from mark: Int) -> Bool {
    let label = text(at: 1)
    guard let (word, relation) = Self.labels.first(where: { label == $0.0 || label == $0.0 + "Constant" }),
      text(at: 2) == ":"
    else { return false }
    let start = lexemes[position - 1].range.lowerBound
    position += 3
    side = .right
    var right = sum()?.form
    if word != label, right?.isConstant == false { right = nil }
    while skip(","), next != nil {
      let name = take().text
      guard skip(":"), let number = sum()?.form else {
        right = nil
        break
      }
      right = name == "multiplier" ? right?.multiplied(by: number) : name == "constant" ? right?.adding(number) : nil
    }
    if !skip(")") { right = nil }
    if text(at: 0) == ".", text(at: 1) == "isActive", lexeme(at: 2)?.kind == .relation { position += 4 }
    side = .left
    departures.removeSubrange(mark...)
    note(.constraintCall, path.names[0].range.lowerBound..<max(start, end) + 1)
    path.names.removeLast()
    call = (relation, right)
    return false
  }

  /// The labels of the calls that make a constraint of an anchor.
  private static let labels: [(String, Relation)] = [
    ("equalTo", .equal), ("lessThanOrEqualTo", .lessThanOrEqual), ("greaterThanOrEqualTo", .greaterThanOrEqual),
  ]

  /// Whether a word is one of such a call, where it stands.
  static func isOfCall(_ word: String, after before: String, before after: String) -> Bool {
    switch word {
    case "constraint": before == "." && after == "("
    case "isActive": before == "."
    case "multiplier", "constant": after == ":"
    default: after == ":" && labels.contains { word == $0.0 || word == $0.0 + "Constant" }
    }
  }
}
