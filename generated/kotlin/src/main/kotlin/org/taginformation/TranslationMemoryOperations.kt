// Generated from openapi.json: the operations of "Translation memory".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Translations that providers have made. They are reused and not paid for again.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface TranslationMemoryOperations {
    /**
     * Look up a text in the translation memory.
     *
     * Returns what providers have made of a text, in any source language, sorted by ascending id. It includes the work
     * of providers that are no longer configured, which is not used. Admins only.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 422, 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param text The original text. Leading and trailing white space, line endings and Unicode composition are ignored
     */
    public suspend fun listMemoryEntries(text: String, options: ListMemoryEntriesOptions): Answer<List<MemoryEntry>> =
        notFaked("listMemoryEntries")

    /** [listMemoryEntries] with its required parameters only. */
    public suspend fun listMemoryEntries(text: String): Answer<List<MemoryEntry>> =
        listMemoryEntries(text, ListMemoryEntriesOptions())

    /** [listMemoryEntries] with options set in braces. */
    public suspend fun listMemoryEntries(
        text: String,
        fill: ListMemoryEntriesOptions.() -> Unit,
    ): Answer<List<MemoryEntry>> =
        listMemoryEntries(text, ListMemoryEntriesOptions().apply(fill))

    /**
     * All records of [listMemoryEntries], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allMemoryEntries(text: String, options: ListMemoryEntriesOptions): Flow<MemoryEntry> =
        elementsOf({ after -> listMemoryEntries(text, options.onPage(after)) }) { it }

    /** [allMemoryEntries] with its required parameters only. */
    public fun allMemoryEntries(text: String): Flow<MemoryEntry> = allMemoryEntries(text, ListMemoryEntriesOptions())

    /** [allMemoryEntries] with options set in braces. */
    public fun allMemoryEntries(text: String, fill: ListMemoryEntriesOptions.() -> Unit): Flow<MemoryEntry> = allMemoryEntries(text, ListMemoryEntriesOptions().apply(fill))

    /**
     * Delete an entry of the translation memory.
     *
     * Removes an entry. The next time the text is requested in that language, a provider is called. Translations that
     * are stored at tags are kept. Admins only.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the memory entry
     */
    public suspend fun destroyMemoryEntry(id: Int, options: DestroyMemoryEntryOptions): Answer<Unit> =
        notFaked("destroyMemoryEntry")

    /** [destroyMemoryEntry] with its required parameters only. */
    public suspend fun destroyMemoryEntry(id: Int): Answer<Unit> =
        destroyMemoryEntry(id, DestroyMemoryEntryOptions())

    /** [destroyMemoryEntry] with options set in braces. */
    public suspend fun destroyMemoryEntry(id: Int, fill: DestroyMemoryEntryOptions.() -> Unit): Answer<Unit> =
        destroyMemoryEntry(id, DestroyMemoryEntryOptions().apply(fill))
}

/** What `listMemoryEntries` may be given. */
public class ListMemoryEntriesOptions : CallOptions() {
    /** Maximum number of entries to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only entries with a larger id */
    public var after: Int? = null

    /** Returns only translations into this language */
    public var langCode: LanguageCode? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListMemoryEntriesOptions.onPage(cursor: Long?): ListMemoryEntriesOptions {
    val page = ListMemoryEntriesOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.langCode = langCode
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `destroyMemoryEntry` may be given. */
public class DestroyMemoryEntryOptions : CallOptions()
