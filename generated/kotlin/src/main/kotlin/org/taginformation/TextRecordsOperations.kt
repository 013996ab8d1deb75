// Generated from openapi.json: the operations of "Text records".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Managing the texts of tags, each an original with its translations.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface TextRecordsOperations {
    /**
     * List text records.
     *
     * The text records of the customer's tags; for an admin, everybody's. By ascending id. With `limit` the list comes
     * in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in
     * all. Filters go together: listed and counted is what all of them are true of.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`), and later with others.
     */
    public suspend fun listTextRecords(options: ListTextRecordsOptions): Answer<List<TextRecord>> =
        notFaked("listTextRecords")

    /** [listTextRecords] with nothing but what it needs. */
    public suspend fun listTextRecords(): Answer<List<TextRecord>> =
        listTextRecords(ListTextRecordsOptions())

    /** [listTextRecords] with options that are set in place. */
    public suspend fun listTextRecords(fill: ListTextRecordsOptions.() -> Unit): Answer<List<TextRecord>> =
        listTextRecords(ListTextRecordsOptions().apply(fill))

    /**
     * All that [listTextRecords] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allTextRecords(options: ListTextRecordsOptions): Flow<TextRecord> =
        elementsOf({ after -> listTextRecords(options.onPage(after)) }) { it }

    /** [allTextRecords] with nothing but what it needs. */
    public fun allTextRecords(): Flow<TextRecord> = allTextRecords(ListTextRecordsOptions())

    /** [allTextRecords] with options that are set in place. */
    public fun allTextRecords(fill: ListTextRecordsOptions.() -> Unit): Flow<TextRecord> = allTextRecords(ListTextRecordsOptions().apply(fill))

    /**
     * Create a text record.
     *
     * Gives a tag its text. A tag has one text record at most. The header `Location` has the record's address.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param textRecord A text record to be made.
     */
    public suspend fun createTextRecord(textRecord: NewTextRecord, options: CreateTextRecordOptions): Answer<TextRecord> =
        notFaked("createTextRecord")

    /** [createTextRecord] with nothing but what it needs. */
    public suspend fun createTextRecord(textRecord: NewTextRecord): Answer<TextRecord> =
        createTextRecord(textRecord, CreateTextRecordOptions())

    /** [createTextRecord] with options that are set in place. */
    public suspend fun createTextRecord(
        textRecord: NewTextRecord,
        fill: CreateTextRecordOptions.() -> Unit,
    ): Answer<TextRecord> =
        createTextRecord(textRecord, CreateTextRecordOptions().apply(fill))

    /**
     * Show a text record.
     *
     * The text record with its translations.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with
     * others.
     *
     * @param id Record id of the text record
     */
    public suspend fun showTextRecord(id: Int, options: ShowTextRecordOptions): Answer<ShownTextRecord> =
        notFaked("showTextRecord")

    /** [showTextRecord] with nothing but what it needs. */
    public suspend fun showTextRecord(id: Int): Answer<ShownTextRecord> =
        showTextRecord(id, ShowTextRecordOptions())

    /** [showTextRecord] with options that are set in place. */
    public suspend fun showTextRecord(id: Int, fill: ShowTextRecordOptions.() -> Unit): Answer<ShownTextRecord> =
        showTextRecord(id, ShowTextRecordOptions().apply(fill))

    /**
     * Update a text record.
     *
     * Changes the original text, its language or the gender. A changed original makes its translations stale, unless
     * `minor_edit` is given. Fields that are absent stay as they are.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Record id of the text record
     * @param textRecord What is to be changed of a text record.
     */
    public suspend fun updateTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        options: UpdateTextRecordOptions,
    ): Answer<Unit> =
        notFaked("updateTextRecord")

    /** [updateTextRecord] with nothing but what it needs. */
    public suspend fun updateTextRecord(id: Int, textRecord: TextRecordChanges): Answer<Unit> =
        updateTextRecord(id, textRecord, UpdateTextRecordOptions())

    /** [updateTextRecord] with options that are set in place. */
    public suspend fun updateTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        fill: UpdateTextRecordOptions.() -> Unit,
    ): Answer<Unit> =
        updateTextRecord(id, textRecord, UpdateTextRecordOptions().apply(fill))

    /**
     * Destroy a text record.
     *
     * Destroys the text record with all its translations.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Record id of the text record
     */
    public suspend fun destroyTextRecord(id: Int, options: DestroyTextRecordOptions): Answer<Unit> =
        notFaked("destroyTextRecord")

    /** [destroyTextRecord] with nothing but what it needs. */
    public suspend fun destroyTextRecord(id: Int): Answer<Unit> =
        destroyTextRecord(id, DestroyTextRecordOptions())

    /** [destroyTextRecord] with options that are set in place. */
    public suspend fun destroyTextRecord(id: Int, fill: DestroyTextRecordOptions.() -> Unit): Answer<Unit> =
        destroyTextRecord(id, DestroyTextRecordOptions().apply(fill))

    /**
     * List the history of a text record.
     *
     * What was changed of the text record, by whom and when. The new owner of a tag sees its history from the transfer
     * on. Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with
     * `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the
     * next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`), and later with others.
     *
     * @param id Record id of the text record
     */
    public suspend fun listTextRecordHistory(id: Int, options: ListTextRecordHistoryOptions): Answer<List<HistoryEntry>> =
        notFaked("listTextRecordHistory")

    /** [listTextRecordHistory] with nothing but what it needs. */
    public suspend fun listTextRecordHistory(id: Int): Answer<List<HistoryEntry>> =
        listTextRecordHistory(id, ListTextRecordHistoryOptions())

    /** [listTextRecordHistory] with options that are set in place. */
    public suspend fun listTextRecordHistory(
        id: Int,
        fill: ListTextRecordHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listTextRecordHistory(id, ListTextRecordHistoryOptions().apply(fill))

    /**
     * All that [listTextRecordHistory] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allTextRecordHistory(id: Int, options: ListTextRecordHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listTextRecordHistory(id, options.onPage(after)) }) { it }

    /** [allTextRecordHistory] with nothing but what it needs. */
    public fun allTextRecordHistory(id: Int): Flow<HistoryEntry> = allTextRecordHistory(id, ListTextRecordHistoryOptions())

    /** [allTextRecordHistory] with options that are set in place. */
    public fun allTextRecordHistory(id: Int, fill: ListTextRecordHistoryOptions.() -> Unit): Flow<HistoryEntry> = allTextRecordHistory(id, ListTextRecordHistoryOptions().apply(fill))

    /**
     * Erase the history of a text record.
     *
     * Erases all entries that the history of the text record lists; the text record stays as it is. Only an admin may.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param id Record id of the text record
     */
    public suspend fun eraseTextRecordHistory(id: Int, options: EraseTextRecordHistoryOptions): Answer<Unit> =
        notFaked("eraseTextRecordHistory")

    /** [eraseTextRecordHistory] with nothing but what it needs. */
    public suspend fun eraseTextRecordHistory(id: Int): Answer<Unit> =
        eraseTextRecordHistory(id, EraseTextRecordHistoryOptions())

    /** [eraseTextRecordHistory] with options that are set in place. */
    public suspend fun eraseTextRecordHistory(id: Int, fill: EraseTextRecordHistoryOptions.() -> Unit): Answer<Unit> =
        eraseTextRecordHistory(id, EraseTextRecordHistoryOptions().apply(fill))
}

/** What `listTextRecords` may be given. */
public class ListTextRecordsOptions : CallOptions() {
    /** At most so many text records; without it, all of them */
    public var limit: Int? = null

    /** Only text records with a larger record id */
    public var after: Int? = null

    /** Record id of the place of its tag; `none`: in no place */
    public var placeId: RecordOrNone? = null

    /** Record id of the customer whose its tag is; `none`: nobody’s. Only for admins; from others it is ignored */
    public var customerId: RecordOrNone? = null

    /** Its language */
    public var langCode: LanguageCode? = null

    /** Changed since then: a day in UTC, or an instant */
    public var updatedSince: String? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showTextRecord` may be given. */
public class ShowTextRecordOptions : CallOptions() {
    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateTextRecord` may be given. */
public class UpdateTextRecordOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `destroyTextRecord` may be given. */
public class DestroyTextRecordOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `listTextRecordHistory` may be given. */
public class ListTextRecordHistoryOptions : CallOptions() {
    /** At most so many entries; without it, all of them */
    public var limit: Int? = null

    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    public var after: Long? = null

    /** `1`: the newest entries come first; otherwise the oldest do */
    public var newest: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
