public struct URL: Hashable, Sendable {
  public enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }

  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath) {}

  public var path: String { "" }
  public var lastPathComponent: String { "" }
  public func deletingLastPathComponent() -> URL { self }
  public func appendingPathComponent(_ component: String) -> URL { self }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public func appending<S: StringProtocol>(path: S, directoryHint: DirectoryHint = .inferFromPath) -> URL { self }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public func appending<S: StringProtocol>(component: S, directoryHint: DirectoryHint = .inferFromPath) -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
}

public struct URLResourceKey: Hashable, Sendable {}

public struct FileAttributeKey: Hashable, Sendable {
  public static let posixPermissions = FileAttributeKey()
}

open class FileManager: NSObject {
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
    open func next() -> Any? { nil }
  }

  public class var `default`: FileManager { FileManager() }
  open var currentDirectoryPath: String { "" }
  @available(macOS 10.12, iOS 10.0, tvOS 10.0, watchOS 3.0, *)
  open var temporaryDirectory: URL { URL(fileURLWithPath: "") }
  open func contents(atPath path: String) -> Data? { nil }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: DirectoryEnumerationOptions = []
  ) throws -> [URL] { [] }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  open func fileExists(atPath path: String) -> Bool { false }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open func copyItem(at source: URL, to destination: URL) throws {}
  open func copyItem(atPath source: String, toPath destination: String) throws {}
  open func linkItem(at source: URL, to destination: URL) throws {}
  open func linkItem(atPath source: String, toPath destination: String) throws {}
  open func removeItem(at url: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func createSymbolicLink(at url: URL, withDestinationURL destination: URL) throws {}
  open func createSymbolicLink(atPath path: String, withDestinationPath destination: String) throws {}
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  @discardableResult
  open func createFile(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { false }
}

open class FileHandle: NSObject, @unchecked Sendable {
  public convenience init(forReadingFrom url: URL) throws { self.init() }
  public convenience init(forWritingTo url: URL) throws { self.init() }
  public convenience init(fileDescriptor: Int32, closeOnDealloc: Bool) { self.init() }
  public class var nullDevice: FileHandle { FileHandle() }
  open var availableData: Data { Data() }
  @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
  public func write<T: DataProtocol>(contentsOf data: T) throws {}
}

open class Process: NSObject, @unchecked Sendable {
  public enum TerminationReason: Int, Sendable {
    case exit = 1
    case uncaughtSignal = 2
  }

  @available(macOS 10.13, *)
  open var executableURL: URL?
  @available(macOS 10.13, *)
  open var currentDirectoryURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var standardInput: Any?
  open var standardOutput: Any?
  open var standardError: Any?
  @available(macOS 10.13, *)
  open func run() throws {}
  open func waitUntilExit() {}
  open func terminate() {}
  open var processIdentifier: Int32 { 0 }
  open var isRunning: Bool { false }
  open var terminationStatus: Int32 { 0 }
  open var terminationReason: TerminationReason { .exit }
}

open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { Bundle() }
  public class var allBundles: [Bundle] { [] }
  open var bundleURL: URL { URL(fileURLWithPath: "") }
  open var bundlePath: String { "" }
}
