import ConstraintGrammar

/// What a subcommand makes of a line, in each form in which it can be written.
protocol ReportedLine {
  /// What stands above the results in text form; `nil` for nothing.
  static var title: String? { get }

  /// The number of the line.
  var number: Int { get }

  /// What is written in text form; `nil` if the line is rejected.
  var resultText: String? { get }

  /// What is said of the line to a person, with lines counted from ``number`` on.
  var diagnostics: [Diagnostic] { get }

  /// The same place with another text, which can't be read.
  init(refusing line: Self, text: String, _ diagnostic: Diagnostic)

  /// Writes the object that programs read.
  func write(to writer: inout JSONWriter)
}

extension ReportedLine {
  static var title: String? { nil }
}
