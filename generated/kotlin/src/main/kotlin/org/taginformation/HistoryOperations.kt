// Generated from openapi.json: the operations of "History".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * See who changed what and when, restore earlier texts, and undo changes.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface HistoryOperations {
    /**
     * List the history.
     *
     * Returns what was changed in all records within the caller's reach, by whom and when; for an admin, also in
     * deleted records. Entries are kept for 400 days. Filters are combined with AND. Sorted from oldest to newest; with
     * `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with `rel="next"`
     * has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are more than
     * 10 000.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`). Later versions can add others.
     */
    public suspend fun listHistory(options: ListHistoryOptions): Answer<List<HistoryEntry>> =
        notFaked("listHistory")

    /** [listHistory] with its required parameters only. */
    public suspend fun listHistory(): Answer<List<HistoryEntry>> =
        listHistory(ListHistoryOptions())

    /** [listHistory] with options set in braces. */
    public suspend fun listHistory(fill: ListHistoryOptions.() -> Unit): Answer<List<HistoryEntry>> =
        listHistory(ListHistoryOptions().apply(fill))

    /**
     * All records of [listHistory], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allHistory(options: ListHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listHistory(options.onPage(after)) }) { it }

    /** [allHistory] with its required parameters only. */
    public fun allHistory(): Flow<HistoryEntry> = allHistory(ListHistoryOptions())

    /** [allHistory] with options set in braces. */
    public fun allHistory(fill: ListHistoryOptions.() -> Unit): Flow<HistoryEntry> = allHistory(ListHistoryOptions().apply(fill))

    /**
     * Restore an earlier text.
     *
     * Restores the text or name that the entry replaced, as an edit by the caller. A translation that was removed is
     * restored as human work in its language, replacing whatever is there. A machine translation stays a machine
     * translation, fresh or stale as it is. An original is restored as the original if there is none now. If the entry
     * has no earlier text, or its tag no longer exists or has no original, the response is 422.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`).
     * Later versions can add others.
     *
     * @param id Id of the entry
     */
    public suspend fun restoreHistoryEntry(id: Long, options: RestoreHistoryEntryOptions): Answer<RestoredText> =
        notFaked("restoreHistoryEntry")

    /** [restoreHistoryEntry] with its required parameters only. */
    public suspend fun restoreHistoryEntry(id: Long): Answer<RestoredText> =
        restoreHistoryEntry(id, RestoreHistoryEntryOptions())

    /** [restoreHistoryEntry] with options set in braces. */
    public suspend fun restoreHistoryEntry(id: Long, fill: RestoreHistoryEntryOptions.() -> Unit): Answer<RestoredText> =
        restoreHistoryEntry(id, RestoreHistoryEntryOptions().apply(fill))

    /**
     * Undo a change set.
     *
     * Undoes what one request or command has changed, in one transaction. Fields that still have the values it gave
     * them get their earlier values back. What it created is deleted (tags and places go to the bin), unless somebody
     * has changed it since. What it deleted is restored. What cannot be undone is left as it is and listed in `kept`.
     * Passwords, e-mail addresses, roles, suspensions and machine translations are not undone. This works for change
     * sets of the last 30 days with at most 10000 records; a tag counts once, with everything that was created or
     * deleted with it. Undoing creates a change set itself. With `dry_run=1` nothing is changed, and `Idempotency-Key`
     * is ignored.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409
     * (`change_set_open`, `idempotency_key_reused`, `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`).
     * Later versions can add others.
     *
     * @param id Id of the change set: `change_set` of its history entries
     */
    public suspend fun undoChangeSet(id: ChangeSetId, options: UndoChangeSetOptions): Answer<Undone> =
        notFaked("undoChangeSet")

    /** [undoChangeSet] with its required parameters only. */
    public suspend fun undoChangeSet(id: ChangeSetId): Answer<Undone> =
        undoChangeSet(id, UndoChangeSetOptions())

    /** [undoChangeSet] with options set in braces. */
    public suspend fun undoChangeSet(id: ChangeSetId, fill: UndoChangeSetOptions.() -> Unit): Answer<Undone> =
        undoChangeSet(id, UndoChangeSetOptions().apply(fill))
}

/** What `listHistory` may be given. */
public class ListHistoryOptions : CallOptions() {
    /** Maximum number of entries to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    public var after: Long? = null

    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    public var newest: Int? = null

    /** Returns only entries of this change set */
    public var changeSet: ChangeSetId? = null

    /** Returns only entries about this kind of record. `tags` is accepted for `Tags` */
    public var resource: ListHistoryResource? = null

    /** Returns only entries with this action */
    public var event: ListHistoryEvent? = null

    /** Tag identifier (`tag_identifier`). Not case-sensitive */
    public var tagIdentifier: TagIdentifier? = null

    /** First day, in UTC */
    public var from: String? = null

    /** Last day, in UTC */
    public var to: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListHistoryOptions.onPage(cursor: Long?): ListHistoryOptions {
    val page = ListHistoryOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.newest = newest
    page.changeSet = changeSet
    page.resource = resource
    page.event = event
    page.tagIdentifier = tagIdentifier
    page.from = from
    page.to = to
    page.after = cursor ?: after
    return page
}

/** What `restoreHistoryEntry` may be given. */
public class RestoreHistoryEntryOptions : CallOptions()

/** What `undoChangeSet` may be given. */
public class UndoChangeSetOptions : CallOptions() {
    /** `1`: changes nothing and returns what would be done */
    public var dryRun: Int? = null

    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}
