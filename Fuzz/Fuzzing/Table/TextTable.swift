import ConstraintGrammar
import Recogniser
import TestMaterial

/// Texts with what a dialect says of each, for those who read its grammar with other means.
public struct TextTable: Equatable, Sendable {
  /// The verdict of a dialect on a text.
  public enum Verdict: String, Sendable {
    case accepted
    case rejected
    /// The grammar derives it, and it is refused for a reason that no grammar knows.
    case refused

    init(_ subject: FuzzSubject, _ bytes: [UInt8]) {
      if subject.dialect.accepts(ContiguousArray(bytes).span) {
        self = .accepted
      } else {
        // A text that is nested too deep is not read to its end by the parser.
        self = subject.recogniser.recognise(bytes).isAccepted ? .refused : .rejected
      }
    }
  }

  /// A text and the verdict.
  public struct Row: Equatable, Sendable {
    public let verdict: Verdict
    public let text: String
  }

  /// The rows, in the order in which the texts were made.
  public private(set) var rows: [Row] = []

  /// A table of so many accepted texts and as many rejected ones, and of the refused ones that came up meanwhile.
  ///
  /// - Parameters:
  ///   - texts: texts that are in it whatever their number.
  ///   - count: how many accepted ones there are at least, and how many rejected ones.
  ///   - seed: what all random choices follow from.
  public init(_ subject: FuzzSubject, texts: [[UInt8]], count: Int, seed: UInt64) {
    var session = FuzzSession(subject, properties: [], seed: seed, pool: texts)
    var seen: Set<[UInt8]> = []
    var counts: [Verdict: Int] = [:]
    var rows: [Row] = []
    func add(_ bytes: [UInt8], always: Bool) {
      // What is not UTF-8 is no text to others; what is very long is slow to read and says nothing more.
      guard bytes.count <= Self.lengthLimit, let text = String(exactly: bytes) else { return }
      guard seen.insert(bytes).inserted else { return }
      let verdict = Verdict(subject, bytes)
      guard always || counts[verdict, default: 0] < count else { return }
      counts[verdict, default: 0] += 1
      rows.append(Row(verdict: verdict, text: text))
    }
    for text in texts { add(text, always: true) }
    for text in texts where subject.dialect.accepts(ContiguousArray(text).span) {
      add(Self.withOtherLetters(text), always: true)
    }
    while counts[.accepted, default: 0] < count || counts[.rejected, default: 0] < count {
      session.step { add($0, always: false) }
    }
    self.rows = rows
  }

  private static let lengthLimit = 400

  /// The same in letters that Unicode takes for s and k where case does not count, and that are none of ASCII.
  private static func withOtherLetters(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { byte in
      switch byte | 0x20 {
      case UInt8(ascii: "s"): Array("\u{17F}".utf8)
      case UInt8(ascii: "k"): Array("\u{212A}".utf8)
      default: [byte]
      }
    }
  }
}
