import ConstraintGrammar
import Spelling

extension Diagnostic {
  /// The command of a GitHub workflow that annotates the place.
  func githubAnnotation(path: String) -> String {
    func escaped(_ text: String, _ marks: String) -> String {
      text.withControlsSpelledOut.unicodeScalars.map { scalar in
        marks.unicodeScalars.contains(scalar) ? UInt8(ascii: scalar).percentEncoded : String(scalar)
      }.joined()
    }
    let title = escaped(code.rawValue, "%:,")
    let text = escaped(message, "%") + (hint.map { UInt8(ascii: "\n").percentEncoded + escaped($0, "%") } ?? "")
    return "::\(severity.rawValue) file=\(escaped(path, "%:,")),line=\(line),col=\(column),title=\(title)::\(text)"
  }
}

extension UInt8 {
  /// The byte as it stands in an address: `%0A`.
  var percentEncoded: String { (self < 16 ? "%0" : "%") + String(self, radix: 16, uppercase: true) }
}
