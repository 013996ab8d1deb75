// Generated from openapi.json: the operations of "Translation orders".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Translate the texts and names of many tags into many languages. See the cost before you order, and the progress
 * afterwards.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface TranslationOrdersOperations {
    /**
     * List translation orders.
     *
     * Returns the caller's orders; for an admin, those of all customers. Sorted by ascending id. If `limit` is given,
     * the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the
     * total number of records.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`, `unavailable`).
     * Later versions can add others.
     */
    public suspend fun listTranslationOrders(options: ListTranslationOrdersOptions): Answer<List<TranslationOrder>> =
        notFaked("listTranslationOrders")

    /** [listTranslationOrders] with its required parameters only. */
    public suspend fun listTranslationOrders(): Answer<List<TranslationOrder>> =
        listTranslationOrders(ListTranslationOrdersOptions())

    /** [listTranslationOrders] with options set in braces. */
    public suspend fun listTranslationOrders(
        fill: ListTranslationOrdersOptions.() -> Unit,
    ): Answer<List<TranslationOrder>> =
        listTranslationOrders(ListTranslationOrdersOptions().apply(fill))

    /**
     * All records of [listTranslationOrders], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allTranslationOrders(options: ListTranslationOrdersOptions): Flow<TranslationOrder> =
        elementsOf({ after -> listTranslationOrders(options.onPage(after)) }) { it }

    /** [allTranslationOrders] with its required parameters only. */
    public fun allTranslationOrders(): Flow<TranslationOrder> = allTranslationOrders(ListTranslationOrdersOptions())

    /** [allTranslationOrders] with options set in braces. */
    public fun allTranslationOrders(fill: ListTranslationOrdersOptions.() -> Unit): Flow<TranslationOrder> = allTranslationOrders(ListTranslationOrdersOptions().apply(fill))

    /**
     * Order translations.
     *
     * Orders translations of texts and names into one or more languages: of the given tags, of the tags in a place, or
     * of all tags of the caller. Human translations, and machine translations of the current original, are kept. The
     * response does not wait for any translation; `total` is final. An order can have at most 200000 items, and a
     * customer can have at most 20 open orders. With `dry_run=1` nothing is ordered and no provider is called: the
     * response is 200 with the cost, and `Idempotency-Key` is ignored.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`runner_unavailable`, `unavailable`). Later versions can
     * add others.
     *
     * @param translationOrder A new order of translations.
     */
    public suspend fun createTranslationOrder(
        translationOrder: NewTranslationOrder,
        options: CreateTranslationOrderOptions,
    ): Answer<TranslationOrder> =
        notFaked("createTranslationOrder")

    /** [createTranslationOrder] with its required parameters only. */
    public suspend fun createTranslationOrder(translationOrder: NewTranslationOrder): Answer<TranslationOrder> =
        createTranslationOrder(translationOrder, CreateTranslationOrderOptions())

    /** [createTranslationOrder] with options set in braces. */
    public suspend fun createTranslationOrder(
        translationOrder: NewTranslationOrder,
        fill: CreateTranslationOrderOptions.() -> Unit,
    ): Answer<TranslationOrder> =
        createTranslationOrder(translationOrder, CreateTranslationOrderOptions().apply(fill))

    /**
     * Order translations (estimate).
     *
     * Orders translations of texts and names into one or more languages: of the given tags, of the tags in a place, or
     * of all tags of the caller. Human translations, and machine translations of the current original, are kept. The
     * response does not wait for any translation; `total` is final. An order can have at most 200000 items, and a
     * customer can have at most 20 open orders. With `dry_run=1` nothing is ordered and no provider is called: the
     * response is 200 with the cost, and `Idempotency-Key` is ignored.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`runner_unavailable`, `unavailable`). Later versions can
     * add others.
     *
     * @param translationOrder A new order of translations.
     */
    public suspend fun estimateTranslationOrder(
        translationOrder: NewTranslationOrder,
        options: EstimateTranslationOrderOptions,
    ): Answer<TranslationEstimate> =
        notFaked("estimateTranslationOrder")

    /** [estimateTranslationOrder] with its required parameters only. */
    public suspend fun estimateTranslationOrder(translationOrder: NewTranslationOrder): Answer<TranslationEstimate> =
        estimateTranslationOrder(translationOrder, EstimateTranslationOrderOptions())

    /** [estimateTranslationOrder] with options set in braces. */
    public suspend fun estimateTranslationOrder(
        translationOrder: NewTranslationOrder,
        fill: EstimateTranslationOrderOptions.() -> Unit,
    ): Answer<TranslationEstimate> =
        estimateTranslationOrder(translationOrder, EstimateTranslationOrderOptions().apply(fill))

    /**
     * Get a translation order.
     *
     * Returns the order with its progress. `/translation_orders/{id}/events` sends the same as server-sent events
     * whenever it changes, until the order has ended.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions
     * can add others.
     *
     * @param id Record id of the translation order
     */
    public suspend fun showTranslationOrder(id: Int, options: ShowTranslationOrderOptions): Answer<TranslationOrder> =
        notFaked("showTranslationOrder")

    /** [showTranslationOrder] with its required parameters only. */
    public suspend fun showTranslationOrder(id: Int): Answer<TranslationOrder> =
        showTranslationOrder(id, ShowTranslationOrderOptions())

    /** [showTranslationOrder] with options set in braces. */
    public suspend fun showTranslationOrder(
        id: Int,
        fill: ShowTranslationOrderOptions.() -> Unit,
    ): Answer<TranslationOrder> =
        showTranslationOrder(id, ShowTranslationOrderOptions().apply(fill))

    /**
     * List the items of a translation order.
     *
     * Returns the state of each text and name in each language.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the translation order
     */
    public suspend fun listTranslationOrderItems(
        id: Int,
        options: ListTranslationOrderItemsOptions,
    ): Answer<List<TranslationOrderItem>> =
        notFaked("listTranslationOrderItems")

    /** [listTranslationOrderItems] with its required parameters only. */
    public suspend fun listTranslationOrderItems(id: Int): Answer<List<TranslationOrderItem>> =
        listTranslationOrderItems(id, ListTranslationOrderItemsOptions())

    /** [listTranslationOrderItems] with options set in braces. */
    public suspend fun listTranslationOrderItems(
        id: Int,
        fill: ListTranslationOrderItemsOptions.() -> Unit,
    ): Answer<List<TranslationOrderItem>> =
        listTranslationOrderItems(id, ListTranslationOrderItemsOptions().apply(fill))

    /**
     * All records of [listTranslationOrderItems], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allTranslationOrderItems(id: Int, options: ListTranslationOrderItemsOptions): Flow<TranslationOrderItem> =
        elementsOf({ after -> listTranslationOrderItems(id, options.onPage(after)) }) { it }

    /** [allTranslationOrderItems] with its required parameters only. */
    public fun allTranslationOrderItems(id: Int): Flow<TranslationOrderItem> = allTranslationOrderItems(id, ListTranslationOrderItemsOptions())

    /** [allTranslationOrderItems] with options set in braces. */
    public fun allTranslationOrderItems(id: Int, fill: ListTranslationOrderItemsOptions.() -> Unit): Flow<TranslationOrderItem> = allTranslationOrderItems(id, ListTranslationOrderItemsOptions().apply(fill))

    /**
     * Cancel a translation order.
     *
     * Cancels the order. Queued items are cancelled by the time of the response, and no more calls to providers are
     * begun. Items that are in progress finish, and their results are kept. An order that has ended is not changed.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`runner_unavailable`,
     * `unavailable`). Later versions can add others.
     *
     * @param id Record id of the translation order
     */
    public suspend fun cancelTranslationOrder(id: Int, options: CancelTranslationOrderOptions): Answer<TranslationOrder> =
        notFaked("cancelTranslationOrder")

    /** [cancelTranslationOrder] with its required parameters only. */
    public suspend fun cancelTranslationOrder(id: Int): Answer<TranslationOrder> =
        cancelTranslationOrder(id, CancelTranslationOrderOptions())

    /** [cancelTranslationOrder] with options set in braces. */
    public suspend fun cancelTranslationOrder(
        id: Int,
        fill: CancelTranslationOrderOptions.() -> Unit,
    ): Answer<TranslationOrder> =
        cancelTranslationOrder(id, CancelTranslationOrderOptions().apply(fill))

    /**
     * Retry the failed items of an order.
     *
     * Queues the failed items again. If there are none, the order is not changed.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`runner_unavailable`,
     * `unavailable`). Later versions can add others.
     *
     * @param id Record id of the translation order
     */
    public suspend fun retryTranslationOrder(id: Int, options: RetryTranslationOrderOptions): Answer<TranslationOrder> =
        notFaked("retryTranslationOrder")

    /** [retryTranslationOrder] with its required parameters only. */
    public suspend fun retryTranslationOrder(id: Int): Answer<TranslationOrder> =
        retryTranslationOrder(id, RetryTranslationOrderOptions())

    /** [retryTranslationOrder] with options set in braces. */
    public suspend fun retryTranslationOrder(
        id: Int,
        fill: RetryTranslationOrderOptions.() -> Unit,
    ): Answer<TranslationOrder> =
        retryTranslationOrder(id, RetryTranslationOrderOptions().apply(fill))
}

