import CommandLineInterface

extension Corpus {
  /// The lines of a file that are not blank, as a corpus of the same name.
  static func file(at path: String, dialect: String, _ console: Console) throws(CommandFailure) -> Corpus {
    var corpus = Corpus(name: path.spelledOut, dialect: dialect, verdict: nil)
    try console.forEachLine(ofFileAt: path) { (line, _) throws(CommandFailure) in
      // The buffer is used inside the closure only.
      let bytes = unsafe line.withUnsafeBufferPointer { unsafe Array($0) }
      if bytes.contains(where: { $0 != 32 && !(9...13 ~= $0) }) { corpus.append(bytes) }
    }
    guard !corpus.lines.isEmpty else { throw .unreadable(path: path, reason: "all its lines are blank") }
    return corpus
  }
}
