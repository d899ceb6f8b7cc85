import Foundation

/// Inputs with what is expected of them, as a file.
///
/// Each entry is a title between two rulers of `=`, the input on one line as an ``EscapedText``, a divider of `-`, and
/// what is expected.
///
/// With the environment variable `RECORD_CORPORA` set to anything, a test run writes what it finds in place of what is
/// expected, and fails if that changes a file; what has changed is then to be read with `git diff`:
///
///     RECORD_CORPORA=1 swift test --filter Corpus
public struct Corpus {
  /// An input with what is expected of it.
  public struct Entry: Sendable {
    public let title: String
    public let input: String
    public let expected: String

    public init(title: String, input: String, expected: String) {
      self.title = title
      self.input = input
      self.expected = expected
    }
  }

  /// The file has another form.
  public struct Malformed: Error {
    /// The number of the line, from 1.
    public let line: Int
  }

  public let entries: [Entry]

  public init(_ entries: [Entry]) { self.entries = entries }

  /// The corpus that a text is.
  public init(reading text: String) throws(Malformed) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let starts = lines.indices.filter { lines[$0] == Self.ruler && $0 + 2 < lines.count && lines[$0 + 2] == Self.ruler }
    guard starts.first == 0 else { throw Malformed(line: 1) }
    var entries: [Entry] = []
    for (start, end) in zip(starts, starts.dropFirst() + [lines.endIndex]) {
      guard start + 4 < end, lines[start + 4] == Self.divider else { throw Malformed(line: start + 1) }
      let expected = lines[(start + 5)..<end].joined(separator: "\n")
      entries.append(
        Entry(
          title: lines[start + 1], input: lines[start + 3],
          expected: String(expected.reversed().drop { $0 == "\n" }.reversed())))
    }
    self.entries = entries
  }

  /// Whether what is found is written in place of what is expected.
  public static let isRecording = ProcessInfo.processInfo.environment["RECORD_CORPORA"] != nil

  /// The corpus in a file, by its path from the root of the package.
  public init(of path: String) throws { try self.init(reading: Repository.text(of: path)) }

  /// Writes a file anew, with what was found in place of what was expected; whether that changes it.
  public static func record(_ path: String, _ actual: (Entry) -> String) throws -> Bool {
    let old = try Repository.text(of: path)
    let new = Corpus(
      try Corpus(reading: old).entries.map { Entry(title: $0.title, input: $0.input, expected: actual($0)) }
    ).text
    if new == old { return false }
    try new.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    return true
  }

  /// The text of the file.
  public var text: String {
    entries.map { entry in
      [Self.ruler, entry.title, Self.ruler, entry.input, Self.divider, entry.expected, ""].joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static let ruler = String(repeating: "=", count: 80)
  private static let divider = String(repeating: "-", count: 80)
}
