// Generated from the service's OpenAPI document.

/// What `listTagRecords` takes.
public struct ListTagRecordsInput: Hashable, Sendable {
    /// At most so many tag records; without it, all of them
    public var limit: Int?
    /// Only tag records with a larger record id
    public var after: TagRecordID?
    /// `details`: with `reference`, `hidden`, `position` and `credit` in each tag. A list with commas; unknown words are
    /// ignored
    public var expand: String?
    /// Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code, without
    /// regard to case and accents. A word of one or two letters is the beginning of a word. A printed address, an
    /// identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or more; for
    /// admins an e-mail address finds the tags of that customer
    public var q: String?
    /// Record id of its place; `none`: in no place
    public var placeID: RecordOrNone?
    /// Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored
    public var customerID: RecordOrNone?
    /// A language in which it has something: a text or a name, or what `state` and `part` say of them
    public var langCode: LanguageCode?
    /// How its text stands in that language, or its name where `part` says so: the original, a person’s work, a machine’s,
    /// work that was made from an older original, or not there although there is an original. Needs `lang_code`
    public var state: ListTagRecordsState?
    /// Which of the two `lang_code` and `state` are about. Needs `lang_code`
    public var part: ListTagRecordsPart?
    /// The type of hardware that leads to it; `none`: no hardware does
    public var hardware: ListTagRecordsHardware?
    /// `1`: it has a text or a name; `0`: it has neither
    public var inUse: Int?
    /// `1`: it is not open to visitors yet; `0`: it is open
    public var hidden: Int?
    /// Changed since then: a day in UTC, or an instant
    public var updatedSince: String?

    public init(
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
        updatedSince: String? = nil
    ) {
        self.limit = limit
        self.after = after
        self.expand = expand
        self.q = q
        self.placeID = placeID
        self.customerID = customerID
        self.langCode = langCode
        self.state = state
        self.part = part
        self.hardware = hardware
        self.inUse = inUse
        self.hidden = hidden
        self.updatedSince = updatedSince
    }

    var call: OperationCall {
        OperationCall(
            "listTagRecords",
            .get,
            "/Tags.json",
            query: ["limit": limit, "after": after, "expand": expand, "q": q, "place_id": placeID, "customer_id": customerID, "lang_code": langCode, "state": state, "part": part, "hardware": hardware, "in_use": inUse, "hidden": hidden, "updated_since": updatedSince],
            sendsToken: true
        )
    }
}

/// What `createTagRecord` takes.
public struct CreateTagRecordInput: Hashable, Sendable {
    /// A tag to be made.
    public var tag: NewTagRecord
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        tag: NewTagRecord,
        idempotencyKey: String? = nil
    ) {
        self.tag = tag
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "createTagRecord",
            .post,
            "/Tags.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["tag": tag],
            sendsToken: true
        )
    }
}

/// What `showTagRecord` takes.
public struct ShowTagRecordInput: Hashable, Sendable {
    /// Record id of the tag record
    public var id: TagRecordID
    /// `details`: with `reference`, `hidden`, `position` and `credit` in each tag. A list with commas; unknown words are
    /// ignored
    public var expand: String?

    public init(
        id: TagRecordID,
        expand: String? = nil
    ) {
        self.id = id
        self.expand = expand
    }

    var call: OperationCall {
        OperationCall(
            "showTagRecord",
            .get,
            "/Tags/{id}.json",
            path: ["id": id],
            query: ["expand": expand],
            sendsToken: true
        )
    }
}

/// What `updateTagRecord` takes.
public struct UpdateTagRecordInput: Hashable, Sendable {
    /// Record id of the tag record
    public var id: TagRecordID
    /// What is to be changed of a tag.
    public var tag: TagRecordChanges
    /// The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is
    /// changed and the answer is 412; `*` stands for any
    public var ifMatch: String?

    public init(
        id: TagRecordID,
        tag: TagRecordChanges,
        ifMatch: String? = nil
    ) {
        self.id = id
        self.tag = tag
        self.ifMatch = ifMatch
    }

    var call: OperationCall {
        OperationCall(
            "updateTagRecord",
            .patch,
            "/Tags/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            body: ["tag": tag],
            sendsToken: true
        )
    }
}

/// What `destroyTagRecord` takes.
public struct DestroyTagRecordInput: Hashable, Sendable {
    /// Record id of the tag record
    public var id: TagRecordID
    /// The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is
    /// changed and the answer is 412; `*` stands for any
    public var ifMatch: String?

    public init(
        id: TagRecordID,
        ifMatch: String? = nil
    ) {
        self.id = id
        self.ifMatch = ifMatch
    }

