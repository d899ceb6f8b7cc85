public import ConstraintGrammar
package import JSON

extension JSONWriter {
  /// Writes the members `left`, `relation` and `right` of an equation.
  ///
  /// A relation is always `==`, `<=` or `>=`, whatever the dialect writes. A value is a number, or a string when it is a
  /// name; a name that is negated begins with `-`. An item that is given along with the equation is `lhs` or `rhs`.
  ///
  /// They are followed by `priority` and `identifier` where the equation has one of them, or is one of a list.
  package mutating func members(of equation: Equation, isListed: Bool = false) {
    key("left")
    value(equation.left, given: "lhs")
    key("relation")
    value(spelled: equation.relation)
    key("right")
    value(equation.right, given: "rhs")
    if isListed || equation.priority != nil || equation.identifier != nil { importance(of: equation) }
  }

  /// Writes the members `priority` and `identifier`.
  private mutating func importance(of equation: Equation) {
    key("priority")
    if let priority = equation.priority { value(priority) } else { null() }
    key("identifier")
    if let identifier = equation.identifier { value(identifier) } else { null() }
  }

  private mutating func value(_ side: Side, given: StaticString) {
    object { writer in
      writer.key("item")
      switch side.operand {
      case .attribute(let item, _): writer.value(item)
      case .implied: writer.string { $0.characters(plain: given) }
      case .superview: writer.string { $0.characters(plain: "superview") }
      case .metric, .numberOrItem, nil: writer.null()
      }
      writer.key("attribute")
      switch side.operand {
      case .attribute(_, let attribute), .implied(let attribute), .superview(let attribute):
        writer.value(spelled: attribute)
      case .metric, .numberOrItem, nil: writer.null()
      }
      if case .numberOrItem(let spelling)? = side.operand {
        writer.key("name")
        writer.value(spelling)
        return
      }
      if case .metric(let metric)? = side.operand {
        writer.key("metric")
        writer.value(metric)
      }
      writer.key("multiplier")
      if let multiplier = side.multiplier { writer.value(multiplier.operator, multiplier.value) } else { writer.null() }
      writer.key("constant")
      if let constant = side.constant { writer.value(constant.operator, constant.value) } else { writer.null() }
    }
  }

  private mutating func value(_ sign: some SpelledCase, _ scalar: Scalar) {
    object { writer in
      writer.key("operator")
      writer.value(spelled: sign)
      writer.key("value")
      writer.value(scalar)
      if case .systemSpacing = scalar { writer.member("isSystemSpacing", true) }
    }
  }

  private mutating func value(_ scalar: Scalar) {
    switch scalar {
    case .number(let number): value(number)
    case .name(let spelling, let isNegated):
      string { writer in
        if isNegated { writer.characters(plain: "-") }
        writer.characters(of: spelling)
      }
    case .systemSpacing: null()
    }
  }
}

/// A case of an enumeration whose raw value is a short plain word, written as that word.
///
/// A raw value is a string, which costs more than the parse of the line that has the case.
protocol SpelledCase: CaseIterable, RawRepresentable<String> {
  /// The words of all cases, in order.
  static var words: [ShortWord] { get }
}

extension SpelledCase {
  /// The words of ``words``, as they are written.
  static var spelledCases: [ShortWord] {
    precondition(MemoryLayout<Self>.size <= 1, "a case is a byte that counts the cases before it")
    return allCases.map { ShortWord($0.rawValue) }
  }

  @inline(__always) var word: ShortWord {
    // The one case of an enumeration without payloads takes no room; otherwise the byte counts the cases before it.
    Self.words[Int(unsafe unsafeBitCast(self, to: UInt8.self))]
  }
}

extension Attribute: SpelledCase { static let words = spelledCases }
extension Relation: SpelledCase { static let words = spelledCases }
extension ScalingOperator: SpelledCase { static let words = spelledCases }
extension AdditiveOperator: SpelledCase { static let words = spelledCases }

extension JSONWriter {
  /// Writes the raw value of a case as a string.
  @inline(__always) mutating func value(spelled value: some SpelledCase) { self.value(value.word) }
}

extension JSONWriter {
  /// Writes a diagnostic as an object.
  package mutating func value(_ diagnostic: Diagnostic) {
    let words = diagnostic.words.written
    object { writer in
      writer.member("code", diagnostic.code.rawValue)
      writer.member("offset", diagnostic.offset)
      writer.member("length", diagnostic.length)
      writer.member("line", diagnostic.line)
      writer.member("column", diagnostic.column)
      writer.member("found", words.found)
      writer.key("expected")
      writer.array { writer in for name in words.expected { writer.value(name) } }
      writer.member("message", words.message)
      writer.member("hint", words.hint)
      writer.key("fixIts")
      writer.array { writer in for fixIt in words.fixIts { writer.value(fixIt) } }
    }
  }

  /// Writes a change of a text as an object.
  private mutating func value(_ fixIt: FixIt) {
    object { writer in
      writer.member("offset", fixIt.offset)
      writer.member("length", fixIt.length)
      writer.member("column", fixIt.column)
      writer.member("endColumn", fixIt.endColumn)
      writer.member("replacement", fixIt.replacement)
    }
  }
}

extension Diagnostic {
  /// The diagnostic as a JSON object on one line.
  public var json: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.text
  }
}
