import ConstraintGrammar
import ConstraintLanguages
import ConstraintServer
import Fuzzing
import JSON
import SentenceGeneration
import SourceScanning
import TestMaterial

/// A source that is made by chance and changed by chance in an editor: after any changes the server tells of it what a fresh scan
/// of its text finds, and answers as a server does that was shown that text alone.
public struct EditingTrial {
  /// How many changes were made.
  public private(set) var changeCount = 0

  /// What differs; `nil` where nothing does.
  public private(set) var failure: String?

  private var random: TestMaterial.SeededGenerator
  private let language: SourceLanguage
  private let counting: Counting
  private let settings: String
  private let scanner: SourceScanner
  private var text: EditedText
  private let pieces: [String]

  /// Makes a trial.
  ///
  /// - Parameters:
  ///   - number: the number of the trial.
  ///   - seed: what the random choices follow from.
  public init(_ number: Int, seed: UInt64) {
    random = TestMaterial.SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
    language = random.pick(SourceLanguage.allCases)
    counting = random.pick(Counting.allCases)
    let dialect = random.pick(Dialect.all)
    let sample = dialect.sample
    settings =
      JSONValue.object([
        "calls": .list([
          ["name": "constraints:", "text": "withRule", "dialect": .string(dialect.name)],
          ["name": "constraintsWithRule:", "text": 0, "dialect": .string(dialect.name)],
          ["name": "rule", "text": 0, "dialect": .string(dialect.name)],
          ["name": "rules", "text": 0, "list": true, "dialect": .string(dialect.name)],
        ])
      ]).text
    // What is written above are settings.
    let read = try? ScanSettings(ContiguousArray(settings.utf8), file: "settings")
    scanner = SourceScanner(calls: read?.allCalls ?? [], operators: read?.operators)
    let damaged = String(sample.dropLast())
    let draft = SourceDraft([sample, damaged, ""], language, .init(seed: random.next()))
    text = EditedText(String(decoding: draft.bytes, as: UTF8.self))
    pieces = Self.pieces + [sample, damaged, "rule(\"\(damaged)\")\n", String(sample.prefix(3))]
    run()
  }

  private static let pieces = [
    "x(withVisualFormat: \"[a]-[b\", views: [\"a\": a, \"c\": c])\n",
    "[x constraintsWithVisualFormat:@\"[a]-[b\" views:@{@\"a\": a, @\"c\": c}];\n", "[a]", "-", "|", "\n", "\r\n", "\r",
    "é", "😀", "\u{2028}", "\"", "\\", "(", ")", "{", "}", "/*", "*/", "\"\"\"", "let v = [\"a\": a]\n", "views: v)",
    "// constraint-grammar:disable\n", "a.width = b.width / 2", "#", "'",
  ]

  private mutating func run() {
    var client = TrialClient(counting, settings)
    client.open(text.text, language)
    for round in 1...6 where failure == nil {
      for _ in 0..<Int.random(in: 1...3, using: &random) { change(&client, version: round + 1) }
      compare(client.diagnostics(), with: expectedDiagnostics)
    }
    guard failure == nil else { return }
    var fresh = TrialClient(counting, settings)
    fresh.open(text.text, language)
    let place = text.position(text.place(&random), counting)
    for method in [
      "hover", "completion", "documentHighlight", "definition", "prepareRename", "semanticTokens/full", "codeAction",
    ] {
      let parameters: [(key: String, value: JSONValue)] = [
        ("position", place), ("range", ["start": place, "end": place]),
        ("context", ["diagnostics": [], "triggerKind": 1]),
      ]
      let answers = [
        client.ask("textDocument/" + method, parameters), fresh.ask("textDocument/" + method, parameters),
      ]
      compare(answers[0], with: answers[1])
    }
  }

