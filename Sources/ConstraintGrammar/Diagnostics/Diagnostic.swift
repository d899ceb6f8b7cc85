/// What is wrong with a text, where, and what to do about it.
///
/// It is a plain value: ``rendered(in:file:style:)-(String,_,_)`` shows it to a person, ``json`` hands it to a program.
public struct Diagnostic: Error, Hashable, Sendable {
  /// What kind of mistake it is. Codes are stable; messages and hints are not.
  public var code: DiagnosticCode

  /// The number of UTF-8 bytes before the place.
  public var offset: Int

  /// The length of what was found there, in UTF-8 bytes; 0 at the end of the text.
  public var length: Int

  /// The line of the place, from 1 on.
  public var line: Int

  /// The column of the place, in Unicode scalars from 1 on.
  public var column: Int

  /// What stands at the place; `nil` at the end of the text.
  public var found: String?

  /// The names of the tokens that would have fitted, as the grammar writes them, sorted.
  public var expected: [String]

  /// One sentence that says what is wrong.
  public var message: String

  /// What to type instead, where that can be told.
  public var hint: String?
}

extension Diagnostic: CustomStringConvertible {
  /// The place, the message and the hint in one line.
  public var description: String {
    "\(line):\(column): error: \(message)" + (hint.map { " (\($0))" } ?? "")
  }
}
