// Generated from the service's OpenAPI document.

/// What `listTextRecords` takes.
public struct ListTextRecordsInput: Hashable, Sendable {
    /// At most so many text records; without it, all of them
    public var limit: Int?
    /// Only text records with a larger record id
    public var after: Int?
    /// Record id of the place of its tag; `none`: in no place
    public var placeID: RecordOrNone?
    /// Record id of the customer whose its tag is; `none`: nobody’s. Only for admins; from others it is ignored
    public var customerID: RecordOrNone?
    /// Its language
    public var langCode: LanguageCode?
    /// Changed since then: a day in UTC, or an instant
    public var updatedSince: String?

    public init(
        limit: Int? = nil,
        after: Int? = nil,
        placeID: RecordOrNone? = nil,
        customerID: RecordOrNone? = nil,
        langCode: LanguageCode? = nil,
        updatedSince: String? = nil
    ) {
        self.limit = limit
        self.after = after
        self.placeID = placeID
        self.customerID = customerID
        self.langCode = langCode
        self.updatedSince = updatedSince
    }

    var call: OperationCall {
        OperationCall(
            "listTextRecords",
            .get,
            "/text_records.json",
            query: ["limit": limit, "after": after, "place_id": placeID, "customer_id": customerID, "lang_code": langCode, "updated_since": updatedSince],
            sendsToken: true
        )
    }
}

/// What `createTextRecord` takes.
public struct CreateTextRecordInput: Hashable, Sendable {
    /// A text record to be made.
    public var textRecord: NewTextRecord
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        textRecord: NewTextRecord,
        idempotencyKey: String? = nil
    ) {
        self.textRecord = textRecord
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "createTextRecord",
            .post,
            "/text_records.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["text_record": textRecord],
            sendsToken: true
        )
    }
}

/// What `showTextRecord` takes.
public struct ShowTextRecordInput: Hashable, Sendable {
    /// Record id of the text record
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "showTextRecord",
            .get,
            "/text_records/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `updateTextRecord` takes.
public struct UpdateTextRecordInput: Hashable, Sendable {
    /// Record id of the text record
    public var id: Int
    /// What is to be changed of a text record.
    public var textRecord: TextRecordChanges
    /// The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is
    /// changed and the answer is 412; `*` stands for any
    public var ifMatch: String?

    public init(
        id: Int,
        textRecord: TextRecordChanges,
        ifMatch: String? = nil
    ) {
        self.id = id
        self.textRecord = textRecord
        self.ifMatch = ifMatch
    }

    var call: OperationCall {
        OperationCall(
            "updateTextRecord",
            .patch,
            "/text_records/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            body: ["text_record": textRecord],
            sendsToken: true
        )
    }
}

/// What `destroyTextRecord` takes.
public struct DestroyTextRecordInput: Hashable, Sendable {
    /// Record id of the text record
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
            "destroyTextRecord",
            .delete,
            "/text_records/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
    }
}

/// What `listTextRecordHistory` takes.
public struct ListTextRecordHistoryInput: Hashable, Sendable {
    /// Record id of the text record
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
            "listTextRecordHistory",
            .get,
            "/text_records/{id}/history.json",
            path: ["id": id],
            query: ["limit": limit, "after": after, "newest": newest],
            sendsToken: true
        )
    }
}

/// What `eraseTextRecordHistory` takes.
public struct EraseTextRecordHistoryInput: Hashable, Sendable {
    /// Record id of the text record
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "eraseTextRecordHistory",
            .delete,
            "/text_records/{id}/history.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}
