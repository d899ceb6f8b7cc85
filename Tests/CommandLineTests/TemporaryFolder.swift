import Foundation

/// A folder with files that lasts as long as the object.
final class TemporaryFolder {
  let url: URL

  /// A folder with some files, by their names.
  init(_ files: [String: [UInt8]] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "constraint-grammar-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, bytes) in files { try Data(bytes).write(to: url(name)) }
  }

  /// A folder with some texts, by the names of their files.
  convenience init(texts: [String: String]) throws { try self.init(texts.mapValues { Array($0.utf8) }) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func url(_ name: String) -> URL { url.appending(path: name) }

  /// The content of a file.
  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url(name))) }

  /// The text of a file.
  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }
}
