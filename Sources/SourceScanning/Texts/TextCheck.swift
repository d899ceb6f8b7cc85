import ConstraintGrammar
import ConstraintLayout
import ConstraintMeaning
import GrammarCombinators

/// Checks a text that stands in a source.
struct TextCheck: Sendable {
  let dialect: Dialect
  let given: GivenArguments
  let lines: SourceLines

  func status(of text: SourceText) -> ConstraintString.Status {
    var memory: CheckMemory?
    return status(of: text, &memory)
  }

  /// - Parameter memory: the results of earlier checks; `nil` where none are kept.
  func status(of text: SourceText, _ memory: inout CheckMemory?) -> ConstraintString.Status {
    guard text.isWellFormed else { return .notChecked(.literal) }
    // A value is taken for a name, or for a number where a name does not fit.
    let hole = ContiguousArray(CallEnvironment.hole.utf8)
    var words = text.holes.map { _ in hole }
    for _ in 0..<min(text.holes.count, 16) + 1 {
      let filled = text.filled(with: words, areHoles: true)
      guard let mistakes = mistakes(in: filled.bytes, holes: filled.holes, &memory) else { return .ok }
      let sure = mistakes.prefix { mistake in !filled.holes.contains { mistake.isAbout($0) } }
      guard let unsure = mistakes.dropFirst(sure.count).first else {
        return .mistake(sure.map { lines.placed($0, filled.places) })
      }
      guard let place = filled.holes.firstIndex(where: unsure.isAbout), words[place] == hole else {
        // Mistakes before the value do not depend on it.
        return sure.isEmpty ? .notChecked(.structure) : .mistake(sure.map { lines.placed($0, filled.places) })
      }
      words[place] = [UInt8(ascii: "1")]
    }
    return .notChecked(.structure)
  }

  /// Whether a text without mistakes has names of which it is not known whether the call gives them.
  func hasUnknownNames(_ text: SourceText, _ memory: inout CheckMemory?) -> Bool {
    if given.views == nil || given.numbers != nil { return given.views == nil }
    let strict = TextCheck(dialect: dialect, given: GivenArguments(views: given.views, numbers: []), lines: lines)
    return if case .ok = strict.status(of: text, &memory) { false } else { true }
  }

  /// The outcome for an equation of operators, which the compiler reads as well.
  ///
  /// What the language has no words for may be Swift, and no equation at all. Only one thing is a mistake whatever
  /// stands around it: an attribute that does not exist, where the text also has one that exists.
  func status(ofOperators equation: SourceText) -> ConstraintString.Status {
    let status = status(of: equation)
    guard case .mistake(let mistakes) = status else { return status }
    let known = Set(Attribute.allCases.map { $0.rawValue.lowercased() })
    let hasKnownAttribute = equation.text.lowercased().split(separator: "[").contains { part in
      part.first == "." && known.contains(String(part.dropFirst().prefix { $0 != "]" }))
    }
    let sure = mistakes.filter { hasKnownAttribute && equation.isAttribute($0) }
    return sure.isEmpty ? .notChecked(.code) : .mistake(sure)
  }

  /// Warnings of what UIKit and AppKit raise an exception on, in a text without mistakes. There are none where a part
  /// of the text or the names of the views are not known.
  func warnings(about text: SourceText, _ memory: inout CheckMemory?) -> [Diagnostic] {
    guard text.holes.isEmpty, given.views != nil else { return [] }
    return objections(to: text.bytes, &memory).map { lines.placed($0, text.places) }
  }

  /// The same warnings, at their offsets in the text.
  func objections(to bytes: ContiguousArray<UInt8>) -> [Diagnostic] {
    let resolutions = try? dialect.resolutions(
      of: bytes.span, options: given.options, in: CallEnvironment(given: given))
    return (resolutions ?? []).flatMap { $0.warnings }
  }

  /// The mistakes in a text, among them names that are not given; `nil` where there is none.
  ///
  /// - Parameter holes: where values stand. A name that a value is a part of is not known.
  func mistakes(in bytes: ContiguousArray<UInt8>, holes: [Range<Int>] = []) -> [Diagnostic]? {
    let statement: ParsedStatement
    do throws(Diagnostic) {
      statement = try dialect.statement(of: bytes.span)
    } catch {
      return holes.isEmpty ? mistakes(error, in: bytes) : error.mistakes
    }
    guard given.views != nil else { return nil }
    // A name that is only unknown here is no mistake.
    let known = mistakes(of: statement, in: bytes).filter { mistake in
      if holes.contains(where: { mistake.isAbout($0) }) { return false }
      return switch mistake.code {
      case .unknownNumber: given.numbers != nil
      // A size in parentheses may be a number as well.
      case .unknownView: given.numbers != nil || !mistake.isSize(in: bytes)
      case .viewForNumber, .numberForView: given.numbers != nil && given.numbers != given.views
      case .unusedRightItem: false
      default: true
      }
    }
    return known.isEmpty ? nil : known
  }

