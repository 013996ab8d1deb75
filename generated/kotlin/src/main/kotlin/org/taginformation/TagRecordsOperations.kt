// Generated from openapi.json: the operations of "Tag records".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Managing tags as records: their description, place, parent and addresses.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface TagRecordsOperations {
    /**
     * List tag records.
     *
     * The customer's tags; for an admin, everybody's and nobody's. By ascending id. With `limit` the list comes in
     * pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     * Beyond 10 000, `X-Total-Count-Relation` says that there are more. Filters go together: listed and counted is what
     * all of them are true of.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`, `X-Total-Count-Relation`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `too_much_to_search`, `unavailable`), and later with others.
     */
    public suspend fun listTagRecords(options: ListTagRecordsOptions): Answer<List<TagRecord>> =
        notFaked("listTagRecords")

    /** [listTagRecords] with nothing but what it needs. */
    public suspend fun listTagRecords(): Answer<List<TagRecord>> =
        listTagRecords(ListTagRecordsOptions())

    /** [listTagRecords] with options that are set in place. */
    public suspend fun listTagRecords(fill: ListTagRecordsOptions.() -> Unit): Answer<List<TagRecord>> =
        listTagRecords(ListTagRecordsOptions().apply(fill))

    /**
     * All that [listTagRecords] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allTagRecords(options: ListTagRecordsOptions): Flow<TagRecord> =
        elementsOf({ after -> listTagRecords(options.onPage(after)) }) { it }

    /** [allTagRecords] with nothing but what it needs. */
    public fun allTagRecords(): Flow<TagRecord> = allTagRecords(ListTagRecordsOptions())

    /** [allTagRecords] with options that are set in place. */
    public fun allTagRecords(fill: ListTagRecordsOptions.() -> Unit): Flow<TagRecord> = allTagRecords(ListTagRecordsOptions().apply(fill))

    /**
     * Create a tag record.
     *
     * Makes a tag without text, name or hardware. It belongs to the customer that makes it. The header `Location` has
     * the record's address.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param tag A tag to be made.
     */
    public suspend fun createTagRecord(tag: NewTagRecord, options: CreateTagRecordOptions): Answer<TagRecord> =
        notFaked("createTagRecord")

    /** [createTagRecord] with nothing but what it needs. */
    public suspend fun createTagRecord(tag: NewTagRecord): Answer<TagRecord> =
        createTagRecord(tag, CreateTagRecordOptions())

    /** [createTagRecord] with options that are set in place. */
    public suspend fun createTagRecord(tag: NewTagRecord, fill: CreateTagRecordOptions.() -> Unit): Answer<TagRecord> =
        createTagRecord(tag, CreateTagRecordOptions().apply(fill))

    /**
     * Show a tag record.
     *
     * The tag with its texts, names, hardware and where that is.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param id Record id of the tag record
     */
    public suspend fun showTagRecord(id: TagRecordId, options: ShowTagRecordOptions): Answer<ShownTagRecord> =
        notFaked("showTagRecord")

    /** [showTagRecord] with nothing but what it needs. */
    public suspend fun showTagRecord(id: TagRecordId): Answer<ShownTagRecord> =
        showTagRecord(id, ShowTagRecordOptions())

    /** [showTagRecord] with options that are set in place. */
    public suspend fun showTagRecord(id: TagRecordId, fill: ShowTagRecordOptions.() -> Unit): Answer<ShownTagRecord> =
        showTagRecord(id, ShowTagRecordOptions().apply(fill))

    /**
     * Update a tag record.
     *
     * Changes the tag. Fields that are absent stay as they are.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Record id of the tag record
     * @param tag What is to be changed of a tag.
     */
    public suspend fun updateTagRecord(
        id: TagRecordId,
        tag: TagRecordChanges,
        options: UpdateTagRecordOptions,
    ): Answer<Unit> =
        notFaked("updateTagRecord")

    /** [updateTagRecord] with nothing but what it needs. */
    public suspend fun updateTagRecord(id: TagRecordId, tag: TagRecordChanges): Answer<Unit> =
        updateTagRecord(id, tag, UpdateTagRecordOptions())

    /** [updateTagRecord] with options that are set in place. */
    public suspend fun updateTagRecord(
        id: TagRecordId,
        tag: TagRecordChanges,
        fill: UpdateTagRecordOptions.() -> Unit,
    ): Answer<Unit> =
        updateTagRecord(id, tag, UpdateTagRecordOptions().apply(fill))

    /**
     * Destroy a tag record.
     *
     * Destroys the tag with its text and names; its hardware stays and is free. Does nothing where there is no such
     * tag.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 412 (`changed_meanwhile`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and
     * later with others.
     *
     * @param id Record id of the tag record
     */
    public suspend fun destroyTagRecord(id: TagRecordId, options: DestroyTagRecordOptions): Answer<Unit> =
        notFaked("destroyTagRecord")

    /** [destroyTagRecord] with nothing but what it needs. */
    public suspend fun destroyTagRecord(id: TagRecordId): Answer<Unit> =
        destroyTagRecord(id, DestroyTagRecordOptions())

    /** [destroyTagRecord] with options that are set in place. */
    public suspend fun destroyTagRecord(id: TagRecordId, fill: DestroyTagRecordOptions.() -> Unit): Answer<Unit> =
        destroyTagRecord(id, DestroyTagRecordOptions().apply(fill))

    /**
     * List the history of a tag record.
     *
     * What was changed of the tag record, by whom and when. It tells of its texts, names and hardware, too. The new
     * owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins see that of a
     * record that is gone. The oldest first, or with `newest=1` the newest. With `limit` the list comes in pages: the
     * header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all; it is
     * absent where they are more than 10 000.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`), and later with others.
     *
     * @param id Record id of the tag record
     */
    public suspend fun listTagRecordHistory(
        id: TagRecordId,
        options: ListTagRecordHistoryOptions,
    ): Answer<List<HistoryEntry>> =
        notFaked("listTagRecordHistory")

    /** [listTagRecordHistory] with nothing but what it needs. */
    public suspend fun listTagRecordHistory(id: TagRecordId): Answer<List<HistoryEntry>> =
        listTagRecordHistory(id, ListTagRecordHistoryOptions())

    /** [listTagRecordHistory] with options that are set in place. */
    public suspend fun listTagRecordHistory(
        id: TagRecordId,
        fill: ListTagRecordHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listTagRecordHistory(id, ListTagRecordHistoryOptions().apply(fill))

    /**
     * All that [listTagRecordHistory] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allTagRecordHistory(id: TagRecordId, options: ListTagRecordHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listTagRecordHistory(id, options.onPage(after)) }) { it }

    /** [allTagRecordHistory] with nothing but what it needs. */
    public fun allTagRecordHistory(id: TagRecordId): Flow<HistoryEntry> = allTagRecordHistory(id, ListTagRecordHistoryOptions())

    /** [allTagRecordHistory] with options that are set in place. */
    public fun allTagRecordHistory(id: TagRecordId, fill: ListTagRecordHistoryOptions.() -> Unit): Flow<HistoryEntry> = allTagRecordHistory(id, ListTagRecordHistoryOptions().apply(fill))

    /**
     * Erase the history of a tag record.
     *
     * Erases all entries that the history of the tag record lists; the tag record stays as it is. Only an admin may.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param id Record id of the tag record
     */
    public suspend fun eraseTagRecordHistory(id: TagRecordId, options: EraseTagRecordHistoryOptions): Answer<Unit> =
        notFaked("eraseTagRecordHistory")

    /** [eraseTagRecordHistory] with nothing but what it needs. */
    public suspend fun eraseTagRecordHistory(id: TagRecordId): Answer<Unit> =
        eraseTagRecordHistory(id, EraseTagRecordHistoryOptions())

    /** [eraseTagRecordHistory] with options that are set in place. */
    public suspend fun eraseTagRecordHistory(
        id: TagRecordId,
        fill: EraseTagRecordHistoryOptions.() -> Unit,
    ): Answer<Unit> =
        eraseTagRecordHistory(id, EraseTagRecordHistoryOptions().apply(fill))

    /**
     * Change many tags.
     *
     * Moves, hides, shows, gives away or deletes up to 10000 tags: those that are named, or all that filters find. It
     * is done with all of them or with none; one that the caller does not reach is answered as one that does not exist.
     * With `dry_run=1` nothing is done, and the answer counts what goes with the tags. Where `count` is not how many
     * there are by then, the answer is 409 with `X-Error-Reason: found_changed`.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`, `found_changed`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`),
     * 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param bulk What is to be done with many tags.
     */
    public suspend fun changeTags(bulk: TagBulk, options: ChangeTagsOptions): Answer<TagBulkResult> =
        notFaked("changeTags")

    /** [changeTags] with nothing but what it needs. */
    public suspend fun changeTags(bulk: TagBulk): Answer<TagBulkResult> =
        changeTags(bulk, ChangeTagsOptions())

    /** [changeTags] with options that are set in place. */
    public suspend fun changeTags(bulk: TagBulk, fill: ChangeTagsOptions.() -> Unit): Answer<TagBulkResult> =
        changeTags(bulk, ChangeTagsOptions().apply(fill))

    /**
     * Set the picture of a tag record.
     *
     * The picture is sent as its bytes, as the field `picture` of a multipart form, or in JSON: JPEG, PNG, WebP, AVIF
     * or GIF (of which the first frame is taken), whatever name and type say; at most 20 MB and 50 million pixels. It
     * is turned as the camera says, and stored without metadata in several widths. `image_url` of the record is then
     * its address.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`picture_too_large`,
     * `pictures_full`, `too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_pictures`, `unavailable`), and later with
     * others.
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

    /** [setTagRecordPicture] with nothing but what it needs. */
    public suspend fun setTagRecordPicture(id: TagRecordId, picture: SentPicture): Answer<TagRecord> =
        setTagRecordPicture(id, picture, SetTagRecordPictureOptions())

    /** [setTagRecordPicture] with options that are set in place. */
    public suspend fun setTagRecordPicture(
        id: TagRecordId,
        picture: SentPicture,
        fill: SetTagRecordPictureOptions.() -> Unit,
    ): Answer<TagRecord> =
        setTagRecordPicture(id, picture, SetTagRecordPictureOptions().apply(fill))

    /**
     * Take the picture off a tag record.
     *
     * The tag record has no picture then, nor the address of one.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and
     * later with others.
     *
     * @param id Record id of the tag record
     */
    public suspend fun destroyTagRecordPicture(id: TagRecordId, options: DestroyTagRecordPictureOptions): Answer<Unit> =
        notFaked("destroyTagRecordPicture")

    /** [destroyTagRecordPicture] with nothing but what it needs. */
    public suspend fun destroyTagRecordPicture(id: TagRecordId): Answer<Unit> =
        destroyTagRecordPicture(id, DestroyTagRecordPictureOptions())

    /** [destroyTagRecordPicture] with options that are set in place. */
    public suspend fun destroyTagRecordPicture(
        id: TagRecordId,
        fill: DestroyTagRecordPictureOptions.() -> Unit,
    ): Answer<Unit> =
        destroyTagRecordPicture(id, DestroyTagRecordPictureOptions().apply(fill))

    /**
     * Make many tags.
     *
     * Makes up to 500 tags without text, name or hardware, whose codes can be printed before anybody knows what they
     * will say: all of them, or none. A customer has at most 10000 that are not in use.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param mint Tags to be made without text, name or hardware.
     */
    public suspend fun mintTags(mint: TagMint, options: MintTagsOptions): Answer<List<TagRecord>> =
        notFaked("mintTags")

    /** [mintTags] with nothing but what it needs. */
    public suspend fun mintTags(mint: TagMint): Answer<List<TagRecord>> =
        mintTags(mint, MintTagsOptions())

    /** [mintTags] with options that are set in place. */
    public suspend fun mintTags(mint: TagMint, fill: MintTagsOptions.() -> Unit): Answer<List<TagRecord>> =
        mintTags(mint, MintTagsOptions().apply(fill))

    /**
     * Import tags.
     *
     * Changes the tags that a table is about, and makes those that are not there. The table is that of an export, or
     * has some of its columns; it comes as `text/csv` (UTF-8, or the `charset` of the type), as an .xlsx file (its
     * sheet `Tags`, else the first), or in JSON as a text or as rows, 5000 of them and 20 MB at most. A row is found by
     * `tag_identifier`, without it by its hardware, and by its reference. What is absent or blank stays as it is, but
     * with `blank=clear`; nothing is deleted, and no hardware moved. A translation that says something else than what
     * is stored, and than what a machine has stored there before, becomes human work. Rows that are invalid do not hold
     * up the others, unless `atomic=1`. The same table a second time changes nothing.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_imports`,
     * `unavailable`), and later with others.
     *
     * @param import A table of tags, as exports write it.
     */
    public suspend fun importTags(import: TagTable, options: ImportTagsOptions): Answer<TagImport> =
        notFaked("importTags")

    /** [importTags] with nothing but what it needs. */
    public suspend fun importTags(import: TagTable): Answer<TagImport> =
        importTags(import, ImportTagsOptions())

    /** [importTags] with options that are set in place. */
    public suspend fun importTags(import: TagTable, fill: ImportTagsOptions.() -> Unit): Answer<TagImport> =
        importTags(import, ImportTagsOptions().apply(fill))

    /**
     * Show what is written on a chip.
     *
     * The NDEF message with which an NFC chip leads to the tag's public address, and the chips that hold it as they
     * come from the factory. `/Tags/{id}/ndef` has the same message as bytes.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later
     * with others.
     *
     * @param id Record id of the tag
     */
    public suspend fun showTagNdef(id: TagRecordId, options: ShowTagNdefOptions): Answer<TagNdef> =
        notFaked("showTagNdef")

    /** [showTagNdef] with nothing but what it needs. */
    public suspend fun showTagNdef(id: TagRecordId): Answer<TagNdef> =
        showTagNdef(id, ShowTagNdefOptions())

    /** [showTagNdef] with options that are set in place. */
    public suspend fun showTagNdef(id: TagRecordId, fill: ShowTagNdefOptions.() -> Unit): Answer<TagNdef> =
        showTagNdef(id, ShowTagNdefOptions().apply(fill))
}

