// Generated from the service's OpenAPI document.

// Managing the NFC chips, beacons and QR codes by which tags are found.

extension TagInformationClient {
    /// List hardwares.
    ///
    /// Always empty: hardware is not listed. The hardware of a tag is shown with the tag. By ascending id. With `limit` the
    /// list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there
    /// are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many hardwares; without it, all of them
    ///   - after: Only hardwares with a larger record id
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The hardwares.
    /// - Throws: ``ListHardwaresError``; what the token provider throws; `CancellationError`.
    public func listHardwares(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<[Hardware]> {
        let call = try Call(
            .get,
            "/hardwares.json",
            query: ["limit": limit, "after": after],
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ListHardwaresError.self)
    }

    /// Create a hardware.
    ///
    /// With `tag_id` the item is attached to that tag. Attaching takes over an item that is free, and moves one from
    /// another tag of the same customer; one that is attached elsewhere is refused. The header `Location` has the record's
    /// address. The fields may also stand flat, without `hardware` around them, and come as a form
    /// (`hardware[field]=value`).
    ///
    /// - Parameters:
    ///   - hardware: A hardware item to be made.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike
    ///     for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10
    ///     seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: A hardware item: an NFC chip, a Bluetooth beacon or a QR code.
    /// - Throws: ``CreateHardwareError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func createHardware(
        hardware: NewHardware,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Hardware> {
        let call = try Call(
            .post,
            "/hardwares.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["hardware": hardware],
            sendsToken: true
        )
        return try await send(call, options, as: 201, or: CreateHardwareError.self)
    }

    /// Show a hardware.
    ///
    /// The hardware item.
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: A hardware item: an NFC chip, a Bluetooth beacon or a QR code.
    /// - Throws: ``ShowHardwareError``; what the token provider throws; `CancellationError`.
    public func showHardware(
        id: Int,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Hardware> {
        let call = try Call(
            .get,
            "/hardwares/\(inAddress(id)).json",
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ShowHardwareError.self)
    }

    /// Update a hardware (PUT).
    ///
    /// The same as PATCH: fields that are absent stay as they are. Changes the item. Another `tag_id` moves it to that tag;
    /// blank frees it. The fields may also stand flat, without `hardware` around them, and come as a form
    /// (`hardware[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware
    ///   - hardware: What is to be changed of a hardware item.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: A hardware item: an NFC chip, a Bluetooth beacon or a QR code.
    /// - Throws: ``ReplaceHardwareError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func replaceHardware(
        id: Int,
        hardware: HardwareChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Hardware> {
        let call = try Call(
            .put,
            "/hardwares/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["hardware": hardware],
            sendsToken: true
        )
        return try await send(call, options, as: 200, or: ReplaceHardwareError.self)
    }

    /// Update a hardware.
    ///
    /// Changes the item. Another `tag_id` moves it to that tag; blank frees it. Fields that are absent stay as they are.
    /// The fields may also stand flat, without `hardware` around them, and come as a form (`hardware[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the hardware
    ///   - hardware: What is to be changed of a hardware item.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: A hardware item: an NFC chip, a Bluetooth beacon or a QR code.
    /// - Throws: ``UpdateHardwareError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func updateHardware(
        id: Int,
        hardware: HardwareChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Hardware> {
        let call = try Call(
            .patch,
            "/hardwares/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["hardware": hardware],
            sendsToken: true
        )
        return try await send(call, options, as: 200, or: UpdateHardwareError.self)
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
    /// - Throws: ``DestroyHardwareError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func destroyHardware(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .delete,
            "/hardwares/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: DestroyHardwareError.self)
    }
}
