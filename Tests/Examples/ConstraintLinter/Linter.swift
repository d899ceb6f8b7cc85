public import ConstraintGrammar
import ConstraintLayout
import GrammarCombinators

/// Finds the equations in source code and says what is wrong with them.
public struct Linter: Sendable {
  private let rules: [LintRule]

  /// A linter with the rules of a team.
  public init(rules: [LintRule] = [.fixedSize, .writingDirection]) { self.rules = rules }

  /// What is wrong with the equations in a file, in the order of the file, at their places in it.
  public func diagnostics(of source: String) -> [Diagnostic] {
    // The grammar accepts every text.
    guard let calls = try? Source().run(source).output else { return [] }
    let bytes = Array(source.utf8)
    return calls.flatMap { call in
      call.texts.flatMap { found in
        let text = String(decoding: bytes[found.range.range], as: UTF8.self)
        let diagnostics =
          found.isPart || text.contains("\\") ? [.putTogether(text)] : diagnostics(of: text, call.dialect)
        return diagnostics.map { $0.moved(behind: bytes[..<found.range.lowerBound]) }
      }
    }
  }

  /// What is wrong with one equation.
  private func diagnostics(of text: String, _ dialect: Dialect) -> [Diagnostic] {
    do throws(Diagnostic) {
      let equation = try Equation(text, in: dialect)
      // What UIKit and AppKit raise an exception on.
      let warnings = try dialect.resolve(text, in: AnyNames(dialect: dialect)).warnings
      return warnings + rules.compactMap { Diagnostic($0, on: equation, text, dialect) }
    } catch {
      return [error]
    }
  }
}

extension Diagnostic {
  /// What a rule has against an equation.
  fileprivate init?(_ rule: LintRule, on equation: Equation<String>, _ text: String, _ dialect: Dialect) {
    guard let (message, rewritten) = rule.objection(equation) else { return nil }
    // A dialect that can't say it prints nothing.
    let better = try? dialect.print(rewritten)
    self.init(
      code: rule.code, offset: 0, length: text.utf8.count, line: 1, column: 1, found: text, expected: [],
      message: message, hint: better.map { "write '\($0)'" }, severity: .warning)
  }

  /// A text with an interpolation or an escape is known only when the application runs.
  fileprivate static func putTogether(_ text: String) -> Diagnostic {
    Diagnostic(
      code: DiagnosticCode(rawValue: "not-checked"), offset: 0, length: text.utf8.count, line: 1, column: 1,
      found: text, expected: [], message: "the text is put together at run time, so nobody checks it",
      hint: "give numbers names, and their values as metrics", severity: .warning)
  }

  /// The same diagnostic where the text comes behind others.
  fileprivate func moved(behind bytes: ArraySlice<UInt8>) -> Diagnostic {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var moved = self
    moved.offset += bytes.count
    moved.line += lines.count - 1
    moved.column += String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count
    return moved
  }
}
