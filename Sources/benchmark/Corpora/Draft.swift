/// A line before it is written: a view with a multiplier or a constant, mostly.
struct Draft {
  var leftItem: String
  var leftAttribute: String
  var relation: String

  /// The second view and its attribute; `nil` for a constant alone.
  var right: (item: String, attribute: String)?
  var scale: (sign: String, number: String)?
  var addition: (sign: String, number: String)?

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

  /// An attribute of a view that is a constant.
  init(leftItem: String, leftAttribute: String, relation: String, constant: String) {
    self.leftItem = leftItem
    self.leftAttribute = leftAttribute
    self.relation = relation
    addition = ("", constant)
  }

  private static func value(_ style: LineStyle, _ random: inout Choices) -> String {
    if !style.metrics.isEmpty, random.once(in: 4) { return random.pick(style.metrics) }
    return (style.hasNegativeNumbers && random.once(in: 10) ? "-" : "") + random.pick(style.numbers)
  }

  func text(_ style: LineStyle) -> String {
    var text = style.term(leftItem, leftAttribute) + " " + relation
    guard let right else { return text + " " + (addition?.number ?? "") }
    let term = style.term(right.item, right.attribute)
    if let scale {
      text +=
        style.multiplierComesFirst ? " \(scale.number) \(scale.sign) \(term)" : " \(term) \(scale.sign) \(scale.number)"
    } else {
      text += " " + term
    }
    if let addition { text += " \(addition.sign) \(addition.number)" }
    return text
  }
}
