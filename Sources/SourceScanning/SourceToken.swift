import GrammarCombinators

/// A token of a source.
struct SourceToken: Sendable {
  enum Kind: Sendable {
    case word
    case number
    case string
    case comment
    /// A byte that is none of the others: a bracket, a sign, a comma.
    case mark
  }

  let kind: Kind
  let range: Range<Int>
}

/// The tokens of a source without its comments, and which brackets belong together.
final class SourceTokens {
  let bytes: ContiguousArray<UInt8>
  let language: SourceLanguage
  let all: [SourceToken]

  /// The comments that have the name of this tool in them.
  let remarks: [Range<Int>]

  /// For each token the place of the bracket that belongs to it; its own place for what is no bracket, or has no partner.
  private(set) var partners: [Int] = []

  /// For each token the place of the brace that it stands behind, the innermost; below zero outside of braces.
  private(set) var braces: [Int] = []

  /// The places of each word.
  private(set) lazy var occurrences: [String: [Int]] = {
    var occurrences: [String: [Int]] = [:]
    for index in all.indices where all[index].kind == .word {
      occurrences[text(of: all[index].range), default: []].append(index)
    }
    return occurrences
  }()

  /// The places of the names that something is assigned to, or that go through a list.
  private(set) lazy var bindings: [String: [Int]] = {
    var bindings: [String: [Int]] = [:]
    for index in all.indices where all[index].kind == .word {
      let next = mark(at: index + 1)
      if next == "=" || next == ":" || word(at: index + 1) == "in" {
        bindings[text(of: all[index].range), default: []].append(index)
      }
    }
    return bindings
  }()

  init(_ bytes: ContiguousArray<UInt8>, _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    (all, remarks) = Self.tokens(of: bytes, language)
    pairBrackets()
  }

  private static func tokens(
    of bytes: ContiguousArray<UInt8>, _ language: SourceLanguage
  ) -> ([SourceToken], remarks: [Range<Int>]) {
    let span = bytes.span
    var tokens: [SourceToken] = []
    var remarks: [Range<Int>] = []
    var cursor = Cursor()
    var isLineStart = true
    // What does not end is looked at to the end of the source, which must not happen for every mark in it.
    var endless = 0
    while let byte = span.byte(at: cursor.offset) {
      let start = cursor.offset
      if WhiteSpace.contains(byte) {
        isLineStart = isLineStart || byte == UInt8(ascii: "\n")
        cursor.offset += 1
        continue
      }
      // Elsewhere than at the beginning of a line it is no directive.
      let isSign = byte == UInt8(ascii: "#") && language == .objectiveC && !isLineStart
      let kind =
        isSign || endless > 3
        ? nil
        : language == .swift
          ? SourceGrammar.SwiftToken().parse(span, &cursor) : SourceGrammar.ObjectiveCToken().parse(span, &cursor)
      // Nesting beyond the limit stops a parse, and is passed over here.
      let end = kind == nil || cursor.isStopped ? start + 1 : cursor.offset
      if kind == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "/") && span.byte(at: end) == UInt8(ascii: "*")
      {
        endless += 1
      }
      cursor = Cursor(offset: end)
      isLineStart = false
      if case .comment? = kind {
        if (start..<end).contains(where: { bytes[$0..<end].starts(with: remark) }) { remarks.append(start..<end) }
        continue
      }
      tokens.append(SourceToken(kind: kind ?? .mark, range: start..<end))
    }
    return (tokens, remarks)
  }

  /// The comment that keeps a line from being reported.
  private static let remark = Array("constraint-grammar:disable".utf8)

  /// The lines of which nothing is reported: those with such a comment, and the next where it stands alone on its line.
  func disabledLines(_ lines: SourceLines) -> Set<Int> {
    var disabled: Set<Int> = []
    if remarks.isEmpty { return disabled }
    let inhabited = Set(all.map { lines.place(of: $0.range.lowerBound).line })
    for remark in remarks {
      let line = lines.place(of: remark.lowerBound).line
      let isAlone = !inhabited.contains(line)
      disabled.insert(isAlone ? lines.place(of: remark.upperBound).line + 1 : line)
    }
    return disabled
  }

  private func pairBrackets() {
    partners = Array(all.indices)
    braces = Array(repeating: -1, count: all.count)
    var open: [(index: Int, closing: Unicode.Scalar)] = []
    var openBraces: [Int] = []
    var counts: [Unicode.Scalar: Int] = [:]
    for index in all.indices {
      braces[index] = openBraces.last ?? -1
      guard let mark = mark(at: index) else { continue }
      if let closing = Self.closing[mark] {
        open.append((index, closing))
        counts[closing, default: 0] += 1
        if mark == "{" { openBraces.append(index) }
      } else if counts[mark] ?? 0 > 0 {
        // A bracket of another kind inside is one too many.
        while let last = open.popLast() {
          counts[last.closing, default: 0] -= 1
          if last.closing == "}" { openBraces.removeLast() }
          guard last.closing == mark else { continue }
          partners[last.index] = index
          partners[index] = last.index
          break
        }
      }
    }
  }

  private static let closing: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}"]

  /// The sign that a token is; `nil` for another token, and beyond the ends.
  func mark(at index: Int) -> Unicode.Scalar? {
    guard all.indices.contains(index), all[index].kind == .mark else { return nil }
    return Unicode.Scalar(bytes[all[index].range.lowerBound])
  }

  /// The word that a token is; `nil` for another token, and beyond the ends.
  func word(at index: Int) -> String? {
    guard all.indices.contains(index), all[index].kind == .word else { return nil }
    return text(of: all[index].range)
  }

  /// Whether brackets open at a token and close as the last of a range.
  func encloses(_ index: Int, _ range: Range<Int>) -> Bool {
    range.contains(index) && partners[index] > index && partners[index] == range.upperBound - 1
  }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func isString(at index: Int) -> Bool { all.indices.contains(index) && all[index].kind == .string }

  /// The pieces of a range of tokens between signs at its own level.
  func pieces(of range: Range<Int>, between sign: Unicode.Scalar) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if mark(at: index) == sign {
        pieces.append(start..<index)
        start = index + 1
      }
      index = max(index, min(partners[index], range.upperBound)) + 1
    }
    if start < range.upperBound || !pieces.isEmpty { pieces.append(start..<range.upperBound) }
    return pieces.filter { !$0.isEmpty }
  }
}
