// Generated from the service's OpenAPI document.

/// Managing the texts of tags language by language, the originals among them.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
public protocol TranslationsOperations: OperationSender {
    /// What ``listTranslations(limit:after:placeID:customerID:langCode:updatedSince:options:)`` calls.
    func listTranslations(_ input: ListTranslationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[Translation]>
    func listTranslations(_ input: ListTranslationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Translation]>
    /// What ``createTranslation(translation:idempotencyKey:options:)`` calls.
    func createTranslation(_ input: CreateTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation>
    /// What ``showTranslation(id:options:)`` calls.
    func showTranslation(_ input: ShowTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation>
    func showTranslation(_ input: ShowTranslationInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Translation>
    /// What ``updateTranslation(id:translation:ifMatch:options:)`` calls.
    func updateTranslation(_ input: UpdateTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``destroyTranslation(id:ifMatch:options:)`` calls.
    func destroyTranslation(_ input: DestroyTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``listTranslationHistory(id:limit:after:newest:options:)`` calls.
    func listTranslationHistory(_ input: ListTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]>
    func listTranslationHistory(_ input: ListTranslationHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]>
    /// What ``eraseTranslationHistory(id:options:)`` calls.
    func eraseTranslationHistory(_ input: EraseTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``confirmTranslation(id:translation:options:)`` calls.
    func confirmTranslation(_ input: ConfirmTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation>
    /// What ``giveTranslationToMachine(id:options:)`` calls.
    func giveTranslationToMachine(_ input: GiveTranslationToMachineInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation>
}

extension TranslationsOperations {
    /// List translations.
    ///
    /// The translations of the customer's tags, originals included; for an admin, everybody's. By ascending id. With
    /// `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how
    /// many there are in all. Filters go together: listed and counted is what all of them are true of.
    ///
    /// - Parameters:
    ///   - limit: At most so many translations; without it, all of them
    ///   - after: Only translations with a larger record id
    ///   - placeID: Record id of the place of its tag; `none`: in no place
    ///   - customerID: Record id of the customer whose its tag is; `none`: nobody’s. Only for admins; from others it is
    ///     ignored
    ///   - langCode: Its language
    ///   - updatedSince: Changed since then: a day in UTC, or an instant
    ///   - options: What this call does otherwise than the client
    /// - Returns: The translations.
    public func listTranslations(
        limit: Int? = nil,
        after: Int? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        updatedSince: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Translation]> {
        try await listTranslations(ListTranslationsInput(limit: limit, after: after, placeID: placeID, customerID: customerID, langCode: langCode, updatedSince: updatedSince), options: options)
    }

    /// List translations, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The translations.
    public func listTranslations(
        limit: Int? = nil,
        after: Int? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        updatedSince: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[Translation]> {
        try await listTranslations(ListTranslationsInput(limit: limit, after: after, placeID: placeID, customerID: customerID, langCode: langCode, updatedSince: updatedSince), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listTranslations` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
    public func allTranslations(
        _ input: ListTranslationsInput = ListTranslationsInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<Translation> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listTranslations(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTranslations(_ input: ListTranslationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[Translation]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTranslations(_ input: ListTranslationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Translation]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a translation.
    ///
    /// Where the tag has no text, the given one becomes its original. Where it has, the original is translated into
    /// `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered
    /// as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request
    /// finds it later. The header `Location` has the record's address.
    ///
    /// - Parameters:
    ///   - translation: A text to be added to a tag.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text of a tag in one language.
    @discardableResult
    public func createTranslation(
        translation: NewTranslation,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Translation> {
        try await createTranslation(CreateTranslationInput(translation: translation, idempotencyKey: idempotencyKey), options: options)
    }

    public func createTranslation(_ input: CreateTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation> {
        try await answer(input.call, options, as: 201)
    }

    /// Show a translation.
    ///
    /// The translation.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text of a tag in one language.
    public func showTranslation(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Translation> {
        try await showTranslation(ShowTranslationInput(id: id), options: options)
    }

    /// Show a translation, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text of a tag in one language.
    public func showTranslation(
        id: Int,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<Translation> {
        try await showTranslation(ShowTranslationInput(id: id), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showTranslation(_ input: ShowTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation> {
        try await answer(input.call, options, as: 200)
    }

    public func showTranslation(_ input: ShowTranslationInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Translation> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Update a translation.
    ///
    /// Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its
    /// translations stale, unless `minor_edit` is given. Fields that are absent stay as they are.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - translation: What is to be changed of a translation.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    @discardableResult
    public func updateTranslation(
        id: Int,
        translation: TranslationChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await updateTranslation(UpdateTranslationInput(id: id, translation: translation, ifMatch: ifMatch), options: options)
    }

    public func updateTranslation(_ input: UpdateTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
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
    @discardableResult
    public func destroyTranslation(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyTranslation(DestroyTranslationInput(id: id, ifMatch: ifMatch), options: options)
    }

    public func destroyTranslation(_ input: DestroyTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// List the history of a translation.
    ///
    /// What was changed of the translation, by whom and when. The new owner of a tag sees its history from the transfer on.
    /// Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1`
    /// the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one.
    /// `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - limit: At most so many entries; without it, all of them
    ///   - after: Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    ///   - newest: `1`: the newest entries come first; otherwise the oldest do
    ///   - options: What this call does otherwise than the client
    /// - Returns: The entries.
    public func listTranslationHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await listTranslationHistory(ListTranslationHistoryInput(id: id, limit: limit, after: after, newest: newest), options: options)
    }

    /// List the history of a translation, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The entries.
    public func listTranslationHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await listTranslationHistory(ListTranslationHistoryInput(id: id, limit: limit, after: after, newest: newest), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listTranslationHistory` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
    public func allTranslationHistory(
        _ input: ListTranslationHistoryInput, options: CallOptions = CallOptions()
    ) -> PagedRecords<HistoryEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = after }
            let answer = try await listTranslationHistory(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTranslationHistory(_ input: ListTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTranslationHistory(_ input: ListTranslationHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Erase the history of a translation.
    ///
    /// Erases all entries that the history of the translation lists; the translation stays as it is. Only an admin may.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    @discardableResult
    public func eraseTranslationHistory(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await eraseTranslationHistory(EraseTranslationHistoryInput(id: id), options: options)
    }

    public func eraseTranslationHistory(_ input: EraseTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Confirm a translation.
    ///
    /// Says that the translation is right for its original as that is now: it is the work of a person from then on, and not
    /// stale. Its text stays as it is. Reports of visitors on it are closed. An original is 422.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - translation: 
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text of a tag in one language.
    @discardableResult
    public func confirmTranslation(
        id: Int,
        translation: ConfirmTranslationBodyTranslation,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Translation> {
        try await confirmTranslation(ConfirmTranslationInput(id: id, translation: translation), options: options)
    }

    public func confirmTranslation(_ input: ConfirmTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation> {
        try await answer(input.call, options, as: 200)
    }

    /// Give a translation back to the machine.
    ///
    /// Puts what a machine makes of the original in the place of the translation, never the work of another person. Until
    /// that is there, the present text stays and is served. A 422 and a 503 change nothing; after a 503 the same request
    /// may find it made. The history keeps what was there. An original is 422.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation
    ///   - options: What this call does otherwise than the client
    /// - Returns: The text of a tag in one language.
    @discardableResult
    public func giveTranslationToMachine(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Translation> {
        try await giveTranslationToMachine(GiveTranslationToMachineInput(id: id), options: options)
    }

    public func giveTranslationToMachine(_ input: GiveTranslationToMachineInput, options: CallOptions) async throws(CallFailure) -> Answer<Translation> {
        try await answer(input.call, options, as: 200)
    }
}
