// Generated from openapi.json: the operations of "Name translations".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Managing the names of tags language by language, the originals among them.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface NameTranslationsOperations {
    /**
     * List name translations.
     *
     * The names of all tags, for every customer (the operator can narrow it to those of one’s own tags). By ascending
     * id. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one.
     * `X-Total-Count` says how many there are in all. Filters go together: listed and counted is what all of them are
     * true of.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`), and later with others.
     */
    public suspend fun listNameTranslations(options: ListNameTranslationsOptions): Answer<List<ListedNameTranslation>> =
        notFaked("listNameTranslations")

    /** [listNameTranslations] with nothing but what it needs. */
    public suspend fun listNameTranslations(): Answer<List<ListedNameTranslation>> =
        listNameTranslations(ListNameTranslationsOptions())

    /** [listNameTranslations] with options that are set in place. */
    public suspend fun listNameTranslations(
        fill: ListNameTranslationsOptions.() -> Unit,
    ): Answer<List<ListedNameTranslation>> =
        listNameTranslations(ListNameTranslationsOptions().apply(fill))

    /**
     * All that [listNameTranslations] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allNameTranslations(options: ListNameTranslationsOptions): Flow<ListedNameTranslation> =
        elementsOf({ after -> listNameTranslations(options.onPage(after)) }) { it }

    /** [allNameTranslations] with nothing but what it needs. */
    public fun allNameTranslations(): Flow<ListedNameTranslation> = allNameTranslations(ListNameTranslationsOptions())

    /** [allNameTranslations] with options that are set in place. */
    public fun allNameTranslations(fill: ListNameTranslationsOptions.() -> Unit): Flow<ListedNameTranslation> = allNameTranslations(ListNameTranslationsOptions().apply(fill))

    /**
     * Create a name translation.
     *
     * Where the tag has no name, the given one becomes its original. Where it has, the original is translated into
     * `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is
     * answered as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the
     * same request finds it later. The header `Location` has the record's address.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`, `changed_meanwhile`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`translation_pending`,
     * `translation_unavailable`, `translation_cap_reached`, `unavailable`), and later with others.
     *
     * @param nameTranslation A name to be added to a tag.
     */
    public suspend fun createNameTranslation(
        nameTranslation: NewNameTranslation,
        options: CreateNameTranslationOptions,
    ): Answer<NameTranslation> =
        notFaked("createNameTranslation")

    /** [createNameTranslation] with nothing but what it needs. */
    public suspend fun createNameTranslation(nameTranslation: NewNameTranslation): Answer<NameTranslation> =
        createNameTranslation(nameTranslation, CreateNameTranslationOptions())

    /** [createNameTranslation] with options that are set in place. */
    public suspend fun createNameTranslation(
        nameTranslation: NewNameTranslation,
        fill: CreateNameTranslationOptions.() -> Unit,
    ): Answer<NameTranslation> =
        createNameTranslation(nameTranslation, CreateNameTranslationOptions().apply(fill))

    /**
     * Show a name translation.
     *
     * The name translation.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with
     * others.
     *
     * @param id Record id of the name translation
     */
    public suspend fun showNameTranslation(id: Int, options: ShowNameTranslationOptions): Answer<NameTranslation> =
        notFaked("showNameTranslation")

    /** [showNameTranslation] with nothing but what it needs. */
    public suspend fun showNameTranslation(id: Int): Answer<NameTranslation> =
        showNameTranslation(id, ShowNameTranslationOptions())

    /** [showNameTranslation] with options that are set in place. */
    public suspend fun showNameTranslation(
        id: Int,
        fill: ShowNameTranslationOptions.() -> Unit,
    ): Answer<NameTranslation> =
        showNameTranslation(id, ShowNameTranslationOptions().apply(fill))

    /**
     * Update a name translation.
     *
     * Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its
     * translations stale, unless `minor_edit` is given. Fields that are absent stay as they are.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409 (`changed_meanwhile`), 412
     * (`changed_meanwhile`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Record id of the name translation
     * @param nameTranslation What is to be changed of a name translation.
     */
    public suspend fun updateNameTranslation(
        id: Int,
        nameTranslation: NameTranslationChanges,
        options: UpdateNameTranslationOptions,
    ): Answer<NameTranslation> =
        notFaked("updateNameTranslation")

    /** [updateNameTranslation] with nothing but what it needs. */
    public suspend fun updateNameTranslation(id: Int, nameTranslation: NameTranslationChanges): Answer<NameTranslation> =
        updateNameTranslation(id, nameTranslation, UpdateNameTranslationOptions())

    /** [updateNameTranslation] with options that are set in place. */
    public suspend fun updateNameTranslation(
        id: Int,
        nameTranslation: NameTranslationChanges,
        fill: UpdateNameTranslationOptions.() -> Unit,
    ): Answer<NameTranslation> =
        updateNameTranslation(id, nameTranslation, UpdateNameTranslationOptions().apply(fill))

    /**
     * Destroy a name translation.
     *
     * Destroys the name translation; with the original, all names of the tag.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Record id of the name translation
     */
    public suspend fun destroyNameTranslation(id: Int, options: DestroyNameTranslationOptions): Answer<Unit> =
        notFaked("destroyNameTranslation")

    /** [destroyNameTranslation] with nothing but what it needs. */
    public suspend fun destroyNameTranslation(id: Int): Answer<Unit> =
        destroyNameTranslation(id, DestroyNameTranslationOptions())

    /** [destroyNameTranslation] with options that are set in place. */
    public suspend fun destroyNameTranslation(id: Int, fill: DestroyNameTranslationOptions.() -> Unit): Answer<Unit> =
        destroyNameTranslation(id, DestroyNameTranslationOptions().apply(fill))

    /**
     * List the history of a name translation.
     *
     * What was changed of the name translation, by whom and when. The new owner of a tag sees its history from the
     * transfer on. Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or
     * with `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to
     * the next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`), and later with others.
     *
     * @param id Record id of the name translation
     */
    public suspend fun listNameTranslationHistory(
        id: Int,
        options: ListNameTranslationHistoryOptions,
    ): Answer<List<HistoryEntry>> =
        notFaked("listNameTranslationHistory")

    /** [listNameTranslationHistory] with nothing but what it needs. */
    public suspend fun listNameTranslationHistory(id: Int): Answer<List<HistoryEntry>> =
        listNameTranslationHistory(id, ListNameTranslationHistoryOptions())

    /** [listNameTranslationHistory] with options that are set in place. */
    public suspend fun listNameTranslationHistory(
        id: Int,
        fill: ListNameTranslationHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listNameTranslationHistory(id, ListNameTranslationHistoryOptions().apply(fill))

    /**
     * All that [listNameTranslationHistory] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allNameTranslationHistory(id: Int, options: ListNameTranslationHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listNameTranslationHistory(id, options.onPage(after)) }) { it }

    /** [allNameTranslationHistory] with nothing but what it needs. */
    public fun allNameTranslationHistory(id: Int): Flow<HistoryEntry> = allNameTranslationHistory(id, ListNameTranslationHistoryOptions())

    /** [allNameTranslationHistory] with options that are set in place. */
    public fun allNameTranslationHistory(id: Int, fill: ListNameTranslationHistoryOptions.() -> Unit): Flow<HistoryEntry> = allNameTranslationHistory(id, ListNameTranslationHistoryOptions().apply(fill))

    /**
     * Erase the history of a name translation.
     *
     * Erases all entries that the history of the name translation lists; the name translation stays as it is. Only an
     * admin may.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param id Record id of the name translation
     */
    public suspend fun eraseNameTranslationHistory(id: Int, options: EraseNameTranslationHistoryOptions): Answer<Unit> =
        notFaked("eraseNameTranslationHistory")

    /** [eraseNameTranslationHistory] with nothing but what it needs. */
    public suspend fun eraseNameTranslationHistory(id: Int): Answer<Unit> =
        eraseNameTranslationHistory(id, EraseNameTranslationHistoryOptions())

    /** [eraseNameTranslationHistory] with options that are set in place. */
    public suspend fun eraseNameTranslationHistory(
        id: Int,
        fill: EraseNameTranslationHistoryOptions.() -> Unit,
    ): Answer<Unit> =
        eraseNameTranslationHistory(id, EraseNameTranslationHistoryOptions().apply(fill))

    /**
     * Confirm a name translation.
     *
     * Says that the name translation is right for its original as that is now: it is the work of a person from then on,
     * and not stale. Its text stays as it is. Reports of visitors on it are closed. An original is 422.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`), and later with others.
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

    /** [confirmNameTranslation] with nothing but what it needs. */
    public suspend fun confirmNameTranslation(
        id: Int,
        nameTranslation: ConfirmNameTranslationBodyNameTranslation,
    ): Answer<NameTranslation> =
        confirmNameTranslation(id, nameTranslation, ConfirmNameTranslationOptions())

    /** [confirmNameTranslation] with options that are set in place. */
    public suspend fun confirmNameTranslation(
        id: Int,
        nameTranslation: ConfirmNameTranslationBodyNameTranslation,
        fill: ConfirmNameTranslationOptions.() -> Unit,
    ): Answer<NameTranslation> =
        confirmNameTranslation(id, nameTranslation, ConfirmNameTranslationOptions().apply(fill))

    /**
     * Give a name translation back to the machine.
     *
     * Puts what a machine makes of the original in the place of the name translation, never the work of another person.
     * Until that is there, the present text stays and is served. A 422 and a 503 change nothing; after a 503 the same
     * request may find it made. The history keeps what was there. An original is 422.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`translation_pending`, `translation_unavailable`, `translation_cap_reached`,
     * `unavailable`), and later with others.
     *
     * @param id Record id of the name translation
     */
    public suspend fun giveNameTranslationToMachine(
        id: Int,
        options: GiveNameTranslationToMachineOptions,
    ): Answer<NameTranslation> =
        notFaked("giveNameTranslationToMachine")

    /** [giveNameTranslationToMachine] with nothing but what it needs. */
    public suspend fun giveNameTranslationToMachine(id: Int): Answer<NameTranslation> =
        giveNameTranslationToMachine(id, GiveNameTranslationToMachineOptions())

    /** [giveNameTranslationToMachine] with options that are set in place. */
    public suspend fun giveNameTranslationToMachine(
        id: Int,
        fill: GiveNameTranslationToMachineOptions.() -> Unit,
    ): Answer<NameTranslation> =
        giveNameTranslationToMachine(id, GiveNameTranslationToMachineOptions().apply(fill))
}

/** What `listNameTranslations` may be given. */
public class ListNameTranslationsOptions : CallOptions() {
    /** At most so many name translations; without it, all of them */
    public var limit: Int? = null

    /** Only name translations with a larger record id */
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
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showNameTranslation` may be given. */
public class ShowNameTranslationOptions : CallOptions() {
    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateNameTranslation` may be given. */
public class UpdateNameTranslationOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `destroyNameTranslation` may be given. */
public class DestroyNameTranslationOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `listNameTranslationHistory` may be given. */
public class ListNameTranslationHistoryOptions : CallOptions() {
    /** At most so many entries; without it, all of them */
    public var limit: Int? = null

    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    public var after: Long? = null

    /** `1`: the newest entries come first; otherwise the oldest do */
    public var newest: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
