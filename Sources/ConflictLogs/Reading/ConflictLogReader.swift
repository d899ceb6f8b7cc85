import ConstraintGrammar
import GrammarCombinators

/// Finds the logs of Auto Layout in the lines of a console, whatever else stands there.
///
/// It is given line after line and gives each log when it ends, so that it needs memory for one log only.
public struct ConflictLogReader: Sendable {
  /// The log that is being read.
  private var log: LogInProgress?

  /// The lines on which a constraint stands that has not ended yet.
  private var pending: (line: Int, pieces: [ArraySlice<UInt8>])?

  /// Whether the next constraint is the one that was given up.
  private var expectsGivenUp = false

  /// The last line outside of a log on which nothing but a bracket stands, which opens a list.
  private var openedLine = 0

  /// How many lines have followed the last one that belongs to the log.
  private var linesBehind = 0

  /// A reader that has read nothing.
  public init() {}

  /// How many lines one constraint may stand on, how many bytes it may have, and how many other lines may stand in a log.
  private static let limits = (lines: 8, bytes: 16_384, linesBetween: 40)

  /// Reads the next line.
  ///
  /// - Returns: the log that ended before it or with it.
  /// - Complexity: linear in the length of the line.
  public mutating func read(_ line: Span<UInt8>, number: Int) -> [ConflictLog] {
    guard log != nil || pending != nil || Self.signs.contains(where: { line.holds($0) }) else {
      if line.endsWithBracket { openedLine = number }
      return []
    }
    return read(line.indices.map { line[$0] }, number)
  }

  /// Ends the log that is being read.
  public mutating func finish() -> ConflictLog? {
    giveUpPending()
    expectsGivenUp = false
    defer { log = nil }
    guard let log, !log.isEmpty else { return nil }
    return log.finished()
  }

  private mutating func read(_ bytes: [UInt8], _ number: Int) -> [ConflictLog] {
    // A log may have lost its line feeds. What is given up stands behind the words.
    if let place = bytes.place(of: Self.givenUp), PrintedText.beginning(of: bytes[..<place]) != nil {
      return read(Array(bytes[..<place]), number) + read(Array(bytes[place...]), number)
    }
    var finished: [ConflictLog] = []
    var line = PrintedText.decoded(bytes)
    if pending == nil, log != nil { line = PrintedText.withBrackets(line) }
    let isAnnouncement =
      Self.announcements.contains { line.holds($0) } || line.holds(Self.advice) && log?.isAwaitingList != true
    if isAnnouncement {
      if let log = finish() { finished.append(log) }
      log = LogInProgress(line: number, isAnnounced: true)
      linesBehind = 0
      if PrintedText.beginning(of: line[...]) == nil {
        log?.isHidden = line.holds("<private>")
        return finished
      }
    }
    var rest = line[...]
    let isGivenUp = line.holds(Self.givenUp)
    if isGivenUp {
      giveUpPending()
      if log == nil { log = LogInProgress(line: number, isAnnounced: false) }
      expectsGivenUp = true
      linesBehind = 0
    } else if pending != nil {
      guard let behind = goOn(with: line) else { return finished }
      rest = behind
    }
    let text = line.withoutMargin
    if log != nil, text.elementsEqual("<private>".utf8) { log?.isHidden = true }
    // A log has one list, so that another one is that of the next log.
    if let log, log.isComplete, log.count > 0, text.elementsEqual("(".utf8) || text.elementsEqual("[".utf8) {
      openedLine = number
      return finish().map { finished + [$0] } ?? finished
    }
    if text.first == UInt8(ascii: ")") { log?.isComplete = true }
    if PrintedText.isEllipsis(line), log?.isInList == true { log?.isShortened = true }
    linesBehind += 1
    while let (start, isCertain) = PrintedText.beginning(of: rest) {
      let next = PrintedText.beginning(of: rest[(start + 1)...])?.index ?? rest.endIndex
      let piece = rest[start..<next]
      if let end = take([piece], from: number) {
        rest = rest[min(start + end, rest.endIndex)...]
      } else if next == rest.endIndex, isCertain, piece.count < Self.limits.bytes {
        pending = (number, [piece])
        return finished + closed()
      } else {
        if isCertain { refuse([piece], from: number) }
        rest = rest[next...]
      }
    }
    return finished + closed()
  }

  /// One of these stands in each line that begins a log.
  private static let signs = [Array("onstraint".utf8), Array("<'UI".utf8)]

  private static let interpreter = Interpreter(ConflictLog.Constraint())
  private static let announcements = [
    "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
  ]
  /// What follows an announcement, and stands for one that is lost.
  private static let advice = "one of the constraints in the following list"
  private static let givenUp = "Will attempt to recover by breaking"

  /// The log, if it has ended.
  private mutating func closed() -> [ConflictLog] {
    guard let log else { return [] }
    let isFarBehind = linesBehind > Self.limits.linesBetween && pending == nil
    guard log.hasGivenUp || isFarBehind || log.count >= 100_000 else { return [] }
    return finish().map { [$0] } ?? []
  }

