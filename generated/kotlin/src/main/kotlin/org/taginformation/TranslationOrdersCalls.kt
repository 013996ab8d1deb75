// Generated from openapi.json: how the operations of "Translation orders" are called.

package org.taginformation

internal class TranslationOrdersCalls(private val caller: Caller) : TranslationOrdersOperations {
    override suspend fun listTranslationOrders(options: ListTranslationOrdersOptions): Answer<List<TranslationOrder>> =
        caller.call(
            Call("GET", "/translation_orders.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readTranslationOrder(it) } },
        )

    override suspend fun createTranslationOrder(
        translationOrder: NewTranslationOrder,
        options: CreateTranslationOrderOptions,
    ): Answer<TranslationOrder> =
        caller.call(
            Call("POST", "/translation_orders.json", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body { put("translation_order", translationOrder.write()) },
            status = 201,
            read = { readTranslationOrder(it) },
        )

    override suspend fun estimateTranslationOrder(
        translationOrder: NewTranslationOrder,
        options: EstimateTranslationOrderOptions,
    ): Answer<TranslationEstimate> =
        caller.call(
            Call("POST", "/translation_orders.json?dry_run=1", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .repeatable()
                .body { put("translation_order", translationOrder.write()) },
            status = 200,
            read = { readTranslationEstimate(it) },
        )

    override suspend fun showTranslationOrder(id: Int, options: ShowTranslationOrderOptions): Answer<TranslationOrder> =
        caller.call(
            Call("GET", "/translation_orders/{id}.json", sendsToken = true, options)
                .path("id", id)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readTranslationOrder(it) },
        )

    override suspend fun listTranslationOrderItems(
        id: Int,
        options: ListTranslationOrderItemsOptions,
    ): Answer<List<TranslationOrderItem>> =
        caller.call(
            Call("GET", "/translation_orders/{id}/items.json", sendsToken = true, options)
                .path("id", id)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("state", options.state?.value)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readTranslationOrderItem(it) } },
        )

    override suspend fun cancelTranslationOrder(
        id: Int,
        options: CancelTranslationOrderOptions,
    ): Answer<TranslationOrder> =
        caller.call(
            Call("POST", "/translation_orders/{id}/cancel.json", sendsToken = true, options)
                .path("id", id),
            status = 200,
            read = { readTranslationOrder(it) },
        )

    override suspend fun retryTranslationOrder(id: Int, options: RetryTranslationOrderOptions): Answer<TranslationOrder> =
        caller.call(
            Call("POST", "/translation_orders/{id}/retry.json", sendsToken = true, options)
                .path("id", id),
            status = 200,
            read = { readTranslationOrder(it) },
        )
}
