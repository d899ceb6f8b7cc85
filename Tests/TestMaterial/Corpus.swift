/// Inputs with what is expected of them, as a file.
///
/// Each entry is a title between two rulers of `=`, the input on one line as an ``EscapedText``, a divider of `-`, and
/// what is expected.
public struct Corpus {
  /// An input with what is expected of it.
  public struct Entry {
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

  /// The text of the file.
  public var text: String {
    entries.map { entry in
      [Self.ruler, entry.title, Self.ruler, entry.input, Self.divider, entry.expected, ""].joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static let ruler = String(repeating: "=", count: 80)
  private static let divider = String(repeating: "-", count: 80)
}
