// Generated from the service's OpenAPI document.

/// Manage the texts of tags. A text record is an original with its translations.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol TextRecordsOperations: OperationSender {
    /// What ``listTextRecords(limit:after:placeID:customerID:langCode:updatedSince:options:)`` calls.
    func listTextRecords(_ input: ListTextRecordsInput, options: CallOptions) async throws(CallFailure) -> Answer<[TextRecord]>
    func listTextRecords(_ input: ListTextRecordsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TextRecord]>
    /// What ``createTextRecord(textRecord:idempotencyKey:options:)`` calls.
    func createTextRecord(_ input: CreateTextRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<TextRecord>
    /// What ``showTextRecord(id:options:)`` calls.
    func showTextRecord(_ input: ShowTextRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownTextRecord>
    func showTextRecord(_ input: ShowTextRecordInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<ShownTextRecord>
    /// What ``updateTextRecord(id:textRecord:ifMatch:options:)`` calls.
    func updateTextRecord(_ input: UpdateTextRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``destroyTextRecord(id:ifMatch:options:)`` calls.
    func destroyTextRecord(_ input: DestroyTextRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``listTextRecordHistory(id:limit:after:newest:options:)`` calls.
    func listTextRecordHistory(_ input: ListTextRecordHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]>
    func listTextRecordHistory(_ input: ListTextRecordHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]>
    /// What ``eraseTextRecordHistory(id:options:)`` calls.
    func eraseTextRecordHistory(_ input: EraseTextRecordHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
}

extension TextRecordsOperations {
    /// List text records.
    ///
    /// Returns the text records of the customer's tags; for an admin, all text records. Sorted by ascending id. If `limit`
    /// is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count`
    /// is the total number of records. Filters are combined with AND: the list and the total contain only records that
    /// match all of them.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of text records to return. Default: all
    ///   - after: Cursor for pagination: returns only text records with a larger record id
    ///   - placeID: Record id of the place of its tag. `none`: without a place
    ///   - customerID: Record id of the owner of its tag. `none`: without an owner. Admins only; ignored for other callers
    ///   - langCode: Its language
    ///   - updatedSince: Only tags that have changed since then: a day in UTC, or a point in time
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The text records.
    public func listTextRecords(
        limit: Int? = nil,
        after: Int? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        updatedSince: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[TextRecord]> {
        try await listTextRecords(ListTextRecordsInput(limit: limit, after: after, placeID: placeID, customerID: customerID, langCode: langCode, updatedSince: updatedSince), options: options)
    }

    /// List text records, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The text records.
    public func listTextRecords(
        limit: Int? = nil,
        after: Int? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        updatedSince: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[TextRecord]> {
        try await listTextRecords(ListTextRecordsInput(limit: limit, after: after, placeID: placeID, customerID: customerID, langCode: langCode, updatedSince: updatedSince), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listTextRecords`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allTextRecords(
        _ input: ListTextRecordsInput = ListTextRecordsInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<TextRecord> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listTextRecords(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTextRecords(_ input: ListTextRecordsInput, options: CallOptions) async throws(CallFailure) -> Answer<[TextRecord]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTextRecords(_ input: ListTextRecordsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TextRecord]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a text record.
    ///
    /// Adds the text to a tag. A tag can have at most one text record. The `Location` header has the URL of the record.
    ///
    /// - Parameters:
    ///   - textRecord: A new text record.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The text of a tag: its original.
    @discardableResult
    public func createTextRecord(
        textRecord: NewTextRecord,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TextRecord> {
        try await createTextRecord(CreateTextRecordInput(textRecord: textRecord, idempotencyKey: idempotencyKey), options: options)
    }

    public func createTextRecord(_ input: CreateTextRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<TextRecord> {
        try await answer(input.call, options, as: 201)
    }

    /// Get a text record.
    ///
    /// Returns the text record with its translations.
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The text of a tag with its translations.
    public func showTextRecord(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<ShownTextRecord> {
        try await showTextRecord(ShowTextRecordInput(id: id), options: options)
    }

    /// Get a text record, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The text of a tag with its translations.
    public func showTextRecord(
        id: Int,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<ShownTextRecord> {
        try await showTextRecord(ShowTextRecordInput(id: id), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showTextRecord(_ input: ShowTextRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownTextRecord> {
        try await answer(input.call, options, as: 200)
    }

    public func showTextRecord(_ input: ShowTextRecordInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<ShownTextRecord> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Update a text record.
    ///
    /// Updates the original text, its language or the gender. Changing the original makes its translations stale, unless
    /// `minor_edit` is given. Absent fields keep their values.
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - textRecord: Changes to a text record.
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func updateTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await updateTextRecord(UpdateTextRecordInput(id: id, textRecord: textRecord, ifMatch: ifMatch), options: options)
    }

    public func updateTextRecord(_ input: UpdateTextRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Delete a text record.
    ///
    /// Deletes the text record with all its translations.
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyTextRecord(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyTextRecord(DestroyTextRecordInput(id: id, ifMatch: ifMatch), options: options)
    }

    public func destroyTextRecord(_ input: DestroyTextRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// List the history of a text record.
    ///
    /// Returns what was changed in the text record, by whom and when. A new owner of a tag sees its history from the
    /// transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest
    /// to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with
    /// `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are
    /// more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - limit: Maximum number of entries to return. Default: all
    ///   - after: Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    ///   - newest: `1`: sorts from newest to oldest. Default: from oldest to newest
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listTextRecordHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await listTextRecordHistory(ListTextRecordHistoryInput(id: id, limit: limit, after: after, newest: newest), options: options)
    }

    /// List the history of a text record, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listTextRecordHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await listTextRecordHistory(ListTextRecordHistoryInput(id: id, limit: limit, after: after, newest: newest), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listTextRecordHistory`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allTextRecordHistory(
        _ input: ListTextRecordHistoryInput, options: CallOptions = CallOptions()
    ) -> PagedRecords<HistoryEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = after }
            let answer = try await listTextRecordHistory(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTextRecordHistory(_ input: ListTextRecordHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTextRecordHistory(_ input: ListTextRecordHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Erase the history of a text record.
    ///
    /// Erases all entries in the history of the text record. The text record itself is not changed. Admins only.
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func eraseTextRecordHistory(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await eraseTextRecordHistory(EraseTextRecordHistoryInput(id: id), options: options)
    }

    public func eraseTextRecordHistory(_ input: EraseTextRecordHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }
}
