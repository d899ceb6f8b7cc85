import SourceScanning

extension SourceMigration {
  /// The lines that give constants to what calls ask for.
  func boundLines(in source: String) -> [String] {
    let known = Set(source.split(separator: "\n"))
    return String(decoding: edits.result, as: UTF8.self).split(separator: "\n").filter { !known.contains($0) }.map {
      String($0.drop { $0 == " " })
    }.filter { line in
      ["let ", "_ = ", "UIView *", "CGFloat ", "(void)"].contains { line.hasPrefix($0) } && !line.contains("Anchor")
    }
  }
}
