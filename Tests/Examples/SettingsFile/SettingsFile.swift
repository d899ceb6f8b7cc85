public import GrammarCombinators

public enum Setting: Equatable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
}

public typealias Settings = [String: [String: Setting]]

enum Line: Sendable {
  case section(String)
  case entry(Located<String>, Setting)
  case nothing
}

func trimmed(_ text: String) -> String {
  var text = text[...]
  while let last = text.utf8.last, Blank.contains(last) { text.removeLast() }
  return String(text)
}

/// A number, a truth value or the text itself.
func meaning(of text: String) -> Setting {
  let text = trimmed(text)
  if text.utf8.allSatisfy({ 48...57 ~= $0 || 43...46 ~= $0 }), let number = Double(text) { return .number(number) }
  switch text.lowercased() {
  case "true": return .flag(true)
  case "false": return .flag(false)
  default: return .text(text)
  }
}

extension Refusal.Reason {
  static let duplicateKey: Refusal.Reason = "this key stands twice in its section"
}

/// Lines as a dictionary, in which each key of a section stands once.
struct Distinct<Lines: Parser<[Line]>>: Parser {
  let lines: Lines
  var syntax: Syntax { lines.syntax }

  func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Settings? {
    guard let lines = lines.parse(input, &cursor) else { return nil }
    var settings: Settings = [:]
    var section = ""
    for line in lines {
      if case .section(let name) = line { section = name }
      guard case .entry(let key, let value) = line else { continue }
      if settings[section, default: [:]].updateValue(value, forKey: key.value) != nil,
        !cursor.refuse(.duplicateKey, in: key.range.range)
      {
        return nil
      }
    }
    return settings
  }
}

/// Settings in sections: `[network]` above lines such as `host = "example.org"`.
public struct SettingsFile: Sendable {
  /// The settings by section and key; those above the first heading have the section without a name.
  public let settings: Settings

  /// What is wrong, in the order of the text.
  public let failures: [ParseFailure]

  /// Reads a file, and goes on in the line behind each mistake.
  public init(_ text: String) {
    let (settings, failures) = file.run(recovering: text)
    self.settings = settings ?? [:]
    self.failures = failures
  }

  /// The productions of the language.
  public static let grammar = Grammar(file)
}
