// Generated from openapi.json: the operations of "Translations".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Manage the texts of tags language by language, including the originals.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface TranslationsOperations {
    /**
     * List translations.
     *
     * Returns the translations of the customer's tags, including the originals; for an admin, all translations. Sorted
     * by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of
     * the next page. `X-Total-Count` is the total number of records. Filters are combined with AND: the list and the
     * total contain only records that match all of them.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`). Later versions can add others.
     */
    public suspend fun listTranslations(options: ListTranslationsOptions): Answer<List<Translation>> =
        notFaked("listTranslations")

    /** [listTranslations] with its required parameters only. */
    public suspend fun listTranslations(): Answer<List<Translation>> =
        listTranslations(ListTranslationsOptions())

    /** [listTranslations] with options set in braces. */
    public suspend fun listTranslations(fill: ListTranslationsOptions.() -> Unit): Answer<List<Translation>> =
        listTranslations(ListTranslationsOptions().apply(fill))

    /**
     * All records of [listTranslations], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allTranslations(options: ListTranslationsOptions): Flow<Translation> =
        elementsOf({ after -> listTranslations(options.onPage(after)) }) { it }

    /** [allTranslations] with its required parameters only. */
    public fun allTranslations(): Flow<Translation> = allTranslations(ListTranslationsOptions())

    /** [allTranslations] with options set in braces. */
    public fun allTranslations(fill: ListTranslationsOptions.() -> Unit): Flow<Translation> = allTranslations(ListTranslationsOptions().apply(fill))

    /**
     * Create a translation.
     *
     * Adds a translation to a tag. If the tag has no text, the given text becomes its original. If it has one, the
     * original is machine-translated into `lang_code` and the given text is not used, unless `origin` is `human`. A
     * translation that already exists is returned unchanged. If the translation takes too long or cannot be made at the
     * moment, the response is 503; repeat the same request later to get it. The `Location` header has the URL of the
     * record.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`, `changed_meanwhile`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`translation_pending`,
     * `translation_unavailable`, `translation_cap_reached`, `unavailable`). Later versions can add others.
     *
     * @param translation A new translation.
     */
    public suspend fun createTranslation(
        translation: NewTranslation,
        options: CreateTranslationOptions,
    ): Answer<Translation> =
        notFaked("createTranslation")

    /** [createTranslation] with its required parameters only. */
    public suspend fun createTranslation(translation: NewTranslation): Answer<Translation> =
        createTranslation(translation, CreateTranslationOptions())

    /** [createTranslation] with options set in braces. */
    public suspend fun createTranslation(
        translation: NewTranslation,
        fill: CreateTranslationOptions.() -> Unit,
    ): Answer<Translation> =
        createTranslation(translation, CreateTranslationOptions().apply(fill))

    /**
     * Get a translation.
     *
     * Returns the translation.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions
     * can add others.
     *
     * @param id Record id of the translation
     */
    public suspend fun showTranslation(id: Int, options: ShowTranslationOptions): Answer<Translation> =
        notFaked("showTranslation")

    /** [showTranslation] with its required parameters only. */
    public suspend fun showTranslation(id: Int): Answer<Translation> =
        showTranslation(id, ShowTranslationOptions())

    /** [showTranslation] with options set in braces. */
    public suspend fun showTranslation(id: Int, fill: ShowTranslationOptions.() -> Unit): Answer<Translation> =
        showTranslation(id, ShowTranslationOptions().apply(fill))

    /**
     * Update a translation.
     *
     * Updates the translation. A machine translation becomes human work, which no machine overwrites. Changing an
     * original makes its translations stale, unless `minor_edit` is given. Absent fields keep their values.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409 (`changed_meanwhile`), 412
     * (`changed_meanwhile`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the translation
     * @param translation Changes to a translation.
     */
    public suspend fun updateTranslation(
        id: Int,
        translation: TranslationChanges,
        options: UpdateTranslationOptions,
    ): Answer<Unit> =
        notFaked("updateTranslation")

    /** [updateTranslation] with its required parameters only. */
    public suspend fun updateTranslation(id: Int, translation: TranslationChanges): Answer<Unit> =
        updateTranslation(id, translation, UpdateTranslationOptions())

    /** [updateTranslation] with options set in braces. */
    public suspend fun updateTranslation(
        id: Int,
        translation: TranslationChanges,
        fill: UpdateTranslationOptions.() -> Unit,
    ): Answer<Unit> =
        updateTranslation(id, translation, UpdateTranslationOptions().apply(fill))

    /**
     * Delete a translation.
     *
     * Deletes the translation. Deleting the original deletes the whole text record.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the translation
     */
    public suspend fun destroyTranslation(id: Int, options: DestroyTranslationOptions): Answer<Unit> =
        notFaked("destroyTranslation")

    /** [destroyTranslation] with its required parameters only. */
    public suspend fun destroyTranslation(id: Int): Answer<Unit> =
        destroyTranslation(id, DestroyTranslationOptions())

    /** [destroyTranslation] with options set in braces. */
    public suspend fun destroyTranslation(id: Int, fill: DestroyTranslationOptions.() -> Unit): Answer<Unit> =
        destroyTranslation(id, DestroyTranslationOptions().apply(fill))

    /**
     * List the history of a translation.
     *
     * Returns what was changed in the translation, by whom and when. A new owner of a tag sees its history from the
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
     * @param id Record id of the translation
     */
    public suspend fun listTranslationHistory(
        id: Int,
        options: ListTranslationHistoryOptions,
    ): Answer<List<HistoryEntry>> =
        notFaked("listTranslationHistory")

    /** [listTranslationHistory] with its required parameters only. */
    public suspend fun listTranslationHistory(id: Int): Answer<List<HistoryEntry>> =
        listTranslationHistory(id, ListTranslationHistoryOptions())

    /** [listTranslationHistory] with options set in braces. */
    public suspend fun listTranslationHistory(
        id: Int,
        fill: ListTranslationHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listTranslationHistory(id, ListTranslationHistoryOptions().apply(fill))

    /**
     * All records of [listTranslationHistory], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allTranslationHistory(id: Int, options: ListTranslationHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listTranslationHistory(id, options.onPage(after)) }) { it }

    /** [allTranslationHistory] with its required parameters only. */
    public fun allTranslationHistory(id: Int): Flow<HistoryEntry> = allTranslationHistory(id, ListTranslationHistoryOptions())

    /** [allTranslationHistory] with options set in braces. */
    public fun allTranslationHistory(id: Int, fill: ListTranslationHistoryOptions.() -> Unit): Flow<HistoryEntry> = allTranslationHistory(id, ListTranslationHistoryOptions().apply(fill))

    /**
     * Erase the history of a translation.
     *
     * Erases all entries in the history of the translation. The translation itself is not changed. Admins only.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the translation
     */
    public suspend fun eraseTranslationHistory(id: Int, options: EraseTranslationHistoryOptions): Answer<Unit> =
        notFaked("eraseTranslationHistory")

    /** [eraseTranslationHistory] with its required parameters only. */
    public suspend fun eraseTranslationHistory(id: Int): Answer<Unit> =
        eraseTranslationHistory(id, EraseTranslationHistoryOptions())

    /** [eraseTranslationHistory] with options set in braces. */
    public suspend fun eraseTranslationHistory(id: Int, fill: EraseTranslationHistoryOptions.() -> Unit): Answer<Unit> =
        eraseTranslationHistory(id, EraseTranslationHistoryOptions().apply(fill))

    /**
     * Confirm a translation.
     *
     * Confirms that the translation is correct for the current original. It becomes human work and is no longer stale;
     * its text is not changed. Visitors' reports about it are closed. For an original, the response is 422.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the translation
     * @param translation
     */
    public suspend fun confirmTranslation(
        id: Int,
        translation: ConfirmTranslationBodyTranslation,
        options: ConfirmTranslationOptions,
    ): Answer<Translation> =
        notFaked("confirmTranslation")

    /** [confirmTranslation] with its required parameters only. */
    public suspend fun confirmTranslation(id: Int, translation: ConfirmTranslationBodyTranslation): Answer<Translation> =
        confirmTranslation(id, translation, ConfirmTranslationOptions())

    /** [confirmTranslation] with options set in braces. */
    public suspend fun confirmTranslation(
        id: Int,
        translation: ConfirmTranslationBodyTranslation,
        fill: ConfirmTranslationOptions.() -> Unit,
    ): Answer<Translation> =
        confirmTranslation(id, translation, ConfirmTranslationOptions().apply(fill))

    /**
     * Replace a translation with a machine translation.
     *
     * Replaces the translation with a machine translation of the original. It never replaces the work of another
     * person. Until the machine translation is ready, the current text stays in place and is served. A 422 or 503
     * response changes nothing; after a 503, repeat the same request to find the translation ready. The history keeps
     * the replaced text. For an original, the response is 422.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`translation_pending`, `translation_unavailable`, `translation_cap_reached`,
     * `unavailable`). Later versions can add others.
     *
     * @param id Record id of the translation
     */
    public suspend fun giveTranslationToMachine(id: Int, options: GiveTranslationToMachineOptions): Answer<Translation> =
        notFaked("giveTranslationToMachine")

    /** [giveTranslationToMachine] with its required parameters only. */
    public suspend fun giveTranslationToMachine(id: Int): Answer<Translation> =
        giveTranslationToMachine(id, GiveTranslationToMachineOptions())

    /** [giveTranslationToMachine] with options set in braces. */
    public suspend fun giveTranslationToMachine(
        id: Int,
        fill: GiveTranslationToMachineOptions.() -> Unit,
    ): Answer<Translation> =
        giveTranslationToMachine(id, GiveTranslationToMachineOptions().apply(fill))
}

