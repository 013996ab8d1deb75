// Generated from the service's OpenAPI document.

/// Links with which visitors' apps fetch tags for offline use, without an account.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
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
    /// Returns the customer's own links, also for an admin. Their URLs are not included. Sorted by ascending id. If `limit`
    /// is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count`
    /// is the total number of records.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of bundle links to return. Default: all
    ///   - after: Cursor for pagination: returns only bundle links with a larger record id
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The bundle links.
    public func listBundleLinks(
        limit: Int? = nil,
        after: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[BundleLink]> {
        try await listBundleLinks(ListBundleLinksInput(limit: limit, after: after), options: options)
    }

    /// List bundle links, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The bundle links.
    public func listBundleLinks(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[BundleLink]> {
        try await listBundleLinks(ListBundleLinksInput(limit: limit, after: after), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listBundleLinks`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
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
    /// Creates a link to a bundle of the customer's own tags, or of those of one of its places. Until the link is deleted,
    /// anybody who has its URL can read what visitors can read of these tags. The URL is returned only once, in this
    /// response. A customer can have at most 50 links. `Idempotency-Key` is ignored.
    ///
    /// - Parameters:
    ///   - bundleLink: A new bundle link.
    ///   - options: Options of this call, which override those of the client
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

    /// Delete a bundle link.
    ///
    /// Deletes the link: its URL returns 404 from then on. Deleting a place also deletes its links.
    ///
    /// - Parameters:
    ///   - id: Record id of the bundle link
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
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
