// Generated from openapi.json: the operations of "Hardware".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Manage the NFC chips, beacons and QR codes by which tags are found.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface HardwareOperations {
    /**
     * List hardware items.
     *
     * Returns an empty list: hardware is not listed. A tag's hardware is returned with the tag. Sorted by ascending id.
     * If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page.
     * `X-Total-Count` is the total number of records.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`, `unavailable`).
     * Later versions can add others.
     */
    public suspend fun listHardwares(options: ListHardwaresOptions): Answer<List<Hardware>> =
        notFaked("listHardwares")

    /** [listHardwares] with its required parameters only. */
    public suspend fun listHardwares(): Answer<List<Hardware>> =
        listHardwares(ListHardwaresOptions())

    /** [listHardwares] with options set in braces. */
    public suspend fun listHardwares(fill: ListHardwaresOptions.() -> Unit): Answer<List<Hardware>> =
        listHardwares(ListHardwaresOptions().apply(fill))

    /**
     * All records of [listHardwares], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allHardwares(options: ListHardwaresOptions): Flow<Hardware> =
        elementsOf({ after -> listHardwares(options.onPage(after)) }) { it }

    /** [allHardwares] with its required parameters only. */
    public fun allHardwares(): Flow<Hardware> = allHardwares(ListHardwaresOptions())

    /** [allHardwares] with options set in braces. */
    public fun allHardwares(fill: ListHardwaresOptions.() -> Unit): Flow<Hardware> = allHardwares(ListHardwaresOptions().apply(fill))

    /**
     * Create a hardware item.
     *
     * Creates a hardware item. With `tag_id`, it is attached to that tag. A free item is taken over, and an item of
     * another tag of the same customer is moved. An item that is attached to anybody else's tag is refused. The
     * `Location` header has the URL of the record.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`, `X-Warning`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param hardware A new hardware item.
     */
    public suspend fun createHardware(hardware: NewHardware, options: CreateHardwareOptions): Answer<Hardware> =
        notFaked("createHardware")

    /** [createHardware] with its required parameters only. */
    public suspend fun createHardware(hardware: NewHardware): Answer<Hardware> =
        createHardware(hardware, CreateHardwareOptions())

    /** [createHardware] with options set in braces. */
    public suspend fun createHardware(hardware: NewHardware, fill: CreateHardwareOptions.() -> Unit): Answer<Hardware> =
        createHardware(hardware, CreateHardwareOptions().apply(fill))

    /**
     * Get a hardware item.
     *
     * Returns the hardware item.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions
     * can add others.
     *
     * @param id Record id of the hardware item
     */
    public suspend fun showHardware(id: Int, options: ShowHardwareOptions): Answer<Hardware> =
        notFaked("showHardware")

    /** [showHardware] with its required parameters only. */
    public suspend fun showHardware(id: Int): Answer<Hardware> =
        showHardware(id, ShowHardwareOptions())

    /** [showHardware] with options set in braces. */
    public suspend fun showHardware(id: Int, fill: ShowHardwareOptions.() -> Unit): Answer<Hardware> =
        showHardware(id, ShowHardwareOptions().apply(fill))

    /**
     * Update a hardware item.
     *
     * Updates the hardware item. A different `tag_id` moves it to that tag; a blank one frees it. Absent fields keep
     * their values.
     *
     * Takes a token. The answer has the headers `X-Warning`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the hardware item
     * @param hardware Changes to a hardware item.
     */
    public suspend fun updateHardware(
        id: Int,
        hardware: HardwareChanges,
        options: UpdateHardwareOptions,
    ): Answer<Hardware> =
        notFaked("updateHardware")

    /** [updateHardware] with its required parameters only. */
    public suspend fun updateHardware(id: Int, hardware: HardwareChanges): Answer<Hardware> =
        updateHardware(id, hardware, UpdateHardwareOptions())

    /** [updateHardware] with options set in braces. */
    public suspend fun updateHardware(
        id: Int,
        hardware: HardwareChanges,
        fill: UpdateHardwareOptions.() -> Unit,
    ): Answer<Hardware> =
        updateHardware(id, hardware, UpdateHardwareOptions().apply(fill))

    /**
     * Delete a hardware item.
     *
     * Deletes the hardware item.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the hardware item
     */
    public suspend fun destroyHardware(id: Int, options: DestroyHardwareOptions): Answer<Unit> =
        notFaked("destroyHardware")

    /** [destroyHardware] with its required parameters only. */
    public suspend fun destroyHardware(id: Int): Answer<Unit> =
        destroyHardware(id, DestroyHardwareOptions())

    /** [destroyHardware] with options set in braces. */
    public suspend fun destroyHardware(id: Int, fill: DestroyHardwareOptions.() -> Unit): Answer<Unit> =
        destroyHardware(id, DestroyHardwareOptions().apply(fill))

    /**
     * List the history of a hardware item.
     *
     * Returns what was changed in the hardware item, by whom and when. A new owner of a tag sees its history from the
     * transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from
     * oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link`
     * header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is
     * absent if there are more than 10 000.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`). Later versions can add others.
     *
     * @param id Record id of the hardware item
     */
    public suspend fun listHardwareHistory(id: Int, options: ListHardwareHistoryOptions): Answer<List<HistoryEntry>> =
        notFaked("listHardwareHistory")

    /** [listHardwareHistory] with its required parameters only. */
    public suspend fun listHardwareHistory(id: Int): Answer<List<HistoryEntry>> =
        listHardwareHistory(id, ListHardwareHistoryOptions())

    /** [listHardwareHistory] with options set in braces. */
    public suspend fun listHardwareHistory(
        id: Int,
        fill: ListHardwareHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listHardwareHistory(id, ListHardwareHistoryOptions().apply(fill))

    /**
     * All records of [listHardwareHistory], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allHardwareHistory(id: Int, options: ListHardwareHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listHardwareHistory(id, options.onPage(after)) }) { it }

    /** [allHardwareHistory] with its required parameters only. */
    public fun allHardwareHistory(id: Int): Flow<HistoryEntry> = allHardwareHistory(id, ListHardwareHistoryOptions())

    /** [allHardwareHistory] with options set in braces. */
    public fun allHardwareHistory(id: Int, fill: ListHardwareHistoryOptions.() -> Unit): Flow<HistoryEntry> = allHardwareHistory(id, ListHardwareHistoryOptions().apply(fill))

    /**
     * Erase the history of a hardware item.
     *
     * Erases all entries in the history of the hardware item. The hardware item itself is not changed. Admins only.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the hardware item
     */
    public suspend fun eraseHardwareHistory(id: Int, options: EraseHardwareHistoryOptions): Answer<Unit> =
        notFaked("eraseHardwareHistory")

    /** [eraseHardwareHistory] with its required parameters only. */
    public suspend fun eraseHardwareHistory(id: Int): Answer<Unit> =
        eraseHardwareHistory(id, EraseHardwareHistoryOptions())

    /** [eraseHardwareHistory] with options set in braces. */
    public suspend fun eraseHardwareHistory(id: Int, fill: EraseHardwareHistoryOptions.() -> Unit): Answer<Unit> =
        eraseHardwareHistory(id, EraseHardwareHistoryOptions().apply(fill))
}

/** What `listHardwares` may be given. */
public class ListHardwaresOptions : CallOptions() {
    /** Maximum number of hardware items to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only hardware items with a larger record id */
    public var after: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListHardwaresOptions.onPage(cursor: Long?): ListHardwaresOptions {
    val page = ListHardwaresOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `createHardware` may be given. */
public class CreateHardwareOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showHardware` may be given. */
public class ShowHardwareOptions : CallOptions() {
    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateHardware` may be given. */
public class UpdateHardwareOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `destroyHardware` may be given. */
public class DestroyHardwareOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `listHardwareHistory` may be given. */
public class ListHardwareHistoryOptions : CallOptions() {
    /** Maximum number of entries to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    public var after: Long? = null

    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    public var newest: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListHardwareHistoryOptions.onPage(cursor: Long?): ListHardwareHistoryOptions {
    val page = ListHardwareHistoryOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.newest = newest
    page.after = cursor ?: after
    return page
}

/** What `eraseHardwareHistory` may be given. */
public class EraseHardwareHistoryOptions : CallOptions()
