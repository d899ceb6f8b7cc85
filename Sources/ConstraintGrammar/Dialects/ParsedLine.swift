import GrammarCombinators

/// A line of a text, and what a dialect makes of it.
public struct ParsedLine: Hashable, Sendable {
  /// The number of the line, from 1 on.
  public let number: Int

  /// The name of the file that the line is from; `nil` if it is from none.
  public let file: String?

  /// The name of the dialect that the line was read in; `nil` if any would have done and none did.
  public let dialect: String?

  /// The names of all dialects that accept the line, if any of them would have done.
  public let accepted: [String]?

  /// The line without its end; what is not UTF-8 is replaced by U+FFFD.
  public let text: String

  /// The equation, or what is wrong with the line; the line of the diagnostic is counted from ``number`` on.
  public let result: Result<Equation<String>, Diagnostic>

  /// Parses a line.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from.
  ///   - dialect: the dialect that it is written in.
  public init(_ bytes: Span<UInt8>, number: Int, file: String? = nil, in dialect: Dialect) {
    self.init(bytes, number, file, dialect.name, accepted: nil, dialect.attempt(bytes))
  }

  /// Parses a line in whichever dialect accepts it.
  ///
  /// If several do, the equation is what the first of them makes of it. If none does, the diagnostic is that of the
  /// dialect that got furthest, of the first of them if several got equally far.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from.
  ///   - dialects: the dialects in question, at least one.
  public init(_ bytes: Span<UInt8>, number: Int, file: String? = nil, inAnyOf dialects: [Dialect]) {
    precondition(!dialects.isEmpty, "a line is read in some dialect")
    let accepting = Dialect.recognize(bytes, among: dialects)
    var best = (accepting.first ?? dialects[0]).attempt(bytes)
    if accepting.isEmpty {
      for dialect in dialects.dropFirst() {
        let other = dialect.attempt(bytes)
        if case (.failure(let known), .failure(let new)) = (best, other), new.offset > known.offset { best = other }
      }
    }
    self.init(bytes, number, file, accepting.first?.name, accepted: accepting.map { $0.name }, best)
  }

  private init(
    _ bytes: Span<UInt8>, _ number: Int, _ file: String?, _ dialect: String?, accepted: [String]?,
    _ result: Result<Equation<String>, Diagnostic>
  ) {
    self.number = number
    self.file = file
    self.dialect = dialect
    self.accepted = accepted
    text = String(copying: bytes, in: 0..<bytes.count)
    self.result = result.mapError { diagnostic in
      var diagnostic = diagnostic
      diagnostic.line += number - 1
      return diagnostic
    }
  }
}

extension ParsedLine {
  /// The same place with another text, which can't be read.
  package init(refusing line: ParsedLine, text: String, _ diagnostic: Diagnostic) {
    (number, file, dialect, accepted) = (line.number, line.file, line.dialect, line.accepted)
    self.text = text
    result = .failure(diagnostic)
  }
}

extension Dialect {
  /// The equation that owns its names, or what is wrong.
  fileprivate func attempt(_ bytes: Span<UInt8>) -> Result<Equation<String>, Diagnostic> {
    do throws(Diagnostic) {
      return .success(Equation(try parse(bytes), of: bytes))
    } catch {
      return .failure(error)
    }
  }
}

extension Span<UInt8> {
  /// Whether there is nothing but white space.
  public var isBlank: Bool {
    var cursor = Cursor()
    Spaced.skip(self, &cursor)
    return cursor.offset == count
  }
}
