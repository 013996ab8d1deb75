// Generated from the service's OpenAPI document.

/// Manage the names of tags language by language, including the originals.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol NameTranslationsOperations: OperationSender {
    /// What ``listNameTranslations(limit:after:placeID:customerID:langCode:updatedSince:options:)`` calls.
    func listNameTranslations(_ input: ListNameTranslationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[ListedNameTranslation]>
    func listNameTranslations(_ input: ListNameTranslationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[ListedNameTranslation]>
    /// What ``createNameTranslation(nameTranslation:idempotencyKey:options:)`` calls.
    func createNameTranslation(_ input: CreateNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation>
    /// What ``showNameTranslation(id:options:)`` calls.
    func showNameTranslation(_ input: ShowNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation>
    func showNameTranslation(_ input: ShowNameTranslationInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<NameTranslation>
    /// What ``updateNameTranslation(id:nameTranslation:ifMatch:options:)`` calls.
    func updateNameTranslation(_ input: UpdateNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation>
    /// What ``destroyNameTranslation(id:ifMatch:options:)`` calls.
    func destroyNameTranslation(_ input: DestroyNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``listNameTranslationHistory(id:limit:after:newest:options:)`` calls.
    func listNameTranslationHistory(_ input: ListNameTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]>
    func listNameTranslationHistory(_ input: ListNameTranslationHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]>
    /// What ``eraseNameTranslationHistory(id:options:)`` calls.
    func eraseNameTranslationHistory(_ input: EraseNameTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``confirmNameTranslation(id:nameTranslation:options:)`` calls.
    func confirmNameTranslation(_ input: ConfirmNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation>
    /// What ``giveNameTranslationToMachine(id:options:)`` calls.
    func giveNameTranslationToMachine(_ input: GiveNameTranslationToMachineInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation>
}

extension NameTranslationsOperations {
    /// List name translations.
    ///
    /// Returns the names of all tags, to every customer. (The operator can restrict it to the names of the caller's own
    /// tags.) Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has
    /// the URL of the next page. `X-Total-Count` is the total number of records. Filters are combined with AND: the list
    /// and the total contain only records that match all of them.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of name translations to return. Default: all
    ///   - after: Cursor for pagination: returns only name translations with a larger record id
    ///   - placeID: Record id of the place of its tag. `none`: without a place
    ///   - customerID: Record id of the owner of its tag. `none`: without an owner. Admins only; ignored for other callers
    ///   - langCode: Its language
    ///   - updatedSince: Only tags that have changed since then: a day in UTC, or a point in time
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The name translations.
    public func listNameTranslations(
        limit: Int? = nil,
        after: Int? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        updatedSince: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[ListedNameTranslation]> {
        try await listNameTranslations(ListNameTranslationsInput(limit: limit, after: after, placeID: placeID, customerID: customerID, langCode: langCode, updatedSince: updatedSince), options: options)
    }

    /// List name translations, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The name translations.
    public func listNameTranslations(
        limit: Int? = nil,
        after: Int? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        updatedSince: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[ListedNameTranslation]> {
        try await listNameTranslations(ListNameTranslationsInput(limit: limit, after: after, placeID: placeID, customerID: customerID, langCode: langCode, updatedSince: updatedSince), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listNameTranslations`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allNameTranslations(
        _ input: ListNameTranslationsInput = ListNameTranslationsInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<ListedNameTranslation> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listNameTranslations(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listNameTranslations(_ input: ListNameTranslationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[ListedNameTranslation]> {
        try await answer(input.call, options, as: 200)
    }

    public func listNameTranslations(_ input: ListNameTranslationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[ListedNameTranslation]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a name translation.
    ///
    /// Adds a name to a tag. If the tag has no name, the given text becomes its original. If it has one, the original is
    /// machine-translated into `lang_code` and the given text is not used, unless `origin` is `human`. A name translation
    /// that already exists is returned unchanged. If the translation takes too long or cannot be made at the moment, the
    /// response is 503; repeat the same request later to get it. The `Location` header has the URL of the record.
    ///
    /// - Parameters:
    ///   - nameTranslation: A new name of a tag.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The name of a tag in one language.
    @discardableResult
    public func createNameTranslation(
        nameTranslation: NewNameTranslation,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<NameTranslation> {
        try await createNameTranslation(CreateNameTranslationInput(nameTranslation: nameTranslation, idempotencyKey: idempotencyKey), options: options)
    }

    public func createNameTranslation(_ input: CreateNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation> {
        try await answer(input.call, options, as: 201)
    }

    /// Get a name translation.
    ///
    /// Returns the name translation.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The name of a tag in one language.
    public func showNameTranslation(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<NameTranslation> {
        try await showNameTranslation(ShowNameTranslationInput(id: id), options: options)
    }

    /// Get a name translation, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The name of a tag in one language.
    public func showNameTranslation(
        id: Int,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<NameTranslation> {
        try await showNameTranslation(ShowNameTranslationInput(id: id), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showNameTranslation(_ input: ShowNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation> {
        try await answer(input.call, options, as: 200)
    }

    public func showNameTranslation(_ input: ShowNameTranslationInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<NameTranslation> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Update a name translation.
    ///
    /// Updates the translation. A machine translation becomes human work, which no machine overwrites. Changing an original
    /// makes its translations stale, unless `minor_edit` is given. Absent fields keep their values.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - nameTranslation: Changes to a name translation.
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The name of a tag in one language.
    @discardableResult
    public func updateNameTranslation(
        id: Int,
        nameTranslation: NameTranslationChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<NameTranslation> {
        try await updateNameTranslation(UpdateNameTranslationInput(id: id, nameTranslation: nameTranslation, ifMatch: ifMatch), options: options)
    }

    public func updateNameTranslation(_ input: UpdateNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation> {
        try await answer(input.call, options, as: 200)
    }

    /// Delete a name translation.
    ///
    /// Deletes the name translation. Deleting the original deletes all names of the tag.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyNameTranslation(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyNameTranslation(DestroyNameTranslationInput(id: id, ifMatch: ifMatch), options: options)
    }

    public func destroyNameTranslation(_ input: DestroyNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// List the history of a name translation.
    ///
    /// Returns what was changed in the name translation, by whom and when. A new owner of a tag sees its history from the
    /// transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest
    /// to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with
    /// `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are
    /// more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - limit: Maximum number of entries to return. Default: all
    ///   - after: Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    ///   - newest: `1`: sorts from newest to oldest. Default: from oldest to newest
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listNameTranslationHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await listNameTranslationHistory(ListNameTranslationHistoryInput(id: id, limit: limit, after: after, newest: newest), options: options)
    }

    /// List the history of a name translation, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listNameTranslationHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await listNameTranslationHistory(ListNameTranslationHistoryInput(id: id, limit: limit, after: after, newest: newest), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listNameTranslationHistory`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allNameTranslationHistory(
        _ input: ListNameTranslationHistoryInput, options: CallOptions = CallOptions()
    ) -> PagedRecords<HistoryEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = after }
            let answer = try await listNameTranslationHistory(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listNameTranslationHistory(_ input: ListNameTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listNameTranslationHistory(_ input: ListNameTranslationHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Erase the history of a name translation.
    ///
    /// Erases all entries in the history of the name translation. The name translation itself is not changed. Admins only.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func eraseNameTranslationHistory(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await eraseNameTranslationHistory(EraseNameTranslationHistoryInput(id: id), options: options)
    }

    public func eraseNameTranslationHistory(_ input: EraseNameTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Confirm a name translation.
    ///
    /// Confirms that the name translation is correct for the current original. It becomes human work and is no longer
    /// stale; its text is not changed. Visitors' reports about it are closed. For an original, the response is 422.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - nameTranslation: 
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The name of a tag in one language.
    @discardableResult
    public func confirmNameTranslation(
        id: Int,
        nameTranslation: ConfirmNameTranslationBodyNameTranslation,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<NameTranslation> {
        try await confirmNameTranslation(ConfirmNameTranslationInput(id: id, nameTranslation: nameTranslation), options: options)
    }

    public func confirmNameTranslation(_ input: ConfirmNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation> {
        try await answer(input.call, options, as: 200)
    }

    /// Replace a name translation with a machine translation.
    ///
    /// Replaces the name translation with a machine translation of the original. It never replaces the work of another
    /// person. Until the machine translation is ready, the current text stays in place and is served. A 422 or 503 response
    /// changes nothing; after a 503, repeat the same request to find the translation ready. The history keeps the replaced
    /// text. For an original, the response is 422.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The name of a tag in one language.
    @discardableResult
    public func giveNameTranslationToMachine(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<NameTranslation> {
        try await giveNameTranslationToMachine(GiveNameTranslationToMachineInput(id: id), options: options)
    }

    public func giveNameTranslationToMachine(_ input: GiveNameTranslationToMachineInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation> {
        try await answer(input.call, options, as: 200)
    }
}
