/// A mistake that people make.
enum Mistake: CaseIterable {
  case misspeltAttribute
  case unknownAttribute
  case missingAttribute
  case unit
  case groupedNumber
  case assignment
  case foreignRelation
  case missingRelation
  case missingRightSide
  case missingNumber
  case twoTerms
  case doubledOperator
  case unclosedParenthesis
  case textAfterTheEnd
  case noBreakSpace

  /// A line with this mistake, which no dialect takes.
  func text(of draft: Draft, _ style: LineStyle, _ random: inout Choices) -> String {
    var draft = draft
    switch self {
    case .misspeltAttribute:
      if random.once(in: 2), let right = draft.right {
        draft.right = (right.item, Self.misspelt(right.attribute))
      } else {
        draft.leftAttribute = Self.misspelt(draft.leftAttribute)
      }
    case .unknownAttribute: draft.leftAttribute = random.pick(["middle", "x", "centre", "size"])
    case .missingAttribute: return "\(draft.leftItem) \(draft.relation) 10"
    case .unit: draft.addition = (draft.right == nil ? "" : "+", random.pick(["10px", "44pt", "50%"]))
    case .groupedNumber: draft.addition = (draft.right == nil ? "" : "+", "1,000")
    case .assignment: draft.relation = ":="
    case .foreignRelation: draft.relation = random.pick(style.foreignRelations)
    case .missingRelation: draft.relation = ""
    case .missingRightSide: return style.term(draft.leftItem, draft.leftAttribute) + " " + draft.relation
    case .missingNumber: return draft.text(style) + random.pick([" +", " *", " -"])
    case .twoTerms: return draft.text(style) + " * " + style.term("other", "width") + " + " + style.term("b", "height")
    case .doubledOperator: return draft.text(style) + " * * 2"
    case .unclosedParenthesis: return draft.text(style) + " * (2 + 3"
    case .textAfterTheEnd: return draft.text(style) + random.pick([" garbage", ";", " // centred", " @750"])
    case .noBreakSpace:
      let parts = draft.text(style).split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.joined(separator: "\u{A0}")
    }
    return draft.text(style)
  }

  /// The word with its second and third letters swapped.
  private static func misspelt(_ word: String) -> String {
    var letters = Array(word)
    letters.swapAt(1, 2)
    return String(letters)
  }
}
