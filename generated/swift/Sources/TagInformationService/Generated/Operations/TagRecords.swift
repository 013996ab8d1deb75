// Generated from the service's OpenAPI document.

/// Manage tags as records: their description, place, parent and URLs.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol TagRecordsOperations: OperationSender {
    /// What
    /// ``listTagRecords(limit:after:expand:q:placeID:customerID:langCode:state:part:hardware:inUse:hidden:updatedSince:options:)``
    /// calls.
    func listTagRecords(_ input: ListTagRecordsInput, options: CallOptions) async throws(CallFailure) -> Answer<[TagRecord]>
    func listTagRecords(_ input: ListTagRecordsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TagRecord]>
    /// What ``createTagRecord(tag:idempotencyKey:options:)`` calls.
    func createTagRecord(_ input: CreateTagRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<TagRecord>
    /// What ``showTagRecord(id:expand:options:)`` calls.
    func showTagRecord(_ input: ShowTagRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownTagRecord>
    func showTagRecord(_ input: ShowTagRecordInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<ShownTagRecord>
    /// What ``updateTagRecord(id:tag:ifMatch:options:)`` calls.
    func updateTagRecord(_ input: UpdateTagRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``destroyTagRecord(id:ifMatch:options:)`` calls.
    func destroyTagRecord(_ input: DestroyTagRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``listTagRecordHistory(id:limit:after:newest:options:)`` calls.
    func listTagRecordHistory(_ input: ListTagRecordHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]>
    func listTagRecordHistory(_ input: ListTagRecordHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]>
    /// What ``eraseTagRecordHistory(id:options:)`` calls.
    func eraseTagRecordHistory(_ input: EraseTagRecordHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``changeTags(dryRun:bulk:idempotencyKey:options:)`` calls.
    func changeTags(_ input: ChangeTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<TagBulkResult>
    /// What ``setTagRecordPicture(id:picture:options:)`` calls.
    func setTagRecordPicture(_ input: SetTagRecordPictureInput, options: CallOptions) async throws(CallFailure) -> Answer<TagRecord>
    /// What ``destroyTagRecordPicture(id:options:)`` calls.
    func destroyTagRecordPicture(_ input: DestroyTagRecordPictureInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``mintTags(mint:idempotencyKey:options:)`` calls.
    func mintTags(_ input: MintTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<[TagRecord]>
    /// What ``importTags(dryRun:atomic:create:createPlaces:blank:import:options:)`` calls.
    func importTags(_ input: ImportTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<TagImport>
    /// What ``showTagNdef(id:app:options:)`` calls.
    func showTagNdef(_ input: ShowTagNdefInput, options: CallOptions) async throws(CallFailure) -> Answer<TagNdef>
    func showTagNdef(_ input: ShowTagNdefInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<TagNdef>
}

extension TagRecordsOperations {
    /// List tag records.
    ///
    /// Returns the customer's tags. For an admin, returns all tags, including those without an owner. Sorted by ascending
    /// id. If `limit` is given, the list is paginated: the `Link` header with `rel="next"` has the URL of the next page.
    /// `X-Total-Count` is the total number of records. If there are more than 10 000, `X-Total-Count-Relation` is `gte`.
    /// Filters are combined with AND: the list and the total contain only records that match all of them.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of tag records to return. Default: all
    ///   - after: Cursor for pagination: returns only tag records with a larger record id
    ///   - expand: `details` adds `reference`, `hidden`, `position` and `credit` to each tag. A comma-separated list;
    ///     unknown values are ignored
    ///   - q: Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description,
    ///     place or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a
    ///     word. A printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its
    ///     first four or more characters. For admins, an e-mail address finds the tags of that customer
    ///   - placeID: Record id of the tag's place. `none`: tags without a place
    ///   - customerID: Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers
    ///   - langCode: Only tags that have a text or a name in this language, or what `state` and `part` specify
    ///   - state: State of the tag's text in that language, or of its name if `part` says so: the original, a human
    ///     translation, a machine translation, a translation of an older original (stale), or missing although there is an
    ///     original. Requires `lang_code`
    ///   - part: Whether `lang_code` and `state` refer to the text or to the name. Requires `lang_code`
    ///   - hardware: Type of hardware that is attached to the tag. `none`: tags without hardware
    ///   - inUse: `1`: tags with a text or a name. `0`: tags with neither
    ///   - hidden: `1`: tags that are not open to visitors yet. `0`: tags that are open
    ///   - updatedSince: Only tags that have changed since then: a day in UTC, or a point in time
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The tag records.
    public func listTagRecords(
        limit: Int? = nil,
        after: TagRecordID? = nil,
        expand: String? = nil,
        q: String? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        state: ListTagRecordsState? = nil,
        part: ListTagRecordsPart? = nil,
        hardware: ListTagRecordsHardware? = nil,
        inUse: Int? = nil,
        hidden: Int? = nil,
        updatedSince: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[TagRecord]> {
        try await listTagRecords(ListTagRecordsInput(limit: limit, after: after, expand: expand, q: q, placeID: placeID, customerID: customerID, langCode: langCode, state: state, part: part, hardware: hardware, inUse: inUse, hidden: hidden, updatedSince: updatedSince), options: options)
    }

    /// List tag records, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The tag records.
    public func listTagRecords(
        limit: Int? = nil,
        after: TagRecordID? = nil,
        expand: String? = nil,
        q: String? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        state: ListTagRecordsState? = nil,
        part: ListTagRecordsPart? = nil,
        hardware: ListTagRecordsHardware? = nil,
        inUse: Int? = nil,
        hidden: Int? = nil,
        updatedSince: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[TagRecord]> {
        try await listTagRecords(ListTagRecordsInput(limit: limit, after: after, expand: expand, q: q, placeID: placeID, customerID: customerID, langCode: langCode, state: state, part: part, hardware: hardware, inUse: inUse, hidden: hidden, updatedSince: updatedSince), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listTagRecords`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allTagRecords(
        _ input: ListTagRecordsInput = ListTagRecordsInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<TagRecord> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = TagRecordID(Int(clamping: after)) }
            let answer = try await listTagRecords(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTagRecords(_ input: ListTagRecordsInput, options: CallOptions) async throws(CallFailure) -> Answer<[TagRecord]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTagRecords(_ input: ListTagRecordsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[TagRecord]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a tag record.
    ///
    /// Creates a tag without text, name or hardware. It belongs to the customer that creates it. The `Location` header has
    /// the URL of the record.
    ///
    /// - Parameters:
    ///   - tag: A new tag.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A tag record.
    @discardableResult
    public func createTagRecord(
        tag: NewTagRecord,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TagRecord> {
        try await createTagRecord(CreateTagRecordInput(tag: tag, idempotencyKey: idempotencyKey), options: options)
    }

    public func createTagRecord(_ input: CreateTagRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<TagRecord> {
        try await answer(input.call, options, as: 201)
    }

    /// Get a tag record.
    ///
    /// Returns the tag with its texts, names, hardware and locations.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - expand: `details` adds `reference`, `hidden`, `position` and `credit` to each tag. A comma-separated list;
    ///     unknown values are ignored
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A tag with its texts, names and hardware.
    public func showTagRecord(
        id: TagRecordID,
        expand: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<ShownTagRecord> {
        try await showTagRecord(ShowTagRecordInput(id: id, expand: expand), options: options)
    }

    /// Get a tag record, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A tag with its texts, names and hardware.
    public func showTagRecord(
        id: TagRecordID,
        expand: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<ShownTagRecord> {
        try await showTagRecord(ShowTagRecordInput(id: id, expand: expand), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showTagRecord(_ input: ShowTagRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownTagRecord> {
        try await answer(input.call, options, as: 200)
    }

    public func showTagRecord(_ input: ShowTagRecordInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<ShownTagRecord> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Update a tag record.
    ///
    /// Updates the tag. Absent fields keep their values.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - tag: Changes to a tag.
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func updateTagRecord(
        id: TagRecordID,
        tag: TagRecordChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await updateTagRecord(UpdateTagRecordInput(id: id, tag: tag, ifMatch: ifMatch), options: options)
    }

    public func updateTagRecord(_ input: UpdateTagRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Delete a tag record.
    ///
    /// Deletes the tag with its text and names. Its hardware is kept and becomes free. Has no effect if the tag does not
    /// exist.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyTagRecord(
        id: TagRecordID,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyTagRecord(DestroyTagRecordInput(id: id, ifMatch: ifMatch), options: options)
    }

    public func destroyTagRecord(_ input: DestroyTagRecordInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// List the history of a tag record.
    ///
    /// Returns what was changed in the tag record, by whom and when. This includes its texts, names and hardware. A new
    /// owner of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins can see the history
    /// of a deleted record. Sorted from oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the
    /// list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total
    /// number of entries; it is absent if there are more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - limit: Maximum number of entries to return. Default: all
    ///   - after: Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    ///   - newest: `1`: sorts from newest to oldest. Default: from oldest to newest
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listTagRecordHistory(
        id: TagRecordID,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await listTagRecordHistory(ListTagRecordHistoryInput(id: id, limit: limit, after: after, newest: newest), options: options)
    }

    /// List the history of a tag record, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listTagRecordHistory(
        id: TagRecordID,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await listTagRecordHistory(ListTagRecordHistoryInput(id: id, limit: limit, after: after, newest: newest), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listTagRecordHistory`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allTagRecordHistory(
        _ input: ListTagRecordHistoryInput, options: CallOptions = CallOptions()
    ) -> PagedRecords<HistoryEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = after }
            let answer = try await listTagRecordHistory(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listTagRecordHistory(_ input: ListTagRecordHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listTagRecordHistory(_ input: ListTagRecordHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Erase the history of a tag record.
    ///
    /// Erases all entries in the history of the tag record. The tag record itself is not changed. Admins only.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func eraseTagRecordHistory(
        id: TagRecordID,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await eraseTagRecordHistory(EraseTagRecordHistoryInput(id: id), options: options)
    }

    public func eraseTagRecordHistory(_ input: EraseTagRecordHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Change many tags.
    ///
    /// Moves, hides, shows, transfers or deletes up to 10000 tags: the given ones, or all that match the filters. Either
    /// all of them are changed or none. A tag that is out of the caller's reach is treated as one that does not exist. With
    /// `dry_run=1` nothing is changed, and the response counts what would be affected. If `count` differs from the current
    /// number of tags, the response is 409 with `X-Error-Reason: found_changed`.
    ///
    /// - Parameters:
    ///   - dryRun: `1`: changes nothing and returns what would be done
    ///   - bulk: A bulk change of tags.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The result of a bulk change, or its preview.
    @discardableResult
    public func changeTags(
        dryRun: Int? = nil,
        bulk: TagBulk,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TagBulkResult> {
        try await changeTags(ChangeTagsInput(dryRun: dryRun, bulk: bulk, idempotencyKey: idempotencyKey), options: options)
    }

    public func changeTags(_ input: ChangeTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<TagBulkResult> {
        try await answer(input.call, options, as: 200)
    }

    /// Set the picture of a tag record.
    ///
    /// Sets the picture. Send it as raw bytes, as the field `picture` of a multipart form, or in JSON. JPEG, PNG, WebP,
    /// AVIF and GIF (first frame only) are accepted, regardless of the file's name and type, up to 20 MB and 50 million
    /// pixels. The picture is rotated according to its orientation tag and stored in several widths, without metadata.
    /// `image_url` of the record is then its URL.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - picture: A picture as JSON.
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A tag record.
    @discardableResult
    public func setTagRecordPicture(
        id: TagRecordID,
        picture: SentPicture,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TagRecord> {
        try await setTagRecordPicture(SetTagRecordPictureInput(id: id, picture: picture), options: options)
    }

    public func setTagRecordPicture(_ input: SetTagRecordPictureInput, options: CallOptions) async throws(CallFailure) -> Answer<TagRecord> {
        try await answer(input.call, options, as: 200)
    }

    /// Remove the picture of a tag record.
    ///
    /// Removes the picture and its URL from the tag record.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyTagRecordPicture(
        id: TagRecordID,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyTagRecordPicture(DestroyTagRecordPictureInput(id: id), options: options)
    }

    public func destroyTagRecordPicture(_ input: DestroyTagRecordPictureInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Create many tags.
    ///
    /// Creates up to 500 tags without text, name or hardware, so that their codes can be printed before their texts are
    /// known. Either all are created or none. A customer can have at most 10000 tags that are not in use.
    ///
    /// - Parameters:
    ///   - mint: New tags without text, name or hardware.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The tags, by ascending id.
    @discardableResult
    public func mintTags(
        mint: TagMint,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[TagRecord]> {
        try await mintTags(MintTagsInput(mint: mint, idempotencyKey: idempotencyKey), options: options)
    }

    public func mintTags(_ input: MintTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<[TagRecord]> {
        try await answer(input.call, options, as: 201)
    }

    /// Import tags.
    ///
    /// Imports a table of tags: updates the tags that exist and creates those that do not. The table has all or some of the
    /// columns of an export. Send it as `text/csv` (UTF-8, or the `charset` of the content type), as an .xlsx file (its
    /// sheet `Tags`, or else the first sheet), or in JSON as a text or as rows, with at most 5000 rows and 20 MB. A row is
    /// matched by `tag_identifier`, or without it by its hardware and then its reference. Absent or blank cells change
    /// nothing, unless `blank=clear` is given. Nothing is deleted, and no hardware is moved. A translation becomes human
    /// work if it differs both from what is stored and from what a machine has stored there before. Invalid rows do not
    /// stop the others, unless `atomic=1` is given. Importing the same table again changes nothing.
    ///
    /// - Parameters:
    ///   - dryRun: `1`: changes nothing and returns what would be done
    ///   - atomic: `1`: if any row is invalid, nothing is changed, and the response is 422 with the same report
    ///   - create: `0`: treats rows whose tag is not found as invalid
    ///   - createPlaces: `1`: if a `place` does not exist, it is created for the tag's customer, at the `latitude` and
    ///     `longitude` of its first row
    ///   - blank: `clear`: a blank cell clears `reference`, `place`, `position`, `description`, `image_url`, `text_url`, if
    ///     the table has that column
    ///   - import: A table of tags, as in exports.
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The result of an import, or its preview.
    @discardableResult
    public func importTags(
        dryRun: Int? = nil,
        atomic: Int? = nil,
        create: Int? = nil,
        createPlaces: Int? = nil,
        blank: ImportTagsBlank? = nil,
        import: TagTable,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TagImport> {
        try await importTags(ImportTagsInput(dryRun: dryRun, atomic: atomic, create: create, createPlaces: createPlaces, blank: blank, import: `import`), options: options)
    }

    public func importTags(_ input: ImportTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<TagImport> {
        try await answer(input.call, options, as: 200)
    }

    /// Get the NDEF message of a tag.
    ///
    /// Returns the NDEF message with which an NFC chip leads to the tag's public address, and the chips that can hold it in
    /// their factory state. `/Tags/{id}/ndef` returns the same message as bytes.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag
    ///   - app: `1`: the message also names the first of the Android apps that open tag links. A phone without that app is
    ///     led to a store
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The NDEF message for a tag's NFC chip.
    public func showTagNdef(
        id: TagRecordID,
        app: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TagNdef> {
        try await showTagNdef(ShowTagNdefInput(id: id, app: app), options: options)
    }

    /// Get the NDEF message of a tag, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The NDEF message for a tag's NFC chip.
    public func showTagNdef(
        id: TagRecordID,
        app: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<TagNdef> {
        try await showTagNdef(ShowTagNdefInput(id: id, app: app), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showTagNdef(_ input: ShowTagNdefInput, options: CallOptions) async throws(CallFailure) -> Answer<TagNdef> {
        try await answer(input.call, options, as: 200)
    }

    public func showTagNdef(_ input: ShowTagNdefInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<TagNdef> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }
}
