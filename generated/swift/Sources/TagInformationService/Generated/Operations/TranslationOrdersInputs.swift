// Generated from the service's OpenAPI document.

/// What `listTranslationOrders` takes.
public struct ListTranslationOrdersInput: Hashable, Sendable {
    /// At most so many translation orders; without it, all of them
    public var limit: Int?
    /// Only translation orders with a larger record id
    public var after: Int?

    public init(
        limit: Int? = nil,
        after: Int? = nil
    ) {
        self.limit = limit
        self.after = after
    }

    var call: OperationCall {
        OperationCall(
            "listTranslationOrders",
            .get,
            "/translation_orders.json",
            query: ["limit": limit, "after": after],
            sendsToken: true
        )
    }
}

/// What `createTranslationOrder` takes.
public struct CreateTranslationOrderInput: Hashable, Sendable {
    /// What is to be translated into which languages.
    public var translationOrder: NewTranslationOrder
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        translationOrder: NewTranslationOrder,
        idempotencyKey: String? = nil
    ) {
        self.translationOrder = translationOrder
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "createTranslationOrder",
            .post,
            "/translation_orders.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["translation_order": translationOrder],
            sendsToken: true
        )
    }
}

/// What `estimateTranslationOrder` takes.
public struct EstimateTranslationOrderInput: Hashable, Sendable {
    /// What is to be translated into which languages.
    public var translationOrder: NewTranslationOrder
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        translationOrder: NewTranslationOrder,
        idempotencyKey: String? = nil
    ) {
        self.translationOrder = translationOrder
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "estimateTranslationOrder",
            .post,
            "/translation_orders.json?dry_run=1",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["translation_order": translationOrder],
            sendsToken: true,
            isHarmless: true
        )
    }
}

/// What `showTranslationOrder` takes.
public struct ShowTranslationOrderInput: Hashable, Sendable {
    /// Record id of the translation order
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "showTranslationOrder",
            .get,
            "/translation_orders/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `listTranslationOrderItems` takes.
public struct ListTranslationOrderItemsInput: Hashable, Sendable {
    /// Record id of the translation order
    public var id: Int
    /// At most so many items
    public var limit: Int?
    /// Only items with a larger id
    public var after: Int?
    /// Only items in this state
    public var state: ListTranslationOrderItemsState?

    public init(
        id: Int,
        limit: Int? = nil,
        after: Int? = nil,
        state: ListTranslationOrderItemsState? = nil
    ) {
        self.id = id
        self.limit = limit
        self.after = after
        self.state = state
    }

    var call: OperationCall {
        OperationCall(
            "listTranslationOrderItems",
            .get,
            "/translation_orders/{id}/items.json",
            path: ["id": id],
            query: ["limit": limit, "after": after, "state": state],
            sendsToken: true
        )
    }
}

/// What `cancelTranslationOrder` takes.
public struct CancelTranslationOrderInput: Hashable, Sendable {
    /// Record id of the translation order
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "cancelTranslationOrder",
            .post,
            "/translation_orders/{id}/cancel.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `retryTranslationOrder` takes.
public struct RetryTranslationOrderInput: Hashable, Sendable {
    /// Record id of the translation order
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "retryTranslationOrder",
            .post,
            "/translation_orders/{id}/retry.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}
