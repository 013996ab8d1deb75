// Generated from the service's OpenAPI document.

extension TagInformationClient {
    /// The version of this package, which is that of the document that it was made from.
    public static let version = "0.1.0"
}

let userAgent = "tag-information-service-swift/\(TagInformationClient.version)"
