/// A programming language that apps are written in.
public enum SourceLanguage: String, CaseIterable, Hashable, Sendable {
  /// Swift.
  case swift = "Swift"

  /// Objective-C, Objective-C++ and their headers.
  case objectiveC = "Objective-C"

  /// The language of a file; `nil` where its name has another ending.
  public init?(ofFileNamed name: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch String(name[dot...]) {
    case ".swift": self = .swift
    case ".m", ".mm", ".h", ".M": self = .objectiveC
    default: return nil
    }
  }
}
