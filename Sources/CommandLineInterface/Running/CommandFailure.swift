/// Why a command can't go on.
public enum CommandFailure: Error, Equatable, Sendable {
  /// The command line is wrong.
  case usage(UsageProblem)
  /// A file can't be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// A channel can't be written; the reason is the system's.
  case unwritable(String, reason: String)
  /// A file can't be written, and with it no other than those that are.
  case unwritableFile(path: String, reason: String, written: [String])
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
    case .closedPipe: .closedPipe
    }
  }
}
