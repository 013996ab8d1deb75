// Generated from openapi.json: the operations of "History".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Who has changed what and when, and texts that are put back.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface HistoryOperations {
    /**
     * List the history.
     *
     * What was changed of all records that the caller reaches, by whom and when; for an admin, of those that are gone
     * too. Entries are kept for 400 days. Filters go together. The oldest first, or with `newest=1` the newest. With
     * `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says
     * how many there are in all; it is absent where they are more than 10 000.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`), and later with others.
     */
    public suspend fun listHistory(options: ListHistoryOptions): Answer<List<HistoryEntry>> =
        notFaked("listHistory")

    /** [listHistory] with nothing but what it needs. */
    public suspend fun listHistory(): Answer<List<HistoryEntry>> =
        listHistory(ListHistoryOptions())

    /** [listHistory] with options that are set in place. */
    public suspend fun listHistory(fill: ListHistoryOptions.() -> Unit): Answer<List<HistoryEntry>> =
        listHistory(ListHistoryOptions().apply(fill))

    /**
     * All that [listHistory] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allHistory(options: ListHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listHistory(options.onPage(after)) }) { it }

    /** [allHistory] with nothing but what it needs. */
    public fun allHistory(): Flow<HistoryEntry> = allHistory(ListHistoryOptions())

    /** [allHistory] with options that are set in place. */
    public fun allHistory(fill: ListHistoryOptions.() -> Unit): Flow<HistoryEntry> = allHistory(ListHistoryOptions().apply(fill))

    /**
     * Put a former text back.
     *
     * Puts the text or name that an entry says was there before in its place again, as an edit by the caller. One that
     * was removed comes back as the work of a person in its language, whatever stands there; a machine's text stays a
     * machine's, fresh or stale as it is; an original comes back as the original where there is none now. An entry
     * without a former text, a tag that is gone, or one without an original is 422.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`),
     * and later with others.
     *
     * @param id Id of the entry
     */
    public suspend fun restoreHistoryEntry(id: Long, options: RestoreHistoryEntryOptions): Answer<RestoredText> =
        notFaked("restoreHistoryEntry")

    /** [restoreHistoryEntry] with nothing but what it needs. */
    public suspend fun restoreHistoryEntry(id: Long): Answer<RestoredText> =
        restoreHistoryEntry(id, RestoreHistoryEntryOptions())

    /** [restoreHistoryEntry] with options that are set in place. */
    public suspend fun restoreHistoryEntry(id: Long, fill: RestoreHistoryEntryOptions.() -> Unit): Answer<RestoredText> =
        restoreHistoryEntry(id, RestoreHistoryEntryOptions().apply(fill))

    /**
     * Undo a change set.
     *
     * Undoes what one request or command has changed, in one transaction: fields that are as it has left them become
     * what they were; what it has made is deleted, tags and places into the bin, unless somebody has changed it since;
     * what it has deleted comes back. What cannot be undone stays, and is named in `kept`. Passwords, e-mail addresses,
     * roles and suspensions stay, and so does the work of machines. It is for change sets of the last 30 days with at
     * most 10000 records; a tag counts once with all that was made or deleted with it. The undoing is a change set
     * itself. With `dry_run=1` nothing is done, and `Idempotency-Key` is ignored.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409
     * (`change_set_open`, `idempotency_key_reused`, `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`),
     * and later with others.
     *
     * @param id The change set, as `change_set` of its entries names it
     */
    public suspend fun undoChangeSet(id: ChangeSetId, options: UndoChangeSetOptions): Answer<Undone> =
        notFaked("undoChangeSet")

    /** [undoChangeSet] with nothing but what it needs. */
    public suspend fun undoChangeSet(id: ChangeSetId): Answer<Undone> =
        undoChangeSet(id, UndoChangeSetOptions())

    /** [undoChangeSet] with options that are set in place. */
    public suspend fun undoChangeSet(id: ChangeSetId, fill: UndoChangeSetOptions.() -> Unit): Answer<Undone> =
        undoChangeSet(id, UndoChangeSetOptions().apply(fill))
}

/** What `listHistory` may be given. */
public class ListHistoryOptions : CallOptions() {
    /** At most so many entries; without it, all of them */
    public var limit: Int? = null

    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    public var after: Long? = null

    /** `1`: the newest entries come first; otherwise the oldest do */
    public var newest: Int? = null

    /** Only entries of this change set */
    public var changeSet: ChangeSetId? = null

    /** Only of records of this kind; `tags` is taken for `Tags` */
    public var resource: ListHistoryResource? = null

    /** Only what was done so */
    public var event: ListHistoryEvent? = null

    /** Tag identifier (`tag_identifier`); case does not matter */
    public var tagIdentifier: TagIdentifier? = null

    /** The first day, in UTC */
    public var from: String? = null

    /** The last day, in UTC */
    public var to: String? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
    /** `1`: nothing is done; the answer tells what would be */
    public var dryRun: Int? = null

    /**
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}
