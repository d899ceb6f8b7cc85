import ConstraintGrammar
import GrammarCombinators

extension Diagnostic {
  /// What a failure of the rules around the equations is for a person.
  init(aroundEquations failure: ParseFailure, in bytes: Span<UInt8>) {
    self.init(failure, in: bytes) { token in
      switch token.name {
      case "NAME": "the name of a block"
      case "EQUATION": "an equation"
      case "PRIORITY": "a number"
      default: nil
      }
    }
    if failure.refusal?.reason == .priorityOutOfRange { message = "a priority is a number from 1 to 1000" }
    if failure.runOn != nil, let found { message = "'\(found)' is not a priority" }
  }
}