/** What `listTagRecords` may be given. */
public class ListTagRecordsOptions : CallOptions() {
    /** At most so many tag records; without it, all of them */
    public var limit: Int? = null

    /** Only tag records with a larger record id */
    public var after: TagRecordId? = null

    /**
     * `details`: with `reference`, `hidden`, `position` and `credit` in each tag. A list with commas; unknown words are
     * ignored
     */
    public var expand: String? = null

    /**
     * Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code, without
     * regard to case and accents. A word of one or two letters is the beginning of a word. A printed address, an
     * identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or more;
     * for admins an e-mail address finds the tags of that customer
     */
    public var q: String? = null

    /** Record id of its place; `none`: in no place */
    public var placeId: RecordOrNone? = null

    /** Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored */
    public var customerId: RecordOrNone? = null

    /** A language in which it has something: a text or a name, or what `state` and `part` say of them */
    public var langCode: LanguageCode? = null

    /**
     * How its text stands in that language, or its name where `part` says so: the original, a person’s work, a
     * machine’s, work that was made from an older original, or not there although there is an original. Needs
     * `lang_code`
     */
    public var state: ListTagRecordsState? = null

    /** Which of the two `lang_code` and `state` are about. Needs `lang_code` */
    public var part: ListTagRecordsPart? = null

