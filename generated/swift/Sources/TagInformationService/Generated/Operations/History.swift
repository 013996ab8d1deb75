// Generated from the service's OpenAPI document.

/// See who changed what and when, restore earlier texts, and undo changes.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol HistoryOperations: OperationSender {
    /// What ``listHistory(limit:after:newest:changeSet:resource:event:tagIdentifier:from:to:options:)`` calls.
    func listHistory(_ input: ListHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]>
    func listHistory(_ input: ListHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]>
    /// What ``restoreHistoryEntry(id:options:)`` calls.
    func restoreHistoryEntry(_ input: RestoreHistoryEntryInput, options: CallOptions) async throws(CallFailure) -> Answer<RestoredText>
    /// What ``undoChangeSet(id:dryRun:idempotencyKey:options:)`` calls.
    func undoChangeSet(_ input: UndoChangeSetInput, options: CallOptions) async throws(CallFailure) -> Answer<Undone>
}

extension HistoryOperations {
    /// List the history.
    ///
    /// Returns what was changed in all records within the caller's reach, by whom and when; for an admin, also in deleted
    /// records. Entries are kept for 400 days. Filters are combined with AND. Sorted from oldest to newest; with `newest=1`
    /// from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL
    /// of the next page. `X-Total-Count` is the total number of entries; it is absent if there are more than 10 000.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of entries to return. Default: all
    ///   - after: Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    ///   - newest: `1`: sorts from newest to oldest. Default: from oldest to newest
    ///   - changeSet: Returns only entries of this change set
    ///   - resource: Returns only entries about this kind of record. `tags` is accepted for `Tags`
    ///   - event: Returns only entries with this action
    ///   - tagIdentifier: Tag identifier (`tag_identifier`). Not case-sensitive
    ///   - from: First day, in UTC
    ///   - to: Last day, in UTC
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listHistory(
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        changeSet: ChangeSetID? = nil,
        resource: ListHistoryResource? = nil,
        event: ListHistoryEvent? = nil,
        tagIdentifier: TagIdentifier? = nil,
        from: String? = nil,
        to: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await listHistory(ListHistoryInput(limit: limit, after: after, newest: newest, changeSet: changeSet, resource: resource, event: event, tagIdentifier: tagIdentifier, from: from, to: to), options: options)
    }

    /// List the history, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listHistory(
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        changeSet: ChangeSetID? = nil,
        resource: ListHistoryResource? = nil,
        event: ListHistoryEvent? = nil,
        tagIdentifier: TagIdentifier? = nil,
        from: String? = nil,
        to: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await listHistory(ListHistoryInput(limit: limit, after: after, newest: newest, changeSet: changeSet, resource: resource, event: event, tagIdentifier: tagIdentifier, from: from, to: to), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listHistory`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allHistory(
        _ input: ListHistoryInput = ListHistoryInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<HistoryEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = after }
            let answer = try await listHistory(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listHistory(_ input: ListHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listHistory(_ input: ListHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Restore an earlier text.
    ///
    /// Restores the text or name that the entry replaced, as an edit by the caller. A translation that was removed is
    /// restored as human work in its language, replacing whatever is there. A machine translation stays a machine
    /// translation, fresh or stale as it is. An original is restored as the original if there is none now. If the entry has
    /// no earlier text, or its tag no longer exists or has no original, the response is 422.
    ///
    /// - Parameters:
    ///   - id: Id of the entry
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A text or a name that was restored.
    @discardableResult
    public func restoreHistoryEntry(
        id: Int64,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<RestoredText> {
        try await restoreHistoryEntry(RestoreHistoryEntryInput(id: id), options: options)
    }

    public func restoreHistoryEntry(_ input: RestoreHistoryEntryInput, options: CallOptions) async throws(CallFailure) -> Answer<RestoredText> {
        try await answer(input.call, options, as: 200)
    }

    /// Undo a change set.
    ///
    /// Undoes what one request or command has changed, in one transaction. Fields that still have the values it gave them
    /// get their earlier values back. What it created is deleted (tags and places go to the bin), unless somebody has
    /// changed it since. What it deleted is restored. What cannot be undone is left as it is and listed in `kept`.
    /// Passwords, e-mail addresses, roles, suspensions and machine translations are not undone. This works for change sets
    /// of the last 30 days with at most 10000 records; a tag counts once, with everything that was created or deleted with
    /// it. Undoing creates a change set itself. With `dry_run=1` nothing is changed, and `Idempotency-Key` is ignored.
    ///
    /// - Parameters:
    ///   - id: Id of the change set: `change_set` of its history entries
    ///   - dryRun: `1`: changes nothing and returns what would be done
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The result of undoing a change set.
    @discardableResult
    public func undoChangeSet(
        id: ChangeSetID,
        dryRun: Int? = nil,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Undone> {
        try await undoChangeSet(UndoChangeSetInput(id: id, dryRun: dryRun, idempotencyKey: idempotencyKey), options: options)
    }

    public func undoChangeSet(_ input: UndoChangeSetInput, options: CallOptions) async throws(CallFailure) -> Answer<Undone> {
        try await answer(input.call, options, as: 200)
    }
}
