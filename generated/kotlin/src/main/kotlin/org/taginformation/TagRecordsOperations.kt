// Generated from openapi.json: the operations of "Tag records".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Manage tags as records: their description, place, parent and URLs.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface TagRecordsOperations {
    /**
     * List tag records.
     *
     * Returns the customer's tags. For an admin, returns all tags, including those without an owner. Sorted by
     * ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the
     * next page. `X-Total-Count` is the total number of records. If there are more than 10 000,
     * `X-Total-Count-Relation` is `gte`. Filters are combined with AND: the list and the total contain only records
     * that match all of them.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`, `X-Total-Count-Relation`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `too_much_to_search`, `unavailable`). Later versions can add others.
     */
    public suspend fun listTagRecords(options: ListTagRecordsOptions): Answer<List<TagRecord>> =
        notFaked("listTagRecords")

    /** [listTagRecords] with its required parameters only. */
    public suspend fun listTagRecords(): Answer<List<TagRecord>> =
        listTagRecords(ListTagRecordsOptions())

    /** [listTagRecords] with options set in braces. */
    public suspend fun listTagRecords(fill: ListTagRecordsOptions.() -> Unit): Answer<List<TagRecord>> =
        listTagRecords(ListTagRecordsOptions().apply(fill))

    /**
     * All records of [listTagRecords], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allTagRecords(options: ListTagRecordsOptions): Flow<TagRecord> =
        elementsOf({ after -> listTagRecords(options.onPage(after)) }) { it }

    /** [allTagRecords] with its required parameters only. */
    public fun allTagRecords(): Flow<TagRecord> = allTagRecords(ListTagRecordsOptions())

    /** [allTagRecords] with options set in braces. */
    public fun allTagRecords(fill: ListTagRecordsOptions.() -> Unit): Flow<TagRecord> = allTagRecords(ListTagRecordsOptions().apply(fill))

    /**
     * Create a tag record.
     *
     * Creates a tag without text, name or hardware. It belongs to the customer that creates it. The `Location` header
     * has the URL of the record.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param tag A new tag.
     */
    public suspend fun createTagRecord(tag: NewTagRecord, options: CreateTagRecordOptions): Answer<TagRecord> =
        notFaked("createTagRecord")

    /** [createTagRecord] with its required parameters only. */
    public suspend fun createTagRecord(tag: NewTagRecord): Answer<TagRecord> =
        createTagRecord(tag, CreateTagRecordOptions())

    /** [createTagRecord] with options set in braces. */
    public suspend fun createTagRecord(tag: NewTagRecord, fill: CreateTagRecordOptions.() -> Unit): Answer<TagRecord> =
        createTagRecord(tag, CreateTagRecordOptions().apply(fill))

    /**
     * Get a tag record.
     *
     * Returns the tag with its texts, names, hardware and locations.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the tag record
     */
    public suspend fun showTagRecord(id: TagRecordId, options: ShowTagRecordOptions): Answer<ShownTagRecord> =
        notFaked("showTagRecord")

    /** [showTagRecord] with its required parameters only. */
    public suspend fun showTagRecord(id: TagRecordId): Answer<ShownTagRecord> =
        showTagRecord(id, ShowTagRecordOptions())

    /** [showTagRecord] with options set in braces. */
    public suspend fun showTagRecord(id: TagRecordId, fill: ShowTagRecordOptions.() -> Unit): Answer<ShownTagRecord> =
        showTagRecord(id, ShowTagRecordOptions().apply(fill))

    /**
     * Update a tag record.
     *
     * Updates the tag. Absent fields keep their values.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the tag record
     * @param tag Changes to a tag.
     */
    public suspend fun updateTagRecord(
        id: TagRecordId,
        tag: TagRecordChanges,
        options: UpdateTagRecordOptions,
    ): Answer<Unit> =
        notFaked("updateTagRecord")

    /** [updateTagRecord] with its required parameters only. */
    public suspend fun updateTagRecord(id: TagRecordId, tag: TagRecordChanges): Answer<Unit> =
        updateTagRecord(id, tag, UpdateTagRecordOptions())

    /** [updateTagRecord] with options set in braces. */
    public suspend fun updateTagRecord(
        id: TagRecordId,
        tag: TagRecordChanges,
        fill: UpdateTagRecordOptions.() -> Unit,
    ): Answer<Unit> =
        updateTagRecord(id, tag, UpdateTagRecordOptions().apply(fill))

    /**
     * Delete a tag record.
     *
     * Deletes the tag with its text and names. Its hardware is kept and becomes free. Has no effect if the tag does not
     * exist.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 412 (`changed_meanwhile`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param id Record id of the tag record
     */
    public suspend fun destroyTagRecord(id: TagRecordId, options: DestroyTagRecordOptions): Answer<Unit> =
        notFaked("destroyTagRecord")

    /** [destroyTagRecord] with its required parameters only. */
    public suspend fun destroyTagRecord(id: TagRecordId): Answer<Unit> =
        destroyTagRecord(id, DestroyTagRecordOptions())

    /** [destroyTagRecord] with options set in braces. */
    public suspend fun destroyTagRecord(id: TagRecordId, fill: DestroyTagRecordOptions.() -> Unit): Answer<Unit> =
        destroyTagRecord(id, DestroyTagRecordOptions().apply(fill))

    /**
     * List the history of a tag record.
     *
     * Returns what was changed in the tag record, by whom and when. This includes its texts, names and hardware. A new
     * owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins can see the
     * history of a deleted record. Sorted from oldest to newest; with `newest=1` from newest to oldest. If `limit` is
     * given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count`
     * is the total number of entries; it is absent if there are more than 10 000.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`). Later versions can add others.
     *
     * @param id Record id of the tag record
     */
    public suspend fun listTagRecordHistory(
        id: TagRecordId,
        options: ListTagRecordHistoryOptions,
    ): Answer<List<HistoryEntry>> =
        notFaked("listTagRecordHistory")

    /** [listTagRecordHistory] with its required parameters only. */
    public suspend fun listTagRecordHistory(id: TagRecordId): Answer<List<HistoryEntry>> =
        listTagRecordHistory(id, ListTagRecordHistoryOptions())

    /** [listTagRecordHistory] with options set in braces. */
    public suspend fun listTagRecordHistory(
        id: TagRecordId,
        fill: ListTagRecordHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listTagRecordHistory(id, ListTagRecordHistoryOptions().apply(fill))

    /**
     * All records of [listTagRecordHistory], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allTagRecordHistory(id: TagRecordId, options: ListTagRecordHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listTagRecordHistory(id, options.onPage(after)) }) { it }

    /** [allTagRecordHistory] with its required parameters only. */
    public fun allTagRecordHistory(id: TagRecordId): Flow<HistoryEntry> = allTagRecordHistory(id, ListTagRecordHistoryOptions())

    /** [allTagRecordHistory] with options set in braces. */
    public fun allTagRecordHistory(id: TagRecordId, fill: ListTagRecordHistoryOptions.() -> Unit): Flow<HistoryEntry> = allTagRecordHistory(id, ListTagRecordHistoryOptions().apply(fill))

    /**
     * Erase the history of a tag record.
     *
     * Erases all entries in the history of the tag record. The tag record itself is not changed. Admins only.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the tag record
     */
    public suspend fun eraseTagRecordHistory(id: TagRecordId, options: EraseTagRecordHistoryOptions): Answer<Unit> =
        notFaked("eraseTagRecordHistory")

    /** [eraseTagRecordHistory] with its required parameters only. */
    public suspend fun eraseTagRecordHistory(id: TagRecordId): Answer<Unit> =
        eraseTagRecordHistory(id, EraseTagRecordHistoryOptions())

    /** [eraseTagRecordHistory] with options set in braces. */
    public suspend fun eraseTagRecordHistory(
        id: TagRecordId,
        fill: EraseTagRecordHistoryOptions.() -> Unit,
    ): Answer<Unit> =
        eraseTagRecordHistory(id, EraseTagRecordHistoryOptions().apply(fill))

    /**
     * Change many tags.
     *
     * Moves, hides, shows, transfers or deletes up to 10000 tags: the given ones, or all that match the filters. Either
     * all of them are changed or none. A tag that is out of the caller's reach is treated as one that does not exist.
     * With `dry_run=1` nothing is changed, and the response counts what would be affected. If `count` differs from the
     * current number of tags, the response is 409 with `X-Error-Reason: found_changed`.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`, `found_changed`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`),
     * 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param bulk A bulk change of tags.
     */
    public suspend fun changeTags(bulk: TagBulk, options: ChangeTagsOptions): Answer<TagBulkResult> =
        notFaked("changeTags")

    /** [changeTags] with its required parameters only. */
    public suspend fun changeTags(bulk: TagBulk): Answer<TagBulkResult> =
        changeTags(bulk, ChangeTagsOptions())

    /** [changeTags] with options set in braces. */
    public suspend fun changeTags(bulk: TagBulk, fill: ChangeTagsOptions.() -> Unit): Answer<TagBulkResult> =
        changeTags(bulk, ChangeTagsOptions().apply(fill))

    /**
     * Set the picture of a tag record.
     *
     * Sets the picture. Send it as raw bytes, as the field `picture` of a multipart form, or in JSON. JPEG, PNG, WebP,
     * AVIF and GIF (first frame only) are accepted, regardless of the file's name and type, up to 20 MB and 50 million
     * pixels. The picture is rotated according to its orientation tag and stored in several widths, without metadata.
     * `image_url` of the record is then its URL.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`picture_too_large`,
     * `pictures_full`, `too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_pictures`, `unavailable`). Later versions can
     * add others.
     *
     * @param id Record id of the tag record
     * @param picture A picture as JSON.
     */
    public suspend fun setTagRecordPicture(
        id: TagRecordId,
        picture: SentPicture,
        options: SetTagRecordPictureOptions,
    ): Answer<TagRecord> =
        notFaked("setTagRecordPicture")

    /** [setTagRecordPicture] with its required parameters only. */
    public suspend fun setTagRecordPicture(id: TagRecordId, picture: SentPicture): Answer<TagRecord> =
        setTagRecordPicture(id, picture, SetTagRecordPictureOptions())

    /** [setTagRecordPicture] with options set in braces. */
    public suspend fun setTagRecordPicture(
        id: TagRecordId,
        picture: SentPicture,
        fill: SetTagRecordPictureOptions.() -> Unit,
    ): Answer<TagRecord> =
        setTagRecordPicture(id, picture, SetTagRecordPictureOptions().apply(fill))

    /**
     * Remove the picture of a tag record.
     *
     * Removes the picture and its URL from the tag record.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param id Record id of the tag record
     */
    public suspend fun destroyTagRecordPicture(id: TagRecordId, options: DestroyTagRecordPictureOptions): Answer<Unit> =
        notFaked("destroyTagRecordPicture")

    /** [destroyTagRecordPicture] with its required parameters only. */
    public suspend fun destroyTagRecordPicture(id: TagRecordId): Answer<Unit> =
        destroyTagRecordPicture(id, DestroyTagRecordPictureOptions())

    /** [destroyTagRecordPicture] with options set in braces. */
    public suspend fun destroyTagRecordPicture(
        id: TagRecordId,
        fill: DestroyTagRecordPictureOptions.() -> Unit,
    ): Answer<Unit> =
        destroyTagRecordPicture(id, DestroyTagRecordPictureOptions().apply(fill))

    /**
     * Create many tags.
     *
     * Creates up to 500 tags without text, name or hardware, so that their codes can be printed before their texts are
     * known. Either all are created or none. A customer can have at most 10000 tags that are not in use.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param mint New tags without text, name or hardware.
     */
    public suspend fun mintTags(mint: TagMint, options: MintTagsOptions): Answer<List<TagRecord>> =
        notFaked("mintTags")

    /** [mintTags] with its required parameters only. */
    public suspend fun mintTags(mint: TagMint): Answer<List<TagRecord>> =
        mintTags(mint, MintTagsOptions())

    /** [mintTags] with options set in braces. */
    public suspend fun mintTags(mint: TagMint, fill: MintTagsOptions.() -> Unit): Answer<List<TagRecord>> =
        mintTags(mint, MintTagsOptions().apply(fill))

    /**
     * Import tags.
     *
     * Imports a table of tags: updates the tags that exist and creates those that do not. The table has all or some of
     * the columns of an export. Send it as `text/csv` (UTF-8, or the `charset` of the content type), as an .xlsx file
     * (its sheet `Tags`, or else the first sheet), or in JSON as a text or as rows, with at most 5000 rows and 20 MB. A
     * row is matched by `tag_identifier`, or without it by its hardware and then its reference. Absent or blank cells
     * change nothing, unless `blank=clear` is given. Nothing is deleted, and no hardware is moved. A translation
     * becomes human work if it differs both from what is stored and from what a machine has stored there before.
     * Invalid rows do not stop the others, unless `atomic=1` is given. Importing the same table again changes nothing.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_imports`,
     * `unavailable`). Later versions can add others.
     *
     * @param import A table of tags, as in exports.
     */
    public suspend fun importTags(import: TagTable, options: ImportTagsOptions): Answer<TagImport> =
        notFaked("importTags")

    /** [importTags] with its required parameters only. */
    public suspend fun importTags(import: TagTable): Answer<TagImport> =
        importTags(import, ImportTagsOptions())

    /** [importTags] with options set in braces. */
    public suspend fun importTags(import: TagTable, fill: ImportTagsOptions.() -> Unit): Answer<TagImport> =
        importTags(import, ImportTagsOptions().apply(fill))

    /**
     * Get the NDEF message of a tag.
     *
     * Returns the NDEF message with which an NFC chip leads to the tag's public address, and the chips that can hold it
     * in their factory state. `/Tags/{id}/ndef` returns the same message as bytes.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param id Record id of the tag
     */
    public suspend fun showTagNdef(id: TagRecordId, options: ShowTagNdefOptions): Answer<TagNdef> =
        notFaked("showTagNdef")

    /** [showTagNdef] with its required parameters only. */
    public suspend fun showTagNdef(id: TagRecordId): Answer<TagNdef> =
        showTagNdef(id, ShowTagNdefOptions())

    /** [showTagNdef] with options set in braces. */
    public suspend fun showTagNdef(id: TagRecordId, fill: ShowTagNdefOptions.() -> Unit): Answer<TagNdef> =
        showTagNdef(id, ShowTagNdefOptions().apply(fill))
}

