import ConstraintGrammar
import ConstraintLayout

/// The second item of a constraint, by what is understood in its dialect.
enum SecondItem {
  static func fault(
    of constraint: LayoutConstraint<NamedItem>, _ equation: Equation, _ bytes: [UInt8], _ dialect: Dialect,
    _ mood: Mood
  ) -> String? {
    guard equation.left.operand != nil else { return nil }
    switch equation.right.operand {
    case .attribute(let name, _)?:
      guard name == Understood(in: dialect).superviewWord else { return nil }
      return wordFault(of: name, constraint.firstItem.name, bytes, dialect, mood)
    case .implied?, .superview?, .numberOrItem?: return nil
    case .metric?, nil:
      let found = Relative(
        item: constraint.secondItem?.name, attribute: constraint.secondAttribute, multiplier: constraint.multiplier)
      return found == Relative(ofConstantAloneIn: dialect, constraint)
        ? nil : "a constant alone is related to \(found)"
    }
  }

  private struct Relative: Equatable {
    var item: String?
    var attribute: Attribute?
    var multiplier = 1.0

    init(item: String?, attribute: Attribute?, multiplier: Double) {
      (self.item, self.attribute, self.multiplier) = (item, attribute, multiplier)
    }

    init(ofConstantAloneIn dialect: Dialect, _ constraint: LayoutConstraint<NamedItem>) {
      let first = constraint.firstAttribute
      guard first != .width, first != .height else { return }
      switch Understood(in: dialect).constantAlone {
      case .noItem: break
      case .superview:
        (item, attribute) = (constraint.firstItem.name + ".superview", first == .baseline ? .top : first)
      case .sameItem: (item, attribute, multiplier) = (constraint.firstItem.name, first, 0)
      }
    }
  }

  /// The word for the superview is a view of that name if there is one, where it yields to one.
  private static func wordFault(of word: String, _ first: String, _ bytes: [UInt8], _ dialect: Dialect, _ mood: Mood)
    -> String?
  {
    let scene = Scene(for: dialect, hasViewOfThatName: true, mood: mood)
    let found = try? dialect.resolve(ContiguousArray(bytes).span, in: scene).constraint.secondItem?.name
    // Where a number is not finite, there is no constraint in either case.
    guard let found else { return nil }
    let meant = Understood(in: dialect).isShadowedByView ? word : first + ".superview"
    return found == meant ? nil : "where a view is called '\(word)', it relates to '\(found)'"
  }
}

extension LayoutConstraint<NamedItem> {
  /// The codes of what UIKit and AppKit raise an exception on.
  var plainObjections: Set<String> {
    func isSize(_ attribute: Attribute) -> Bool { ["width", "height"].contains(attribute.rawValue) }
    func isOneOf(_ words: [String], _ attribute: Attribute) -> Bool {
      words.contains { attribute.rawValue.hasPrefix($0) }
    }
    let first = firstAttribute
    guard let second = secondAttribute else { return isSize(first) ? [] : ["place-alone"] }
    var codes: Set<String> = []
    if !isSize(first), multiplier == 0 { codes.insert("place-times-zero") }
    let across = ["left", "right", "leading", "trailing", "centerX"]
    if isSize(first) != isSize(second) {
      codes.insert("place-and-size")
    } else if !isSize(first), isOneOf(across, first) != isOneOf(across, second) {
      codes.insert("mixed-axes")
    }
    let (fixed, written) = (["left", "right"], ["leading", "trailing"])
    if isOneOf(fixed, first) && isOneOf(written, second) || isOneOf(written, first) && isOneOf(fixed, second) {
      codes.insert("mixed-directions")
    }
    return codes
  }
}