  /// Adds a line to those of a constraint.
  ///
  /// - Returns: what is still to be read of the line; `nil` if that is nothing.
  private mutating func goOn(with line: [UInt8]) -> ArraySlice<UInt8>? {
    guard case (let first, var pieces)? = pending else { return line[...] }
    let text = PrintedText.withoutIndentation(line)
    let start = PrintedText.beginning(of: text)?.index
    let piece = text[..<(start ?? text.endIndex)]
    let isEnd = piece.isEmpty || piece.first == UInt8(ascii: ")")
    if !isEnd {
      pieces.append(piece)
      if take(pieces, from: first) != nil {
        pending = nil
        return start.map { text[$0...] }
      }
    }
    let size = pieces.reduce(0) { $0 + $1.count }
    if isEnd || start != nil || pieces.count >= Self.limits.lines || size > Self.limits.bytes {
      if !isEnd { pieces.removeLast() }
      refuse(pieces, from: first)
      pending = nil
      return line[...]
    }
    pending = (first, pieces)
    return nil
  }

  /// Reads a constraint from lines.
  ///
  /// - Returns: where it ends in the last of them; `nil` if it can't be read.
  private mutating func take(_ pieces: [ArraySlice<UInt8>], from line: Int) -> Int? {
    for text in PrintedText.joined(pieces) {
      var cursor = Cursor()
      guard let parsed = ConflictLog.Constraint().parse(text.span, &cursor) else { continue }
      let text = String(decoding: text[..<cursor.offset], as: UTF8.self)
      add(from: line) { $0.add(parsed, text: text, line: line, isGivenUp: $1) }
      return pieces.count > 1 ? pieces[pieces.count - 1].count : cursor.offset
    }
    return nil
  }

  private mutating func giveUpPending() {
    guard let (line, pieces) = pending else { return }
    refuse(pieces, from: line)
    pending = nil
  }

  /// Says that a constraint can't be read.
  private mutating func refuse(_ pieces: [ArraySlice<UInt8>], from line: Int) {
    // Of what it may have been broken from, and what was mended, it is what makes sense the furthest.
    let texts = PrintedText.joined(pieces)
    var (bytes, failure) = (texts[0], Self.failure(in: texts[0]))
    if let mended = texts.last, mended != bytes {
      let other = Self.failure(in: mended)
      if other.offset > failure.offset { (bytes, failure) = (mended, other) }
    }
    let diagnostic = Diagnostic(failure, in: bytes.span)
    let text = String(decoding: Array(bytes).withoutMargin, as: UTF8.self)
    add(from: line) { $0.add(UnreadConstraint(line: line, text: text, diagnostic: diagnostic), isGivenUp: $1) }
  }

  private static func failure(in bytes: ContiguousArray<UInt8>) -> ParseFailure {
    ConflictLog.Constraint().explain(bytes.span, from: Cursor(), by: interpreter)
  }

  private mutating func add(from line: Int, _ change: (inout LogInProgress, _ isGivenUp: Bool) -> Void) {
    // There may be an empty line between the bracket and the list.
    let isOpened = openedLine > 0 && openedLine + 2 >= line
    var log = log ?? LogInProgress(line: 0, isAnnounced: false, isOpened: isOpened)
    change(&log, expectsGivenUp)
    self.log = log
    expectsGivenUp = false
    linesBehind = 0
  }
}

// Most lines of a console are looked at where they are, and not copied.
extension Span<UInt8> {
  /// Whether a bracket that opens a list ends a line, whatever marks of Markdown stand behind it.
  fileprivate var endsWithBracket: Bool {
    let last = indices.last { !"`* \t\r".utf8.contains(self[$0]) }.map { self[$0] }
    return last == UInt8(ascii: "(") || last == UInt8(ascii: "[")
  }

  /// Whether some bytes stand among these.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    for start in 0...(count - part.count) where self[start] == part[0] {
      if part.indices.allSatisfy({ self[start + $0] == part[$0] }) { return true }
    }
    return false
  }
}

extension [UInt8] {
  /// The bytes of a line without blanks around them, and without the signs with which Markdown begins a quotation.
  fileprivate var withoutMargin: ArraySlice<UInt8> {
    let text = drop { WhiteSpace.contains($0) || $0 == UInt8(ascii: ">") }
    return text.prefix((text.lastIndex { !WhiteSpace.contains($0) } ?? text.startIndex - 1) - text.startIndex + 1)
  }

  /// Whether a text is a part of it.
  fileprivate func holds(_ text: String) -> Bool { place(of: text) != nil }

  /// Where a text that is not empty stands in it first.
  fileprivate func place(of text: String) -> Int? {
    indices.first { self[$0] == text.utf8.first && self[$0...].starts(with: text.utf8) }
  }
}
