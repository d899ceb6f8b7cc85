import Testing

@testable import CommandLineInterface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a process ends; each test is a process of its own.
@Suite struct ProcessTests {
  static let mark = "nothing may follow\n"

  /// Makes standard output a pipe that nobody reads, and leaves a mark on standard error.
  static func closeReaderOfOutput() throws {
    let pipe = try Pipe()
    dup2(pipe.writingEnd.number, STDOUT_FILENO)
    try FileDescriptor.standardError.send(ContiguousArray(mark.utf8).span)
  }

  static func run(_ arguments: [String]) -> Never {
    exit(postTool.run(arguments, console: Console()).rawValue)
  }

  @Test func closedPipe() async {
    let result = await #expect(processExitsWith: .signal(SIGPIPE), observing: [\.standardErrorContent]) {
      try Self.closeReaderOfOutput()
      Self.run(["stream"])
    }
    // The testing library writes there too, before the test.
    #expect(result?.standardErrorContent.suffix(Self.mark.utf8.count) == ArraySlice(Self.mark.utf8))
  }

  @Test func closedPipeWhereTheSignalIsIgnored() async {
    let result = await #expect(processExitsWith: .exitCode(141), observing: [\.standardErrorContent]) {
      try Self.closeReaderOfOutput()
      signal(SIGPIPE, SIG_IGN)
      Self.run(["stream"])
    }
    // The testing library writes there too, before the test.
    #expect(result?.standardErrorContent.suffix(Self.mark.utf8.count) == ArraySlice(Self.mark.utf8))
  }

  @Test func unwritableOutput() async {
    let result = await #expect(processExitsWith: .exitCode(74), observing: [\.standardErrorContent]) {
      // The reading end of a pipe can't be written.
      let pipe = try Pipe()
      dup2(pipe.readingEnd.number, STDOUT_FILENO)
      Self.run(["--version"])
    }
    let message = "post: error: can't write to standard output: Bad file descriptor\n"
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == message)
  }

  /// A file that is opened later must not get what is written to a channel that is closed.
  @Test func closedChannels() async {
    await #expect(processExitsWith: .success) {
      for number in 0...2 as ClosedRange<Int32> { close(number) }
      FileDescriptor.takeStandardPlaces()
      let file = try FileDescriptor.opened(at: ".")
      #expect(file.number > 2)
      #expect(throws: SystemError(code: EBADF)) {
        try FileDescriptor.standardOutput.send(CollectionOfOne<UInt8>(0x61).span)
      }
      var buffer: ContiguousArray<UInt8> = [0]
      #expect(throws: SystemError(code: EBADF)) { try FileDescriptor.standardInput.fill(&buffer, at: 0, limit: 1) }
      exit(file.number > 2 ? 0 : 1)
    }
  }

  @Test func oneOrderWhereBothChannelsLeadToOnePlace() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      dup2(STDERR_FILENO, STDOUT_FILENO)
      let pipe = try Pipe(containing: Array("a\n\nb\n\n".utf8))
      dup2(pipe.readingEnd.number, STDIN_FILENO)
      Self.run(["fetch"])
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "1: a\n2: empty\n3: b\n4: empty\n")
  }

  @Test func outputThatMustNotBlock() async {
    let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
      _ = fcntl(STDOUT_FILENO, F_SETFL, O_NONBLOCK)
      let console = Console()
      for number in 1...50_000 { try console.output.writeLine("line \(number)") }
      try console.flush()
      exit(0)
    }
    let lines = result?.standardOutputContent.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    #expect(lines?.suffix(50_000).elementsEqual((1...50_000).lazy.map { "line \($0)" }) == true)
  }
}
