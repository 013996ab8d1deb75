// Generated from the service's OpenAPI document.

// Managing the texts of tags, each an original with its translations.

extension TagInformationClient {
    /// List text records.
    ///
    /// The text records of the customer's tags; for an admin, everybody's. By ascending id. With `limit` the list comes in
    /// pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many text records; without it, all of them
    ///   - after: Only text records with a larger record id
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text records.
    /// - Throws: ``ListTextRecordsError``; what the token provider throws; `CancellationError`.
    public func listTextRecords(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<[TextRecord]> {
        let call = try Call(
            .get,
            "/text_records.json",
            query: ["limit": limit, "after": after],
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ListTextRecordsError.self)
    }

    /// Create a text record.
    ///
    /// Gives a tag its text. A tag has one text record at most. The header `Location` has the record's address. The fields
    /// may also stand flat, without `text_record` around them, and come as a form (`text_record[field]=value`).
    ///
    /// - Parameters:
    ///   - textRecord: A text record to be made.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike
    ///     for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10
    ///     seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text of a tag, by its original.
    /// - Throws: ``CreateTextRecordError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func createTextRecord(
        textRecord: NewTextRecord,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<TextRecord> {
        let call = try Call(
            .post,
            "/text_records.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["text_record": textRecord],
            sendsToken: true
        )
        return try await send(call, options, as: 201, or: CreateTextRecordError.self)
    }

    /// Show a text record.
    ///
    /// The text record with its translations.
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text of a tag with its translations.
    /// - Throws: ``ShowTextRecordError``; what the token provider throws; `CancellationError`.
    public func showTextRecord(
        id: Int,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<ShownTextRecord> {
        let call = try Call(
            .get,
            "/text_records/\(inAddress(id)).json",
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ShowTextRecordError.self)
    }

    /// Update a text record (PUT).
    ///
    /// The same as PATCH: fields that are absent stay as they are. Changes the original text, its language or the gender. A
    /// changed original makes its translations stale, unless `minor_edit` is given. The fields may also stand flat, without
    /// `text_record` around them, and come as a form (`text_record[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - textRecord: What is to be changed of a text record.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``ReplaceTextRecordError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func replaceTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .put,
            "/text_records/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["text_record": textRecord],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: ReplaceTextRecordError.self)
    }

    /// Update a text record.
    ///
    /// Changes the original text, its language or the gender. A changed original makes its translations stale, unless
    /// `minor_edit` is given. Fields that are absent stay as they are. The fields may also stand flat, without
    /// `text_record` around them, and come as a form (`text_record[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the text record
    ///   - textRecord: What is to be changed of a text record.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``UpdateTextRecordError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func updateTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .patch,
            "/text_records/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["text_record": textRecord],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: UpdateTextRecordError.self)
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
    /// - Throws: ``DestroyTextRecordError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func destroyTextRecord(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .delete,
            "/text_records/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: DestroyTextRecordError.self)
    }
}
