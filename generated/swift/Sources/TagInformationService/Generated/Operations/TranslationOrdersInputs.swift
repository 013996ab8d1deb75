// Generated from the service's OpenAPI document.

/// What `listTranslationOrders` takes.
public struct ListTranslationOrdersInput: Hashable, Sendable {
    /// Maximum number of translation orders to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only translation orders with a larger record id
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
    /// A new order of translations.
    public var translationOrder: NewTranslationOrder
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
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
    /// A new order of translations.
    public var translationOrder: NewTranslationOrder
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
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
    /// Maximum number of items to return
    public var limit: Int?
    /// Cursor for pagination: returns only items with a larger id
    public var after: Int?
    /// Returns only items in this state
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
