import Spelling

/// The rules of one `.gitignore`, as git has them: of bytes, whatever characters they make.
struct IgnoreRules {
  /// A line of the file.
  private struct Rule {
    let pattern: PathPattern
    let isNegated: Bool
    let isForFolders: Bool
    /// Whether it is about the last name of a path alone.
    let isOfNames: Bool
  }

  private let rules: [Rule]

  /// How many names lead to the folder of the file.
  private let depth: Int

  /// The rules in a text.
  ///
  /// - Parameter depth: how many of the names in a path lead to the folder that the file is in.
  init(_ text: ContiguousArray<UInt8>, depth: Int) {
    self.depth = depth
    rules = text.dropFirst(text.span.byteOrderMarkLength).split(separator: 10).compactMap { Self.rule($0) }
  }

  /// Whether the file leaves a path out; `nil` where it says nothing of it.
  ///
  /// - Parameter names: the names that lead to it, those above the folder of the file among them.
  func leavesOut(_ names: [ContiguousArray<UInt8>], isFolder: Bool) -> Bool? {
    if rules.isEmpty { return nil }
    let path = ContiguousArray(names[depth...].joined(separator: CollectionOfOne(UInt8(ascii: "/"))))
    let name = path[(path.count - (names.last?.count ?? 0))...]
    return rules.last { rule in
      (isFolder || !rule.isForFolders) && rule.pattern.fits(rule.isOfNames ? name : path[...])
    }.map { !$0.isNegated }
  }

  private static func rule(_ line: ContiguousArray<UInt8>.SubSequence) -> Rule? {
    if line.first == UInt8(ascii: "#") { return nil }
    var line = line.dropLast(line.last == 13 ? 1 : 0).prefix { $0 != 0 }
    line = line.prefix(upTo: endWithoutBlanks(line))
    let isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    let isForFolders = line.last == UInt8(ascii: "/")
    if isForFolders { line.removeLast() }
    // A slash ties the rule to the folder of the file; without one it holds in all folders below.
    let isOfNames = !line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line.removeFirst() }
    guard !line.isEmpty, let pattern = PathPattern(line) else { return nil }
    return Rule(pattern: pattern, isNegated: isNegated, isForFolders: isForFolders, isOfNames: isOfNames)
  }

  /// Where the blanks at the end begin, of which one behind a backslash is none.
  private static func endWithoutBlanks(_ line: ContiguousArray<UInt8>.SubSequence) -> Int {
    var (end, index) = (line.startIndex, line.startIndex)
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "\\") {
        index += 1
      } else if line[index] == UInt8(ascii: " ") {
        index += 1
        continue
      }
      index = min(index + 1, line.endIndex)
      end = index
    }
    return end
  }
}
