import ConstraintServer
import Testing

@Suite struct MessageFramesTests {
  /// The messages in a text, which comes in pieces of some length.
  private func messages(_ text: String, _ length: Int) -> [String] {
    var frames = MessageFrames()
    var found: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: length) {
      frames.add(bytes[start..<min(start + length, bytes.count)])
      while let message = frames.next() { found.append(String(decoding: message, as: UTF8.self)) }
    }
    return found
  }

  @Test(arguments: [1, 2, 7, 1000])
  func messages(_ length: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: x; charset=utf-8\r\n\r\n\"é\"Content-Length: 0\r\n\r\n"
    #expect(messages(text, length) == ["{}", "\"é\"", ""])
    #expect(messages("Content-Length: 2\n\n{}", length) == ["{}"])
  }

  /// What is left of a message whose length is too small does not keep the next from being read.
  @Test(arguments: [1, 1000])
  func wrongLengths(_ length: Int) {
    #expect(messages("Content-Length: 1\r\n\r\n{}Content-Length: 2\r\n\r\n[]", length) == ["{", "[]"])
    #expect(messages("nothing\r\n\r\nContent-Length: 2\r\n\r\n[]", length) == ["", "[]"])
    #expect(messages("Content-Length: -3\r\n\r\nContent-Length: 2\r\n\r\n[]", length) == ["", "[]"])
    #expect(messages("Content-Length: 99999999999\r\n\r\nContent-Length: 2\r\n\r\n[]", length) == ["", "[]"])
    #expect(messages("Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n[]", length) == ["", "[]"])
  }

  /// Where a header tells several lengths, what is before the last is left of something else.
  @Test func severalLengths() {
    #expect(messages("Content-Length: 9\r\nContent-Length: 2\r\n\r\n[]", 1000) == ["[]"])
  }

  /// A header without an end is given up.
  @Test func endlessHeader() {
    let text = String(repeating: "x", count: 200_000) + "\r\n\r\nContent-Length: 2\r\n\r\n[]"
    #expect(messages(text, 1000).last == "[]")
    #expect(messages(text, 1000).count < 6)
  }

  @Test func framed() {
    #expect(MessageFrames.framed(ContiguousArray("\"é\"".utf8)).elementsEqual("Content-Length: 4\r\n\r\n\"é\"".utf8))
  }
}
