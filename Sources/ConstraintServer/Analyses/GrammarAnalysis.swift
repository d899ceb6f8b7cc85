import GrammarChecks
import GrammarCombinators
import GrammarExport
import Lazy
import SourceScanning

/// A grammar in any notation that is read.
struct GrammarAnalysis: DocumentAnalysis {
  private let bytes: ContiguousArray<UInt8>
  private let written: WrittenGrammar?
  private let names: Lazy<Names>
  let findings: [Finding]
  private let mistakes: [(mistake: GrammarTextMistake, finding: Finding)]

  /// What few ask for, behind a reference.
  private final class Names: Sendable {
    let mentions: [GrammarNames.Mention]

    init(_ bytes: ContiguousArray<UInt8>) { mentions = GrammarNames(bytes).mentions }
  }

  init(_ text: DocumentText) {
    let bytes = text.bytes
    self.bytes = bytes
    names = Lazy { Names(bytes) }
    do throws(GrammarTextFailure) {
      let grammar = try WrittenGrammar(text.text(bytes.indices))
      written = grammar
      mistakes = grammar.warnings.map { ($0, Self.finding($0, .warning)) }
      findings = mistakes.map(\.finding) + Self.findings(in: grammar)
    } catch {
      written = nil
      mistakes = error.mistakes.map { ($0, Self.finding($0, .error)) }
      findings = mistakes.map(\.finding)
    }
  }

  func actions(_ kinds: Set<Action.Kind>, in range: Range<Int>) -> [Action] {
    let near = mistakes.filter { mistake, _ in
      kinds.contains(.quickFix) && !mistake.edits.isEmpty && mistake.range.lowerBound <= range.upperBound
        && range.lowerBound <= mistake.range.upperBound
    }
    return near.map { mistake, finding in
      Action(making: mistake.edits.map { Edit(range: $0.range, replacement: $0.replacement) }, finding, in: bytes)
    }
  }

  private static let code = "grammar"

  private static func findings(in grammar: WrittenGrammar) -> [Finding] {
    func place(_ name: String) -> Range<Int> { grammar.range(of: name) ?? 0..<0 }
    let unused = grammar.unused.map { name in
      var finding = Finding(
        place(name), .hint, code: code, "'\(name)' can't be reached from '\(grammar.grammar.start.name)'")
      finding.isUnnecessary = true
      return finding
    }
    // A grammar says nothing of the order of alternatives: what that costs is for `grammar --check=peg`.
    let problems = grammar.grammar.problemsInAnyOrder
    return unused + problems.map { Finding(place($0.rule), .warning, code: code, $0.description) }
  }

  private static func finding(_ mistake: GrammarTextMistake, _ severity: Finding.Severity) -> Finding {
    Finding(mistake.range, severity, code: code, mistake.message + (mistake.hint.map { " (\($0))" } ?? ""))
  }

  private func mention(at offset: Int) -> GrammarNames.Mention? {
    names.object.mentions.first { $0.range.contains(offset) || $0.range.upperBound == offset }
  }

  private func definition(of name: String) -> Range<Int>? {
    names.object.mentions.first { $0.isDefinition && $0.name == name }?.range
  }

  func definition(at offset: Int) -> Range<Int>? { mention(at: offset).flatMap { definition(of: $0.name) } }

  func hover(at offset: Int) -> Hover? {
    guard let mention = mention(at: offset), let grammar = written?.grammar, let production = grammar[mention.name],
      let rule = try? EBNFWriter(for: grammar).text(of: production)
    else { return nil }
    let users = grammar.productions.filter { $0.body.mentions(production) }.map { $0.name.asCode }
    let use = users.isEmpty ? "" : "\n\nIt is a part of " + users.joined(separator: ", ") + "."
    let diagram = (try? grammar.railroadText(of: production)).map { "\n\n" + PlacedText.code($0, "text") } ?? ""
    return Hover(markdown: PlacedText.code(rule, "ebnf") + diagram + use, range: mention.range)
  }

  func uses(at offset: Int) -> NameUses? {
    guard let mention = mention(at: offset) else { return nil }
    let mentions = names.object.mentions
    let places = mentions.filter { $0.name == mention.name }.map { $0.range }
    let bytes = bytes
    let definition = definition(of: mention.name)
    return NameUses(name: mention.name, range: mention.range, places: places, definition: definition) { new in
      if new == mention.name { return nil }
      if definition == nil { return "'\(mention.name)' is defined nowhere in this file" }
      if mentions.contains(where: { $0.name == new }) { return "there is a '\(new)' already" }
      let renamed = places.map { ParseFailure.TextEdit(range: $0, replacement: new) }.applied(to: bytes.span)
      // The other names are the same, and this one is at as many places.
      let names = GrammarNames(renamed).mentions.map { $0.name }
      return names == mentions.map { $0.name == mention.name ? new : $0.name }
        ? nil : "'\(new)' is no name of a production"
    }
  }
}

extension Syntax {
  /// Whether a production is mentioned in it.
  fileprivate func mentions(_ production: Production) -> Bool {
    withAllPartsAndSpacing.contains { if case .production(production) = $0 { true } else { false } }
  }
}
