package import ConstraintGrammar
import GrammarCombinators

/// A predicate of a visual format: a demand on a size or on a distance.
struct ParsedPredicate: Sendable {
  let relation: Relation
  let object: ParsedScalar
  let priority: ParsedScalar?

  @inline(__always)
  init(_ relation: Relation, _ object: ParsedScalar, priority: ParsedScalar? = nil) {
    self.relation = relation
    self.object = object
    self.priority = priority
  }
}

/// The distance of a view of a visual format from what stands before it.
///
/// A text may have a million of them, and the commonest take no room of their own.
enum ParsedDistance: Sendable {
  /// Nothing: they touch.
  case touching
  /// The distance of the system.
  case system
  /// The distance that the predicates ask for.
  case asked([ParsedPredicate])

  fileprivate var predicates: [ParsedPredicate] {
    switch self {
    case .touching: [ParsedPredicate(.equal, .number(0))]
    case .system: [ParsedPredicate(.equal, .systemSpacing)]
    case .asked(let predicates): predicates
    }
  }
}

/// A view of a visual format, with what is asked of its size.
struct ParsedBox: Sendable {
  let name: SourceRange
  let predicates: [ParsedPredicate]

  @inline(__always) init(name: SourceRange, predicates: [ParsedPredicate]) {
    self.name = name
    self.predicates = predicates
  }
}

/// The attributes along one axis that a visual format speaks of without naming them.
package struct VisualFormatAxis: Hashable, Sendable {
  package let start: Attribute
  package let end: Attribute
  package let size: Attribute

  package static let horizontal = VisualFormatAxis(start: .leading, end: .trailing, size: .width)
  package static let vertical = VisualFormatAxis(start: .top, end: .bottom, size: .height)
}

extension VisualFormat {
  /// The equations that a chain of views states, in Foundation's order: from left to right, that of a connection before
  /// those of the view behind it. The later item of a connection is the first item of its equation.
  static func equations(isVertical: Bool, _ chain: Chain.Parts) -> [ParsedEquation] {
    let axis: VisualFormatAxis = isVertical ? .vertical : .horizontal
    let (leading, first, links, trailing) = chain
    var equations: [ParsedEquation] = []
    equations.reserveCapacity(links.count + 1)

    func relate(_ item: ParsedOperand, to earlier: ParsedOperand, _ distance: ParsedDistance) {
      for predicate in distance.predicates {
        let right = ParsedSide(earlier, constant: ParsedConstant(.plus, predicate.object))
        equations.append(ParsedEquation(ParsedSide(item), predicate.relation, right, priority: predicate.priority))
      }
    }
    func size(_ box: ParsedBox) {
      let left = ParsedSide(.attribute(of: box.name, axis.size))
      for predicate in box.predicates {
        let right =
          if case .name(let name, _) = predicate.object { ParsedSide(.numberOrItem(name)) } else {
            ParsedSide(constant: predicate.object)
          }
        equations.append(ParsedEquation(left, predicate.relation, right, priority: predicate.priority))
      }
    }

    if let leading { relate(.attribute(of: first.name, axis.start), to: .superview(axis.start), leading) }
    size(first)
    var last = first
    for (connection, box) in links {
      relate(.attribute(of: box.name, axis.start), to: .attribute(of: last.name, axis.end), connection)
      size(box)
      last = box
    }
    if let trailing { relate(.superview(axis.end), to: .attribute(of: last.name, axis.end), trailing) }
    return equations
  }
}

/// Writes constraints as a visual format.
struct VisualFormatWriter {
  private let notation: Notation
  private let axis: VisualFormatAxis
  private var text: String
  private var last: String?
  private var isClosed = false

  /// The text of constraints in the order of a chain; `nil` where they are no chain.
  static func text(of constraints: [Equation], _ notation: Notation) -> String? {
    guard let axis = constraints.lazy.compactMap({ VisualFormatAxis($0) }).first else { return nil }
    var writer = VisualFormatWriter(notation: notation, axis: axis, text: axis == .vertical ? "V:" : "")
    var rest = constraints[...]
    while let constraint = rest.first {
      // What a view keeps from itself can't be told from what it keeps from itself again.
      let run =
        constraint.isAboutOneView
        ? rest.prefix(1)
        : rest.prefix { $0.left == constraint.left && Self.earlier($0) == Self.earlier(constraint) }
      guard writer.write(run) else { return nil }
      rest = rest.dropFirst(run.count)
    }
    return writer.text
  }

