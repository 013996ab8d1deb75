// Generated from openapi.json: how the operations of "Translations" are called.

package org.taginformation

internal class TranslationsCalls(private val caller: Caller) : TranslationsOperations {
    override suspend fun listTranslations(options: ListTranslationsOptions): Answer<List<Translation>> =
        caller.call(
            Call("GET", "/translations.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("place_id", options.placeId?.value)
                .query("customer_id", options.customerId?.value)
                .query("lang_code", options.langCode?.value)
                .query("updated_since", options.updatedSince)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readTranslation(it) } },
        )

    override suspend fun createTranslation(
        translation: NewTranslation,
        options: CreateTranslationOptions,
    ): Answer<Translation> =
        caller.call(
            Call("POST", "/translations.json", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body { put("translation", translation.write()) },
            status = 201,
            read = { readTranslation(it) },
        )

    override suspend fun showTranslation(id: Int, options: ShowTranslationOptions): Answer<Translation> =
        caller.call(
            Call("GET", "/translations/{id}.json", sendsToken = true, options)
                .path("id", id)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readTranslation(it) },
        )

    override suspend fun updateTranslation(
        id: Int,
        translation: TranslationChanges,
        options: UpdateTranslationOptions,
    ): Answer<Unit> =
        caller.call(
            Call("PATCH", "/translations/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch)
                .body { put("translation", translation.write()) },
            status = 204,
            read = { },
        )

    override suspend fun destroyTranslation(id: Int, options: DestroyTranslationOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/translations/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch),
            status = 204,
            read = { },
        )

    override suspend fun listTranslationHistory(
        id: Int,
        options: ListTranslationHistoryOptions,
    ): Answer<List<HistoryEntry>> =
        caller.call(
            Call("GET", "/translations/{id}/history.json", sendsToken = true, options)
                .path("id", id)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("newest", options.newest)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readHistoryEntry(it) } },
        )

    override suspend fun eraseTranslationHistory(id: Int, options: EraseTranslationHistoryOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/translations/{id}/history.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )

    override suspend fun confirmTranslation(
        id: Int,
        translation: ConfirmTranslationBodyTranslation,
        options: ConfirmTranslationOptions,
    ): Answer<Translation> =
        caller.call(
            Call("POST", "/translations/{id}/confirm.json", sendsToken = true, options)
                .path("id", id)
                .body {
                    put("translation", translation.write())
                },
            status = 200,
            read = { readTranslation(it) },
        )

    override suspend fun giveTranslationToMachine(
        id: Int,
        options: GiveTranslationToMachineOptions,
    ): Answer<Translation> =
        caller.call(
            Call("POST", "/translations/{id}/to_machine.json", sendsToken = true, options)
                .path("id", id),
            status = 200,
            read = { readTranslation(it) },
        )
}
