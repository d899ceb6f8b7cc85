import ConstraintServer
import JSON

/// An editor that speaks with a server: what it sends and is answered is JSON.
struct Editor {
  var server: ConstraintServer
  private var count = 0

  /// What the server has told or asked, in order, in one line each.
  private(set) var told: [String] = []

  init(_ files: [String: String] = [:]) {
    self.init(
      ProjectFiles(
        read: { path in files[path].map { ContiguousArray($0.utf8) } },
        sources: { folder in files.keys.filter { $0.hasPrefix(folder + "/") }.sorted() }))
  }

  init(_ files: ProjectFiles) { server = ConstraintServer(files: files, version: "1.0") }

  /// An editor whose server has been initialized.
  ///
  /// - Parameter capabilities: what it says that it can do, in JSON.
  static func running(
    _ capabilities: String = #"{"general":{"positionEncodings":["utf-8"]}}"#, _ files: [String: String] = [:]
  ) -> Editor {
    var editor = Editor(files)
    _ = editor.ask("initialize", #"{"capabilities":\#(capabilities),"rootUri":"file:///app"}"#)
    editor.tell("initialized", "{}")
    return editor
  }

  /// What the server answers to some text, in one line each, what takes long among it.
  mutating func receive(_ messages: String...) -> [String] {
    var answers = server.receive(messages.map { ContiguousArray($0.utf8) })
    while server.hasWork { answers += server.work() }
    return answers.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The result of a request, or its error, in one line.
  mutating func ask(_ method: String, _ parameters: String) -> String {
    count += 1
    var answer = "nothing"
    for message in receive(#"{"jsonrpc":"2.0","id":\#(count),"method":"\#(method)","params":\#(parameters)}"#) {
      let value = JSONValue(reading: ContiguousArray(message.utf8))
      if value?["id"]?.line == "\(count)" {
        answer = value?["result"]?.line ?? value?["error"]?.line ?? "neither"
      } else {
        told.append(message)
      }
    }
    return answer
  }

  mutating func tell(_ method: String, _ parameters: String) {
    told += receive(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  /// All that has been told since this was asked for.
  mutating func takeTold() -> [String] {
    defer { told = [] }
    return told
  }

  // MARK: documents

  static let uri = "file:///app/View.swift"

  mutating func open(_ text: String, _ languageID: String = "swift", uri: String = uri) {
    let text = JSONValue.string(text).line
    tell(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"\#(languageID)","version":1,"text":\#(text)}}"#)
  }

  /// Asks about a place in a document.
  mutating func ask(_ method: String, at line: Int, _ character: Int, uri: String = uri, _ more: String = "") -> String
  {
    ask(
      method,
      #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":\#(line),"character":\#(character)}\#(more)}"#)
  }

  /// The actions at a place.
  mutating func actions(at line: Int, _ character: Int, uri: String = uri, only: String? = nil) -> [JSONValue] {
    let place = #"{"line":\#(line),"character":\#(character)}"#
    let context = only.map { #","only":["\#($0)"]"# } ?? ""
    let answer = ask(
      "textDocument/codeAction",
      #"""
      {"textDocument":{"uri":"\#(uri)"},"range":{"start":\#(place),"end":\#(place)},"context":{"diagnostics":[]\#(context)}}
      """#)
    if case .list(let actions)? = JSONValue(reading: ContiguousArray(answer.utf8)) { return actions }
    return []
  }
}

extension String {
  /// The text with the edits of a change of one document, as an editor makes them; positions are in UTF-8.
  func applying(_ edit: JSONValue?) -> String {
    guard case .list(let edits)? = edit?["changes"]?[Editor.uri] else { return "no edits" }
    var lines: [Int] = [0]
    let bytes = Array(utf8)
    for index in bytes.indices where bytes[index] == 10 { lines.append(index + 1) }
    func offset(_ position: JSONValue?) -> Int {
      guard case .number(let line)? = position?["line"], case .number(let character)? = position?["character"] else {
        return -1
      }
      return lines[line] + character
    }
    var result = bytes
    // From the last on, so that places stay.
    let sorted = edits.map { (offset($0["range"]?["start"]), offset($0["range"]?["end"]), $0["newText"]) }
      .enumerated().sorted { ($0.element.0, $0.offset) > ($1.element.0, $1.offset) }.map { $0.element }
    for case (let start, let end, .string(let text)?) in sorted { result.replaceSubrange(start..<end, with: text.utf8) }
    return String(decoding: result, as: UTF8.self)
  }
}
