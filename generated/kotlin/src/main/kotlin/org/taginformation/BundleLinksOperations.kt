// Generated from openapi.json: the operations of "Bundle links".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Links by which visitors' apps, which have no account, fetch tags for the time without a network.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface BundleLinksOperations {
    /**
     * List bundle links.
     *
     * The customer's own links, for an admin too. Their addresses are not among what is answered. By ascending id. With
     * `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says
     * how many there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`, `unavailable`),
     * and later with others.
     */
    public suspend fun listBundleLinks(options: ListBundleLinksOptions): Answer<List<BundleLink>> =
        notFaked("listBundleLinks")

    /** [listBundleLinks] with nothing but what it needs. */
    public suspend fun listBundleLinks(): Answer<List<BundleLink>> =
        listBundleLinks(ListBundleLinksOptions())

    /** [listBundleLinks] with options that are set in place. */
    public suspend fun listBundleLinks(fill: ListBundleLinksOptions.() -> Unit): Answer<List<BundleLink>> =
        listBundleLinks(ListBundleLinksOptions().apply(fill))

    /**
     * All that [listBundleLinks] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allBundleLinks(options: ListBundleLinksOptions): Flow<BundleLink> =
        elementsOf({ after -> listBundleLinks(options.onPage(after)) }) { it }

    /** [allBundleLinks] with nothing but what it needs. */
    public fun allBundleLinks(): Flow<BundleLink> = allBundleLinks(ListBundleLinksOptions())

    /** [allBundleLinks] with options that are set in place. */
    public fun allBundleLinks(fill: ListBundleLinksOptions.() -> Unit): Flow<BundleLink> = allBundleLinks(ListBundleLinksOptions().apply(fill))

    /**
     * Create a bundle link.
     *
     * Makes a link to a bundle of the customer's own tags, or of those of one of its places. Anybody who has its
     * address reads what visitors can read of these tags, until it is destroyed. The address is answered here and never
     * again. A customer has at most 50 links. `Idempotency-Key` is ignored.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and
     * later with others.
     *
     * @param bundleLink A bundle link to be made.
     */
    public suspend fun createBundleLink(bundleLink: NewBundleLink, options: CreateBundleLinkOptions): Answer<BundleLink> =
        notFaked("createBundleLink")

    /** [createBundleLink] with nothing but what it needs. */
    public suspend fun createBundleLink(bundleLink: NewBundleLink): Answer<BundleLink> =
        createBundleLink(bundleLink, CreateBundleLinkOptions())

    /** [createBundleLink] with options that are set in place. */
    public suspend fun createBundleLink(
        bundleLink: NewBundleLink,
        fill: CreateBundleLinkOptions.() -> Unit,
    ): Answer<BundleLink> =
        createBundleLink(bundleLink, CreateBundleLinkOptions().apply(fill))

    /**
     * Destroy a bundle link.
     *
     * Destroys the link: its address answers 404 from then on. It goes with its place, too.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`role`), 404 (`record_not_found`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and
     * later with others.
     *
     * @param id Record id of the bundle link
     */
    public suspend fun destroyBundleLink(id: Int, options: DestroyBundleLinkOptions): Answer<Unit> =
        notFaked("destroyBundleLink")

    /** [destroyBundleLink] with nothing but what it needs. */
    public suspend fun destroyBundleLink(id: Int): Answer<Unit> =
        destroyBundleLink(id, DestroyBundleLinkOptions())

    /** [destroyBundleLink] with options that are set in place. */
    public suspend fun destroyBundleLink(id: Int, fill: DestroyBundleLinkOptions.() -> Unit): Answer<Unit> =
        destroyBundleLink(id, DestroyBundleLinkOptions().apply(fill))
}

/** What `listBundleLinks` may be given. */
public class ListBundleLinksOptions : CallOptions() {
    /** At most so many bundle links; without it, all of them */
    public var limit: Int? = null

    /** Only bundle links with a larger record id */
    public var after: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
