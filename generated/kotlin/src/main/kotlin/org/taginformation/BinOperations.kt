// Generated from openapi.json: the operations of "Bin".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Deleted tags and places. They can be restored.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface BinOperations {
    /**
     * List bin entries.
     *
     * Returns the caller's deleted tags and places, no matter who deleted them; for an admin, those of all customers
     * and those without an owner. They can be restored for 30 days. For each customer, at most the last 20000 deleted
     * tags are kept. Sorted by descending id, the newest first. If `limit` is given, the list is paginated: the `Link`
     * header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of records.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`). Later versions can add others.
     */
    public suspend fun listBinEntries(options: ListBinEntriesOptions): Answer<List<BinEntry>> =
        notFaked("listBinEntries")

    /** [listBinEntries] with its required parameters only. */
    public suspend fun listBinEntries(): Answer<List<BinEntry>> =
        listBinEntries(ListBinEntriesOptions())

    /** [listBinEntries] with options set in braces. */
    public suspend fun listBinEntries(fill: ListBinEntriesOptions.() -> Unit): Answer<List<BinEntry>> =
        listBinEntries(ListBinEntriesOptions().apply(fill))

    /**
     * All records of [listBinEntries], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allBinEntries(options: ListBinEntriesOptions): Flow<BinEntry> =
        elementsOf({ after -> listBinEntries(options.onPage(after)) }) { it }

    /** [allBinEntries] with its required parameters only. */
    public fun allBinEntries(): Flow<BinEntry> = allBinEntries(ListBinEntriesOptions())

    /** [allBinEntries] with options set in braces. */
    public fun allBinEntries(fill: ListBinEntriesOptions.() -> Unit): Flow<BinEntry> = allBinEntries(ListBinEntriesOptions().apply(fill))

    /**
     * Get a bin entry.
     *
     * Returns the entry.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions
     * can add others.
     *
     * @param id Record id of the bin entry
     */
    public suspend fun showBinEntry(id: Int, options: ShowBinEntryOptions): Answer<BinEntry> =
        notFaked("showBinEntry")

    /** [showBinEntry] with its required parameters only. */
    public suspend fun showBinEntry(id: Int): Answer<BinEntry> =
        showBinEntry(id, ShowBinEntryOptions())

    /** [showBinEntry] with options set in braces. */
    public suspend fun showBinEntry(id: Int, fill: ShowBinEntryOptions.() -> Unit): Answer<BinEntry> =
        showBinEntry(id, ShowBinEntryOptions().apply(fill))

    /**
     * Delete a bin entry.
     *
     * Deletes the entry early: the record can no longer be restored.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the bin entry
     */
    public suspend fun destroyBinEntry(id: Int, options: DestroyBinEntryOptions): Answer<Unit> =
        notFaked("destroyBinEntry")

    /** [destroyBinEntry] with its required parameters only. */
    public suspend fun destroyBinEntry(id: Int): Answer<Unit> =
        destroyBinEntry(id, DestroyBinEntryOptions())

    /** [destroyBinEntry] with options set in braces. */
    public suspend fun destroyBinEntry(id: Int, fill: DestroyBinEntryOptions.() -> Unit): Answer<Unit> =
        destroyBinEntry(id, DestroyBinEntryOptions().apply(fill))

    /**
     * Restore a deleted record.
     *
     * Restores a tag or a place as it was: a tag with its ids, identifier, texts, names, hardware, children, states and
     * times; a place with its tags and bundle links. Texts that were taken over from other tags by the translation
     * memory are translated again instead. What cannot be restored is listed in `left_out` and does not stop the rest.
     * If another tag now has the identifier, the response is 422.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409
     * (`idempotency_key_reused`, `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param id Id of the entry
     */
    public suspend fun restoreBinEntry(id: Int, options: RestoreBinEntryOptions): Answer<RestoredFromBin> =
        notFaked("restoreBinEntry")

    /** [restoreBinEntry] with its required parameters only. */
    public suspend fun restoreBinEntry(id: Int): Answer<RestoredFromBin> =
        restoreBinEntry(id, RestoreBinEntryOptions())

    /** [restoreBinEntry] with options set in braces. */
    public suspend fun restoreBinEntry(id: Int, fill: RestoreBinEntryOptions.() -> Unit): Answer<RestoredFromBin> =
        restoreBinEntry(id, RestoreBinEntryOptions().apply(fill))

    /**
     * Restore deleted records.
     *
     * Restores up to 500 entries of the bin. Either all are restored or none. An entry that does not belong to the
     * caller is treated as one that does not exist.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param bin The bin entries to restore.
     */
    public suspend fun restoreBinEntries(
        bin: BinRestoring,
        options: RestoreBinEntriesOptions,
    ): Answer<List<RestoredFromBin>> =
        notFaked("restoreBinEntries")

    /** [restoreBinEntries] with its required parameters only. */
    public suspend fun restoreBinEntries(bin: BinRestoring): Answer<List<RestoredFromBin>> =
        restoreBinEntries(bin, RestoreBinEntriesOptions())

    /** [restoreBinEntries] with options set in braces. */
    public suspend fun restoreBinEntries(
        bin: BinRestoring,
        fill: RestoreBinEntriesOptions.() -> Unit,
    ): Answer<List<RestoredFromBin>> =
        restoreBinEntries(bin, RestoreBinEntriesOptions().apply(fill))
}

/** What `listBinEntries` may be given. */
public class ListBinEntriesOptions : CallOptions() {
    /** Maximum number of entries to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only entries with a smaller id */
    public var after: Int? = null

    /** Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers */
    public var customerId: RecordOrNone? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListBinEntriesOptions.onPage(cursor: Long?): ListBinEntriesOptions {
    val page = ListBinEntriesOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.customerId = customerId
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `showBinEntry` may be given. */
public class ShowBinEntryOptions : CallOptions() {
    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `destroyBinEntry` may be given. */
public class DestroyBinEntryOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `restoreBinEntry` may be given. */
public class RestoreBinEntryOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `restoreBinEntries` may be given. */
public class RestoreBinEntriesOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}
