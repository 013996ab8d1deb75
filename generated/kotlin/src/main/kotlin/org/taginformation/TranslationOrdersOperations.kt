// Generated from openapi.json: the operations of "Translation orders".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Texts and names of many tags into many languages, with the cost first and what has become of each.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface TranslationOrdersOperations {
    /**
     * List translation orders.
     *
     * The caller's orders; for an admin those of all customers. By ascending id. With `limit` the list comes in pages:
     * the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`, `unavailable`),
     * and later with others.
     */
    public suspend fun listTranslationOrders(options: ListTranslationOrdersOptions): Answer<List<TranslationOrder>> =
        notFaked("listTranslationOrders")

    /** [listTranslationOrders] with nothing but what it needs. */
    public suspend fun listTranslationOrders(): Answer<List<TranslationOrder>> =
        listTranslationOrders(ListTranslationOrdersOptions())

    /** [listTranslationOrders] with options that are set in place. */
    public suspend fun listTranslationOrders(
        fill: ListTranslationOrdersOptions.() -> Unit,
    ): Answer<List<TranslationOrder>> =
        listTranslationOrders(ListTranslationOrdersOptions().apply(fill))

    /**
     * All that [listTranslationOrders] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allTranslationOrders(options: ListTranslationOrdersOptions): Flow<TranslationOrder> =
        elementsOf({ after -> listTranslationOrders(options.onPage(after)) }) { it }

    /** [allTranslationOrders] with nothing but what it needs. */
    public fun allTranslationOrders(): Flow<TranslationOrder> = allTranslationOrders(ListTranslationOrdersOptions())

    /** [allTranslationOrders] with options that are set in place. */
    public fun allTranslationOrders(fill: ListTranslationOrdersOptions.() -> Unit): Flow<TranslationOrder> = allTranslationOrders(ListTranslationOrdersOptions().apply(fill))

    /**
     * Order translations.
     *
     * Orders that texts and names are translated into languages: of the tags that are named, of a place, or of all of
     * the caller. Whatever is there that a person has written, or a machine has made of the present original, stays.
     * The answer does not wait for any of it; `total` is final. At most 200000 items, and 20 orders of a customer that
     * have not ended. With `dry_run=1` nothing is ordered and nobody is asked: the answer is 200 and tells the cost;
     * `Idempotency-Key` is ignored then.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`runner_unavailable`, `unavailable`), and later with
     * others.
     *
     * @param translationOrder What is to be translated into which languages.
     */
    public suspend fun createTranslationOrder(
        translationOrder: NewTranslationOrder,
        options: CreateTranslationOrderOptions,
    ): Answer<TranslationOrder> =
        notFaked("createTranslationOrder")

    /** [createTranslationOrder] with nothing but what it needs. */
    public suspend fun createTranslationOrder(translationOrder: NewTranslationOrder): Answer<TranslationOrder> =
        createTranslationOrder(translationOrder, CreateTranslationOrderOptions())

    /** [createTranslationOrder] with options that are set in place. */
    public suspend fun createTranslationOrder(
        translationOrder: NewTranslationOrder,
        fill: CreateTranslationOrderOptions.() -> Unit,
    ): Answer<TranslationOrder> =
        createTranslationOrder(translationOrder, CreateTranslationOrderOptions().apply(fill))

    /**
     * Order translations: what it would come to.
     *
     * Orders that texts and names are translated into languages: of the tags that are named, of a place, or of all of
     * the caller. Whatever is there that a person has written, or a machine has made of the present original, stays.
     * The answer does not wait for any of it; `total` is final. At most 200000 items, and 20 orders of a customer that
     * have not ended. With `dry_run=1` nothing is ordered and nobody is asked: the answer is 200 and tells the cost;
     * `Idempotency-Key` is ignored then.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`runner_unavailable`, `unavailable`), and later with
     * others.
     *
     * @param translationOrder What is to be translated into which languages.
     */
    public suspend fun estimateTranslationOrder(
        translationOrder: NewTranslationOrder,
        options: EstimateTranslationOrderOptions,
    ): Answer<TranslationEstimate> =
        notFaked("estimateTranslationOrder")

    /** [estimateTranslationOrder] with nothing but what it needs. */
    public suspend fun estimateTranslationOrder(translationOrder: NewTranslationOrder): Answer<TranslationEstimate> =
        estimateTranslationOrder(translationOrder, EstimateTranslationOrderOptions())

    /** [estimateTranslationOrder] with options that are set in place. */
    public suspend fun estimateTranslationOrder(
        translationOrder: NewTranslationOrder,
        fill: EstimateTranslationOrderOptions.() -> Unit,
    ): Answer<TranslationEstimate> =
        estimateTranslationOrder(translationOrder, EstimateTranslationOrderOptions().apply(fill))

    /**
     * Show an order of translations.
     *
     * How far it has come. `/translation_orders/{id}/events` tells the same again whenever it changes, as server-sent
     * events, until the order has ended.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with
     * others.
     *
     * @param id Record id of the translation order
     */
    public suspend fun showTranslationOrder(id: Int, options: ShowTranslationOrderOptions): Answer<TranslationOrder> =
        notFaked("showTranslationOrder")

    /** [showTranslationOrder] with nothing but what it needs. */
    public suspend fun showTranslationOrder(id: Int): Answer<TranslationOrder> =
        showTranslationOrder(id, ShowTranslationOrderOptions())

    /** [showTranslationOrder] with options that are set in place. */
    public suspend fun showTranslationOrder(
        id: Int,
        fill: ShowTranslationOrderOptions.() -> Unit,
    ): Answer<TranslationOrder> =
        showTranslationOrder(id, ShowTranslationOrderOptions().apply(fill))

    /**
     * List the items of an order.
     *
     * What has become of each text and name in each language. By ascending id. With `limit` the list comes in pages:
     * the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param id Record id of the translation order
     */
    public suspend fun listTranslationOrderItems(
        id: Int,
        options: ListTranslationOrderItemsOptions,
    ): Answer<List<TranslationOrderItem>> =
        notFaked("listTranslationOrderItems")

    /** [listTranslationOrderItems] with nothing but what it needs. */
    public suspend fun listTranslationOrderItems(id: Int): Answer<List<TranslationOrderItem>> =
        listTranslationOrderItems(id, ListTranslationOrderItemsOptions())

    /** [listTranslationOrderItems] with options that are set in place. */
    public suspend fun listTranslationOrderItems(
        id: Int,
        fill: ListTranslationOrderItemsOptions.() -> Unit,
    ): Answer<List<TranslationOrderItem>> =
        listTranslationOrderItems(id, ListTranslationOrderItemsOptions().apply(fill))

    /**
     * All that [listTranslationOrderItems] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allTranslationOrderItems(id: Int, options: ListTranslationOrderItemsOptions): Flow<TranslationOrderItem> =
        elementsOf({ after -> listTranslationOrderItems(id, options.onPage(after)) }) { it }

    /** [allTranslationOrderItems] with nothing but what it needs. */
    public fun allTranslationOrderItems(id: Int): Flow<TranslationOrderItem> = allTranslationOrderItems(id, ListTranslationOrderItemsOptions())

    /** [allTranslationOrderItems] with options that are set in place. */
    public fun allTranslationOrderItems(id: Int, fill: ListTranslationOrderItemsOptions.() -> Unit): Flow<TranslationOrderItem> = allTranslationOrderItems(id, ListTranslationOrderItemsOptions().apply(fill))

    /**
     * Cancel an order of translations.
     *
     * What is queued is cancelled when this is answered, and no provider is asked any more. What is being made ends by
     * itself, and is kept. An order that has ended stays as it is.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`runner_unavailable`,
     * `unavailable`), and later with others.
     *
     * @param id Record id of the translation order
     */
    public suspend fun cancelTranslationOrder(id: Int, options: CancelTranslationOrderOptions): Answer<TranslationOrder> =
        notFaked("cancelTranslationOrder")

    /** [cancelTranslationOrder] with nothing but what it needs. */
    public suspend fun cancelTranslationOrder(id: Int): Answer<TranslationOrder> =
        cancelTranslationOrder(id, CancelTranslationOrderOptions())

    /** [cancelTranslationOrder] with options that are set in place. */
    public suspend fun cancelTranslationOrder(
        id: Int,
        fill: CancelTranslationOrderOptions.() -> Unit,
    ): Answer<TranslationOrder> =
        cancelTranslationOrder(id, CancelTranslationOrderOptions().apply(fill))

    /**
     * Try again what has failed of an order.
     *
     * Items that have failed are queued again. Where there are none, the order stays as it is.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`runner_unavailable`,
     * `unavailable`), and later with others.
     *
     * @param id Record id of the translation order
     */
    public suspend fun retryTranslationOrder(id: Int, options: RetryTranslationOrderOptions): Answer<TranslationOrder> =
        notFaked("retryTranslationOrder")

    /** [retryTranslationOrder] with nothing but what it needs. */
    public suspend fun retryTranslationOrder(id: Int): Answer<TranslationOrder> =
        retryTranslationOrder(id, RetryTranslationOrderOptions())

    /** [retryTranslationOrder] with options that are set in place. */
    public suspend fun retryTranslationOrder(
        id: Int,
        fill: RetryTranslationOrderOptions.() -> Unit,
    ): Answer<TranslationOrder> =
        retryTranslationOrder(id, RetryTranslationOrderOptions().apply(fill))
}

/** What `listTranslationOrders` may be given. */
public class ListTranslationOrdersOptions : CallOptions() {
    /** At most so many translation orders; without it, all of them */
    public var limit: Int? = null

    /** Only translation orders with a larger record id */
    public var after: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `estimateTranslationOrder` may be given. */
public class EstimateTranslationOrderOptions : CallOptions() {
    /**
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showTranslationOrder` may be given. */
public class ShowTranslationOrderOptions : CallOptions() {
    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `listTranslationOrderItems` may be given. */
public class ListTranslationOrderItemsOptions : CallOptions() {
    /** At most so many items */
    public var limit: Int? = null

    /** Only items with a larger id */
    public var after: Int? = null

    /** Only items in this state */
    public var state: ListTranslationOrderItemsState? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
