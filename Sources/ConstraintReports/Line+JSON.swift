public import ConstraintGrammar
public import GrammarCombinators
public import JSON

/// A value that a line is made into, as far as a report of the line goes.
package protocol LineValue {
  /// The warnings, though nothing is wrong.
  var warnings: [Diagnostic] { get }

  /// Writes the members of the line's object that come behind `ok`.
  ///
  /// - Parameter text: the bytes of the line.
  func writeMembers(to writer: inout JSONWriter, of text: Span<UInt8>)

  /// Writes the members that come behind the error of a line that is rejected.
  static func writeMembersOfRejected(to writer: inout JSONWriter)
}

extension LineValue {
  package var warnings: [Diagnostic] { [] }
  package static func writeMembersOfRejected(to writer: inout JSONWriter) {}
}

extension ParsedStatement: LineValue {
  package func writeMembers(to writer: inout JSONWriter, of text: Span<UInt8>) {
    switch self {
    case .equation(let equation): writer.members(of: equation, in: text)
    case .constraints(let constraints):
      writer.key("constraints")
      writer.array { writer in
        for constraint in constraints { writer.object { $0.members(of: constraint, in: text, isListed: true) } }
      }
    }
  }
}

/// Which production stands where in a text, and the statement of it in a dialect.
package struct TracedStatement: LineValue {
  package let statement: ParsedStatement?
  package let tree: SyntaxTree?
  package let warnings: [Diagnostic]

  package init(statement: ParsedStatement? = nil, tree: SyntaxTree?, warnings: [Diagnostic] = []) {
    self.statement = statement
    self.tree = tree
    self.warnings = warnings
  }

  package func writeMembers(to writer: inout JSONWriter, of text: Span<UInt8>) {
    statement?.writeMembers(to: &writer, of: text)
    writer.member("tree", tree)
    if !warnings.isEmpty { writer.member("warnings", warnings) }
  }

  package static func writeMembersOfRejected(to writer: inout JSONWriter) { writer.member("tree", SyntaxTree?.none) }
}

extension Line where Value: LineValue {
  /// The line as an object of JSON.
  package var record: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.text
  }

  /// The mistakes in the line, or the warnings.
  package var diagnostics: [Diagnostic] {
    switch result {
    case .success(let value): value.warnings
    case .failure(let diagnostic): diagnostic.mistakes
    }
  }
}

extension JSONWriter {
  /// Writes a line as an object: where it is from, `text` and `ok`, then what is made of it, or the error.
  ///
  /// - Returns: whether nothing is wrong with the line.
  @discardableResult
  package mutating func value<Value: LineValue>(_ line: Line<Value>) -> Bool {
    line.text.withBytes { bytes in
      object { writer in
        writer.origin(line.number, line.file, line.dialect, accepted: line.accepted, target: line.target, bytes)
        switch line.result {
        case .success(let value):
          writer.member("ok", true)
          value.writeMembers(to: &writer, of: bytes)
        case .failure(let pending):
          let diagnostic = pending.written
          writer.member("ok", false)
          writer.member("error", diagnostic)
          writer.member("errors", diagnostic.mistakes)
          Value.writeMembersOfRejected(to: &writer)
        }
      }
    }
    return if case .success = line.result { true } else { false }
  }

  /// Parses a line and writes what writing the parsed line does. Where it is one equation, there is no value on the way.
  ///
  /// - Returns: whether the line is accepted.
  package mutating func value(
    parsing bytes: Span<UInt8>, number: Int, file: String? = nil, in dialect: Dialect
  ) -> Bool {
    guard !dialect.isList(bytes), let equation = dialect.recognize(bytes) else {
      return value(Line(bytes, number: number, file: file, in: dialect))
    }
    return value(equation, of: bytes, number, file, dialect.name, accepted: nil)
  }

  /// Parses a line in whichever dialect accepts it and writes what writing the parsed line does.
  ///
  /// - Returns: whether the line is accepted.
  package mutating func value(
    parsing bytes: Span<UInt8>, number: Int, file: String? = nil, inAnyOf dialects: [Dialect]
  ) -> Bool {
    var (first, accepted) = (ParsedEquation?.none, [String]())
    for dialect in dialects where !dialect.isList(bytes) {
      guard let equation = dialect.recognize(bytes) else { continue }
      first = first ?? equation
      accepted.append(dialect.name)
    }
    guard let first else { return value(Line(bytes, number: number, file: file, inAnyOf: dialects)) }
    return value(first, of: bytes, number, file, accepted[0], accepted: accepted)
  }

  private mutating func value(
    _ equation: ParsedEquation, of bytes: Span<UInt8>, _ number: Int, _ file: String?, _ dialect: String,
    accepted: [String]?
  ) -> Bool {
    object { writer in
      writer.origin(number, file, dialect, accepted: accepted, target: nil, bytes)
      writer.member("ok", true)
      writer.members(of: equation, in: bytes)
    }
    return true
  }

  /// Writes the members that tell where a line is from, and its text.
  @inline(__always)
  private mutating func origin(
    _ number: Int, _ file: String?, _ dialect: String?, accepted: [String]?, target: String?, _ text: Span<UInt8>
  ) {
    member("line", number)
    member("file", file)
    if let target {
      member("from", dialect)
      member("to", target)
    } else {
      member("dialect", dialect)
    }
    if let accepted { member("accepted", accepted) }
    key("text")
    value(text)
  }
}

extension Diagnostic: JSONWritable {
  /// Writes a diagnostic as an object.
  public func write(to writer: inout JSONWriter) {
    let words = self.words.written
    writer.object { writer in
      writer.member("code", code.rawValue)
      writer.member("offset", offset)
      writer.member("length", length)
      writer.member("line", line)
      writer.member("column", column)
      writer.member("found", words.found)
      writer.member("expected", words.expected)
      writer.member("message", words.message)
      writer.member("hint", words.hint)
      writer.member("fixIts", words.fixIts)
    }
  }
}

extension Diagnostic {
  /// The diagnostic as a JSON object on one line.
  public var json: String { record }
}

extension FixIt: JSONWritable {
  /// Writes a change of a text as an object.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("offset", offset)
      writer.member("length", length)
      writer.member("column", column)
      writer.member("endColumn", endColumn)
      writer.member("replacement", replacement)
      writer.member("certainty", certainty.rawValue)
    }
  }
}

extension SyntaxTree: JSONWritable {
  /// Writes a tree as an object: `name`, `offset` and `length` in bytes of UTF-8, then the `children` of a rule, in their
  /// order, or the `role` of a token.
  public func write(to writer: inout JSONWriter) {
    walk { tree, _ in
      writer.open("{")
      writer.member("name", tree.name)
      writer.member("offset", tree.range.lowerBound)
      writer.member("length", tree.range.count)
      switch tree.kind {
      case .rule:
        writer.key("children")
        writer.open("[")
      case .token: writer.member("role", tree.role?.rawValue)
      }
    } leaving: { tree in
      if tree.kind == .rule { writer.close("]") }
      writer.close("}")
    }
  }
}