  /// The mistakes of what a text states, in order.
  private func mistakes(of statement: ParsedStatement, in bytes: ContiguousArray<UInt8>) -> [Diagnostic] {
    var environment = CallEnvironment(given: given)
    var mistakes: [Diagnostic] = []
    while true {
      do throws(Diagnostic) {
        _ = try dialect.resolve(statement, of: bytes.span, options: given.options, in: environment)
        return mistakes
      } catch {
        mistakes = (mistakes + error.mistakes.filter { !mistakes.contains($0) }).sorted { $0.offset < $1.offset }
        // An equation tells one mistake at a time. The next one is found where this name is known.
        let names = error.mistakes.filter { Self.codesOfNames.contains($0.code) }.map { mistake in
          String(decoding: bytes[mistake.offset..<mistake.offset + mistake.length], as: UTF8.self)
        }
        guard !environment.namesTold.isSuperset(of: names) else { return mistakes }
        environment.namesTold.formUnion(names)
      }
    }
  }

  private static let codesOfNames: Set<DiagnosticCode> = [
    .unknownView, .unknownNumber, .viewForNumber, .numberForView,
  ]

  /// The mistakes in a text that is none of the language, and those in its names. The names are checked in the text
  /// with the fix-its applied. If that has a name which neither the call gives nor the text has, all fix-its are left
  /// out.
  private func mistakes(_ diagnostic: Diagnostic, in bytes: ContiguousArray<UInt8>) -> [Diagnostic] {
    var mistakes = diagnostic.mistakes
    guard given.views != nil, let fixed = diagnostic.applyingFixIts(to: bytes.span) else { return mistakes }
    let unknown = self.mistakes(in: ContiguousArray(fixed.utf8)) ?? []
    guard unknown.allSatisfy({ bytes.words.isSuperset(of: $0.found?.utf8.words ?? []) }) else {
      for index in mistakes.indices { mistakes[index].fixIts = [] }
      return mistakes
    }
    let fixIts = mistakes.flatMap { $0.fixIts }
    return (mistakes + unknown.compactMap { $0.moved(before: fixIts) }).sorted { $0.offset < $1.offset }
  }
}

extension SourceText {
  /// Whether a mistake, at its place in the source, is the word of `[.width]`.
  fileprivate func isAttribute(_ mistake: Diagnostic) -> Bool {
    let (start, end) = (mistake.offset - start, mistake.offset - start + mistake.length)
    return start > 1 && bytes[start - 2..<start].elementsEqual("[.".utf8) && bytes[end...].first == UInt8(ascii: "]")
  }
}

extension Diagnostic {
  /// Whether it is about a name in the parentheses of a visual format.
  fileprivate func isSize(in bytes: ContiguousArray<UInt8>) -> Bool {
    let end = offset + length
    return end < bytes.count && [UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "@")].contains(bytes[end])
  }

  /// This mistake in the text before fix-its were applied; `nil` where they have changed what it is about.
  fileprivate func moved(before fixIts: [FixIt]) -> Diagnostic? {
    var growth = 0
    for fixIt in fixIts where fixIt.offset + growth < offset + length {
      if fixIt.offset + growth + fixIt.replacement.utf8.count > offset { return nil }
      growth += fixIt.replacement.utf8.count - fixIt.length
    }
    var moved = self
    moved.offset -= growth
    for index in moved.fixIts.indices { moved.fixIts[index].offset -= growth }
    return moved
  }

  /// Whether it is about a value in a text, or about what stands beside that value.
  fileprivate func isAbout(_ hole: Range<Int>) -> Bool {
    offset <= hole.upperBound && offset + length >= hole.lowerBound - 1
  }
}

/// The results of checks of texts, so that a text that has not changed is not checked again.
///
/// It keeps only what the last scan asked for, so that it does not grow.
package struct CheckMemory: Sendable {
  /// All that a check depends on, except for the place of the text.
  private struct Key: Hashable {
    let isOfMistakes: Bool
    let dialect: String
    let given: GivenArguments
    let bytes: ContiguousArray<UInt8>
    let holes: [Range<Int>]
  }

  private var last: [Key: [Diagnostic]?] = [:]
  private var current: [Key: [Diagnostic]?] = [:]

  /// A memory of nothing.
  package init() {}

  /// Forgets what has not been asked for since this was called last.
  mutating func forgetOld() { (last, current) = (current, [:]) }

  /// The mistakes in a text, or the warnings about it where there are no values in it.
  fileprivate mutating func findings(
    _ check: TextCheck, _ bytes: ContiguousArray<UInt8>, holes: [Range<Int>], areMistakes: Bool
  ) -> [Diagnostic]? {
    let key = Key(
      isOfMistakes: areMistakes, dialect: check.dialect.name, given: check.given, bytes: bytes, holes: holes)
    if let known = current[key] { return known }
    let findings =
      last[key] ?? (areMistakes ? check.mistakes(in: bytes, holes: holes) : check.objections(to: bytes))
    current[key] = .some(findings)
    return findings
  }
}

extension TextCheck {
  func mistakes(
    in bytes: ContiguousArray<UInt8>, holes: [Range<Int>], _ memory: inout CheckMemory?
  ) -> [Diagnostic]? {
    guard memory != nil else { return mistakes(in: bytes, holes: holes) }
    return memory?.findings(self, bytes, holes: holes, areMistakes: true)
  }

  func objections(to bytes: ContiguousArray<UInt8>, _ memory: inout CheckMemory?) -> [Diagnostic] {
    memory?.findings(self, bytes, holes: [], areMistakes: false) ?? objections(to: bytes)
  }
}
