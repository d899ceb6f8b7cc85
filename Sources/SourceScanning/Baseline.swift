import JSON

/// The findings that a team knows of and has not mended yet, so that only new ones are reported.
///
/// A finding is told by its file, its code and the text that it is about, and not by its line: lines above it can come and go.
public struct Baseline: Sendable {
  /// A mistake or a warning, wherever in its file it stands.
  public struct Finding: Hashable, Sendable {
    /// The path of the file.
    public let file: String

    /// The code of the diagnostic.
    public let code: String

    /// The text of the string; of a key that no text names the key.
    public let text: String

    /// A finding.
    public init(file: String, code: String, text: String) {
      self.file = file
      self.code = code
      self.text = text
    }
  }

  private var counts: [Finding: Int] = [:]

  /// How many of them have not been met yet.
  private var unmet: [Finding: Int] = [:]

  /// Nothing known.
  public init() {}

  /// The findings that a text in JSON has.
  ///
  /// - Parameters:
  ///   - text: what ``text`` has written.
  ///   - file: the name of the file, for the error.
  public init(_ text: ContiguousArray<UInt8>, file: String) throws(ScanSettings.Mistake) {
    for (key, value) in try JSONValue(reading: text, file: file).members("a baseline") {
      guard key == "findings" else {
        throw ScanSettings.Mistake(description: "a baseline has no '\(key)': it has findings")
      }
      for entry in try value.list(key) {
        var (texts, count) = ([String: String](), 1)
        for (key, value) in try entry.members("a finding") {
          switch key {
          case "file", "code", "text": texts[key] = try value.string(key)
          case "count": count = try value.number(key)
          default:
            throw ScanSettings.Mistake(description: "a finding has no '\(key)': it has file, code, text and count")
          }
        }
        guard let file = texts["file"], let code = texts["code"], let text = texts["text"] else {
          throw ScanSettings.Mistake(description: "a finding needs a file, a code and a text")
        }
        counts[Finding(file: file, code: code, text: text), default: 0] += count
      }
    }
    unmet = counts
  }

  /// Adds a finding.
  public mutating func add(_ finding: Finding) { counts[finding, default: 0] += 1 }

  /// Meets a finding.
  ///
  /// - Returns: whether it is known; once for each time that the baseline has it.
  public mutating func knows(_ finding: Finding) -> Bool {
    guard let count = unmet[finding], count > 0 else { return false }
    unmet[finding] = count - 1
    return true
  }

  /// The files that have findings.
  public var files: Set<String> { Set(counts.keys.map { $0.file }) }

  /// The findings that have not been met, and how many of each, in order.
  public var stale: [(finding: Finding, count: Int)] { Self.sorted(unmet) }

  /// How many findings there are.
  public var count: Int { counts.values.reduce(0, +) }

  /// The baseline in JSON, a finding a line and in order, so that versions can be compared and merged.
  public var text: String {
    JSONValue.object([
      "findings": .list(
        Self.sorted(counts).map { finding, count in
          .alone(
            .object([
              "file": .string(finding.file), "code": .string(finding.code), "text": .string(finding.text),
              "count": .number(count),
            ]))
        })
    ]).text
  }

  private static func sorted(_ counts: [Finding: Int]) -> [(finding: Finding, count: Int)] {
    counts.filter { $0.value > 0 }.map { (finding: $0.key, count: $0.value) }.sorted {
      ($0.finding.file, $0.finding.code, $0.finding.text) < ($1.finding.file, $1.finding.code, $1.finding.text)
    }
  }
}
