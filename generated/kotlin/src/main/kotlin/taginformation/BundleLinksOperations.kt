// Generated from openapi.json: the operations of "Bundle links".

package taginformation

/** Links by which visitors' apps, which have no account, fetch tags for the time without a network. */
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
     * @param limit At most so many bundle links; without it, all of them
     * @param after Only bundle links with a larger record id
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun listBundleLinks(
        limit: Int? = null,
        after: Int? = null,
        ifNoneMatch: String? = null,
    ): Answer<List<BundleLink>, ListBundleLinksRefusal>

    /**
     * Create a bundle link.
     *
     * Makes a link to a bundle of the customer's own tags, or of those of one of its places. Whoever has its address
     * reads what visitors can read of these tags, until it is destroyed. The address is answered here and never again.
     * A customer has at most 50 links. The fields may also stand flat, without `bundle_link` around them, and come as a
     * form (`bundle_link[field]=value`). `Idempotency-Key` is ignored.
     *
     * Takes a token.
     *
     * @param bundleLink A bundle link to be made.
     */
    public suspend fun createBundleLink(bundleLink: NewBundleLink): Answer<BundleLink, CreateBundleLinkRefusal>

    /**
     * Destroy a bundle link.
     *
     * Destroys the link: its address answers 404 from then on. It goes with its place, too.
     *
     * Takes a token.
     *
     * @param id Record id of the bundle link
     */
    public suspend fun destroyBundleLink(id: Int): Answer<Unit, DestroyBundleLinkRefusal>
}

/**
 * How `listBundleLinks` of "Bundle links" may be refused: [NotModified], [BadRequest] (`invalid_values`,
 * `malformed_request`), [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [ContentTooLarge]
 * (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable]
 * (`too_many_lists`, `unavailable`).
 */
public sealed interface ListBundleLinksRefusal : Refusal

/**
 * How `createBundleLink` of "Bundle links" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [ContentTooLarge] (`too_many_fields`),
 * [UnsupportedEncoding] (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable]
 * (`unavailable`).
 */
public sealed interface CreateBundleLinkRefusal : Refusal

/**
 * How `destroyBundleLink` of "Bundle links" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError]
 * (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface DestroyBundleLinkRefusal : Refusal
