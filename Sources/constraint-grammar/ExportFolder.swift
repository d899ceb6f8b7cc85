import CommandLineInterface
import ConstraintGrammar
import GrammarExport

/// A folder of exports.
enum ExportFolder {
  /// Writes the files of some formats and dialects, and returns how many they are. Nothing is written unless all of them
  /// can be said.
  static func write(_ formats: [ExportFormat], of dialects: [Dialect], to folder: String) throws -> Int {
    var files: [ExportedFile] = []
    for format in formats {
      for dialect in dialects { files += try format.files(for: dialect) }
      files += format.companions
    }
    for file in files { try WholeFile.write(file.text, to: folder + "/" + file.path) }
    return files.count
  }
}
