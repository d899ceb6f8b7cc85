import Testing

@testable import Fuzzing

@Suite struct PropertyGroupTests {
  @Test("Each property has a name of its own, and each group")
  func names() {
    let properties = Property.all.map(\.name)
    #expect(Set(properties).count == properties.count)
    let groups = PropertyGroup.all.map(\.name)
    #expect(Set(groups).count == groups.count)
    #expect(!groups.contains("all") && !properties.contains("all"))
  }
}
