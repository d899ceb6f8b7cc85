/// A line before it is written: a view with a multiplier or a constant, mostly.
struct Draft {
  var leftItem: String
  var leftAttribute: String
  var relation: String

  /// The second view and its attribute; `nil` for a constant alone.
  var right: (item: String, attribute: String)?
  var scale: (sign: String, number: String)?
  var addition: (sign: String, number: String)?
}

extension Draft {
  private static let items = [
    "view", "titleLabel", "button", "avatarImageView", "spinner", "v1", "header", "subtitleLabel", "okButton",
  ]

  /// Attributes that go together: the system refuses others in one constraint.
  private static let axes = [
    ["left", "right", "centerX"], ["leading", "trailing", "centerX"], ["top", "bottom", "centerY", "baseline"],
    ["width", "height"], ["width", "height"],
  ]

  init(in style: LineStyle, _ random: inout Choices) {
    let axis = random.pick(Self.axes)
    let isSize = axis[0] == "width"
    leftItem = random.pick(Self.items)
    leftAttribute = random.pick(style.spellings(random.pick(axis)))
    relation = random.pick(style.relations)
    if isSize, random.once(in: 2) {
      addition = ("", Self.value(style, &random))
      return
    }
    let item = random.once(in: 3) ? style.container : random.pick(Self.items)
    right = (item, random.pick(style.spellings(random.pick(axis))))
    if random.once(in: isSize ? 2 : 6) { scale = (random.pick(style.scalingSigns), Self.value(style, &random)) }
    if random.once(in: 2) { addition = (random.pick(["+", "-"]), Self.value(style, &random)) }
  }

  private static func value(_ style: LineStyle, _ random: inout Choices) -> String {
    if !style.metrics.isEmpty, random.once(in: 4) { return random.pick(style.metrics) }
    return (style.hasNegativeNumbers && random.once(in: 10) ? "-" : "") + random.pick(style.numbers)
  }

  /// Takes this constant instead of the one that there is.
  mutating func add(_ constant: String) { addition = (right == nil ? "" : "+", constant) }

  func text(_ style: LineStyle) -> String {
    var text = style.term(leftItem, leftAttribute) + " " + relation
    guard let right else { return text + " " + (addition?.number ?? "") }
    let term = style.term(right.item, right.attribute)
    let factors = scale.map { style.multiplierComesFirst ? [$0.number, $0.sign, term] : [term, $0.sign, $0.number] }
    text += " " + (factors ?? [term]).joined(separator: " ")
    if let addition { text += " \(addition.sign) \(addition.number)" }
    return text
  }
}

/// A mistake that people make.
enum Mistake: CaseIterable {
  case misspeltAttribute, unknownAttribute, missingAttribute, unit, groupedNumber, assignment, foreignRelation
  case missingRelation, missingRightSide, missingNumber, twoTerms, doubledOperator, unclosedParenthesis
  case textAfterTheEnd, noBreakSpace

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
    case .unit: draft.add(random.pick(["10px", "44pt", "50%"]))
    case .groupedNumber: draft.add("1,000")
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
