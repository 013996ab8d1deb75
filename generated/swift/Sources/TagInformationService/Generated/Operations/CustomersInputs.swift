// Generated from the service's OpenAPI document.

/// What `listCustomers` takes.
public struct ListCustomersInput: Hashable, Sendable {
    /// At most so many customers; without it, all of them
    public var limit: Int?
    /// Only customers with a larger record id
    public var after: Int?
    /// Changed since then: a day in UTC, or an instant
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
    /// A customer to be made.
    public var customer: NewCustomer
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
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
    /// What is to be changed of a customer.
    public var customer: CustomerChanges
    /// The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing is
    /// changed and the answer is 412; `*` stands for any
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
