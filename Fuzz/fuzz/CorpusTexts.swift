import CommandLineInterface
import TestMaterial

/// The texts of a corpus of the tests.
enum CorpusTexts {
  static func texts(at path: String) throws(CommandFailure) -> [[UInt8]] {
    let file = String(decoding: try InputFile.bytes(at: path), as: UTF8.self)
    do {
      return try Corpus(reading: file).entries.map { try EscapedText.bytes(of: $0.input) }
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
  }
}
