import ConstraintGrammar

/// A source with changes.
public struct SourceEdits: Sendable {
  private let bytes: ContiguousArray<UInt8>
  private let edits: [FixIt]

  /// The source that the fix-its of its strings make: of each string whose mistakes all have some.
  public init(fixing strings: [ConstraintString], in source: ContiguousArray<UInt8>) {
    var edits: [FixIt] = []
    for string in strings {
      guard string.canBeFixed, case .mistake(let mistakes) = string.status else { continue }
      edits += mistakes.flatMap { $0.fixIts }
    }
    self.init(edits, in: source)
  }

  init(_ edits: [FixIt], in source: ContiguousArray<UInt8>) {
    bytes = source
    // What is put in at one place stays in its order.
    self.edits = edits.enumerated().sorted {
      ($0.element.offset, $0.element.length, $0.offset) < ($1.element.offset, $1.element.length, $1.offset)
    }.map { $0.element }
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { edits.isEmpty }

  /// The source with the changes.
  public var result: ContiguousArray<UInt8> { text(of: 0..<bytes.count, edits) }

  private func text(of range: Range<Int>, _ edits: some Sequence<FixIt>) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    var end = range.lowerBound
    for edit in edits {
      result += bytes[end..<edit.offset]
      result += edit.replacement.utf8
      end = edit.offset + edit.length
    }
    return result + bytes[end..<range.upperBound]
  }

  /// The changes as a unified diff, which `git apply` takes; empty where nothing changes.
  ///
  /// - Parameter path: the path of the file, relative to where the diff is applied.
  /// - Complexity: linear in the length of the source.
  public func unifiedDiff(path: String) -> String {
    var starts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
    // What follows the last line feed is a line, if it is anything.
    if starts.last != bytes.count { starts.append(bytes.count) }
    let lines = (0..<starts.count - 1).map { starts[$0]..<starts[$0 + 1] }
    var diff = ""
    var shift = 0
    for hunk in hunks(lines) {
      let old = hunk.first..<hunk.last + 1
      let context = max(0, old.lowerBound - 3)..<min(lines.count, old.upperBound + 3)
      let newLines = self.lines(of: text(of: lines[hunk.first].lowerBound..<lines[hunk.last].upperBound, hunk.edits))
      let count = context.count + newLines.count - old.count
      diff += "@@ -\(context.lowerBound + 1),\(context.count) +\(context.lowerBound + 1 + shift),\(count) @@\n"
      for line in context where line < old.lowerBound { diff += marked(" ", bytes[lines[line]]) }
      for line in old { diff += marked("-", bytes[lines[line]]) }
      for line in newLines { diff += marked("+", line) }
      for line in context where line >= old.upperBound { diff += marked(" ", bytes[lines[line]]) }
      shift += newLines.count - old.count
    }
    return diff.isEmpty ? "" : "--- a/\(path)\n+++ b/\(path)\n" + diff
  }

  /// Edits whose lines are so near that they share a context.
  private func hunks(_ lines: [Range<Int>]) -> [(first: Int, last: Int, edits: [FixIt])] {
    var hunks: [(first: Int, last: Int, edits: [FixIt])] = []
    var line = 0
    for edit in edits {
      while line < lines.count - 1, lines[line].upperBound <= edit.offset { line += 1 }
      var last = line
      while last < lines.count - 1, lines[last].upperBound < edit.offset + edit.length { last += 1 }
      if let hunk = hunks.last, line <= hunk.last + 6 {
        hunks[hunks.count - 1].last = max(hunk.last, last)
        hunks[hunks.count - 1].edits.append(edit)
      } else {
        hunks.append((line, last, [edit]))
      }
    }
    return hunks
  }

  private func lines(of text: ContiguousArray<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = Array(text)[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 10).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private func marked(_ mark: String, _ line: some Collection<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return text.utf8.last == 10 ? text : text + "\n\\ No newline at end of file\n"
  }
}
