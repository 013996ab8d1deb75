// Generated from the service's OpenAPI document.

/// What `listHardwares` takes.
public struct ListHardwaresInput: Hashable, Sendable {
    /// Maximum number of hardware items to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only hardware items with a larger record id
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
            "listHardwares",
            .get,
            "/hardwares.json",
            query: ["limit": limit, "after": after],
            sendsToken: true
        )
    }
}

/// What `createHardware` takes.
public struct CreateHardwareInput: Hashable, Sendable {
    /// A new hardware item.
    public var hardware: NewHardware
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        hardware: NewHardware,
        idempotencyKey: String? = nil
    ) {
        self.hardware = hardware
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "createHardware",
            .post,
            "/hardwares.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["hardware": hardware],
            sendsToken: true
        )
    }
}

/// What `showHardware` takes.
public struct ShowHardwareInput: Hashable, Sendable {
    /// Record id of the hardware item
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "showHardware",
            .get,
            "/hardwares/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `updateHardware` takes.
public struct UpdateHardwareInput: Hashable, Sendable {
    /// Record id of the hardware item
    public var id: Int
    /// Changes to a hardware item.
    public var hardware: HardwareChanges
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
    public var ifMatch: String?

    public init(
        id: Int,
        hardware: HardwareChanges,
        ifMatch: String? = nil
    ) {
        self.id = id
        self.hardware = hardware
        self.ifMatch = ifMatch
    }

    var call: OperationCall {
        OperationCall(
            "updateHardware",
            .patch,
            "/hardwares/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            body: ["hardware": hardware],
            sendsToken: true
        )
    }
}

/// What `destroyHardware` takes.
public struct DestroyHardwareInput: Hashable, Sendable {
    /// Record id of the hardware item
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
            "destroyHardware",
            .delete,
            "/hardwares/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
    }
}

/// What `listHardwareHistory` takes.
public struct ListHardwareHistoryInput: Hashable, Sendable {
    /// Record id of the hardware item
    public var id: Int
    /// Maximum number of entries to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    public var after: Int64?
    /// `1`: sorts from newest to oldest. Default: from oldest to newest
    public var newest: Int?

    public init(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil
    ) {
        self.id = id
        self.limit = limit
        self.after = after
        self.newest = newest
    }

    var call: OperationCall {
        OperationCall(
            "listHardwareHistory",
            .get,
            "/hardwares/{id}/history.json",
            path: ["id": id],
            query: ["limit": limit, "after": after, "newest": newest],
            sendsToken: true
        )
    }
}

/// What `eraseHardwareHistory` takes.
public struct EraseHardwareHistoryInput: Hashable, Sendable {
    /// Record id of the hardware item
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "eraseHardwareHistory",
            .delete,
            "/hardwares/{id}/history.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}
