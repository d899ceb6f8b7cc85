import CommandLineInterface
import Foundation
import SentenceGeneration
import SourceScanning

/// `constraint-grammar scan` beside a search for the same names in the same files: two programs that go over a folder of
/// sources.
enum Scan {
  /// Makes ready what is raced, on sources that are in `folder`.
  ///
  /// - Throws: that the tool can't be run, or that the sources can't be written.
  static func corpus(of bytes: Int, in folder: URL, jobs: Int, tool: String) throws(CommandFailure) -> NamedCorpus {
    guard status(of: [tool, "--version"]) == 0 else { throw .unreadable(path: tool, reason: "it can't be run") }
    var corpus = Corpus("scan", dialect: "sources")
    corpus.target = ("scan", 1.5)
    do {
      corpus.size = try SourceTree.write(to: folder, bytes: bytes)
    } catch {
      throw .unreadable(path: folder.path, reason: "the sources can't be written there")
    }
    corpus.expectedCount = corpus.size.lines
    let names = SourceScanner().names
    let search: [String]
    if status(of: ["rg", "--version"]) == 0 {
      let endings = ["swift", "m", "mm", "h", "M"]
      search =
        ["rg", "-c", "-j", "\(jobs)", "-F"] + names.flatMap { ["-e", $0] } + endings.flatMap { ["-g", "*." + $0] }
        + [folder.path]
    } else {
      let patterns = names.map { "-e \($0)" }.joined(separator: " ")
      let files = "find '\(folder.path)' -type f -print0"
      search = ["sh", "-c", "\(files) | LC_ALL=C xargs -0 -n 500 -P \(jobs) grep -c -F \(patterns)"]
    }
    let scan = [tool, "scan", "--quiet", "--format", "ndjson", "--jobs", "\(jobs)", folder.path]
    return NamedCorpus(
      corpus, contestants: [contestant("scan", scan), contestant(search[0], search, isYardstick: true)])
  }

  private static func contestant(_ name: String, _ command: [String], isYardstick: Bool = false) -> Contestant {
    Contestant(name: name, isComparable: false, isYardstick: isYardstick) { corpus in
      // Whatever it finds; 123 is that of xargs.
      { PassResult(acceptedCount: [0, 1, 123].contains(status(of: command)) ? corpus.size.lines : 0) }
    }
  }

  /// The exit status of a command.
  private static func status(of command: [String]) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return 127 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// A folder of sources such as an app has: a part of them in Objective-C, few with a constraint string.
enum SourceTree {
  /// Writes files of some thousand bytes, sixty a folder, until there are so many bytes.
  ///
  /// - Returns: how many lines and bytes there are.
  /// - Throws: why a file can't be written.
  static func write(to folder: URL, bytes: Int) throws -> (lines: Int, bytes: Int) {
    var random = SeededGenerator(seed: 9)
    let blocks = (0..<256).map { _ in block(&random) }
    var (size, count) = ((lines: 0, bytes: 0), 0)
    while size.bytes < bytes {
      let subfolder = folder.appendingPathComponent("Module\(count / 600)/Feature\(count / 60)")
      try FileManager.default.createDirectory(at: subfolder, withIntermediateDirectories: true)
      let isSwift = Int.random(in: 0..<3, using: &random) > 0
      var text = isSwift ? "import UIKit\n\n" : "#import <UIKit/UIKit.h>\n\n"
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text += blocks.randomElement(using: &random) ?? ""
      }
      // One file in forty has a call, as in the repositories that were counted.
      if Int.random(in: 0..<40, using: &random) == 0 { text += isSwift ? swiftCall : objectiveCCall }
      let file = subfolder.appendingPathComponent("Source\(count).\(isSwift ? "swift" : "m")")
      try Data(text.utf8).write(to: file)
      size.lines += text.utf8.count { $0 == UInt8(ascii: "\n") }
      size.bytes += text.utf8.count
      count += 1
    }
    return size
  }

  /// About a thousand bytes of code.
  private static func block(_ random: inout SeededGenerator) -> String {
    var text = ""
    while text.utf8.count < 1200 { text += (lines.randomElement(using: &random) ?? "") + "\n" }
    return text
  }

  private static let swiftCall = """
      addConstraintsWithFormat("H:|-16-[v0(32)]-8-[v1]-16-|", views: icon, title)
      addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[title]-(gap)-[icon]|", options: [], metrics: ["gap": 8], views: ["title": title, "icon": icon]))

    """

  private static let objectiveCCall = """
      [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-8-[title]-8-[icon]|" options:0 metrics:nil
        views:NSDictionaryOfVariableBindings(title, icon)]];

    """

  private static let lines = [
    "  override func viewDidLoad() {", "    super.viewDidLoad()", "    view.backgroundColor = .systemBackground",
    "    tableView.register(Cell.self, forCellReuseIdentifier: \"cell\")", "  }", "",
    "    // The delegate is told once all has been loaded.", "    guard let self else { return }",
    "    let request = URLRequest(url: baseURL.appendingPathComponent(\"items\"), timeoutInterval: 30)",
    "    titleLabel.translatesAutoresizingMaskIntoConstraints = false",
    "    heightConstraint?.constant = isExpanded ? expandedHeight : 0", "    NSLayoutConstraint.activate([",
    "      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),", "    ])",
    "- (void)viewWillAppear:(BOOL)animated {", "  [super viewWillAppear:animated];",
    "  self.tableView.contentInset = UIEdgeInsetsMake(0, 0, self.toolbar.frame.size.height, 0);", "}",
    "  [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(reload:) name:kDidReload object:nil];",
    "@property (nonatomic, strong, readonly) NSArray<Item *> *visibleItems;", "  case .failure(let error):",
    "      log.error(\"loading failed: \\(error.localizedDescription, privacy: .public)\")",
    "  return items.filter { $0.isVisible && !$0.title.isEmpty }.sorted { $0.date > $1.date }",
    "  private lazy var formatter: DateFormatter = {", "    formatter.dateStyle = .medium", "  }()",
    "  NSString *text = [NSString stringWithFormat:@\"%@ (%lu)\", item.title, (unsigned long)item.count];",
    "  // MARK: - UICollectionViewDataSource", "    XCTAssertEqual(model.sections.count, 3)",
  ]
}
