import ConstraintGrammar
import Spelling

extension Diagnostic {
  /// The command of a GitHub workflow that annotates the place.
  func githubAnnotation(path: String) -> String {
    func escaped(_ text: String, _ marks: String = "%\r\n") -> String {
      text.unicodeScalars.map { scalar in
        guard marks.unicodeScalars.contains(scalar) else { return String(scalar).withCodesOfControls }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }.joined()
    }
    let title = escaped(code.rawValue, "%\r\n:,")
    let text = escaped(message + (hint.map { "\n" + $0 } ?? ""))
    return "::\(severity.rawValue) file=\(escaped(path, "%\r\n:,")),line=\(line),col=\(column),title=\(title)::\(text)"
  }
}
