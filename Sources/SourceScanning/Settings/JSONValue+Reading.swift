import ConstraintGrammar
import GrammarCombinators
import JSON
import Spelling

extension JSONValue {
  /// The value that a text in JSON has.
  ///
  /// - Parameter file: the name of the file, for the error.
  init(reading text: ContiguousArray<UInt8>, file: String) throws(ScanSettings.Mistake) {
    let text = text.span.extracting(text.span.byteOrderMarkLength...)
    do throws(ParseFailure) {
      var cursor = Cursor()
      self = try SettingsGrammar.Document().run(text, from: &cursor)
    } catch {
      let diagnostic = Diagnostic(error, in: text) { $0.name == "STRING" ? "a string" : nil }
      throw ScanSettings.Mistake(description: "\(file):\(diagnostic)")
    }
  }

  /// The members of an object.
  ///
  /// - Parameter what: what an error calls it.
  func members(_ what: String) throws(ScanSettings.Mistake) -> [(key: String, value: JSONValue)] {
    guard case .members(let members) = self else {
      throw ScanSettings.Mistake(description: "\(what) must be an object")
    }
    return members
  }

  /// The values of the array that a key has.
  func list(_ key: String) throws(ScanSettings.Mistake) -> [JSONValue] {
    guard case .list(let values) = self else { throw ScanSettings.Mistake(description: "'\(key)' must be an array") }
    return values
  }

  /// The text that a key has.
  func string(_ key: String) throws(ScanSettings.Mistake) -> String {
    guard case .string(let text) = self else { throw ScanSettings.Mistake(description: "'\(key)' must be a string") }
    return text
  }

  /// The number that a key has.
  func number(_ key: String) throws(ScanSettings.Mistake) -> Int {
    guard case .number(let number) = self else { throw ScanSettings.Mistake(description: "'\(key)' must be a number") }
    return number
  }

  /// The value of a key, yes or no.
  func flag(_ key: String) throws(ScanSettings.Mistake) -> Bool {
    guard case .flag(let flag) = self else { throw ScanSettings.Mistake(description: "'\(key)' must be true or false") }
    return flag
  }
}
