import ConstraintServer

// The programs of the pages of the module ConstraintServer, each as it stands there.

extension PageTests {
  /// Answer an editor
  static func serve(_ print: Output) throws {
    var server = ConstraintServer(version: "1.0")
    let message = #"{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}"#
    for answer in server.receive([ContiguousArray(message.utf8)]) {
      print(String(decoding: answer, as: UTF8.self))
    }
    // {"jsonrpc": "2.0", "id": 1, "error": {"code": -32002, "message": "the first request must be 'initialize'"}}
  }
}
