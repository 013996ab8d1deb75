// Generated from openapi.json: the operations of "Keep words".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Names that stay as they are in translations.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface KeepWordsOperations {
    /**
     * List keep words.
     *
     * The customer's words; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the
     * header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`, `unavailable`),
     * and later with others.
     */
    public suspend fun listKeepWords(options: ListKeepWordsOptions): Answer<List<KeepWord>> =
        notFaked("listKeepWords")

    /** [listKeepWords] with nothing but what it needs. */
    public suspend fun listKeepWords(): Answer<List<KeepWord>> =
        listKeepWords(ListKeepWordsOptions())

    /** [listKeepWords] with options that are set in place. */
    public suspend fun listKeepWords(fill: ListKeepWordsOptions.() -> Unit): Answer<List<KeepWord>> =
        listKeepWords(ListKeepWordsOptions().apply(fill))

    /**
     * All that [listKeepWords] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allKeepWords(options: ListKeepWordsOptions): Flow<KeepWord> =
        elementsOf({ after -> listKeepWords(options.onPage(after)) }) { it }

    /** [allKeepWords] with nothing but what it needs. */
    public fun allKeepWords(): Flow<KeepWord> = allKeepWords(ListKeepWordsOptions())

    /** [allKeepWords] with options that are set in place. */
    public fun allKeepWords(fill: ListKeepWordsOptions.() -> Unit): Flow<KeepWord> = allKeepWords(ListKeepWordsOptions().apply(fill))

    /**
     * Create a keep word.
     *
     * From now on it stays as it is wherever a text of the customer's has it. Translations by machine of such texts are
     * out of date, and are made anew. A customer has at most 1000 words.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param keepWord A name that is to stay as it is.
     */
    public suspend fun createKeepWord(keepWord: NewKeepWord, options: CreateKeepWordOptions): Answer<KeepWord> =
        notFaked("createKeepWord")

    /** [createKeepWord] with nothing but what it needs. */
    public suspend fun createKeepWord(keepWord: NewKeepWord): Answer<KeepWord> =
        createKeepWord(keepWord, CreateKeepWordOptions())

    /** [createKeepWord] with options that are set in place. */
    public suspend fun createKeepWord(keepWord: NewKeepWord, fill: CreateKeepWordOptions.() -> Unit): Answer<KeepWord> =
        createKeepWord(keepWord, CreateKeepWordOptions().apply(fill))

    /**
     * Destroy a keep word.
     *
     * Destroys the word: what is translated from now on may translate it.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and
     * later with others.
     *
     * @param id Record id of the keep word
     */
    public suspend fun destroyKeepWord(id: Int, options: DestroyKeepWordOptions): Answer<Unit> =
        notFaked("destroyKeepWord")

    /** [destroyKeepWord] with nothing but what it needs. */
    public suspend fun destroyKeepWord(id: Int): Answer<Unit> =
        destroyKeepWord(id, DestroyKeepWordOptions())

    /** [destroyKeepWord] with options that are set in place. */
    public suspend fun destroyKeepWord(id: Int, fill: DestroyKeepWordOptions.() -> Unit): Answer<Unit> =
        destroyKeepWord(id, DestroyKeepWordOptions().apply(fill))
}

/** What `listKeepWords` may be given. */
public class ListKeepWordsOptions : CallOptions() {
    /** At most so many keep words; without it, all of them */
    public var limit: Int? = null

    /** Only keep words with a larger record id */
    public var after: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListKeepWordsOptions.onPage(cursor: Long?): ListKeepWordsOptions {
    val page = ListKeepWordsOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `createKeepWord` may be given. */
public class CreateKeepWordOptions : CallOptions() {
    /**
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `destroyKeepWord` may be given. */
public class DestroyKeepWordOptions : CallOptions()