    /** The type of hardware that leads to it; `none`: no hardware does */
    public var hardware: ListTagRecordsHardware? = null

    /** `1`: it has a text or a name; `0`: it has neither */
    public var inUse: Int? = null

    /** `1`: it is not open to visitors yet; `0`: it is open */
    public var hidden: Int? = null

    /** Changed since then: a day in UTC, or an instant */
    public var updatedSince: String? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showTagRecord` may be given. */
public class ShowTagRecordOptions : CallOptions() {
    /**
     * `details`: with `reference`, `hidden`, `position` and `credit` in each tag. A list with commas; unknown words are
     * ignored
     */
    public var expand: String? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateTagRecord` may be given. */
public class UpdateTagRecordOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `destroyTagRecord` may be given. */
public class DestroyTagRecordOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `listTagRecordHistory` may be given. */
public class ListTagRecordHistoryOptions : CallOptions() {
    /** At most so many entries; without it, all of them */
    public var limit: Int? = null

    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    public var after: Long? = null

    /** `1`: the newest entries come first; otherwise the oldest do */
    public var newest: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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

/** What `setTagRecordPicture` may be given. */
public class SetTagRecordPictureOptions : CallOptions()

/** What `destroyTagRecordPicture` may be given. */
public class DestroyTagRecordPictureOptions : CallOptions()

/** What `mintTags` may be given. */
public class MintTagsOptions : CallOptions() {
    /**
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `importTags` may be given. */
public class ImportTagsOptions : CallOptions() {
    /** `1`: nothing is done; the answer tells what would be */
    public var dryRun: Int? = null

    /** `1`: where a row is invalid, nothing is done, and the answer is 422 with the same report */
    public var atomic: Int? = null

    /** `0`: rows whose tag is not found are invalid */
    public var create: Int? = null

    /**
     * `1`: a `place` that is not there is made for the tag's customer, where `latitude` and `longitude` of its first
     * row say
     */
    public var createPlaces: Int? = null

    /**
     * `clear`: a blank cell empties `reference`, `place`, `position`, `description`, `image_url`, `text_url`, where the
     * table has that column
     */
    public var blank: ImportTagsBlank? = null
}

/** What `showTagNdef` may be given. */
public class ShowTagNdefOptions : CallOptions() {
    /**
     * With `1` the message also names the first of the apps for Android that open the links on tags; a phone that has
     * not got it is led to a store
     */
    public var app: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}
