public import GrammarCombinators

// The form of the model that parsing yields: names are ranges of UTF-8 offsets of the text.

/// An equation as parsing yields it.
public typealias ParsedEquation = Equation<SourceRange>

/// The statement of a text, as parsing yields it.
public typealias ParsedStatement = Statement<SourceRange>

/// A side as parsing yields it.
public typealias ParsedSide = Side<SourceRange>

/// An operand as parsing yields it.
public typealias ParsedOperand = Operand<SourceRange>

/// A multiplier as parsing yields it.
public typealias ParsedMultiplier = Multiplier<SourceRange>

/// A constant as parsing yields it.
public typealias ParsedConstant = Constant<SourceRange>

/// A number as parsing yields it.
public typealias ParsedScalar = Scalar<SourceRange>
