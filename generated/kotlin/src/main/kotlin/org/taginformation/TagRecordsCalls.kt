// Generated from openapi.json: how the operations of "Tag records" are called.

package org.taginformation

internal class TagRecordsCalls(private val caller: Caller) : TagRecordsOperations {
    override suspend fun listTagRecords(options: ListTagRecordsOptions): Answer<List<TagRecord>> =
        caller.call(
            Call("GET", "/Tags.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after?.value)
                .query("expand", options.expand)
                .query("q", options.q)
                .query("place_id", options.placeId?.value)
                .query("customer_id", options.customerId?.value)
                .query("lang_code", options.langCode?.value)
                .query("state", options.state?.value)
                .query("part", options.part?.value)
                .query("hardware", options.hardware?.value)
                .query("in_use", options.inUse)
                .query("hidden", options.hidden)
                .query("updated_since", options.updatedSince)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readTagRecord(it) } },
        )

    override suspend fun createTagRecord(tag: NewTagRecord, options: CreateTagRecordOptions): Answer<TagRecord> =
        caller.call(
            Call("POST", "/Tags.json", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body { put("tag", tag.write()) },
            status = 201,
            read = { readTagRecord(it) },
        )

    override suspend fun showTagRecord(id: TagRecordId, options: ShowTagRecordOptions): Answer<ShownTagRecord> =
        caller.call(
            Call("GET", "/Tags/{id}.json", sendsToken = true, options)
                .path("id", id.value)
                .query("expand", options.expand)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readShownTagRecord(it) },
        )

    override suspend fun updateTagRecord(
        id: TagRecordId,
        tag: TagRecordChanges,
        options: UpdateTagRecordOptions,
    ): Answer<Unit> =
        caller.call(
            Call("PATCH", "/Tags/{id}.json", sendsToken = true, options)
                .path("id", id.value)
                .header("If-Match", options.ifMatch)
                .body { put("tag", tag.write()) },
            status = 204,
            read = { },
        )

    override suspend fun destroyTagRecord(id: TagRecordId, options: DestroyTagRecordOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/Tags/{id}.json", sendsToken = true, options)
                .path("id", id.value)
                .header("If-Match", options.ifMatch),
            status = 204,
            read = { },
        )

    override suspend fun listTagRecordHistory(
        id: TagRecordId,
        options: ListTagRecordHistoryOptions,
    ): Answer<List<HistoryEntry>> =
        caller.call(
            Call("GET", "/Tags/{id}/history.json", sendsToken = true, options)
                .path("id", id.value)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("newest", options.newest)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readHistoryEntry(it) } },
        )

    override suspend fun eraseTagRecordHistory(id: TagRecordId, options: EraseTagRecordHistoryOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/Tags/{id}/history.json", sendsToken = true, options)
                .path("id", id.value),
            status = 204,
            read = { },
        )

    override suspend fun changeTags(bulk: TagBulk, options: ChangeTagsOptions): Answer<TagBulkResult> =
        caller.call(
            Call("POST", "/Tags/bulk.json", sendsToken = true, options)
                .query("dry_run", options.dryRun)
                .idempotencyKey(options.idempotencyKey)
                .body { put("bulk", bulk.write()) },
            status = 200,
            read = { readTagBulkResult(it) },
        )

    override suspend fun setTagRecordPicture(
        id: TagRecordId,
        picture: SentPicture,
        options: SetTagRecordPictureOptions,
    ): Answer<TagRecord> =
        caller.call(
            Call("PUT", "/Tags/{id}/picture.json", sendsToken = true, options)
                .path("id", id.value)
                .body { put("picture", picture.write()) },
            status = 200,
            read = { readTagRecord(it) },
        )

    override suspend fun destroyTagRecordPicture(id: TagRecordId, options: DestroyTagRecordPictureOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/Tags/{id}/picture.json", sendsToken = true, options)
                .path("id", id.value),
            status = 204,
            read = { },
        )

    override suspend fun mintTags(mint: TagMint, options: MintTagsOptions): Answer<List<TagRecord>> =
        caller.call(
            Call("POST", "/Tags/mint.json", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body { put("mint", mint.write()) },
            status = 201,
            read = { it.list { readTagRecord(it) } },
        )

    override suspend fun importTags(import: TagTable, options: ImportTagsOptions): Answer<TagImport> =
        caller.call(
            Call("POST", "/Tags/import.json", sendsToken = true, options)
                .query("dry_run", options.dryRun)
                .query("atomic", options.atomic)
                .query("create", options.create)
                .query("create_places", options.createPlaces)
                .query("blank", options.blank?.value)
                .body { put("import", import.write()) },
            status = 200,
            read = { readTagImport(it) },
        )

    override suspend fun showTagNdef(id: TagRecordId, options: ShowTagNdefOptions): Answer<TagNdef> =
        caller.call(
            Call("GET", "/Tags/{id}/ndef.json", sendsToken = true, options)
                .path("id", id.value)
                .query("app", options.app)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readTagNdef(it) },
        )
}
