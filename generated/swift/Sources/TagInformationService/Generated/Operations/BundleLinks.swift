// Generated from the service's OpenAPI document.

/// Links by which visitors' apps, which have no account, fetch tags for the time without a network.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
public protocol BundleLinksOperations: OperationSender {
    /// What ``listBundleLinks(limit:after:options:)`` calls.
    func listBundleLinks(_ input: ListBundleLinksInput, options: CallOptions) async throws(CallFailure) -> Answer<[BundleLink]>
    func listBundleLinks(_ input: ListBundleLinksInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[BundleLink]>
    /// What ``createBundleLink(bundleLink:options:)`` calls.
    func createBundleLink(_ input: CreateBundleLinkInput, options: CallOptions) async throws(CallFailure) -> Answer<BundleLink>
    /// What ``destroyBundleLink(id:options:)`` calls.
    func destroyBundleLink(_ input: DestroyBundleLinkInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
}

extension BundleLinksOperations {
    /// List bundle links.
    ///
    /// The customer's own links, for an admin too. Their addresses are not among what is answered. By ascending id. With
    /// `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how
    /// many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many bundle links; without it, all of them
    ///   - after: Only bundle links with a larger record id
    ///   - options: What this call does otherwise than the client
    /// - Returns: The bundle links.
    public func listBundleLinks(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[BundleLink]> {
        try await listBundleLinks(ListBundleLinksInput(limit: limit, after: after), options: options)
    }

    /// List bundle links, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The bundle links.
    public func listBundleLinks(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[BundleLink]> {
        try await listBundleLinks(ListBundleLinksInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All that `listBundleLinks` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
    public func allBundleLinks(
        _ input: ListBundleLinksInput = ListBundleLinksInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<BundleLink> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listBundleLinks(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listBundleLinks(_ input: ListBundleLinksInput, options: CallOptions) async throws(CallFailure) -> Answer<[BundleLink]> {
        try await answer(input.call, options, as: 200)
    }

    public func listBundleLinks(_ input: ListBundleLinksInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[BundleLink]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a bundle link.
    ///
    /// Makes a link to a bundle of the customer's own tags, or of those of one of its places. Anybody who has its address
    /// reads what visitors can read of these tags, until it is destroyed. The address is answered here and never again. A
    /// customer has at most 50 links. `Idempotency-Key` is ignored.
    ///
    /// - Parameters:
    ///   - bundleLink: A bundle link to be made.
    ///   - options: What this call does otherwise than the client
    /// - Returns: A link to a bundle of tags.
    @discardableResult
    public func createBundleLink(
        bundleLink: NewBundleLink,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<BundleLink> {
        try await createBundleLink(CreateBundleLinkInput(bundleLink: bundleLink), options: options)
    }

    public func createBundleLink(_ input: CreateBundleLinkInput, options: CallOptions) async throws(CallFailure) -> Answer<BundleLink> {
        try await answer(input.call, options, as: 201)
    }

    /// Destroy a bundle link.
    ///
    /// Destroys the link: its address answers 404 from then on. It goes with its place, too.
    ///
    /// - Parameters:
    ///   - id: Record id of the bundle link
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    @discardableResult
    public func destroyBundleLink(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyBundleLink(DestroyBundleLinkInput(id: id), options: options)
    }

    public func destroyBundleLink(_ input: DestroyBundleLinkInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }
}