    var call: OperationCall {
        OperationCall(
            "destroyTagRecord",
            .delete,
            "/Tags/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
    }
}

/// What `listTagRecordHistory` takes.
public struct ListTagRecordHistoryInput: Hashable, Sendable {
    /// Record id of the tag record
    public var id: TagRecordID
    /// At most so many entries; without it, all of them
    public var limit: Int?
    /// Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    public var after: Int64?
    /// `1`: the newest entries come first; otherwise the oldest do
    public var newest: Int?

    public init(
        id: TagRecordID,
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
            "listTagRecordHistory",
            .get,
            "/Tags/{id}/history.json",
            path: ["id": id],
            query: ["limit": limit, "after": after, "newest": newest],
            sendsToken: true
        )
    }
}

/// What `eraseTagRecordHistory` takes.
public struct EraseTagRecordHistoryInput: Hashable, Sendable {
    /// Record id of the tag record
    public var id: TagRecordID

    public init(id: TagRecordID) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "eraseTagRecordHistory",
            .delete,
            "/Tags/{id}/history.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `changeTags` takes.
public struct ChangeTagsInput: Hashable, Sendable {
    /// `1`: nothing is done; the answer tells what would be
    public var dryRun: Int?
    /// What is to be done with many tags.
    public var bulk: TagBulk
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        dryRun: Int? = nil,
        bulk: TagBulk,
        idempotencyKey: String? = nil
    ) {
        self.dryRun = dryRun
        self.bulk = bulk
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "changeTags",
            .post,
            "/Tags/bulk.json",
            query: ["dry_run": dryRun],
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["bulk": bulk],
            sendsToken: true
        )
    }
}

/// What `setTagRecordPicture` takes.
public struct SetTagRecordPictureInput: Hashable, Sendable {
    /// Record id of the tag record
    public var id: TagRecordID
    /// A picture as JSON.
    public var picture: SentPicture

    public init(
        id: TagRecordID,
        picture: SentPicture
    ) {
        self.id = id
        self.picture = picture
    }

    var call: OperationCall {
        OperationCall(
            "setTagRecordPicture",
            .put,
            "/Tags/{id}/picture.json",
            path: ["id": id],
            body: ["picture": picture],
            sendsToken: true
        )
    }
}

/// What `destroyTagRecordPicture` takes.
public struct DestroyTagRecordPictureInput: Hashable, Sendable {
    /// Record id of the tag record
    public var id: TagRecordID

    public init(id: TagRecordID) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "destroyTagRecordPicture",
            .delete,
            "/Tags/{id}/picture.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `mintTags` takes.
public struct MintTagsInput: Hashable, Sendable {
    /// Tags to be made without text, name or hardware.
    public var mint: TagMint
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        mint: TagMint,
        idempotencyKey: String? = nil
    ) {
        self.mint = mint
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "mintTags",
            .post,
            "/Tags/mint.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["mint": mint],
            sendsToken: true
        )
    }
}

/// What `importTags` takes.
public struct ImportTagsInput: Hashable, Sendable {
    /// `1`: nothing is done; the answer tells what would be
    public var dryRun: Int?
    /// `1`: where a row is invalid, nothing is done, and the answer is 422 with the same report
    public var atomic: Int?
    /// `0`: rows whose tag is not found are invalid
    public var create: Int?
    /// `1`: a `place` that is not there is made for the tag's customer, where `latitude` and `longitude` of its first row
    /// say
    public var createPlaces: Int?
    /// `clear`: a blank cell empties `reference`, `place`, `position`, `description`, `image_url`, `text_url`, where the
    /// table has that column
    public var blank: ImportTagsBlank?
    /// A table of tags, as exports write it.
    public var `import`: TagTable

    public init(
        dryRun: Int? = nil,
        atomic: Int? = nil,
        create: Int? = nil,
        createPlaces: Int? = nil,
        blank: ImportTagsBlank? = nil,
        import: TagTable
    ) {
        self.dryRun = dryRun
        self.atomic = atomic
        self.create = create
        self.createPlaces = createPlaces
        self.blank = blank
        self.import = `import`
    }

    var call: OperationCall {
        OperationCall(
            "importTags",
            .post,
            "/Tags/import.json",
            query: ["dry_run": dryRun, "atomic": atomic, "create": create, "create_places": createPlaces, "blank": blank],
            body: ["import": `import`],
            sendsToken: true
        )
    }
}

/// What `showTagNdef` takes.
public struct ShowTagNdefInput: Hashable, Sendable {
    /// Record id of the tag
    public var id: TagRecordID
    /// With `1` the message also names the first of the apps for Android that open the links on tags; a phone that has not
    /// got it is led to a store
    public var app: Int?

    public init(
        id: TagRecordID,
        app: Int? = nil
    ) {
        self.id = id
        self.app = app
    }

    var call: OperationCall {
        OperationCall(
            "showTagNdef",
            .get,
            "/Tags/{id}/ndef.json",
            path: ["id": id],
            query: ["app": app],
            sendsToken: true
        )
    }
}
