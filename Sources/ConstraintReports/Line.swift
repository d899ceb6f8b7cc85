public import ConstraintGrammar
import GrammarCombinators
import JSON

/// A line of a text, and what is made of it: its equation, a constraint, a translation.
public struct Line<Value> {
  /// The number of the line, from 1 on.
  public let number: Int

  /// The name of the file that the line is from; `nil` if it is from none.
  public let file: String?

  /// The name of the dialect that the line was read in; `nil` if any would have done and none did.
  public let dialect: String?

  /// The names of all dialects that accept the line, if any of them would have done.
  public let accepted: [String]?

  /// The name of the language that the line was translated into; `nil` if it was not to be translated.
  public let target: String?

  /// The line without its end; what is not UTF-8 is replaced by U+FFFD.
  public let text: String

  /// The value of the line, or the mistake in it; the lines of diagnostics are counted from ``number`` on.
  public var result: Result<Value, Diagnostic>

  /// A line and what is made of it.
  ///
  /// - Parameters:
  ///   - text: the line without its end.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from.
  ///   - dialect: the name of the dialect that it was read in.
  ///   - accepted: the names of all dialects that accept it, if any of them would have done.
  ///   - target: the name of the language that it was translated into.
  ///   - result: what is made of it; the line of a diagnostic is counted from ``number`` on.
  @inlinable public init(
    _ text: String, number: Int, file: String?, dialect: String?, accepted: [String]? = nil, target: String? = nil,
    result: Result<Value, Diagnostic>
  ) {
    self.number = number
    self.file = file
    self.dialect = dialect
    self.accepted = accepted
    self.target = target
    self.text = text
    self.result = result
  }

  /// The same line with something else made of it.
  package func with<Other>(text: String? = nil, _ result: Result<Other, Diagnostic>) -> Line<Other> {
    Line<Other>(
      text ?? self.text, number: number, file: file, dialect: dialect, accepted: accepted, target: target,
      result: result)
  }
}

extension Line: Sendable where Value: Sendable {}

extension Line<ParsedStatement> {
  /// Parses a line.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from.
  ///   - dialect: the dialect that it is written in.
  public init(_ bytes: Span<UInt8>, number: Int, file: String? = nil, in dialect: Dialect) {
    self.init(
      bytes.text, number: number, file: file, dialect: dialect.name,
      result: dialect.attempt(bytes).mapError { $0.counted(fromLine: number) })
  }

  /// Parses a line in whichever dialect accepts it.
  ///
  /// If several do, the equation is what the first of them makes of it. If none does, the diagnostic is that of the
  /// dialect that got furthest; of several that got equally far that of the first whose fix-its keep most of the text, or
  /// of the first if none has any.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from.
  ///   - dialects: the dialects in question, at least one.
  public init(_ bytes: Span<UInt8>, number: Int, file: String? = nil, inAnyOf dialects: [Dialect]) {
    precondition(!dialects.isEmpty, "a line is read in some dialect")
    let accepting = dialects.accepting(bytes)
    var best = (accepting.first ?? dialects[0]).attempt(bytes)
    if accepting.isEmpty {
      // One may refuse the blanks before a text, and another the text behind them.
      let start = bytes.indices.first { bytes[$0] != UInt8(ascii: " ") && bytes[$0] != UInt8(ascii: "\t") } ?? 0
      for dialect in dialects.dropFirst() {
        let other = dialect.attempt(bytes)
        if case (.failure(let known), .failure(let new)) = (best, other), new.isLikelier(than: known, start) {
          best = other
        }
      }
    }
    self.init(
      bytes.text, number: number, file: file, dialect: accepting.first?.name, accepted: accepting.map { $0.name },
      result: best.mapError { $0.counted(fromLine: number) })
  }

  /// The statement of the line, in the form that owns its names, or the mistake in it.
  public var statement: Result<Statement, Diagnostic> {
    result.map { parsed in text.withBytes { Statement(parsed, of: $0) } }
  }

  /// The line as a JSON object on one line: a record of NDJSON.
  public var json: String { record }

  /// The line with the tree of its text.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - dialects: the dialects that it was read in.
  package func traced(_ bytes: Span<UInt8>, in dialects: [Dialect]) -> Line<TracedStatement> {
    let tree = dialects.first { $0.name == dialect }?.tree(of: bytes)
    return with(result.map { TracedStatement(statement: $0, tree: tree) })
  }
}

extension Diagnostic {
  /// Whether its dialect got further than that of another, or as far and mends more, or keeps more of the text.
  ///
  /// - Parameter start: where the text begins behind its blanks.
  fileprivate func isLikelier(than other: Diagnostic, _ start: Int) -> Bool {
    if max(offset, start) != max(other.offset, start) { return offset > other.offset }
    let (mended, known) = (mended, other.mended)
    return mended.isWhole != known.isWhole ? mended.isWhole : mended.isBegun && mended.replaced < known.replaced
  }

  /// How far the fix-its go, and how many bytes of the text they replace.
  private var mended: (isWhole: Bool, isBegun: Bool, replaced: Int) {
    let fixes = mistakes.map { $0.fixIts }
    let isBegun = fixes.contains { !$0.isEmpty }
    return (!fixes.contains { $0.isEmpty }, isBegun, isBegun ? fixes.joined().reduce(0) { $0 + $1.length } : .max)
  }
}

extension Dialect {
  /// The statement of a text, or the mistake in it.
  fileprivate func attempt(_ bytes: Span<UInt8>) -> Result<ParsedStatement, Diagnostic> {
    do throws(Diagnostic) {
      return .success(try statement(of: bytes))
    } catch {
      return .failure(error)
    }
  }

  /// Parses each line of a text: an equation, or another text of the dialect. Blank lines are skipped.
  ///
  /// - Returns: for each line that is not blank, in order, what it states or what is wrong with it.
  /// - Complexity: linear in the length of the text.
  public func parse(linesOf text: String) -> [Line<ParsedStatement>] {
    let bytes = ContiguousArray(text.utf8)
    var lines: [Line<ParsedStatement>] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let end = line.last == UInt8(ascii: "\r") ? line.endIndex - 1 : line.endIndex
      let content = bytes.span.extracting(line.startIndex..<end)
      if !content.isBlank { lines.append(Line(content, number: number, in: self)) }
    }
    return lines
  }
}

extension Span<UInt8> {
  @usableFromInline var text: String { String(copying: self, in: indices) }

  /// Whether there is nothing but white space.
  public var isBlank: Bool {
    var cursor = Cursor()
    WhiteSpace.skip(self, &cursor)
    return cursor.offset == count
  }
}
