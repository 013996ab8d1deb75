// Generated from the service's OpenAPI document.

/// What `listBundleLinks` takes.
public struct ListBundleLinksInput: Hashable, Sendable {
    /// Maximum number of bundle links to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only bundle links with a larger record id
    public var after: Int?

    public init(
        limit: Int? = nil,
        after: Int? = nil
    ) {
        self.limit = limit
        self.after = after
    }

    var call: OperationCall {
        OperationCall(
            "listBundleLinks",
            .get,
            "/bundle_links.json",
            query: ["limit": limit, "after": after],
            sendsToken: true
        )
    }
}

/// What `createBundleLink` takes.
public struct CreateBundleLinkInput: Hashable, Sendable {
    /// A new bundle link.
    public var bundleLink: NewBundleLink

    public init(bundleLink: NewBundleLink) {
        self.bundleLink = bundleLink
    }

    var call: OperationCall {
        OperationCall(
            "createBundleLink",
            .post,
            "/bundle_links.json",
            body: ["bundle_link": bundleLink],
            sendsToken: true
        )
    }
}

/// What `destroyBundleLink` takes.
public struct DestroyBundleLinkInput: Hashable, Sendable {
    /// Record id of the bundle link
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "destroyBundleLink",
            .delete,
            "/bundle_links/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}
