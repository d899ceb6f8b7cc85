public import ConstraintGrammar
import ConstraintReports
public import Recogniser

/// A dialect and what it is checked against.
public struct FuzzSubject {
  /// The dialect.
  public let dialect: Dialect

  let recogniser: Recogniser
  let graph: GrammarGraph
  let sampleVariants: [[UInt8]]

  /// - Parameters:
  ///   - grammarFile: the text of the dialect's file in `Grammar/`.
  /// - Throws: what is wrong with the file.
  public init(_ dialect: Dialect, grammarFile: String) throws(EBNFError) {
    // Fix-its are checked too.
    self.dialect = dialect.withHintsAmongAll
    let grammar = try EBNFGrammar(reading: grammarFile)
    recogniser = Recogniser(grammar)
    graph = GrammarGraph(dialect.grammar)
    sampleVariants = SampleVariants.texts(of: dialect, grammar)
  }
}
