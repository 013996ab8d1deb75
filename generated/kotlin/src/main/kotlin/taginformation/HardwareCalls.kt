// Generated from openapi.json: how the operations of "Hardware" are called.

package taginformation

internal class HardwareCalls(private val caller: Caller) : HardwareOperations {
    override suspend fun listHardwares(
        limit: Int?,
        after: Int?,
        ifNoneMatch: String?,
    ): Answer<List<Hardware>, ListHardwaresRefusal> =
        caller.call(
            Call("GET", "/hardwares.json", sendsToken = true)
                .query("limit", limit)
                .query("after", after)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { it.list { readHardware(it) } },
            refuse = ::listHardwaresRefusal,
        )

    override suspend fun createHardware(
        hardware: NewHardware,
        idempotencyKey: String?,
    ): Answer<Hardware, CreateHardwareRefusal> =
        caller.call(
            Call("POST", "/hardwares.json", sendsToken = true)
                .idempotencyKey(idempotencyKey)
                .body { put("hardware", hardware.write()) },
            status = 201,
            read = { readHardware(it) },
            refuse = ::createHardwareRefusal,
        )

    override suspend fun showHardware(id: Int, ifNoneMatch: String?): Answer<Hardware, ShowHardwareRefusal> =
        caller.call(
            Call("GET", "/hardwares/{id}.json", sendsToken = true)
                .path("id", id)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readHardware(it) },
            refuse = ::showHardwareRefusal,
        )

    override suspend fun replaceHardware(
        id: Int,
        hardware: HardwareChanges,
        ifMatch: String?,
    ): Answer<Hardware, ReplaceHardwareRefusal> =
        caller.call(
            Call("PUT", "/hardwares/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("hardware", hardware.write()) },
            status = 200,
            read = { readHardware(it) },
            refuse = ::replaceHardwareRefusal,
        )

    override suspend fun updateHardware(
        id: Int,
        hardware: HardwareChanges,
        ifMatch: String?,
    ): Answer<Hardware, UpdateHardwareRefusal> =
        caller.call(
            Call("PATCH", "/hardwares/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("hardware", hardware.write()) },
            status = 200,
            read = { readHardware(it) },
            refuse = ::updateHardwareRefusal,
        )

    override suspend fun destroyHardware(id: Int, ifMatch: String?): Answer<Unit, DestroyHardwareRefusal> =
        caller.call(
            Call("DELETE", "/hardwares/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch),
            status = 204,
            read = { },
            refuse = ::destroyHardwareRefusal,
        )
}

private fun listHardwaresRefusal(answer: RawAnswer): ListHardwaresRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun createHardwareRefusal(answer: RawAnswer): CreateHardwareRefusal? = when (answer.status) {
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

private fun showHardwareRefusal(answer: RawAnswer): ShowHardwareRefusal? = when (answer.status) {
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

private fun replaceHardwareRefusal(answer: RawAnswer): ReplaceHardwareRefusal? = when (answer.status) {
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

private fun updateHardwareRefusal(answer: RawAnswer): UpdateHardwareRefusal? = when (answer.status) {
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

private fun destroyHardwareRefusal(answer: RawAnswer): DestroyHardwareRefusal? = when (answer.status) {
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
