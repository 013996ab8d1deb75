// Generated from the service's OpenAPI document.

// Links by which visitors' apps, which have no account, fetch tags for the time without a network.

extension TagInformationClient {
    /// List bundle links.
    ///
    /// The customer's own links, for an admin too. Their addresses are not among what is answered. By ascending id. With
    /// `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how
    /// many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many bundle links; without it, all of them
    ///   - after: Only bundle links with a larger record id
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The bundle links.
    /// - Throws: ``ListBundleLinksError``; what the token provider throws; `CancellationError`.
    public func listBundleLinks(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<[BundleLink]> {
        let call = try Call(
            .get,
            "/bundle_links.json",
            query: ["limit": limit, "after": after],
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ListBundleLinksError.self)
    }

    /// Create a bundle link.
    ///
    /// Makes a link to a bundle of the customer's own tags, or of those of one of its places. Whoever has its address reads
    /// what visitors can read of these tags, until it is destroyed. The address is answered here and never again. A
    /// customer has at most 50 links. The fields may also stand flat, without `bundle_link` around them, and come as a form
    /// (`bundle_link[field]=value`). `Idempotency-Key` is ignored.
    ///
    /// - Parameters:
    ///   - bundleLink: A bundle link to be made.
    ///   - options: What this call does otherwise than the client
    /// - Returns: A link to a bundle of tags.
    /// - Throws: ``CreateBundleLinkError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func createBundleLink(
        bundleLink: NewBundleLink,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<BundleLink> {
        let call = try Call(
            .post,
            "/bundle_links.json",
            body: ["bundle_link": bundleLink],
            sendsToken: true
        )
        return try await send(call, options, as: 201, or: CreateBundleLinkError.self)
    }

    /// Destroy a bundle link.
    ///
    /// Destroys the link: its address answers 404 from then on. It goes with its place, too.
    ///
    /// - Parameters:
    ///   - id: Record id of the bundle link
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``DestroyBundleLinkError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func destroyBundleLink(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .delete,
            "/bundle_links/\(inAddress(id)).json",
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: DestroyBundleLinkError.self)
    }
}
