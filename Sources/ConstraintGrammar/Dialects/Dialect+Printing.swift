public import GrammarCombinators
import Numerals

extension Dialect {
  /// The canonical text of an equation in this dialect.
  ///
  /// Parsing the result gives the same equation again, and printing that gives the same text.
  ///
  /// - Throws: a ``PrintingFailure`` if no sentence of the dialect states the equation.
  /// - Complexity: linear in the length of the text.
  public func print(_ equation: Equation) throws(PrintingFailure) -> String {
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
  package func text(of equation: Equation) -> String { text(of: equation, spelledAs: notation) }

  /// An equation as this dialect would spell it in another notation.
  package func text(of equation: Equation, spelledAs notation: Notation) -> String {
    lists?.text([equation], notation) ?? Printer(notation: notation).text(of: equation)
  }

  /// The text that states the constraints in this dialect; `nil` if there is none, or if the dialect reads it as other
  /// constraints.
  ///
  /// - Complexity: linear in the length of the text.
  public func text(stating constraints: [Equation]) -> String? {
    let text = constraints.count == 1 ? self.text(of: constraints[0]) : lists?.text(constraints, notation)
    guard let text, let stated = stated(in: text), stated == constraints else { return nil }
    return text
  }

  /// The constraints that a text states; `nil` where ``constraints(in:)`` would throw, without the diagnostic.
  private func stated(in text: String) -> [Equation]? {
    guard let statement else { return equation(in: text).map { [$0] } }
    let bytes = ContiguousArray(text.utf8)
    var cursor = Cursor()
    guard let stated = statement.parse(bytes.span, &cursor) else { return nil }
    return Statement(stated, of: bytes.span).constraints
  }

  /// The equation that a text states; `nil` where ``parse(_:)-(String)`` would throw, without the diagnostic.
  package func equation(in text: String) -> Equation? {
    text.withBytes { recognize($0) }.map { Equation($0, of: text) }
  }
}

/// Writes the canonical text of an equation: one blank around relations and operators, shortest numbers.
package struct Printer {
  let notation: Notation

  package init(notation: Notation) { self.notation = notation }

  package func text(of equation: Equation) -> String {
    // What the dialect can't say is shown as others write it, and is no sentence of the dialect.
    let sign = notation.relation(equation.relation) ?? equation.relation.rawValue
    var text = text(of: equation.left) + " " + sign + " " + self.text(of: equation.right)
    if let priority = equation.priority { text += " \(notation.prioritySign) " + self.text(of: priority) }
    if let identifier = equation.identifier { text += " # " + identifier }
    return text
  }

  private func text(of side: Side) -> String {
    guard let operand = side.operand else {
      guard let constant = side.constant else { return "" }
      return constant.operator == .minus ? "-" + text(of: constant.value) : text(of: constant.value)
    }
    return product(of: operand, side.multiplier) + (side.constant.map(addition) ?? "")
  }

  private func product(of operand: Operand, _ multiplier: Multiplier?) -> String {
    let text = text(of: operand)
    guard let multiplier else { return text }
    // What is reduced to m·x + c always has both parts; those that change nothing need not be written.
    if notation.isReduced, multiplier.operator == .times, case .number(1) = multiplier.value { return text }
    let factor = self.text(of: multiplier.value)
    let sign = " " + multiplier.operator.rawValue + " "
    return notation.multiplierComesFirst ? factor + sign + text : text + sign + factor
  }

  private func addition(of constant: Constant) -> String {
    guard notation.isReduced, case .number(let number) = constant.value else {
      return " " + constant.operator.rawValue + " " + text(of: constant.value)
    }
    if number == 0 { return "" }
    let isAdded = (constant.operator == .plus) == (number > 0)
    return (isAdded ? " + " : " - ") + text(of: .number(number.magnitude))
  }

  private func text(of operand: Operand) -> String {
    switch operand {
    case .attribute(let item, let attribute): notation.term(item, notation.attribute(attribute))
    case .implied(let attribute): notation.attribute(attribute)
    case .metric(let name), .numberOrItem(let name): name
    case .superview(let attribute): notation.term("superview", notation.attribute(attribute))
    }
  }

  private func text(of scalar: Scalar) -> String {
    switch scalar {
    case .number(let number): notation.text(of: number)
    case .name(let name, let isNegated): isNegated ? "-" + name : name
    // No equation has a word for it.
    case .systemSpacing: "-"
    }
  }
}

extension Notation {
  /// A number as the dialect spells it.
  package func text(of number: Double) -> String {
    guard number.isFinite else { return number.description }
    let plain = DecimalNumeral.plainText(of: number)
    let scientific = number.description
    return allowsExponents && scientific.utf8.count < plain.utf8.count && scientific.utf8.contains(101)
      ? scientific : plain
  }
}

/// Why an equation can't be written in a dialect.
public struct PrintingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The dialect that can't express the equation.
  public let dialect: String

  /// The text of the equation, if the dialect had the means.
  public let text: String

  /// The mistake in that text; `nil` if it is a sentence, but one that says something else.
  public let diagnostic: Diagnostic?

  /// One sentence for a person.
  public var description: String { Wording.cannotPrint(text, in: dialect, because: diagnostic) }
}

extension Dialect {
  /// The grammar, and what is said of the language to whoever has it in another notation.
  ///
  /// - Complexity: the productions are put together anew each time.
  public var language: Grammar.Language {
    Grammar.Language(
      name, title: library.isEmpty ? "a dialect of constraint equations" : "the language of \(library)",
      sample: sample, grammar: grammar, reservedName: meaning.superviewWord?.spelling)
  }
}

#if !hasFeature(Embedded)
  extension Dialect: CustomReflectable {
    /// The name, which tells a dialect.
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
  }
#endif
