// Generated from the service's OpenAPI document.

/// Deleted tags and places, which can be restored.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// What the caller has deleted of its own, or somebody else has; for an admin, of everybody's and nobody's. It can be
    /// restored for 30 days; of a customer at most 20000 tags are kept, the last ones. By descending id, the newest first.
    /// With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count`
    /// says how many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many entries; without it, all of them
    ///   - after: Only entries behind the one with this id: with a smaller one
    ///   - customerID: Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is
    ///     ignored
    ///   - options: What this call does otherwise than the client
    /// - Returns: The bin entries.
    public func listBinEntries(
        limit: Int? = nil,
        after: Int? = nil,
        customerID: RecordOrNone? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[BinEntry]> {
        try await listBinEntries(ListBinEntriesInput(limit: limit, after: after, customerID: customerID), options: options)
    }

    /// List bin entries, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listBinEntries` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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

    /// Show a bin entry.
    ///
    /// The entry.
    ///
    /// - Parameters:
    ///   - id: Record id of the bin entry
    ///   - options: What this call does otherwise than the client
    /// - Returns: A deleted tag or place, which can be restored.
    public func showBinEntry(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<BinEntry> {
        try await showBinEntry(ShowBinEntryInput(id: id), options: options)
    }

    /// Show a bin entry, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// Destroy a bin entry.
    ///
    /// Ends the entry before its time: the record cannot be restored any more.
    ///
    /// - Parameters:
    ///   - id: Record id of the bin entry
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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
    /// Restores a tag or a place as it was: with its ids, identifier, texts, names, hardware, children, states and times; a
    /// place with its tags and bundle links. Texts that the memory has taken over from others are made again instead. What
    /// cannot come back does not hold up the rest, and is named in `left_out`. An identifier that another tag has by now is
    /// 422.
    ///
    /// - Parameters:
    ///   - id: Id of the entry
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: What was restored from the bin.
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
    /// Restores up to 500 entries of the bin, all or none: one that is not the caller's is answered as one that does not
    /// exist.
    ///
    /// - Parameters:
    ///   - bin: Which entries of the bin are to be restored.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: What was restored, in any order.
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
