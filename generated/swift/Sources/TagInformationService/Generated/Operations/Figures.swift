// Generated from the service's OpenAPI document.

/// What there is in which language, what of it is read, and what was sent to be translated.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
public protocol FiguresOperations: OperationSender {
    /// What ``showCoverage(placeID:langCodes:customerID:options:)`` calls.
    func showCoverage(_ input: ShowCoverageInput, options: CallOptions) async throws(CallFailure) -> Answer<[Coverage]>
    func showCoverage(_ input: ShowCoverageInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Coverage]>
    /// What ``showReads(from:to:tagID:placeID:customerID:by:options:)`` calls.
    func showReads(_ input: ShowReadsInput, options: CallOptions) async throws(CallFailure) -> Answer<Reads>
    func showReads(_ input: ShowReadsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Reads>
    /// What ``showTranslationFigures(from:to:customerID:options:)`` calls.
    func showTranslationFigures(_ input: ShowTranslationFiguresInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationFigures>
    func showTranslationFigures(_ input: ShowTranslationFiguresInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<TranslationFigures>
}

extension FiguresOperations {
    /// Show the coverage.
    ///
    /// How many texts and names stand how in which language, place by place, of the tags that the caller reaches. `GET
    /// /Tags.json` with the same `place_id`, with `lang_code`, `state` and `part` lists exactly those that a number counts.
    ///
    /// - Parameters:
    ///   - placeID: Record id of a place: only its tags; `none`: only those that are in none
    ///   - langCodes: Codes of languages, with commas between; without it, of all in which there is anything
    ///   - customerID: Record id of a customer: only its tags; `none`: only those that are nobody’s. Only for admins; from
    ///     others it is ignored
    ///   - options: What this call does otherwise than the client
    /// - Returns: By place, null last, then in the order of the languages.
    public func showCoverage(
        placeID: RecordOrNone? = nil,
        langCodes: String? = nil,
        customerID: RecordOrNone? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Coverage]> {
        try await showCoverage(ShowCoverageInput(placeID: placeID, langCodes: langCodes, customerID: customerID), options: options)
    }

    /// Show the coverage, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: By place, null last, then in the order of the languages.
    public func showCoverage(
        placeID: RecordOrNone? = nil,
        langCodes: String? = nil,
        customerID: RecordOrNone? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[Coverage]> {
        try await showCoverage(ShowCoverageInput(placeID: placeID, langCodes: langCodes, customerID: customerID), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showCoverage(_ input: ShowCoverageInput, options: CallOptions) async throws(CallFailure) -> Answer<[Coverage]> {
        try await answer(input.call, options, as: 200)
    }

    public func showCoverage(_ input: ShowCoverageInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Coverage]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Show how often tags were read.
    ///
    /// How often tags were read, by visitors and apps, from their own pages, by identifier, hardware or batch; for the
    /// customer whose tag it was then. Counts only: nothing is known of who reads. They are kept for 400 days, also of tags
    /// that are gone. A read is in sight within ten seconds; with a web process that is killed, those of its last ten
    /// seconds may be lost.
    ///
    /// - Parameters:
    ///   - from: The first day, in UTC
    ///   - to: The last day, in UTC
    ///   - tagID: Record id of a tag: only its reads
    ///   - placeID: Record id of a place: only what was read while the tag was there; `none`: in no place
    ///   - customerID: Record id of a customer: only what was read while the tag was its own; `none`: nobody’s. Only for
    ///     admins; from others it is ignored
    ///   - by: What the counts are grouped by, with commas between: `day`, `tag_id`, `place_id`, `lang_code`, `way`,
    ///     `missed`; without it, days
    ///   - options: What this call does otherwise than the client
    /// - Returns: How often tags were read.
    public func showReads(
        from: String? = nil,
        to: String? = nil,
        tagID: TagRecordID? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        by: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Reads> {
        try await showReads(ShowReadsInput(from: from, to: to, tagID: tagID, placeID: placeID, customerID: customerID, by: by), options: options)
    }

    /// Show how often tags were read, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: How often tags were read.
    public func showReads(
        from: String? = nil,
        to: String? = nil,
        tagID: TagRecordID? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        by: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<Reads> {
        try await showReads(ShowReadsInput(from: from, to: to, tagID: tagID, placeID: placeID, customerID: customerID, by: by), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showReads(_ input: ShowReadsInput, options: CallOptions) async throws(CallFailure) -> Answer<Reads> {
        try await answer(input.call, options, as: 200)
    }

    public func showReads(_ input: ShowReadsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Reads> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Show what was translated.
    ///
    /// Characters by day, provider and language, of the tags of the caller; for an admin, of all. What was counted for a
    /// tag stays its owner’s of then. The figures are kept for 400 days.
    ///
    /// - Parameters:
    ///   - from: The first day, in UTC; without it, 29 days before the last
    ///   - to: The last day, in UTC; without it, today
    ///   - customerID: Record id of a customer: only what was translated of its tags; `none`: only of those that were
    ///     nobody’s. Only for admins; from others it is ignored
    ///   - options: What this call does otherwise than the client
    /// - Returns: What was sent to be translated, and what did not have to be.
    public func showTranslationFigures(
        from: String? = nil,
        to: String? = nil,
        customerID: RecordOrNone? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TranslationFigures> {
        try await showTranslationFigures(ShowTranslationFiguresInput(from: from, to: to, customerID: customerID), options: options)
    }

    /// Show what was translated, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: What was sent to be translated, and what did not have to be.
    public func showTranslationFigures(
        from: String? = nil,
        to: String? = nil,
        customerID: RecordOrNone? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<TranslationFigures> {
        try await showTranslationFigures(ShowTranslationFiguresInput(from: from, to: to, customerID: customerID), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showTranslationFigures(_ input: ShowTranslationFiguresInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationFigures> {
        try await answer(input.call, options, as: 200)
    }

    public func showTranslationFigures(_ input: ShowTranslationFiguresInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<TranslationFigures> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }
}
