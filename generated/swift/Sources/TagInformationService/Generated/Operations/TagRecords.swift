// Generated from the service's OpenAPI document.

/// Managing tags as records: their description, place, parent and addresses.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// The customer's tags; for an admin, everybody's and nobody's. By ascending id. With `limit` the list comes in pages:
    /// the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Beyond 10
    /// 000, `X-Total-Count-Relation` says that there are more. Filters go together: listed and counted is what all of them
    /// are true of.
    ///
    /// - Parameters:
    ///   - limit: At most so many tag records; without it, all of them
    ///   - after: Only tag records with a larger record id
    ///   - expand: `details`: with `reference`, `hidden`, `position` and `credit` in each tag. A list with commas; unknown
    ///     words are ignored
    ///   - q: Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code,
    ///     without regard to case and accents. A word of one or two letters is the beginning of a word. A printed address,
    ///     an identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or
    ///     more; for admins an e-mail address finds the tags of that customer
    ///   - placeID: Record id of its place; `none`: in no place
    ///   - customerID: Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is
    ///     ignored
    ///   - langCode: A language in which it has something: a text or a name, or what `state` and `part` say of them
    ///   - state: How its text stands in that language, or its name where `part` says so: the original, a person’s work, a
    ///     machine’s, work that was made from an older original, or not there although there is an original. Needs
    ///     `lang_code`
    ///   - part: Which of the two `lang_code` and `state` are about. Needs `lang_code`
    ///   - hardware: The type of hardware that leads to it; `none`: no hardware does
    ///   - inUse: `1`: it has a text or a name; `0`: it has neither
    ///   - hidden: `1`: it is not open to visitors yet; `0`: it is open
    ///   - updatedSince: Changed since then: a day in UTC, or an instant
    ///   - options: What this call does otherwise than the client
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

    /// List tag records, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listTagRecords` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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
    /// Makes a tag without text, name or hardware. It belongs to the customer that makes it. The header `Location` has the
    /// record's address.
    ///
    /// - Parameters:
    ///   - tag: A tag to be made.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: A tag as a record.
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

    /// Show a tag record.
    ///
    /// The tag with its texts, names, hardware and where that is.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - expand: `details`: with `reference`, `hidden`, `position` and `credit` in each tag. A list with commas; unknown
    ///     words are ignored
    ///   - options: What this call does otherwise than the client
    /// - Returns: A tag with its texts, names and hardware.
    public func showTagRecord(
        id: TagRecordID,
        expand: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<ShownTagRecord> {
        try await showTagRecord(ShowTagRecordInput(id: id, expand: expand), options: options)
    }

    /// Show a tag record, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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
    /// Changes the tag. Fields that are absent stay as they are.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - tag: What is to be changed of a tag.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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

    /// Destroy a tag record.
    ///
    /// Destroys the tag with its text and names; its hardware stays and is free. Does nothing where there is no such tag.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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
    /// What was changed of the tag record, by whom and when. It tells of its texts, names and hardware, too. The new owner
    /// of a tag sees its history from the transfer on. Entries are kept for 400 days. Only admins see that of a record that
    /// is gone. The oldest first, or with `newest=1` the newest. With `limit` the list comes in pages: the header `Link`
    /// with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all; it is absent where they are
    /// more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - limit: At most so many entries; without it, all of them
    ///   - after: Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    ///   - newest: `1`: the newest entries come first; otherwise the oldest do
    ///   - options: What this call does otherwise than the client
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

    /// List the history of a tag record, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listTagRecordHistory` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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
    /// Erases all entries that the history of the tag record lists; the tag record stays as it is. Only an admin may.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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
    /// Moves, hides, shows, gives away or deletes up to 10000 tags: those that are named, or all that filters find. It is
    /// done with all of them or with none; one that the caller does not reach is answered as one that does not exist. With
    /// `dry_run=1` nothing is done, and the answer counts what goes with the tags. Where `count` is not how many there are
    /// by then, the answer is 409 with `X-Error-Reason: found_changed`.
    ///
    /// - Parameters:
    ///   - dryRun: `1`: nothing is done; the answer tells what would be
    ///   - bulk: What is to be done with many tags.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: What was done with many tags, or would be.
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
    /// The picture is sent as its bytes, as the field `picture` of a multipart form, or in JSON: JPEG, PNG, WebP, AVIF or
    /// GIF (of which the first frame is taken), whatever name and type say; at most 20 MB and 50 million pixels. It is
    /// turned as the camera says, and stored without metadata in several widths. `image_url` of the record is then its
    /// address.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - picture: A picture as JSON.
    ///   - options: What this call does otherwise than the client
    /// - Returns: A tag as a record.
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

    /// Take the picture off a tag record.
    ///
    /// The tag record has no picture then, nor the address of one.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag record
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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

    /// Make many tags.
    ///
    /// Makes up to 500 tags without text, name or hardware, whose codes can be printed before anybody knows what they will
    /// say: all of them, or none. A customer has at most 10000 that are not in use.
    ///
    /// - Parameters:
    ///   - mint: Tags to be made without text, name or hardware.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
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
    /// Changes the tags that a table is about, and makes those that are not there. The table is that of an export, or has
    /// some of its columns; it comes as `text/csv` (UTF-8, or the `charset` of the type), as an .xlsx file (its sheet
    /// `Tags`, else the first), or in JSON as a text or as rows, 5000 of them and 20 MB at most. A row is found by
    /// `tag_identifier`, without it by its hardware, and by its reference. What is absent or blank stays as it is, but with
    /// `blank=clear`; nothing is deleted, and no hardware moved. A translation that says something else than what is
    /// stored, and than what a machine has stored there before, becomes human work. Rows that are invalid do not hold up
    /// the others, unless `atomic=1`. The same table a second time changes nothing.
    ///
    /// - Parameters:
    ///   - dryRun: `1`: nothing is done; the answer tells what would be
    ///   - atomic: `1`: where a row is invalid, nothing is done, and the answer is 422 with the same report
    ///   - create: `0`: rows whose tag is not found are invalid
    ///   - createPlaces: `1`: a `place` that is not there is made for the tag's customer, where `latitude` and `longitude`
    ///     of its first row say
    ///   - blank: `clear`: a blank cell empties `reference`, `place`, `position`, `description`, `image_url`, `text_url`,
    ///     where the table has that column
    ///   - import: A table of tags, as exports write it.
    ///   - options: What this call does otherwise than the client
    /// - Returns: What became of a table, or would.
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

    /// Show what is written on a chip.
    ///
    /// The NDEF message with which an NFC chip leads to the tag's public address, and the chips that hold it as they come
    /// from the factory. `/Tags/{id}/ndef` has the same message as bytes.
    ///
    /// - Parameters:
    ///   - id: Record id of the tag
    ///   - app: With `1` the message also names the first of the apps for Android that open the links on tags; a phone that
    ///     has not got it is led to a store
    ///   - options: What this call does otherwise than the client
    /// - Returns: What is written on an NFC chip for a tag.
    public func showTagNdef(
        id: TagRecordID,
        app: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<TagNdef> {
        try await showTagNdef(ShowTagNdefInput(id: id, app: app), options: options)
    }

    /// Show what is written on a chip, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: What is written on an NFC chip for a tag.
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
