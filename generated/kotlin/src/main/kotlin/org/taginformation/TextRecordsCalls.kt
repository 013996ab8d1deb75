// Generated from openapi.json: how the operations of "Text records" are called.

package org.taginformation

internal class TextRecordsCalls(private val caller: Caller) : TextRecordsOperations {
    override suspend fun listTextRecords(options: ListTextRecordsOptions): Answer<List<TextRecord>> =
        caller.call(
            Call("GET", "/text_records.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("place_id", options.placeId?.value)
                .query("customer_id", options.customerId?.value)
                .query("lang_code", options.langCode?.value)
                .query("updated_since", options.updatedSince)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readTextRecord(it) } },
        )

    override suspend fun createTextRecord(
        textRecord: NewTextRecord,
        options: CreateTextRecordOptions,
    ): Answer<TextRecord> =
        caller.call(
            Call("POST", "/text_records.json", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body { put("text_record", textRecord.write()) },
            status = 201,
            read = { readTextRecord(it) },
        )

    override suspend fun showTextRecord(id: Int, options: ShowTextRecordOptions): Answer<ShownTextRecord> =
        caller.call(
            Call("GET", "/text_records/{id}.json", sendsToken = true, options)
                .path("id", id)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readShownTextRecord(it) },
        )

    override suspend fun updateTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        options: UpdateTextRecordOptions,
    ): Answer<Unit> =
        caller.call(
            Call("PATCH", "/text_records/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch)
                .body { put("text_record", textRecord.write()) },
            status = 204,
            read = { },
        )

    override suspend fun destroyTextRecord(id: Int, options: DestroyTextRecordOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/text_records/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch),
            status = 204,
            read = { },
        )

    override suspend fun listTextRecordHistory(
        id: Int,
        options: ListTextRecordHistoryOptions,
    ): Answer<List<HistoryEntry>> =
        caller.call(
            Call("GET", "/text_records/{id}/history.json", sendsToken = true, options)
                .path("id", id)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("newest", options.newest)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readHistoryEntry(it) } },
        )

    override suspend fun eraseTextRecordHistory(id: Int, options: EraseTextRecordHistoryOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/text_records/{id}/history.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )
}
