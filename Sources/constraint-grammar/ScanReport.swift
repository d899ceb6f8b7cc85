import CommandLineInterface
import ConstraintGrammar
import ConstraintReports
import JSON
import SourceScanning

/// Writes what was found in sources, and counts it.
struct ScanReport: ~Copyable {
  /// The treatment of sources that change.
  enum Changing {
    case no
    case diff
    case write
  }

  let format: ScanFormat
  let changing: Changing

  /// The least certainty of the fix-its that are made; `nil` where none are.
  let fixing: FixIt.Certainty?
  let writesAll: Bool
  let isSummary: Bool
  let isVerbose: Bool
  private(set) var baseline: BaselineFile?

  /// The paths that somebody has named, which are to be read.
  let named: Set<String>

  /// Where diffs are to be applied.
  let base: BaseFolder

  let progress: Progress
  let console: Console
  private(set) var writer = JSONWriter()
  private(set) var summary = ScanSummary()
  private(set) var failure: CommandStatus?
  private(set) var log = SARIFLog()
  private(set) var findings = FindingCounts()
  private(set) var hasDiff = false

  /// Where findings go: among a diff there is no place for them.
  private var findingsChannel: OutputChannel { changing == .diff ? console.diagnostics : console.output }

  /// Says that a source can't be read or written; the others still are.
  mutating func refuse(_ failure: CommandFailure) throws(CommandFailure) {
    switch failure {
    case .unreadable, .unwritableFile, .changedFile: break
    case .usage, .unwritable, .closedPipe: throw failure
    }
    guard let message = failure.message else { return }
    if self.failure.map({ $0.rawValue < failure.status.rawValue }) ?? true { self.failure = failure.status }
    progress.clear()
    try console.say(.error, message)
  }

  /// Counts sources in which nothing can be, and takes note of folders that were left out.
  mutating func passOver(_ count: Int, folders: [String]) {
    summary.fileCount += count
    summary.foreignFolders = folders
  }

  /// Writes what was found in a source.
  mutating func add(_ file: ScannedFile) throws(CommandFailure) {
    let strings: [ConstraintString]
    switch file.result {
    case .success(let found): strings = found
    case .failure(let failure): return try refuse(failure)
    }
    if let reason = file.unreadable {
      if named.contains(file.path) {
        return try refuse(.unreadable(path: file.path, reason: "it is \(reason.rawValue)"))
      }
      summary.unread.append("\(file.path.legible) is \(reason.rawValue)")
      return
    }
    summary.fileCount += 1
    baseline?.read(file.path)
    var fixing = fixing
    if let certainty = fixing {
      let edits = SourceEdits(fixing: strings, in: file.bytes, atLeast: certainty)
      if try !change(file, edits) { fixing = nil }
    }
    for string in strings {
      summary.add(string)
      var note: String?
      if case .notChecked(let reason) = string.status {
        note = "not checked: \(reason.rawValue)"
      } else if string.hasUnknownNames {
        note = "its names are not checked: what its call gives for them is not written in this file"
      }
      if isVerbose, let note {
        progress.clear()
        try findingsChannel.writeLine("\(file.path):\(string.line):\(string.column): note: \(note)")
      }
      var reported: [Diagnostic] = []
      for diagnostic in string.diagnostics {
        if let fixing, string.canFix(diagnostic, atLeast: fixing) {
          summary.fixedCount += 1
        } else if baseline?.takes(diagnostic, in: string.text(of: diagnostic), of: file.path) != true {
          reported.append(diagnostic)
        }
      }
      try write(string, reported, file)
    }
    if let migration = file.migration { try migrate(migration, file) }
  }

  /// Writes what a migration changes, and a note for each call that it leaves alone.
  private mutating func migrate(_ migration: SourceMigration, _ file: ScannedFile) throws(CommandFailure) {
    let isChanged = try change(file, migration.edits)
    summary.add(migration, isDone: isChanged)
    for call in migration.remaining {
      let place = "\(file.path):\(call.line):\(call.column)"
      try findingsChannel.writeLine("\(place): note: left as it is: \(call.reason)")
    }
    for helper in migration.remainingHelpers {
      try findingsChannel.writeLine("\(file.path):\(helper.line):\(helper.column): note: \(helper.reason)")
    }
  }

