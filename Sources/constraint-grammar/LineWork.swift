import ConstraintGrammar
import ConstraintReports
import JSON

/// The work of a subcommand on each line, on whatever thread.
protocol LineWork: Sendable {
  associatedtype Value: LineValue

  /// The title above the results in text form; `nil` for none.
  var title: String? { get }

  /// Whether lines stay lines in text form: blank ones too, those without a text as they are, and each with its end.
  var keepsLines: Bool { get }

  /// The line that comes of some bytes.
  ///
  /// - Parameter file: the name of the file that it is from; `nil` if it is from none.
  func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line<Value>

  /// The text that is written of a line; `nil` for none.
  func text(of line: Line<Value>) -> String?

  /// Writes the object that programs read.
  ///
  /// Left to itself it makes the line and writes that.
  ///
  /// - Returns: whether the line is accepted.
  func writeObject(for bytes: Span<UInt8>, number: Int, file: String?, to writer: inout JSONWriter) -> Bool
}

extension LineWork {
  var title: String? { nil }

  var keepsLines: Bool { false }

  func writeObject(for bytes: Span<UInt8>, number: Int, file: String?, to writer: inout JSONWriter) -> Bool {
    writer.value(line(bytes, number: number, file: file))
  }
}
