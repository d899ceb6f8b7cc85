import ConstraintGrammar
import ConstraintLayout

extension SourceTokens {
  /// The options of a visual format that an argument writes out.
  func options(_ argument: SourceCall.Argument?) throws(MigrationObstacle) -> VisualFormatOptions {
    var options: VisualFormatOptions = []
    for index in argument?.tokens ?? 0..<0 {
      guard let word = word(at: index) else {
        if isMark("[](),.|:", at: index) || text(of: all[index].range) == "0" { continue }
        throw .options
      }
      if Self.wordsWithoutOption.contains(word) { continue }
      let name = word.hasPrefix("NSLayoutFormat") ? String(word.dropFirst(14)) : word
      guard let option = Self.option(name.prefix(1).lowercased() + name.dropFirst()) else { throw .options }
      options.formUnion(option)
    }
    return options
  }

  private static func option(_ name: String) -> VisualFormatOptions? {
    let name = name == "alignAllBaseline" ? "alignAllLastBaseline" : name
    return VisualFormatOptions.named.first { $0.name == name }?.option
  }

  private static let wordsWithoutOption = [
    "NSLayoutConstraint", "FormatOptions", "NSLayoutFormatOptions", "init", "rawValue", "kNilOptions", "nil",
  ]
}
