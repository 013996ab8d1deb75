// Generated from the service's OpenAPI document.

/// Names that translations leave unchanged.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
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
    /// Returns the customer's keep words; for an admin, those of all customers. Sorted by ascending id. If `limit` is
    /// given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is
    /// the total number of records.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of keep words to return. Default: all
    ///   - after: Cursor for pagination: returns only keep words with a larger record id
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The keep words.
    public func listKeepWords(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[KeepWord]> {
        try await listKeepWords(ListKeepWordsInput(limit: limit, after: after), options: options)
    }

    /// List keep words, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The keep words.
    public func listKeepWords(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[KeepWord]> {
        try await listKeepWords(ListKeepWordsInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listKeepWords`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
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
    /// Creates a keep word. From then on, translations leave it unchanged wherever it occurs in the customer's texts.
    /// Machine translations of texts that contain it become stale and are made again. A customer can have at most 1000 keep
    /// words.
    ///
    /// - Parameters:
    ///   - keepWord: A new keep word.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A name that translations leave unchanged.
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

    /// Delete a keep word.
    ///
    /// Deletes the keep word. Later translations may translate it.
    ///
    /// - Parameters:
    ///   - id: Record id of the keep word
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
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
