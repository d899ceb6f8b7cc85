/// What calls with constraint strings are written as.
enum MigrationTarget: String, CaseIterable {
  /// The anchors of views.
  case anchors
}
