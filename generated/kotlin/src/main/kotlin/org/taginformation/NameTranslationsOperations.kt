// Generated from openapi.json: the operations of "Name translations".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Manage the names of tags language by language, including the originals.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface NameTranslationsOperations {
    /**
     * List name translations.
     *
     * Returns the names of all tags, to every customer. (The operator can restrict it to the names of the caller's own
     * tags.) Sorted by ascending id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"`
     * has the URL of the next page. `X-Total-Count` is the total number of records. Filters are combined with AND: the
     * list and the total contain only records that match all of them.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`). Later versions can add others.
     */
    public suspend fun listNameTranslations(options: ListNameTranslationsOptions): Answer<List<ListedNameTranslation>> =
        notFaked("listNameTranslations")

    /** [listNameTranslations] with its required parameters only. */
    public suspend fun listNameTranslations(): Answer<List<ListedNameTranslation>> =
        listNameTranslations(ListNameTranslationsOptions())

    /** [listNameTranslations] with options set in braces. */
    public suspend fun listNameTranslations(
        fill: ListNameTranslationsOptions.() -> Unit,
    ): Answer<List<ListedNameTranslation>> =
        listNameTranslations(ListNameTranslationsOptions().apply(fill))

    /**
     * All records of [listNameTranslations], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allNameTranslations(options: ListNameTranslationsOptions): Flow<ListedNameTranslation> =
        elementsOf({ after -> listNameTranslations(options.onPage(after)) }) { it }

    /** [allNameTranslations] with its required parameters only. */
    public fun allNameTranslations(): Flow<ListedNameTranslation> = allNameTranslations(ListNameTranslationsOptions())

    /** [allNameTranslations] with options set in braces. */
    public fun allNameTranslations(fill: ListNameTranslationsOptions.() -> Unit): Flow<ListedNameTranslation> = allNameTranslations(ListNameTranslationsOptions().apply(fill))

    /**
     * Create a name translation.
     *
     * Adds a name to a tag. If the tag has no name, the given text becomes its original. If it has one, the original is
     * machine-translated into `lang_code` and the given text is not used, unless `origin` is `human`. A name
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
     * @param nameTranslation A new name of a tag.
     */
    public suspend fun createNameTranslation(
        nameTranslation: NewNameTranslation,
        options: CreateNameTranslationOptions,
    ): Answer<NameTranslation> =
        notFaked("createNameTranslation")

    /** [createNameTranslation] with its required parameters only. */
    public suspend fun createNameTranslation(nameTranslation: NewNameTranslation): Answer<NameTranslation> =
        createNameTranslation(nameTranslation, CreateNameTranslationOptions())

    /** [createNameTranslation] with options set in braces. */
    public suspend fun createNameTranslation(
        nameTranslation: NewNameTranslation,
        fill: CreateNameTranslationOptions.() -> Unit,
    ): Answer<NameTranslation> =
        createNameTranslation(nameTranslation, CreateNameTranslationOptions().apply(fill))

    /**
     * Get a name translation.
     *
     * Returns the name translation.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions
     * can add others.
     *
     * @param id Record id of the name translation
     */
    public suspend fun showNameTranslation(id: Int, options: ShowNameTranslationOptions): Answer<NameTranslation> =
        notFaked("showNameTranslation")

    /** [showNameTranslation] with its required parameters only. */
    public suspend fun showNameTranslation(id: Int): Answer<NameTranslation> =
        showNameTranslation(id, ShowNameTranslationOptions())

    /** [showNameTranslation] with options set in braces. */
    public suspend fun showNameTranslation(
        id: Int,
        fill: ShowNameTranslationOptions.() -> Unit,
    ): Answer<NameTranslation> =
        showNameTranslation(id, ShowNameTranslationOptions().apply(fill))

    /**
     * Update a name translation.
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
     * @param id Record id of the name translation
     * @param nameTranslation Changes to a name translation.
     */
    public suspend fun updateNameTranslation(
        id: Int,
        nameTranslation: NameTranslationChanges,
        options: UpdateNameTranslationOptions,
    ): Answer<NameTranslation> =
        notFaked("updateNameTranslation")

    /** [updateNameTranslation] with its required parameters only. */
    public suspend fun updateNameTranslation(id: Int, nameTranslation: NameTranslationChanges): Answer<NameTranslation> =
        updateNameTranslation(id, nameTranslation, UpdateNameTranslationOptions())

    /** [updateNameTranslation] with options set in braces. */
    public suspend fun updateNameTranslation(
        id: Int,
        nameTranslation: NameTranslationChanges,
        fill: UpdateNameTranslationOptions.() -> Unit,
    ): Answer<NameTranslation> =
        updateNameTranslation(id, nameTranslation, UpdateNameTranslationOptions().apply(fill))

    /**
     * Delete a name translation.
     *
     * Deletes the name translation. Deleting the original deletes all names of the tag.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the name translation
     */
    public suspend fun destroyNameTranslation(id: Int, options: DestroyNameTranslationOptions): Answer<Unit> =
        notFaked("destroyNameTranslation")

    /** [destroyNameTranslation] with its required parameters only. */
    public suspend fun destroyNameTranslation(id: Int): Answer<Unit> =
        destroyNameTranslation(id, DestroyNameTranslationOptions())

    /** [destroyNameTranslation] with options set in braces. */
    public suspend fun destroyNameTranslation(id: Int, fill: DestroyNameTranslationOptions.() -> Unit): Answer<Unit> =
        destroyNameTranslation(id, DestroyNameTranslationOptions().apply(fill))

    /**
     * List the history of a name translation.
     *
     * Returns what was changed in the name translation, by whom and when. A new owner of a tag sees its history from
     * the transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from
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
     * @param id Record id of the name translation
     */
    public suspend fun listNameTranslationHistory(
        id: Int,
        options: ListNameTranslationHistoryOptions,
    ): Answer<List<HistoryEntry>> =
        notFaked("listNameTranslationHistory")

    /** [listNameTranslationHistory] with its required parameters only. */
    public suspend fun listNameTranslationHistory(id: Int): Answer<List<HistoryEntry>> =
        listNameTranslationHistory(id, ListNameTranslationHistoryOptions())

    /** [listNameTranslationHistory] with options set in braces. */
    public suspend fun listNameTranslationHistory(
        id: Int,
        fill: ListNameTranslationHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listNameTranslationHistory(id, ListNameTranslationHistoryOptions().apply(fill))

    /**
     * All records of [listNameTranslationHistory], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allNameTranslationHistory(id: Int, options: ListNameTranslationHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listNameTranslationHistory(id, options.onPage(after)) }) { it }

    /** [allNameTranslationHistory] with its required parameters only. */
    public fun allNameTranslationHistory(id: Int): Flow<HistoryEntry> = allNameTranslationHistory(id, ListNameTranslationHistoryOptions())

    /** [allNameTranslationHistory] with options set in braces. */
    public fun allNameTranslationHistory(id: Int, fill: ListNameTranslationHistoryOptions.() -> Unit): Flow<HistoryEntry> = allNameTranslationHistory(id, ListNameTranslationHistoryOptions().apply(fill))

    /**
     * Erase the history of a name translation.
     *
     * Erases all entries in the history of the name translation. The name translation itself is not changed. Admins
     * only.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the name translation
     */
    public suspend fun eraseNameTranslationHistory(id: Int, options: EraseNameTranslationHistoryOptions): Answer<Unit> =
        notFaked("eraseNameTranslationHistory")

    /** [eraseNameTranslationHistory] with its required parameters only. */
    public suspend fun eraseNameTranslationHistory(id: Int): Answer<Unit> =
        eraseNameTranslationHistory(id, EraseNameTranslationHistoryOptions())

    /** [eraseNameTranslationHistory] with options set in braces. */
    public suspend fun eraseNameTranslationHistory(
        id: Int,
        fill: EraseNameTranslationHistoryOptions.() -> Unit,
    ): Answer<Unit> =
        eraseNameTranslationHistory(id, EraseNameTranslationHistoryOptions().apply(fill))

    /**
     * Confirm a name translation.
     *
     * Confirms that the name translation is correct for the current original. It becomes human work and is no longer
     * stale; its text is not changed. Visitors' reports about it are closed. For an original, the response is 422.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the name translation
     * @param nameTranslation
     */
    public suspend fun confirmNameTranslation(
        id: Int,
        nameTranslation: ConfirmNameTranslationBodyNameTranslation,
        options: ConfirmNameTranslationOptions,
    ): Answer<NameTranslation> =
        notFaked("confirmNameTranslation")

    /** [confirmNameTranslation] with its required parameters only. */
    public suspend fun confirmNameTranslation(
        id: Int,
        nameTranslation: ConfirmNameTranslationBodyNameTranslation,
    ): Answer<NameTranslation> =
        confirmNameTranslation(id, nameTranslation, ConfirmNameTranslationOptions())

    /** [confirmNameTranslation] with options set in braces. */
    public suspend fun confirmNameTranslation(
        id: Int,
        nameTranslation: ConfirmNameTranslationBodyNameTranslation,
        fill: ConfirmNameTranslationOptions.() -> Unit,
    ): Answer<NameTranslation> =
        confirmNameTranslation(id, nameTranslation, ConfirmNameTranslationOptions().apply(fill))

    /**
     * Replace a name translation with a machine translation.
     *
     * Replaces the name translation with a machine translation of the original. It never replaces the work of another
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
     * @param id Record id of the name translation
     */
    public suspend fun giveNameTranslationToMachine(
        id: Int,
        options: GiveNameTranslationToMachineOptions,
    ): Answer<NameTranslation> =
        notFaked("giveNameTranslationToMachine")

    /** [giveNameTranslationToMachine] with its required parameters only. */
    public suspend fun giveNameTranslationToMachine(id: Int): Answer<NameTranslation> =
        giveNameTranslationToMachine(id, GiveNameTranslationToMachineOptions())

    /** [giveNameTranslationToMachine] with options set in braces. */
    public suspend fun giveNameTranslationToMachine(
        id: Int,
        fill: GiveNameTranslationToMachineOptions.() -> Unit,
    ): Answer<NameTranslation> =
        giveNameTranslationToMachine(id, GiveNameTranslationToMachineOptions().apply(fill))
}

