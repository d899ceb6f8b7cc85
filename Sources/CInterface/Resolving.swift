// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are those of the header.
public import CConstraintGrammar
import ConstraintGrammar
import ConstraintLayout
import ConstraintReports
import GrammarCombinators

@c @implementation
public func constraint_grammar_resolve(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ environment: UnsafePointer<constraint_grammar_environment>!,
  _ constraint: UnsafeMutablePointer<constraint_grammar_constraint>!, _ size: Int
) -> Int32 {
  // The pointers in the constraint are handed back, and not followed.
  unsafe FilledStruct.fill(constraint, size: size, smallest: constraint_grammar_constraint.firstSize) {
    () throws(Failure) in
    try resolve(GivenText(text, length), in: dialect, environment) { (resolutions) throws(Failure) in
      guard resolutions.count == 1 else { throw .rejected }
      return resolutions[0]
    }
  }
}

@c @implementation
public func constraint_grammar_resolve_at(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ environment: UnsafePointer<constraint_grammar_environment>!, _ place: Int,
  _ constraint: UnsafeMutablePointer<constraint_grammar_constraint>!, _ size: Int
) -> Int32 {
  // The pointers in the constraint are handed back, and not followed.
  unsafe FilledStruct.fill(constraint, size: size, smallest: constraint_grammar_constraint.firstSize) {
    () throws(Failure) in
    try resolve(GivenText(text, length), in: dialect, environment) { (resolutions) throws(Failure) in
      guard resolutions.indices.contains(place) else { throw .invalidSize }
      return resolutions[place]
    }
  }
}

/// The constraint that a choice is made of, among those that a text states.
@safe private func resolve(
  _ text: GivenText, in dialect: constraint_grammar_dialect,
  _ environment: UnsafePointer<constraint_grammar_environment>?,
  choosing choice: ([Resolution<CallbackEnvironment.Item>]) throws(Failure) -> Resolution<CallbackEnvironment.Item>
) throws(Failure) -> constraint_grammar_constraint {
  guard let functions = unsafe environment else { throw .nullPointer }
  // The pointers in the constraint are handed back, and not followed.
  return unsafe try text.withBytes { (bytes) throws(Failure) in
    let dialect = try Languages.dialect(dialect)
    // Where an identifier ends counts no further.
    guard let end = UInt32(exactly: bytes.count) else { throw .invalidSize }
    let environment = try CallbackEnvironment(functions, isList: dialect.isList(bytes))
    let statement: ParsedStatement
    let resolutions: [Resolution<CallbackEnvironment.Item>]
    do throws(Diagnostic) {
      statement = try dialect.statement(of: bytes)
      resolutions = try dialect.resolve(statement, of: bytes, options: environment.options, in: environment).resolutions
    } catch {
      throw .rejected
    }
    let resolution = try choice(resolutions)
    var identifier = constraint_grammar_range()
    if resolution.constraint.identifier != nil {
      // Without one of its own a constraint is called as the whole text is.
      let whole = constraint_grammar_range(offset: 0, length: end)
      identifier = statement.identifier.map { constraint_grammar_range($0) } ?? whole
    }
    return unsafe constraint_grammar_constraint(resolution, identifier: identifier)
  }
}

extension ParsedStatement {
  /// The identifier that an equation alone has.
  fileprivate var identifier: SourceRange? {
    if case .equation(let equation) = self { equation.identifier } else { nil }
  }
}

@c @implementation
public func constraint_grammar_resolve_report(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ environment: UnsafePointer<constraint_grammar_environment>!, _ report: Int32,
  _ origin: UnsafePointer<constraint_grammar_origin>!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int {
  TextBuffer.fill(buffer, capacity: capacity) { (buffer) throws(Failure) in
    let report = try Report(report, from: origin, to: buffer)
    let dialect = try Languages.dialect(dialect)
    guard let functions = unsafe environment else { throw .nullPointer }
    return try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      let environment = try CallbackEnvironment(functions, isList: dialect.isList(bytes))
      let line = Line(
        bytes, number: report.line, file: report.file, in: dialect, options: environment.options
      ) { _ in environment }
      return report.write(line, on: bytes)
    }
  }
}

@c @implementation
public func constraint_grammar_resolve_names_report(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ names: UnsafePointer<constraint_grammar_names>!, _ report: Int32,
  _ origin: UnsafePointer<constraint_grammar_origin>!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int {
  TextBuffer.fill(buffer, capacity: capacity) { (buffer) throws(Failure) in
    let report = try Report(report, from: origin, to: buffer)
    let dialect = try Languages.dialect(dialect)
    let names = try GivenNames(names)
    return try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      let line = Line(bytes, number: report.line, file: report.file, in: dialect, options: names.options) {
        names.environment(for: $0, in: dialect)
      }
      return report.write(line, on: bytes)
    }
  }
}

extension constraint_grammar_constraint {
  /// How large it was in the first version of the header: all before the identifier.
  fileprivate static var firstSize: Int {
    // A size is no pointer.
    unsafe 2 * MemoryLayout<UnsafeRawPointer?>.size + 4 * MemoryLayout<Int32>.size + 3 * MemoryLayout<Double>.size
  }

  fileprivate init(
    _ resolution: Resolution<CallbackEnvironment.Item>, identifier: constraint_grammar_range
  ) {
    let constraint = resolution.constraint
    // What is handed back are the caller's own pointers.
    unsafe self.init(
      first_item: constraint.firstItem.pointer, second_item: constraint.secondItem?.pointer,
      first_attribute: constraint.firstAttribute.number, second_attribute: constraint.secondAttribute?.number ?? 0,
      relation: constraint.relation.number, warning_count: Int32(resolution.warnings.count),
      multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
      identifier: identifier, is_system_spacing: constraint.isSystemSpacing ? 1 : 0)
  }
}
