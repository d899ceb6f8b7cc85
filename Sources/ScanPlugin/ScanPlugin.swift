import Foundation
import PackagePlugin

/// `swift package constraint-grammar-scan`: a release build of `constraint-grammar scan`, run in the folder of a package.
///
/// It has no permission to write, so what changes files is refused; diffs go to standard output like all else.
@main struct ScanPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    for option in ["--write", "--write-baseline"] where arguments.contains(option) {
      Diagnostics.error("the plug-in changes no file, so it takes no '\(option)': run the tool itself for that")
      exit(64)
    }
    let build = try packageManager.build(
      .product("constraint-grammar"), parameters: .init(configuration: .release, logging: .concise))
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("'constraint-grammar' can't be built:\n\(build.logText)")
      exit(1)
    }
    let scan = Process()
    scan.executableURL = tool.url
    scan.arguments = ["scan"] + arguments
    scan.currentDirectoryURL = context.package.directoryURL
    try scan.run()
    scan.waitUntilExit()
    exit(scan.terminationStatus)
  }
}
