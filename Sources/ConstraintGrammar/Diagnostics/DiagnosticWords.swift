/// What a person is told, written or still to be found out.
///
/// Most of the time of a diagnostic goes into its words, and a program that looks at its code and place needs none.
enum DiagnosticWords: Sendable {
  case written(message: String, hint: String?)
  case pending(Diagnosis)

  var written: (message: String, hint: String?) {
    switch self {
    case .written(let message, let hint): (message, hint)
    case .pending(let diagnosis): diagnosis.words
    }
  }
}
