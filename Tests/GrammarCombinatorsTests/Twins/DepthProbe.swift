import GrammarCombinators

/// Recognises nothing and gives the depth at which it stands.
struct DepthProbe: Parser {
  var syntax: Syntax { Parsers.Nothing().syntax }

  func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Int? { cursor.depth }
}
