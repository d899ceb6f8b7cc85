/// The input and the outputs of a command.
public final class Console {
  /// Where results go.
  public let output: OutputChannel

  /// Where diagnostics go.
  public let diagnostics: OutputChannel

  /// The name with which the lines begin that the tool writes about itself.
  var toolName = ""

  let input: FileDescriptor
  private let environment: Environment

  /// The standard channels of this process.
  ///
  /// Where both lead to one place they share a buffer, so that all arrives in the order in which it was written.
  public init() {
    input = .standardInput
    environment = .process
    let (output, error) = (FileDescriptor.standardOutput, FileDescriptor.standardError)
    let isShared = output.leadsToSamePlace(as: error)
    let diagnosticsBuffer = OutputBuffer(name: "standard error", destination: error)
    let outputBuffer = OutputBuffer(
      name: "standard output", destination: output, predecessor: isShared ? nil : diagnosticsBuffer)
    self.output = OutputChannel(buffer: outputBuffer, isTerminal: output.isTerminal)
    diagnostics = OutputChannel(buffer: isShared ? outputBuffer : diagnosticsBuffer, isTerminal: error.isTerminal)
    useColor(.auto)
  }

  /// Channels that keep what is written to them, as tests need them.
  ///
  /// - Parameters:
  ///   - input: What is standard input.
  ///   - isTerminal: Whether the channels pass for a terminal.
  ///   - environment: The variables that are set.
  init(
    capturing input: FileDescriptor = .standardInput, isTerminal: Bool = false,
    environment: Environment = Environment([:])
  ) {
    self.input = input
    self.environment = environment
    output = OutputChannel(buffer: OutputBuffer(name: "standard output", destination: nil), isTerminal: isTerminal)
    diagnostics = OutputChannel(buffer: OutputBuffer(name: "standard error", destination: nil), isTerminal: isTerminal)
    useColor(.auto)
  }

  /// Has a crew work on the lines of a file, a batch at a time.
  ///
  /// Where there is nothing to read yet, all that was read is finished and handed on first, so that results appear as
  /// their input comes in. Otherwise some of the work can still be going on when this returns.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - crew: Who does the work.
  ///   - batch: Where an item has its lines.
  ///   - finish: Called with each item whose work is done, in the order of the lines.
  public func work<Item>(
    onFileAt path: String, _ crew: OrderedCrew<Item>, batch: (Item) -> LineBatch,
    finish: (Item) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var reader = BatchReader(try InputSource(path: path, standardInput: input))
    while true {
      let item = try crew.next(finish: finish)
      let hasLines = try reader.read(into: batch(item)) { (isWaiting) throws(CommandFailure) in
        guard isWaiting else { return }
        try crew.finishAll(finish)
        try flush()
      }
      guard hasLines else { return }
      let isLarge = batch(item).byteCount > LineBatch.usualSize
      crew.submit()
      // Long lines are in memory one at a time, however many threads there are.
      if isLarge { try crew.finishAll(finish) }
    }
  }

  /// Reads standard input as it comes.
  ///
  /// - Parameters:
  ///   - work: Called where nothing can be read without waiting, and returns whether to call it again.
  ///   - take: Called with all that can be read without waiting, and returns whether to go on.
  public func readInput(
    meanwhile work: () throws(CommandFailure) -> Bool = { false },
    _ take: (ContiguousArray<UInt8>.SubSequence) throws(CommandFailure) -> Bool
  ) throws(CommandFailure) {
    let source = try InputSource(path: "-", standardInput: input)
    var buffer = ContiguousArray<UInt8>(repeating: 0, count: 65_536)
    while true {
      while source.wouldWait, try work() {}
      var end = 0
      repeat {
        if end == buffer.count { buffer += repeatElement(0, count: buffer.count) }
        let count = try source.fill(&buffer, at: end, limit: buffer.count - end)
        if count == 0 {
          if end > 0 { _ = try take(buffer[..<end]) }
          return
        }
        end += count
      } while !source.wouldWait
      guard try take(buffer[..<end]) else { return }
    }
  }

  /// Says something about the work as a whole, in a line of its own among the diagnostics.
  ///
  /// - Parameter message: One sentence. Control characters in it, wherever they come from, are spelled out.
  public func say(_ title: MessageTitle, _ message: String) throws(CommandFailure) {
    try diagnostics.writeStyled("\(toolName): \(diagnostics.styled(title.text, title.style)) ")
    try diagnostics.writeLine(message)
  }

  /// Hands on all that was written.
  public func flush() throws(CommandFailure) {
    try diagnostics.flush()
    try output.flush()
  }

  /// Settles which channels show styles.
  func useColor(_ choice: ColorChoice) {
    output.useColor(choice, environment: environment)
    diagnostics.useColor(choice, environment: environment)
  }

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
