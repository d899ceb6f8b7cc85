public import GrammarCombinators

// The form of the model that parsing yields: names are ranges of UTF-8 offsets of the text.

public typealias ParsedEquation = Equation<SourceRange>
public typealias ParsedSide = Side<SourceRange>
public typealias ParsedOperand = Operand<SourceRange>
public typealias ParsedMultiplier = Multiplier<SourceRange>
public typealias ParsedConstant = Constant<SourceRange>
public typealias ParsedScalar = Scalar<SourceRange>
