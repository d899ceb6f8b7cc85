import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import GrammarCombinators

/// A view of a printed constraint.
struct ParsedItem: Sendable {
  let className: String?
  /// The address, or a name that stands in its place.
  let reference: String
  /// Where that stands.
  let range: SourceRange
  /// The text that it shows, in quotation marks.
  let title: String?

  init(className: String?, reference: Located<String>, title: String?) {
    self.className = className
    self.reference = reference.value
    range = reference.range
    self.title = title
  }
}

/// The place of the call that made a constraint.
struct ParsedPlace: Sendable {
  let file: String
  let line: Int
}

/// What is asked of a size or a distance in a visual format.
struct ParsedDemand: Sendable {
  enum Object: Sendable {
    case number(Double)
    case item(ParsedItem)
    case systemSpacing
  }

  let relation: Relation
  let object: Object
  let priority: Double?

  init(_ relation: Relation, _ object: Object, priority: Double?) {
    self.relation = relation
    self.object = object
    self.priority = priority
  }
}

/// A visual format.
struct ParsedChain: Sendable {
  typealias Box = (item: ParsedItem, demands: [ParsedDemand])

  let leading: [ParsedDemand]??
  let first: Box
  let links: [([ParsedDemand]?, Box)]
  let trailing: [ParsedDemand]??
  var isVertical = false

  init(leading: [ParsedDemand]??, first: Box, links: [([ParsedDemand]?, Box)], trailing: [ParsedDemand]??) {
    self.leading = leading
    self.first = first
    self.links = links
    self.trailing = trailing
  }
}

typealias ParsedOperandOfItem = (item: ParsedItem, attribute: Attribute)

/// The right side of a printed equation.
struct ParsedTerm: Sendable {
  let operand: ParsedOperandOfItem?
  let multiplier: Double
  let constant: Double
}

/// A printed equation.
struct ParsedLogEquation: Sendable {
  let left: ParsedOperandOfItem
  let relation: Relation
  let right: ParsedTerm
}

/// The body of a printed constraint.
enum ParsedBody: Sendable {
  case visual(ParsedChain)
  case equation(ParsedLogEquation)
}

extension ParsedBody {
  /// The items in the order in which they stand in the text, each in place of another.
  func mapItems(_ replaced: (ParsedItem) -> ParsedItem) -> ParsedBody {
    switch self {
    case .equation(let equation):
      let left = (replaced(equation.left.item), equation.left.attribute)
      let right = equation.right.operand.map { (replaced($0.item), $0.attribute) }
      return .equation(
        ParsedLogEquation(
          left: left, relation: equation.relation,
          right: ParsedTerm(
            operand: right, multiplier: equation.right.multiplier, constant: equation.right.constant)))
    case .visual(let chain):
      func box(_ box: ParsedChain.Box) -> ParsedChain.Box {
        let item = replaced(box.item)
        let demands = box.demands.map { demand in
          guard case .item(let other) = demand.object else { return demand }
          return ParsedDemand(demand.relation, .item(replaced(other)), priority: demand.priority)
        }
        return (item, demands)
      }
      let first = box(chain.first)
      let links = chain.links.map { ($0.0, box($0.1)) }
      var result = ParsedChain(leading: chain.leading, first: first, links: links, trailing: chain.trailing)
      result.isVertical = chain.isVertical
      return .visual(result)
    }
  }

  /// The items that go by a name with the address that the name stands for.
  ///
  /// Where several items have one name, each use of it is the next of them; `nil` if there are not as many uses as items.
  func resolved(_ names: [(String, ParsedItem)]) -> ParsedBody? {
    var left = names
    func isShared(_ name: String) -> Bool {
      let named = names.filter { $0.0 == name }
      return named.contains { $0.1.reference != named[0].1.reference }
    }
    var isAmbiguous = false
    let body = mapItems { item in
      guard item.className == nil else { return item }
      guard let index = left.firstIndex(where: { $0.0 == item.reference }) else {
        if isShared(item.reference) { isAmbiguous = true }
        return item
      }
      let named = left[index].1
      if isShared(item.reference) { left.remove(at: index) }
      return named
    }
    return isAmbiguous || left.contains { $0.0 != "|" && isShared($0.0) } ? nil : body
  }

  /// The constraints that the body states between items, the superview's being `nil`, each with the view beside it.
  func constraints() -> [LayoutConstraint<ParsedItem?>] {
    switch self {
    case .equation(let equation):
      guard let (item, attribute) = equation.right.operand else {
        return [
          LayoutConstraint(
            equation.left.item, equation.left.attribute, equation.relation, constant: equation.right.constant)
        ]
      }
      return [
        LayoutConstraint(
          equation.left.item, equation.left.attribute, equation.relation, item, attribute,
          multiplier: equation.right.multiplier, constant: equation.right.constant)
      ]
    case .visual(let chain): return chain.constraints()
    }
  }
}

extension ParsedChain {
  fileprivate func constraints() -> [LayoutConstraint<ParsedItem?>] {
    let spacing = SystemSpacing()
    let axis: VisualFormatAxis = isVertical ? .vertical : .horizontal
    var constraints: [LayoutConstraint<ParsedItem?>] = []

    func relate(
      _ item: ParsedItem?, _ attribute: Attribute, to earlier: ParsedItem?, _ other: Attribute,
      _ demands: [ParsedDemand]?,
      systemSpacing: Double
    ) {
      for demand in demands ?? [ParsedDemand(.equal, .number(0), priority: nil)] {
        let distance = if case .number(let number) = demand.object { number } else { systemSpacing }
        constraints.append(
          LayoutConstraint(
            item, attribute, demand.relation, earlier, other, constant: distance, priority: demand.priority ?? 1000))
      }
    }
    func size(_ box: Box) {
      for demand in box.demands {
        switch demand.object {
        case .number(let number):
          constraints.append(
            LayoutConstraint(box.item, axis.size, demand.relation, constant: number, priority: demand.priority ?? 1000))
        case .item(let other):
          constraints.append(
            LayoutConstraint(box.item, axis.size, demand.relation, other, axis.size, priority: demand.priority ?? 1000))
        case .systemSpacing: break
        }
      }
    }

    if let leading { relate(first.item, axis.start, to: nil, axis.start, leading, systemSpacing: spacing.toSuperview) }
    size(first)
    var last = first.item
    for (demands, box) in links {
      relate(box.item, axis.start, to: last, axis.end, demands, systemSpacing: spacing.betweenViews)
      size(box)
      last = box.item
    }
    if let trailing { relate(nil, axis.end, to: last, axis.end, trailing, systemSpacing: spacing.toSuperview) }
    return constraints
  }
}
