// swift-tools-version: 5.9
import PackageDescription

/// What only tests need: programs on top of the SDK, as a developer's package would be.
func program(_ name: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: [.product(name: "TagInformationService", package: "swift")],
        swiftSettings: [.enableExperimentalFeature("StrictConcurrency")]
    )
}

let package = Package(
    name: "Trial",
    platforms: [.macOS(.v12)],
    dependencies: [.package(path: "../swift")],
    targets: ["Behaviour", "Bundles", "Driver", "Languages", "Offline", "Quickstart", "Samples"].map(program)
)
