// Generated from openapi.json: how the operations of "Name translations" are called.

package taginformation

internal class NameTranslationsCalls(private val caller: Caller) : NameTranslationsOperations {
    override suspend fun listNameTranslations(
        limit: Int?,
        after: Int?,
        ifNoneMatch: String?,
    ): Answer<List<ListedNameTranslation>, ListNameTranslationsRefusal> =
        caller.call(
            Call("GET", "/name_translations.json", sendsToken = true)
                .query("limit", limit)
                .query("after", after)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { it.list { readListedNameTranslation(it) } },
            refuse = ::listNameTranslationsRefusal,
        )

    override suspend fun createNameTranslation(
        nameTranslation: NewNameTranslation,
        idempotencyKey: String?,
    ): Answer<NameTranslation, CreateNameTranslationRefusal> =
        caller.call(
            Call("POST", "/name_translations.json", sendsToken = true)
                .idempotencyKey(idempotencyKey)
                .body { put("name_translation", nameTranslation.write()) },
            status = 201,
            read = { readNameTranslation(it) },
            refuse = ::createNameTranslationRefusal,
        )

    override suspend fun showNameTranslation(
        id: Int,
        ifNoneMatch: String?,
    ): Answer<NameTranslation, ShowNameTranslationRefusal> =
        caller.call(
            Call("GET", "/name_translations/{id}.json", sendsToken = true)
                .path("id", id)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readNameTranslation(it) },
            refuse = ::showNameTranslationRefusal,
        )

    override suspend fun replaceNameTranslation(
        id: Int,
        nameTranslation: NameTranslationChanges,
        ifMatch: String?,
    ): Answer<NameTranslation, ReplaceNameTranslationRefusal> =
        caller.call(
            Call("PUT", "/name_translations/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("name_translation", nameTranslation.write()) },
            status = 200,
            read = { readNameTranslation(it) },
            refuse = ::replaceNameTranslationRefusal,
        )

    override suspend fun updateNameTranslation(
        id: Int,
        nameTranslation: NameTranslationChanges,
        ifMatch: String?,
    ): Answer<NameTranslation, UpdateNameTranslationRefusal> =
        caller.call(
            Call("PATCH", "/name_translations/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("name_translation", nameTranslation.write()) },
            status = 200,
            read = { readNameTranslation(it) },
            refuse = ::updateNameTranslationRefusal,
        )

    override suspend fun destroyNameTranslation(id: Int, ifMatch: String?): Answer<Unit, DestroyNameTranslationRefusal> =
        caller.call(
            Call("DELETE", "/name_translations/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch),
            status = 204,
            read = { },
            refuse = ::destroyNameTranslationRefusal,
        )
}

private fun listNameTranslationsRefusal(answer: RawAnswer): ListNameTranslationsRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun createNameTranslationRefusal(answer: RawAnswer): CreateNameTranslationRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    409 -> Conflict(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    422 -> InvalidRecord(answer.validation())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun showNameTranslationRefusal(answer: RawAnswer): ShowNameTranslationRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun replaceNameTranslationRefusal(answer: RawAnswer): ReplaceNameTranslationRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    412 -> PreconditionFailed(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    422 -> InvalidRecord(answer.validation())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun updateNameTranslationRefusal(answer: RawAnswer): UpdateNameTranslationRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    412 -> PreconditionFailed(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    422 -> InvalidRecord(answer.validation())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun destroyNameTranslationRefusal(answer: RawAnswer): DestroyNameTranslationRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    412 -> PreconditionFailed(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}
