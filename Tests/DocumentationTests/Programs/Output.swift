/// What a program prints: it stands in the place of `print`.
final class Output {
  private(set) var lines: [String] = []

  func callAsFunction(_ items: Any...) {
    // A comment can't say that a line is empty.
    lines += items.map { "\($0)" }.joined(separator: " ").split(separator: "\n").map(String.init)
  }
}

extension PageTests {
  /// The programs of the pages, in order.
  static let programs: [String: [@Sendable (Output) throws -> Void]] = [
    "README.md": [useTheLibrary, parseAnything],
    "Sources/ConflictLogs/ConflictLogs.docc/ConflictLogs.md": [explainALog],
    "Sources/ConstraintGrammar/ConstraintGrammar.docc/AddingADialect.md": [addADialect],
    "Sources/ConstraintGrammar/ConstraintGrammar.docc/ChoosingADialect.md": [chooseADialect],
    "Sources/ConstraintGrammar/ConstraintGrammar.docc/ConstraintGrammar.md": [readAnEquation],
    "Sources/ConstraintGrammar/ConstraintGrammar.docc/EmbeddingInAGrammar.md": [embedADialect],
    "Sources/ConstraintGrammar/ConstraintGrammar.docc/GettingStarted.md": [
      readAnEquation, showWhatIsWrong, sayWhatWasMeant,
    ],
    "Sources/ConstraintLayout/ConstraintLayout.docc/MakingConstraints.md": [makeConstraints],
    "Sources/ConstraintLayout/ConstraintLayout.docc/MovingBetweenLanguages.md": [translate],
    "Sources/ConstraintLayout/ConstraintLayout.docc/VisualFormats.md": [readVisualFormats],
    "Sources/ConstraintServer/ConstraintServer.docc/ConstraintServer.md": [serve],
    "Sources/GrammarCombinators/GrammarCombinators.docc/Comments.md": [skipComments],
    "Sources/GrammarCombinators/GrammarCombinators.docc/ExportingAGrammar.md": [exportAGrammar],
    "Sources/GrammarCombinators/GrammarCombinators.docc/FailingWell.md": [refuseANumber, refuseAPart],
    "Sources/GrammarCombinators/GrammarCombinators.docc/NamesAndKeywords.md": [readNames],
    "Sources/GrammarCombinators/GrammarCombinators.docc/OperatorPrecedence.md": [groupOperators],
    "Sources/GrammarCombinators/GrammarCombinators.docc/ReadingLines.md": [readLines, readGroups],
    "Sources/GrammarCombinators/GrammarCombinators.docc/TenLines.md": [readSettings, readUsers, writeSettings],
    "Sources/GrammarExport/GrammarExport.docc/GrammarsFromFiles.md": [readAGrammar],
  ]
}
