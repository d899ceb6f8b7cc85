/// What a drawing begins with.
enum RailroadTags {
  /// The opening tag, with what those hear who do not see the drawing.
  ///
  /// - Parameters:
  ///   - id: what the names of the parts begin with, each of which a page has once.
  ///   - isFile: whether the drawing stands alone.
  static func opening(
    width: Int, height: Int, id: String, title: String, description: String, isFile: Bool
  ) -> [String] {
    let space = isFile ? "xmlns=\"http://www.w3.org/2000/svg\" lang=\"en\" " : ""
    let size = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    let id = XMLText.escaped(id)
    return [
      "<svg \(space)class=\"railroad\" \(size) role=\"group\" "
        + "aria-labelledby=\"\(id)-title\" aria-describedby=\"\(id)-description\">",
      "  <title id=\"\(id)-title\">\(XMLText.escaped(title))</title>",
      "  <desc id=\"\(id)-description\">\(XMLText.escaped(description))</desc>",
    ]
  }
}
