import ConstraintGrammar
import SentenceGeneration
import SourceScanning
import TestMaterial

extension Property {
  static let source = Property(
    "source", "Each string in a source is found at its place, whatever stands around it.", interval: 8
  ) { tried, subject in
    guard let text = String(exactly: tried.bytes) else { return nil }
    var random = SourceSetting.random(tried.bytes)
    let texts = [text, "", String(text.unicodeScalars.reversed().map(Character.init)), text]
    let language = SourceSetting.language(&random)
    let draft = SourceDraft(texts.shuffled(using: &random), language, random)
    let found = SourceSetting.scanner(subject.dialect).strings(in: ContiguousArray(draft.bytes), language)
    let expected = draft.entries.map { "\($0.line):\($0.column) \($0.text.debugDescription)" }
    let actual = found.map { "\($0.line):\($0.column) \($0.text.debugDescription)" }
    if actual != expected { return SourceSetting.difference(expected, actual, draft) }
    for (string, entry) in zip(found, draft.entries) {
      if let fault = StringPlaces(entry, in: draft.bytes).fault(of: string, subject.dialect) { return fault }
    }
    return nil
  }

  static let sourceDamage = Property(
    "source-damage", "What is damaged in one string of a source changes the report of no other.", interval: 8
  ) { tried, subject in
    // What would begin a comment or a body, were it not in a literal, changes the source around it.
    guard let text = String(exactly: tried.bytes), !tried.bytes.contains(where: { "{}'`".utf8.contains($0) }),
      !zip(tried.bytes, tried.bytes.dropFirst()).contains(where: { "/*".utf8.contains($0) && "/*".utf8.contains($1) })
    else { return nil }
    var random = SourceSetting.random(tried.bytes)
    let language = SourceSetting.language(&random)
    let draft = SourceDraft([text, subject.dialect.sample, text, "b"].shuffled(using: &random), language, random)
    let scanner = SourceSetting.scanner(subject.dialect)
    guard let entry = draft.entries.filter({ $0.content.upperBound > 0 }).randomElement(using: &random) else {
      return nil
    }
    let source = SourceSetting.damaged(draft, entry, &random)
    let lines = source.count { $0 == 10 } - draft.bytes.count { $0 == 10 }
    // The places of mistakes are not a part of it: they move with their line.
    func report(_ string: ConstraintString, _ shift: Int) -> String {
      let kind =
        switch string.status {
        case .ok: "ok"
        case .notChecked(let reason): reason.rawValue
        case .mistake(let mistakes): mistakes.map { "\($0.column) \($0.message)" }.joined(separator: "; ")
        }
      return "\(string.line - shift):\(string.column) \(string.text.debugDescription) \(kind)"
    }
    let before = scanner.strings(in: ContiguousArray(draft.bytes), language).map { report($0, 0) }
    let after = scanner.strings(in: source, language)
    for other in draft.entries where other.statement != entry.statement {
      let place = "\(other.line):\(other.column) "
      let shift = (other.line, other.column) > (entry.line, entry.column) ? lines : 0
      let old = before.first { $0.hasPrefix(place) }
      let new = after.map { report($0, shift) }.first { $0.hasPrefix(place) }
      if old != new {
        return
          "\(old ?? "nothing") becomes \(new ?? "nothing") in \(String(decoding: source, as: UTF8.self).debugDescription)"
      }
    }
    return nil
  }

