// Generated from the service's OpenAPI document.

/// What `listTranslations` takes.
public struct ListTranslationsInput: Hashable, Sendable {
    /// At most so many translations; without it, all of them
    public var limit: Int?
    /// Only translations with a larger record id
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
    /// A text to be added to a tag.
    public var translation: NewTranslation
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
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
    /// What is to be changed of a translation.
    public var translation: TranslationChanges
    /// The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is
    /// changed and the answer is 412; `*` stands for any
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
