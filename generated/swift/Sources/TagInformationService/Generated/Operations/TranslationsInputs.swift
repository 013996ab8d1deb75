// Generated from the service's OpenAPI document.

/// What `listTranslations` takes.
public struct ListTranslationsInput: Hashable, Sendable {
    /// Maximum number of translations to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only translations with a larger record id
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
            "listTranslations",
            .get,
            "/translations.json",
            query: ["limit": limit, "after": after, "place_id": placeID, "customer_id": customerID, "lang_code": langCode, "updated_since": updatedSince],
            sendsToken: true
        )
    }
}

/// What `createTranslation` takes.
public struct CreateTranslationInput: Hashable, Sendable {
    /// A new translation.
    public var translation: NewTranslation
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        translation: NewTranslation,
        idempotencyKey: String? = nil
    ) {
        self.translation = translation
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "createTranslation",
            .post,
            "/translations.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["translation": translation],
            sendsToken: true
        )
    }
}

/// What `showTranslation` takes.
public struct ShowTranslationInput: Hashable, Sendable {
    /// Record id of the translation
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "showTranslation",
            .get,
            "/translations/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `updateTranslation` takes.
public struct UpdateTranslationInput: Hashable, Sendable {
    /// Record id of the translation
    public var id: Int
    /// Changes to a translation.
    public var translation: TranslationChanges
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
    public var ifMatch: String?

    public init(
        id: Int,
        translation: TranslationChanges,
        ifMatch: String? = nil
    ) {
        self.id = id
        self.translation = translation
        self.ifMatch = ifMatch
    }

    var call: OperationCall {
        OperationCall(
            "updateTranslation",
            .patch,
            "/translations/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            body: ["translation": translation],
            sendsToken: true
        )
    }
}

/// What `destroyTranslation` takes.
public struct DestroyTranslationInput: Hashable, Sendable {
    /// Record id of the translation
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
            "destroyTranslation",
            .delete,
            "/translations/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
    }
}

/// What `listTranslationHistory` takes.
public struct ListTranslationHistoryInput: Hashable, Sendable {
    /// Record id of the translation
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
            "listTranslationHistory",
            .get,
            "/translations/{id}/history.json",
            path: ["id": id],
            query: ["limit": limit, "after": after, "newest": newest],
            sendsToken: true
        )
    }
}

/// What `eraseTranslationHistory` takes.
public struct EraseTranslationHistoryInput: Hashable, Sendable {
    /// Record id of the translation
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "eraseTranslationHistory",
            .delete,
            "/translations/{id}/history.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `confirmTranslation` takes.
public struct ConfirmTranslationInput: Encodable, Hashable, Sendable {
    /// Record id of the translation
    public var id: Int
    public var translation: ConfirmTranslationBodyTranslation

    public init(
        id: Int,
        translation: ConfirmTranslationBodyTranslation
    ) {
        self.id = id
        self.translation = translation
    }

    private enum CodingKeys: String, CodingKey {
        case translation
    }

    var call: OperationCall {
        OperationCall(
            "confirmTranslation",
            .post,
            "/translations/{id}/confirm.json",
            path: ["id": id],
            body: self,
            sendsToken: true
        )
    }
}

/// What `giveTranslationToMachine` takes.
public struct GiveTranslationToMachineInput: Hashable, Sendable {
    /// Record id of the translation
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "giveTranslationToMachine",
            .post,
            "/translations/{id}/to_machine.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}
