// Generated from the service's OpenAPI document.

/// Manage the texts of tags language by language, including the originals.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol TranslationsOperations: OperationSender {
    /// What ``listTranslations(limit:after:placeID:customerID:langCode:updatedSince:options:)`` calls.
    func listTranslations(_ input: ListTranslationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[Translation]>
    func listTranslations(_ input: ListTranslationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Translation]>
    /// What ``createTranslation(translation:idempotencyKey:options:)`` calls.
    func createTranslation(_ input: CreateTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation>
    /// What ``showTranslation(id:options:)`` calls.
    func showTranslation(_ input: ShowTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation>
    func showTranslation(_ input: ShowTranslationInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Translation>
    /// What ``updateTranslation(id:translation:ifMatch:options:)`` calls.
    func updateTranslation(_ input: UpdateTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``destroyTranslation(id:ifMatch:options:)`` calls.
    func destroyTranslation(_ input: DestroyTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``listTranslationHistory(id:limit:after:newest:options:)`` calls.
    func listTranslationHistory(_ input: ListTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]>
    func listTranslationHistory(_ input: ListTranslationHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]>
    /// What ``eraseTranslationHistory(id:options:)`` calls.
    func eraseTranslationHistory(_ input: EraseTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``confirmTranslation(id:translation:options:)`` calls.
    func confirmTranslation(_ input: ConfirmTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation>
    /// What ``giveTranslationToMachine(id:options:)`` calls.
    func giveTranslationToMachine(_ input: GiveTranslationToMachineInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation>
}

extension TranslationsOperations {
    /// List translations.
    ///
    /// Returns the translations of the customer's tags, including the originals; for an admin, all translations. Sorted by
    /// ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the
    /// next page. `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total
    /// contain only records that match all of them.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of translations to return. Default: all
    ///   - after: Cursor for pagination: returns only translations with a larger record id
    ///   - placeID: Record id of the place of its tag. `none`: without a place
    ///   - customerID: Record id of the owner of its tag. `none`: without an owner. Admins only; ignored for other callers
    ///   - langCode: Its language
    ///   - updatedSince: Only tags that have changed since then: a day in UTC, or a point in time
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The translations.
    public func listTranslations(
        limit: Int? = nil,
        after: Int? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        updatedSince: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Translation]> {
        try await listTranslations(ListTranslationsInput(limit: limit, after: after, placeID: placeID, customerID: customerID, langCode: langCode, updatedSince: updatedSince), options: options)
    }

    /// List translations, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The translations.
    public func listTranslations(
        limit: Int? = nil,
        after: Int? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        updatedSince: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[Translation]> {
        try await listTranslations(ListTranslationsInput(limit: limit, after: after, placeID: placeID, customerID: customerID, langCode: langCode, updatedSince: updatedSince), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listTranslations`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allTranslations(
        _ input: ListTranslationsInput = ListTranslationsInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<Translation> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listTranslations(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTranslations(_ input: ListTranslationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[Translation]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTranslations(_ input: ListTranslationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Translation]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a translation.
    ///
    /// Adds a translation to a tag. If the tag has no text, the given text becomes its original. If it has one, the
    /// original is machine-translated into `lang_code` and the given text is not used, unless `origin` is `human`. A
    /// translation that already exists is returned unchanged. If the translation takes too long or cannot be made at the
    /// moment, the response is 503; repeat the same request later to get it. The `Location` header has the URL of the
    /// record.
    ///
    /// - Parameters:
    ///   - translation: A new translation.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The text of a tag in one language.
    @discardableResult
    public func createTranslation(
        translation: NewTranslation,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Translation> {
        try await createTranslation(CreateTranslationInput(translation: translation, idempotencyKey: idempotencyKey), options: options)
    }

    public func createTranslation(_ input: CreateTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation> {
        try await answer(input.call, options, as: 201)
    }

    /// Get a translation.
    ///
    /// Returns the translation.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The text of a tag in one language.
    public func showTranslation(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Translation> {
        try await showTranslation(ShowTranslationInput(id: id), options: options)
    }

    /// Get a translation, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The text of a tag in one language.
    public func showTranslation(
        id: Int,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<Translation> {
        try await showTranslation(ShowTranslationInput(id: id), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showTranslation(_ input: ShowTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation> {
        try await answer(input.call, options, as: 200)
    }

    public func showTranslation(_ input: ShowTranslationInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Translation> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Update a translation.
    ///
    /// Updates the translation. A machine translation becomes human work, which no machine overwrites. Changing an original
    /// makes its translations stale, unless `minor_edit` is given. Absent fields keep their values.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - translation: Changes to a translation.
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func updateTranslation(
        id: Int,
        translation: TranslationChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await updateTranslation(UpdateTranslationInput(id: id, translation: translation, ifMatch: ifMatch), options: options)
    }

    public func updateTranslation(_ input: UpdateTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Delete a translation.
    ///
    /// Deletes the translation. Deleting the original deletes the whole text record.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyTranslation(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyTranslation(DestroyTranslationInput(id: id, ifMatch: ifMatch), options: options)
    }

    public func destroyTranslation(_ input: DestroyTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// List the history of a translation.
    ///
    /// Returns what was changed in the translation, by whom and when. A new owner of a tag sees its history from the
    /// transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest
    /// to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with
    /// `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are
    /// more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - limit: Maximum number of entries to return. Default: all
    ///   - after: Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    ///   - newest: `1`: sorts from newest to oldest. Default: from oldest to newest
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listTranslationHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await listTranslationHistory(ListTranslationHistoryInput(id: id, limit: limit, after: after, newest: newest), options: options)
    }

    /// List the history of a translation, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listTranslationHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await listTranslationHistory(ListTranslationHistoryInput(id: id, limit: limit, after: after, newest: newest), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listTranslationHistory`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allTranslationHistory(
        _ input: ListTranslationHistoryInput, options: CallOptions = CallOptions()
    ) -> PagedRecords<HistoryEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = after }
            let answer = try await listTranslationHistory(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTranslationHistory(_ input: ListTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTranslationHistory(_ input: ListTranslationHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Erase the history of a translation.
    ///
    /// Erases all entries in the history of the translation. The translation itself is not changed. Admins only.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func eraseTranslationHistory(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await eraseTranslationHistory(EraseTranslationHistoryInput(id: id), options: options)
    }

    public func eraseTranslationHistory(_ input: EraseTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Confirm a translation.
    ///
    /// Confirms that the translation is correct for the current original. It becomes human work and is no longer stale; its
    /// text is not changed. Visitors' reports about it are closed. For an original, the response is 422.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - translation: 
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The text of a tag in one language.
    @discardableResult
    public func confirmTranslation(
        id: Int,
        translation: ConfirmTranslationBodyTranslation,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Translation> {
        try await confirmTranslation(ConfirmTranslationInput(id: id, translation: translation), options: options)
    }

    public func confirmTranslation(_ input: ConfirmTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation> {
        try await answer(input.call, options, as: 200)
    }

    /// Replace a translation with a machine translation.
    ///
    /// Replaces the translation with a machine translation of the original. It never replaces the work of another person.
    /// Until the machine translation is ready, the current text stays in place and is served. A 422 or 503 response changes
    /// nothing; after a 503, repeat the same request to find the translation ready. The history keeps the replaced text.
    /// For an original, the response is 422.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The text of a tag in one language.
    @discardableResult
    public func giveTranslationToMachine(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Translation> {
        try await giveTranslationToMachine(GiveTranslationToMachineInput(id: id), options: options)
    }

    public func giveTranslationToMachine(_ input: GiveTranslationToMachineInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation> {
        try await answer(input.call, options, as: 200)
    }
}
