// Generated from the service's OpenAPI document.

/// What `listHardwares` takes.
public struct ListHardwaresInput: Hashable, Sendable {
    /// At most so many hardwares; without it, all of them
    public var limit: Int?
    /// Only hardwares with a larger record id
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
    /// A hardware item to be made.
    public var hardware: NewHardware
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
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
    /// Record id of the hardware
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
    /// Record id of the hardware
    public var id: Int
    /// What is to be changed of a hardware item.
    public var hardware: HardwareChanges
    /// The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is
    /// changed and the answer is 412; `*` stands for any
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
    /// Record id of the hardware
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
    /// Record id of the hardware
    public var id: Int
    /// At most so many entries; without it, all of them
    public var limit: Int?
    /// Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    public var after: Int64?
    /// `1`: the newest entries come first; otherwise the oldest do
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
    /// Record id of the hardware
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
