// Generated from openapi.json: how the operations of "Customers" are called.

package org.taginformation

internal class CustomersCalls(private val caller: Caller) : CustomersOperations {
    override suspend fun listCustomers(options: ListCustomersOptions): Answer<List<Customer>> =
        caller.call(
            Call("GET", "/customers.json", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("updated_since", options.updatedSince)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readCustomer(it) } },
        )

    override suspend fun createCustomer(customer: NewCustomer, options: CreateCustomerOptions): Answer<Customer> =
        caller.call(
            Call("POST", "/customers.json", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body { put("customer", customer.write()) },
            status = 201,
            read = { readCustomer(it) },
        )

    override suspend fun showCustomer(id: Int, options: ShowCustomerOptions): Answer<Customer> =
        caller.call(
            Call("GET", "/customers/{id}.json", sendsToken = true, options)
                .path("id", id)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readCustomer(it) },
        )

    override suspend fun updateCustomer(
        id: Int,
        customer: CustomerChanges,
        options: UpdateCustomerOptions,
    ): Answer<Unit> =
        caller.call(
            Call("PATCH", "/customers/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch)
                .body { put("customer", customer.write()) },
            status = 204,
            read = { },
        )

    override suspend fun destroyCustomer(id: Int, options: DestroyCustomerOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/customers/{id}.json", sendsToken = true, options)
                .path("id", id)
                .header("If-Match", options.ifMatch),
            status = 204,
            read = { },
        )

    override suspend fun listCustomerHistory(id: Int, options: ListCustomerHistoryOptions): Answer<List<HistoryEntry>> =
        caller.call(
            Call("GET", "/customers/{id}/history.json", sendsToken = true, options)
                .path("id", id)
                .query("limit", options.limit)
                .query("after", options.after)
                .query("newest", options.newest)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { it.list { readHistoryEntry(it) } },
        )

    override suspend fun eraseCustomerHistory(id: Int, options: EraseCustomerHistoryOptions): Answer<Unit> =
        caller.call(
            Call("DELETE", "/customers/{id}/history.json", sendsToken = true, options)
                .path("id", id),
            status = 204,
            read = { },
        )

    override suspend fun createPasswordLink(id: Int, options: CreatePasswordLinkOptions): Answer<PasswordLink> =
        caller.call(
            Call("POST", "/customers/{id}/password_link.json", sendsToken = true, options)
                .path("id", id),
            status = 201,
            read = { readPasswordLink(it) },
        )
}
