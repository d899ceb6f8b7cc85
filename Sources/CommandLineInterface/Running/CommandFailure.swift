/// Why a command can't go on.
public enum CommandFailure: Error, Equatable, Sendable {
  /// The command line is wrong.
  case usage(UsageProblem)
  /// A file can't be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// A channel can't be written; the reason is the system's.
  case unwritable(String, reason: String)
  /// A file can't be written, and with it no other than those that are; `nil` where it is the only one.
  case unwritableFile(path: String, reason: String, written: [String]?)
  /// A file is no more what was read, and is not replaced.
  case changedFile(path: String)
  /// Nobody reads the results any more, which is no reason for a message.
  ///
  /// Most often the system ends the program itself, by a signal. This is for a program whose parent has that signal
  /// ignored.
  case closedPipe

  /// The exit status that tells of it.
  public var status: CommandStatus {
    switch self {
    case .usage: .usage
    case .unreadable: .noInput
    case .unwritable, .unwritableFile: .ioError
    case .changedFile: .rejected
    case .closedPipe: .closedPipe
    }
  }

  /// The failure in one sentence; `nil` where nothing is to be said.
  public var message: String? {
    switch self {
    case .usage(let problem): problem.message
    case .unreadable(path: "-", let reason): "can't read standard input: \(reason)"
    case .unreadable(let path, let reason): "can't read \(path.quoted): \(reason)"
    case .unwritable(let channel, let reason): "can't write to \(channel): \(reason)"
    case .unwritableFile(let path, let reason, written: nil): "can't write \(path.quoted): \(reason)"
    case .changedFile(let path): "\(path.quoted) was changed after it was read, and is left alone"
    case .unwritableFile(let path, let reason, let written?):
      "can't write \(path.quoted): \(reason); "
        + (written.isEmpty
          ? "no file is written" : "written before that: \(written.map(\.quoted).joined(separator: ", "))")
    case .closedPipe: nil
    }
  }
}

/// The exit status of a command, which tells the program that started it how it went.
public enum CommandStatus: Int32, CaseIterable, Sendable {
  /// All went well.
  case success = 0
  /// Some of the input was rejected.
  case rejected = 1
  /// The command line is wrong; `EX_USAGE` of sysexits.h.
  case usage = 64
  /// A file can't be read; `EX_NOINPUT`.
  case noInput = 66
  /// The results can't be written; `EX_IOERR`.
  case ioError = 74
  /// The reader of the results has gone; what a shell reports of a program that a closed pipe ends.
  case closedPipe = 141
}