  /// Changes a file, or writes its diff.
  ///
  /// - Returns: whether that could be done.
  private mutating func change(_ file: ScannedFile, _ edits: SourceEdits) throws(CommandFailure) -> Bool {
    if edits.isEmpty { return true }
    progress.clear()
    if changing == .write {
      do throws(CommandFailure) {
        try OutputFolder.write(edits.result, toFileAt: file.path, inPlaceOf: file.bytes)
      } catch {
        try refuse(error)
        return false
      }
    } else if String(decoding: file.bytes, as: UTF8.self).utf8.elementsEqual(file.bytes) {
      try console.output.write(edits.unifiedDiff(path: base.path(of: file.path).systemBytes))
      hasDiff = true
    } else {
      let note = "it is not in UTF-8, so there is no diff of it; '--write' changes it"
      try console.diagnostics.writeLine("\(file.path): note: \(note)")
      return false
    }
    return true
  }

  private mutating func write(
    _ string: ConstraintString, _ diagnostics: [Diagnostic], _ file: ScannedFile
  ) throws(CommandFailure) {
    summary.add(diagnostics)
    if format == .ndjson {
      if case .notChecked = string.status {} else if diagnostics.isEmpty, !writesAll { return }
      progress.clear()
      writer.value(string, diagnostics, path: file.path.legible)
      writer.endLine()
      try writer.withBytes { (bytes) throws(CommandFailure) in try console.output.write(bytes) }
      writer.removeAll()
      return
    }
    if !diagnostics.isEmpty { progress.clear() }
    for diagnostic in diagnostics {
      switch format {
      case .text where isSummary: findings.add(code: diagnostic.code.rawValue, path: file.path)
      case .text:
        let style: DiagnosticStyle = findingsChannel.isColored ? .colored : .plain
        try findingsChannel.writeStyled(
          diagnostic.rendered(in: file.bytes.span, file: file.path.legible, style: style))
      case .github: try console.output.writeLine(diagnostic.githubAnnotation(path: file.path.legible))
      case .sarif: log.add(diagnostic, in: file)
      case .ndjson: break
      }
    }
  }

  /// Writes what comes last.
  ///
  /// - Returns: the exit status.
  mutating func finish(isQuiet: Bool) throws(CommandFailure) -> CommandStatus {
    progress.clear()
    switch format {
    case .text:
      for line in findings.lines { try console.output.writeLine(line) }
      let isOfNothing = failure != nil && summary.fileCount == 0
      if !isQuiet, !isOfNothing { try findingsChannel.writeLine(summaryText) }
    case .sarif: try console.output.write(log.json.text + "\n")
    case .ndjson, .github: break
    }
    if !isQuiet, hasDiff, let folder = base.otherPath {
      try console.say(.note, "the diff is to be applied in \(folder.quoted)")
    }
    try baseline?.finish(isQuiet ? nil : console)
    return failure ?? (summary.mistakeCount > 0 ? .rejected : .success)
  }

  private var summaryText: String {
    let change: ScanSummary.Change = fixing != nil ? .fixing : changing != .no ? .migration : .none
    return summary.text(change, inBaseline: baseline?.count, saysWhere: isVerbose)
  }
}

extension JSONWriter {
  /// Writes a string that was found as an object.
  fileprivate mutating func value(_ string: ConstraintString, _ diagnostics: [Diagnostic], path: String) {
    object { writer in
      writer.member("file", path)
      writer.member("line", string.line)
      writer.member("column", string.column)
      writer.member("dialect", string.dialect.name)
      writer.member("text", string.text)
      var (status, reason) = ("ok", String?.none)
      switch string.status {
      case .ok: break
      case .mistake: status = "mistake"
      case .notChecked(let why): (status, reason) = ("not-checked", why.rawValue)
      }
      writer.member("status", status)
      if let reason { writer.member("reason", reason) }
      let warnings = diagnostics.filter { $0.severity == .warning }
      writer.member("diagnostics", diagnostics.filter { $0.severity == .error })
      // Most strings have none.
      if !warnings.isEmpty { writer.member("warnings", warnings) }
    }
  }
}
