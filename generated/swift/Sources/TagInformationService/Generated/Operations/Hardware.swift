// Generated from the service's OpenAPI document.

/// Managing the NFC chips, beacons and QR codes by which tags are found.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// List hardwares.
    ///
    /// Always empty: hardware is not listed. The hardware of a tag is shown with the tag. By ascending id. With `limit` the
    /// list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there
    /// are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many hardwares; without it, all of them
    ///   - after: Only hardwares with a larger record id
    ///   - options: What this call does otherwise than the client
    /// - Returns: The hardwares.
    public func listHardwares(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Hardware]> {
        try await listHardwares(ListHardwaresInput(limit: limit, after: after), options: options)
    }

    /// List hardwares, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The hardwares.
    public func listHardwares(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[Hardware]> {
        try await listHardwares(ListHardwaresInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listHardwares` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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

    /// Create a hardware.
    ///
    /// With `tag_id` the item is attached to that tag. Attaching takes over an item that is free, and moves one from
    /// another tag of the same customer; one that is attached elsewhere is refused. The header `Location` has the record's
    /// address.
    ///
    /// - Parameters:
    ///   - hardware: A hardware item to be made.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
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

    /// Show a hardware.
    ///
    /// The hardware item.
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware
    ///   - options: What this call does otherwise than the client
    /// - Returns: A hardware item: an NFC chip, a Bluetooth beacon or a QR code.
    public func showHardware(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Hardware> {
        try await showHardware(ShowHardwareInput(id: id), options: options)
    }

    /// Show a hardware, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// Update a hardware.
    ///
    /// Changes the item. Another `tag_id` moves it to that tag; blank frees it. Fields that are absent stay as they are.
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware
    ///   - hardware: What is to be changed of a hardware item.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
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

    /// Destroy a hardware.
    ///
    /// Destroys the item.
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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

    /// List the history of a hardware.
    ///
    /// What was changed of the hardware, by whom and when. The new owner of a tag sees its history from the transfer on.
    /// Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1`
    /// the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one.
    /// `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware
    ///   - limit: At most so many entries; without it, all of them
    ///   - after: Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    ///   - newest: `1`: the newest entries come first; otherwise the oldest do
    ///   - options: What this call does otherwise than the client
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

    /// List the history of a hardware, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listHardwareHistory` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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

    /// Erase the history of a hardware.
    ///
    /// Erases all entries that the history of the hardware lists; the hardware stays as it is. Only an admin may.
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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
