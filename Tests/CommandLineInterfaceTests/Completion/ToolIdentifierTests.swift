import Testing

@testable import CommandLineInterface

@Suite struct ToolIdentifierTests {
  @Test(arguments: [("post", "post"), ("corner-shop", "corner_shop"), ("Über.2_x y", "_ber_2_x_y")])
  func identifier(name: String, expected: String) {
    #expect(Tool(name: name, version: "1", summary: "Is named.") {}.identifier == expected)
  }
}
