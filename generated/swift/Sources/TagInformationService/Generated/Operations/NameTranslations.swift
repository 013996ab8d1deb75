// Generated from the service's OpenAPI document.

/// Managing the names of tags language by language, the originals among them.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
public protocol NameTranslationsOperations: OperationSender {
    /// What ``listNameTranslations(limit:after:placeID:customerID:langCode:updatedSince:options:)`` calls.
    func listNameTranslations(_ input: ListNameTranslationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[ListedNameTranslation]>
    func listNameTranslations(_ input: ListNameTranslationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[ListedNameTranslation]>
    /// What ``createNameTranslation(nameTranslation:idempotencyKey:options:)`` calls.
    func createNameTranslation(_ input: CreateNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation>
    /// What ``showNameTranslation(id:options:)`` calls.
    func showNameTranslation(_ input: ShowNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation>
    func showNameTranslation(_ input: ShowNameTranslationInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<NameTranslation>
    /// What ``updateNameTranslation(id:nameTranslation:ifMatch:options:)`` calls.
    func updateNameTranslation(_ input: UpdateNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation>
    /// What ``destroyNameTranslation(id:ifMatch:options:)`` calls.
    func destroyNameTranslation(_ input: DestroyNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``listNameTranslationHistory(id:limit:after:newest:options:)`` calls.
    func listNameTranslationHistory(_ input: ListNameTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]>
    func listNameTranslationHistory(_ input: ListNameTranslationHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]>
    /// What ``eraseNameTranslationHistory(id:options:)`` calls.
    func eraseNameTranslationHistory(_ input: EraseNameTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``confirmNameTranslation(id:nameTranslation:options:)`` calls.
    func confirmNameTranslation(_ input: ConfirmNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation>
    /// What ``giveNameTranslationToMachine(id:options:)`` calls.
    func giveNameTranslationToMachine(_ input: GiveNameTranslationToMachineInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation>
}

extension NameTranslationsOperations {
    /// List name translations.
    ///
    /// The names of all tags, for every customer (the operator can narrow it to those of one’s own tags). By ascending id.
    /// With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count`
    /// says how many there are in all. Filters go together: listed and counted is what all of them are true of.
    ///
    /// - Parameters:
    ///   - limit: At most so many name translations; without it, all of them
    ///   - after: Only name translations with a larger record id
    ///   - placeID: Record id of the place of its tag; `none`: in no place
    ///   - customerID: Record id of the customer whose its tag is; `none`: nobody’s. Only for admins; from others it is
    ///     ignored
    ///   - langCode: Its language
    ///   - updatedSince: Changed since then: a day in UTC, or an instant
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name translations.
    public func listNameTranslations(
        limit: Int? = nil,
        after: Int? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        updatedSince: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[ListedNameTranslation]> {
        try await listNameTranslations(ListNameTranslationsInput(limit: limit, after: after, placeID: placeID, customerID: customerID, langCode: langCode, updatedSince: updatedSince), options: options)
    }

    /// List name translations, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name translations.
    public func listNameTranslations(
        limit: Int? = nil,
        after: Int? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        updatedSince: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[ListedNameTranslation]> {
        try await listNameTranslations(ListNameTranslationsInput(limit: limit, after: after, placeID: placeID, customerID: customerID, langCode: langCode, updatedSince: updatedSince), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listNameTranslations` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
    public func allNameTranslations(
        _ input: ListNameTranslationsInput = ListNameTranslationsInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<ListedNameTranslation> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listNameTranslations(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listNameTranslations(_ input: ListNameTranslationsInput, options: CallOptions) async throws(CallFailure) -> Answer<[ListedNameTranslation]> {
        try await answer(input.call, options, as: 200)
    }

    public func listNameTranslations(_ input: ListNameTranslationsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[ListedNameTranslation]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a name translation.
    ///
    /// Where the tag has no name, the given one becomes its original. Where it has, the original is translated into
    /// `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered
    /// as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request
    /// finds it later. The header `Location` has the record's address.
    ///
    /// - Parameters:
    ///   - nameTranslation: A name to be added to a tag.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name of a tag in one language.
    @discardableResult
    public func createNameTranslation(
        nameTranslation: NewNameTranslation,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<NameTranslation> {
        try await createNameTranslation(CreateNameTranslationInput(nameTranslation: nameTranslation, idempotencyKey: idempotencyKey), options: options)
    }

    public func createNameTranslation(_ input: CreateNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation> {
        try await answer(input.call, options, as: 201)
    }

    /// Show a name translation.
    ///
    /// The name translation.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name of a tag in one language.
    public func showNameTranslation(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<NameTranslation> {
        try await showNameTranslation(ShowNameTranslationInput(id: id), options: options)
    }

    /// Show a name translation, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name of a tag in one language.
    public func showNameTranslation(
        id: Int,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<NameTranslation> {
        try await showNameTranslation(ShowNameTranslationInput(id: id), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showNameTranslation(_ input: ShowNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation> {
        try await answer(input.call, options, as: 200)
    }

    public func showNameTranslation(_ input: ShowNameTranslationInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<NameTranslation> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Update a name translation.
    ///
    /// Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its
    /// translations stale, unless `minor_edit` is given. Fields that are absent stay as they are.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - nameTranslation: What is to be changed of a name translation.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name of a tag in one language.
    @discardableResult
    public func updateNameTranslation(
        id: Int,
        nameTranslation: NameTranslationChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<NameTranslation> {
        try await updateNameTranslation(UpdateNameTranslationInput(id: id, nameTranslation: nameTranslation, ifMatch: ifMatch), options: options)
    }

    public func updateNameTranslation(_ input: UpdateNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation> {
        try await answer(input.call, options, as: 200)
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
    @discardableResult
    public func destroyNameTranslation(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyNameTranslation(DestroyNameTranslationInput(id: id, ifMatch: ifMatch), options: options)
    }

    public func destroyNameTranslation(_ input: DestroyNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// List the history of a name translation.
    ///
    /// What was changed of the name translation, by whom and when. The new owner of a tag sees its history from the
    /// transfer on. Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with
    /// `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next
    /// one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - limit: At most so many entries; without it, all of them
    ///   - after: Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    ///   - newest: `1`: the newest entries come first; otherwise the oldest do
    ///   - options: What this call does otherwise than the client
    /// - Returns: The entries.
    public func listNameTranslationHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await listNameTranslationHistory(ListNameTranslationHistoryInput(id: id, limit: limit, after: after, newest: newest), options: options)
    }

    /// List the history of a name translation, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The entries.
    public func listNameTranslationHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await listNameTranslationHistory(ListNameTranslationHistoryInput(id: id, limit: limit, after: after, newest: newest), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listNameTranslationHistory` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
    public func allNameTranslationHistory(
        _ input: ListNameTranslationHistoryInput, options: CallOptions = CallOptions()
    ) -> PagedRecords<HistoryEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = after }
            let answer = try await listNameTranslationHistory(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listNameTranslationHistory(_ input: ListNameTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listNameTranslationHistory(_ input: ListNameTranslationHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Erase the history of a name translation.
    ///
    /// Erases all entries that the history of the name translation lists; the name translation stays as it is. Only an
    /// admin may.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    @discardableResult
    public func eraseNameTranslationHistory(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await eraseNameTranslationHistory(EraseNameTranslationHistoryInput(id: id), options: options)
    }

    public func eraseNameTranslationHistory(_ input: EraseNameTranslationHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Confirm a name translation.
    ///
    /// Says that the name translation is right for its original as that is now: it is the work of a person from then on,
    /// and not stale. Its text stays as it is. Reports of visitors on it are closed. An original is 422.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - nameTranslation: 
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name of a tag in one language.
    @discardableResult
    public func confirmNameTranslation(
        id: Int,
        nameTranslation: ConfirmNameTranslationBodyNameTranslation,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<NameTranslation> {
        try await confirmNameTranslation(ConfirmNameTranslationInput(id: id, nameTranslation: nameTranslation), options: options)
    }

    public func confirmNameTranslation(_ input: ConfirmNameTranslationInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation> {
        try await answer(input.call, options, as: 200)
    }

    /// Give a name translation back to the machine.
    ///
    /// Puts what a machine makes of the original in the place of the name translation, never the work of another person.
    /// Until that is there, the present text stays and is served. A 422 and a 503 change nothing; after a 503 the same
    /// request may find it made. The history keeps what was there. An original is 422.
    ///
    /// - Parameters:
    ///   - id: Record id of the name translation
    ///   - options: What this call does otherwise than the client
    /// - Returns: The name of a tag in one language.
    @discardableResult
    public func giveNameTranslationToMachine(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<NameTranslation> {
        try await giveNameTranslationToMachine(GiveNameTranslationToMachineInput(id: id), options: options)
    }

    public func giveNameTranslationToMachine(_ input: GiveNameTranslationToMachineInput, options: CallOptions) async throws(CallFailure) -> Answer<NameTranslation> {
        try await answer(input.call, options, as: 200)
    }
}
