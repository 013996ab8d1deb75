// Generated from the service's OpenAPI document.

/// Translate the texts and names of many tags into many languages. See the cost before you order, and the progress
/// afterwards.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol TranslationOrdersOperations: OperationSender {
    /// What ``listTranslationOrders(limit:after:options:)`` calls.
    func listTranslationOrders(_ input: ListTranslationOrdersInput, options: CallOptions) async throws(CallFailure) -> Answer<[TranslationOrder]>
    func listTranslationOrders(_ input: ListTranslationOrdersInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TranslationOrder]>
    /// What ``createTranslationOrder(translationOrder:idempotencyKey:options:)`` calls.
    func createTranslationOrder(_ input: CreateTranslationOrderInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationOrder>
    /// What ``estimateTranslationOrder(translationOrder:idempotencyKey:options:)`` calls.
    func estimateTranslationOrder(_ input: EstimateTranslationOrderInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationEstimate>
    /// What ``showTranslationOrder(id:options:)`` calls.
    func showTranslationOrder(_ input: ShowTranslationOrderInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationOrder>
    func showTranslationOrder(_ input: ShowTranslationOrderInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<TranslationOrder>
    /// What ``listTranslationOrderItems(id:limit:after:state:options:)`` calls.
    func listTranslationOrderItems(_ input: ListTranslationOrderItemsInput, options: CallOptions) async throws(CallFailure) -> Answer<[TranslationOrderItem]>
    func listTranslationOrderItems(_ input: ListTranslationOrderItemsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TranslationOrderItem]>
    /// What ``cancelTranslationOrder(id:options:)`` calls.
    func cancelTranslationOrder(_ input: CancelTranslationOrderInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationOrder>
    /// What ``retryTranslationOrder(id:options:)`` calls.
    func retryTranslationOrder(_ input: RetryTranslationOrderInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationOrder>
}

extension TranslationOrdersOperations {
    /// List translation orders.
    ///
    /// Returns the caller's orders; for an admin, those of all customers. Sorted by ascending id. If `limit` is given, the
    /// list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total
    /// number of records.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of translation orders to return. Default: all
    ///   - after: Cursor for pagination: returns only translation orders with a larger record id
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The translation orders.
    public func listTranslationOrders(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[TranslationOrder]> {
        try await listTranslationOrders(ListTranslationOrdersInput(limit: limit, after: after), options: options)
    }

    /// List translation orders, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The translation orders.
    public func listTranslationOrders(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[TranslationOrder]> {
        try await listTranslationOrders(ListTranslationOrdersInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listTranslationOrders`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allTranslationOrders(
        _ input: ListTranslationOrdersInput = ListTranslationOrdersInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<TranslationOrder> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listTranslationOrders(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTranslationOrders(_ input: ListTranslationOrdersInput, options: CallOptions) async throws(CallFailure) -> Answer<[TranslationOrder]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTranslationOrders(_ input: ListTranslationOrdersInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TranslationOrder]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Order translations.
    ///
    /// Orders translations of texts and names into one or more languages: of the given tags, of the tags in a place, or of
    /// all tags of the caller. Human translations, and machine translations of the current original, are kept. The response
    /// does not wait for any translation; `total` is final. An order can have at most 200000 items, and a customer can have
    /// at most 20 open orders. With `dry_run=1` nothing is ordered and no provider is called: the response is 200 with the
    /// cost, and `Idempotency-Key` is ignored.
    ///
    /// - Parameters:
    ///   - translationOrder: A new order of translations.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: An order of translations.
    @discardableResult
    public func createTranslationOrder(
        translationOrder: NewTranslationOrder,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TranslationOrder> {
        try await createTranslationOrder(CreateTranslationOrderInput(translationOrder: translationOrder, idempotencyKey: idempotencyKey), options: options)
    }

    public func createTranslationOrder(_ input: CreateTranslationOrderInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationOrder> {
        try await answer(input.call, options, as: 201)
    }

    /// Order translations (estimate).
    ///
    /// Orders translations of texts and names into one or more languages: of the given tags, of the tags in a place, or of
    /// all tags of the caller. Human translations, and machine translations of the current original, are kept. The response
    /// does not wait for any translation; `total` is final. An order can have at most 200000 items, and a customer can have
    /// at most 20 open orders. With `dry_run=1` nothing is ordered and no provider is called: the response is 200 with the
    /// cost, and `Idempotency-Key` is ignored.
    ///
    /// - Parameters:
    ///   - translationOrder: A new order of translations.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: An estimate of an order, if nothing fails or changes.
    @discardableResult
    public func estimateTranslationOrder(
        translationOrder: NewTranslationOrder,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TranslationEstimate> {
        try await estimateTranslationOrder(EstimateTranslationOrderInput(translationOrder: translationOrder, idempotencyKey: idempotencyKey), options: options)
    }

    public func estimateTranslationOrder(_ input: EstimateTranslationOrderInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationEstimate> {
        try await answer(input.call, options, as: 200)
    }

    /// Get a translation order.
    ///
    /// Returns the order with its progress. `/translation_orders/{id}/events` sends the same as server-sent events whenever
    /// it changes, until the order has ended.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation order
    ///   - options: Options of this call, which override those of the client
    /// - Returns: An order of translations.
    public func showTranslationOrder(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TranslationOrder> {
        try await showTranslationOrder(ShowTranslationOrderInput(id: id), options: options)
    }

    /// Get a translation order, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: An order of translations.
    public func showTranslationOrder(
        id: Int,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<TranslationOrder> {
        try await showTranslationOrder(ShowTranslationOrderInput(id: id), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showTranslationOrder(_ input: ShowTranslationOrderInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationOrder> {
        try await answer(input.call, options, as: 200)
    }

    public func showTranslationOrder(_ input: ShowTranslationOrderInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<TranslationOrder> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// List the items of a translation order.
    ///
    /// Returns the state of each text and name in each language.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation order
    ///   - limit: Maximum number of items to return
    ///   - after: Cursor for pagination: returns only items with a larger id
    ///   - state: Returns only items in this state
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The items.
    public func listTranslationOrderItems(
        id: Int,
        limit: Int? = nil,
        after: Int? = nil,
        state: ListTranslationOrderItemsState? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[TranslationOrderItem]> {
        try await listTranslationOrderItems(ListTranslationOrderItemsInput(id: id, limit: limit, after: after, state: state), options: options)
    }

    /// List the items of a translation order, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The items.
    public func listTranslationOrderItems(
        id: Int,
        limit: Int? = nil,
        after: Int? = nil,
        state: ListTranslationOrderItemsState? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[TranslationOrderItem]> {
        try await listTranslationOrderItems(ListTranslationOrderItemsInput(id: id, limit: limit, after: after, state: state), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listTranslationOrderItems`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allTranslationOrderItems(
        _ input: ListTranslationOrderItemsInput, options: CallOptions = CallOptions()
    ) -> PagedRecords<TranslationOrderItem> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listTranslationOrderItems(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTranslationOrderItems(_ input: ListTranslationOrderItemsInput, options: CallOptions) async throws(CallFailure) -> Answer<[TranslationOrderItem]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTranslationOrderItems(_ input: ListTranslationOrderItemsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TranslationOrderItem]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Cancel a translation order.
    ///
    /// Cancels the order. Queued items are cancelled by the time of the response, and no more calls to providers are begun.
    /// Items that are in progress finish, and their results are kept. An order that has ended is not changed.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation order
    ///   - options: Options of this call, which override those of the client
    /// - Returns: An order of translations.
    @discardableResult
    public func cancelTranslationOrder(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TranslationOrder> {
        try await cancelTranslationOrder(CancelTranslationOrderInput(id: id), options: options)
    }

    public func cancelTranslationOrder(_ input: CancelTranslationOrderInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationOrder> {
        try await answer(input.call, options, as: 200)
    }

    /// Retry the failed items of an order.
    ///
    /// Queues the failed items again. If there are none, the order is not changed.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation order
    ///   - options: Options of this call, which override those of the client
    /// - Returns: An order of translations.
    @discardableResult
    public func retryTranslationOrder(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TranslationOrder> {
        try await retryTranslationOrder(RetryTranslationOrderInput(id: id), options: options)
    }

    public func retryTranslationOrder(_ input: RetryTranslationOrderInput, options: CallOptions) async throws(CallFailure) -> Answer<TranslationOrder> {
        try await answer(input.call, options, as: 200)
    }
}
