// Generated from openapi.json: how the operations of "Customers" are called.

package taginformation

internal class CustomersCalls(private val caller: Caller) : CustomersOperations {
    override suspend fun listCustomers(
        limit: Int?,
        after: Int?,
        ifNoneMatch: String?,
    ): Answer<List<Customer>, ListCustomersRefusal> =
        caller.call(
            Call("GET", "/customers.json", sendsToken = true)
                .query("limit", limit)
                .query("after", after)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { it.list { readCustomer(it) } },
            refuse = ::listCustomersRefusal,
        )

    override suspend fun createCustomer(
        customer: NewCustomer,
        idempotencyKey: String?,
    ): Answer<Customer, CreateCustomerRefusal> =
        caller.call(
            Call("POST", "/customers.json", sendsToken = true)
                .idempotencyKey(idempotencyKey)
                .body { put("customer", customer.write()) },
            status = 201,
            read = { readCustomer(it) },
            refuse = ::createCustomerRefusal,
        )

    override suspend fun showCustomer(id: Int, ifNoneMatch: String?): Answer<Customer, ShowCustomerRefusal> =
        caller.call(
            Call("GET", "/customers/{id}.json", sendsToken = true)
                .path("id", id)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readCustomer(it) },
            refuse = ::showCustomerRefusal,
        )

    override suspend fun replaceCustomer(
        id: Int,
        customer: CustomerChanges,
        ifMatch: String?,
    ): Answer<Unit, ReplaceCustomerRefusal> =
        caller.call(
            Call("PUT", "/customers/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("customer", customer.write()) },
            status = 204,
            read = { },
            refuse = ::replaceCustomerRefusal,
        )

    override suspend fun updateCustomer(
        id: Int,
        customer: CustomerChanges,
        ifMatch: String?,
    ): Answer<Unit, UpdateCustomerRefusal> =
        caller.call(
            Call("PATCH", "/customers/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch)
                .body { put("customer", customer.write()) },
            status = 204,
            read = { },
            refuse = ::updateCustomerRefusal,
        )

    override suspend fun destroyCustomer(id: Int, ifMatch: String?): Answer<Unit, DestroyCustomerRefusal> =
        caller.call(
            Call("DELETE", "/customers/{id}.json", sendsToken = true)
                .path("id", id)
                .header("If-Match", ifMatch),
            status = 204,
            read = { },
            refuse = ::destroyCustomerRefusal,
        )
}

private fun listCustomersRefusal(answer: RawAnswer): ListCustomersRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun createCustomerRefusal(answer: RawAnswer): CreateCustomerRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    403 -> Forbidden(answer.error())
    409 -> Conflict(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    422 -> InvalidRecord(answer.validation())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun showCustomerRefusal(answer: RawAnswer): ShowCustomerRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun replaceCustomerRefusal(answer: RawAnswer): ReplaceCustomerRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    412 -> PreconditionFailed(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    422 -> InvalidRecord(answer.validation())
    429 -> TooManyRequests(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun updateCustomerRefusal(answer: RawAnswer): UpdateCustomerRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    404 -> NotFound(answer.error())
    412 -> PreconditionFailed(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    422 -> InvalidRecord(answer.validation())
    429 -> TooManyRequests(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun destroyCustomerRefusal(answer: RawAnswer): DestroyCustomerRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    403 -> Forbidden(answer.error())
    404 -> NotFound(answer.error())
    412 -> PreconditionFailed(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    422 -> InvalidRecord(answer.validation())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}
