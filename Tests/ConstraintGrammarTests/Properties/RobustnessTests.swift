import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import Testing

/// A result or a diagnostic comes of every input, however large or strange.
@Suite struct RobustnessTests {
  static let million = 1_000_000

  /// What comes of some bytes: an equation, or a diagnostic that fits them.
  @discardableResult
  private func outcome(of bytes: [UInt8], in dialect: Dialect, isRendered: Bool = true) -> DiagnosticCode? {
    let result = Result { () throws(Diagnostic) in try dialect.statement(of: ContiguousArray(bytes).span) }
    guard case .failure(let diagnostic) = result else { return nil }
    #expect(0 <= diagnostic.offset && 0 <= diagnostic.length)
    #expect(diagnostic.offset + diagnostic.length <= bytes.count)
    if isRendered { #expect(diagnostic.rendered(in: ContiguousArray(bytes).span, file: "f").utf8.count < 2000) }
    return diagnostic.code
  }

  @Test(arguments: Dialect.all)
  func aMillionParentheses(in dialect: Dialect) {
    #expect(outcome(of: Array(repeating: UInt8(ascii: "("), count: Self.million), in: dialect) != nil)
  }

  @Test(arguments: Dialect.all)
  func aMillionDigits(in dialect: Dialect) {
    let digits = [UInt8](repeating: UInt8(ascii: "9"), count: Self.million)
    #expect(outcome(of: digits, in: dialect) != nil)
  }

  @Test func aMillionDigitsWhereTheyFit() throws {
    let digits = String(repeating: "9", count: Self.million)
    #expect(outcome(of: Array("a.left = \(digits)".utf8), in: .expressionFormat) == .numberTooLarge)
    let fraction = "a.left = 0.\(digits)"
    #expect(try Equation(fraction, in: .expressionFormat) == (try Equation("a.left = 1", in: .expressionFormat)))
  }

  @Test(arguments: Dialect.all)
  func aMillionSpaces(in dialect: Dialect) {
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: Self.million)
    #expect(outcome(of: spaces, in: dialect) == (dialect.hasWhiteSpace ? .unexpectedEnd : .whiteSpace))
    let sample = Array(dialect.sample.utf8)
    #expect(outcome(of: spaces + sample + spaces, in: dialect) == (dialect.hasWhiteSpace ? nil : .whiteSpace))
  }

  @Test(arguments: Dialect.all)
  func smallInputs(in dialect: Dialect) {
    #expect(outcome(of: [], in: dialect) == .unexpectedEnd)
    let sample = Array(dialect.sample.utf8)
    for end in ["", "\n", "\r\n", "\n\n", "\r", " \t\u{B}\u{C}"] {
      let isTaken = end.isEmpty || dialect.hasWhiteSpace
      #expect(outcome(of: sample + Array(end.utf8), in: dialect) == (isTaken ? nil : .whiteSpace))
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(outcome(of: mark + sample, in: dialect) == .unicodeSpace)
    #expect(outcome(of: sample + mark, in: dialect) == .unicodeSpace)
  }

  @Test(arguments: Dialect.all)
  func everyByteAndEveryTwoBytes(in dialect: Dialect) {
    for first in UInt8.min...UInt8.max {
      outcome(of: [first], in: dialect)
      for second: UInt8 in [0, 9, 32, 46, 48, 61, 97, 0x80, 0xBF, 0xC3, 0xE2, 0xF0, 0xFF] {
        // Longer texts have the words for letters and signs; what is no text has its own.
        outcome(of: [first, second], in: dialect, isRendered: first >= 0x80 || second >= 0x80)
      }
    }
  }
}

extension Dialect {
  /// Whether white space may stand between the parts of a text: in Apple's language it may not.
  fileprivate var hasWhiteSpace: Bool { name != "visual-format" }
}
