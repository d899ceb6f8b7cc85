import Testing

@testable import Fuzzing

@Suite struct ShrinkerTests {
  @Test func keepsWhatFails() {
    let text = Array("some long text with a needle <!> in it".utf8)
    let shortest = Shrinker.shortest(text) { $0.contains(UInt8(ascii: "!")) && $0.contains(UInt8(ascii: "<")) }
    #expect(String(decoding: shortest, as: UTF8.self) == "<!")
  }

  @Test func writesPlainerBytes() {
    let shortest = Shrinker.shortest(Array("xyz%".utf8)) { $0.count >= 3 }
    #expect(String(decoding: shortest, as: UTF8.self) == "aaa")
  }

  @Test func nothingLeft() { #expect(Shrinker.shortest(Array("abc".utf8)) { _ in true } == []) }
}
