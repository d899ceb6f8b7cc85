public import ConstraintGrammar

/// A line of a text, and the constraint that it states.
public struct ResolvedLine<Item> {
  /// The number of the line, from 1 on.
  public let number: Int

  /// The name of the file that the line is from; `nil` if it is from none.
  public let file: String?

  /// The name of the dialect that the line was read in.
  public let dialect: String

  /// The line without its end; what is not UTF-8 is replaced by U+FFFD.
  public let text: String

  /// The constraint and what UIKit and AppKit would say to it, or what is wrong with the line.
  ///
  /// The lines of diagnostics are counted from ``number`` on.
  public var result: Result<Resolution<Item>, Diagnostic>

  /// Resolves a line.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from.
  ///   - dialect: the dialect that it is written in.
  ///   - environment: what the names in its equation stand for.
  @inlinable public init<Environment: LayoutEnvironment<Item>>(
    _ bytes: Span<UInt8>, number: Int, file: String? = nil, in dialect: Dialect,
    environment: (Equation<String>) -> Environment
  ) {
    self.number = number
    self.file = file
    self.dialect = dialect.name
    text = Self.text(of: bytes)
    do throws(Diagnostic) {
      let equation = try dialect.parse(bytes)
      var resolution = try dialect.resolve(
        equation, of: bytes, in: environment(Equation(equation, of: bytes)))
      for index in resolution.warnings.indices {
        resolution.warnings[index] = resolution.warnings[index].counted(fromLine: number)
      }
      result = .success(resolution)
    } catch {
      result = .failure(error.counted(fromLine: number))
    }
  }

  @usableFromInline static func text(of bytes: Span<UInt8>) -> String { String(copying: bytes, in: bytes.indices) }
}

extension ResolvedLine {
  /// The same place with another text, which can't be read.
  package init(refusing line: ResolvedLine, text: String, _ diagnostic: Diagnostic) {
    (number, file, dialect) = (line.number, line.file, line.dialect)
    self.text = text
    result = .failure(diagnostic)
  }
}

extension ResolvedLine: Equatable where Item: Equatable {}
extension ResolvedLine: Hashable where Item: Hashable {}
extension ResolvedLine: Sendable where Item: Sendable {}
