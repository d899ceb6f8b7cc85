import ConstraintGrammar
import ConstraintLayout
import ConstraintReports
import JSON

/// The table in which a person reads constraints.
///
/// Rows are written before it is known what comes after them, so the columns have their places from the beginning. A cell
/// that is wider than its column takes the blanks beside it, and the next cell that can is in its place again.
enum ConstraintTable {
  private static let columns: [(title: String, width: Int, isNumber: Bool)] = [
    ("line", 4, true), ("first", 24, false), ("relation", 8, false), ("second", 24, false), ("multiplier", 10, true),
    ("constant", 19, true),
  ]

  /// The titles of the columns.
  static var title: String { row(columns.map(\.title)) }

  /// The constraint of the line of that number.
  static func row(_ number: Int, _ constraint: LayoutConstraint<NamedItem>) -> String {
    let first = "\(constraint.firstItem.name).\(constraint.firstAttribute.rawValue)"
    var (second, multiplier) = ("-", "-")
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      second = "\(item.name).\(attribute.rawValue)"
      multiplier = text(of: constraint.multiplier)
    }
    let cells = [
      number.description, first, constraint.relation.rawValue, second, multiplier, text(of: constraint.constant),
    ]
    // Most constraints are required.
    return row(cells) + (constraint.priority == 1000 ? "" : "  @ " + text(of: constraint.priority))
  }

  private static func row(_ cells: [String]) -> String {
    var (row, place) = ("", 0)
    for (cell, column) in zip(cells, columns) {
      let start = column.isNumber ? place + column.width - cell.count : place
      row += String(repeating: " ", count: max(place == 0 ? 0 : 2, start - row.count)) + cell
      place += column.width + 2
    }
    return row
  }

  private static func text(of number: Double) -> String {
    var writer = JSONWriter()
    writer.value(number)
    return writer.text
  }
}
