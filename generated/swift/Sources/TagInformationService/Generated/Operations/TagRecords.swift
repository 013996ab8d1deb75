// Generated from the service's OpenAPI document.

// Managing tags as records: their description, place, parent and addresses.

extension TagInformationClient {
    /// List tag records.
    ///
    /// The customer's tags; for an admin, everybody's and nobody's. By ascending id. With `limit` the list comes in pages:
    /// the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many tag records; without it, all of them
    ///   - after: Only tag records with a larger record id
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The tag records.
    /// - Throws: ``ListTagRecordsError``; what the token provider throws; `CancellationError`.
    public func listTagRecords(
        limit: Int? = nil,
        after: TagRecordId? = nil,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<[TagRecord]> {
        let call = try Call(
            .get,
            "/Tags.json",
            query: ["limit": limit, "after": after],
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ListTagRecordsError.self)
    }

    /// Create a tag record.
    ///
    /// Makes a tag without text, name or hardware. It belongs to the customer that makes it. The header `Location` has the
    /// record's address. The fields may also stand flat, without `tag` around them, and come as a form
    /// (`tag[field]=value`).
    ///
    /// - Parameters:
    ///   - tag: A tag to be made.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike
    ///     for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10
    ///     seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: A tag as a record.
    /// - Throws: ``CreateTagRecordError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func createTagRecord(
        tag: NewTagRecord,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<TagRecord> {
        let call = try Call(
            .post,
            "/Tags.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["tag": tag],
            sendsToken: true
        )
        return try await send(call, options, as: 201, or: CreateTagRecordError.self)
    }

    /// Show a tag record.
    ///
    /// The tag with its texts, names, hardware and where that is.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: A tag with its texts, names and hardware.
    /// - Throws: ``ShowTagRecordError``; what the token provider throws; `CancellationError`.
    public func showTagRecord(
        id: TagRecordId,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<ShownTagRecord> {
        let call = try Call(
            .get,
            "/Tags/\(inAddress(id)).json",
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ShowTagRecordError.self)
    }

    /// Update a tag record (PUT).
    ///
    /// The same as PATCH: fields that are absent stay as they are. Changes the tag. The fields may also stand flat, without
    /// `tag` around them, and come as a form (`tag[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - tag: What is to be changed of a tag.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``ReplaceTagRecordError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func replaceTagRecord(
        id: TagRecordId,
        tag: TagRecordChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .put,
            "/Tags/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["tag": tag],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: ReplaceTagRecordError.self)
    }

    /// Update a tag record.
    ///
    /// Changes the tag. Fields that are absent stay as they are. The fields may also stand flat, without `tag` around them,
    /// and come as a form (`tag[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - tag: What is to be changed of a tag.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``UpdateTagRecordError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func updateTagRecord(
        id: TagRecordId,
        tag: TagRecordChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .patch,
            "/Tags/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["tag": tag],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: UpdateTagRecordError.self)
    }

    /// Destroy a tag record.
    ///
    /// Destroys the tag with its text and names; its hardware stays and is free. Does nothing where there is no such tag.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``DestroyTagRecordError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func destroyTagRecord(
        id: TagRecordId,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .delete,
            "/Tags/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: DestroyTagRecordError.self)
    }
}
