// Generated from openapi.json: the operations of "Text records".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Manage the texts of tags. A text record is an original with its translations.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface TextRecordsOperations {
    /**
     * List text records.
     *
     * Returns the text records of the customer's tags; for an admin, all text records. Sorted by ascending id. If
     * `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page.
     * `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the total contain
     * only records that match all of them.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`). Later versions can add others.
     */
    public suspend fun listTextRecords(options: ListTextRecordsOptions): Answer<List<TextRecord>> =
        notFaked("listTextRecords")

    /** [listTextRecords] with its required parameters only. */
    public suspend fun listTextRecords(): Answer<List<TextRecord>> =
        listTextRecords(ListTextRecordsOptions())

    /** [listTextRecords] with options set in braces. */
    public suspend fun listTextRecords(fill: ListTextRecordsOptions.() -> Unit): Answer<List<TextRecord>> =
        listTextRecords(ListTextRecordsOptions().apply(fill))

    /**
     * All records of [listTextRecords], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allTextRecords(options: ListTextRecordsOptions): Flow<TextRecord> =
        elementsOf({ after -> listTextRecords(options.onPage(after)) }) { it }

    /** [allTextRecords] with its required parameters only. */
    public fun allTextRecords(): Flow<TextRecord> = allTextRecords(ListTextRecordsOptions())

    /** [allTextRecords] with options set in braces. */
    public fun allTextRecords(fill: ListTextRecordsOptions.() -> Unit): Flow<TextRecord> = allTextRecords(ListTextRecordsOptions().apply(fill))

    /**
     * Create a text record.
     *
     * Adds the text to a tag. A tag can have at most one text record. The `Location` header has the URL of the record.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param textRecord A new text record.
     */
    public suspend fun createTextRecord(textRecord: NewTextRecord, options: CreateTextRecordOptions): Answer<TextRecord> =
        notFaked("createTextRecord")

    /** [createTextRecord] with its required parameters only. */
    public suspend fun createTextRecord(textRecord: NewTextRecord): Answer<TextRecord> =
        createTextRecord(textRecord, CreateTextRecordOptions())

    /** [createTextRecord] with options set in braces. */
    public suspend fun createTextRecord(
        textRecord: NewTextRecord,
        fill: CreateTextRecordOptions.() -> Unit,
    ): Answer<TextRecord> =
        createTextRecord(textRecord, CreateTextRecordOptions().apply(fill))

    /**
     * Get a text record.
     *
     * Returns the text record with its translations.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions
     * can add others.
     *
     * @param id Record id of the text record
     */
    public suspend fun showTextRecord(id: Int, options: ShowTextRecordOptions): Answer<ShownTextRecord> =
        notFaked("showTextRecord")

    /** [showTextRecord] with its required parameters only. */
    public suspend fun showTextRecord(id: Int): Answer<ShownTextRecord> =
        showTextRecord(id, ShowTextRecordOptions())

    /** [showTextRecord] with options set in braces. */
    public suspend fun showTextRecord(id: Int, fill: ShowTextRecordOptions.() -> Unit): Answer<ShownTextRecord> =
        showTextRecord(id, ShowTextRecordOptions().apply(fill))

    /**
     * Update a text record.
     *
     * Updates the original text, its language or the gender. Changing the original makes its translations stale, unless
     * `minor_edit` is given. Absent fields keep their values.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the text record
     * @param textRecord Changes to a text record.
     */
    public suspend fun updateTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        options: UpdateTextRecordOptions,
    ): Answer<Unit> =
        notFaked("updateTextRecord")

    /** [updateTextRecord] with its required parameters only. */
    public suspend fun updateTextRecord(id: Int, textRecord: TextRecordChanges): Answer<Unit> =
        updateTextRecord(id, textRecord, UpdateTextRecordOptions())

    /** [updateTextRecord] with options set in braces. */
    public suspend fun updateTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        fill: UpdateTextRecordOptions.() -> Unit,
    ): Answer<Unit> =
        updateTextRecord(id, textRecord, UpdateTextRecordOptions().apply(fill))

    /**
     * Delete a text record.
     *
     * Deletes the text record with all its translations.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the text record
     */
    public suspend fun destroyTextRecord(id: Int, options: DestroyTextRecordOptions): Answer<Unit> =
        notFaked("destroyTextRecord")

    /** [destroyTextRecord] with its required parameters only. */
    public suspend fun destroyTextRecord(id: Int): Answer<Unit> =
        destroyTextRecord(id, DestroyTextRecordOptions())

    /** [destroyTextRecord] with options set in braces. */
    public suspend fun destroyTextRecord(id: Int, fill: DestroyTextRecordOptions.() -> Unit): Answer<Unit> =
        destroyTextRecord(id, DestroyTextRecordOptions().apply(fill))

    /**
     * List the history of a text record.
     *
     * Returns what was changed in the text record, by whom and when. A new owner of a tag sees its history from the
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
     * @param id Record id of the text record
     */
    public suspend fun listTextRecordHistory(id: Int, options: ListTextRecordHistoryOptions): Answer<List<HistoryEntry>> =
        notFaked("listTextRecordHistory")

    /** [listTextRecordHistory] with its required parameters only. */
    public suspend fun listTextRecordHistory(id: Int): Answer<List<HistoryEntry>> =
        listTextRecordHistory(id, ListTextRecordHistoryOptions())

    /** [listTextRecordHistory] with options set in braces. */
    public suspend fun listTextRecordHistory(
        id: Int,
        fill: ListTextRecordHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listTextRecordHistory(id, ListTextRecordHistoryOptions().apply(fill))

    /**
     * All records of [listTextRecordHistory], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allTextRecordHistory(id: Int, options: ListTextRecordHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listTextRecordHistory(id, options.onPage(after)) }) { it }

    /** [allTextRecordHistory] with its required parameters only. */
    public fun allTextRecordHistory(id: Int): Flow<HistoryEntry> = allTextRecordHistory(id, ListTextRecordHistoryOptions())

    /** [allTextRecordHistory] with options set in braces. */
    public fun allTextRecordHistory(id: Int, fill: ListTextRecordHistoryOptions.() -> Unit): Flow<HistoryEntry> = allTextRecordHistory(id, ListTextRecordHistoryOptions().apply(fill))

    /**
     * Erase the history of a text record.
     *
     * Erases all entries in the history of the text record. The text record itself is not changed. Admins only.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the text record
     */
    public suspend fun eraseTextRecordHistory(id: Int, options: EraseTextRecordHistoryOptions): Answer<Unit> =
        notFaked("eraseTextRecordHistory")

    /** [eraseTextRecordHistory] with its required parameters only. */
    public suspend fun eraseTextRecordHistory(id: Int): Answer<Unit> =
        eraseTextRecordHistory(id, EraseTextRecordHistoryOptions())

    /** [eraseTextRecordHistory] with options set in braces. */
    public suspend fun eraseTextRecordHistory(id: Int, fill: EraseTextRecordHistoryOptions.() -> Unit): Answer<Unit> =
        eraseTextRecordHistory(id, EraseTextRecordHistoryOptions().apply(fill))
}

