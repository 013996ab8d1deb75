// Generated from the service's OpenAPI document.

// Managing the names of tags language by language, the originals among them.

extension TagInformationClient {
    /// List name translations.
    ///
    /// The names of all tags, whoever asks (the operator can narrow it to those of one’s own tags). By ascending id. With
    /// `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how
    /// many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many name translations; without it, all of them
    ///   - after: Only name translations with a larger record id
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name translations.
    /// - Throws: ``ListNameTranslationsError``; what the token provider throws; `CancellationError`.
    public func listNameTranslations(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<[ListedNameTranslation]> {
        let call = try Call(
            .get,
            "/name_translations.json",
            query: ["limit": limit, "after": after],
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ListNameTranslationsError.self)
    }

    /// Create a name translation.
    ///
    /// Where the tag has no name, the given one becomes its original. Where it has, the original is translated into
    /// `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered
    /// as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request
    /// finds it later. The header `Location` has the record's address. The fields may also stand flat, without
    /// `name_translation` around them, and come as a form (`name_translation[field]=value`).
    ///
    /// - Parameters:
    ///   - nameTranslation: A name to be added to a tag.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike
    ///     for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10
    ///     seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name of a tag in one language.
    /// - Throws: ``CreateNameTranslationError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func createNameTranslation(
        nameTranslation: NewNameTranslation,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<NameTranslation> {
        let call = try Call(
            .post,
            "/name_translations.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["name_translation": nameTranslation],
            sendsToken: true
        )
        return try await send(call, options, as: 201, or: CreateNameTranslationError.self)
    }

    /// Show a name translation.
    ///
    /// The name translation.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name of a tag in one language.
    /// - Throws: ``ShowNameTranslationError``; what the token provider throws; `CancellationError`.
    public func showNameTranslation(
        id: Int,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<NameTranslation> {
        let call = try Call(
            .get,
            "/name_translations/\(inAddress(id)).json",
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ShowNameTranslationError.self)
    }

    /// Update a name translation (PUT).
    ///
    /// The same as PATCH: fields that are absent stay as they are. Makes a machine translation the work of a person, which
    /// no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. The fields
    /// may also stand flat, without `name_translation` around them, and come as a form (`name_translation[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - nameTranslation: What is to be changed of a name translation.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name of a tag in one language.
    /// - Throws: ``ReplaceNameTranslationError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func replaceNameTranslation(
        id: Int,
        nameTranslation: NameTranslationChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<NameTranslation> {
        let call = try Call(
            .put,
            "/name_translations/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["name_translation": nameTranslation],
            sendsToken: true
        )
        return try await send(call, options, as: 200, or: ReplaceNameTranslationError.self)
    }

    /// Update a name translation.
    ///
    /// Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its
    /// translations stale, unless `minor_edit` is given. Fields that are absent stay as they are. The fields may also stand
    /// flat, without `name_translation` around them, and come as a form (`name_translation[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - nameTranslation: What is to be changed of a name translation.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name of a tag in one language.
    /// - Throws: ``UpdateNameTranslationError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func updateNameTranslation(
        id: Int,
        nameTranslation: NameTranslationChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<NameTranslation> {
        let call = try Call(
            .patch,
            "/name_translations/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["name_translation": nameTranslation],
            sendsToken: true
        )
        return try await send(call, options, as: 200, or: UpdateNameTranslationError.self)
    }

    /// Destroy a name translation.
    ///
    /// Destroys the name translation; with the original, all names of the tag.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``DestroyNameTranslationError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func destroyNameTranslation(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .delete,
            "/name_translations/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: DestroyNameTranslationError.self)
    }
}
