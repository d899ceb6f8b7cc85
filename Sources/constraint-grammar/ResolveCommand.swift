import CommandLineInterface
import ConstraintGrammar
import ConstraintLayout
import ConstraintReports
import JSON

/// `resolve`: writes the constraints that equations and visual formats state.
struct ResolveCommand: EquationCommand {
  static let name = "resolve"
  let about = CommandDescription(
    "Writes the constraints that equations and visual formats state.",
    discussion: """
      \(EquationInput.discussion)

      Every name that has an attribute is taken for a view, unless --views lists them; 'a.superview' is the superview of \
      the view 'a', and 'superview' that of the views of a visual format. In CompactConstraint, 'self' is the view that \
      the call is made on, which --self names. Where UIKit and AppKit raise an exception on a constraint, a warning says \
      so; it is no rejection. In text form, '-' says that there is no second view, and a priority that is not 1000 stands \
      behind '@'.
      """,
    examples: [
      CommandExample(
        "resolve --dialect compact-constraint --metric gap=8 'a.left >= b.right + gap'", "Resolves one equation."),
      CommandExample(
        "resolve --dialect expression-format --file layout.txt --format ndjson",
        "Reads a file and writes a JSON object a line."),
      CommandExample(
        "resolve --dialect equations --lhs title --rhs icon 'width = 2 * width + 10'",
        "Resolves a formula that does not name its views."),
      CommandExample(
        "resolve --dialect visual-format --options alignAllTop '|-[a]-8-[b(>=50@700)]-|'",
        "Resolves all constraints of a visual format."),
    ])

  let dialect = Option(required: "dialect", short: "d", "NAME", .dialect, "The language of the equations.")
  let metrics = Option(repeated: "metric", "NAME=NUMBER", .metric, "A number that has a name in the equations.")
  let views = Option("views", "NAMES", .itemNames, "The views that there are; other names are errors.")
  let lhs = Option(
    "lhs", "NAME", .itemName, "The view on the left-hand side in the dialect 'equations'; without it, 'lhs'.")
  let rhs = Option(
    "rhs", "NAME", .itemName,
    "The view on the right-hand side, or 'none'; without it, 'rhs' where the formula has an attribute of it.")
  let receiver = Option(
    "self", "NAME", .itemName, "The view that 'self' is in the equations; without it, it stays 'self'.")
  let options = EquationInput.visualFormatOptions
  let spacing = Option(
    "spacing", "NUMBERS", .systemSpacing,
    "The distances that the system keeps, between views and to the superview; without it, '8,20'.")
  let files = EquationInput.files
  let format = EquationInput.format
  let jobs = EquationInput.jobs
  let quiet = EquationInput.quiet
  let texts = EquationInput.texts

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let metrics = try metrics(in: given)
    let dialect = given.dialect
    if dialect.writesItems, given.lhs != nil || given.rhs != nil {
      throw .usage(.other("'--lhs' and '--rhs' have no place here: \(dialect.name) names the views in its equations"))
    }
    if !dialect.writesItems, given.receiver != nil {
      throw .usage(.other("'--self' has no place here: \(dialect.name) does not name the views"))
    }
    if !dialect.writesItems, given.views != nil {
      throw .usage(.other("'--views' has no place here: \(dialect.name) names no views; '--lhs' and '--rhs' do"))
    }
    if dialect.statement == nil, given.options != nil || given.spacing != nil {
      throw .usage(.other("'--options' and '--spacing' have no place here: they are for visual formats"))
    }
    if !dialect.namesNumbers, !metrics.isEmpty {
      throw .usage(.other("'--metric' has no place here: in \(dialect.name) numbers have no names"))
    }
    return try given.report(
      to: console,
      Work(
        dialect: dialect, views: given.views, metrics: metrics, lhs: given.lhs ?? "lhs", rhs: rightItem(in: given),
        receiver: given.receiver, options: given.options ?? [], spacing: given.spacing ?? SystemSpacing()))
  }

  private func rightItem(in given: Given<Self>) -> NamedEnvironment.RightItem {
    guard let rhs = given.rhs else { return .whereNeeded }
    return .item(rhs == "none" ? nil : rhs)
  }

  private func metrics(in given: Given<Self>) throws(CommandFailure) -> [String: Double] {
    var metrics: [String: Double] = [:]
    for metric in given.metrics where metrics.updateValue(metric.value, forKey: metric.name) != nil {
      throw .usage(.other("option '--metric' gives '\(metric.name)' twice"))
    }
    return metrics
  }

  private struct Work: LineWork {
    let dialect: Dialect
    let views: Set<String>?
    let metrics: [String: Double]
    let lhs: String
    let rhs: NamedEnvironment.RightItem
    let receiver: String?
    let options: VisualFormatOptions
    let spacing: SystemSpacing

    var title: String? { ConstraintTable.title }

    func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line<ResolvedStatement<NamedItem>> {
      var line = Line(bytes, number: number, file: file, in: dialect, options: options) { statement in
        NamedEnvironment(
          for: statement, in: dialect, views: views, metrics: metrics, lhs: lhs, rhs: rhs, receiver: receiver,
          systemSpacing: spacing)
      }
      if case .failure(var diagnostic) = line.result, diagnostic.code == .unknownNumber, diagnostic.hint == nil,
        let name = diagnostic.found
      {
        diagnostic.hint = "give it a value: '--metric \(name)=8'"
        line.result = .failure(diagnostic)
      }
      return line
    }

    func text(of line: Line<ResolvedStatement<NamedItem>>) -> String? {
      guard case .success(let resolved) = line.result, !resolved.resolutions.isEmpty else { return nil }
      return resolved.resolutions.map { ConstraintTable.row(line.number, $0.constraint) }.joined(separator: "\n")
    }
  }
}

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
      multiplier = constraint.multiplier.record
    }
    let cells = [
      number.description, first, constraint.relation.rawValue, second, multiplier, constraint.constant.record,
    ]
    // Most constraints are required.
    return row(cells) + (constraint.priority == 1000 ? "" : "  @ " + constraint.priority.record)
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
}
