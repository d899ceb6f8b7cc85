// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "client",
  dependencies: [.package(path: "../constraint-grammar")],
  targets: [.target(name: "client")])
