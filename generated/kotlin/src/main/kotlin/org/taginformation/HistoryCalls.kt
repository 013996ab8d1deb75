// Generated from openapi.json: how the operations of "History" are called.

package org.taginformation

internal class HistoryCalls(private val caller: Caller) : HistoryOperations {
    override suspend fun listHistory(options: ListHistoryOptions): Answer<List<HistoryEntry>> =
        caller.call(
            Call("GET", "/history.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("newest", options.newest)
                .query("change_set", options.changeSet?.value)
                .query("resource", options.resource?.value)
                .query("event", options.event?.value)
                .query("tag_identifier", options.tagIdentifier?.value)
                .query("from", options.from)
                .query("to", options.to)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readHistoryEntry(it) } },
        )

    override suspend fun restoreHistoryEntry(id: Long, options: RestoreHistoryEntryOptions): Answer<RestoredText> =
        caller.call(
            Call("POST", "/history/{id}/restore.json", sendsToken = true, options)
                .path("id", id),
            status = 200,
            read = { readRestoredText(it) },
        )

    override suspend fun undoChangeSet(id: ChangeSetId, options: UndoChangeSetOptions): Answer<Undone> =
        caller.call(
            Call("POST", "/history/change_sets/{id}/undo.json", sendsToken = true, options)
                .path("id", id.value)
                .query("dry_run", options.dryRun)
                .idempotencyKey(options.idempotencyKey),
            status = 200,
            read = { readUndone(it) },
        )
}
