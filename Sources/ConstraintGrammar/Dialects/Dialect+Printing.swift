import GrammarCombinators

extension Dialect {
  /// The canonical text of an equation in this dialect.
  ///
  /// Parsing the result gives the same equation again, and printing that gives the same text.
  ///
  /// - Throws: a ``PrintingFailure`` if no sentence of the dialect states the equation.
  /// - Complexity: linear in the length of the text.
  public func print(_ equation: Equation<String>) throws(PrintingFailure) -> String {
    let text = text(of: equation)
    let diagnostic: Diagnostic?
    do throws(Diagnostic) {
      if try Equation(text, in: self) == equation { return text }
      diagnostic = nil
    } catch {
      diagnostic = error
    }
    throw PrintingFailure(dialect: name, text: text, diagnostic: diagnostic)
  }

  /// An equation as this dialect would spell it, which need not read it as the same equation, or at all.
  package func text(of equation: Equation<String>) -> String { text(of: equation, spelledAs: notation) }

  /// An equation as this dialect would spell it in another notation.
  package func text(of equation: Equation<String>, spelledAs notation: Notation) -> String {
    lists?.text([equation], notation) ?? Printer(notation: notation).text(of: equation)
  }

  /// The text that states the constraints in this dialect; `nil` if there is none, or if the dialect reads it as other
  /// constraints.
  ///
  /// - Complexity: linear in the length of the text.
  public func text(stating constraints: [Equation<String>]) -> String? {
    let text = constraints.count == 1 ? self.text(of: constraints[0]) : lists?.text(constraints, notation)
    guard let text, let stated = stated(in: text), stated == constraints else { return nil }
    return text
  }

  /// The constraints that a text states; `nil` where ``constraints(in:)`` would throw, without the diagnostic.
  private func stated(in text: String) -> [Equation<String>]? {
    guard let statement else { return equation(in: text).map { [$0] } }
    let bytes = ContiguousArray(text.utf8)
    var cursor = Cursor()
    guard let stated = statement.parse(bytes.span, &cursor) else { return nil }
    return Statement(stated, of: bytes.span).constraints
  }

  /// The equation that a text states; `nil` where ``parse(_:)-(String)`` would throw, without the diagnostic.
  package func equation(in text: String) -> Equation<String>? {
    text.withBytes { recognize($0) }.map { Equation($0, of: text) }
  }
}
