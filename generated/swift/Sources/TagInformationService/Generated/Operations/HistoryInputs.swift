// Generated from the service's OpenAPI document.

/// What `listHistory` takes.
public struct ListHistoryInput: Hashable, Sendable {
    /// Maximum number of entries to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    public var after: Int64?
    /// `1`: sorts from newest to oldest. Default: from oldest to newest
    public var newest: Int?
    /// Returns only entries of this change set
    public var changeSet: ChangeSetID?
    /// Returns only entries about this kind of record. `tags` is accepted for `Tags`
    public var resource: ListHistoryResource?
    /// Returns only entries with this action
    public var event: ListHistoryEvent?
    /// Tag identifier (`tag_identifier`). Not case-sensitive
    public var tagIdentifier: TagIdentifier?
    /// First day, in UTC
    public var from: String?
    /// Last day, in UTC
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
    /// Id of the change set: `change_set` of its history entries
    public var id: ChangeSetID
    /// `1`: changes nothing and returns what would be done
    public var dryRun: Int?
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
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
