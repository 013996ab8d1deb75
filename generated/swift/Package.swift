// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "TagInformationService",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [.library(name: "TagInformationService", targets: ["TagInformationService"])],
    targets: [
        .target(
            name: "TagInformationService",
            swiftSettings: [.enableExperimentalFeature("StrictConcurrency")]
        )
    ]
)
