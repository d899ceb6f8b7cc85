// The form of the model that parsing yields: names are ranges of UTF-8 offsets of the text.

public typealias ParsedEquation = Equation<Range<Int>>
public typealias ParsedSide = Side<Range<Int>>
public typealias ParsedOperand = Operand<Range<Int>>
public typealias ParsedMultiplier = Multiplier<Range<Int>>
public typealias ParsedConstant = Constant<Range<Int>>
public typealias ParsedScalar = Scalar<Range<Int>>
