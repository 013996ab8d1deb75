// Generated from openapi.json: the operations of "Bin".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Deleted tags and places, which can be restored.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface BinOperations {
    /**
     * List bin entries.
     *
     * What the caller has deleted of its own, or somebody else has; for an admin, of everybody's and nobody's. It can
     * be restored for 30 days; of a customer at most 20000 tags are kept, the last ones. By descending id, the newest
     * first. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one.
     * `X-Total-Count` says how many there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`), and later with others.
     */
    public suspend fun listBinEntries(options: ListBinEntriesOptions): Answer<List<BinEntry>> =
        notFaked("listBinEntries")

    /** [listBinEntries] with nothing but what it needs. */
    public suspend fun listBinEntries(): Answer<List<BinEntry>> =
        listBinEntries(ListBinEntriesOptions())

    /** [listBinEntries] with options that are set in place. */
    public suspend fun listBinEntries(fill: ListBinEntriesOptions.() -> Unit): Answer<List<BinEntry>> =
        listBinEntries(ListBinEntriesOptions().apply(fill))

    /**
     * All that [listBinEntries] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allBinEntries(options: ListBinEntriesOptions): Flow<BinEntry> =
        elementsOf({ after -> listBinEntries(options.onPage(after)) }) { it }

    /** [allBinEntries] with nothing but what it needs. */
    public fun allBinEntries(): Flow<BinEntry> = allBinEntries(ListBinEntriesOptions())

    /** [allBinEntries] with options that are set in place. */
    public fun allBinEntries(fill: ListBinEntriesOptions.() -> Unit): Flow<BinEntry> = allBinEntries(ListBinEntriesOptions().apply(fill))

    /**
     * Show a bin entry.
     *
     * The entry.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with
     * others.
     *
     * @param id Record id of the bin entry
     */
    public suspend fun showBinEntry(id: Int, options: ShowBinEntryOptions): Answer<BinEntry> =
        notFaked("showBinEntry")

    /** [showBinEntry] with nothing but what it needs. */
    public suspend fun showBinEntry(id: Int): Answer<BinEntry> =
        showBinEntry(id, ShowBinEntryOptions())

    /** [showBinEntry] with options that are set in place. */
    public suspend fun showBinEntry(id: Int, fill: ShowBinEntryOptions.() -> Unit): Answer<BinEntry> =
        showBinEntry(id, ShowBinEntryOptions().apply(fill))

    /**
     * Destroy a bin entry.
     *
     * Ends the entry before its time: the record cannot be restored any more.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Record id of the bin entry
     */
    public suspend fun destroyBinEntry(id: Int, options: DestroyBinEntryOptions): Answer<Unit> =
        notFaked("destroyBinEntry")

    /** [destroyBinEntry] with nothing but what it needs. */
    public suspend fun destroyBinEntry(id: Int): Answer<Unit> =
        destroyBinEntry(id, DestroyBinEntryOptions())

    /** [destroyBinEntry] with options that are set in place. */
    public suspend fun destroyBinEntry(id: Int, fill: DestroyBinEntryOptions.() -> Unit): Answer<Unit> =
        destroyBinEntry(id, DestroyBinEntryOptions().apply(fill))

    /**
     * Restore a deleted record.
     *
     * Restores a tag or a place as it was: with its ids, identifier, texts, names, hardware, children, states and
     * times; a place with its tags and bundle links. Texts that the memory has taken over from others are made again
     * instead. What cannot come back does not hold up the rest, and is named in `left_out`. An identifier that another
     * tag has by now is 422.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409
     * (`idempotency_key_reused`, `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and
     * later with others.
     *
     * @param id Id of the entry
     */
    public suspend fun restoreBinEntry(id: Int, options: RestoreBinEntryOptions): Answer<RestoredFromBin> =
        notFaked("restoreBinEntry")

    /** [restoreBinEntry] with nothing but what it needs. */
    public suspend fun restoreBinEntry(id: Int): Answer<RestoredFromBin> =
        restoreBinEntry(id, RestoreBinEntryOptions())

    /** [restoreBinEntry] with options that are set in place. */
    public suspend fun restoreBinEntry(id: Int, fill: RestoreBinEntryOptions.() -> Unit): Answer<RestoredFromBin> =
        restoreBinEntry(id, RestoreBinEntryOptions().apply(fill))

    /**
     * Restore deleted records.
     *
     * Restores up to 500 entries of the bin, all or none: one that is not the caller's is answered as one that does not
     * exist.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param bin Which entries of the bin are to be restored.
     */
    public suspend fun restoreBinEntries(
        bin: BinRestoring,
        options: RestoreBinEntriesOptions,
    ): Answer<List<RestoredFromBin>> =
        notFaked("restoreBinEntries")

    /** [restoreBinEntries] with nothing but what it needs. */
    public suspend fun restoreBinEntries(bin: BinRestoring): Answer<List<RestoredFromBin>> =
        restoreBinEntries(bin, RestoreBinEntriesOptions())

    /** [restoreBinEntries] with options that are set in place. */
    public suspend fun restoreBinEntries(
        bin: BinRestoring,
        fill: RestoreBinEntriesOptions.() -> Unit,
    ): Answer<List<RestoredFromBin>> =
        restoreBinEntries(bin, RestoreBinEntriesOptions().apply(fill))
}

/** What `listBinEntries` may be given. */
public class ListBinEntriesOptions : CallOptions() {
    /** At most so many entries; without it, all of them */
    public var limit: Int? = null

    /** Only entries behind the one with this id: with a smaller one */
    public var after: Int? = null

    /** Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored */
    public var customerId: RecordOrNone? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `destroyBinEntry` may be given. */
public class DestroyBinEntryOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `restoreBinEntry` may be given. */
public class RestoreBinEntryOptions : CallOptions() {
    /**
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `restoreBinEntries` may be given. */
public class RestoreBinEntriesOptions : CallOptions() {
    /**
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}