/** What `listTagRecords` may be given. */
public class ListTagRecordsOptions : CallOptions() {
    /** Maximum number of tag records to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only tag records with a larger record id */
    public var after: TagRecordId? = null

    /**
     * `details` adds `reference`, `hidden`, `position` and `credit` to each tag. A comma-separated list; unknown values
     * are ignored
     */
    public var expand: String? = null

    /**
     * Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description,
     * place or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a
     * word. A printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its
     * first four or more characters. For admins, an e-mail address finds the tags of that customer
     */
    public var q: String? = null

    /** Record id of the tag's place. `none`: tags without a place */
    public var placeId: RecordOrNone? = null

    /** Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers */
    public var customerId: RecordOrNone? = null

    /** Only tags that have a text or a name in this language, or what `state` and `part` specify */
    public var langCode: LanguageCode? = null

    /**
     * State of the tag's text in that language, or of its name if `part` says so: the original, a human translation, a
     * machine translation, a translation of an older original (stale), or missing although there is an original.
     * Requires `lang_code`
     */
    public var state: ListTagRecordsState? = null

    /** Whether `lang_code` and `state` refer to the text or to the name. Requires `lang_code` */
    public var part: ListTagRecordsPart? = null

    /** Type of hardware that is attached to the tag. `none`: tags without hardware */
    public var hardware: ListTagRecordsHardware? = null

