extension Console {
  /// Says what to type where the name of a file was given in the place of a text; nothing if there is no such file.
  ///
  /// - Parameters:
  ///   - text: What was given.
  ///   - option: The option whose value is the name of a file.
  public func advise<Value>(onFileGivenAs text: String, _ option: Option<Value>) throws(CommandFailure) {
    guard case .file? = FileKind(at: text) else { return }
    let separator = text.hasPrefix("-") ? "=" : " "
    try say(
      .hint, "\(text.quoted) is a file; to read it, write: \(option.parameter.spelling)\(separator)\(text.shellWord)")
  }
}
