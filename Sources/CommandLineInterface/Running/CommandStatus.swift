/// What a command tells the program that started it.
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