/** What `listTextRecords` may be given. */
public class ListTextRecordsOptions : CallOptions() {
    /** Maximum number of text records to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only text records with a larger record id */
    public var after: Int? = null

    /** Record id of the place of its tag. `none`: without a place */
    public var placeId: RecordOrNone? = null

    /** Record id of the owner of its tag. `none`: without an owner. Admins only; ignored for other callers */
    public var customerId: RecordOrNone? = null

    /** Its language */
    public var langCode: LanguageCode? = null

    /** Only tags that have changed since then: a day in UTC, or a point in time */
    public var updatedSince: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListTextRecordsOptions.onPage(cursor: Long?): ListTextRecordsOptions {
    val page = ListTextRecordsOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.placeId = placeId
    page.customerId = customerId
    page.langCode = langCode
    page.updatedSince = updatedSince
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `createTextRecord` may be given. */
public class CreateTextRecordOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showTextRecord` may be given. */
public class ShowTextRecordOptions : CallOptions() {
    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateTextRecord` may be given. */
public class UpdateTextRecordOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `destroyTextRecord` may be given. */
public class DestroyTextRecordOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `listTextRecordHistory` may be given. */
public class ListTextRecordHistoryOptions : CallOptions() {
    /** Maximum number of entries to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    public var after: Long? = null

    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    public var newest: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListTextRecordHistoryOptions.onPage(cursor: Long?): ListTextRecordHistoryOptions {
    val page = ListTextRecordHistoryOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.newest = newest
    page.after = cursor ?: after
    return page
}

/** What `eraseTextRecordHistory` may be given. */
public class EraseTextRecordHistoryOptions : CallOptions()
