package import ConstraintGrammar
import GrammarCombinators
package import JSON

extension JSONWriter {
  /// Writes the members `left`, `relation` and `right` of an equation.
  ///
  /// A relation is always `==`, `<=` or `>=`, whatever the dialect writes. A value is a number, or a string when it is a
  /// name; a name that is negated begins with `-`. An item that is given along with the equation is `lhs` or `rhs`.
  ///
  /// They are followed by `priority` and `identifier` where the equation has one of them, or is one of a list.
  ///
  /// - Parameter text: the bytes that the equation was parsed from.
  package mutating func members(of equation: ParsedEquation, in text: Span<UInt8>, isListed: Bool = false) {
    key("left")
    value(equation.left, given: "lhs", text)
    key("relation")
    value(spelled: equation.relation)
    key("right")
    value(equation.right, given: "rhs", text)
    guard isListed || equation.priority != nil || equation.identifier != nil else { return }
    key("priority")
    if let priority = equation.priority { value(priority, text) } else { null() }
    key("identifier")
    if let identifier = equation.identifier { value(identifier, text) } else { null() }
  }

  private mutating func value(_ side: ParsedSide, given: StaticString, _ text: Span<UInt8>) {
    object { writer in
      writer.key("item")
      switch side.operand {
      case .attribute(let item, _): writer.value(item, text)
      case .implied: writer.value(plain: given)
      case .superview: writer.value(plain: "superview")
      case .metric, .numberOrItem, nil: writer.null()
      }
      writer.key("attribute")
      switch side.operand {
      case .attribute(_, let attribute), .implied(let attribute), .superview(let attribute):
        writer.value(spelled: attribute)
      case .metric, .numberOrItem, nil: writer.null()
      }
      if case .numberOrItem(let name)? = side.operand {
        writer.key("name")
        writer.value(name, text)
        return
      }
      if case .metric(let metric)? = side.operand {
        writer.key("metric")
        writer.value(metric, text)
      }
      writer.key("multiplier")
      if let multiplier = side.multiplier {
        writer.value(multiplier.operator, multiplier.value, text)
      } else {
        writer.null()
      }
      writer.key("constant")
      if let constant = side.constant { writer.value(constant.operator, constant.value, text) } else { writer.null() }
    }
  }

  private mutating func value(_ sign: some SpelledCase, _ scalar: ParsedScalar, _ text: Span<UInt8>) {
    object { writer in
      writer.key("operator")
      writer.value(spelled: sign)
      writer.key("value")
      writer.value(scalar, text)
      if case .systemSpacing = scalar { writer.member("isSystemSpacing", true) }
    }
  }

  private mutating func value(_ scalar: ParsedScalar, _ text: Span<UInt8>) {
    switch scalar {
    case .number(let number): value(number)
    case .name(let name, let isNegated):
      string { writer in
        if isNegated { writer.characters(plain: "-") }
        writer.characters(of: text.extracting(name.range))
      }
    case .systemSpacing: null()
    }
  }

  private mutating func value(_ name: SourceRange, _ text: Span<UInt8>) { value(text.extracting(name.range)) }

  /// Writes the raw value of a case as a string.
  @inline(__always) private mutating func value<Case: SpelledCase>(spelled value: Case) {
    // The one case of an enumeration without payloads takes no room; otherwise the byte counts the cases before it.
    self.value(Case.words[Int(unsafe unsafeBitCast(value, to: UInt8.self))])
  }
}

/// An enumeration whose raw values are plain words.
///
/// Making the raw value of a case, which is a string, takes longer than the parse of the line that has it.
private protocol SpelledCase: CaseIterable, RawRepresentable<String> {
  /// The words of all cases, in order.
  static var words: [ShortWord] { get }
}

extension SpelledCase {
  fileprivate static var spelledCases: [ShortWord] {
    precondition(MemoryLayout<Self>.size <= 1, "a case is a byte that counts the cases before it")
    return allCases.map { ShortWord($0.rawValue) }
  }
}

extension Attribute: SpelledCase { fileprivate static let words = spelledCases }
extension Relation: SpelledCase { fileprivate static let words = spelledCases }
extension ScalingOperator: SpelledCase { fileprivate static let words = spelledCases }
extension AdditiveOperator: SpelledCase { fileprivate static let words = spelledCases }
