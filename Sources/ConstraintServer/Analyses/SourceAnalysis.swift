import ConstraintGrammar
import ConstraintLayout
import Lazy
import SourceScanning

/// A source of Swift or Objective-C with the constraint texts in it.
struct SourceAnalysis: DocumentAnalysis {
  let bytes: ContiguousArray<UInt8>
  let language: SourceLanguage
  let scanner: SourceScanner

  /// The texts with what is wrong with them.
  let strings: [ConstraintString]

  private let placed: Lazy<Placed>

  /// What few ask for, behind a reference.
  private final class Placed: Sendable {
    let texts: [PlacedText]

    init(_ texts: [PlacedText]) { self.texts = texts }
  }

  /// - Parameter memory: what was found in the text before it changed.
  init(
    _ bytes: ContiguousArray<UInt8>, _ language: SourceLanguage, _ scanner: SourceScanner,
    remembering memory: inout CheckMemory?
  ) {
    (self.bytes, self.language, self.scanner) = (bytes, language, scanner)
    strings = UnreadableSource(bytes) == nil ? scanner.strings(in: bytes, language, remembering: &memory) : []
    placed = Lazy { Placed(scanner.placedTexts(in: bytes, language)) }
  }

  /// The texts with what their calls give.
  var texts: [PlacedText] { placed.object.texts }

  var findings: [Finding] { strings.flatMap { string in string.diagnostics.map { finding($0, in: string) } } }

  func finding(_ diagnostic: Diagnostic, in string: ConstraintString) -> Finding {
    var finding = Finding(diagnostic)
    if diagnostic.code == .unusedKey { (finding.severity, finding.isUnnecessary) = (.hint, true) }
    if let dictionary = dictionary(lacking: diagnostic, in: string) {
      finding.related = (dictionary.place, "the names are given here")
    }
    return finding
  }

  /// The dictionary that should have a name.
  func dictionary(lacking diagnostic: Diagnostic, in string: ConstraintString) -> PlacedDictionary? {
    guard [.unknownView, .unknownNumber].contains(diagnostic.code) else { return nil }
    let text = texts.first { $0.place.lowerBound == string.place.lowerBound }
    return diagnostic.code == .unknownView ? text?.views : text?.numbers ?? text?.views
  }

  func hover(at offset: Int) -> Hover? {
    if let (text, index) = texts.text(at: offset) { return text.hover(at: index) }
    return migrationHover(at: offset)
  }

  func completions(at offset: Int) -> [Completion] {
    texts.text(at: offset).map { $0.text.completions(at: $0.index) } ?? []
  }

  var tokens: [RoleToken] {
    var end = 0
    return texts.flatMap { $0.roleTokens }.filter { token in
      // A text that several calls lead to is coloured once.
      defer { end = max(end, token.range.upperBound) }
      return token.range.lowerBound >= end
    }
  }

  func uses(at offset: Int) -> NameUses? {
    guard let uses = texts.uses(at: offset) else { return nil }
    // Whoever looks it up in the dictionary would find nothing.
    let isLookedUp = ["[\"\(uses.name)\"]", "[@\"\(uses.name)\"]"].contains { bytes.has($0) }
    guard isLookedUp else { return uses }
    return uses.refusing("'\(uses.name)' is looked up by its name in this file as well")
  }

  /// What a call becomes when it is written as anchors, beside its name.
  private func migrationHover(at offset: Int) -> Hover? {
    let texts = texts.filter { $0.call.contains(offset) }
    guard let call = texts.last?.call, let first = texts.map({ $0.place.lowerBound }).min(), offset < first else {
      return nil
    }
    let migration = scanner.migration(of: bytes, language) { $0 == call.lowerBound }
    let code = migration.edits.changes.map { $0.replacement }.filter { !$0.isEmpty }.joined(separator: "\n")
    let name = language == .swift ? "swift" : "objective-c"
    if !code.isEmpty { return Hover(markdown: "As anchors:\n\n" + PlacedText.code(code, name), range: call) }
    return migration.remaining.first.map {
      Hover(markdown: "It can't be written as anchors: " + $0.reason.inMarkdown, range: call)
    }
  }
}
