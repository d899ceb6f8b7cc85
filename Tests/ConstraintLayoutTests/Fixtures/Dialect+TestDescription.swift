public import ConstraintGrammar
public import Testing

extension Dialect: CustomTestStringConvertible {
  public var testDescription: String { name }
}
