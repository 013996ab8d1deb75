// Generated from openapi.json: how the operations of "Name translations" are called.

package org.taginformation

internal class NameTranslationsCalls(private val caller: Caller) : NameTranslationsOperations {
    override suspend fun listNameTranslations(options: ListNameTranslationsOptions): Answer<List<ListedNameTranslation>> =
        caller.call(
            Call("GET", "/name_translations.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("place_id", options.placeId?.value)
                .query("customer_id", options.customerId?.value)
                .query("lang_code", options.langCode?.value)
                .query("updated_since", options.updatedSince)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readListedNameTranslation(it) } },
        )

    override suspend fun createNameTranslation(
        nameTranslation: NewNameTranslation,
        options: CreateNameTranslationOptions,
    ): Answer<NameTranslation> =
        caller.call(
            Call("POST", "/name_translations.json", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body { put("name_translation", nameTranslation.write()) },
            status = 201,
            read = { readNameTranslation(it) },
        )

    override suspend fun showNameTranslation(id: Int, options: ShowNameTranslationOptions): Answer<NameTranslation> =
        caller.call(
            Call("GET", "/name_translations/{id}.json", sendsToken = true, options)
                .path("id", id)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readNameTranslation(it) },
        )

    override suspend fun updateNameTranslation(
        id: Int,
        nameTranslation: NameTranslationChanges,
        options: UpdateNameTranslationOptions,
    ): Answer<NameTranslation> =
        caller.call(
            Call("PATCH", "/name_translations/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch)
                .body { put("name_translation", nameTranslation.write()) },
            status = 200,
            read = { readNameTranslation(it) },
        )

    override suspend fun destroyNameTranslation(id: Int, options: DestroyNameTranslationOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/name_translations/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch),
            status = 204,
            read = { },
        )

    override suspend fun listNameTranslationHistory(
        id: Int,
        options: ListNameTranslationHistoryOptions,
    ): Answer<List<HistoryEntry>> =
        caller.call(
            Call("GET", "/name_translations/{id}/history.json", sendsToken = true, options)
                .path("id", id)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("newest", options.newest)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readHistoryEntry(it) } },
        )

    override suspend fun eraseNameTranslationHistory(id: Int, options: EraseNameTranslationHistoryOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/name_translations/{id}/history.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )

    override suspend fun confirmNameTranslation(
        id: Int,
        nameTranslation: ConfirmNameTranslationBodyNameTranslation,
        options: ConfirmNameTranslationOptions,
    ): Answer<NameTranslation> =
        caller.call(
            Call("POST", "/name_translations/{id}/confirm.json", sendsToken = true, options)
                .path("id", id)
                .body {
                    put("name_translation", nameTranslation.write())
                },
            status = 200,
            read = { readNameTranslation(it) },
        )

    override suspend fun giveNameTranslationToMachine(
        id: Int,
        options: GiveNameTranslationToMachineOptions,
    ): Answer<NameTranslation> =
        caller.call(
            Call("POST", "/name_translations/{id}/to_machine.json", sendsToken = true, options)
                .path("id", id),
            status = 200,
            read = { readNameTranslation(it) },
        )
}
