// Generated from the service's OpenAPI document.

/// Managing the texts of tags, each an original with its translations.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// The text records of the customer's tags; for an admin, everybody's. By ascending id. With `limit` the list comes in
    /// pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
    /// Filters go together: listed and counted is what all of them are true of.
    ///
    /// - Parameters:
    ///   - limit: At most so many text records; without it, all of them
    ///   - after: Only text records with a larger record id
    ///   - placeID: Record id of the place of its tag; `none`: in no place
    ///   - customerID: Record id of the customer whose its tag is; `none`: nobody’s. Only for admins; from others it is
    ///     ignored
    ///   - langCode: Its language
    ///   - updatedSince: Changed since then: a day in UTC, or an instant
    ///   - options: What this call does otherwise than the client
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

    /// List text records, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listTextRecords` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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
    /// Gives a tag its text. A tag has one text record at most. The header `Location` has the record's address.
    ///
    /// - Parameters:
    ///   - textRecord: A text record to be made.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text of a tag, by its original.
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

    /// Show a text record.
    ///
    /// The text record with its translations.
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text of a tag with its translations.
    public func showTextRecord(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<ShownTextRecord> {
        try await showTextRecord(ShowTextRecordInput(id: id), options: options)
    }

    /// Show a text record, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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
    /// Changes the original text, its language or the gender. A changed original makes its translations stale, unless
    /// `minor_edit` is given. Fields that are absent stay as they are.
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - textRecord: What is to be changed of a text record.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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

    /// Destroy a text record.
    ///
    /// Destroys the text record with all its translations.
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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
    /// What was changed of the text record, by whom and when. The new owner of a tag sees its history from the transfer on.
    /// Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1`
    /// the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one.
    /// `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - limit: At most so many entries; without it, all of them
    ///   - after: Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    ///   - newest: `1`: the newest entries come first; otherwise the oldest do
    ///   - options: What this call does otherwise than the client
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

    /// List the history of a text record, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listTextRecordHistory` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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
    /// Erases all entries that the history of the text record lists; the text record stays as it is. Only an admin may.
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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
