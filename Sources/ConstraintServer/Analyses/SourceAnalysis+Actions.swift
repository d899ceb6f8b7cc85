import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import SourceScanning
import Spelling

extension SourceAnalysis {
  func actions(_ kinds: Set<Action.Kind>, in range: Range<Int>) -> [Action] {
    func touches(_ other: Range<Int>) -> Bool {
      other.lowerBound <= range.upperBound && range.lowerBound <= other.upperBound
    }
    var actions: [Action] = []
    if kinds.contains(.quickFix) {
      for string in strings {
        for diagnostic in string.diagnostics
        where touches(diagnostic.offset..<diagnostic.offset + diagnostic.length) {
          actions += quickFixes(for: diagnostic, in: string)
        }
      }
    }
    if kinds.contains(.fixAll) { actions += fixAll }
    if kinds.contains(.rewrite) {
      let calls = texts.filter { touches($0.call) }
      actions += calls.filter { touches($0.place) }.flatMap { $0.translations } + migrations(of: calls.last?.call)
    }
    return actions
  }

  /// What mends a mistake, and what keeps it from being told.
  private func quickFixes(for diagnostic: Diagnostic, in string: ConstraintString) -> [Action] {
    let finding = finding(diagnostic, in: string)
    var actions = [Action(mending: diagnostic, finding, in: bytes)].compactMap { $0 }
    if let name = diagnostic.found, let dictionary = dictionary(lacking: diagnostic, in: string) {
      if actions.isEmpty, let nearest = nearestSpelling(to: name, among: dictionary.keys.map { $0.name }) {
        let edits = [Edit(range: finding.range, replacement: nearest)]
        actions.append(Action(making: edits, finding, in: bytes))
      }
      let (offset, text) = dictionary.addition(of: name, language)
      var action = Action(
        "Add '\(name)' to the dictionary", .quickFix, [Edit(range: offset..<offset, replacement: text)])
      action.finding = finding
      actions.append(action)
    }
    let offset = diagnostic.code == .unusedKey ? diagnostic.offset : string.offset
    var exception = Action("Disable the check of this line", .quickFix, [disabling(lineOf: offset)])
    exception.finding = finding
    return actions + [exception]
  }

  /// A comment on a line of its own, before that of an offset.
  private func disabling(lineOf offset: Int) -> Edit {
    let start = bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let blanks = String(decoding: bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
    let lineEnd = bytes[..<start].suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n"
    return Edit(range: start..<start, replacement: blanks + "// constraint-grammar:disable" + lineEnd)
  }

  /// All that is sure.
  private var fixAll: [Action] {
    let changes = SourceEdits(fixing: strings, in: bytes).changes
    return changes.isEmpty
      ? [] : [Action("Fix all constraint strings of this file", .fixAll, changes.map { Edit($0) })]
  }

  /// Anchors in the place of the call, and of all calls.
  private func migrations(of call: Range<Int>?) -> [Action] {
    guard let call else { return [] }
    let one = scanner.migration(of: bytes, language) { $0 == call.lowerBound }
    var actions: [Action] = []
    if one.callCount > 0 {
      actions.append(Action("Write this call as anchors", .rewrite, one.edits.changes.map { Edit($0) }))
    }
    if Set(texts.map { $0.call }).count > 1 {
      var all = Action(
        "Write all calls of this file as anchors", .rewrite,
        scanner.migration(of: bytes, language).edits.changes.map { Edit($0) })
      all.takesLong = true
      actions.append(all)
    }
    return actions
  }
}

extension Action {
  /// What mends a mistake; `nil` where nothing is known to.
  init?(mending diagnostic: Diagnostic, _ finding: Finding, in bytes: ContiguousArray<UInt8>) {
    let edits = diagnostic.fixIts.map { Edit(range: $0.offset..<$0.offset + $0.length, replacement: $0.replacement) }
    if edits.isEmpty { return nil }
    self.init(making: edits, finding, in: bytes)
    isPreferred = diagnostic.canBeFixed(atLeast: .sure)
  }

  /// Some edits; what a single one does is its title.
  init(making edits: [Edit], _ finding: Finding, in bytes: ContiguousArray<UInt8>) {
    let title: String
    if edits.count == 1 {
      let (old, new) = (String(decoding: bytes[edits[0].range], as: UTF8.self), edits[0].replacement)
      title =
        old.isEmpty ? "Insert '\(new)'" : new.isEmpty ? "Leave '\(old)' out" : "Write '\(new)' in place of '\(old)'"
    } else {
      title = "Fix: \(finding.message)"
    }
    self.init(title, .quickFix, edits)
    self.finding = finding
  }
}

extension Edit {
  fileprivate init(_ change: (range: Range<Int>, replacement: String)) {
    self.init(range: change.range, replacement: change.replacement)
  }
}

extension PlacedText {
  /// The text in each other dialect that can say the same.
  var translations: [Action] {
    // What is escaped, or has a value in it, is not replaced as a whole.
    guard !hasValues, !bytes.isEmpty, let place = place(of: bytes.indices) else { return [] }
    return Dialect.all.filter { $0.name != dialect.name }.compactMap { other in
      guard let translation = try? dialect.translate(bytes.span, to: .dialect(other)), translation.texts.count == 1,
        translation.leftItem == nil, translation.rightItem == nil, let text = translation.texts.first,
        !text.utf8.contains(where: { $0 == 34 || $0 == 92 || $0 < 32 })
      else { return nil }
      return Action("Write it in \(other.name)", .rewrite, [Edit(range: place, replacement: text)])
    }
  }
}
