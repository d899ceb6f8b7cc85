public import ConstraintGrammar
package import JSON

extension Line {
  /// Resolves a line.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from.
  ///   - dialect: the dialect that it is written in.
  ///   - environment: what the names in its equation stand for.
  @inlinable public init<Environment: LayoutEnvironment>(
    _ bytes: Span<UInt8>, number: Int, file: String? = nil, in dialect: Dialect,
    environment: (Equation<String>) -> Environment
  ) where Value == Resolution<Environment.Item> {
    let result: Result<Value, Diagnostic>
    do throws(Diagnostic) {
      let equation = try dialect.parse(bytes)
      var resolution = try dialect.resolve(equation, of: bytes, in: environment(Equation(equation, of: bytes)))
      resolution.warnings = resolution.warnings.map { $0.counted(fromLine: number) }
      result = .success(resolution)
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

extension Resolution: LineValue where Item: NamedLayoutItem {
  package func writeMembers(to writer: inout JSONWriter) {
    writer.key("resolved")
    writer.value(constraint)
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
    }
  }
}
