import ConstraintGrammar
import Recogniser

extension Property {
  static let diagnostics = Property(
    "diagnostics", "A diagnostic points at the first token that does not fit, and names all that would have."
  ) { tried, _ in
    guard let diagnostic = tried.diagnostic else { return nil }
    let bytes = tried.bytes
    if let fault = Places.fault(of: diagnostic, in: bytes) { return fault }
    guard !Refusals.codes.contains(diagnostic.code) else {
      return diagnostic.expected.isEmpty ? nil : "a refusal expects \(diagnostic.expected)"
    }
    let recognition = tried.recognition
    if diagnostic.code == .numberRunsOn {
      // What it runs on into may be a token of its own for the grammar.
      return diagnostic.offset...diagnostic.offset + diagnostic.length ~= recognition.furthestOffset
        ? nil : "a number runs on at \(diagnostic.offset), and the grammar gets to \(recognition.furthestOffset)"
    }
    guard diagnostic.offset == recognition.furthestOffset else {
      return "it points at offset \(diagnostic.offset), and the grammar gets to \(recognition.furthestOffset)"
    }
    return diagnostic.expected == recognition.viableTokens
      ? nil : "it expects \(diagnostic.expected), and the grammar \(recognition.viableTokens)"
  }
}

/// Lines, columns and lengths, counted once more.
private enum Places {
  static func fault(of diagnostic: Diagnostic, in bytes: [UInt8]) -> String? {
    let (start, end) = (diagnostic.offset, diagnostic.offset + diagnostic.length)
    guard 0...bytes.count ~= start, start...bytes.count ~= end else { return "it is about \(start)..<\(end)" }
    let before = bytes[..<start]
    let line = before.count { $0 == 10 } + 1
    guard diagnostic.line == line else { return "it says line \(diagnostic.line), and it is line \(line)" }
    let lastLine = before.suffix(from: (before.lastIndex(of: 10) ?? -1) + 1)
    // Where all is UTF-8, a scalar begins with a byte that goes on none.
    if String(validating: lastLine, as: UTF8.self) != nil {
      let column = lastLine.count { $0 & 0xC0 != 0x80 } + 1
      guard diagnostic.column == column else { return "it says column \(diagnostic.column), and it is \(column)" }
    }
    let found = diagnostic.length == 0 ? nil : String(decoding: bytes[start..<end], as: UTF8.self)
    return diagnostic.found == found ? nil : "it found \(diagnostic.found ?? "nothing")"
  }
}
