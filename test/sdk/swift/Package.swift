// swift-tools-version: 6.0
import PackageDescription

func sdk() -> Target.Dependency { .product(name: "TagInformationService", package: "swift") }

/// What only tests need: programs on top of the SDK, as a developer's package would be.
func program(_ name: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: [sdk()],
        // Apps need not be in Swift 6 themselves.
        swiftSettings: name == "Quickstart" ? [.swiftLanguageMode(.v5)] : []
    )
}

let package = Package(
    name: "Trial",
    platforms: [.macOS(.v12)],
    dependencies: [.package(path: "../swift")],
    targets: ["Behaviour", "Bundles", "Driver", "Hardware", "Languages", "Offline", "Quickstart"].map(program)
        + [.target(name: "Samples", dependencies: [sdk()])]
)
