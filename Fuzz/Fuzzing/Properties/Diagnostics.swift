import ConstraintGrammar
import Recogniser

extension Property {
  static let diagnostics = Property(
    "diagnostics", "A diagnostic points at the first token that does not fit, and names all that would have."
  ) { tried, _ in
    guard let diagnostic = tried.diagnostic else { return nil }
    let bytes = tried.bytes
    if let fault = Places.fault(of: diagnostic, in: bytes) { return fault }
    guard !tried.isRefused(as: diagnostic) else {
      return diagnostic.expected.isEmpty ? nil : "a refusal expects \(diagnostic.expected)"
    }
    let recognition = tried.recognition
    if diagnostic.code == .numberRunsOn {
      // What it runs on into may be a token of its own for the grammar.
      return diagnostic.offset...diagnostic.offset + diagnostic.length ~= recognition.furthestOffset
        ? nil : "a number runs on at \(diagnostic.offset), and the grammar gets to \(recognition.furthestOffset)"
    }
    // A name that ends inside such a number may be what fits.
    if let start = startOfNumber(before: recognition.furthestOffset, in: bytes),
      start..<recognition.furthestOffset ~= diagnostic.offset
    {
      return nil
    }
    guard diagnostic.offset == recognition.furthestOffset else {
      return "it points at offset \(diagnostic.offset), and the grammar gets to \(recognition.furthestOffset)"
    }
    return diagnostic.expected == recognition.viableTokens
      ? nil : "it expects \(diagnostic.expected), and the grammar \(recognition.viableTokens)"
  }
}

/// Where a number begins that runs on into a dot at an offset: for the grammar it ends there, and for a parser it is none.
private func startOfNumber(before dot: Int, in bytes: [UInt8]) -> Int? {
  guard dot < bytes.count, bytes[dot] == UInt8(ascii: ".") else { return nil }
  var start = dot
  while start > 0, Lexer.isWordPart(bytes[start - 1]) || isSignOfExponent(start - 1, in: bytes) { start -= 1 }
  return start < dot && Lexer.isDigit(bytes[start]) ? start : nil
}

private func isSignOfExponent(_ offset: Int, in bytes: [UInt8]) -> Bool {
  guard offset > 0, offset + 1 < bytes.count, Lexer.isDigit(bytes[offset + 1]) else { return false }
  return "+-".utf8.contains(bytes[offset]) && "eEpP".utf8.contains(bytes[offset - 1])
}
