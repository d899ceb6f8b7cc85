extension CommandFailure {
  /// The failure in one sentence; `nil` where nothing is to be said.
  public var message: String? {
    switch self {
    case .usage(let problem): problem.message
    case .unreadable(path: "-", let reason): "can't read standard input: \(reason)"
    case .unreadable(let path, let reason): "can't read \(path.quoted): \(reason)"
    case .unwritable(let channel, let reason): "can't write to \(channel): \(reason)"
    case .unwritableFile(let path, let reason, let written):
      "can't write \(path.quoted): \(reason); "
        + (written.isEmpty
          ? "no file is written" : "written before that: \(written.map(\.quoted).joined(separator: ", "))")
    case .closedPipe: nil
    }
  }
}
