import CommandLineInterface
import Foundation
import Fuzzing

/// Folders with one text a file.
enum TextFolder {
  /// The texts of a folder, in the order of the names.
  static func texts(in folder: String) throws(CommandFailure) -> [[UInt8]] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(path: folder, reason: error.localizedDescription)
    }
    var texts: [[UInt8]] = []
    for name in names where !name.hasPrefix(".") { texts.append(try text(at: folder + "/" + name)) }
    return texts
  }

  static func text(at path: String) throws(CommandFailure) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
  }

  /// Writes the text of a failure, and returns where.
  static func write(_ failure: FuzzFailure, to folder: String) throws(CommandFailure) -> String {
    try write(failure.text, named: "\(failure.dialect)-\(failure.property)", to: folder)
  }

  /// Writes a text to a file that is called by a name and what tells the text from others, and returns where.
  static func write(_ text: [UInt8], named name: String, to folder: String) throws(CommandFailure) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let path = "\(folder)/\(name)-\(String(hash, radix: 16)).txt"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path, reason: error.localizedDescription)
    }
    return path
  }
}
