// Generated from the service's OpenAPI document.

/// What there is to translate into a language, and what of it is not right any more.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
public protocol TranslationWorkOperations: OperationSender {
    /// What ``listTranslationWork(limit:after:langCode:state:part:tagID:placeID:customerID:q:reported:options:)`` calls.
    func listTranslationWork(_ input: ListTranslationWorkInput, options: CallOptions) async throws(CallFailure) -> Answer<[TranslationWork]>
    func listTranslationWork(_ input: ListTranslationWorkInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TranslationWork]>
}

extension TranslationWorkOperations {
    /// List translation work.
    ///
    /// The texts and names of the tags that the caller reaches, for an admin of all, whose originals are in another
    /// language than `lang_code`: by the record ids of the tags, the text before the name. Filters go together. The header
    /// `Link` with `rel="next"` leads on; where little is found among many tags, a page may have fewer rows than were asked
    /// for, or none, and be followed by others. `X-Total-Count` says how many there are in all, up to 10 000; beyond,
    /// `X-Total-Count-Relation` says so.
    ///
    /// - Parameters:
    ///   - limit: At most so many; without it, 1000
    ///   - after: Where the list goes on, as the header `Link` has said it
    ///   - langCode: The language to translate into
    ///   - state: How they stand in that language: `missing`, `stale`, `machine`, `human`, or several with commas between.
    ///     Without it `missing,stale`; with `reported` all of them
    ///   - part: Only texts, or only names
    ///   - tagID: Record id of one tag
    ///   - placeID: Record id of the place of the tags; `none`: in no place
    ///   - customerID: Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is
    ///     ignored
    ///   - q: Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code,
    ///     without regard to case and accents. A word of one or two letters is the beginning of a word. A printed address,
    ///     an identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or
    ///     more; for admins an e-mail address finds the tags of that customer
    ///   - reported: `1`: only what visitors have reported
    ///   - options: What this call does otherwise than the client
    /// - Returns: The texts and names.
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

    /// List translation work, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The texts and names.
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
