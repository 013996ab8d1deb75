// Generated from openapi.json: how the operations of "Text records" are called.

package taginformation

internal class TextRecordsCalls(private val caller: Caller) : TextRecordsOperations {
    override suspend fun listTextRecords(
        limit: Int?,
        after: Int?,
        ifNoneMatch: String?,
    ): Answer<List<TextRecord>, ListTextRecordsRefusal> =
        caller.call(
            Call("GET", "/text_records.json", sendsToken = true)
                .query("limit", limit)
                .query("after", after)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { it.list { readTextRecord(it) } },
            refuse = ::listTextRecordsRefusal,
        )

    override suspend fun createTextRecord(
        textRecord: NewTextRecord,
        idempotencyKey: String?,
    ): Answer<TextRecord, CreateTextRecordRefusal> =
        caller.call(
            Call("POST", "/text_records.json", sendsToken = true)
                .idempotencyKey(idempotencyKey)
                .body { put("text_record", textRecord.write()) },
            status = 201,
            read = { readTextRecord(it) },
            refuse = ::createTextRecordRefusal,
        )

    override suspend fun showTextRecord(id: Int, ifNoneMatch: String?): Answer<ShownTextRecord, ShowTextRecordRefusal> =
        caller.call(
            Call("GET", "/text_records/{id}.json", sendsToken = true)
                .path("id", id)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readShownTextRecord(it) },
            refuse = ::showTextRecordRefusal,
        )

    override suspend fun replaceTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        ifMatch: String?,
    ): Answer<Unit, ReplaceTextRecordRefusal> =
        caller.call(
            Call("PUT", "/text_records/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("text_record", textRecord.write()) },
            status = 204,
            read = { },
            refuse = ::replaceTextRecordRefusal,
        )

    override suspend fun updateTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        ifMatch: String?,
    ): Answer<Unit, UpdateTextRecordRefusal> =
        caller.call(
            Call("PATCH", "/text_records/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("text_record", textRecord.write()) },
            status = 204,
            read = { },
            refuse = ::updateTextRecordRefusal,
        )

    override suspend fun destroyTextRecord(id: Int, ifMatch: String?): Answer<Unit, DestroyTextRecordRefusal> =
        caller.call(
            Call("DELETE", "/text_records/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch),
            status = 204,
            read = { },
            refuse = ::destroyTextRecordRefusal,
        )
}

private fun listTextRecordsRefusal(answer: RawAnswer): ListTextRecordsRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun createTextRecordRefusal(answer: RawAnswer): CreateTextRecordRefusal? = when (answer.status) {
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

private fun showTextRecordRefusal(answer: RawAnswer): ShowTextRecordRefusal? = when (answer.status) {
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

private fun replaceTextRecordRefusal(answer: RawAnswer): ReplaceTextRecordRefusal? = when (answer.status) {
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

private fun updateTextRecordRefusal(answer: RawAnswer): UpdateTextRecordRefusal? = when (answer.status) {
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

private fun destroyTextRecordRefusal(answer: RawAnswer): DestroyTextRecordRefusal? = when (answer.status) {
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
