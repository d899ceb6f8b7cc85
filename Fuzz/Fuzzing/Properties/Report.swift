import ConstraintGrammar
import ConstraintReports

extension Property {
  static let report = Property("report", "A line of NDJSON says what the equation or the diagnostic says.") {
    tried, subject in
    let line = Line(ContiguousArray(tried.bytes).span, number: 7, in: subject.dialect).json
    guard let json = PlainJSON(line) else { return "the report is no JSON: \(line)" }
    guard json["line"] == .number(7), json["dialect"] == .string(subject.dialect.name),
      json["text"] == .string(String(decoding: tried.bytes, as: UTF8.self)),
      json["ok"] == .bool(tried.constraints != nil)
    else { return "the report is about something else: \(line)" }
    switch tried.result {
    case .success(let statement):
      return json.statement(in: subject.dialect) == statement.asReported
        ? nil : "the report says something else: \(line)"
    case .failure(let diagnostic):
      guard let errors = json["errors"].elements, errors.first == json["error"] else {
        return "the report has other errors: \(line)"
      }
      let mistakes = diagnostic.mistakes
      let isSame =
        errors.count == mistakes.count && zip(errors, mistakes).allSatisfy { $0.states($1, onLine: $1.line + 6) }
      return isSame ? nil : "the report has another error: \(line)"
    }
  }
}

extension Statement {
  /// The statement with the superview under the name that reports have for it.
  fileprivate var asReported: Statement {
    guard case .constraints(let constraints) = self else { return self }
    return .constraints(
      constraints.map { constraint in
        var constraint = constraint
        constraint.left.operand = constraint.left.operand?.asReported
        constraint.right.operand = constraint.right.operand?.asReported
        return constraint
      })
  }
}

extension Operand {
  fileprivate var asReported: Operand {
    if case .superview(let attribute) = self { .attribute(of: "superview", attribute) } else { self }
  }
}

extension PlainJSON {
  fileprivate func states(_ diagnostic: Diagnostic, onLine line: Int) -> Bool {
    self["code"] == .string(diagnostic.code.rawValue) && self["offset"] == .number(Double(diagnostic.offset))
      && self["length"] == .number(Double(diagnostic.length)) && self["line"] == .number(Double(line))
      && self["column"] == .number(Double(diagnostic.column))
      && self["found"] == (diagnostic.found.map { .string($0) } ?? .null)
      && self["expected"] == .array(diagnostic.expected.map { .string($0) })
      && self["message"] == .string(diagnostic.message)
      && self["hint"] == (diagnostic.hint.map { .string($0) } ?? .null)
      && self["fixIts"]
        == .array(
          diagnostic.fixIts.map { fixIt in
            .object([
              "offset": .number(Double(fixIt.offset)), "length": .number(Double(fixIt.length)),
              "column": .number(Double(fixIt.column)), "endColumn": .number(Double(fixIt.endColumn)),
              "replacement": .string(fixIt.replacement), "certainty": .string(fixIt.certainty.rawValue),
            ])
          })
  }

  /// What a line states; `nil` if it states nothing.
  fileprivate func statement(in dialect: Dialect) -> Statement? {
    guard let elements = self["constraints"].elements else { return equation(in: dialect).map { .equation($0) } }
    let constraints = elements.compactMap { $0.equation(in: dialect) }
    return constraints.count == elements.count ? .constraints(constraints) : nil
  }

  private func equation(in dialect: Dialect) -> Equation? {
    let isImplied = !dialect.writesItems
    guard let left = self["left"].side(given: isImplied ? "lhs" : nil),
      let relation = self["relation"].string.flatMap(Relation.init(rawValue:)),
      let right = self["right"].side(given: isImplied ? "rhs" : nil)
    else { return nil }
    let priority = self["priority"].scalar
    guard (priority == nil) == (self["priority"] == .null) else { return nil }
    return Equation(left, relation, right, priority: priority, identifier: self["identifier"].string)
  }

  private func side(given: String?) -> Side? {
    var side = Side(nil)
    // A name that may be that of a view alone stands beside no item.
    if let name = self["name"].string {
      side.operand = .numberOrItem(name)
      return self["item"] == .null && self["attribute"] == .null ? side : nil
    }
    if let item = self["item"].string, let attribute = self["attribute"].string.flatMap(Attribute.init(rawValue:)) {
      side.operand = item == given ? .implied(attribute) : .attribute(of: item, attribute)
    } else if let name = self["metric"].string {
      // A named number with which nothing is computed is a constant alone.
      if self["multiplier"] == .null, self["constant"] == .null { return nil }
      side.operand = .metric(name)
    }
    if self["multiplier"] != .null {
      guard let sign = self["multiplier"]["operator"].string.flatMap(ScalingOperator.init(rawValue:)),
        let value = self["multiplier"]["value"].scalar
      else { return nil }
      side.multiplier = Multiplier(sign, value)
    }
    if self["constant"] != .null {
      guard let sign = self["constant"]["operator"].string.flatMap(AdditiveOperator.init(rawValue:)),
        let value = self["constant"]["isSystemSpacing"] == .bool(true)
          ? .systemSpacing : self["constant"]["value"].scalar
      else { return nil }
      side.constant = Constant(sign, value)
    }
    return side
  }

  private var scalar: Scalar? {
    switch self {
    case .number(let number): .number(number)
    case .string(let name):
      name.hasPrefix("-") ? .name(String(name.dropFirst()), isNegated: true) : .name(name, isNegated: false)
    default: nil
    }
  }
}
