import ConstraintGrammar
import GrammarCombinators

extension LayoutSheet {
  /// What is wrong with a file that can't be read.
  ///
  /// The same grammar reads the file again with every equation left as it is. So one that is wrong hides no other, and the
  /// dialect says of each what it says of an equation that stands alone.
  static func diagnostics(of text: String, _ dialect: Dialect) -> [Diagnostic] {
    let bytes = ContiguousArray(text.utf8)
    let blocks: [SheetBlock<SourceRange>]
    do throws(ParseFailure) {
      var cursor = Cursor()
      blocks = try Sheet(content: UnreadEquation()).run(bytes.span, from: &cursor)
    } catch {
      return [Diagnostic(aroundEquations: error, in: bytes.span)]
    }
    return blocks.flatMap(\.statements).compactMap { statement in
      var cursor = Cursor(offset: statement.content.lowerBound)
      do throws(Diagnostic) {
        _ = try dialect.parsePrefix(of: bytes.span, from: &cursor)
      } catch {
        return error
      }
      do throws(ParseFailure) {
        try StatementEnd().run(bytes.span, from: &cursor)
      } catch {
        return Diagnostic(aroundEquations: error, in: bytes.span)
      }
      return nil
    }
  }
}
