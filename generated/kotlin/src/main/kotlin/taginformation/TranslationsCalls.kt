// Generated from openapi.json: how the operations of "Translations" are called.

package taginformation

internal class TranslationsCalls(private val caller: Caller) : TranslationsOperations {
    override suspend fun listTranslations(
        limit: Int?,
        after: Int?,
        ifNoneMatch: String?,
    ): Answer<List<Translation>, ListTranslationsRefusal> =
        caller.call(
            Call("GET", "/translations.json", sendsToken = true)
                .query("limit", limit)
                .query("after", after)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { it.list { readTranslation(it) } },
            refuse = ::listTranslationsRefusal,
        )

    override suspend fun createTranslation(
        translation: NewTranslation,
        idempotencyKey: String?,
    ): Answer<Translation, CreateTranslationRefusal> =
        caller.call(
            Call("POST", "/translations.json", sendsToken = true)
                .idempotencyKey(idempotencyKey)
                .body { put("translation", translation.write()) },
            status = 201,
            read = { readTranslation(it) },
            refuse = ::createTranslationRefusal,
        )

    override suspend fun showTranslation(id: Int, ifNoneMatch: String?): Answer<Translation, ShowTranslationRefusal> =
        caller.call(
            Call("GET", "/translations/{id}.json", sendsToken = true)
                .path("id", id)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readTranslation(it) },
            refuse = ::showTranslationRefusal,
        )

    override suspend fun replaceTranslation(
        id: Int,
        translation: TranslationChanges,
        ifMatch: String?,
    ): Answer<Unit, ReplaceTranslationRefusal> =
        caller.call(
            Call("PUT", "/translations/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("translation", translation.write()) },
            status = 204,
            read = { },
            refuse = ::replaceTranslationRefusal,
        )

    override suspend fun updateTranslation(
        id: Int,
        translation: TranslationChanges,
        ifMatch: String?,
    ): Answer<Unit, UpdateTranslationRefusal> =
        caller.call(
            Call("PATCH", "/translations/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("translation", translation.write()) },
            status = 204,
            read = { },
            refuse = ::updateTranslationRefusal,
        )

    override suspend fun destroyTranslation(id: Int, ifMatch: String?): Answer<Unit, DestroyTranslationRefusal> =
        caller.call(
            Call("DELETE", "/translations/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch),
            status = 204,
            read = { },
            refuse = ::destroyTranslationRefusal,
        )
}

private fun listTranslationsRefusal(answer: RawAnswer): ListTranslationsRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun createTranslationRefusal(answer: RawAnswer): CreateTranslationRefusal? = when (answer.status) {
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

private fun showTranslationRefusal(answer: RawAnswer): ShowTranslationRefusal? = when (answer.status) {
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

private fun replaceTranslationRefusal(answer: RawAnswer): ReplaceTranslationRefusal? = when (answer.status) {
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

private fun updateTranslationRefusal(answer: RawAnswer): UpdateTranslationRefusal? = when (answer.status) {
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

private fun destroyTranslationRefusal(answer: RawAnswer): DestroyTranslationRefusal? = when (answer.status) {
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
