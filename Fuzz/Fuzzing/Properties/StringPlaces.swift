import ConstraintGrammar
import ConstraintReports
import SourceScanning

/// Where the bytes of a text stand in the source that it is written in, as who wrote the source knows.
struct StringPlaces {
  private let entry: SourceDraft.Entry
  private let source: [UInt8]

  init(_ entry: SourceDraft.Entry, in source: [UInt8]) {
    self.entry = entry
    self.source = source
  }

  /// What is wrong with what is told of the string: it has the mistakes that its text has alone, each at its place.
  func fault(of string: ConstraintString, _ dialect: Dialect) -> String? {
    guard string.place == start(of: 0)..<entry.end else { return "'\(entry.text)' is told to be at \(string.place)" }
    var alone: [Diagnostic] = []
    do throws(Diagnostic) {
      // In a source its hints name the others.
      _ = try dialect.withHintsAmongAll.statement(of: ContiguousArray(entry.text.utf8).span)
    } catch {
      alone = error.mistakes
    }
    let mistakes: [Diagnostic]
    switch string.status {
    case .ok: mistakes = []
    case .mistake(let told): mistakes = told
    case .notChecked(let reason): return "'\(entry.text)' is not checked: \(reason.rawValue)"
    }
    guard mistakes.map(\.message) == alone.map(\.message) else {
      return "the mistakes are \(mistakes.map(\.message)), and alone they are \(alone.map(\.message))"
    }
    for (mistake, alone) in zip(mistakes, alone) {
      if let fault = fault(of: mistake, alone) {
        return "\(fault) in \(String(decoding: source, as: UTF8.self).debugDescription)"
      }
    }
    return nil
  }

  private func fault(of mistake: Diagnostic, _ alone: Diagnostic) -> String? {
    let end = ends(of: alone.offset, alone.length)
    guard mistake.offset == start(of: alone.offset), end ~= mistake.offset + mistake.length else {
      return "a mistake is at \(mistake.offset)..<\(mistake.offset + mistake.length), and should begin at "
        + "\(start(of: alone.offset)) and end at \(end)"
    }
    guard mistake.found == alone.found else { return "it found \(mistake.found ?? "nothing")" }
    if let fault = Places.placeFault(of: mistake, in: source) { return fault }
    // What is written otherwise in the source can't always be changed there.
    guard !mistake.fixIts.isEmpty || isWritable(alone.fixIts) else { return nil }
    let isSame =
      mistake.fixIts.count == alone.fixIts.count
      && zip(mistake.fixIts, alone.fixIts).allSatisfy { here, there in
        here.offset == start(of: there.offset) && ends(of: there.offset, there.length) ~= here.offset + here.length
          && here.replacement == there.replacement
      }
    return isSame ? nil : "the fix-its are others"
  }

  /// Where the byte of the text at an offset, or the end of the text, stands in the source.
  private func start(of offset: Int) -> Int {
    offset < entry.spellings.count ? entry.spellings[offset].lowerBound : entry.end
  }

  /// Where a part of the text may end in the source: anywhere in the escape that is the last of it.
  private func ends(of offset: Int, _ length: Int) -> ClosedRange<Int> {
    guard length > 0 else { return start(of: offset)...start(of: offset) }
    let last = entry.spellings[offset + length - 1]
    return last.lowerBound + 1...last.upperBound
  }

  /// Whether changes of the text are changes of the source: that has it as it is, and needs no escapes for what is put in.
  private func isWritable(_ fixIts: [FixIt]) -> Bool {
    let isPlain = entry.spellings.enumerated().allSatisfy { index, spelling in
      spelling.count == 1 && start(of: index + 1) == spelling.upperBound
    }
    return isPlain && !fixIts.contains { fixIt in fixIt.replacement.utf8.contains { "\"\\".utf8.contains($0) } }
  }
}
