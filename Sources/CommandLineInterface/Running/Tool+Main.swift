#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Tool {
  /// Runs the tool with the arguments and the channels of this process, and ends the process.
  public func main() -> Never {
    FileDescriptor.takeStandardPlaces()
    exit(run(CommandLine.systemArguments, console: Console()).rawValue)
  }
}
