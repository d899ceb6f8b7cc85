import ConstraintGrammar
import ConstraintMeaning

/// A relation as it is written in some language or other.
enum ForeignRelation {
  /// The meaning of a run of relation signs.
  enum Meaning: Equatable {
    case relation(Relation)
    /// `<` or `>`, which no constraint can say: the relation that comes nearest.
    case strict(Relation)
    case unequal
  }

  /// The meaning of `text`; `nil` if that is anybody's guess.
  static func meaning(of text: String) -> Meaning? {
    switch text {
    case "=", "==", "===", ":=", "~=", "≈": .relation(.equal)
    case "<=", "=<", "<==", "≤", "⩽", "≦": .relation(.lessThanOrEqual)
    case ">=", "=>", ">==", "≥", "⩾", "≧": .relation(.greaterThanOrEqual)
    case "<": .strict(.lessThanOrEqual)
    case ">": .strict(.greaterThanOrEqual)
    case "!=", "!==", "<>", "≠", "~": .unequal
    default: nil
    }
  }

  /// The relation that words are for; `nil` if they are for none.
  static func meaning(ofWords words: String) -> Relation? {
    switch words {
    case "is", "equals", "eq", "equal to", "is equal": .equal
    case "at most", "le": .lessThanOrEqual
    case "at least", "ge": .greaterThanOrEqual
    default: nil
    }
  }

  /// Whether a scalar outside ASCII is such a sign.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && meaning(of: String(scalar)) != nil
  }
}

extension ForeignRelation.Meaning {
  /// The relation that comes nearest; `nil` if none does.
  var relation: Relation? {
    switch self {
    case .relation(let relation), .strict(let relation): relation
    case .unequal: nil
    }
  }
}
