import CommandLineInterface
import Fuzzing

/// Folders with one text a file.
enum TextFolder {
  /// The texts of a folder, in the order of the names.
  static func texts(in folder: String) throws(CommandFailure) -> [[UInt8]] { try texts(in: folder, endingIn: "") }

  /// The texts of a folder whose names end alike.
  static func texts(in folder: String, endingIn end: String) throws(CommandFailure) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    for name in try InputFile.names(inFolderAt: folder).sorted() where !name.hasPrefix(".") && name.hasSuffix(end) {
      texts.append(Array(try InputFile.bytes(at: folder + "/" + name)))
    }
    return texts
  }

  /// Writes the text of a failure, and returns where.
  static func write(
    _ failure: FuzzFailure, to folder: String, tellingReplaced console: Console?
  ) throws(CommandFailure) -> String {
    let file = file(failure.text, named: "\(failure.dialect)-\(failure.property)")
    return try OutputFolder(folder).write([file], tellingReplaced: console)[0]
  }

  /// A file that is called by a name and what tells its text from others.
  static func file(_ text: [UInt8], named name: String) -> OutputFolder.File {
    var hash: UInt32 = 2_166_136_261
    for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return OutputFolder.File("\(name)-\(String(hash, radix: 16)).txt", text)
  }
}
