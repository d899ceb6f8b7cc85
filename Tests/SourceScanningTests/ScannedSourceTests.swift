import ConstraintGrammar
import SourceScanning
import TestMaterial
import Testing

/// `Sessions/*.txt`: what is found in sources.
///
/// `scan swift` and `scan objective-c` write a line for each string of the source that they are given: its place and its
/// text, and the places of its mistakes or why it is not checked. Warnings are diagnostics.
@Suite struct ScannedSourceTests {
  /// Knows the macro `FORMAT`, and the functions of the source that hand a text on.
  private static func scanner(for source: ContiguousArray<UInt8>, _ language: SourceLanguage) throws -> SourceScanner {
    let macro = #"{"calls": [{"name": "FORMAT", "text": 0, "dialect": "visual-format"}]}"#
    var scanner = SourceScanner(calls: try ScanSettings(ContiguousArray(macro.utf8), file: "macro").allCalls)
    while case let declared = scanner.calls(declaredIn: source, language), !declared.isEmpty {
      scanner.calls += declared
    }
    return scanner
  }

  private static let scan: Session.Tool = { arguments, source in
    let language: SourceLanguage = arguments == ["swift"] ? .swift : .objectiveC
    let scanner = try scanner(for: ContiguousArray(source.utf8), language)
    let warnings = scanner.strings(in: source, language).flatMap(\.warnings)
    return .init(
      output: findings(source, language, scanner).map { $0 + "\n" }.joined(),
      diagnostics: warnings.map { "\($0)\n" }.joined())
  }

  @Test(arguments: ["swift", "objective-c", "warnings"])
  func file(_ name: String) throws {
    let path = "Tests/SourceScanningTests/Sessions/\(name).txt"
    let sessions = try Session.all(in: path)
    let actual = try sessions.map { try $0.replayed(by: ["scan": Self.scan]) }
    if Corpus.isRecording {
      #expect(try !Session.record(actual, in: path), "recorded; now read git diff and run without RECORD_CORPORA")
    } else {
      #expect(!sessions.isEmpty)
      #expect(zip(sessions, actual).flatMap { $0.differences(from: $1) } == [])
    }
  }
}
