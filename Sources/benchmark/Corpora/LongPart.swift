/// A part of a line that can be long.
enum LongPart: String, CaseIterable {
  case name
  case path
  case blanks
  case digits
  case sum

  func fits(_ style: LineStyle) -> Bool {
    switch self {
    case .name: style.writesItems
    case .path: style.hasPaths
    case .blanks, .digits: true
    case .sum: style.hasSums
    }
  }

  func lengthen(_ draft: inout Draft, _ style: LineStyle, _ random: inout Choices) {
    let length = 100 + random.number(below: 1900)
    switch self {
    case .name: draft.leftItem = String(repeating: "aVeryLongName_", count: length / 14)
    case .path: draft.leftItem = Array(repeating: "controller.header", count: length / 18 + 1).joined(separator: ".")
    case .blanks: draft.relation = String(repeating: " ", count: length / 2) + draft.relation
    case .digits:
      let digits = (0..<length / 4).map { _ in random.pick(["0", "1", "4", "7", "9"]) }.joined()
      draft.addition = (draft.right == nil ? "" : "+", "0." + digits)
    case .sum:
      let terms = (0..<length / 8).map { _ in random.pick(style.numbers) }.joined(separator: " + ")
      draft.addition = (draft.right == nil ? "" : "+", terms)
    }
  }
}
