import GrammarCombinators

extension Syntax {
  /// This and everything inside, a whole before its parts. It does not go into other productions.
  var withAllParts: [Syntax] { [self] + parts.flatMap { $0.withAllParts } }

  /// The same, with what may stand between parts behind them.
  var withAllPartsAndSpacing: [Syntax] {
    let between: [Syntax] = if case .grammar(let syntax)? = spacing { syntax.withAllPartsAndSpacing } else { [] }
    return [self] + parts.flatMap { $0.withAllPartsAndSpacing } + between
  }
}
