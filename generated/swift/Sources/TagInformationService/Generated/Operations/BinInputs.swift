// Generated from the service's OpenAPI document.

/// What `listBinEntries` takes.
public struct ListBinEntriesInput: Hashable, Sendable {
    /// Maximum number of entries to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only entries with a smaller id
    public var after: Int?
    /// Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers
    public var customerID: RecordOrNone?

    public init(
        limit: Int? = nil,
        after: Int? = nil,
        customerID: RecordOrNone? = nil
    ) {
        self.limit = limit
        self.after = after
        self.customerID = customerID
    }

    var call: OperationCall {
        OperationCall(
            "listBinEntries",
            .get,
            "/bin.json",
            query: ["limit": limit, "after": after, "customer_id": customerID],
            sendsToken: true
        )
    }
}

/// What `showBinEntry` takes.
public struct ShowBinEntryInput: Hashable, Sendable {
    /// Record id of the bin entry
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "showBinEntry",
            .get,
            "/bin/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `destroyBinEntry` takes.
public struct DestroyBinEntryInput: Hashable, Sendable {
    /// Record id of the bin entry
    public var id: Int
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
    public var ifMatch: String?

    public init(
        id: Int,
        ifMatch: String? = nil
    ) {
        self.id = id
        self.ifMatch = ifMatch
    }

    var call: OperationCall {
        OperationCall(
            "destroyBinEntry",
            .delete,
            "/bin/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
    }
}

/// What `restoreBinEntry` takes.
public struct RestoreBinEntryInput: Hashable, Sendable {
    /// Id of the entry
    public var id: Int
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        id: Int,
        idempotencyKey: String? = nil
    ) {
        self.id = id
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "restoreBinEntry",
            .post,
            "/bin/{id}/restore.json",
            path: ["id": id],
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            sendsToken: true
        )
    }
}

/// What `restoreBinEntries` takes.
public struct RestoreBinEntriesInput: Hashable, Sendable {
    /// The bin entries to restore.
    public var bin: BinRestoring
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        bin: BinRestoring,
        idempotencyKey: String? = nil
    ) {
        self.bin = bin
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "restoreBinEntries",
            .post,
            "/bin/restore.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["bin": bin],
            sendsToken: true
        )
    }
}
