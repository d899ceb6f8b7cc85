import Testing

@testable import Fuzzing

@Suite struct LossesTests {
  private func fault(_ text: String, _ mended: @escaping (String) -> String?) -> String? {
    let losses = Losses { bytes in mended(String(decoding: bytes, as: UTF8.self)).map { Array($0.utf8) } }
    return losses.fault(of: Array(text.utf8))
  }

  @Test func aRemarkThatIsLostIsTold() {
    #expect(
      fault("a = 1") { $0.hasSuffix(" #zq7x") ? "a = 1" : nil } == "'zq7x' is in 'a = 1 #zq7x', and not in 'a = 1'")
  }

  @Test func aWordThatIsLostIsTold() {
    #expect(fault("a.b = 1") { $0 == "a.zq7x = 1" ? "a = 1" : nil } == "'zq7x' is in 'a.zq7x = 1', and not in 'a = 1'")
  }

  @Test func aNumberThatIsLostIsTold() {
    #expect(
      fault("a = b + 1") { $0.hasPrefix("a = b + 73") ? "a = b" : nil }
        == "'731' is in 'a = b + 731', and not in 'a = b'")
  }

  /// Where nothing is lost, or nothing is mended, there is no fault.
  @Test func noFault() {
    #expect(fault("a = 1 + 2") { $0 } == nil)
    #expect(fault("a = 1 + 2") { _ in nil } == nil)
    for beside in ["é", "\0", "\u{7F}"] {
      #expect(fault("a\(beside)b = 1") { $0.contains("zq7x =") || $0.hasPrefix("zq7x") ? "a = 1" : nil } == nil)
    }
    let sums = ["a = 731 + 2": "a = 733", "a = 733 + 2": "a = 735", "a = 1 + 731": "a = 732", "a = 1 + 733": "a = 734"]
    #expect(fault("a = 1 + 2") { sums[$0] } == nil)
  }
}
