// Generated from openapi.json: how the operations of "Tag records" are called.

package taginformation

internal class TagRecordsCalls(private val caller: Caller) : TagRecordsOperations {
    override suspend fun listTagRecords(
        limit: Int?,
        after: TagRecordId?,
        ifNoneMatch: String?,
    ): Answer<List<TagRecord>, ListTagRecordsRefusal> =
        caller.call(
            Call("GET", "/Tags.json", sendsToken = true)
                .query("limit", limit)
                .query("after", after?.value)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { it.list { readTagRecord(it) } },
            refuse = ::listTagRecordsRefusal,
        )

    override suspend fun createTagRecord(
        tag: NewTagRecord,
        idempotencyKey: String?,
    ): Answer<TagRecord, CreateTagRecordRefusal> =
        caller.call(
            Call("POST", "/Tags.json", sendsToken = true)
                .idempotencyKey(idempotencyKey)
                .body { put("tag", tag.write()) },
            status = 201,
            read = { readTagRecord(it) },
            refuse = ::createTagRecordRefusal,
        )

    override suspend fun showTagRecord(
        id: TagRecordId,
        ifNoneMatch: String?,
    ): Answer<ShownTagRecord, ShowTagRecordRefusal> =
        caller.call(
            Call("GET", "/Tags/{id}.json", sendsToken = true)
                .path("id", id.value)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readShownTagRecord(it) },
            refuse = ::showTagRecordRefusal,
        )

    override suspend fun replaceTagRecord(
        id: TagRecordId,
        tag: TagRecordChanges,
        ifMatch: String?,
    ): Answer<Unit, ReplaceTagRecordRefusal> =
        caller.call(
            Call("PUT", "/Tags/{id}.json", sendsToken = true)
                .path("id", id.value)
                .header("If-Match", ifMatch)
                .body { put("tag", tag.write()) },
            status = 204,
            read = { },
            refuse = ::replaceTagRecordRefusal,
        )

    override suspend fun updateTagRecord(
        id: TagRecordId,
        tag: TagRecordChanges,
        ifMatch: String?,
    ): Answer<Unit, UpdateTagRecordRefusal> =
        caller.call(
            Call("PATCH", "/Tags/{id}.json", sendsToken = true)
                .path("id", id.value)
                .header("If-Match", ifMatch)
                .body { put("tag", tag.write()) },
            status = 204,
            read = { },
            refuse = ::updateTagRecordRefusal,
        )

    override suspend fun destroyTagRecord(id: TagRecordId, ifMatch: String?): Answer<Unit, DestroyTagRecordRefusal> =
        caller.call(
            Call("DELETE", "/Tags/{id}.json", sendsToken = true)
                .path("id", id.value)
                .header("If-Match", ifMatch),
            status = 204,
            read = { },
            refuse = ::destroyTagRecordRefusal,
        )
}

private fun listTagRecordsRefusal(answer: RawAnswer): ListTagRecordsRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun createTagRecordRefusal(answer: RawAnswer): CreateTagRecordRefusal? = when (answer.status) {
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

private fun showTagRecordRefusal(answer: RawAnswer): ShowTagRecordRefusal? = when (answer.status) {
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

private fun replaceTagRecordRefusal(answer: RawAnswer): ReplaceTagRecordRefusal? = when (answer.status) {
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

private fun updateTagRecordRefusal(answer: RawAnswer): UpdateTagRecordRefusal? = when (answer.status) {
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

private fun destroyTagRecordRefusal(answer: RawAnswer): DestroyTagRecordRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    412 -> PreconditionFailed(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}
