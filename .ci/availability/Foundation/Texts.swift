public struct Data: Hashable, Sendable, RandomAccessCollection {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
}

public struct CharacterSet: Hashable, Sendable {
  public init(charactersIn text: String) {}
  public func union(_ other: CharacterSet) -> CharacterSet { self }
  public static var whitespaces: CharacterSet { CharacterSet(charactersIn: "") }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet(charactersIn: "") }
  public static var newlines: CharacterSet { CharacterSet(charactersIn: "") }
}

open class Scanner: NSObject {
  public init(string: String) {}
  open var charactersToBeSkipped: CharacterSet?
  open var isAtEnd: Bool { true }
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
  public var currentIndex: String.Index {
    get { "".startIndex }
    set {}
  }
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
  public func scanString(_ text: String) -> String? { nil }
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
  public func scanCharacters(from set: CharacterSet) -> String? { nil }
}

public protocol DataProtocol {}

extension Data: DataProtocol {}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
  }

  public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { 0 }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }

  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let backwards = CompareOptions(rawValue: 4)
    public static let regularExpression = CompareOptions(rawValue: 1024)
  }

  public init(format: String, _ arguments: any CVarArg...) { self = "" }
  public init?(data: Data, encoding: Encoding) { nil }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
}

extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func padding<T: StringProtocol>(toLength length: Int, withPad pad: T, startingAt start: Int) -> String { "" }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String { "" }
  public func range<T: StringProtocol>(of text: T, options: String.CompareOptions = []) -> Range<Index>? { nil }
  public func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {}
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
}
