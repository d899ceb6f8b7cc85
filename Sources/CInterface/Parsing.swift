// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are those of the header.
public import CConstraintGrammar
import ConstraintGrammar

@c @implementation
public func constraint_grammar_parse(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ equation: UnsafeMutablePointer<constraint_grammar_equation>!, _ size: Int
) -> Int32 {
  FilledStruct.fill(equation, size: size) { () throws(Failure) in
    try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      if dialect == CONSTRAINT_GRAMMAR_ANY_DIALECT {
        for place in Dialect.all.indices {
          guard let parsed = Dialect.all[place].recognize(bytes) else { continue }
          return constraint_grammar_equation(parsed, in: Languages.numbers[place])
        }
        throw .rejected
      }
      guard let parsed = try Languages.dialect(dialect).recognize(bytes) else { throw .rejected }
      return constraint_grammar_equation(parsed, in: dialect)
    }
  }
}

@c @implementation
public func constraint_grammar_parse_report(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int, _ report: Int32,
  _ origin: UnsafePointer<constraint_grammar_origin>!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int {
  TextBuffer.fill(buffer, capacity: capacity) { (buffer) throws(Failure) in
    let kinds = Report.kinds + [CONSTRAINT_GRAMMAR_RECORD_WITH_TREE]
    let report = try Report(report, among: kinds, from: origin, to: buffer)
    return try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      let isAny = dialect == CONSTRAINT_GRAMMAR_ANY_DIALECT
      let dialects = isAny ? Dialect.all : [try Languages.dialect(dialect)]
      let line =
        isAny
        ? Line(bytes, number: report.line, file: report.file, inAnyOf: dialects)
        : Line(bytes, number: report.line, file: report.file, in: dialects[0])
      return report.hasTree
        ? report.write(line.traced(bytes, in: dialects), on: bytes) : report.write(line, on: bytes)
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
    let accepting = try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      Dialect.all.indices.filter { Dialect.all[$0].accepts(bytes) }
    }
    // There is room for as many as the caller says.
    for (index, place) in accepting.prefix(capacity).enumerated() {
      unsafe dialects[index] = Languages.numbers[place]
    }
    return accepting.count
  }
}
