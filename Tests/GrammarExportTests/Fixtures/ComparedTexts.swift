import GrammarCombinators
import Testing

@testable import GrammarExport

/// All texts of some characters up to a length, for the interpreter and for the grammar in which every character is accounted
/// for.
struct ComparedTexts {
  private let texts: [String]

  init(of characters: String, upTo length: Int) {
    var longest = [""]
    texts = (0..<length).reduce(into: [""]) { texts, _ in
      longest = longest.flatMap { text in characters.map { text + String($0) } }
      texts += longest
    }
  }

  /// Compares the two on all texts.
  ///
  /// - Returns: how many are accepted.
  /// - Throws: an ``ExportFailure`` if there is no such grammar.
  func accepted(by start: Production, hasTokens: Bool) throws -> Int {
    let reader = CharacterReader(
      grammar: try CharacterGrammar(
        Grammar(start: start), notation: "this", hasTokens: hasTokens, isOrdered: hasTokens))
    let interpreter = Interpreter(.production(start))
    var count = 0
    for text in texts {
      var cursor = Cursor()
      let bytes = ContiguousArray(text.utf8)
      let isAccepted = interpreter.accepts(bytes.span, from: &cursor)
      count += isAccepted ? 1 : 0
      guard reader.accepts(text) == isAccepted else {
        let grammar = CharacterNotation.w3cEBNF.text(of: reader.grammar, header: [])
        Issue.record("\(text.debugDescription) is \(isAccepted ? "" : "not ")in the language:\n\(grammar)")
        break
      }
    }
    return count
  }
}
