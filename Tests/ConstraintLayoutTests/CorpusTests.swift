import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
public import TestMaterial
public import Testing

/// `Corpora/*.txt`: what becomes of texts.
@Suite struct CorpusTests {
  /// Each input is a dialect and a text, `compact-constraint: a.left = b.left`, resolved with the views and numbers of
  /// `Scene.withNumbers`, and with `orphan`, which has no superview.
  static let resolutions = CorpusOfTexts("resolution") { head, text in
    let dialect = try #require(Dialect(named: head))
    let scene = Scene.withNumbers
    var names = scene.bindings
    // It is in no view, and no hint lists it where it is not meant.
    if text.contains("orphan") { names.items["orphan"] = Box("orphan") }
    return withExtendedLifetime(scene) { dialect.outline(of: text, in: names) }
  }

  /// Each input is two languages and a text, `equations → anchors: width = 44`; `→ every` is one after the other.
  static let translations = CorpusOfTexts("translation") { head, text in
    let words = head.split(separator: " ").map(String.init)
    let dialect = try #require(Dialect(named: words[0]))
    if words[2] == "every" { return dialect.everyTranslation(of: text) }
    let target = try #require(TranslationTarget(named: words[2]))
    var options = TranslationOptions()
    if words.count > 3 { options.platform = try #require(CodePlatform.allCases.first { "\($0)" == words[4] }) }
    do throws(Diagnostic) {
      return "translated: \(try dialect.translate(text, to: target, options: options).text)"
    } catch {
      return error.report(on: text)
    }
  }

  @Test(arguments: resolutions.entries)
  func resolution(of entry: Corpus.Entry) throws { try Self.resolutions.expect(entry) }

  @Test(arguments: translations.entries)
  func translation(of entry: Corpus.Entry) throws { try Self.translations.expect(entry) }

  @Test(arguments: [resolutions, translations])
  func file(_ file: CorpusOfTexts) throws {
    #expect(file.entries.count >= 100)
    if Corpus.isRecording {
      #expect(try !Corpus.record(file.path, file.actual), "recorded; now read git diff and run without RECORD_CORPORA")
    }
  }
}

extension Corpus.Entry: CustomTestStringConvertible {
  public var testDescription: String { title }
}

/// A file of texts, each with the words that say what is done with it before a colon.
struct CorpusOfTexts: Sendable, CustomTestStringConvertible {
  let path: String
  let entries: [Corpus.Entry]
  private let outcome: @Sendable (_ head: String, _ text: String) throws -> String

  init(_ name: String, outcome: @escaping @Sendable (_ head: String, _ text: String) throws -> String) {
    path = "Tests/ConstraintLayoutTests/Corpora/\(name).txt"
    entries = (try? Corpus(of: path).entries) ?? []
    self.outcome = outcome
  }

  var testDescription: String { path }

  /// What becomes of an input, in the form of the file.
  func actual(_ entry: Corpus.Entry) -> String {
    do {
      let parts = entry.input.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false)
      let text = String(decoding: try EscapedText.bytes(of: String(parts[1])), as: UTF8.self)
      return EscapedText.showing(try outcome(String(parts[0]), text))
    } catch {
      return "\(error)"
    }
  }

  func expect(_ entry: Corpus.Entry, at location: SourceLocation = #_sourceLocation) throws {
    if Corpus.isRecording { return }
    let actual = actual(entry)
    #expect(
      actual == entry.expected, "\(comparison(expected: entry.expected, actual: actual))", sourceLocation: location)
  }
}
