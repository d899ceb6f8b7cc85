import ConstraintGrammar
import GrammarCombinators

extension Property {
  static let host = Property("host", "An equation inside a text of a host is parsed as it is alone.") {
    tried, subject in
    // A brace would end the equation early. Where it is as good as any other text, a host can't tell what belongs to it.
    let brace = UInt8(ascii: "}")
    guard !tried.bytes.contains(brace),
      !subject.dialect.accepts(ContiguousArray(tried.bytes + [brace]).span)
    else { return nil }
    let alone = Result { () throws(Diagnostic) in
      Equation(try subject.dialect.parse(ContiguousArray(tried.bytes).span), of: ContiguousArray(tried.bytes).span)
    }
    // Columns count characters, of which the host has some that take several bytes.
    let opening = Array("host\n\u{5BBD}é😀 {".utf8)
    let host = ContiguousArray(opening + tried.bytes + [brace])
    var cursor = Cursor(offset: opening.count)
    let parsed = Result { () throws(Diagnostic) in try subject.dialect.parsePrefix(of: host.span, from: &cursor) }
    if case .failure(let inside) = parsed {
      guard cursor.offset == opening.count else { return "a host is left at \(cursor.offset) after a failure" }
      if let fault = Places.fault(of: inside, in: Array(host)) { return "inside a host \(fault)" }
    } else if Lexer.isWhiteSpace(host[cursor.offset - 1]) {
      return "inside a host it ends with white space"
    }
    let rest = host[cursor.offset...].drop { Lexer.isWhiteSpace($0) }
    let isWhole = Array(rest) == [brace]
    switch (parsed, alone) {
    case (.success(let equation), .success(let alone)):
      if Equation(equation, of: host.span) != alone { return "inside a host it says something else" }
      return isWhole ? nil : "inside a host it ends at \(cursor.offset - opening.count)"
    case (.success, .failure(let alone)):
      // The white space before the brace is the host's.
      return isWhole && alone.code != .whiteSpace ? "a host takes all of it, and alone it is: \(alone.message)" : nil
    case (.failure(let inside), .success): return "a host says: \(inside.message)"
    case (.failure(let inside), .failure(let alone)):
      // Where the text ends, the brace is what is found in its place.
      guard !Refusals.codes.contains(inside.code) else { return nil }
      let isSamePlace = inside.offset == alone.offset + opening.count
      return isSamePlace && (inside.code == alone.code || alone.code == .unexpectedEnd)
        ? nil : "a host finds fault at \(inside.offset - opening.count), and alone it is \(alone.offset)"
    }
  }
}
