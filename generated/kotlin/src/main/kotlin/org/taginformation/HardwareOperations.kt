// Generated from openapi.json: the operations of "Hardware".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Managing the NFC chips, beacons and QR codes by which tags are found.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface HardwareOperations {
    /**
     * List hardwares.
     *
     * Always empty: hardware is not listed. The hardware of a tag is shown with the tag. By ascending id. With `limit`
     * the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many
     * there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`, `unavailable`),
     * and later with others.
     */
    public suspend fun listHardwares(options: ListHardwaresOptions): Answer<List<Hardware>> =
        notFaked("listHardwares")

    /** [listHardwares] with nothing but what it needs. */
    public suspend fun listHardwares(): Answer<List<Hardware>> =
        listHardwares(ListHardwaresOptions())

    /** [listHardwares] with options that are set in place. */
    public suspend fun listHardwares(fill: ListHardwaresOptions.() -> Unit): Answer<List<Hardware>> =
        listHardwares(ListHardwaresOptions().apply(fill))

    /**
     * All that [listHardwares] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allHardwares(options: ListHardwaresOptions): Flow<Hardware> =
        elementsOf({ after -> listHardwares(options.onPage(after)) }) { it }

    /** [allHardwares] with nothing but what it needs. */
    public fun allHardwares(): Flow<Hardware> = allHardwares(ListHardwaresOptions())

    /** [allHardwares] with options that are set in place. */
    public fun allHardwares(fill: ListHardwaresOptions.() -> Unit): Flow<Hardware> = allHardwares(ListHardwaresOptions().apply(fill))

    /**
     * Create a hardware.
     *
     * With `tag_id` the item is attached to that tag. Attaching takes over an item that is free, and moves one from
     * another tag of the same customer; one that is attached elsewhere is refused. The header `Location` has the
     * record's address.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`, `X-Warning`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param hardware A hardware item to be made.
     */
    public suspend fun createHardware(hardware: NewHardware, options: CreateHardwareOptions): Answer<Hardware> =
        notFaked("createHardware")

    /** [createHardware] with nothing but what it needs. */
    public suspend fun createHardware(hardware: NewHardware): Answer<Hardware> =
        createHardware(hardware, CreateHardwareOptions())

    /** [createHardware] with options that are set in place. */
    public suspend fun createHardware(hardware: NewHardware, fill: CreateHardwareOptions.() -> Unit): Answer<Hardware> =
        createHardware(hardware, CreateHardwareOptions().apply(fill))

    /**
     * Show a hardware.
     *
     * The hardware item.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with
     * others.
     *
     * @param id Record id of the hardware
     */
    public suspend fun showHardware(id: Int, options: ShowHardwareOptions): Answer<Hardware> =
        notFaked("showHardware")

    /** [showHardware] with nothing but what it needs. */
    public suspend fun showHardware(id: Int): Answer<Hardware> =
        showHardware(id, ShowHardwareOptions())

    /** [showHardware] with options that are set in place. */
    public suspend fun showHardware(id: Int, fill: ShowHardwareOptions.() -> Unit): Answer<Hardware> =
        showHardware(id, ShowHardwareOptions().apply(fill))

    /**
     * Update a hardware.
     *
     * Changes the item. Another `tag_id` moves it to that tag; blank frees it. Fields that are absent stay as they are.
     *
     * Takes a token. The answer has the headers `X-Warning`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Record id of the hardware
     * @param hardware What is to be changed of a hardware item.
     */
    public suspend fun updateHardware(
        id: Int,
        hardware: HardwareChanges,
        options: UpdateHardwareOptions,
    ): Answer<Hardware> =
        notFaked("updateHardware")

    /** [updateHardware] with nothing but what it needs. */
    public suspend fun updateHardware(id: Int, hardware: HardwareChanges): Answer<Hardware> =
        updateHardware(id, hardware, UpdateHardwareOptions())

    /** [updateHardware] with options that are set in place. */
    public suspend fun updateHardware(
        id: Int,
        hardware: HardwareChanges,
        fill: UpdateHardwareOptions.() -> Unit,
    ): Answer<Hardware> =
        updateHardware(id, hardware, UpdateHardwareOptions().apply(fill))

    /**
     * Destroy a hardware.
     *
     * Destroys the item.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Record id of the hardware
     */
    public suspend fun destroyHardware(id: Int, options: DestroyHardwareOptions): Answer<Unit> =
        notFaked("destroyHardware")

    /** [destroyHardware] with nothing but what it needs. */
    public suspend fun destroyHardware(id: Int): Answer<Unit> =
        destroyHardware(id, DestroyHardwareOptions())

    /** [destroyHardware] with options that are set in place. */
    public suspend fun destroyHardware(id: Int, fill: DestroyHardwareOptions.() -> Unit): Answer<Unit> =
        destroyHardware(id, DestroyHardwareOptions().apply(fill))

    /**
     * List the history of a hardware.
     *
     * What was changed of the hardware, by whom and when. The new owner of a tag sees its history from the transfer on.
     * Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with
     * `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the
     * next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`), and later with others.
     *
     * @param id Record id of the hardware
     */
    public suspend fun listHardwareHistory(id: Int, options: ListHardwareHistoryOptions): Answer<List<HistoryEntry>> =
        notFaked("listHardwareHistory")

    /** [listHardwareHistory] with nothing but what it needs. */
    public suspend fun listHardwareHistory(id: Int): Answer<List<HistoryEntry>> =
        listHardwareHistory(id, ListHardwareHistoryOptions())

    /** [listHardwareHistory] with options that are set in place. */
    public suspend fun listHardwareHistory(
        id: Int,
        fill: ListHardwareHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listHardwareHistory(id, ListHardwareHistoryOptions().apply(fill))

    /**
     * All that [listHardwareHistory] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allHardwareHistory(id: Int, options: ListHardwareHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listHardwareHistory(id, options.onPage(after)) }) { it }

    /** [allHardwareHistory] with nothing but what it needs. */
    public fun allHardwareHistory(id: Int): Flow<HistoryEntry> = allHardwareHistory(id, ListHardwareHistoryOptions())

    /** [allHardwareHistory] with options that are set in place. */
    public fun allHardwareHistory(id: Int, fill: ListHardwareHistoryOptions.() -> Unit): Flow<HistoryEntry> = allHardwareHistory(id, ListHardwareHistoryOptions().apply(fill))

    /**
     * Erase the history of a hardware.
     *
     * Erases all entries that the history of the hardware lists; the hardware stays as it is. Only an admin may.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param id Record id of the hardware
     */
    public suspend fun eraseHardwareHistory(id: Int, options: EraseHardwareHistoryOptions): Answer<Unit> =
        notFaked("eraseHardwareHistory")

    /** [eraseHardwareHistory] with nothing but what it needs. */
    public suspend fun eraseHardwareHistory(id: Int): Answer<Unit> =
        eraseHardwareHistory(id, EraseHardwareHistoryOptions())

    /** [eraseHardwareHistory] with options that are set in place. */
    public suspend fun eraseHardwareHistory(id: Int, fill: EraseHardwareHistoryOptions.() -> Unit): Answer<Unit> =
        eraseHardwareHistory(id, EraseHardwareHistoryOptions().apply(fill))
}

/** What `listHardwares` may be given. */
public class ListHardwaresOptions : CallOptions() {
    /** At most so many hardwares; without it, all of them */
    public var limit: Int? = null

    /** Only hardwares with a larger record id */
    public var after: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showHardware` may be given. */
public class ShowHardwareOptions : CallOptions() {
    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateHardware` may be given. */
public class UpdateHardwareOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `destroyHardware` may be given. */
public class DestroyHardwareOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `listHardwareHistory` may be given. */
public class ListHardwareHistoryOptions : CallOptions() {
    /** At most so many entries; without it, all of them */
    public var limit: Int? = null

    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    public var after: Long? = null

    /** `1`: the newest entries come first; otherwise the oldest do */
    public var newest: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
