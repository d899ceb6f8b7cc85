public import ConstraintGrammar
import Spelling

struct SourceEdit {
  let range: Range<Int>
  let replacement: String
}

/// A source with changes.
public struct SourceEdits: Sendable {
  private let bytes: ContiguousArray<UInt8>
  private let edits: [SourceEdit]

  /// The source with the fix-its of its strings applied. A string is only changed if each of its mistakes has fix-its
  /// that are certain enough; mistakes in names need not have any.
  public init(
    fixing strings: [ConstraintString], in source: ContiguousArray<UInt8>, atLeast certainty: FixIt.Certainty = .sure
  ) {
    let fixIts = strings.flatMap { string in
      string.diagnostics.filter { string.canFix($0, atLeast: certainty) }.flatMap { $0.fixIts }
    }
    // Several strings may be made of one literal, which is changed once.
    var edits: [SourceEdit] = []
    for fixIt in fixIts.sorted(by: { $0.offset < $1.offset }) {
      let range = fixIt.offset..<fixIt.offset + fixIt.length
      if let last = edits.last?.range, last.upperBound > range.lowerBound || last == range { continue }
      edits.append(SourceEdit(range: range, replacement: fixIt.replacement))
    }
    self.init(edits, in: source)
  }

  init(_ edits: [SourceEdit], in source: ContiguousArray<UInt8>) {
    bytes = source
    // Several insertions at one place stay in their order.
    self.edits = edits.enumerated().sorted {
      let (one, other) = ($0.element.range, $1.element.range)
      return (one.lowerBound, one.count, $0.offset) < (other.lowerBound, other.count, $1.offset)
    }.map { $0.element }
  }

  /// The changes, in order: the bytes of the source, and what comes in their place.
  package var changes: [(range: Range<Int>, replacement: String)] { edits.map { ($0.range, $0.replacement) } }

  /// Whether nothing changes.
  public var isEmpty: Bool { edits.isEmpty }

  /// The source with the changes.
  public var result: ContiguousArray<UInt8> { text(of: 0..<bytes.count, edits) }

  /// The changes, each joined with the ranges that it overlaps.
  ///
  /// - Parameter ranges: ranges of the source, in order.
  func joined(with ranges: [Range<Int>]) -> [SourceEdit] {
    var joined: [(range: Range<Int>, edits: [SourceEdit])] = []
    var rest = ranges[...]
    for edit in edits {
      var range = edit.range
      rest = rest.drop { $0.upperBound <= edit.range.lowerBound }
      while let next = rest.first, next.lowerBound < edit.range.upperBound {
        range = min(range.lowerBound, next.lowerBound)..<max(range.upperBound, next.upperBound)
        rest.removeFirst()
      }
      if let last = joined.last, range.lowerBound < last.range.upperBound {
        let whole = last.range.lowerBound..<max(last.range.upperBound, range.upperBound)
        joined[joined.count - 1] = (whole, last.edits + [edit])
      } else {
        joined.append((range, [edit]))
      }
    }
    return joined.map {
      SourceEdit(range: $0.range, replacement: String(decoding: text(of: $0.range, $0.edits), as: UTF8.self))
    }
  }

  private func text(of range: Range<Int>, _ edits: [SourceEdit]) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    var end = range.lowerBound
    for edit in edits {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    return result + bytes[end..<range.upperBound]
  }

  /// The changes as a unified diff, which `git apply` takes; empty where nothing changes.
  ///
  /// - Parameter path: the path of the file, relative to where the diff is applied.
  /// - Precondition: the source is in UTF-8; what is not becomes U+FFFD.
  /// - Complexity: linear in the length of the source.
  public func unifiedDiff(path: String) -> String { unifiedDiff(path: path.utf8) }

  /// The same for a path as the system has it, which may be of any bytes.
  public func unifiedDiff(path: some Collection<UInt8>) -> String {
    let lines = Self.lines(of: bytes[...])
    var diff = ""
    var shift = 0
    for hunk in hunks(lines) {
      let context = max(0, hunk[0].old.lowerBound - 3)..<min(lines.count, hunk[hunk.count - 1].old.upperBound + 3)
      let growth = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
      diff +=
        "@@ -\(context.lowerBound + 1),\(context.count) +\(context.lowerBound + 1 + shift),\(context.count + growth) @@\n"
      var line = context.lowerBound
      for change in hunk {
        diff += Self.marked(" ", lines[line..<change.old.lowerBound])
        diff += Self.marked("-", lines[change.old]) + Self.marked("+", change.new)
        line = change.old.upperBound
      }
      diff += Self.marked(" ", lines[line..<context.upperBound])
      shift += growth
    }
    return diff.isEmpty ? "" : "--- \(Self.named("a/", path))\n+++ \(Self.named("b/", path))\n" + diff
  }

