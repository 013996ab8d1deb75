// Generated from the service's OpenAPI document.

/// What `listHistory` takes.
public struct ListHistoryInput: Hashable, Sendable {
    /// At most so many entries; without it, all of them
    public var limit: Int?
    /// Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    public var after: Int64?
    /// `1`: the newest entries come first; otherwise the oldest do
    public var newest: Int?
    /// Only entries of this change set
    public var changeSet: ChangeSetID?
    /// Only of records of this kind; `tags` is taken for `Tags`
    public var resource: ListHistoryResource?
    /// Only what was done so
    public var event: ListHistoryEvent?
    /// Tag identifier (`tag_identifier`); case does not matter
    public var tagIdentifier: TagIdentifier?
    /// The first day, in UTC
    public var from: String?
    /// The last day, in UTC
    public var to: String?

    public init(
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        changeSet: ChangeSetID? = nil,
        resource: ListHistoryResource? = nil,
        event: ListHistoryEvent? = nil,
        tagIdentifier: TagIdentifier? = nil,
        from: String? = nil,
        to: String? = nil
    ) {
        self.limit = limit
        self.after = after
        self.newest = newest
        self.changeSet = changeSet
        self.resource = resource
        self.event = event
        self.tagIdentifier = tagIdentifier
        self.from = from
        self.to = to
    }

    var call: OperationCall {
        OperationCall(
            "listHistory",
            .get,
            "/history.json",
            query: ["limit": limit, "after": after, "newest": newest, "change_set": changeSet, "resource": resource, "event": event, "tag_identifier": tagIdentifier, "from": from, "to": to],
            sendsToken: true
        )
    }
}

/// What `restoreHistoryEntry` takes.
public struct RestoreHistoryEntryInput: Hashable, Sendable {
    /// Id of the entry
    public var id: Int64

    public init(id: Int64) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "restoreHistoryEntry",
            .post,
            "/history/{id}/restore.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `undoChangeSet` takes.
public struct UndoChangeSetInput: Hashable, Sendable {
    /// The change set, as `change_set` of its entries names it
    public var id: ChangeSetID
    /// `1`: nothing is done; the answer tells what would be
    public var dryRun: Int?
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        id: ChangeSetID,
        dryRun: Int? = nil,
        idempotencyKey: String? = nil
    ) {
        self.id = id
        self.dryRun = dryRun
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "undoChangeSet",
            .post,
            "/history/change_sets/{id}/undo.json",
            path: ["id": id],
            query: ["dry_run": dryRun],
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            sendsToken: true
        )
    }
}
