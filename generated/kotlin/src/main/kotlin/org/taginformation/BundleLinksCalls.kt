// Generated from openapi.json: how the operations of "Bundle links" are called.

package org.taginformation

internal class BundleLinksCalls(private val caller: Caller) : BundleLinksOperations {
    override suspend fun listBundleLinks(options: ListBundleLinksOptions): Answer<List<BundleLink>> =
        caller.call(
            Call("GET", "/bundle_links.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readBundleLink(it) } },
        )

    override suspend fun createBundleLink(
        bundleLink: NewBundleLink,
        options: CreateBundleLinkOptions,
    ): Answer<BundleLink> =
        caller.call(
            Call("POST", "/bundle_links.json", sendsToken = true, options)
                .body { put("bundle_link", bundleLink.write()) },
            status = 201,
            read = { readBundleLink(it) },
        )

    override suspend fun destroyBundleLink(id: Int, options: DestroyBundleLinkOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/bundle_links/{id}.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )
}
