import ConstraintGrammar
import GrammarCombinators
import Testing

/// What a hint says to write.
struct Suggestion {
  private let texts: [String]

  /// What another dialect is said to have.
  private let foreign: (dialect: Dialect, text: String)?

  /// What is to be taken out.
  private let removal: String?
  private let diagnostic: Diagnostic
  private let bytes: [UInt8]

  /// The words after which a hint quotes what to write.
  private static let invitations = ["write ", "did you mean ", "such as ", "name here is ", "relation is ", "as in "]

  /// `nil` where the hint quotes nothing to write.
  init?(of diagnostic: Diagnostic, for bytes: [UInt8]) {
    guard let hint = diagnostic.hint else { return nil }
    if let mark = hint.firstRange(of: " has them: '"), let dialect = Dialect(named: String(hint[..<mark.lowerBound])) {
      foreign = (dialect, String(hint[mark.upperBound...].prefix { $0 != "'" }))
    } else {
      foreign = nil
    }
    let starts = Self.invitations.compactMap { hint.firstRange(of: $0)?.upperBound }
    let start = starts.min() ?? hint.endIndex
    let pieces = hint[start...].split(separator: "'", omittingEmptySubsequences: false)
    texts = pieces.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    removal = hint.hasPrefix("remove '") ? String(hint.split(separator: "'")[1]) : nil
    if texts.isEmpty, foreign == nil, removal == nil { return nil }
    self.diagnostic = diagnostic
    self.bytes = bytes
  }

  /// Checks that each text is an equation of the dialect, or that the parse gets further with it in the text or without
  /// it where it is to be removed, and that what another dialect is said to have is an equation there.
  func expectUse(in dialect: Dialect) throws {
    if let foreign { #expect(throws: Never.self) { try Equation(foreign.text, in: foreign.dialect) } }
    if let removal {
      let end = diagnostic.offset + removal.utf8.count
      #expect(bytes[diagnostic.offset...].starts(with: removal.utf8))
      let rest = Array(bytes[..<diagnostic.offset]) + bytes[end...]
      #expect(isFurther((rest, diagnostic.offset), in: dialect))
    }
    for text in texts {
      // The relations of a dialect may be words.
      if dialect.accepts(text) { continue }
      let isEquation = text.contains { "=<>".contains($0) } && text.contains { $0.isLetter || $0.isNumber }
      if isEquation {
        #expect(throws: Never.self) { try Equation(text, in: dialect) }
      } else {
        #expect(replacements(by: text).contains { isFurther($0, in: dialect) }, "nowhere can \(text) be written")
      }
    }
  }

  /// The input with `text` in place of what was found, with or without a few pieces before and after it.
  private func replacements(by text: String) -> [(bytes: [UInt8], end: Int)] {
    let starts = (0...diagnostic.offset).filter(isBoundary).suffix(5)
    let stops = (diagnostic.offset...bytes.count).filter(isBoundary).prefix(20)
    return starts.flatMap { start in
      stops.flatMap { stop in
        // Blanks keep the text from running into its neighbours, but some pieces must touch them.
        [[], [UInt8(ascii: " ")]].map { blank in
          let before = Array(bytes[..<start]) + blank + Array(text.utf8)
          return (before + blank + bytes[stop...], before.count)
        }
      }
    }
  }

  private func isBoundary(_ offset: Int) -> Bool {
    if offset == 0 || offset == bytes.count { return true }
    let isInsideCharacter = bytes[offset] & 0xC0 == 0x80
    return !isInsideCharacter && !(WordPart.contains(bytes[offset - 1]) && WordPart.contains(bytes[offset]))
  }

  private func isFurther(_ replacement: (bytes: [UInt8], end: Int), in dialect: Dialect) -> Bool {
    do throws(Diagnostic) {
      _ = try dialect.parse(ContiguousArray(replacement.bytes).span)
      return true
    } catch {
      return error.offset >= replacement.end
    }
  }
}
