import GrammarCombinators

/// Divides a source into tokens.
///
/// A literal or a comment that has no end is looked at up to where its end would be, which must not happen for every mark in a
/// source: after a few of them on a line, and of those that take several lines in a source, no more are expected.
struct SourceReader {
  let bytes: ContiguousArray<UInt8>
  let language: SourceLanguage
  private(set) var tokens: [SourceToken] = []
  private(set) var remarks: [Range<Int>] = []
  private(set) var directives: [Range<Int>] = []

  /// The parts that are left out whatever the conditions are that the compiler is given, in order.
  private(set) var dead: [Range<Int>] = []
  private(set) var steps = 0

  private var cursor = Cursor()
  private var isLineStart = true
  private var failures = (inLine: 0, inSource: 0)
  private static let limit = 8

  init(_ bytes: ContiguousArray<UInt8>, _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
  }

  mutating func read() {
    let bytes = bytes
    let span = bytes.span
    while let byte = span.byte(at: cursor.offset) {
      let start = cursor.offset
      steps += 1
      if byte == 10 {
        isLineStart = true
        failures.inLine = 0
      }
      if WhiteSpace.contains(byte) {
        cursor.offset += 1
        continue
      }
      let found = language == .swift ? swiftToken(byte, span) : objectiveCToken(byte, span)
      // A literal or a comment without an end, where it is nothing else.
      let kind = found ?? token(SourceGrammar.OpenToken(), span)
      if kind == nil { cursor.offset = start + 1 }
      steps += cursor.offset - start
      guard kind != .comment else {
        if byte == UInt8(ascii: "#") { directives.append(start..<cursor.offset) }
        if bytes[start..<cursor.offset].has(Self.remark) { remarks.append(start..<cursor.offset) }
        continue
      }
      isLineStart = false
      tokens.append(SourceToken(kind: kind ?? .mark, range: start..<cursor.offset))
    }
    dead = deadCode()
    if dead.isEmpty { return }
    func isDead(_ place: Int) -> Bool { dead[..<dead.count(below: place + 1)].last?.contains(place) == true }
    tokens.removeAll { isDead($0.place) }
    directives.removeAll { isDead($0.place) }
  }

  /// The output of a parser at the place; where it fails, the cursor stays. Nesting beyond the limit is a failure.
  private mutating func token<Body: Parser>(_ body: Body, _ span: Span<UInt8>) -> Body.Output? {
    let start = cursor.offset
    if let output = body.parse(span, &cursor), !cursor.isStopped { return output }
    cursor = Cursor(offset: start)
    return nil
  }

  private mutating func objectiveCToken(_ byte: UInt8, _ span: Span<UInt8>) -> SourceToken.Kind? {
    // Elsewhere than at the beginning of a line it is no directive.
    if byte == UInt8(ascii: "#"), !isLineStart { return nil }
    guard byte == UInt8(ascii: "'") else { return token(SourceGrammar.ObjectiveCToken(), span) }
    guard failures.inLine < Self.limit else { return nil }
    let kind = token(SourceGrammar.ObjectiveCToken(), span)
    if kind == nil { countFailure(span) }
    return kind
  }

  private mutating func swiftToken(_ byte: UInt8, _ span: Span<UInt8>) -> SourceToken.Kind? {
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") else {
      return token(SourceGrammar.SwiftToken(), span)
    }
    let form = LiteralForm(of: cursor.offset..<bytes.count, in: span, .swift)
    if failures.inSource < Self.limit, form.isLong {
      if token(SourceGrammar.AcrossLines.lines, span) != nil { return .string }
      if token(SourceGrammar.LongString<SourceGrammar.NoValue>(), span) != nil { return .string }
      failures.inSource += 1
      steps += 2 * (bytes.count - cursor.offset)
    }
    if failures.inLine < Self.limit {
      if token(SourceGrammar.SwiftString<SourceGrammar.InOneLine>(), span) != nil { return .string }
      // The sign may begin something else.
      if span.byte(at: cursor.offset + form.hashes) != UInt8(ascii: "\"") {
        if token(SourceGrammar.Regex(), span) != nil { return .number }
        if span.byte(at: cursor.offset + 1) == UInt8(ascii: "/") { countFailure(span) }
        return nil
      }
      countFailure(span)
    }
    return token(SourceGrammar.ShortString<SourceGrammar.NoValue>(), span).map { .string }
  }

  /// Something has been looked at up to the end of its line.
  private mutating func countFailure(_ span: Span<UInt8>) {
    failures.inLine += 1
    var end = cursor.offset
    while let next = span.byte(at: end), next != 10 { end += 1 }
    steps += end - cursor.offset
  }

  /// The words of a comment that keep its line from being reported.
  private static let remark = Array("constraint-grammar:disable".utf8)
}

/// A programming language that apps are written in.
public enum SourceLanguage: String, CaseIterable, Hashable, Sendable {
  /// Swift.
  case swift = "Swift"

  /// Objective-C, Objective-C++ and their headers, and what Logos makes them of.
  case objectiveC = "Objective-C"

  /// The language of a file; `nil` where its name has another ending.
  public init?(ofFileNamed name: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch String(name[dot...]) {
    case ".swift": self = .swift
    case ".m", ".mm", ".h", ".M", ".x", ".xm": self = .objectiveC
    default: return nil
    }
  }
}

/// Why a file is no source that can be read.
public enum UnreadableSource: String, Sendable {
  /// It begins with the mark of UTF-16.
  case utf16 = "in UTF-16"

  /// It has a byte that no text has.
  case binary = "binary"

  /// The reason for a file; `nil` for one that can be read.
  public init?(_ bytes: ContiguousArray<UInt8>) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16
    } else if bytes.prefix(8192).contains(0) {
      self = .binary
    } else {
      return nil
    }
  }
}

struct SourceToken: Sendable {
  enum Kind: Sendable {
    case word
    case number
    case string
    /// A literal without its end, up to the end of its line.
    case openString
    case comment
    /// A byte that is none of the others: a bracket, a sign, a comma.
    case mark
  }

  let kind: Kind
  let range: Range<Int>
}

extension SourceToken: Placed {
  var place: Int { range.lowerBound }
}
