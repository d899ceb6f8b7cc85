import ConstraintGrammar
import ConstraintLayout

/// All that the library makes of a text, for programs that are to get the same from it in another form.
struct LibraryResults {
  let dialect: Dialect

  /// The numbers that names stand for.
  static let numbers = ["gap": 8, "margin": -2.5, "x": 0, "a": 1e-300]

  /// Writes the results as members of an object, each as the text that the library writes.
  func write(on bytes: Span<UInt8>, to object: inout JSONWriter) {
    let parsed = ParsedLine(bytes, number: 1, in: dialect)
    object.key("parsed")
    object.value(parsed.json)
    object.key("traced")
    object.value(record { $0.value(TracedLine(parsed, bytes, in: [dialect])) })
    object.key("explanation")
    object.value(explanation(of: parsed, bytes))
    object.key("fixed")
    object.value(fixed(parsed, bytes))
    object.key("recognised")
    object.value(ParsedLine(bytes, number: 1, inAnyOf: Dialect.all).json)
    object.key("resolved")
    object.value(record { $0.value(resolved(bytes), name: \.name) })
    object.key("translated")
    object.array { array in
      for target in TranslationTarget.all {
        array.value(record { $0.value(TranslatedLine(bytes, number: 1, from: dialect, to: target)) })
      }
    }
  }

  private func resolved(_ bytes: Span<UInt8>) -> ResolvedLine<NamedItem> {
    ResolvedLine(bytes, number: 1, in: dialect) { NamedEnvironment(for: $0, in: dialect, metrics: Self.numbers) }
  }

  private func explanation(of line: ParsedLine, _ bytes: Span<UInt8>) -> String {
    guard case .failure(let diagnostic) = line.result else { return "" }
    return diagnostic.rendered(in: bytes, file: "<text>")
  }

  private func fixed(_ line: ParsedLine, _ bytes: Span<UInt8>) -> String {
    guard case .failure(let diagnostic) = line.result else { return "" }
    return diagnostic.applyingFixIts(to: bytes) ?? ""
  }

  private func record(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return writer.text
  }
}
