// Generated from openapi.json: the operations of "Bundle links".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Links with which visitors' apps fetch tags for offline use, without an account.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface BundleLinksOperations {
    /**
     * List bundle links.
     *
     * Returns the customer's own links, also for an admin. Their URLs are not included. Sorted by ascending id. If
     * `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page.
     * `X-Total-Count` is the total number of records.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`, `unavailable`).
     * Later versions can add others.
     */
    public suspend fun listBundleLinks(options: ListBundleLinksOptions): Answer<List<BundleLink>> =
        notFaked("listBundleLinks")

    /** [listBundleLinks] with its required parameters only. */
    public suspend fun listBundleLinks(): Answer<List<BundleLink>> =
        listBundleLinks(ListBundleLinksOptions())

    /** [listBundleLinks] with options set in braces. */
    public suspend fun listBundleLinks(fill: ListBundleLinksOptions.() -> Unit): Answer<List<BundleLink>> =
        listBundleLinks(ListBundleLinksOptions().apply(fill))

    /**
     * All records of [listBundleLinks], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allBundleLinks(options: ListBundleLinksOptions): Flow<BundleLink> =
        elementsOf({ after -> listBundleLinks(options.onPage(after)) }) { it }

    /** [allBundleLinks] with its required parameters only. */
    public fun allBundleLinks(): Flow<BundleLink> = allBundleLinks(ListBundleLinksOptions())

    /** [allBundleLinks] with options set in braces. */
    public fun allBundleLinks(fill: ListBundleLinksOptions.() -> Unit): Flow<BundleLink> = allBundleLinks(ListBundleLinksOptions().apply(fill))

    /**
     * Create a bundle link.
     *
     * Creates a link to a bundle of the customer's own tags, or of those of one of its places. Until the link is
     * deleted, anybody who has its URL can read what visitors can read of these tags. The URL is returned only once, in
     * this response. A customer can have at most 50 links. `Idempotency-Key` is ignored.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param bundleLink A new bundle link.
     */
    public suspend fun createBundleLink(bundleLink: NewBundleLink, options: CreateBundleLinkOptions): Answer<BundleLink> =
        notFaked("createBundleLink")

    /** [createBundleLink] with its required parameters only. */
    public suspend fun createBundleLink(bundleLink: NewBundleLink): Answer<BundleLink> =
        createBundleLink(bundleLink, CreateBundleLinkOptions())

    /** [createBundleLink] with options set in braces. */
    public suspend fun createBundleLink(
        bundleLink: NewBundleLink,
        fill: CreateBundleLinkOptions.() -> Unit,
    ): Answer<BundleLink> =
        createBundleLink(bundleLink, CreateBundleLinkOptions().apply(fill))

    /**
     * Delete a bundle link.
     *
     * Deletes the link: its URL returns 404 from then on. Deleting a place also deletes its links.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later
     * versions can add others.
     *
     * @param id Record id of the bundle link
     */
    public suspend fun destroyBundleLink(id: Int, options: DestroyBundleLinkOptions): Answer<Unit> =
        notFaked("destroyBundleLink")

    /** [destroyBundleLink] with its required parameters only. */
    public suspend fun destroyBundleLink(id: Int): Answer<Unit> =
        destroyBundleLink(id, DestroyBundleLinkOptions())

    /** [destroyBundleLink] with options set in braces. */
    public suspend fun destroyBundleLink(id: Int, fill: DestroyBundleLinkOptions.() -> Unit): Answer<Unit> =
        destroyBundleLink(id, DestroyBundleLinkOptions().apply(fill))
}

/** What `listBundleLinks` may be given. */
public class ListBundleLinksOptions : CallOptions() {
    /** Maximum number of bundle links to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only bundle links with a larger record id */
    public var after: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListBundleLinksOptions.onPage(cursor: Long?): ListBundleLinksOptions {
    val page = ListBundleLinksOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `createBundleLink` may be given. */
public class CreateBundleLinkOptions : CallOptions()

/** What `destroyBundleLink` may be given. */
public class DestroyBundleLinkOptions : CallOptions()
