// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are those of the header.
public import CConstraintGrammar
import ConstraintGrammar
import ConstraintLayout

@c @implementation
public func constraint_grammar_resolve(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ environment: UnsafePointer<constraint_grammar_environment>!,
  _ constraint: UnsafeMutablePointer<constraint_grammar_constraint>!, _ size: Int
) -> Int32 {
  FilledStruct.fill(constraint, size: size) { () throws(Failure) in
    guard let functions = unsafe environment else { throw .nullPointer }
    // The pointers in the constraint are handed back, and not followed.
    return unsafe try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      let dialect = try Languages.dialect(dialect)
      guard let equation = dialect.recognize(bytes) else { throw .rejected }
      let resolution: Resolution<CallbackEnvironment.Item>
      do throws(Diagnostic) {
        resolution = try dialect.resolve(equation, of: bytes, in: CallbackEnvironment(functions))
      } catch {
        throw .rejected
      }
      return unsafe constraint_grammar_constraint(resolution)
    }
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
      let line = Line(bytes, number: report.line, file: report.file, in: dialect) { _ in CallbackEnvironment(functions)
      }
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
      let line = Line(bytes, number: report.line, file: report.file, in: dialect) {
        names.environment(for: $0, in: dialect)
      }
      return report.write(line, on: bytes)
    }
  }
}

extension constraint_grammar_constraint {
  fileprivate init(_ resolution: Resolution<CallbackEnvironment.Item>) {
    let constraint = resolution.constraint
    // What is handed back are the caller's own pointers.
    unsafe self.init(
      first_item: constraint.firstItem.pointer, second_item: constraint.secondItem?.pointer,
      first_attribute: constraint.firstAttribute.number, second_attribute: constraint.secondAttribute?.number ?? 0,
      relation: constraint.relation.number, warning_count: Int32(resolution.warnings.count),
      multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority)
  }
}
