// Generated from the service's OpenAPI document.

/// Names that stay as they are in translations.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
public protocol KeepWordsOperations: OperationSender {
    /// What ``listKeepWords(limit:after:options:)`` calls.
    func listKeepWords(_ input: ListKeepWordsInput, options: CallOptions) async throws(CallFailure) -> Answer<[KeepWord]>
    func listKeepWords(_ input: ListKeepWordsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[KeepWord]>
    /// What ``createKeepWord(keepWord:idempotencyKey:options:)`` calls.
    func createKeepWord(_ input: CreateKeepWordInput, options: CallOptions) async throws(CallFailure) -> Answer<KeepWord>
    /// What ``destroyKeepWord(id:options:)`` calls.
    func destroyKeepWord(_ input: DestroyKeepWordInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
}

extension KeepWordsOperations {
    /// List keep words.
    ///
    /// The customer's words; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the header
    /// `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many keep words; without it, all of them
    ///   - after: Only keep words with a larger record id
    ///   - options: What this call does otherwise than the client
    /// - Returns: The keep words.
    public func listKeepWords(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[KeepWord]> {
        try await listKeepWords(ListKeepWordsInput(limit: limit, after: after), options: options)
    }

    /// List keep words, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The keep words.
    public func listKeepWords(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[KeepWord]> {
        try await listKeepWords(ListKeepWordsInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listKeepWords` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
    public func allKeepWords(
        _ input: ListKeepWordsInput = ListKeepWordsInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<KeepWord> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listKeepWords(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listKeepWords(_ input: ListKeepWordsInput, options: CallOptions) async throws(CallFailure) -> Answer<[KeepWord]> {
        try await answer(input.call, options, as: 200)
    }

    public func listKeepWords(_ input: ListKeepWordsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[KeepWord]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a keep word.
    ///
    /// From now on it stays as it is wherever a text of the customer's has it. Translations by machine of such texts are
    /// out of date, and are made anew. A customer has at most 1000 words.
    ///
    /// - Parameters:
    ///   - keepWord: A name that is to stay as it is.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: A name that stays as it is in all translations.
    @discardableResult
    public func createKeepWord(
        keepWord: NewKeepWord,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<KeepWord> {
        try await createKeepWord(CreateKeepWordInput(keepWord: keepWord, idempotencyKey: idempotencyKey), options: options)
    }

    public func createKeepWord(_ input: CreateKeepWordInput, options: CallOptions) async throws(CallFailure) -> Answer<KeepWord> {
        try await answer(input.call, options, as: 201)
    }

    /// Destroy a keep word.
    ///
    /// Destroys the word: what is translated from now on may translate it.
    ///
    /// - Parameters:
    ///   - id: Record id of the keep word
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    @discardableResult
    public func destroyKeepWord(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyKeepWord(DestroyKeepWordInput(id: id), options: options)
    }

    public func destroyKeepWord(_ input: DestroyKeepWordInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }
}
