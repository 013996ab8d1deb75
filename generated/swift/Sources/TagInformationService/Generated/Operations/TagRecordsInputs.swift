// Generated from the service's OpenAPI document.

/// What `listTagRecords` takes.
public struct ListTagRecordsInput: Hashable, Sendable {
    /// Maximum number of tag records to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only tag records with a larger record id
    public var after: TagRecordID?
    /// `details` adds `reference`, `hidden`, `position` and `credit` to each tag. A comma-separated list; unknown values
    /// are ignored
    public var expand: String?
    /// Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description, place
    /// or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a word. A
    /// printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its first four
    /// or more characters. For admins, an e-mail address finds the tags of that customer
    public var q: String?
    /// Record id of the tag's place. `none`: tags without a place
    public var placeID: RecordOrNone?
    /// Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers
    public var customerID: RecordOrNone?
    /// Only tags that have a text or a name in this language, or what `state` and `part` specify
    public var langCode: LanguageCode?
    /// State of the tag's text in that language, or of its name if `part` says so: the original, a human translation, a
    /// machine translation, a translation of an older original (stale), or missing although there is an original. Requires
    /// `lang_code`
    public var state: ListTagRecordsState?
    /// Whether `lang_code` and `state` refer to the text or to the name. Requires `lang_code`
    public var part: ListTagRecordsPart?
    /// Type of hardware that is attached to the tag. `none`: tags without hardware
    public var hardware: ListTagRecordsHardware?
    /// `1`: tags with a text or a name. `0`: tags with neither
    public var inUse: Int?
    /// `1`: tags that are not open to visitors yet. `0`: tags that are open
    public var hidden: Int?
    /// Only tags that have changed since then: a day in UTC, or a point in time
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
    /// A new tag.
    public var tag: NewTagRecord
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
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
    /// `details` adds `reference`, `hidden`, `position` and `credit` to each tag. A comma-separated list; unknown values
    /// are ignored
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
    /// Changes to a tag.
    public var tag: TagRecordChanges
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
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
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
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
    /// Maximum number of entries to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    public var after: Int64?
    /// `1`: sorts from newest to oldest. Default: from oldest to newest
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
    /// `1`: changes nothing and returns what would be done
    public var dryRun: Int?
    /// A bulk change of tags.
    public var bulk: TagBulk
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
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
    /// New tags without text, name or hardware.
    public var mint: TagMint
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
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
    /// `1`: changes nothing and returns what would be done
    public var dryRun: Int?
    /// `1`: if any row is invalid, nothing is changed, and the response is 422 with the same report
    public var atomic: Int?
    /// `0`: treats rows whose tag is not found as invalid
    public var create: Int?
    /// `1`: if a `place` does not exist, it is created for the tag's customer, at the `latitude` and `longitude` of its
    /// first row
    public var createPlaces: Int?
    /// `clear`: a blank cell clears `reference`, `place`, `position`, `description`, `image_url`, `text_url`, if the table
    /// has that column
    public var blank: ImportTagsBlank?
    /// A table of tags, as in exports.
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
    /// `1`: the message also names the first of the Android apps that open tag links. A phone without that app is led to a
    /// store
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
