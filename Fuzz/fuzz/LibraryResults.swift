import ConstraintGrammar
import ConstraintLayout
import ConstraintReports
import JSON

/// All that the library makes of a text, for programs that are to get the same from it in another form.
struct LibraryResults {
  let dialect: Dialect

  /// The numbers that names stand for.
  static let numbers = ["gap": 8, "margin": -2.5, "x": 0, "a": 1e-300]

  /// Writes the results as members of an object, each as the text that the library writes.
  func write(on bytes: Span<UInt8>, to object: inout JSONWriter) {
    let parsed = Line(bytes, number: 1, in: dialect)
    object.member("parsed", parsed.json)
    object.member("traced", parsed.traced(bytes, in: [dialect]).record)
    object.member("explanation", explanation(of: parsed, bytes))
    object.member("fixed", fixed(parsed, bytes))
    object.member("recognised", Line(bytes, number: 1, inAnyOf: Dialect.allWithHints).json)
    object.member("resolved", resolved(bytes).record)
    object.key("translated")
    object.array { array in
      for target in TranslationTarget.all {
        array.value(Line(bytes, number: 1, from: dialect, to: target).record)
      }
    }
  }

  private func resolved(_ bytes: Span<UInt8>) -> Line<ResolvedStatement<NamedItem>> {
    Line(bytes, number: 1, in: dialect) { NamedEnvironment(for: $0, in: dialect, metrics: Self.numbers) }
  }

  private func explanation(of line: Line<ParsedStatement>, _ bytes: Span<UInt8>) -> String {
    line.diagnostics.map { $0.rendered(in: bytes, file: "<text>") }.joined()
  }

  private func fixed(_ line: Line<ParsedStatement>, _ bytes: Span<UInt8>) -> String {
    guard case .failure(let diagnostic) = line.result else { return "" }
    return diagnostic.applyingFixIts(to: bytes, atLeast: .likely) ?? ""
  }
}
