// Generated from the service's OpenAPI document.

/// How much is translated into each language, how often tags are read, and how much was sent for translation.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
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
    /// Get the coverage.
    ///
    /// Returns how many texts and names are in which state in each language, place by place, for the tags within the
    /// caller's reach. `GET /Tags.json` with the same `place_id` and with `lang_code`, `state` and `part` lists exactly the
    /// tags that a number counts.
    ///
    /// - Parameters:
    ///   - placeID: Record id of a place: counts only its tags. `none`: only tags without a place
    ///   - langCodes: Comma-separated language codes. Default: all languages in which there is anything
    ///   - customerID: Record id of a customer: counts only its tags. `none`: only tags without an owner. Admins only;
    ///     ignored for other callers
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Sorted by place (null last), then in the order of the languages.
    public func showCoverage(
        placeID: RecordOrNone? = nil,
        langCodes: String? = nil,
        customerID: RecordOrNone? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Coverage]> {
        try await showCoverage(ShowCoverageInput(placeID: placeID, langCodes: langCodes, customerID: customerID), options: options)
    }

    /// Get the coverage, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Sorted by place (null last), then in the order of the languages.
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

    /// Get read counts.
    ///
    /// Returns how often tags were read by visitors and apps: on their pages, by identifier, by hardware or in a batch.
    /// Reads are counted for the customer that owned the tag at the time. Only counts are stored, nothing about readers.
    /// They are kept for 400 days, also for deleted tags. A read appears within ten seconds; if a web process is killed,
    /// the reads of its last ten seconds can be lost.
    ///
    /// - Parameters:
    ///   - from: First day, in UTC
    ///   - to: Last day, in UTC
    ///   - tagID: Record id of a tag: counts only its reads
    ///   - placeID: Record id of a place: counts only reads while the tag was in that place. `none`: while it was in no
    ///     place
    ///   - customerID: Record id of a customer: counts only reads while it owned the tag. `none`: while the tag had no
    ///     owner. Admins only; ignored for other callers
    ///   - by: Comma-separated list of what to group by: `day`, `tag_id`, `place_id`, `lang_code`, `way`, `missed`.
    ///     Default: `day`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Read counts of tags.
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

    /// Get read counts, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Read counts of tags.
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

    /// Get translation figures.
    ///
    /// Returns the number of translated characters by day, provider and language, for the caller's tags; for an admin, for
    /// all tags. Characters are counted for the customer that owned the tag at the time. The figures are kept for 400 days.
    ///
    /// - Parameters:
    ///   - from: First day, in UTC. Default: 29 days before the last day
    ///   - to: Last day, in UTC. Default: today
    ///   - customerID: Record id of a customer: counts only what was translated for its tags. `none`: for tags that had no
    ///     owner. Admins only; ignored for other callers
    ///   - options: Options of this call, which override those of the client
    /// - Returns: What was sent for translation, and what did not have to be.
    public func showTranslationFigures(
        from: String? = nil,
        to: String? = nil,
        customerID: RecordOrNone? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TranslationFigures> {
        try await showTranslationFigures(ShowTranslationFiguresInput(from: from, to: to, customerID: customerID), options: options)
    }

    /// Get translation figures, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: What was sent for translation, and what did not have to be.
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
