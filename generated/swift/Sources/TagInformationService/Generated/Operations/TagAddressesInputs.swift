// Generated from the service's OpenAPI document.

/// What `resolveTag` takes.
public struct ResolveTagInput: Hashable, Sendable {
    /// Tag identifier; case does not matter
    public var tagIdentifier: TagIdentifier
    /// Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`,
    /// as nothing does. What is not supported gets the original
    public var lang: LanguageWishes?
    /// The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
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
