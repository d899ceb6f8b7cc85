public import ConstraintGrammar
public import GrammarCombinators

/// The equations of a file, in blocks with names, in a dialect that is chosen when the file is read.
///
///     /* The screen to sign in with. */
///     signIn {
///       title.top = superview.top + 20;
///       title.width <= superview.width * 0.9 @750;
///     }
public struct LayoutSheet: Sendable {
  /// The text of the file.
  public let text: String

  /// The dialect of its equations.
  public let dialect: Dialect

  /// Its blocks, the names in them as ranges of UTF-8 offsets of ``text``.
  public let blocks: [SheetBlock<ParsedEquation>]

  /// Reads a file.
  ///
  /// - Throws: all that is wrong with it.
  public init(_ text: String, in dialect: Dialect) throws(SheetProblems) {
    self.text = text
    self.dialect = dialect
    do {
      blocks = try Self.grammar(of: dialect).run(text).output
    } catch {
      throw SheetProblems(text: text, diagnostics: Self.diagnostics(of: text, dialect))
    }
  }

  /// The grammar of files whose equations are in a dialect.
  static func grammar(of dialect: Dialect) -> Sheet<AnyParser<ParsedEquation>> { Sheet(content: dialect.equation) }

  /// The productions of files whose equations are in a dialect.
  public static func productions(with dialect: Dialect) -> Grammar { Grammar(grammar(of: dialect)) }
}

/// A name and what stands in braces behind it.
public struct SheetBlock<Content> {
  /// The name.
  public let name: SourceRange

  /// What stands in the braces.
  public let statements: [SheetStatement<Content>]
}

/// An equation, read or not, and how important it is.
public struct SheetStatement<Content> {
  /// The equation.
  public let content: Content

  /// From 1 to 1000, which requires it.
  public let priority: Double
}

extension SheetBlock: Sendable where Content: Sendable {}
extension SheetStatement: Sendable where Content: Sendable {}
