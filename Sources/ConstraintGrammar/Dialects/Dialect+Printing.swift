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

  /// The text of an equation in this dialect, which need not read it as the same equation, or at all.
  package func text(of equation: Equation<String>) -> String { Printer(notation: notation).text(of: equation) }

  /// The equation that a text states; `nil` where ``parse(_:)-(String)`` would throw, without the diagnostic.
  package func equation(in text: String) -> Equation<String>? {
    var text = text
    let parsed = text.withUTF8 { buffer in
      // The span does not outlive this closure, and the buffer is valid throughout it.
      unsafe recognize(buffer.span)
    }
    return parsed.map { Equation($0, of: text) }
  }
}
