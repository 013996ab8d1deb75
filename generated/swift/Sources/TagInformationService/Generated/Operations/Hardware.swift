// Generated from the service's OpenAPI document.

/// Manage the NFC chips, beacons and QR codes by which tags are found.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol HardwareOperations: OperationSender {
    /// What ``listHardwares(limit:after:options:)`` calls.
    func listHardwares(_ input: ListHardwaresInput, options: CallOptions) async throws(CallFailure) -> Answer<[Hardware]>
    func listHardwares(_ input: ListHardwaresInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Hardware]>
    /// What ``createHardware(hardware:idempotencyKey:options:)`` calls.
    func createHardware(_ input: CreateHardwareInput, options: CallOptions) async throws(CallFailure) -> Answer<Hardware>
    /// What ``showHardware(id:options:)`` calls.
    func showHardware(_ input: ShowHardwareInput, options: CallOptions) async throws(CallFailure) -> Answer<Hardware>
    func showHardware(_ input: ShowHardwareInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Hardware>
    /// What ``updateHardware(id:hardware:ifMatch:options:)`` calls.
    func updateHardware(_ input: UpdateHardwareInput, options: CallOptions) async throws(CallFailure) -> Answer<Hardware>
    /// What ``destroyHardware(id:ifMatch:options:)`` calls.
    func destroyHardware(_ input: DestroyHardwareInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``listHardwareHistory(id:limit:after:newest:options:)`` calls.
    func listHardwareHistory(_ input: ListHardwareHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]>
    func listHardwareHistory(_ input: ListHardwareHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]>
    /// What ``eraseHardwareHistory(id:options:)`` calls.
    func eraseHardwareHistory(_ input: EraseHardwareHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
}

extension HardwareOperations {
    /// List hardware items.
    ///
    /// Returns an empty list: hardware is not listed. A tag's hardware is returned with the tag. Sorted by ascending id. If
    /// `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page.
    /// `X-Total-Count` is the total number of records.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of hardware items to return. Default: all
    ///   - after: Cursor for pagination: returns only hardware items with a larger record id
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The hardware items.
    public func listHardwares(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Hardware]> {
        try await listHardwares(ListHardwaresInput(limit: limit, after: after), options: options)
    }

    /// List hardware items, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The hardware items.
    public func listHardwares(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[Hardware]> {
        try await listHardwares(ListHardwaresInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listHardwares`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allHardwares(
        _ input: ListHardwaresInput = ListHardwaresInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<Hardware> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listHardwares(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listHardwares(_ input: ListHardwaresInput, options: CallOptions) async throws(CallFailure) -> Answer<[Hardware]> {
        try await answer(input.call, options, as: 200)
    }

    public func listHardwares(_ input: ListHardwaresInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Hardware]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a hardware item.
    ///
    /// Creates a hardware item. With `tag_id`, it is attached to that tag. A free item is taken over, and an item of
    /// another tag of the same customer is moved. An item that is attached to anybody else's tag is refused. The `Location`
    /// header has the URL of the record.
    ///
    /// - Parameters:
    ///   - hardware: A new hardware item.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A hardware item: an NFC chip, a Bluetooth beacon or a QR code.
    @discardableResult
    public func createHardware(
        hardware: NewHardware,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Hardware> {
        try await createHardware(CreateHardwareInput(hardware: hardware, idempotencyKey: idempotencyKey), options: options)
    }

    public func createHardware(_ input: CreateHardwareInput, options: CallOptions) async throws(CallFailure) -> Answer<Hardware> {
        try await answer(input.call, options, as: 201)
    }

    /// Get a hardware item.
    ///
    /// Returns the hardware item.
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware item
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A hardware item: an NFC chip, a Bluetooth beacon or a QR code.
    public func showHardware(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Hardware> {
        try await showHardware(ShowHardwareInput(id: id), options: options)
    }

    /// Get a hardware item, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A hardware item: an NFC chip, a Bluetooth beacon or a QR code.
    public func showHardware(
        id: Int,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<Hardware> {
        try await showHardware(ShowHardwareInput(id: id), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showHardware(_ input: ShowHardwareInput, options: CallOptions) async throws(CallFailure) -> Answer<Hardware> {
        try await answer(input.call, options, as: 200)
    }

    public func showHardware(_ input: ShowHardwareInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Hardware> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Update a hardware item.
    ///
    /// Updates the hardware item. A different `tag_id` moves it to that tag; a blank one frees it. Absent fields keep their
    /// values.
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware item
    ///   - hardware: Changes to a hardware item.
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A hardware item: an NFC chip, a Bluetooth beacon or a QR code.
    @discardableResult
    public func updateHardware(
        id: Int,
        hardware: HardwareChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Hardware> {
        try await updateHardware(UpdateHardwareInput(id: id, hardware: hardware, ifMatch: ifMatch), options: options)
    }

    public func updateHardware(_ input: UpdateHardwareInput, options: CallOptions) async throws(CallFailure) -> Answer<Hardware> {
        try await answer(input.call, options, as: 200)
    }

    /// Delete a hardware item.
    ///
    /// Deletes the hardware item.
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware item
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyHardware(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyHardware(DestroyHardwareInput(id: id, ifMatch: ifMatch), options: options)
    }

    public func destroyHardware(_ input: DestroyHardwareInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// List the history of a hardware item.
    ///
    /// Returns what was changed in the hardware item, by whom and when. A new owner of a tag sees its history from the
    /// transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest
    /// to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with
    /// `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are
    /// more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware item
    ///   - limit: Maximum number of entries to return. Default: all
    ///   - after: Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    ///   - newest: `1`: sorts from newest to oldest. Default: from oldest to newest
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listHardwareHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await listHardwareHistory(ListHardwareHistoryInput(id: id, limit: limit, after: after, newest: newest), options: options)
    }

    /// List the history of a hardware item, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listHardwareHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await listHardwareHistory(ListHardwareHistoryInput(id: id, limit: limit, after: after, newest: newest), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listHardwareHistory`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allHardwareHistory(
        _ input: ListHardwareHistoryInput, options: CallOptions = CallOptions()
    ) -> PagedRecords<HistoryEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = after }
            let answer = try await listHardwareHistory(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listHardwareHistory(_ input: ListHardwareHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listHardwareHistory(_ input: ListHardwareHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Erase the history of a hardware item.
    ///
    /// Erases all entries in the history of the hardware item. The hardware item itself is not changed. Admins only.
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware item
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func eraseHardwareHistory(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await eraseHardwareHistory(EraseHardwareHistoryInput(id: id), options: options)
    }

    public func eraseHardwareHistory(_ input: EraseHardwareHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }
}
