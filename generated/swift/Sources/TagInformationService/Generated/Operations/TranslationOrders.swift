// Generated from the service's OpenAPI document.

/// Texts and names of many tags into many languages, with the cost first and what has become of each.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// The caller's orders; for an admin those of all customers. By ascending id. With `limit` the list comes in pages: the
    /// header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many translation orders; without it, all of them
    ///   - after: Only translation orders with a larger record id
    ///   - options: What this call does otherwise than the client
    /// - Returns: The translation orders.
    public func listTranslationOrders(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[TranslationOrder]> {
        try await listTranslationOrders(ListTranslationOrdersInput(limit: limit, after: after), options: options)
    }

    /// List translation orders, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The translation orders.
    public func listTranslationOrders(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[TranslationOrder]> {
        try await listTranslationOrders(ListTranslationOrdersInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listTranslationOrders` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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
    /// Orders that texts and names are translated into languages: of the tags that are named, of a place, or of all of the
    /// caller. Whatever is there that a person has written, or a machine has made of the present original, stays. The
    /// answer does not wait for any of it; `total` is final. At most 200000 items, and 20 orders of a customer that have
    /// not ended. With `dry_run=1` nothing is ordered and nobody is asked: the answer is 200 and tells the cost;
    /// `Idempotency-Key` is ignored then.
    ///
    /// - Parameters:
    ///   - translationOrder: What is to be translated into which languages.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
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

    /// Order translations: what it would come to.
    ///
    /// Orders that texts and names are translated into languages: of the tags that are named, of a place, or of all of the
    /// caller. Whatever is there that a person has written, or a machine has made of the present original, stays. The
    /// answer does not wait for any of it; `total` is final. At most 200000 items, and 20 orders of a customer that have
    /// not ended. With `dry_run=1` nothing is ordered and nobody is asked: the answer is 200 and tells the cost;
    /// `Idempotency-Key` is ignored then.
    ///
    /// - Parameters:
    ///   - translationOrder: What is to be translated into which languages.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: What an order would come to, if nothing fails or changes.
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

    /// Show an order of translations.
    ///
    /// How far it has come. `/translation_orders/{id}/events` tells the same again whenever it changes, as server-sent
    /// events, until the order has ended.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation order
    ///   - options: What this call does otherwise than the client
    /// - Returns: An order of translations.
    public func showTranslationOrder(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TranslationOrder> {
        try await showTranslationOrder(ShowTranslationOrderInput(id: id), options: options)
    }

    /// Show an order of translations, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// List the items of an order.
    ///
    /// What has become of each text and name in each language. By ascending id. With `limit` the list comes in pages: the
    /// header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation order
    ///   - limit: At most so many items
    ///   - after: Only items with a larger id
    ///   - state: Only items in this state
    ///   - options: What this call does otherwise than the client
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

    /// List the items of an order, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listTranslationOrderItems` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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

    /// Cancel an order of translations.
    ///
    /// What is queued is cancelled when this is answered, and no provider is asked any more. What is being made ends by
    /// itself, and is kept. An order that has ended stays as it is.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation order
    ///   - options: What this call does otherwise than the client
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

    /// Try again what has failed of an order.
    ///
    /// Items that have failed are queued again. Where there are none, the order stays as it is.
    ///
    /// - Parameters:
    ///   - id: Record id of the translation order
    ///   - options: What this call does otherwise than the client
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
