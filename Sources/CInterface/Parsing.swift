// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are those of the header.
public import CConstraintGrammar
import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import ConstraintReports
import GrammarCombinators

@c @implementation
public func constraint_grammar_parse(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ equation: UnsafeMutablePointer<constraint_grammar_equation>!, _ size: Int
) -> Int32 {
  FilledStruct.fill(equation, size: size, smallest: constraint_grammar_equation.firstSize) { () throws(Failure) in
    try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      for place in try Languages.places(ofDialect: dialect) {
        guard let parsed = Dialect.allWithHints[place].recognize(bytes) else { continue }
        return constraint_grammar_equation(parsed, in: Languages.numbers[place])
      }
      throw .rejected
    }
  }
}

@c @implementation
public func constraint_grammar_parse_at(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int, _ place: Int,
  _ equation: UnsafeMutablePointer<constraint_grammar_equation>!, _ size: Int
) -> Int32 {
  FilledStruct.fill(equation, size: size, smallest: constraint_grammar_equation.firstSize) { () throws(Failure) in
    try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      let (number, statement) = try Languages.statement(of: bytes, in: dialect)
      let constraints = statement.constraints
      guard constraints.indices.contains(place) else { throw .invalidSize }
      return constraint_grammar_equation(constraints[place], in: number)
    }
  }
}

@c @implementation
public func constraint_grammar_constraint_count(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int, _ options: UInt32
) -> Int {
  Failure.count { () throws(Failure) in
    try GivenText(text, length).withBytes { (bytes) throws(Failure) in
      switch try Languages.statement(of: bytes, in: dialect).statement {
      case .equation: 1
      case .constraints(let constraints):
        VisualFormatOptions(rawValue: UInt(options)).applied(to: constraints).count
      }
    }
  }
}

extension Languages {
  /// The statement of a text, and the number of the dialect that it was read in: the first that accepts it, if any will do.
  fileprivate static func statement(
    of bytes: Span<UInt8>, in dialect: constraint_grammar_dialect
  ) throws(Failure) -> (number: constraint_grammar_dialect, statement: ParsedStatement) {
    for place in try places(ofDialect: dialect) where Dialect.allWithHints[place].accepts(bytes) {
      do throws(Diagnostic) {
        return (numbers[place], try Dialect.allWithHints[place].statement(of: bytes))
      } catch {
        throw .rejected
      }
    }
    throw .rejected
  }

  /// The places of the dialects in question.
  fileprivate static func places(ofDialect number: constraint_grammar_dialect) throws(Failure) -> Range<Int> {
    if number == CONSTRAINT_GRAMMAR_ANY_DIALECT { return Dialect.allWithHints.indices }
    guard let place = place(ofDialect: number) else { throw .unknownDialect }
    return place..<place + 1
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
      let dialects = isAny ? Dialect.allWithHints : [try Languages.dialect(dialect)]
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
      Dialect.allWithHints.indices.filter { Dialect.allWithHints[$0].accepts(bytes) }
    }
    // There is room for as many as the caller says.
    for (index, place) in accepting.prefix(capacity).enumerated() {
      unsafe dialects[index] = Languages.numbers[place]
    }
    return accepting.count
  }
}
