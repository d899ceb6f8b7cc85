extension Syntax {
  /// This and everything inside, a whole before its parts. It does not go into other productions.
  var withAllParts: [Syntax] { [self] + parts.flatMap { $0.withAllParts } }
}
