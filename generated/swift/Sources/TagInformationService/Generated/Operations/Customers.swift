// Generated from the service's OpenAPI document.

// Managing who signs in, and who owns tags and places.

extension TagInformationClient {
    /// List customers.
    ///
    /// The customer itself; for an admin, all customers. By ascending id. With `limit` the list comes in pages: the header
    /// `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
    ///
    /// - Parameters:
    ///   - limit: At most so many customers; without it, all of them
    ///   - after: Only customers with a larger record id
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: The customers.
    /// - Throws: ``ListCustomersError``; what the token provider throws; `CancellationError`.
    public func listCustomers(
        limit: Int? = nil,
        after: Int? = nil,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<[Customer]> {
        let call = try Call(
            .get,
            "/customers.json",
            query: ["limit": limit, "after": after],
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ListCustomersError.self)
    }

    /// Create a customer.
    ///
    /// Makes a customer. Only an admin may. A customer without a password signs in by a social network with the same e-mail
    /// address. The header `Location` has the record's address. The fields may also stand flat, without `customer` around
    /// them, and come as a form (`customer[field]=value`).
    ///
    /// - Parameters:
    ///   - customer: A customer to be made.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered alike
    ///     for 7 days. The same key with other values is 409, and so is one whose first call is still under way after 10
    ///     seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: A customer.
    /// - Throws: ``CreateCustomerError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func createCustomer(
        customer: NewCustomer,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Customer> {
        let call = try Call(
            .post,
            "/customers.json",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: ["customer": customer],
            sendsToken: true
        )
        return try await send(call, options, as: 201, or: CreateCustomerError.self)
    }

    /// Show a customer.
    ///
    /// The customer.
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown
    ///   - options: What this call does otherwise than the client
    /// - Returns: A customer.
    /// - Throws: ``ShowCustomerError``; what the token provider throws; `CancellationError`.
    public func showCustomer(
        id: Int,
        ifNoneMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Customer> {
        let call = try Call(
            .get,
            "/customers/\(inAddress(id)).json",
            sendsToken: true,
            ifNoneMatch: ifNoneMatch
        )
        return try await send(call, options, as: 200, or: ShowCustomerError.self)
    }

    /// Update a customer (PUT).
    ///
    /// The same as PATCH: fields that are absent stay as they are. Changes the customer. The last admin keeps its role.
    /// One's own password or e-mail address takes `current_password`, or a sign-in of the last ten minutes; a new one ends
    /// the customer's other tokens and sessions. After 5 tries in a day to change one's own e-mail address the answer is
    /// 429 with `Retry-After`, and so it is while wrong passwords are held up. The fields may also stand flat, without
    /// `customer` around them, and come as a form (`customer[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - customer: What is to be changed of a customer.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``ReplaceCustomerError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func replaceCustomer(
        id: Int,
        customer: CustomerChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .put,
            "/customers/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["customer": customer],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: ReplaceCustomerError.self)
    }

    /// Update a customer.
    ///
    /// Changes the customer. The last admin keeps its role. One's own password or e-mail address takes `current_password`,
    /// or a sign-in of the last ten minutes; a new one ends the customer's other tokens and sessions. After 5 tries in a
    /// day to change one's own e-mail address the answer is 429 with `Retry-After`, and so it is while wrong passwords are
    /// held up. Fields that are absent stay as they are. The fields may also stand flat, without `customer` around them,
    /// and come as a form (`customer[field]=value`).
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - customer: What is to be changed of a customer.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``UpdateCustomerError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func updateCustomer(
        id: Int,
        customer: CustomerChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .patch,
            "/customers/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            body: ["customer": customer],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: UpdateCustomerError.self)
    }

    /// Destroy a customer.
    ///
    /// Destroys the customer with its tokens. Only an admin may; customers that still own tags or places, and the last
    /// admin, stay (422).
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
    /// - Throws: ``DestroyCustomerError``; what the token provider throws; `CancellationError`.
    @discardableResult
    public func destroyCustomer(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws -> Answer<Void> {
        let call = try Call(
            .delete,
            "/customers/\(inAddress(id)).json",
            headers: ["If-Match": ifMatch],
            sendsToken: true
        )
        return try await send(call, options, as: 204, or: DestroyCustomerError.self)
    }
}