  /// The item or side from which a constraint keeps its distance; `nil` where it is about a size.
  private static func earlier(_ constraint: Equation) -> Operand? {
    switch constraint.right.operand {
    case .numberOrItem: nil
    default: constraint.right.operand
    }
  }

  /// Writes predicates about the same distance or the same size.
  private mutating func write(_ run: ArraySlice<Equation>) -> Bool {
    guard !isClosed, let constraint = run.first, constraint.left.isPlain else { return false }
    switch (constraint.left.operand, Self.earlier(constraint)) {
    case (.attribute(let name, axis.size), nil):
      guard let predicates = predicates(run, of: { $0.sizeObject }) else { return false }
      if last == nil { text += "[\(name)]" } else if last != name || text.hasSuffix(")]") { return false }
      text.removeLast()
      text += "(\(predicates))]"
      last = name
    case (.attribute(let name, axis.start), .superview(axis.start)?) where last == nil:
      guard let connection = connection(run) else { return false }
      text += "|\(connection)[\(name)]"
      last = name
    case (.attribute(let name, axis.start), .attribute(let earlier, axis.end)?):
      guard let connection = connection(run) else { return false }
      if last == nil { text += "[\(earlier)]" } else if last != earlier { return false }
      text += "\(connection)[\(name)]"
      last = name
    case (.superview(axis.end)?, .attribute(let earlier, axis.end)?):
      guard let connection = connection(run) else { return false }
      if last == nil { text += "[\(earlier)]" } else if last != earlier { return false }
      text += "\(connection)|"
      isClosed = true
    default: return false
    }
    return true
  }

  private func connection(_ run: ArraySlice<Equation>) -> String? {
    guard let first = run.first, run.allSatisfy({ $0.right.multiplier == nil }) else { return nil }
    if run.count == 1, first.relation == .equal, first.priority == nil, first.identifier == nil {
      switch first.distanceObject {
      case .number(0): return ""
      case .systemSpacing: return "-"
      case .number(let number) where number > 0: return "-\(self.number(number))-"
      case .name(let name, isNegated: false): return "-\(name)-"
      default: break
      }
    }
    return predicates(run, of: { $0.distanceObject }).map { "-(\($0))-" }
  }

  private func predicates(
    _ run: ArraySlice<Equation>, of object: (Equation) -> Scalar?
  ) -> String? {
    var texts: [String] = []
    for constraint in run {
      guard constraint.identifier == nil, let object = object(constraint), let text = scalar(object) else { return nil }
      var priority = ""
      if let value = constraint.priority {
        guard let text = scalar(value) else { return nil }
        priority = "@" + text
      }
      texts.append((constraint.relation == .equal ? "" : constraint.relation.rawValue) + text + priority)
    }
    return texts.joined(separator: ",")
  }

  private func scalar(_ scalar: Scalar) -> String? {
    switch scalar {
    case .number(let number): self.number(number)
    case .name(let name, isNegated: false): name
    case .name, .systemSpacing: nil
    }
  }

  private func number(_ number: Double) -> String { notation.text(of: number) }
}

extension VisualFormatAxis {
  /// The axis that a constraint lies on; `nil` where a visual format has no words for it.
  fileprivate init?(_ constraint: Equation) {
    switch constraint.left.operand {
    case .attribute(_, let attribute), .superview(let attribute):
      switch attribute {
      case .leading, .trailing, .width: self = .horizontal
      case .top, .bottom, .height: self = .vertical
      default: return nil
      }
    default: return nil
    }
  }
}

extension Equation {
  /// The number or the view that a size is related to.
  fileprivate var sizeObject: Scalar? {
    if case .numberOrItem(let name) = right.operand { return .name(name, isNegated: false) }
    return right.operand == nil && right.constant?.operator == .plus ? right.constant?.value : nil
  }

  /// Whether it relates a view to itself.
  fileprivate var isAboutOneView: Bool {
    guard case (.attribute(let first, _)?, .attribute(let second, _)?) = (left.operand, right.operand) else {
      return false
    }
    return first == second
  }

  /// Whether it has a part that a visual format alone has words for.
  var isVisualFormatOnly: Bool {
    switch (left.operand, right.operand, right.constant?.value) {
    case (.superview, _, _), (_, .superview, _), (_, .numberOrItem, _), (_, _, .systemSpacing): true
    default: false
    }
  }

  /// The number that a distance is related to.
  fileprivate var distanceObject: Scalar? {
    right.constant?.operator == .plus ? right.constant?.value : nil
  }
}

extension Side {
  /// Whether the side is an operand alone.
  fileprivate var isPlain: Bool {
    if case (.some, nil, nil) = (operand, multiplier, constant) { true } else { false }
  }
}
