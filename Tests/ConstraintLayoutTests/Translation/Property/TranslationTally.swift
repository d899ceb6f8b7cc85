import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout

/// How the translations of generated equations came out.
struct TranslationTally {
  enum Verdict {
    /// The constraint is the same.
    case kept
    /// A text in Swift, which can't be resolved here.
    case written
    /// Neither text is a constraint, for the same reason: a named number has the wrong value.
    case refusedByBoth
    case refused(DiagnosticCode)
    case wrong(String)
  }

  let source: Dialect
  var cells: Set<EquationCell> = []
  private var counts: [String: [String: Int]] = [:]

  init(_ source: Dialect) { self.source = source }

  mutating func add(_ verdict: Verdict, _ target: TranslationTarget) {
    let key =
      switch verdict {
      case .kept: "kept"
      case .written: "written"
      case .refusedByBoth: "refused before and after"
      case .refused(let code): code.rawValue
      case .wrong: "WRONG"
      }
    counts[target.name, default: [:]][key, default: 0] += 1
  }

  /// A line for each other language.
  var summary: String {
    TranslationTarget.all.filter { $0.name != source.name }.map { target in
      let counts = counts[target.name, default: [:]].sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return "\(source.name) → \(target.name): " + counts.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }.joined(separator: "\n")
  }
}
