import CommandLineInterface

extension Corpus {
  /// The lines of a file that are not blank, as a corpus of the same name.
  static func file(at path: String, dialect: String) throws(CommandFailure) -> Corpus {
    var corpus = Corpus(name: path.spelledOut, dialect: dialect, verdict: nil)
    for line in try InputFile.lines(at: path) where line.contains(where: { $0 != 32 && !(9...13 ~= $0) }) {
      corpus.append(line)
    }
    guard !corpus.lines.isEmpty else { throw .unreadable(path: path, reason: "all its lines are blank") }
    return corpus
  }
}