  static let sourceBytes = Property(
    "source-bytes", "Whatever the bytes of a source, it is scanned in a number of steps that its length limits."
  ) { tried, subject in
    var random = SourceSetting.random(tried.bytes)
    var piece: [UInt8] = []
    for _ in 0..<6 {
      piece += SourceSetting.pieces[Int.random(in: SourceSetting.pieces.indices, using: &random)].utf8
      if Bool.random(using: &random), !tried.bytes.isEmpty {
        let start = Int.random(in: tried.bytes.indices, using: &random)
        piece += tried.bytes[start...].prefix(8)
      }
    }
    let scanner = SourceSetting.scanner(subject.dialect)
    let language = SourceSetting.language(&random)
    let source = ContiguousArray("rule ".utf8) + (0..<50).flatMap { _ in piece }
    _ = scanner.calls(declaredIn: source, language)
    let (strings, steps) = scanner.scan(source, language)
    if steps > 100 * source.count {
      return "\(steps) steps for \(source.count) bytes: \(String(decoding: source, as: UTF8.self).debugDescription)"
    }
    for string in strings {
      guard case .mistake(let mistakes) = string.status else { continue }
      if mistakes.contains(where: { $0.offset < 0 || $0.offset + $0.length > source.count }) {
        return "a mistake is beyond the end of \(source.count) bytes"
      }
    }
    return nil
  }
}

/// What the properties of sources share.
private enum SourceSetting {
  /// Random choices that follow from a text.
  static func random(_ text: [UInt8]) -> SentenceGeneration.SeededGenerator {
    SentenceGeneration.SeededGenerator(
      seed: text.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// Calls of each kind whose texts are in a dialect.
  static func scanner(_ dialect: Dialect) -> SourceScanner {
    SourceScanner(
      calls: [
        KnownCall("withRule", dialect), KnownCall("constraintsWithRule", dialect),
        KnownCall("rule", dialect, allowsPrefix: true), KnownCall("rules", isList: true, dialect),
      ], operators: nil)
  }

  static func difference(_ expected: [String], _ actual: [String], _ draft: SourceDraft) -> String {
    let missing = expected.first { !actual.contains($0) } ?? "nothing"
    let other = actual.first { !expected.contains($0) } ?? "nothing"
    let source = String(decoding: draft.bytes, as: UTF8.self).debugDescription
    return "\(missing) is not found, and \(other) is, in \(draft.language.rawValue) \(source)"
  }

  /// The source with a byte put into a literal, taken from it or changed in it.
  static func damaged(
    _ draft: SourceDraft, _ entry: SourceDraft.Entry, _ random: inout SentenceGeneration.SeededGenerator
  ) -> ContiguousArray<UInt8> {
    var place = Int.random(in: entry.content.lowerBound...entry.content.upperBound, using: &random)
    let hasLong = !draft.bytes.indices.allSatisfy { !draft.bytes[$0...].starts(with: "\"\"\"".utf8) }
    // An escape that is taken apart may be a value or a quotation mark, and what ends a literal early opens one of several
    // lines where that stands behind it: the sources in between are none.
    if hasLong {
      while place > entry.content.lowerBound, "\\#".utf8.contains(draft.bytes[place - 1]) { place -= 1 }
    }
    let isEscape = hasLong && place < draft.bytes.count && draft.bytes[place] == UInt8(ascii: "\\")
    let isReplaced = place < entry.content.upperBound && !isEscape && Bool.random(using: &random)
    let marks = Array((hasLong ? "a()[]|-1 " : "a()[]|-1 \\\"\n").utf8)
    let byte = marks[Int.random(in: marks.indices, using: &random)]
    let isCut = isReplaced && Bool.random(using: &random)
    return draft.replacing(place..<place + (isReplaced ? 1 : 0), with: isCut ? [] : [byte])
  }

  static func language(_ random: inout SentenceGeneration.SeededGenerator) -> SourceLanguage {
    Bool.random(using: &random) ? .swift : .objectiveC
  }

  /// Pieces of sources, most of which begin something.
  static let pieces = [
    "\"", "\\(", "\"\"\"\n", "/*", "*/", "//", "\n", "#\"", "##\"", "'", "\\", "(", ")", "[", "]", "{", "}", "@", "?",
    ":", ",",
    ";", ".", "=", "+=", "rule(", "rules([", "withRule:", "[a constraintsWithRule:", "let a = ", "a", "a = a",
    "a.append(",
    "for a in ", "func f(a: A) {", "- (A)a:(A)a {", "stringWithFormat:", "%d", "\"a\"", "@\"a\"", " ? ", " : ", " + ",
    "#define ",
    "import SwiftyLayout\n", "a[.width] == ", "case", "\u{E9}",
  ]
}
