/// How apps write equations in a dialect.
struct LineStyle: Sendable {
  let dialect: String

  /// The sign of equality, then those of the inequalities.
  var relations = ["==", "==", "==", ">=", "<="]

  /// Relations that other dialects have.
  var foreignRelations = ["=", "<", "≥", "!="]

  var term: @Sendable (_ item: String, _ attribute: String) -> String = { $0 + "." + $1 }

  /// How an attribute is spelled; several ways, where it may be.
  var spellings: @Sendable (_ attribute: String) -> [String] = { [$0] }

  /// The view that an equation often relates to.
  var container = "contentView"

  /// Numbers that have names.
  var metrics: [String] = []

  var numbers = ["5", "10", "20", "8", "0.5", "0.9", "1.6", "44", "100", "12.5"]

  var scalingSigns = ["*"]

  var multiplierComesFirst = false

  var hasNegativeNumbers = true

  /// What can be long: paths where the name of an item may have dots, and sums where constants combine without end.
  var longParts: [LongPart] = [.name, .blanks, .digits]

  /// The most that the library may take for lines as apps have them, as a multiple of what C does.
  var target = 0.90

  static let all: [LineStyle] = [
    LineStyle(
      dialect: "expression-format", relations: ["=", "=", "=", ">=", "<="], foreignRelations: ["==", "<", "≥", "!="],
      container: "superview", metrics: ["margin", "gap", "scale", "buttonHeight"]),
    LineStyle(
      dialect: "compact-constraint", relations: ["=", "=", "==", ">=", "<="], foreignRelations: ["<", "=>", "≥", "!="],
      container: "super", metrics: ["margin", "gap", "scale", "buttonHeight"], scalingSigns: ["*", "*", "/"],
      longParts: [.name, .path, .blanks, .digits]),
    LineStyle(
      dialect: "equations", relations: ["=", "=", "=", ">", "<"], foreignRelations: ["==", ">=", "≥", "!="],
      term: { $1 }, multiplierComesFirst: true, longParts: [.blanks, .digits]),
    LineStyle(
      dialect: "visual-attribute", spellings: { [$0, $0, $0, $0.lowercased()] }, hasNegativeNumbers: false),
    LineStyle(
      dialect: "formula-style", term: { $0 + "[." + $1 + "]" },
      spellings: { [$0, $0.prefix(1).uppercased() + $0.dropFirst()] },
      numbers: ["5.0", "10.0", "20.0", "8", "0.5", "0.9", "4.0", "44", "100", "12.5"], multiplierComesFirst: true,
      longParts: [.name, .path, .blanks, .digits, .sum], target: 1.10),
  ]
}