/** What `listTranslations` may be given. */
public class ListTranslationsOptions : CallOptions() {
    /** Maximum number of translations to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only translations with a larger record id */
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

private fun ListTranslationsOptions.onPage(cursor: Long?): ListTranslationsOptions {
    val page = ListTranslationsOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.placeId = placeId
    page.customerId = customerId
    page.langCode = langCode
    page.updatedSince = updatedSince
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `createTranslation` may be given. */
public class CreateTranslationOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showTranslation` may be given. */
public class ShowTranslationOptions : CallOptions() {
    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateTranslation` may be given. */
public class UpdateTranslationOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `destroyTranslation` may be given. */
public class DestroyTranslationOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `listTranslationHistory` may be given. */
public class ListTranslationHistoryOptions : CallOptions() {
    /** Maximum number of entries to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    public var after: Long? = null

    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    public var newest: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListTranslationHistoryOptions.onPage(cursor: Long?): ListTranslationHistoryOptions {
    val page = ListTranslationHistoryOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.newest = newest
    page.after = cursor ?: after
    return page
}

/** What `eraseTranslationHistory` may be given. */
public class EraseTranslationHistoryOptions : CallOptions()

/** What `confirmTranslation` may be given. */
public class ConfirmTranslationOptions : CallOptions()

/** What `giveTranslationToMachine` may be given. */
public class GiveTranslationToMachineOptions : CallOptions()