  /// Makes some changes, of which the server is told in one message.
  private mutating func change(_ client: inout TrialClient, version: Int) {
    var changes: [JSONValue] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      changeCount += 1
      let new = random.once(in: 4) ? "" : random.pick(pieces)
      if random.once(in: 40) {
        text = EditedText(text.text + new)
        changes.append(["text": .string(text.text)])
        continue
      }
      var (start, end) = (text.place(&random), text.place(&random))
      if end < start { swap(&start, &end) }
      // Little is taken away, so that there is something left.
      if end.line > start.line + 1 || !new.isEmpty && random.once(in: 2) { end = start }
      let range: JSONValue = ["start": text.position(start, counting), "end": text.position(end, counting)]
      changes.append(["range": range, "text": .string(new)])
      text.replace(start, end, with: new)
    }
    client.change(changes, version: version)
  }

  private mutating func compare(_ found: String, with expected: String) {
    guard found != expected, failure == nil else { return }
    failure = "the server says\n  \(found)\nand it is\n  \(expected)\nof \(text.text.debugDescription)"
  }

  /// What a scan finds, at places that the model counts.
  private var expectedDiagnostics: String {
    let found = scanner.strings(in: text.text, language).flatMap { $0.diagnostics }
    return found.map { diagnostic in
      // What is to change right before the place of a mistake is marked in its stead.
      let word = diagnostic.fixIts.first { $0.length > 0 && $0.offset + $0.length == diagnostic.offset }
      let start = word?.offset ?? diagnostic.offset
      let end = diagnostic.offset + (word == nil ? diagnostic.length : 0)
      let range = [start, end].map { text.position(ofByte: $0, counting).line }
      return "\(range[0]) \(range[1]) \(diagnostic.code.rawValue)"
    }.joined(separator: "\n  ")
  }
}

/// A client of a server that knows of one document, and of settings beside it.
private struct TrialClient {
  private var server: ConstraintServer
  private static let uri: JSONValue = "file:///app/View"

  init(_ counting: Counting, _ settings: String) {
    server = ConstraintServer(
      files: ProjectFiles(read: { path in
        path == "/app/.constraint-grammar.json" ? ContiguousArray(settings.utf8) : nil
      }))
    let capabilities: JSONValue = [
      "general": ["positionEncodings": [.string(counting.rawValue)]], "textDocument": ["diagnostic": [:]],
    ]
    _ = result("initialize", ["capabilities": capabilities, "rootUri": "file:///app"])
  }

  /// What comes back for a message: the result, or the error, or nothing.
  private mutating func result(_ method: String, _ parameters: JSONValue) -> JSONValue {
    let message: JSONValue = ["id": 1, "method": .string(method), "params": parameters]
    let answer = server.receive([ContiguousArray(message.line.utf8)]).last.flatMap { JSONValue(reading: $0) }
    return answer?["result"] ?? answer?["error"] ?? "nothing"
  }

  private mutating func tell(_ method: String, _ parameters: JSONValue) {
    let message: JSONValue = ["method": .string(method), "params": parameters]
    _ = server.receive([ContiguousArray(message.line.utf8)])
  }

  mutating func open(_ text: String, _ language: SourceLanguage) {
    tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": Self.uri, "languageId": language == .swift ? "swift" : "objective-c", "version": 1,
          "text": .string(text),
        ]
      ])
  }

  mutating func change(_ changes: [JSONValue], version: Int) {
    tell(
      "textDocument/didChange",
      ["textDocument": ["uri": Self.uri, "version": .number(version)], "contentChanges": .list(changes)])
  }

  /// The diagnostics of the document, a line each.
  mutating func diagnostics() -> String {
    guard case .list(let items)? = result("textDocument/diagnostic", ["textDocument": ["uri": Self.uri]])["items"]
    else {
      return "no list"
    }
    return items.map { item in
      let range = item["range"]
      guard let start = range?["start"], let end = range?["end"], case .string(let code)? = item["code"] else {
        return item.line
      }
      return "\(start.line) \(end.line) \(code)"
    }.joined(separator: "\n  ")
  }

  /// The answer to a question about the document, in one line.
  mutating func ask(_ method: String, _ parameters: [(key: String, value: JSONValue)]) -> String {
    let document: JSONValue = ["uri": Self.uri]
    return result(method, .members([("textDocument", document)] + parameters)).line
  }
}
