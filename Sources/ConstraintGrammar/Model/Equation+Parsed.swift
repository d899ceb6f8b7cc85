import GrammarCombinators

extension Equation {
  /// The form of `parsed` that owns its names.
  ///
  /// - Precondition: `text` is the text that was parsed.
  public init(_ parsed: ParsedEquation, of text: String) {
    self = text.withBytes { Equation(parsed, of: $0) }
  }

  /// The form of `parsed` that owns its names.
  ///
  /// - Precondition: `bytes` are the bytes that were parsed.
  public init(_ parsed: ParsedEquation, of bytes: Span<UInt8>) {
    self.init(
      Side(parsed.left, of: bytes), parsed.relation, Side(parsed.right, of: bytes),
      priority: parsed.priority.map { Scalar($0, of: bytes) },
      identifier: parsed.identifier.map { String(copying: bytes, in: $0.range) })
  }
}

extension Statement {
  /// The form of `parsed` that owns its names.
  ///
  /// - Precondition: `bytes` are the bytes that were parsed.
  public init(_ parsed: ParsedStatement, of bytes: Span<UInt8>) {
    switch parsed {
    case .equation(let equation): self = .equation(Equation(equation, of: bytes))
    case .constraints(let constraints):
      var owned: [Equation] = []
      owned.reserveCapacity(constraints.count)
      for constraint in constraints { owned.append(Equation(constraint, of: bytes)) }
      self = .constraints(owned)
    }
  }
}

extension Side {
  fileprivate init(_ parsed: ParsedSide, of bytes: Span<UInt8>) {
    self.init(parsed.operand.map { Operand($0, of: bytes) })
    if let parsed = parsed.multiplier { multiplier = Multiplier(parsed.operator, Scalar(parsed.value, of: bytes)) }
    if let parsed = parsed.constant { constant = Constant(parsed.operator, Scalar(parsed.value, of: bytes)) }
  }
}

extension Operand {
  fileprivate init(_ parsed: ParsedOperand, of bytes: Span<UInt8>) {
    switch parsed {
    case .attribute(let item, let attribute): self = .attribute(of: String(copying: bytes, in: item.range), attribute)
    case .implied(let attribute): self = .implied(attribute)
    case .metric(let name): self = .metric(String(copying: bytes, in: name.range))
    case .superview(let attribute): self = .superview(attribute)
    case .numberOrItem(let name): self = .numberOrItem(String(copying: bytes, in: name.range))
    }
  }
}

extension Scalar {
  fileprivate init(_ parsed: ParsedScalar, of bytes: Span<UInt8>) {
    switch parsed {
    case .number(let number): self = .number(number)
    case .name(let name, let isNegated): self = .name(String(copying: bytes, in: name.range), isNegated: isNegated)
    case .systemSpacing: self = .systemSpacing
    }
  }
}

extension Equation {
  /// The equation as parsing would yield it, its names as ranges of bytes that have nothing else.
  ///
  /// - Complexity: linear in the lengths of the names.
  package var parsed: (ParsedEquation, ContiguousArray<UInt8>) {
    var names = Names()
    let equation = ParsedEquation(
      names.side(left), relation, names.side(right), priority: priority.map { names.scalar($0) },
      identifier: identifier.map { names.range($0) })
    return (equation, names.bytes)
  }

  private struct Names {
    var bytes: ContiguousArray<UInt8> = []

    mutating func range(_ name: String) -> SourceRange {
      let start = bytes.count
      bytes.append(contentsOf: name.utf8)
      guard let range = SourceRange(from: start, to: bytes.count) else { fatalError("names of more than 4 GiB") }
      return range
    }

    mutating func side(_ side: Side) -> ParsedSide {
      ParsedSide(
        side.operand.map { operand($0) },
        multiplier: side.multiplier.map { ParsedMultiplier($0.operator, scalar($0.value)) },
        constant: side.constant.map { ParsedConstant($0.operator, scalar($0.value)) })
    }

    mutating func operand(_ operand: Operand) -> ParsedOperand {
      switch operand {
      case .attribute(let item, let attribute): .attribute(of: range(item), attribute)
      case .implied(let attribute): .implied(attribute)
      case .metric(let name): .metric(range(name))
      case .superview(let attribute): .superview(attribute)
      case .numberOrItem(let name): .numberOrItem(range(name))
      }
    }

    mutating func scalar(_ scalar: Scalar) -> ParsedScalar {
      switch scalar {
      case .number(let number): .number(number)
      case .name(let name, let isNegated): .name(range(name), isNegated: isNegated)
      case .systemSpacing: .systemSpacing
      }
    }
  }
}
