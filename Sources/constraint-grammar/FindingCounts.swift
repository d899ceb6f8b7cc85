import CommandLineInterface

/// How many findings there are of which kind, and which files have most.
struct FindingCounts {
  private var codes: [String: Int] = [:]
  private var files: [String: Int] = [:]

  mutating func add(code: String, path: String) {
    codes[code, default: 0] += 1
    files[path, default: 0] += 1
  }

  /// The kinds, most findings first, then at most ten files; empty where there is no finding.
  var lines: [String] {
    if codes.isEmpty { return [] }
    let (kinds, files) = (Self.sorted(codes), Self.sorted(files))
    let width = kinds[0].value.description.count
    func line(_ name: String, _ count: Int) -> String {
      String(repeating: " ", count: 2 + width - count.description.count) + "\(count)  \(name)"
    }
    let rest = files.dropFirst(10)
    return ["findings by kind:"] + kinds.map { line($0.key, $0.value) } + ["findings by file:"]
      + files.prefix(10).map { line($0.key, $0.value) }
      + (rest.isEmpty ? [] : [line("in \(rest.count) more", rest.reduce(0) { $0 + $1.value })])
  }

  /// The counts, the greatest first.
  static func sorted(_ counts: [String: Int]) -> [(key: String, value: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  }
}
