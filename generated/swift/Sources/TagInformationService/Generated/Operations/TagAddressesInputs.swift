// Generated from the service's OpenAPI document.

/// What `resolveTag` takes.
public struct ResolveTagInput: Hashable, Sendable {
    /// Tag identifier. Not case-sensitive
    public var tagIdentifier: TagIdentifier
    /// Language to read in, or a comma-separated list in order of preference. `auto`, the default, uses `Accept-Language`.
    /// If no language in the list is supported, the original is returned
    public var lang: LanguageWishes?
    /// The reader's languages, with weights. Used only if `lang` is `auto`
    public var acceptLanguage: String?

    public init(
        tagIdentifier: TagIdentifier,
        lang: LanguageWishes? = nil,
        acceptLanguage: String? = nil
    ) {
        self.tagIdentifier = tagIdentifier
        self.lang = lang
        self.acceptLanguage = acceptLanguage
    }

    var call: OperationCall {
        OperationCall(
            "resolveTag",
            .get,
            "/t/{tag_identifier}",
            path: ["tag_identifier": tagIdentifier],
            query: ["lang": lang],
            headers: ["Accept-Language": acceptLanguage],
            sendsToken: false
        )
    }
}
