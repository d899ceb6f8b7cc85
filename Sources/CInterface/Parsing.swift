// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are those of the header.
public import CConstraintGrammar
import ConstraintGrammar

@c @implementation
public func constraint_grammar_parse(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ equation: UnsafeMutablePointer<constraint_grammar_equation>!, _ size: Int
) -> Int32 {
  Failure.status { () throws(Failure) in
    let result = try FilledStruct(equation, size: size)
    try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      if dialect == CONSTRAINT_GRAMMAR_ANY_DIALECT {
        for number in Dialect.all.indices {
          guard let parsed = Dialect.all[number].recognize(bytes) else { continue }
          return result.fill(constraint_grammar_equation(parsed, in: Int32(number)))
        }
        throw .rejected
      }
      guard let parsed = try Languages.dialect(dialect).recognize(bytes) else { throw .rejected }
      result.fill(constraint_grammar_equation(parsed, in: dialect))
    }
  }
}

@c @implementation
public func constraint_grammar_parse_report(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int, _ report: Int32,
  _ origin: UnsafePointer<constraint_grammar_origin>!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int {
  Failure.count { () throws(Failure) in
    let report = try Report(report, from: origin, to: TextBuffer(buffer, capacity: capacity))
    return try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      let line: ParsedLine
      if dialect == CONSTRAINT_GRAMMAR_ANY_DIALECT {
        line = ParsedLine(bytes, number: report.line, file: report.file, inAnyOf: Dialect.all)
      } else {
        line = try ParsedLine(bytes, number: report.line, file: report.file, in: Languages.dialect(dialect))
      }
      return report.write(on: bytes, line.diagnostics) { $0.value(line) }
    }
  }
}

@c @implementation
public func constraint_grammar_accepting(
  _ text: UnsafePointer<CChar>!, _ length: Int, _ dialects: UnsafeMutablePointer<constraint_grammar_dialect>!,
  _ capacity: Int
) -> Int {
  Failure.count { () throws(Failure) in
    guard capacity >= 0 else { throw .invalidSize }
    guard unsafe capacity == 0 || dialects != nil else { throw .nullPointer }
    return try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      var count = 0
      for number in Dialect.all.indices where Dialect.all[number].accepts(bytes) {
        // There is room for as many as the caller says.
        if count < capacity { unsafe dialects[count] = Int32(number) }
        count += 1
      }
      return count
    }
  }
}

extension ParsedLine {
  fileprivate var diagnostics: [Diagnostic] {
    if case .failure(let diagnostic) = result { [diagnostic] } else { [] }
  }
}
