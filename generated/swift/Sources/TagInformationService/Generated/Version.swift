// Generated from the service's OpenAPI document.

extension TagInformationClient {
    /// The version of this package.
    public static let version = "0.6.2"
}

let userAgent = "tag-information-service-swift/\(TagInformationClient.version)"