/** What `listTranslationOrders` may be given. */
public class ListTranslationOrdersOptions : CallOptions() {
    /** Maximum number of translation orders to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only translation orders with a larger record id */
    public var after: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListTranslationOrdersOptions.onPage(cursor: Long?): ListTranslationOrdersOptions {
    val page = ListTranslationOrdersOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `createTranslationOrder` may be given. */
public class CreateTranslationOrderOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `estimateTranslationOrder` may be given. */
public class EstimateTranslationOrderOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showTranslationOrder` may be given. */
public class ShowTranslationOrderOptions : CallOptions() {
    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `listTranslationOrderItems` may be given. */
public class ListTranslationOrderItemsOptions : CallOptions() {
    /** Maximum number of items to return */
    public var limit: Int? = null

    /** Cursor for pagination: returns only items with a larger id */
    public var after: Int? = null

    /** Returns only items in this state */
    public var state: ListTranslationOrderItemsState? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListTranslationOrderItemsOptions.onPage(cursor: Long?): ListTranslationOrderItemsOptions {
    val page = ListTranslationOrderItemsOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.state = state
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `cancelTranslationOrder` may be given. */
public class CancelTranslationOrderOptions : CallOptions()

/** What `retryTranslationOrder` may be given. */
public class RetryTranslationOrderOptions : CallOptions()
