import ConstraintGrammar
import Foundation
import SourceScanning

extension Linter {
  /// Lints files.
  ///
  /// - Parameters:
  ///   - paths: the files.
  ///   - print: is given what a person reads, piece by piece.
  /// - Returns: the exit status: 0 if there is no error, 1 if there is one, 66 if a file can't be read.
  public func run(_ paths: [String], print: (String) -> Void) -> Int32 {
    var status: Int32 = 0
    for path in paths {
      guard let language = SourceLanguage(ofFileNamed: path), let data = FileManager.default.contents(atPath: path),
        let source = String(data: data, encoding: .utf8)
      else {
        print("\(path): error: the file is no source in UTF-8\n")
        status = 66
        continue
      }
      for diagnostic in diagnostics(of: source, language) {
        print(diagnostic.rendered(in: source, file: path))
        if diagnostic.severity == .error, status == 0 { status = 1 }
      }
    }
    return status
  }
}
