import ConstraintGrammar
import SourceScanning

/// A source in which `▸` stands before each string that is to be found, and `✗` before each mistake.
struct MarkedSource {
  /// A place in the source: line and column, from 1 on.
  struct Place: Hashable, CustomStringConvertible {
    let line: Int
    let column: Int
    var description: String { "\(line):\(column)" }
  }

  private(set) var text = ""
  private(set) var strings: [Place] = []
  private(set) var mistakes: [Place] = []

  init(_ marked: String) {
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "▸": strings.append(Place(line: line, column: column))
      case "✗": mistakes.append(Place(line: line, column: column))
      default:
        text.unicodeScalars.append(scalar)
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      }
    }
  }

  /// What is found that is not marked, or marked and not found; then each text, with its dialect where it is no visual format
  /// and the reason where it is not checked.
  func found(_ language: SourceLanguage, _ scanner: SourceScanner = SourceScanner()) -> (
    faults: [String], texts: [String]
  ) {
    var scanner = scanner
    while true {
      let declared = scanner.calls(declaredIn: ContiguousArray(text.utf8), language)
      if declared.isEmpty { break }
      scanner.calls += declared
    }
    let found = scanner.strings(in: text, language)
    let texts = found.map { string in
      let name = string.dialect.name == "visual-format" ? "" : string.dialect.name + " "
      if case .notChecked(let reason) = string.status { return "\(name)\(string.text) (\(reason))" }
      return name + string.text
    }
    let mistakes = found.flatMap { string -> [Place] in
      guard case .mistake(let mistakes) = string.status else { return [] }
      return mistakes.map { Place(line: $0.line, column: $0.column) }
    }
    return (
      Self.faults("string", strings, found.map { Place(line: $0.line, column: $0.column) })
        + Self.faults("mistake", self.mistakes, mistakes), texts
    )
  }

  private static func faults(_ what: String, _ marked: [Place], _ found: [Place]) -> [String] {
    marked.filter { !found.contains($0) }.map { "no \(what) at \($0)" }
      + found.filter { !marked.contains($0) }.map { "a \(what) at \($0)" }
  }
}
