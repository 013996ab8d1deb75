// Generated from openapi.json: the operations of "Translations".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Managing the texts of tags language by language, the originals among them.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface TranslationsOperations {
    /**
     * List translations.
     *
     * The translations of the customer's tags, originals included; for an admin, everybody's. By ascending id. With
     * `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says
     * how many there are in all. Filters go together: listed and counted is what all of them are true of.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`), and later with others.
     */
    public suspend fun listTranslations(options: ListTranslationsOptions): Answer<List<Translation>> =
        notFaked("listTranslations")

    /** [listTranslations] with nothing but what it needs. */
    public suspend fun listTranslations(): Answer<List<Translation>> =
        listTranslations(ListTranslationsOptions())

    /** [listTranslations] with options that are set in place. */
    public suspend fun listTranslations(fill: ListTranslationsOptions.() -> Unit): Answer<List<Translation>> =
        listTranslations(ListTranslationsOptions().apply(fill))

    /**
     * All that [listTranslations] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allTranslations(options: ListTranslationsOptions): Flow<Translation> =
        elementsOf({ after -> listTranslations(options.onPage(after)) }) { it }

    /** [allTranslations] with nothing but what it needs. */
    public fun allTranslations(): Flow<Translation> = allTranslations(ListTranslationsOptions())

    /** [allTranslations] with options that are set in place. */
    public fun allTranslations(fill: ListTranslationsOptions.() -> Unit): Flow<Translation> = allTranslations(ListTranslationsOptions().apply(fill))

    /**
     * Create a translation.
     *
     * Where the tag has no text, the given one becomes its original. Where it has, the original is translated into
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
     * @param translation A text to be added to a tag.
     */
    public suspend fun createTranslation(
        translation: NewTranslation,
        options: CreateTranslationOptions,
    ): Answer<Translation> =
        notFaked("createTranslation")

    /** [createTranslation] with nothing but what it needs. */
    public suspend fun createTranslation(translation: NewTranslation): Answer<Translation> =
        createTranslation(translation, CreateTranslationOptions())

    /** [createTranslation] with options that are set in place. */
    public suspend fun createTranslation(
        translation: NewTranslation,
        fill: CreateTranslationOptions.() -> Unit,
    ): Answer<Translation> =
        createTranslation(translation, CreateTranslationOptions().apply(fill))

    /**
     * Show a translation.
     *
     * The translation.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with
     * others.
     *
     * @param id Record id of the translation
     */
    public suspend fun showTranslation(id: Int, options: ShowTranslationOptions): Answer<Translation> =
        notFaked("showTranslation")

    /** [showTranslation] with nothing but what it needs. */
    public suspend fun showTranslation(id: Int): Answer<Translation> =
        showTranslation(id, ShowTranslationOptions())

    /** [showTranslation] with options that are set in place. */
    public suspend fun showTranslation(id: Int, fill: ShowTranslationOptions.() -> Unit): Answer<Translation> =
        showTranslation(id, ShowTranslationOptions().apply(fill))

    /**
     * Update a translation.
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
     * @param id Record id of the translation
     * @param translation What is to be changed of a translation.
     */
    public suspend fun updateTranslation(
        id: Int,
        translation: TranslationChanges,
        options: UpdateTranslationOptions,
    ): Answer<Unit> =
        notFaked("updateTranslation")

    /** [updateTranslation] with nothing but what it needs. */
    public suspend fun updateTranslation(id: Int, translation: TranslationChanges): Answer<Unit> =
        updateTranslation(id, translation, UpdateTranslationOptions())

    /** [updateTranslation] with options that are set in place. */
    public suspend fun updateTranslation(
        id: Int,
        translation: TranslationChanges,
        fill: UpdateTranslationOptions.() -> Unit,
    ): Answer<Unit> =
        updateTranslation(id, translation, UpdateTranslationOptions().apply(fill))

    /**
     * Destroy a translation.
     *
     * Destroys the translation; with the original, the whole text record.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Record id of the translation
     */
    public suspend fun destroyTranslation(id: Int, options: DestroyTranslationOptions): Answer<Unit> =
        notFaked("destroyTranslation")

    /** [destroyTranslation] with nothing but what it needs. */
    public suspend fun destroyTranslation(id: Int): Answer<Unit> =
        destroyTranslation(id, DestroyTranslationOptions())

    /** [destroyTranslation] with options that are set in place. */
    public suspend fun destroyTranslation(id: Int, fill: DestroyTranslationOptions.() -> Unit): Answer<Unit> =
        destroyTranslation(id, DestroyTranslationOptions().apply(fill))

    /**
     * List the history of a translation.
     *
     * What was changed of the translation, by whom and when. The new owner of a tag sees its history from the transfer
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
     * @param id Record id of the translation
     */
    public suspend fun listTranslationHistory(
        id: Int,
        options: ListTranslationHistoryOptions,
    ): Answer<List<HistoryEntry>> =
        notFaked("listTranslationHistory")

    /** [listTranslationHistory] with nothing but what it needs. */
    public suspend fun listTranslationHistory(id: Int): Answer<List<HistoryEntry>> =
        listTranslationHistory(id, ListTranslationHistoryOptions())

    /** [listTranslationHistory] with options that are set in place. */
    public suspend fun listTranslationHistory(
        id: Int,
        fill: ListTranslationHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listTranslationHistory(id, ListTranslationHistoryOptions().apply(fill))

    /**
     * All that [listTranslationHistory] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allTranslationHistory(id: Int, options: ListTranslationHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listTranslationHistory(id, options.onPage(after)) }) { it }

    /** [allTranslationHistory] with nothing but what it needs. */
    public fun allTranslationHistory(id: Int): Flow<HistoryEntry> = allTranslationHistory(id, ListTranslationHistoryOptions())

    /** [allTranslationHistory] with options that are set in place. */
    public fun allTranslationHistory(id: Int, fill: ListTranslationHistoryOptions.() -> Unit): Flow<HistoryEntry> = allTranslationHistory(id, ListTranslationHistoryOptions().apply(fill))

    /**
     * Erase the history of a translation.
     *
     * Erases all entries that the history of the translation lists; the translation stays as it is. Only an admin may.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param id Record id of the translation
     */
    public suspend fun eraseTranslationHistory(id: Int, options: EraseTranslationHistoryOptions): Answer<Unit> =
        notFaked("eraseTranslationHistory")

    /** [eraseTranslationHistory] with nothing but what it needs. */
    public suspend fun eraseTranslationHistory(id: Int): Answer<Unit> =
        eraseTranslationHistory(id, EraseTranslationHistoryOptions())

    /** [eraseTranslationHistory] with options that are set in place. */
    public suspend fun eraseTranslationHistory(id: Int, fill: EraseTranslationHistoryOptions.() -> Unit): Answer<Unit> =
        eraseTranslationHistory(id, EraseTranslationHistoryOptions().apply(fill))

    /**
     * Confirm a translation.
     *
     * Says that the translation is right for its original as that is now: it is the work of a person from then on, and
     * not stale. Its text stays as it is. Reports of visitors on it are closed. An original is 422.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 409 (`changed_meanwhile`), 413
     * (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`), and later with others.
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

    /** [confirmTranslation] with nothing but what it needs. */
    public suspend fun confirmTranslation(id: Int, translation: ConfirmTranslationBodyTranslation): Answer<Translation> =
        confirmTranslation(id, translation, ConfirmTranslationOptions())

    /** [confirmTranslation] with options that are set in place. */
    public suspend fun confirmTranslation(
        id: Int,
        translation: ConfirmTranslationBodyTranslation,
        fill: ConfirmTranslationOptions.() -> Unit,
    ): Answer<Translation> =
        confirmTranslation(id, translation, ConfirmTranslationOptions().apply(fill))

    /**
     * Give a translation back to the machine.
     *
     * Puts what a machine makes of the original in the place of the translation, never the work of another person.
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
     * @param id Record id of the translation
     */
    public suspend fun giveTranslationToMachine(id: Int, options: GiveTranslationToMachineOptions): Answer<Translation> =
        notFaked("giveTranslationToMachine")

    /** [giveTranslationToMachine] with nothing but what it needs. */
    public suspend fun giveTranslationToMachine(id: Int): Answer<Translation> =
        giveTranslationToMachine(id, GiveTranslationToMachineOptions())

    /** [giveTranslationToMachine] with options that are set in place. */
    public suspend fun giveTranslationToMachine(
        id: Int,
        fill: GiveTranslationToMachineOptions.() -> Unit,
    ): Answer<Translation> =
        giveTranslationToMachine(id, GiveTranslationToMachineOptions().apply(fill))
}

/** What `listTranslations` may be given. */
public class ListTranslationsOptions : CallOptions() {
    /** At most so many translations; without it, all of them */
    public var limit: Int? = null

    /** Only translations with a larger record id */
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
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showTranslation` may be given. */
public class ShowTranslationOptions : CallOptions() {
    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateTranslation` may be given. */
public class UpdateTranslationOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `destroyTranslation` may be given. */
public class DestroyTranslationOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `listTranslationHistory` may be given. */
public class ListTranslationHistoryOptions : CallOptions() {
    /** At most so many entries; without it, all of them */
    public var limit: Int? = null

    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    public var after: Long? = null

    /** `1`: the newest entries come first; otherwise the oldest do */
    public var newest: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
