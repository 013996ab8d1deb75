// Generated from the service's OpenAPI document.

/// Managing who signs in, and who owns tags and places.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// The customer itself; for an admin, all customers. By ascending id. With `limit` the list comes in pages: the header
    /// `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Filters go together:
    /// listed and counted is what all of them are true of.
    ///
    /// - Parameters:
    ///   - limit: At most so many customers; without it, all of them
    ///   - after: Only customers with a larger record id
    ///   - updatedSince: Changed since then: a day in UTC, or an instant
    ///   - options: What this call does otherwise than the client
    /// - Returns: The customers.
    public func listCustomers(
        limit: Int? = nil,
        after: Int? = nil,
        updatedSince: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<[Customer]> {
        try await listCustomers(ListCustomersInput(limit: limit, after: after, updatedSince: updatedSince), options: options)
    }

    /// List customers, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listCustomers` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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
    /// Makes a customer. Only an admin may. A customer without a password signs in by a social network with the same e-mail
    /// address. The header `Location` has the record's address.
    ///
    /// - Parameters:
    ///   - customer: A customer to be made.
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
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

    /// Show a customer.
    ///
    /// The customer.
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - options: What this call does otherwise than the client
    /// - Returns: A customer.
    public func showCustomer(
        id: Int,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Customer> {
        try await showCustomer(ShowCustomerInput(id: id), options: options)
    }

    /// Show a customer, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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
    /// Changes the customer. The last admin keeps its role, and is not suspended. One's own password or e-mail address
    /// takes `current_password`, or a sign-in of the last ten minutes; a new one ends the customer's other tokens and
    /// sessions. After 5 tries in a day to change one's own e-mail address the answer is 429 with `Retry-After`, and so it
    /// is while wrong passwords are held up. Fields that are absent stay as they are.
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - customer: What is to be changed of a customer.
    ///   - ifMatch: The `ETag` with which the record was shown, or a list of them. Where showing it now would give another,
    ///     nothing is changed and the answer is 412; `*` stands for any
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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
    /// What was changed of the customer, by whom and when. The new owner of a tag sees its history from the transfer on.
    /// Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with `newest=1`
    /// the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one.
    /// `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - limit: At most so many entries; without it, all of them
    ///   - after: Only entries behind the one with this id: with a larger one, or with `newest` a smaller one
    ///   - newest: `1`: the newest entries come first; otherwise the oldest do
    ///   - options: What this call does otherwise than the client
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

    /// List the history of a customer, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// All that `listCustomerHistory` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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
    /// Erases all entries that the history of the customer lists; the customer stays as it is. Only an admin may.
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - options: What this call does otherwise than the client
    /// - Returns: It is done. There is no body.
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
    /// Makes a link by which the customer chooses a new password, once, within an hour. Only an admin may. That ends its
    /// tokens, sessions and other such links, and signs nobody in. A customer that is suspended gets none (422).
    ///
    /// - Parameters:
    ///   - id: Record id of the customer
    ///   - options: What this call does otherwise than the client
    /// - Returns: A link by which a customer chooses a new password.
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
