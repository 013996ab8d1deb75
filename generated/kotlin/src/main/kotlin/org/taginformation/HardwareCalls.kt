// Generated from openapi.json: how the operations of "Hardware" are called.

package org.taginformation

internal class HardwareCalls(private val caller: Caller) : HardwareOperations {
    override suspend fun listHardwares(options: ListHardwaresOptions): Answer<List<Hardware>> =
        caller.call(
            Call("GET", "/hardwares.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readHardware(it) } },
        )

    override suspend fun createHardware(hardware: NewHardware, options: CreateHardwareOptions): Answer<Hardware> =
        caller.call(
            Call("POST", "/hardwares.json", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body { put("hardware", hardware.write()) },
            status = 201,
            read = { readHardware(it) },
        )

    override suspend fun showHardware(id: Int, options: ShowHardwareOptions): Answer<Hardware> =
        caller.call(
            Call("GET", "/hardwares/{id}.json", sendsToken = true, options)
                .path("id", id)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readHardware(it) },
        )

    override suspend fun updateHardware(
        id: Int,
        hardware: HardwareChanges,
        options: UpdateHardwareOptions,
    ): Answer<Hardware> =
        caller.call(
            Call("PATCH", "/hardwares/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch)
                .body { put("hardware", hardware.write()) },
            status = 200,
            read = { readHardware(it) },
        )

    override suspend fun destroyHardware(id: Int, options: DestroyHardwareOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/hardwares/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch),
            status = 204,
            read = { },
        )

    override suspend fun listHardwareHistory(id: Int, options: ListHardwareHistoryOptions): Answer<List<HistoryEntry>> =
        caller.call(
            Call("GET", "/hardwares/{id}/history.json", sendsToken = true, options)
                .path("id", id)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("newest", options.newest)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readHistoryEntry(it) } },
        )

    override suspend fun eraseHardwareHistory(id: Int, options: EraseHardwareHistoryOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/hardwares/{id}/history.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )
}
