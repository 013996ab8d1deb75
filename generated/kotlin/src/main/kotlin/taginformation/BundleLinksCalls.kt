// Generated from openapi.json: how the operations of "Bundle links" are called.

package taginformation

internal class BundleLinksCalls(private val caller: Caller) : BundleLinksOperations {
    override suspend fun listBundleLinks(
        limit: Int?,
        after: Int?,
        ifNoneMatch: String?,
    ): Answer<List<BundleLink>, ListBundleLinksRefusal> =
        caller.call(
            Call("GET", "/bundle_links.json", sendsToken = true)
                .query("limit", limit)
                .query("after", after)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { it.list { readBundleLink(it) } },
            refuse = ::listBundleLinksRefusal,
        )

    override suspend fun createBundleLink(bundleLink: NewBundleLink): Answer<BundleLink, CreateBundleLinkRefusal> =
        caller.call(
            Call("POST", "/bundle_links.json", sendsToken = true)
                .body { put("bundle_link", bundleLink.write()) },
            status = 201,
            read = { readBundleLink(it) },
            refuse = ::createBundleLinkRefusal,
        )

    override suspend fun destroyBundleLink(id: Int): Answer<Unit, DestroyBundleLinkRefusal> =
        caller.call(
            Call("DELETE", "/bundle_links/{id}.json", sendsToken = true)
                .path("id", id),
            status = 204,
            read = { },
            refuse = ::destroyBundleLinkRefusal,
        )
}

private fun listBundleLinksRefusal(answer: RawAnswer): ListBundleLinksRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun createBundleLinkRefusal(answer: RawAnswer): CreateBundleLinkRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    422 -> InvalidRecord(answer.validation())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun destroyBundleLinkRefusal(answer: RawAnswer): DestroyBundleLinkRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}
