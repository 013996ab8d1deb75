// Generated from the service's OpenAPI document.

/// Manage the customers, who sign in and own tags and places.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol CustomersOperations: OperationSender {
    /// What ``listCustomers(limit:after:updatedSince:options:)`` calls.
    func listCustomers(_ input: ListCustomersInput, options: CallOptions) async throws(CallFailure) -> Answer<[Customer]>
    func listCustomers(_ input: ListCustomersInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Customer]>
    /// What ``createCustomer(customer:idempotencyKey:options:)`` calls.
    func createCustomer(_ input: CreateCustomerInput, options: CallOptions) async throws(CallFailure) -> Answer<Customer>
    /// What ``showCustomer(id:options:)`` calls.
    func showCustomer(_ input: ShowCustomerInput, options: CallOptions) async throws(CallFailure) -> Answer<Customer>
    func showCustomer(_ input: ShowCustomerInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Customer>
    /// What ``updateCustomer(id:customer:ifMatch:options:)`` calls.
    func updateCustomer(_ input: UpdateCustomerInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``destroyCustomer(id:ifMatch:options:)`` calls.
    func destroyCustomer(_ input: DestroyCustomerInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``listCustomerHistory(id:limit:after:newest:options:)`` calls.
    func listCustomerHistory(_ input: ListCustomerHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]>
    func listCustomerHistory(_ input: ListCustomerHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]>
    /// What ``eraseCustomerHistory(id:options:)`` calls.
    func eraseCustomerHistory(_ input: EraseCustomerHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
    /// What ``createPasswordLink(id:options:)`` calls.
    func createPasswordLink(_ input: CreatePasswordLinkInput, options: CallOptions) async throws(CallFailure) -> Answer<PasswordLink>
}

extension CustomersOperations {
    /// List customers.
    ///
    /// Returns the customer itself; for an admin, all customers. Sorted by ascending id. If `limit` is given, the list is
    /// paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of
    /// records. Filters are combined with AND: the list and the total contain only records that match all of them.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of customers to return. Default: all
    ///   - after: Cursor for pagination: returns only customers with a larger record id
    ///   - updatedSince: Only tags that have changed since then: a day in UTC, or a point in time
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The customers.
    public func listCustomers(
        limit: Int? = nil,
        after: Int? = nil,
        updatedSince: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Customer]> {
        try await listCustomers(ListCustomersInput(limit: limit, after: after, updatedSince: updatedSince), options: options)
    }

    /// List customers, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The customers.
    public func listCustomers(
        limit: Int? = nil,
        after: Int? = nil,
        updatedSince: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[Customer]> {
        try await listCustomers(ListCustomersInput(limit: limit, after: after, updatedSince: updatedSince), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listCustomers`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allCustomers(
        _ input: ListCustomersInput = ListCustomersInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<Customer> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = Int(clamping: after) }
            let answer = try await listCustomers(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listCustomers(_ input: ListCustomersInput, options: CallOptions) async throws(CallFailure) -> Answer<[Customer]> {
        try await answer(input.call, options, as: 200)
    }

    public func listCustomers(_ input: ListCustomersInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[Customer]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Create a customer.
    ///
    /// Creates a customer. Admins only. A customer without a password signs in by a social network with the same e-mail
    /// address. The `Location` header has the URL of the record.
    ///
    /// - Parameters:
    ///   - customer: A new customer.
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A customer.
    @discardableResult
    public func createCustomer(
        customer: NewCustomer,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Customer> {
        try await createCustomer(CreateCustomerInput(customer: customer, idempotencyKey: idempotencyKey), options: options)
    }

    public func createCustomer(_ input: CreateCustomerInput, options: CallOptions) async throws(CallFailure) -> Answer<Customer> {
        try await answer(input.call, options, as: 201)
    }

    /// Get a customer.
    ///
    /// Returns the customer.
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A customer.
    public func showCustomer(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Customer> {
        try await showCustomer(ShowCustomerInput(id: id), options: options)
    }

    /// Get a customer, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A customer.
    public func showCustomer(
        id: Int,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<Customer> {
        try await showCustomer(ShowCustomerInput(id: id), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showCustomer(_ input: ShowCustomerInput, options: CallOptions) async throws(CallFailure) -> Answer<Customer> {
        try await answer(input.call, options, as: 200)
    }

    public func showCustomer(_ input: ShowCustomerInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Customer> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Update a customer.
    ///
    /// Updates the customer. The last admin cannot lose the role or be suspended. Changing one's own password or e-mail
    /// address requires `current_password`, or a sign-in within the last ten minutes. A new password or e-mail address ends
    /// the customer's other tokens and sessions. After 5 attempts in a day to change one's own e-mail address, the response
    /// is 429 with `Retry-After`; it is also 429 while wrong passwords are being throttled. Absent fields keep their
    /// values.
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - customer: Changes to a customer.
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func updateCustomer(
        id: Int,
        customer: CustomerChanges,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await updateCustomer(UpdateCustomerInput(id: id, customer: customer, ifMatch: ifMatch), options: options)
    }

    public func updateCustomer(_ input: UpdateCustomerInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Delete a customer.
    ///
    /// Deletes the customer and its tokens. Admins only. A customer that still owns tags or places, and the last admin,
    /// cannot be deleted: the response is 422.
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - ifMatch: The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not
    ///     among them, nothing is changed and the response is 412. `*` matches any
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyCustomer(
        id: Int,
        ifMatch: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyCustomer(DestroyCustomerInput(id: id, ifMatch: ifMatch), options: options)
    }

    public func destroyCustomer(_ input: DestroyCustomerInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// List the history of a customer.
    ///
    /// Returns what was changed in the customer, by whom and when. A new owner of a tag sees its history from the transfer
    /// on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from oldest to
    /// newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link` header with
    /// `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is absent if there are
    /// more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - limit: Maximum number of entries to return. Default: all
    ///   - after: Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id
    ///   - newest: `1`: sorts from newest to oldest. Default: from oldest to newest
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listCustomerHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await listCustomerHistory(ListCustomerHistoryInput(id: id, limit: limit, after: after, newest: newest), options: options)
    }

    /// List the history of a customer, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The entries.
    public func listCustomerHistory(
        id: Int,
        limit: Int? = nil,
        after: Int64? = nil,
        newest: Int? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await listCustomerHistory(ListCustomerHistoryInput(id: id, limit: limit, after: after, newest: newest), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `listCustomerHistory`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allCustomerHistory(
        _ input: ListCustomerHistoryInput, options: CallOptions = CallOptions()
    ) -> PagedRecords<HistoryEntry> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = after }
            let answer = try await listCustomerHistory(page, options: options)
            return (answer.value, answer.headers)
        }
    }

    public func listCustomerHistory(_ input: ListCustomerHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<[HistoryEntry]> {
        try await answer(input.call, options, as: 200)
    }

    public func listCustomerHistory(_ input: ListCustomerHistoryInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<[HistoryEntry]> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Erase the history of a customer.
    ///
    /// Erases all entries in the history of the customer. The customer itself is not changed. Admins only.
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func eraseCustomerHistory(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await eraseCustomerHistory(EraseCustomerHistoryInput(id: id), options: options)
    }

    public func eraseCustomerHistory(_ input: EraseCustomerHistoryInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }

    /// Create a password link.
    ///
    /// Creates a link with which the customer can choose a new password, once, within an hour. Admins only. Using it ends
    /// the customer's tokens, sessions and other such links, and signs nobody in. For a suspended customer, the response is
    /// 422.
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A link with which a customer chooses a new password.
    @discardableResult
    public func createPasswordLink(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<PasswordLink> {
        try await createPasswordLink(CreatePasswordLinkInput(id: id), options: options)
    }

    public func createPasswordLink(_ input: CreatePasswordLinkInput, options: CallOptions) async throws(CallFailure) -> Answer<PasswordLink> {
        try await answer(input.call, options, as: 201)
    }
}
