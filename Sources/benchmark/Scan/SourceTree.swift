import Foundation
import SentenceGeneration

/// A folder of sources such as an app has, written anew: a part of them in Objective-C, few with a constraint string.
struct SourceTree {
  let folder: URL

  /// How many bytes the files have together.
  let byteCount: Int

  /// Writes files of some thousand bytes, sixty a folder, until there are so many bytes.
  ///
  /// - Throws: why a file can't be written.
  init(in folder: URL, bytes: Int) throws {
    self.folder = folder
    var random = SeededGenerator(seed: 9)
    let blocks = (0..<256).map { _ in Self.block(&random) }
    var (written, count) = (0, 0)
    var subfolder = folder
    while written < bytes {
      if count % 60 == 0 {
        subfolder = folder.appendingPathComponent("Module\(count / 600)/Feature\(count / 60)")
        try FileManager.default.createDirectory(at: subfolder, withIntermediateDirectories: true)
      }
      let isSwift = Int.random(in: 0..<3, using: &random) > 0
      var text = isSwift ? "import UIKit\n\n" : "#import <UIKit/UIKit.h>\n\n"
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text += blocks.randomElement(using: &random) ?? ""
      }
      // One file in forty has a call, as in the repositories that were counted.
      if Int.random(in: 0..<40, using: &random) == 0 { text += isSwift ? Self.swiftCall : Self.objectiveCCall }
      let file = subfolder.appendingPathComponent("Source\(count).\(isSwift ? "swift" : "m")")
      try Data(text.utf8).write(to: file)
      written += text.utf8.count
      count += 1
    }
    byteCount = written
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
