// Generated from the service's OpenAPI document.

/// Deleted tags and places. They can be restored.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol BinOperations: OperationSender {
    /// What ``listBinEntries(limit:after:customerID:options:)`` calls.
    func listBinEntries(_ input: ListBinEntriesInput, options: CallOptions) async throws(CallFailure) -> Answer<[BinEntry]>
    func listBinEntries(_ input: ListBinEntriesInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[BinEntry]>
    /// What ``showBinEntry(id:options:)`` calls.
    func showBinEntry(_ input: ShowBinEntryInput, options: CallOptions) async throws(CallFailure) -> Answer<BinEntry>
    func showBinEntry(_ input: ShowBinEntryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<BinEntry>
    /// What ``destroyBinEntry(id:ifMatch:options:)`` calls.
    func destroyBinEntry(_ input: DestroyBinEntryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``restoreBinEntry(id:idempotencyKey:options:)`` calls.
    func restoreBinEntry(_ input: RestoreBinEntryInput, options: CallOptions) async throws(CallFailure) -> Answer<RestoredFromBin>
    /// What ``restoreBinEntries(bin:idempotencyKey:options:)`` calls.
    func restoreBinEntries(_ input: RestoreBinEntriesInput, options: CallOptions) async throws(CallFailure) -> Answer<[RestoredFromBin]>
}

extension BinOperations {
    /// List bin entries.
    ///
    /// Returns the caller's deleted tags and places, no matter who deleted them; for an admin, those of all customers and
    /// those without an owner. They can be restored for 30 days. For each customer, at most the last 20000 deleted tags are
    /// kept. Sorted by descending id, the newest first. If `limit` is given, the list is paginated: the `Link` header with
    /// `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of entries to return. Default: all
    ///   - after: Cursor for pagination: returns only entries with a smaller id
    ///   - customerID: Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The bin entries.
    public func listBinEntries(
        limit: Int? = nil,
        after: Int? = nil,
        customerID: RecordOrNone? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[BinEntry]> {
        try await listBinEntries(ListBinEntriesInput(limit: limit, after: after, customerID: customerID), options: options)
    }

    /// List bin entries, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The bin entries.
    public func listBinEntries(
        limit: Int? = nil,
        after: Int? = nil,
        customerID: RecordOrNone? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[BinEntry]> {
        try await listBinEntries(ListBinEntriesInput(limit: limit, after: after, customerID: customerID), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listBinEntries`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allBinEntries(
        _ input: ListBinEntriesInput = ListBinEntriesInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<BinEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listBinEntries(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listBinEntries(_ input: ListBinEntriesInput, options: CallOptions) async throws(CallFailure) -> Answer<[BinEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listBinEntries(_ input: ListBinEntriesInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[BinEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Get a bin entry.
    ///
    /// Returns the entry.
    ///
    /// - Parameters:
    ///   - id: Record id of the bin entry
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A deleted tag or place, which can be restored.
    public func showBinEntry(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<BinEntry> {
        try await showBinEntry(ShowBinEntryInput(id: id), options: options)
    }

    /// Get a bin entry, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A deleted tag or place, which can be restored.
    public func showBinEntry(
        id: Int,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<BinEntry> {
        try await showBinEntry(ShowBinEntryInput(id: id), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showBinEntry(_ input: ShowBinEntryInput, options: CallOptions) async throws(CallFailure) -> Answer<BinEntry> {
        try await answer(input.call, options, as: 200)
    }

    public func showBinEntry(_ input: ShowBinEntryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<BinEntry> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Delete a bin entry.
    ///
    /// Deletes the entry early: the record can no longer be restored.
    ///
    /// - Parameters:
    ///   - id: Record id of the bin entry
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyBinEntry(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyBinEntry(DestroyBinEntryInput(id: id, ifMatch: ifMatch), options: options)
    }

    public func destroyBinEntry(_ input: DestroyBinEntryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Restore a deleted record.
    ///
    /// Restores a tag or a place as it was: a tag with its ids, identifier, texts, names, hardware, children, states and
    /// times; a place with its tags and bundle links. Texts that were taken over from other tags by the translation memory
    /// are translated again instead. What cannot be restored is listed in `left_out` and does not stop the rest. If another
    /// tag now has the identifier, the response is 422.
    ///
    /// - Parameters:
    ///   - id: Id of the entry
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The result of restoring a record from the bin.
    @discardableResult
    public func restoreBinEntry(
        id: Int,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<RestoredFromBin> {
        try await restoreBinEntry(RestoreBinEntryInput(id: id, idempotencyKey: idempotencyKey), options: options)
    }

    public func restoreBinEntry(_ input: RestoreBinEntryInput, options: CallOptions) async throws(CallFailure) -> Answer<RestoredFromBin> {
        try await answer(input.call, options, as: 200)
    }

    /// Restore deleted records.
    ///
    /// Restores up to 500 entries of the bin. Either all are restored or none. An entry that does not belong to the caller
    /// is treated as one that does not exist.
    ///
    /// - Parameters:
    ///   - bin: The bin entries to restore.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The restored records, in no particular order.
    @discardableResult
    public func restoreBinEntries(
        bin: BinRestoring,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[RestoredFromBin]> {
        try await restoreBinEntries(RestoreBinEntriesInput(bin: bin, idempotencyKey: idempotencyKey), options: options)
    }

    public func restoreBinEntries(_ input: RestoreBinEntriesInput, options: CallOptions) async throws(CallFailure) -> Answer<[RestoredFromBin]> {
        try await answer(input.call, options, as: 200)
    }
}
