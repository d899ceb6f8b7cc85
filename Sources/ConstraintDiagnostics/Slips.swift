import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import GrammarRepair

// Slips of the fingers, in any language.
extension [Habit] {
  static let slips: [Habit] = [
    Habit(
      nil, "'{new}' stands there twice: leave one out", isGuess: true, isSlip: true,
      [Form("WORD SPACE WORD → {1}", cost: 8) { $0.pieces[0] == $0.pieces[2] }]),
    Habit(
      nil, "write '{new}': these have changed places", isGuess: true, isSlip: true,
      [
        Form("ANY ANY → {2}{1}", cost: 30) { $0.pieces[0] != $0.pieces[1] },
        Form("ANY SPACE ANY → {3}{2}{1}", cost: 30) { $0.pieces[0] != $0.pieces[2] },
      ]),
  ]
}

extension DialectVocabulary {
  /// Slips in an equation of the dialect: those of any language, and an attribute that has run into the name before it.
  var slips: [Habit] {
    let width = Equation(Side(.attribute(of: "item", .width)), .equal, Side(constant: .number(1)))
    let text = writesItems ? dialect.text(of: width) : ""
    guard let middle = [".", "[."].first(where: { text.hasPrefix("item" + $0 + "width") }) else { return .slips }
    let attributes = attributes
    @Sendable func term(_ word: String) -> String? {
      guard let attribute = attributes.first(where: { word.hasSuffix($0) && word != $0 }) else { return nil }
      let item = word.dropLast(attribute.count)
      return attributes.contains(where: item.hasSuffix) ? nil : item + middle + attribute + (middle == "." ? "" : "]")
    }
    let glued = Habit(
      nil, "write '{new}'", isGuess: true, isSlip: true,
      [
        Form("NAME", cost: 25) { term($0.pieces[0]) }, Form("NAME .", cost: 25) { term($0.pieces[0]) },
        Form(". NAME", cost: 25) { term($0.pieces[1]) },
      ])
    return .slips + [glued]
  }
}