    /** `1`: tags with a text or a name. `0`: tags with neither */
    public var inUse: Int? = null

    /** `1`: tags that are not open to visitors yet. `0`: tags that are open */
    public var hidden: Int? = null

    /** Only tags that have changed since then: a day in UTC, or a point in time */
    public var updatedSince: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListTagRecordsOptions.onPage(cursor: Long?): ListTagRecordsOptions {
    val page = ListTagRecordsOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.expand = expand
    page.q = q
    page.placeId = placeId
    page.customerId = customerId
    page.langCode = langCode
    page.state = state
    page.part = part
    page.hardware = hardware
    page.inUse = inUse
    page.hidden = hidden
    page.updatedSince = updatedSince
    page.after = cursor?.toInt()?.let(::TagRecordId) ?: after
    return page
}

/** What `createTagRecord` may be given. */
public class CreateTagRecordOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showTagRecord` may be given. */
public class ShowTagRecordOptions : CallOptions() {
    /**
     * `details` adds `reference`, `hidden`, `position` and `credit` to each tag. A comma-separated list; unknown values
     * are ignored
     */
    public var expand: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateTagRecord` may be given. */
public class UpdateTagRecordOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `destroyTagRecord` may be given. */
public class DestroyTagRecordOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `listTagRecordHistory` may be given. */
public class ListTagRecordHistoryOptions : CallOptions() {
    /** Maximum number of entries to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    public var after: Long? = null

    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    public var newest: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListTagRecordHistoryOptions.onPage(cursor: Long?): ListTagRecordHistoryOptions {
    val page = ListTagRecordHistoryOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.newest = newest
    page.after = cursor ?: after
    return page
}

/** What `eraseTagRecordHistory` may be given. */
public class EraseTagRecordHistoryOptions : CallOptions()

/** What `changeTags` may be given. */
public class ChangeTagsOptions : CallOptions() {
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

/** What `setTagRecordPicture` may be given. */
public class SetTagRecordPictureOptions : CallOptions()

/** What `destroyTagRecordPicture` may be given. */
public class DestroyTagRecordPictureOptions : CallOptions()

/** What `mintTags` may be given. */
public class MintTagsOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `importTags` may be given. */
public class ImportTagsOptions : CallOptions() {
    /** `1`: changes nothing and returns what would be done */
    public var dryRun: Int? = null

    /** `1`: if any row is invalid, nothing is changed, and the response is 422 with the same report */
    public var atomic: Int? = null

    /** `0`: treats rows whose tag is not found as invalid */
    public var create: Int? = null

    /**
     * `1`: if a `place` does not exist, it is created for the tag's customer, at the `latitude` and `longitude` of its
     * first row
     */
    public var createPlaces: Int? = null

    /**
     * `clear`: a blank cell clears `reference`, `place`, `position`, `description`, `image_url`, `text_url`, if the
     * table has that column
     */
    public var blank: ImportTagsBlank? = null
}

/** What `showTagNdef` may be given. */
public class ShowTagNdefOptions : CallOptions() {
    /**
     * `1`: the message also names the first of the Android apps that open tag links. A phone without that app is led to
     * a store
     */
    public var app: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}
