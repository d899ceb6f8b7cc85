import ConstraintGrammar
import ConstraintLayout
import TestMaterial

/// The meaning of a text that states any number of constraints, made of what a plain reader finds in it.
struct ListMeaning {
  private typealias Constraint = PlainVisualFormat.Constraint

  private let bytes: [UInt8]
  private let dialect: Dialect
  private let mood: Mood

  init(_ bytes: [UInt8], _ dialect: Dialect, _ mood: Mood) {
    self.bytes = bytes
    self.dialect = dialect
    self.mood = mood
  }

  /// What is wrong with the constraints of the text, and with what they are resolved to.
  func fault(of constraints: [Equation]) -> String? {
    guard let plain = PlainVisualFormat.constraints(in: String(decoding: bytes, as: UTF8.self)) else {
      return "a plain reader rejects it"
    }
    guard plain.count == constraints.count else { return "it states \(constraints.count) and not \(plain.count)" }
    let (options, alignment) = choice
    var scene = Scene(for: dialect, hasViewOfThatName: true, mood: mood)
    scene.systemSpacing = SystemSpacing(betweenViews: 11, toSuperview: 23)
    scene.viewNames = viewNames(in: plain)
    let meant = outcome(of: directed(plain, options) + aligned(plain, alignment), in: scene)
    let found: Outcome
    do throws(Diagnostic) {
      let resolutions = try dialect.resolutions(
        of: ContiguousArray(bytes).span, options: alignment?.option.union(options) ?? options, in: scene)
      for resolution in resolutions {
        let (warnings, objections) = (resolution.warnings.map(\.code.rawValue), resolution.constraint.plainObjections)
        guard Set(warnings) == objections else { return "it is warned of \(warnings), and not of \(objections)" }
        if let fault = Places.fault(ofMeaning: resolution.warnings, in: bytes) { return fault }
      }
      found = .constraints(resolutions.map(\.constraint))
    } catch {
      if let fault = Places.fault(ofMeaning: error.mistakes, in: bytes) { return fault }
      found = .failure(error.code.rawValue)
    }
    if let alignment, alignment.isAcross != isVertical, !aligned(plain, alignment).isEmpty {
      return found == .failure("alignment-along-text") ? nil : "an alignment along the text is \(found)"
    }
    return found == meant ? nil : "it comes to \(found), and not to \(meant)"
  }

  private enum Outcome: Equatable {
    case constraints([LayoutConstraint<NamedItem>])
    case failure(String)
  }

  // MARK: options

  private typealias Alignment = (option: VisualFormatOptions, attribute: String, isAcross: Bool)

  private var isVertical: Bool { bytes.first == UInt8(ascii: "V") }

  /// The options that go with the text: none where all is plain.
  private var choice: (VisualFormatOptions, Alignment?) {
    guard case .hostile(let salt) = mood else { return ([], nil) }
    let directions: [VisualFormatOptions] = [[], .directionLeftToRight, .directionRightToLeft]
    // Few lie along the text, which is refused whatever else there is.
    let fitting: [Alignment?] = Self.alignments.filter { $0.isAcross == isVertical } + [nil, nil]
    let index = Int(salt / 16 % 64)
    let any = Self.alignments[Int(salt / 1024 % 10)]
    return (directions[Int(salt % 3)], index == 0 ? any : fitting[index % fitting.count])
  }

  private static let alignments: [Alignment] = [
    (.alignAllLeft, "left", true), (.alignAllRight, "right", true), (.alignAllTop, "top", false),
    (.alignAllBottom, "bottom", false), (.alignAllLeading, "leading", true), (.alignAllTrailing, "trailing", true),
    (.alignAllCenterX, "centerX", true), (.alignAllCenterY, "centerY", false),
    (.alignAllLastBaseline, "lastBaseline", false), (.alignAllFirstBaseline, "firstBaseline", false),
  ]

  /// The constraints in the direction of a horizontal text.
  private func directed(_ constraints: [Constraint], _ options: VisualFormatOptions) -> [Constraint] {
    func sides(_ start: String, _ end: String, _ attribute: String) -> String {
      attribute == "leading" ? start : attribute == "trailing" ? end : attribute
    }
    return constraints.map { constraint in
      guard !isVertical, !options.isEmpty, let second = constraint.second else { return constraint }
      var directed = constraint
      if options == .directionLeftToRight {
        directed.first.attribute = sides("left", "right", constraint.first.attribute)
        directed.second?.attribute = sides("left", "right", second.attribute)
      } else {
        directed.first = (second.item, sides("right", "left", second.attribute))
        directed.second = (constraint.first.item, sides("right", "left", constraint.first.attribute))
      }
      return directed
    }
  }

  /// The constraints that align neighbours.
  private func aligned(_ constraints: [Constraint], _ alignment: Alignment?) -> [Constraint] {
    guard let alignment else { return [] }
    var neighbours: [[String]] = []
    for constraint in constraints {
      guard let later = constraint.first.item, let earlier = constraint.second?.item, !constraint.isFurther else {
        continue
      }
      neighbours.append([later, earlier])
    }
    return neighbours.map { pair in
      Constraint(
        first: (pair[0], alignment.attribute), relation: "==", second: (pair[1], alignment.attribute),
        value: .number(0),
        priority: nil)
    }
  }

  // MARK: names

  /// Some of the names that sizes are related to: they are those of views alone, and all others of views and of numbers.
  private func viewNames(in constraints: [Constraint]) -> Set<String> {
    guard case .hostile = mood else { return [] }
    let names = constraints.compactMap { constraint -> String? in
      if case .name(let name) = constraint.value { name } else { nil }
    }
    return Set(names.filter { Mood.value(of: $0, 5) < 50 })
  }

  private func outcome(of constraints: [Constraint], in scene: Scene) -> Outcome {
    var resolved: [LayoutConstraint<NamedItem>] = []
    for constraint in constraints {
      var second = constraint.second
      var constant = 0.0
      switch constraint.value {
      case .number(let number): constant = number
      case .system: constant = constraint.first.item == nil || second?.item == nil ? 23 : 11
      case .name(let name):
        if let number = scene.number(named: name) {
          constant = number
        } else if second == nil {
          second = (name, constraint.first.attribute)
        } else {
          return .failure("view-for-number")
        }
      }
      guard let first = item(constraint.first.item, besides: second?.item),
        let attribute = Attribute(rawValue: constraint.first.attribute),
        let relation = Relation(rawValue: constraint.relation)
      else { return .failure("") }
      var result = LayoutConstraint(first, attribute, relation, constant: constant)
      if let second, let item = item(second.item, besides: constraint.first.item),
        let other = Attribute(rawValue: second.attribute)
      {
        result = LayoutConstraint(first, attribute, relation, item, other, constant: constant)
      }
      switch constraint.priority {
      case .number(let number)?: result.priority = number
      case .name(let name)?:
        guard let number = scene.number(named: name) else { return .failure("view-for-number") }
        guard number > 0, number <= 1000 else { return .failure("priority-out-of-range") }
        result.priority = number
      case .system?, nil: break
      }
      result.isSystemSpacing = constraint.value == .system
      result.identifier = dialect.meaning.identifierIsText ? String(decoding: bytes, as: UTF8.self) : nil
      resolved.append(result)
    }
    return .constraints(resolved)
  }

  /// The item of a name; without one, the superview of the other.
  private func item(_ name: String?, besides other: String?) -> NamedItem? {
    name.map { NamedItem(name: $0) } ?? other.flatMap { NamedItem(name: $0).layoutSuperview }
  }
}
