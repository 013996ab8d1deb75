// Generated from the service's OpenAPI document.

/// What `listNameTranslations` takes.
public struct ListNameTranslationsInput: Hashable, Sendable {
    /// Maximum number of name translations to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only name translations with a larger record id
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
            "listNameTranslations",
            .get,
            "/name_translations.json",
            query: ["limit": limit, "after": after, "place_id": placeID, "customer_id": customerID, "lang_code": langCode, "updated_since": updatedSince],
            sendsToken: true
        )
    }
}

/// What `createNameTranslation` takes.
public struct CreateNameTranslationInput: Hashable, Sendable {
    /// A new name of a tag.
    public var nameTranslation: NewNameTranslation
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        nameTranslation: NewNameTranslation,
        idempotencyKey: String? = nil
    ) {
        self.nameTranslation = nameTranslation
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "createNameTranslation",
            .post,
            "/name_translations.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["name_translation": nameTranslation],
            sendsToken: true
        )
    }
}

/// What `showNameTranslation` takes.
public struct ShowNameTranslationInput: Hashable, Sendable {
    /// Record id of the name translation
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "showNameTranslation",
            .get,
            "/name_translations/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `updateNameTranslation` takes.
public struct UpdateNameTranslationInput: Hashable, Sendable {
    /// Record id of the name translation
    public var id: Int
    /// Changes to a name translation.
    public var nameTranslation: NameTranslationChanges
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
    public var ifMatch: String?

    public init(
        id: Int,
        nameTranslation: NameTranslationChanges,
        ifMatch: String? = nil
    ) {
        self.id = id
        self.nameTranslation = nameTranslation
        self.ifMatch = ifMatch
    }

    var call: OperationCall {
        OperationCall(
            "updateNameTranslation",
            .patch,
            "/name_translations/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            body: ["name_translation": nameTranslation],
            sendsToken: true
        )
    }
}

/// What `destroyNameTranslation` takes.
public struct DestroyNameTranslationInput: Hashable, Sendable {
    /// Record id of the name translation
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
            "destroyNameTranslation",
            .delete,
            "/name_translations/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
    }
}

/// What `listNameTranslationHistory` takes.
public struct ListNameTranslationHistoryInput: Hashable, Sendable {
    /// Record id of the name translation
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
            "listNameTranslationHistory",
            .get,
            "/name_translations/{id}/history.json",
            path: ["id": id],
            query: ["limit": limit, "after": after, "newest": newest],
            sendsToken: true
        )
    }
}

/// What `eraseNameTranslationHistory` takes.
public struct EraseNameTranslationHistoryInput: Hashable, Sendable {
    /// Record id of the name translation
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "eraseNameTranslationHistory",
            .delete,
            "/name_translations/{id}/history.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `confirmNameTranslation` takes.
public struct ConfirmNameTranslationInput: Encodable, Hashable, Sendable {
    /// Record id of the name translation
    public var id: Int
    public var nameTranslation: ConfirmNameTranslationBodyNameTranslation

    public init(
        id: Int,
        nameTranslation: ConfirmNameTranslationBodyNameTranslation
    ) {
        self.id = id
        self.nameTranslation = nameTranslation
    }

    private enum CodingKeys: String, CodingKey {
        case nameTranslation = "name_translation"
    }

    var call: OperationCall {
        OperationCall(
            "confirmNameTranslation",
            .post,
            "/name_translations/{id}/confirm.json",
            path: ["id": id],
            body: self,
            sendsToken: true
        )
    }
}

/// What `giveNameTranslationToMachine` takes.
public struct GiveNameTranslationToMachineInput: Hashable, Sendable {
    /// Record id of the name translation
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "giveNameTranslationToMachine",
            .post,
            "/name_translations/{id}/to_machine.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}
