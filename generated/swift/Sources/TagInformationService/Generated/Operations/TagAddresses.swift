// Generated from the service's OpenAPI document.

// What stands behind the address that is printed on a tag: a page, JSON or a link set.

extension TagInformationClient {
    /// Resolve the address of a tag.
    ///
    /// The address that is printed on a tag answers as a page, as JSON (what `showTag` answers with `expand=provenance`) or
    /// as a link set, by `format`, else by `Accept`. Without `lang` the language is by `Accept-Language`.
    ///
    /// - Parameters:
    ///   - tagIdentifier: Tag identifier; case does not matter
    ///   - lang: Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
    ///     `Accept-Language`, as nothing does. What is not supported gets the original
    ///   - acceptLanguage: The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The tag.
    /// - Throws: ``ResolveTagError``; what the token provider throws; `CancellationError`.
    public func resolveTag(
        tagIdentifier: TagIdentifier,
        lang: String? = nil,
        acceptLanguage: String? = nil,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<ShownTags> {
        let call = try Call(
            .get,
            "/t/\(inAddress(tagIdentifier))",
            query: ["lang": lang],
            headers: ["Accept-Language": acceptLanguage],
            sendsToken: false,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ResolveTagError.self)
    }
}
