// Generated from the service's OpenAPI document.

/// What `listCustomers` takes.
public struct ListCustomersInput: Hashable, Sendable {
    /// Maximum number of customers to return. Default: all
    public var limit: Int?
    /// Cursor for pagination: returns only customers with a larger record id
    public var after: Int?
    /// Only tags that have changed since then: a day in UTC, or a point in time
    public var updatedSince: String?

    public init(
        limit: Int? = nil,
        after: Int? = nil,
        updatedSince: String? = nil
    ) {
        self.limit = limit
        self.after = after
        self.updatedSince = updatedSince
    }

    var call: OperationCall {
        OperationCall(
            "listCustomers",
            .get,
            "/customers.json",
            query: ["limit": limit, "after": after, "updated_since": updatedSince],
            sendsToken: true
        )
    }
}

/// What `createCustomer` takes.
public struct CreateCustomerInput: Hashable, Sendable {
    /// A new customer.
    public var customer: NewCustomer
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        customer: NewCustomer,
        idempotencyKey: String? = nil
    ) {
        self.customer = customer
        self.idempotencyKey = idempotencyKey
    }

    var call: OperationCall {
        OperationCall(
            "createCustomer",
            .post,
            "/customers.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["customer": customer],
            sendsToken: true
        )
    }
}

/// What `showCustomer` takes.
public struct ShowCustomerInput: Hashable, Sendable {
    /// Record id of the customer
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "showCustomer",
            .get,
            "/customers/{id}.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `updateCustomer` takes.
public struct UpdateCustomerInput: Hashable, Sendable {
    /// Record id of the customer
    public var id: Int
    /// Changes to a customer.
    public var customer: CustomerChanges
    /// The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among them,
    /// nothing is changed and the response is 412. `*` matches any
    public var ifMatch: String?

    public init(
        id: Int,
        customer: CustomerChanges,
        ifMatch: String? = nil
    ) {
        self.id = id
        self.customer = customer
        self.ifMatch = ifMatch
    }

    var call: OperationCall {
        OperationCall(
            "updateCustomer",
            .patch,
            "/customers/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            body: ["customer": customer],
            sendsToken: true
        )
    }
}

/// What `destroyCustomer` takes.
public struct DestroyCustomerInput: Hashable, Sendable {
    /// Record id of the customer
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
            "destroyCustomer",
            .delete,
            "/customers/{id}.json",
            path: ["id": id],
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
    }
}

/// What `listCustomerHistory` takes.
public struct ListCustomerHistoryInput: Hashable, Sendable {
    /// Record id of the customer
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
            "listCustomerHistory",
            .get,
            "/customers/{id}/history.json",
            path: ["id": id],
            query: ["limit": limit, "after": after, "newest": newest],
            sendsToken: true
        )
    }
}

/// What `eraseCustomerHistory` takes.
public struct EraseCustomerHistoryInput: Hashable, Sendable {
    /// Record id of the customer
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "eraseCustomerHistory",
            .delete,
            "/customers/{id}/history.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}

/// What `createPasswordLink` takes.
public struct CreatePasswordLinkInput: Hashable, Sendable {
    /// Record id of the customer
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    var call: OperationCall {
        OperationCall(
            "createPasswordLink",
            .post,
            "/customers/{id}/password_link.json",
            path: ["id": id],
            sendsToken: true
        )
    }
}
