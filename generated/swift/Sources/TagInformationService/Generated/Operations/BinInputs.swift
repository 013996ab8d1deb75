// Generated from the service's OpenAPI document.

/// What `listBinEntries` takes.
public struct ListBinEntriesInput: Hashable, Sendable {
    /// At most so many entries; without it, all of them
    public var limit: Int?
    /// Only entries behind the one with this id: with a smaller one
    public var after: Int?
    /// Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored
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
    /// The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is
    /// changed and the answer is 412; `*` stands for any
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
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
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
    /// Which entries of the bin are to be restored.
    public var bin: BinRestoring
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
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
