// Generated from the service's OpenAPI document.

/// Texts and names that need translating into a language, or whose translations need attention.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol TranslationWorkOperations: OperationSender {
    /// What ``listTranslationWork(limit:after:langCode:state:part:tagID:placeID:customerID:q:reported:options:)`` calls.
    func listTranslationWork(_ input: ListTranslationWorkInput, options: CallOptions) async throws(CallFailure) -> Answer<[TranslationWork]>
    func listTranslationWork(_ input: ListTranslationWorkInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TranslationWork]>
}

extension TranslationWorkOperations {
    /// List translation work.
    ///
    /// Returns the texts and names of all tags within the caller's reach (for an admin, of all tags) whose originals are in
    /// a language other than `lang_code`. Sorted by the tags' record ids; a tag's text comes before its name. Filters are
    /// combined with AND. The `Link` header leads to the next page. If few of many tags match, a page can have fewer rows
    /// than requested, or none, and still be followed by others. `X-Total-Count` is the total number, up to 10 000; if
    /// there are more, `X-Total-Count-Relation` is `gte`.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of rows to return. Default: 1000
    ///   - after: Cursor for pagination, as given in the `Link` header
    ///   - langCode: Language to translate into
    ///   - state: States in that language: `missing`, `stale`, `machine`, `human`, or a comma-separated list of them.
    ///     Default: `missing,stale`; with `reported`, all of them
    ///   - part: Returns only texts, or only names
    ///   - tagID: Record id of one tag
    ///   - placeID: Record id of the place of the tags. `none`: tags without a place
    ///   - customerID: Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers
    ///   - q: Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description,
    ///     place or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a
    ///     word. A printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its
    ///     first four or more characters. For admins, an e-mail address finds the tags of that customer
    ///   - reported: `1`: only what visitors have reported
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The texts and names to translate.
    public func listTranslationWork(
        limit: Int? = nil,
        after: String? = nil,
        langCode: LanguageCode,
        state: String? = nil,
        part: ListTranslationWorkPart? = nil,
        tagID: TagRecordID? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        q: String? = nil,
        reported: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[TranslationWork]> {
        try await listTranslationWork(ListTranslationWorkInput(limit: limit, after: after, langCode: langCode, state: state, part: part, tagID: tagID, placeID: placeID, customerID: customerID, q: q, reported: reported), options: options)
    }

    /// List translation work, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The texts and names to translate.
    public func listTranslationWork(
        limit: Int? = nil,
        after: String? = nil,
        langCode: LanguageCode,
        state: String? = nil,
        part: ListTranslationWorkPart? = nil,
        tagID: TagRecordID? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        q: String? = nil,
        reported: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[TranslationWork]> {
        try await listTranslationWork(ListTranslationWorkInput(limit: limit, after: after, langCode: langCode, state: state, part: part, tagID: tagID, placeID: placeID, customerID: customerID, q: q, reported: reported), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func listTranslationWork(_ input: ListTranslationWorkInput, options: CallOptions) async throws(CallFailure) -> Answer<[TranslationWork]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTranslationWork(_ input: ListTranslationWorkInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TranslationWork]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }
}