  /// A path as a diff names it. As git writes it, bytes are given by their codes if they would end the line, mean
  /// something to a terminal, or are no UTF-8.
  private static func named(_ side: String, _ path: some Collection<UInt8>) -> String {
    let bytes = ContiguousArray(path)
    var (name, isPlain, index) = (side, true, 0)
    while index < bytes.count {
      let decoded = DecodedScalar(in: bytes.span, at: index)
      let end = index + decoded.length
      if let scalar = decoded.scalar, !scalar.isControl, scalar != "\"", scalar != "\\" {
        name.unicodeScalars.append(scalar)
      } else {
        isPlain = false
        name += bytes[index..<end].map(Self.code(of:)).joined()
      }
      index = end
    }
    // Without a tab behind it `patch` takes what stands before a blank for all of the name.
    return (isPlain ? name : "\"\(name)\"") + (bytes.contains(UInt8(ascii: " ")) ? "\t" : "")
  }

  private static func code(of byte: UInt8) -> String {
    if byte == 34 || byte == 92 { return "\\" + String(Unicode.Scalar(byte)) }
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }

  private typealias Lines = ArraySlice<ArraySlice<UInt8>>

  /// Lines, and those that come in their place.
  private typealias Change = (old: Range<Int>, new: Lines)

  /// Changes that are so near that they share a context.
  private func hunks(_ lines: Lines) -> [[Change]] {
    var hunks: [[Change]] = []
    for block in blocks(lines) {
      var old = block.lines
      let range = lines[old.lowerBound].startIndex..<lines[old.upperBound - 1].endIndex
      var new = Self.lines(of: text(of: range, block.edits)[...])
      // What stays as it is belongs to the context.
      let before = zip(new, lines[old]).prefix { $0 == $1 }.count
      (new, old) = (new.dropFirst(before), old.dropFirst(before))
      let behind = zip(new.reversed(), lines[old].reversed()).prefix { $0 == $1 }.count
      (new, old) = (new.dropLast(behind), old.dropLast(behind))
      if let last = hunks.last?.last, old.lowerBound <= last.old.upperBound + 6 {
        hunks[hunks.count - 1].append((old, new))
      } else {
        hunks.append([(old, new)])
      }
    }
    return hunks
  }

  /// The edits by the lines that they change.
  private func blocks(_ lines: Lines) -> [(lines: Range<Int>, edits: [SourceEdit])] {
    func line(of offset: Int) -> Int { max(0, lines.count(below: offset + 1) - 1) }
    var blocks: [(lines: Range<Int>, edits: [SourceEdit])] = []
    for edit in edits {
      let first = line(of: edit.range.lowerBound)
      let end = max(first, line(of: edit.range.upperBound - 1)) + 1
      if let block = blocks.last, block.lines.contains(first) {
        let lines = block.lines.lowerBound..<max(block.lines.upperBound, end)
        blocks[blocks.count - 1] = (lines, block.edits + [edit])
      } else {
        blocks.append((first..<end, [edit]))
      }
    }
    return blocks
  }

  private static func lines(of text: ArraySlice<UInt8>) -> Lines {
    var ends = text.indices.filter { text[$0] == 10 }.map { $0 + 1 }
    // What follows the last line feed is a line, if it is anything.
    if (ends.last ?? text.startIndex) != text.endIndex { ends.append(text.endIndex) }
    return zip([text.startIndex] + ends, ends).map { text[$0..<$1] }[...]
  }

  private static func marked(_ mark: String, _ lines: Lines) -> String {
    lines.reduce(into: "") { text, line in
      text += mark + String(decoding: line, as: UTF8.self)
      if line.last != 10 { text += "\n\\ No newline at end of file\n" }
    }
  }
}

extension ArraySlice<UInt8>: Placed {
  var place: Int { startIndex }
}
