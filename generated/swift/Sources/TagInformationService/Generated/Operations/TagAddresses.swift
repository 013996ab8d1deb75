// Generated from the service's OpenAPI document.

/// The address that is printed on a tag: a page, JSON or a link set.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol TagAddressesOperations: OperationSender {
    /// What ``resolveTag(tagIdentifier:lang:acceptLanguage:options:)`` calls.
    func resolveTag(_ input: ResolveTagInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownTags>
    func resolveTag(_ input: ResolveTagInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<ShownTags>
}

extension TagAddressesOperations {
    /// Resolve the address of a tag.
    ///
    /// Returns the tag at its printed address as a page, as JSON (what `showTag` returns with `expand=provenance`) or as a
    /// link set. `format` selects the representation; otherwise `Accept` does. Without `lang`, `Accept-Language` selects
    /// the language. An unknown `format` is ignored. If a page is requested, a 404 response is a page, too (`text/html`).
    ///
    /// - Parameters:
    ///   - tagIdentifier: Tag identifier. Not case-sensitive
    ///   - lang: Language to read in, or a comma-separated list in order of preference. `auto`, the default, uses
    ///     `Accept-Language`. If no language in the list is supported, the original is returned
    ///   - acceptLanguage: The reader's languages, with weights. Used only if `lang` is `auto`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The tag.
    public func resolveTag(
        tagIdentifier: TagIdentifier,
        lang: LanguageWishes? = nil,
        acceptLanguage: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<ShownTags> {
        try await resolveTag(ResolveTagInput(tagIdentifier: tagIdentifier, lang: lang, acceptLanguage: acceptLanguage), options: options)
    }

    /// Resolve the address of a tag, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
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
