// Generated from the service's OpenAPI document.

// Managing the texts of tags language by language, the originals among them.

extension TagInformationClient {
    /// List translations.
    ///
    /// The translations of the customer's tags, originals included; for an admin, everybody's. By ascending id. With
    /// `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how
    /// many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many translations; without it, all of them
    ///   - after: Only translations with a larger record id
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The translations.
    /// - Throws: ``ListTranslationsError``; what the token provider throws; `CancellationError`.
    public func listTranslations(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<[Translation]> {
        let call = try Call(
            .get,
            "/translations.json",
            query: ["limit": limit, "after": after],
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ListTranslationsError.self)
    }

    /// Create a translation.
    ///
    /// Where the tag has no text, the given one becomes its original. Where it has, the original is translated into
    /// `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered
    /// as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request
    /// finds it later. The header `Location` has the record's address. The fields may also stand flat, without
    /// `translation` around them, and come as a form (`translation[field]=value`).
    ///
    /// - Parameters:
    ///   - translation: A text to be added to a tag.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike
    ///     for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10
    ///     seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text of a tag in one language.
    /// - Throws: ``CreateTranslationError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func createTranslation(
        translation: NewTranslation,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Translation> {
        let call = try Call(
            .post,
            "/translations.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["translation": translation],
            sendsToken: true
        )
        return try await send(call, options, as: 201, or: CreateTranslationError.self)
    }

    /// Show a translation.
    ///
    /// The translation.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text of a tag in one language.
    /// - Throws: ``ShowTranslationError``; what the token provider throws; `CancellationError`.
    public func showTranslation(
        id: Int,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Translation> {
        let call = try Call(
            .get,
            "/translations/\(inAddress(id)).json",
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ShowTranslationError.self)
    }

    /// Update a translation (PUT).
    ///
    /// The same as PATCH: fields that are absent stay as they are. Makes a machine translation the work of a person, which
    /// no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. The fields
    /// may also stand flat, without `translation` around them, and come as a form (`translation[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - translation: What is to be changed of a translation.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``ReplaceTranslationError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func replaceTranslation(
        id: Int,
        translation: TranslationChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .put,
            "/translations/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["translation": translation],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: ReplaceTranslationError.self)
    }

    /// Update a translation.
    ///
    /// Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its
    /// translations stale, unless `minor_edit` is given. Fields that are absent stay as they are. The fields may also stand
    /// flat, without `translation` around them, and come as a form (`translation[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - translation: What is to be changed of a translation.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``UpdateTranslationError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func updateTranslation(
        id: Int,
        translation: TranslationChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .patch,
            "/translations/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["translation": translation],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: UpdateTranslationError.self)
    }

    /// Destroy a translation.
    ///
    /// Destroys the translation; with the original, the whole text record.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``DestroyTranslationError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func destroyTranslation(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .delete,
            "/translations/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: DestroyTranslationError.self)
    }
}
