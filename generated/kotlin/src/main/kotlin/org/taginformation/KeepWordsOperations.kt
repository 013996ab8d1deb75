// Generated from openapi.json: the operations of "Keep words".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Names that translations leave unchanged.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface KeepWordsOperations {
    /**
     * List keep words.
     *
     * Returns the customer's keep words; for an admin, those of all customers. Sorted by ascending id. If `limit` is
     * given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count`
     * is the total number of records.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`, `unavailable`).
     * Later versions can add others.
     */
    public suspend fun listKeepWords(options: ListKeepWordsOptions): Answer<List<KeepWord>> =
        notFaked("listKeepWords")

    /** [listKeepWords] with its required parameters only. */
    public suspend fun listKeepWords(): Answer<List<KeepWord>> =
        listKeepWords(ListKeepWordsOptions())

    /** [listKeepWords] with options set in braces. */
    public suspend fun listKeepWords(fill: ListKeepWordsOptions.() -> Unit): Answer<List<KeepWord>> =
        listKeepWords(ListKeepWordsOptions().apply(fill))

    /**
     * All records of [listKeepWords], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allKeepWords(options: ListKeepWordsOptions): Flow<KeepWord> =
        elementsOf({ after -> listKeepWords(options.onPage(after)) }) { it }

    /** [allKeepWords] with its required parameters only. */
    public fun allKeepWords(): Flow<KeepWord> = allKeepWords(ListKeepWordsOptions())

    /** [allKeepWords] with options set in braces. */
    public fun allKeepWords(fill: ListKeepWordsOptions.() -> Unit): Flow<KeepWord> = allKeepWords(ListKeepWordsOptions().apply(fill))

    /**
     * Create a keep word.
     *
     * Creates a keep word. From then on, translations leave it unchanged wherever it occurs in the customer's texts.
     * Machine translations of texts that contain it become stale and are made again. A customer can have at most 1000
     * keep words.
     *
     * Takes a token. The answer has the headers `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param keepWord A new keep word.
     */
    public suspend fun createKeepWord(keepWord: NewKeepWord, options: CreateKeepWordOptions): Answer<KeepWord> =
        notFaked("createKeepWord")

    /** [createKeepWord] with its required parameters only. */
    public suspend fun createKeepWord(keepWord: NewKeepWord): Answer<KeepWord> =
        createKeepWord(keepWord, CreateKeepWordOptions())

    /** [createKeepWord] with options set in braces. */
    public suspend fun createKeepWord(keepWord: NewKeepWord, fill: CreateKeepWordOptions.() -> Unit): Answer<KeepWord> =
        createKeepWord(keepWord, CreateKeepWordOptions().apply(fill))

    /**
     * Delete a keep word.
     *
     * Deletes the keep word. Later translations may translate it.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param id Record id of the keep word
     */
    public suspend fun destroyKeepWord(id: Int, options: DestroyKeepWordOptions): Answer<Unit> =
        notFaked("destroyKeepWord")

    /** [destroyKeepWord] with its required parameters only. */
    public suspend fun destroyKeepWord(id: Int): Answer<Unit> =
        destroyKeepWord(id, DestroyKeepWordOptions())

    /** [destroyKeepWord] with options set in braces. */
    public suspend fun destroyKeepWord(id: Int, fill: DestroyKeepWordOptions.() -> Unit): Answer<Unit> =
        destroyKeepWord(id, DestroyKeepWordOptions().apply(fill))
}

/** What `listKeepWords` may be given. */
public class ListKeepWordsOptions : CallOptions() {
    /** Maximum number of keep words to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only keep words with a larger record id */
    public var after: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
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
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `destroyKeepWord` may be given. */
public class DestroyKeepWordOptions : CallOptions()