/** What `listNameTranslations` may be given. */
public class ListNameTranslationsOptions : CallOptions() {
    /** Maximum number of name translations to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only name translations with a larger record id */
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

private fun ListNameTranslationsOptions.onPage(cursor: Long?): ListNameTranslationsOptions {
    val page = ListNameTranslationsOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.placeId = placeId
    page.customerId = customerId
    page.langCode = langCode
    page.updatedSince = updatedSince
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `createNameTranslation` may be given. */
public class CreateNameTranslationOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showNameTranslation` may be given. */
public class ShowNameTranslationOptions : CallOptions() {
    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateNameTranslation` may be given. */
public class UpdateNameTranslationOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `destroyNameTranslation` may be given. */
public class DestroyNameTranslationOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `listNameTranslationHistory` may be given. */
public class ListNameTranslationHistoryOptions : CallOptions() {
    /** Maximum number of entries to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    public var after: Long? = null

    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    public var newest: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListNameTranslationHistoryOptions.onPage(cursor: Long?): ListNameTranslationHistoryOptions {
    val page = ListNameTranslationHistoryOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.newest = newest
    page.after = cursor ?: after
    return page
}

/** What `eraseNameTranslationHistory` may be given. */
public class EraseNameTranslationHistoryOptions : CallOptions()

/** What `confirmNameTranslation` may be given. */
public class ConfirmNameTranslationOptions : CallOptions()

/** What `giveNameTranslationToMachine` may be given. */
public class GiveNameTranslationToMachineOptions : CallOptions()
