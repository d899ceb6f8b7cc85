public import ConstraintGrammar
package import GrammarCombinators
package import JSON

/// A value that a line is made into, as far as a report of the line goes.
package protocol LineValue {
  /// The warnings, though nothing is wrong.
  var warnings: [Diagnostic] { get }

  /// Writes the members of the line's object that come behind `ok`.
  func writeMembers(to writer: inout JSONWriter)

  /// Writes the members that come behind the error of a line that is rejected.
  static func writeMembersOfRejected(to writer: inout JSONWriter)
}

extension LineValue {
  package var warnings: [Diagnostic] { [] }
  package static func writeMembersOfRejected(to writer: inout JSONWriter) {}
}

extension Statement: LineValue {
  package func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .equation(let equation): writer.members(of: equation)
    case .constraints(let constraints):
      writer.key("constraints")
      writer.array { writer in
        for constraint in constraints { writer.object { $0.members(of: constraint, isListed: true) } }
      }
    }
  }
}

/// The statement of a text, and which production stands where in it.
package struct TracedStatement: LineValue {
  package let statement: Statement
  package let tree: SyntaxTree?

  package func writeMembers(to writer: inout JSONWriter) {
    statement.writeMembers(to: &writer)
    writer.key("tree")
    writer.value(tree)
  }

  package static func writeMembersOfRejected(to writer: inout JSONWriter) {
    writer.key("tree")
    writer.null()
  }
}

extension Line where Value: LineValue {
  /// The mistakes in the line, or the warnings.
  package var diagnostics: [Diagnostic] {
    switch result {
    case .success(let value): value.warnings
    case .failure(let diagnostic): diagnostic.mistakes
    }
  }

  /// The line as an object of JSON.
  package var record: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.text
  }
}

extension JSONWriter {
  /// Writes a line as an object: where it is from, `text` and `ok`, then what is made of it, or the error.
  ///
  /// - Returns: whether nothing is wrong with the line.
  @discardableResult
  package mutating func value<Value: LineValue>(_ line: Line<Value>) -> Bool {
    object { writer in
      writer.origin(line.number, line.file, line.dialect, accepted: line.accepted, target: line.target)
      writer.member("text", line.text)
      switch line.result {
      case .success(let value):
        writer.member("ok", true)
        value.writeMembers(to: &writer)
      case .failure(let pending):
        let diagnostic = pending.written
        writer.member("ok", false)
        writer.key("error")
        writer.value(diagnostic)
        if diagnostic.isOneOfMany {
          writer.key("errors")
          writer.array { writer in for mistake in diagnostic.mistakes { writer.value(mistake) } }
        }
        Value.writeMembersOfRejected(to: &writer)
      }
    }
    return if case .success = line.result { true } else { false }
  }

  /// Writes the members that tell where a line is from: `line`, `file` and `dialect`, then `accepted` where any dialect would
  /// have done; `from` and `to` in place of `dialect` where the line is to be translated.
  @inline(__always)
  mutating func origin(
    _ number: Int, _ file: String?, _ dialect: String?, accepted: [String]?, target: String? = nil
  ) {
    member("line", number)
    if let target {
      member("file", file)
      member("from", dialect)
      member("to", target)
    } else {
      repeatedMembers("file", file, "dialect", dialect)
    }
    guard let accepted else { return }
    key("accepted")
    array { writer in for name in accepted { writer.value(name) } }
  }

  /// Writes a tree as an object: `name`, `offset` and `length` in bytes of UTF-8, then the `children` of a rule, in their
  /// order, or the `role` of a token. Where there is no tree, writes `null`.
  package mutating func value(_ tree: SyntaxTree?) {
    guard let tree else { return null() }
    object { writer in
      writer.member("name", tree.name)
      writer.member("offset", tree.range.lowerBound)
      writer.member("length", tree.range.count)
      switch tree.kind {
      case .rule:
        writer.key("children")
        writer.array { writer in for child in tree.children { writer.value(child) } }
      case .token:
        writer.member("role", tree.role?.rawValue)
      }
    }
  }
}
