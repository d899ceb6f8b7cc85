/// The rules of one `.gitignore`, as git's manual has them: of bytes, whatever characters they make.
struct IgnoreRules {
  /// A line of the file.
  private struct Rule {
    /// The patterns between the slashes.
    let segments: [PathPattern]
    let isNegated: Bool
    let isForFolders: Bool
  }

  private let rules: [Rule]

  /// How many names lead to the folder of the file.
  private let depth: Int

  /// The rules in a text.
  ///
  /// - Parameter depth: how many of the names in a path lead to the folder that the file is in.
  init(_ text: ContiguousArray<UInt8>, depth: Int) {
    self.depth = depth
    rules = text.split { $0 == 10 || $0 == 13 }.compactMap { Self.rule(Array($0)[...]) }
  }

  /// Whether the file leaves a path out; `nil` where it says nothing of it.
  ///
  /// - Parameter names: the names that lead to it, those above the folder of the file among them.
  func leavesOut(_ names: [ContiguousArray<UInt8>], isFolder: Bool) -> Bool? {
    let names = ContiguousArray(names)[depth...]
    return rules.last { rule in
      (isFolder || !rule.isForFolders)
        && wildcardMatch(rule.segments, names, isMany: { $0.isAnyPath }, fits: { $0.fits($1) })
    }.map { !$0.isNegated }
  }

  private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
    var line = line
    // Blanks at the end count only behind a backslash.
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
    if line.first == UInt8(ascii: "#") { return nil }
    let isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    let isForFolders = line.last == UInt8(ascii: "/")
    if isForFolders { line.removeLast() }
    // A slash ties the rule to the folder of the file; without one it holds in all folders below.
    let isTied = line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line.removeFirst() }
    if line.isEmpty { return nil }
    var segments = line.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { PathPattern($0) }
    if !isTied { segments.insert(.anyPath, at: 0) }
    // At the end it stands for all that is inside.
    if segments.last?.isAnyPath == true { segments.append(.anyName) }
    return Rule(segments: segments, isNegated: isNegated, isForFolders: isForFolders)
  }
}

/// The pattern of a name in a path: `*.swift`, `[a-z]?`, or `**` for any number of names.
private struct PathPattern {
  private enum Part {
    case many
    case one
    case byte(UInt8)
    case set([ClosedRange<UInt8>], isNegated: Bool)

    func fits(_ byte: UInt8) -> Bool {
      switch self {
      case .many, .one: true
      case .byte(let wanted): wanted == byte
      case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
      }
    }
  }

  private let parts: [Part]
  let isAnyPath: Bool

  static let anyPath = PathPattern(Array("**".utf8)[...])
  static let anyName = PathPattern(Array("*".utf8)[...])

  init(_ text: ArraySlice<UInt8>) {
    isAnyPath = text.elementsEqual("**".utf8)
    var parts: [Part] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): parts.append(.many)
      case UInt8(ascii: "?"): parts.append(.one)
      case UInt8(ascii: "\\"): parts.append(.byte(rest.popFirst() ?? UInt8(ascii: "\\")))
      case UInt8(ascii: "["): parts.append(Self.set(&rest) ?? .set([], isNegated: false))
      default: parts.append(.byte(byte))
      }
    }
    self.parts = parts
  }

  func fits(_ name: ContiguousArray<UInt8>) -> Bool {
    wildcardMatch(parts, name[...], isMany: { if case .many = $0 { true } else { false } }, fits: { $0.fits($1) })
  }

  /// The set behind a bracket, up to the one that closes it; `nil` where none does, and nothing fits.
  private static func set(_ text: inout ArraySlice<UInt8>) -> Part? {
    var rest = text
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let byte = rest.popFirst() {
      // A bracket that comes first is one of the set.
      if byte == UInt8(ascii: "]"), !ranges.isEmpty {
        text = rest
        return .set(ranges, isNegated: isNegated)
      }
      var first = byte
      if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() { first = escaped }
      if rest.first == UInt8(ascii: "-"), let last = rest.dropFirst().first, last != UInt8(ascii: "]") {
        rest = rest.dropFirst(2)
        if first <= last { ranges.append(first...last) }
      } else {
        ranges.append(first...first)
      }
    }
    return nil
  }
}

/// Whether a pattern in which some parts stand for any number of elements is like all elements.
///
/// - Complexity: that of the product of both lengths, at most.
private func wildcardMatch<Part, Element>(
  _ pattern: [Part], _ elements: ContiguousArray<Element>.SubSequence, isMany: (Part) -> Bool,
  fits: (Part, Element) -> Bool
) -> Bool {
  var (place, index) = (0, elements.startIndex)
  // Where to go on when the rest does not fit: the last of these parts takes one element more.
  var retry: (place: Int, index: Int)?
  while index < elements.endIndex {
    if place < pattern.count, isMany(pattern[place]) {
      place += 1
      retry = (place, index)
    } else if place < pattern.count, fits(pattern[place], elements[index]) {
      place += 1
      index += 1
    } else if let (start, taken) = retry {
      (place, index) = (start, taken + 1)
      retry = (start, taken + 1)
    } else {
      return false
    }
  }
  return pattern[place...].allSatisfy(isMany)
}
