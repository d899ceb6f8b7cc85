public import ConstraintGrammar
public import ConstraintLayout
import GrammarCombinators
package import JSON

extension Line {
  /// Resolves a line.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from.
  ///   - dialect: the dialect that it is written in.
  ///   - options: how the views of a visual format are aligned, and its direction.
  ///   - environment: what the names in it stand for.
  @inlinable public init<Environment: LayoutEnvironment>(
    _ bytes: Span<UInt8>, number: Int, file: String? = nil, in dialect: Dialect,
    options: VisualFormatOptions = [], environment: (Statement<String>) -> Environment
  ) where Value == ResolvedStatement<Environment.Item> {
    let result: Result<Value, Diagnostic>
    do throws(Diagnostic) {
      let statement = try dialect.statement(of: bytes)
      var resolved = try dialect.resolve(
        statement, of: bytes, options: options, in: environment(Statement(statement, of: bytes)))
      if !resolved.warnings.isEmpty { resolved.countWarnings(fromLine: number) }
      result = .success(resolved)
    } catch {
      result = .failure(error.counted(fromLine: number))
    }
    self.init(bytes.text, number: number, file: file, dialect: dialect.name, result: result)
  }
}

extension Span<UInt8> {
  @usableFromInline var text: String { String(copying: self, in: indices) }
}

/// An item that has a name in reports.
package protocol NamedLayoutItem: LayoutItem {
  var name: String { get }
}

extension ResolvedStatement: LineValue where Item: NamedLayoutItem {
  package func writeMembers(to writer: inout JSONWriter) {
    writer.key("resolved")
    switch self {
    case .equation(let resolution): writer.value(resolution.constraint)
    case .constraints(let resolutions):
      writer.array { writer in for resolution in resolutions { writer.value(resolution.constraint) } }
    }
    writer.key("warnings")
    writer.array { writer in for warning in warnings { writer.value(warning) } }
  }
}

extension JSONWriter {
  /// Writes a constraint as an object.
  ///
  /// A relation is always `==`, `<=` or `>=`. Without a second item, that is `null` and its attribute is `notAnAttribute`.
  ///
  /// - Parameter constraint: the constraint; its numbers are finite.
  fileprivate mutating func value(_ constraint: LayoutConstraint<some NamedLayoutItem>) {
    object { writer in
      writer.member("firstItem", constraint.firstItem.name)
      writer.member("firstAttribute", constraint.firstAttribute.rawValue)
      writer.member("relation", constraint.relation.rawValue)
      writer.member("secondItem", constraint.secondItem?.name)
      writer.member("secondAttribute", constraint.secondAttribute?.rawValue ?? "notAnAttribute")
      writer.member("multiplier", constraint.multiplier)
      writer.member("constant", constraint.constant)
      writer.member("priority", constraint.priority)
      writer.member("identifier", constraint.identifier)
      if constraint.isSystemSpacing { writer.member("isSystemSpacing", true) }
    }
  }
}
