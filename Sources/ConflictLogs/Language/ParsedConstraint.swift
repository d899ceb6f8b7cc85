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
}

typealias ParsedBox = (item: ParsedItem, demands: [ParsedDemand])
typealias ParsedOperandOfItem = (item: ParsedItem, attribute: Attribute)

/// What the body of a printed constraint states.
struct ParsedBody: Sendable {
  /// The constraints between items, the superview being `nil`.
  private(set) var constraints: [LayoutConstraint<ParsedItem?>] = []
  /// The items in the order in which they stand in the text.
  private(set) var items: [ParsedItem] = []
  let isVisual: Bool

  /// An equation between an item and perhaps another.
  init(_ constraint: LayoutConstraint<ParsedItem?>) {
    isVisual = false
    constraints = [constraint]
    items = [constraint.firstItem, constraint.secondItem ?? nil].compactMap { $0 }
  }

  /// A visual format.
  init(
    isVertical: Bool, leading: [ParsedDemand]??, _ first: ParsedBox, _ links: [([ParsedDemand]?, ParsedBox)],
    trailing: [ParsedDemand]??
  ) {
    isVisual = true
    let spacing = SystemSpacing()
    let axis: VisualFormatAxis = isVertical ? .vertical : .horizontal
    if let leading { relate(first.item, axis.start, to: nil, axis.start, leading, spacing.toSuperview) }
    add(first, axis.size)
    var last = first.item
    for (demands, box) in links {
      relate(box.item, axis.start, to: last, axis.end, demands, spacing.betweenViews)
      add(box, axis.size)
      last = box.item
    }
    if let trailing { relate(nil, axis.end, to: last, axis.end, trailing, spacing.toSuperview) }
  }

  private mutating func relate(
    _ item: ParsedItem?, _ attribute: Attribute, to earlier: ParsedItem?, _ other: Attribute,
    _ demands: [ParsedDemand]?, _ systemSpacing: Double
  ) {
    for demand in demands ?? [ParsedDemand(relation: .equal, object: .number(0), priority: nil)] {
      let distance = if case .number(let number) = demand.object { number } else { systemSpacing }
      constraints.append(
        LayoutConstraint(
          item, attribute, demand.relation, earlier, other, constant: distance, priority: demand.priority ?? 1000))
    }
  }

  private mutating func add(_ box: ParsedBox, _ size: Attribute) {
    items.append(box.item)
    for demand in box.demands {
      let priority = demand.priority ?? 1000
      switch demand.object {
      case .number(let number):
        constraints.append(LayoutConstraint(box.item, size, demand.relation, constant: number, priority: priority))
      case .item(let other):
        items.append(other)
        constraints.append(LayoutConstraint(box.item, size, demand.relation, other, size, priority: priority))
      case .systemSpacing: break
      }
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
    /// What is meant by a name, by the place where it stands.
    var meant: [Int: ParsedItem] = [:]
    for item in items where item.className == nil {
      let isShared = isShared(item.reference)
      guard let index = left.firstIndex(where: { $0.0 == item.reference }) else {
        if isShared { return nil }
        continue
      }
      meant[item.range.lowerBound] = left[index].1
      if isShared { left.remove(at: index) }
    }
    if left.contains(where: { $0.0 != "|" && isShared($0.0) }) { return nil }
    var body = self
    body.constraints = constraints.map { $0.mapItems { item in item.map { meant[$0.range.lowerBound] ?? $0 } } }
    return body
  }
}
