// Generated from the service's OpenAPI document.

/// Who has changed what and when, and texts that are put back.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// What was changed of all records that the caller reaches, by whom and when; for an admin, of those that are gone too.
    /// Entries are kept for 400 days. Filters go together. The oldest first, or with `newest=1` the newest. With `limit`
    /// the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many
    /// there are in all; it is absent where they are more than 10 000.
    ///
    /// - Parameters:
    ///   - limit: At most so many entries; without it, all of them
    ///   - after: Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    ///   - newest: `1`: the newest entries come first; otherwise the oldest do
    ///   - changeSet: Only entries of this change set
    ///   - resource: Only of records of this kind; `tags` is taken for `Tags`
    ///   - event: Only what was done so
    ///   - tagIdentifier: Tag identifier (`tag_identifier`); case does not matter
    ///   - from: The first day, in UTC
    ///   - to: The last day, in UTC
    ///   - options: What this call does otherwise than the client
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

    /// List the history, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listHistory` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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

    /// Put a former text back.
    ///
    /// Puts the text or name that an entry says was there before in its place again, as an edit by the caller. One that was
    /// removed comes back as the work of a person in its language, whatever stands there; a machine's text stays a
    /// machine's, fresh or stale as it is; an original comes back as the original where there is none now. An entry without
    /// a former text, a tag that is gone, or one without an original is 422.
    ///
    /// - Parameters:
    ///   - id: Id of the entry
    ///   - options: What this call does otherwise than the client
    /// - Returns: A text or a name that was put back.
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
    /// Undoes what one request or command has changed, in one transaction: fields that are as it has left them become what
    /// they were; what it has made is deleted, tags and places into the bin, unless somebody has changed it since; what it
    /// has deleted comes back. What cannot be undone stays, and is named in `kept`. Passwords, e-mail addresses, roles and
    /// suspensions stay, and so does the work of machines. It is for change sets of the last 30 days with at most 10000
    /// records; a tag counts once with all that was made or deleted with it. The undoing is a change set itself. With
    /// `dry_run=1` nothing is done, and `Idempotency-Key` is ignored.
    ///
    /// - Parameters:
    ///   - id: The change set, as `change_set` of its entries names it
    ///   - dryRun: `1`: nothing is done; the answer tells what would be
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: What the undoing of a change set has done.
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
