// Generated from the service's OpenAPI document.

/// What stands behind the address that is printed on a tag: a page, JSON or a link set.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
public protocol TagAddressesOperations: OperationSender {
    /// What ``resolveTag(tagIdentifier:lang:acceptLanguage:options:)`` calls.
    func resolveTag(_ input: ResolveTagInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownTags>
    func resolveTag(_ input: ResolveTagInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<ShownTags>
}

extension TagAddressesOperations {
    /// Resolve the address of a tag.
    ///
    /// The address that is printed on a tag answers as a page, as JSON (what `showTag` answers with `expand=provenance`) or
    /// as a link set, by `format`, else by `Accept`. Without `lang` the language is by `Accept-Language`. A `format` that
    /// there is not counts as none. Where a page is asked for, a 404 is one, too (`text/html`).
    ///
    /// - Parameters:
    ///   - tagIdentifier: Tag identifier; case does not matter
    ///   - lang: Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
    ///     `Accept-Language`, as nothing does. What is not supported gets the original
    ///   - acceptLanguage: The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
    ///   - options: What this call does otherwise than the client
    /// - Returns: The tag.
    public func resolveTag(
        tagIdentifier: TagIdentifier,
        lang: LanguageWishes? = nil,
        acceptLanguage: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<ShownTags> {
        try await resolveTag(ResolveTagInput(tagIdentifier: tagIdentifier, lang: lang, acceptLanguage: acceptLanguage), options: options)
    }

    /// Resolve the address of a tag, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The tag.
    public func resolveTag(
        tagIdentifier: TagIdentifier,
        lang: LanguageWishes? = nil,
        acceptLanguage: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<ShownTags> {
        try await resolveTag(ResolveTagInput(tagIdentifier: tagIdentifier, lang: lang, acceptLanguage: acceptLanguage), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func resolveTag(_ input: ResolveTagInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownTags> {
        try await answer(input.call, options, as: 200)
    }

    public func resolveTag(_ input: ResolveTagInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<ShownTags> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }
}
