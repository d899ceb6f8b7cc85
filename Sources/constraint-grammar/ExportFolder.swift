import CommandLineInterface
import ConstraintGrammar
import Foundation
import GrammarExport

/// A folder of exports.
enum ExportFolder {
  /// Writes the files of some formats and dialects, and returns how many they are. Nothing is written unless all of them
  /// can be said.
  static func write(_ formats: [ExportFormat], of dialects: [Dialect], to folder: String) throws -> Int {
    var files: [(path: String, text: String)] = []
    for format in formats {
      for dialect in dialects { files.append((format.path(for: dialect), try format.text(dialect))) }
      files += format.companions
    }
    for file in files {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(file.path)
      do {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url, options: .atomic)
      } catch {
        throw CommandFailure.unwritable(folder + "/" + file.path, reason: error.localizedDescription)
      }
    }
    return files.count
  }
}
