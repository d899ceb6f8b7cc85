/// The folder that paths in an output lead from.
///
/// It is the one that the program runs in, if all that is named is there; otherwise the folder of the repository around
/// all of it, or, without one, the nearest around it.
public struct BaseFolder: Sendable {
  /// The path of the folder where it is another one than the program runs in, without symbolic links.
  public let otherPath: String?

  private let names: [String]

  /// The folder for what is at some paths and below them.
  public init(of paths: [String]) {
    let here = ResolvedPath(".")
    let places = paths.compactMap { ResolvedPath(folderOf: $0) }
    guard let here, let first = places.first, !places.allSatisfy({ $0.names.starts(with: here.names) }) else {
      (otherPath, names) = (nil, here?.names ?? [])
      return
    }
    let shared = places.dropFirst().reduce(first.names) { names, place in
      zip(names, place.names).prefix { $0 == $1 }.map(\.0)
    }
    let folder = ResolvedPath(names: shared)
    names = Array(shared.prefix(folder.repositoryDepth ?? shared.count))
    otherPath = folder.path(names.count)
  }

  /// The folder that a file is in, or is to be in.
  public init(around file: String) {
    (otherPath, names) = (nil, ResolvedPath(parentOf: file)?.names ?? [])
  }

  /// The path that leads from there to a file; the path itself where that can't be told.
  public func path(of path: String) -> String {
    guard let name = path.split(separator: "/").last, let folder = ResolvedPath(parentOf: path) else { return path }
    let shared = zip(names, folder.names).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: names.count - shared) + folder.names.dropFirst(shared)
    return (steps + [String(name)]).joined(separator: "/")
  }
}

/// A folder around another one, in the repository of that.
public struct OuterFolder: Equatable {
  /// The path that leads to it from the folder that the program runs in, up or down; otherwise from the root.
  public let path: String

  /// The path from it to the inner folder.
  public let rest: String

  /// The folders around the one that is at a path or has a file there, the innermost first, up to that of the repository;
  /// none where there is no repository.
  public static func around(_ path: String) -> [OuterFolder] {
    guard let place = ResolvedPath(folderOf: path), let root = place.repositoryDepth else { return [] }
    let here = ResolvedPath(".")?.names ?? []
    return (root..<max(root, place.names.count)).reversed().map { count in
      let names = place.names[..<count]
      let path =
        if here.starts(with: names) {
          names.count == here.count ? "." : Array(repeating: "..", count: here.count - count).joined(separator: "/")
        } else if names.starts(with: here) {
          names[here.count...].joined(separator: "/")
        } else {
          place.path(count)
        }
      return OuterFolder(path: path, rest: place.names[count...].joined(separator: "/"))
    }
  }
}

/// The names that lead from the root to what is at a path, without symbolic links.
struct ResolvedPath {
  let names: [String]

  init(names: [String]) { self.names = names }

  /// `nil` where there is nothing.
  init?(_ path: String) {
    guard let resolved = path.resolvedPath else { return nil }
    names = resolved.split(separator: "/").map(String.init)
  }

  /// The folder that is there, or that a file there is in.
  init?(folderOf path: String) {
    if FileKind(at: path) == .folder { self.init(path) } else { self.init(parentOf: path) }
  }

  /// The folder that a file is in: where it stands, if it is a link.
  init?(parentOf path: String) {
    let end = path.lastIndex(of: "/")
    self.init(end.map { String(path[...$0]) } ?? ".")
  }

  /// The path of the folder that so many of the names lead to.
  func path(_ count: Int) -> String { "/" + names[..<count].joined(separator: "/") }

  /// How many of the names lead to the folder of the repository that this is in; `nil` if it is in none.
  var repositoryDepth: Int? { (0...names.count).last { FileKind(at: path($0) + "/.git") != nil } }
}
