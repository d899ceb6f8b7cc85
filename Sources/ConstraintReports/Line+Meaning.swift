public import ConstraintGrammar
public import ConstraintLayout
import GrammarCombinators
package import JSON
import Spelling

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
    options: VisualFormatOptions = [], environment: (Statement) -> Environment
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

/// An item that has a name in reports.
package protocol NamedLayoutItem: LayoutItem {
  var name: String { get }
}

extension ResolvedStatement: LineValue where Item: NamedLayoutItem {
  package func writeMembers(to writer: inout JSONWriter, of text: Span<UInt8>) {
    writer.key("resolved")
    switch self {
    case .equation(let resolution): writer.value(resolution.constraint)
    case .constraints(let resolutions):
      writer.array { writer in for resolution in resolutions { writer.value(resolution.constraint) } }
    }
    writer.member("warnings", warnings)
  }
}

extension JSONWriter {
  /// Writes a constraint, whose numbers are finite, as an object.
  ///
  /// A relation is always `==`, `<=` or `>=`. Without a second item, that is `null` and its attribute is `notAnAttribute`.
  fileprivate mutating func value(_ constraint: LayoutConstraint<some NamedLayoutItem>) {
    object { writer in
      writer.members(of: constraint.mapItems { $0.name })
      if constraint.isSystemSpacing { writer.member("isSystemSpacing", true) }
    }
  }

  /// Writes the members of a constraint between items that are called by these names.
  package mutating func members(of constraint: LayoutConstraint<String>) {
    member("firstItem", constraint.firstItem)
    member("firstAttribute", constraint.firstAttribute.rawValue)
    member("relation", constraint.relation.rawValue)
    member("secondItem", constraint.secondItem)
    member("secondAttribute", constraint.secondAttribute?.rawValue ?? "notAnAttribute")
    member("multiplier", constraint.multiplier)
    member("constant", constraint.constant)
    member("priority", constraint.priority)
    member("identifier", constraint.identifier)
  }
}

extension Line<Translation> {
  /// Translates a line.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from.
  ///   - source: the dialect that it is written in.
  ///   - target: the language to translate it into.
  ///   - options: what the views are called that the text does not name, and how code is written.
  public init(
    _ bytes: Span<UInt8>, number: Int, file: String? = nil, from source: Dialect, to target: TranslationTarget,
    options: TranslationOptions = TranslationOptions()
  ) {
    let result: Result<Translation, Diagnostic>
    do throws(Diagnostic) {
      var translation = try source.translate(bytes, to: target, options: options)
      translation.warnings = translation.warnings.map { $0.counted(fromLine: number) }
      try source.refuseOtherItems(than: (options.lhs, options.rhs), in: translation, of: bytes)
      result = .success(translation)
    } catch {
      result = .failure(error.counted(fromLine: number))
    }
    self.init(bytes.text, number: number, file: file, dialect: source.name, target: target.name, result: result)
  }

  /// The line in a target that is code: what makes the constraints, or a comment that says why there are none.
  ///
  /// - Parameter isElement: whether the line is in an array of constraints, where those that are declared by a name stand
  ///   under that.
  package func code(isElement: Bool) -> String {
    switch result {
    case .success(let translation):
      guard isElement else { return translation.text }
      return zip(translation.texts, translation.names).map { "  \($1 ?? $0)," }.joined(separator: "\n")
    case .failure(let diagnostic):
      var comment = isElement ? "  // " : "// "
      for scalar in "not translated: \(text) (\(diagnostic.message))".unicodeScalars {
        // A comment ends with the line.
        comment.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
      return comment
    }
  }
}

extension Translation: LineValue {
  package func writeMembers(to writer: inout JSONWriter, of line: Span<UInt8>) {
    writer.member("translation", text)
    if isList { writer.member("translations", texts) }
    writer.member("lhs", leftItem)
    writer.member("rhs", rightItem)
    writer.member("warnings", warnings)
  }
}
