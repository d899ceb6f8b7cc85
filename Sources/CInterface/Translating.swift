// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are those of the header.
public import CConstraintGrammar
import ConstraintGrammar
import ConstraintLayout
import ConstraintReports

@c @implementation
public func constraint_grammar_translate(
  _ dialect: constraint_grammar_dialect, _ target: constraint_grammar_target, _ text: UnsafePointer<CChar>!,
  _ length: Int, _ lhs: UnsafePointer<CChar>!, _ rhs: UnsafePointer<CChar>!, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int
) -> Int {
  TextBuffer.fill(buffer, capacity: capacity) { (buffer) throws(Failure) in
    try TranslatedText(dialect, target, text, length, lhs: lhs, rhs: rhs).withLine(1) {
      (_, line) throws(Failure) in
      guard case .success(let translation) = line.result else { throw .rejected }
      return buffer.write(translation.text)
    }
  }
}

@c @implementation
public func constraint_grammar_translate_report(
  _ dialect: constraint_grammar_dialect, _ target: constraint_grammar_target, _ text: UnsafePointer<CChar>!,
  _ length: Int, _ lhs: UnsafePointer<CChar>!, _ rhs: UnsafePointer<CChar>!, _ report: Int32,
  _ origin: UnsafePointer<constraint_grammar_origin>!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int {
  TextBuffer.fill(buffer, capacity: capacity) { (buffer) throws(Failure) in
    let report = try Report(report, from: origin, to: buffer)
    return try TranslatedText(dialect, target, text, length, lhs: lhs, rhs: rhs).withLine(
      report.line, file: report.file
    ) { report.write($1, on: $0) }
  }
}

/// A text, and how it is to be translated.
private struct TranslatedText {
  private let text: GivenText
  private let source: Dialect
  private let target: TranslationTarget
  private let options: TranslationOptions

  @safe init(
    _ dialect: constraint_grammar_dialect, _ target: constraint_grammar_target, _ text: UnsafePointer<CChar>?,
    _ length: Int, lhs: UnsafePointer<CChar>?, rhs: UnsafePointer<CChar>?
  ) throws(Failure) {
    self.text = try GivenText(text, length)
    source = try Languages.dialect(dialect)
    self.target = try Languages.target(target)
    options = TranslationOptions(lhs: try String(givenName: lhs), rhs: try String(givenName: rhs))
  }

  func withLine<Result>(
    _ number: Int, file: String? = nil, _ body: (Span<UInt8>, Line<Translation>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try text.withBytes { (bytes) throws(Failure) in
      try body(bytes, Line(bytes, number: number, file: file, from: source, to: target, options: options))
    }
  }
}
