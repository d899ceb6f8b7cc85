public import Foundation

/// Commands that are typed one after the other, with what appears, in an empty folder.
///
/// In a file, a session begins with a title behind `# `. A command stands behind `$ ` and goes on in the lines behind `> `, as
/// in a terminal. What it writes follows as ``EscapedText``, that among the diagnostics behind `! `, and its status in
/// brackets unless that is 0; a `\` is in the place of a line feed that is missing at the end.
///
/// With the environment variable `RECORD_CORPORA` set to anything, what is found is written in place of what is expected, as
/// in a ``Corpus``.
public struct Session: Sendable, CustomStringConvertible {
  /// A command with what is expected of it.
  public struct Step: Sendable {
    public var command: String
    public var expected: String

    public init(command: String, expected: String) {
      self.command = command
      self.expected = expected
    }
  }

  /// What comes of a command.
  public struct Outcome: Equatable, Sendable {
    public var status: Int32
    public var output: String
    public var diagnostics: String

    public init(status: Int32 = 0, output: String = "", diagnostics: String = "") {
      self.status = status
      self.output = output
      self.diagnostics = diagnostics
    }

    /// The form of the file.
    public var text: String {
      func lines(_ text: String) -> [String] {
        if text.isEmpty { return [] }
        let shown = EscapedText.showing(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        return (shown + (text.hasSuffix("\n") ? "" : "\\")).components(separatedBy: "\n")
      }
      return (lines(output) + lines(diagnostics).map { "! " + $0 } + (status == 0 ? [] : ["[\(status)]"]))
        .joined(separator: "\n")
    }
  }

  /// Runs a tool in this process.
  public typealias Tool = @Sendable (_ arguments: [String], _ input: String) throws -> Outcome

  public let title: String
  public var steps: [Step]
  public var description: String { title }

  public init(title: String, steps: [Step]) {
    self.title = title
    self.steps = steps
  }

  /// The sessions in a file, by its path from the root of the package.
  public static func all(in path: String) throws -> [Session] {
    try ("\n" + Repository.text(of: path)).components(separatedBy: "\n# ").dropFirst().map { text in
      let parts = text.components(separatedBy: "\n$ ")
      return Session(title: parts[0], steps: steps(of: parts.dropFirst()))
    }
  }

  /// The commands of a text, each from behind its `$ `.
  public static func steps(of parts: some Sequence<String>) -> [Step] {
    parts.map { part in
      let lines = part.components(separatedBy: "\n")
      let more = lines.dropFirst().prefix { $0.hasPrefix("> ") || $0 == ">" }
      let expected = lines.dropFirst(1 + more.count).joined(separator: "\n")
      return Step(
        command: ([lines[0]] + more.map { String($0.dropFirst(2)) }).joined(separator: "\n"),
        expected: String(expected.reversed().drop { $0 == "\n" }.reversed()))
    }
  }

  private static func text(_ sessions: [Session]) -> String {
    sessions.map { session in
      let steps = session.steps.map { step in
        "$ "
          + step.command.replacingOccurrences(of: "\n", with: "\n> ").replacingOccurrences(of: "\n> \n", with: "\n>\n")
          + (step.expected.isEmpty ? "" : "\n" + step.expected)
      }
      return (["# " + session.title] + steps).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// What is different where the session goes as another does, a text for each command.
  public func differences(from actual: Session) -> [String] {
    zip(steps, actual.steps).compactMap { step, actual in
      if step.expected == actual.expected { return nil }
      return "$ \(step.command)\n" + comparison(expected: step.expected, actual: actual.expected)
    }
  }

  /// Writes a file anew; whether that changes it.
  public static func record(_ sessions: [Session], in path: String) throws -> Bool {
    let text = text(sessions)
    if try text == Repository.text(of: path) { return false }
    try text.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    return true
  }

  /// The session as it goes now; ``outcomes(by:programs:)`` says how it is run.
  public func replayed(by tools: [String: Tool], programs: URL = Repository.root) throws -> Session {
    var session = self
    for (index, outcome) in try outcomes(by: tools, programs: programs).enumerated() {
      session.steps[index].expected = outcome.text
    }
    return session
  }

  /// What comes of each command.
  ///
  /// The commands are run by one shell, unless all call the tools with words alone: those are run in this process.
  ///
  /// - Parameter programs: The folder of those that the shell finds besides the system's; it knows the package as `$PACKAGE`.
  public func outcomes(by tools: [String: Tool] = [:], programs: URL) throws -> [Outcome] {
    let calls = steps.compactMap { Call($0.command) }.filter { tools[$0.tool] != nil }
    guard calls.count == steps.count else { return try Shell.run(steps.map(\.command), programs: programs) }
    return try calls.compactMap { try tools[$0.tool]?($0.arguments, $0.input) }
  }
}

/// A command that is words alone, `'in quotes'` or not, with lines of input behind `<< END` or without.
private struct Call {
  let tool: String
  let arguments: [String]
  let input: String

  init?(_ command: String) {
    var lines = command.components(separatedBy: "\n")
    var first = lines.removeFirst()
    if first.hasSuffix(" << 'END'"), lines.last == "END" {
      first.removeLast(" << 'END'".count)
      lines.removeLast()
    } else if !lines.isEmpty {
      // Quotes can hold line feeds.
      first = command
      lines = []
    }
    input = lines.map { $0 + "\n" }.joined()
    var words: [String] = []
    var rest = first[...]
    while !rest.isEmpty {
      var word = ""
      while let character = rest.first, character != " " {
        rest.removeFirst()
        if character == "'" {
          guard let end = rest.firstIndex(of: "'") else { return nil }
          word += rest[..<end]
          rest = rest[rest.index(after: end)...]
        } else if #"|&;<>()$`\"*?[]#~"#.contains(character) || character.isNewline {
          return nil
        } else {
          word.append(character)
        }
      }
      words.append(word)
      rest = rest.dropFirst()
    }
    tool = words[0]
    arguments = Array(words.dropFirst())
  }
}

/// A shell in a folder of its own.
private enum Shell {
  static func run(_ commands: [String], programs: URL) throws -> [Session.Outcome] {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("session-" + UUID().uuidString)
    let folder = root.appendingPathComponent("folder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let script = commands.enumerated().map { index, command in
      let channel = "'\(root.path)/\(index)'"
      return "{ \(command)\n} > \(channel).out 2> \(channel).err; echo $? > \(channel).status"
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script.joined(separator: "\n")]
    process.currentDirectoryURL = folder
    let path = programs.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    process.environment = ["PATH": path, "LC_ALL": "C", "PACKAGE": Repository.root.path]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return commands.indices.map { index in
      func text(_ channel: String) -> String {
        let bytes =
          (try? Data(contentsOf: root.appendingPathComponent("\(index).\(channel)"))) ?? Data("not run\n".utf8)
        return String(decoding: bytes, as: UTF8.self)
      }
      return Session.Outcome(
        status: Int32(text("status").dropLast()) ?? -1, output: text("out"), diagnostics: text("err"))
    }
  }
}
