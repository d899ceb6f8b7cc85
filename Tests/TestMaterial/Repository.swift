public import Foundation

/// The files of the package that is being tested.
public enum Repository {
  /// The folder of `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A file or folder, by its path from the root.
  public static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The text of a file, by its path from the root.
  public static func text(of path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// The Swift files in a folder and those inside it, by their paths from the root, sorted.
  public static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url(folder).path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder + "/" + $0 }
  }
}
