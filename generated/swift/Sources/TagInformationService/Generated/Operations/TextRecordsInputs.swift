// Generated from the service's OpenAPI document.

/// What `listTextRecords` takes.
public struct ListTextRecordsInput: Hashable, Sendable {
    /// Maximum number of text records to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only text records with a larger record id
    public var after: Int?
    /// Record id of the place of its tag. `none`: without a place
    public var placeID: RecordOrNone?
    /// Record id of the owner of its tag. `none`: without an owner. Admins only; ignored for other callers
    public var customerID: RecordOrNone?
    /// Its language
    public var langCode: LanguageCode?
    /// Only tags that have changed since then: a day in UTC, or a point in time
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
    /// A new text record.
    public var textRecord: NewTextRecord
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
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
    /// Changes to a text record.
    public var textRecord: TextRecordChanges
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
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
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
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
    /// Maximum number of entries to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    public var after: Int64?
    /// `1`: sorts from newest to oldest. Default: from oldest to newest
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
