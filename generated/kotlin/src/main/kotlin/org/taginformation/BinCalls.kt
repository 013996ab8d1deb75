// Generated from openapi.json: how the operations of "Bin" are called.

package org.taginformation

internal class BinCalls(private val caller: Caller) : BinOperations {
    override suspend fun listBinEntries(options: ListBinEntriesOptions): Answer<List<BinEntry>> =
        caller.call(
            Call("GET", "/bin.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("customer_id", options.customerId?.value)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readBinEntry(it) } },
        )

    override suspend fun showBinEntry(id: Int, options: ShowBinEntryOptions): Answer<BinEntry> =
        caller.call(
            Call("GET", "/bin/{id}.json", sendsToken = true, options)
                .path("id", id)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readBinEntry(it) },
        )

    override suspend fun destroyBinEntry(id: Int, options: DestroyBinEntryOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/bin/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch),
            status = 204,
            read = { },
        )

    override suspend fun restoreBinEntry(id: Int, options: RestoreBinEntryOptions): Answer<RestoredFromBin> =
        caller.call(
            Call("POST", "/bin/{id}/restore.json", sendsToken = true, options)
                .path("id", id)
                .idempotencyKey(options.idempotencyKey),
            status = 200,
            read = { readRestoredFromBin(it) },
        )

    override suspend fun restoreBinEntries(
        bin: BinRestoring,
        options: RestoreBinEntriesOptions,
    ): Answer<List<RestoredFromBin>> =
        caller.call(
            Call("POST", "/bin/restore.json", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body { put("bin", bin.write()) },
            status = 200,
            read = { it.list { readRestoredFromBin(it) } },
        )
}
