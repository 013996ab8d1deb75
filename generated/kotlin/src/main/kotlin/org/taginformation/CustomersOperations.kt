// Generated from openapi.json: the operations of "Customers".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Manage the customers, who sign in and own tags and places.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface CustomersOperations {
    /**
     * List customers.
     *
     * Returns the customer itself; for an admin, all customers. Sorted by ascending id. If `limit` is given, the list
     * is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total
     * number of records. Filters are combined with AND: the list and the total contain only records that match all of
     * them.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`). Later versions can add others.
     */
    public suspend fun listCustomers(options: ListCustomersOptions): Answer<List<Customer>> =
        notFaked("listCustomers")

    /** [listCustomers] with its required parameters only. */
    public suspend fun listCustomers(): Answer<List<Customer>> =
        listCustomers(ListCustomersOptions())

    /** [listCustomers] with options set in braces. */
    public suspend fun listCustomers(fill: ListCustomersOptions.() -> Unit): Answer<List<Customer>> =
        listCustomers(ListCustomersOptions().apply(fill))

    /**
     * All records of [listCustomers], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allCustomers(options: ListCustomersOptions): Flow<Customer> =
        elementsOf({ after -> listCustomers(options.onPage(after)) }) { it }

    /** [allCustomers] with its required parameters only. */
    public fun allCustomers(): Flow<Customer> = allCustomers(ListCustomersOptions())

    /** [allCustomers] with options set in braces. */
    public fun allCustomers(fill: ListCustomersOptions.() -> Unit): Flow<Customer> = allCustomers(ListCustomersOptions().apply(fill))

    /**
     * Create a customer.
     *
     * Creates a customer. Admins only. A customer without a password signs in by a social network with the same e-mail
     * address. The `Location` header has the URL of the record.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`passwords_busy`, `unavailable`). Later versions can add
     * others.
     *
     * @param customer A new customer.
     */
    public suspend fun createCustomer(customer: NewCustomer, options: CreateCustomerOptions): Answer<Customer> =
        notFaked("createCustomer")

    /** [createCustomer] with its required parameters only. */
    public suspend fun createCustomer(customer: NewCustomer): Answer<Customer> =
        createCustomer(customer, CreateCustomerOptions())

    /** [createCustomer] with options set in braces. */
    public suspend fun createCustomer(customer: NewCustomer, fill: CreateCustomerOptions.() -> Unit): Answer<Customer> =
        createCustomer(customer, CreateCustomerOptions().apply(fill))

    /**
     * Get a customer.
     *
     * Returns the customer.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions
     * can add others.
     *
     * @param id Record id of the customer
     */
    public suspend fun showCustomer(id: Int, options: ShowCustomerOptions): Answer<Customer> =
        notFaked("showCustomer")

    /** [showCustomer] with its required parameters only. */
    public suspend fun showCustomer(id: Int): Answer<Customer> =
        showCustomer(id, ShowCustomerOptions())

    /** [showCustomer] with options set in braces. */
    public suspend fun showCustomer(id: Int, fill: ShowCustomerOptions.() -> Unit): Answer<Customer> =
        showCustomer(id, ShowCustomerOptions().apply(fill))

    /**
     * Update a customer.
     *
     * Updates the customer. The last admin cannot lose the role or be suspended. Changing one's own password or e-mail
     * address requires `current_password`, or a sign-in within the last ten minutes. A new password or e-mail address
     * ends the customer's other tokens and sessions. After 5 attempts in a day to change one's own e-mail address, the
     * response is 429 with `Retry-After`; it is also 429 while wrong passwords are being throttled. Absent fields keep
     * their values.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_failures`, `too_many_changes`,
     * `too_many_unknown_tokens`), 500 (`server_error`), 503 (`passwords_busy`, `unavailable`). Later versions can add
     * others.
     *
     * @param id Record id of the customer
     * @param customer Changes to a customer.
     */
    public suspend fun updateCustomer(id: Int, customer: CustomerChanges, options: UpdateCustomerOptions): Answer<Unit> =
        notFaked("updateCustomer")

    /** [updateCustomer] with its required parameters only. */
    public suspend fun updateCustomer(id: Int, customer: CustomerChanges): Answer<Unit> =
        updateCustomer(id, customer, UpdateCustomerOptions())

    /** [updateCustomer] with options set in braces. */
    public suspend fun updateCustomer(
        id: Int,
        customer: CustomerChanges,
        fill: UpdateCustomerOptions.() -> Unit,
    ): Answer<Unit> =
        updateCustomer(id, customer, UpdateCustomerOptions().apply(fill))

    /**
     * Delete a customer.
     *
     * Deletes the customer and its tokens. Admins only. A customer that still owns tags or places, and the last admin,
     * cannot be deleted: the response is 422.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 412
     * (`changed_meanwhile`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the customer
     */
    public suspend fun destroyCustomer(id: Int, options: DestroyCustomerOptions): Answer<Unit> =
        notFaked("destroyCustomer")

    /** [destroyCustomer] with its required parameters only. */
    public suspend fun destroyCustomer(id: Int): Answer<Unit> =
        destroyCustomer(id, DestroyCustomerOptions())

    /** [destroyCustomer] with options set in braces. */
    public suspend fun destroyCustomer(id: Int, fill: DestroyCustomerOptions.() -> Unit): Answer<Unit> =
        destroyCustomer(id, DestroyCustomerOptions().apply(fill))

    /**
     * List the history of a customer.
     *
     * Returns what was changed in the customer, by whom and when. A new owner of a tag sees its history from the
     * transfer on. Entries are kept for 400 days. Only admins can see the history of a deleted record. Sorted from
     * oldest to newest; with `newest=1` from newest to oldest. If `limit` is given, the list is paginated: the `Link`
     * header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number of entries; it is
     * absent if there are more than 10 000.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`). Later versions can add others.
     *
     * @param id Record id of the customer
     */
    public suspend fun listCustomerHistory(id: Int, options: ListCustomerHistoryOptions): Answer<List<HistoryEntry>> =
        notFaked("listCustomerHistory")

    /** [listCustomerHistory] with its required parameters only. */
    public suspend fun listCustomerHistory(id: Int): Answer<List<HistoryEntry>> =
        listCustomerHistory(id, ListCustomerHistoryOptions())

    /** [listCustomerHistory] with options set in braces. */
    public suspend fun listCustomerHistory(
        id: Int,
        fill: ListCustomerHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listCustomerHistory(id, ListCustomerHistoryOptions().apply(fill))

    /**
     * All records of [listCustomerHistory], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allCustomerHistory(id: Int, options: ListCustomerHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listCustomerHistory(id, options.onPage(after)) }) { it }

    /** [allCustomerHistory] with its required parameters only. */
    public fun allCustomerHistory(id: Int): Flow<HistoryEntry> = allCustomerHistory(id, ListCustomerHistoryOptions())

    /** [allCustomerHistory] with options set in braces. */
    public fun allCustomerHistory(id: Int, fill: ListCustomerHistoryOptions.() -> Unit): Flow<HistoryEntry> = allCustomerHistory(id, ListCustomerHistoryOptions().apply(fill))

    /**
     * Erase the history of a customer.
     *
     * Erases all entries in the history of the customer. The customer itself is not changed. Admins only.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the customer
     */
    public suspend fun eraseCustomerHistory(id: Int, options: EraseCustomerHistoryOptions): Answer<Unit> =
        notFaked("eraseCustomerHistory")

    /** [eraseCustomerHistory] with its required parameters only. */
    public suspend fun eraseCustomerHistory(id: Int): Answer<Unit> =
        eraseCustomerHistory(id, EraseCustomerHistoryOptions())

    /** [eraseCustomerHistory] with options set in braces. */
    public suspend fun eraseCustomerHistory(id: Int, fill: EraseCustomerHistoryOptions.() -> Unit): Answer<Unit> =
        eraseCustomerHistory(id, EraseCustomerHistoryOptions().apply(fill))

    /**
     * Create a password link.
     *
     * Creates a link with which the customer can choose a new password, once, within an hour. Admins only. Using it
     * ends the customer's tokens, sessions and other such links, and signs nobody in. For a suspended customer, the
     * response is 422.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Record id of the customer
     */
    public suspend fun createPasswordLink(id: Int, options: CreatePasswordLinkOptions): Answer<PasswordLink> =
        notFaked("createPasswordLink")

    /** [createPasswordLink] with its required parameters only. */
    public suspend fun createPasswordLink(id: Int): Answer<PasswordLink> =
        createPasswordLink(id, CreatePasswordLinkOptions())

    /** [createPasswordLink] with options set in braces. */
    public suspend fun createPasswordLink(id: Int, fill: CreatePasswordLinkOptions.() -> Unit): Answer<PasswordLink> =
        createPasswordLink(id, CreatePasswordLinkOptions().apply(fill))
}

/** What `listCustomers` may be given. */
public class ListCustomersOptions : CallOptions() {
    /** Maximum number of customers to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only customers with a larger record id */
    public var after: Int? = null

    /** Only tags that have changed since then: a day in UTC, or a point in time */
    public var updatedSince: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListCustomersOptions.onPage(cursor: Long?): ListCustomersOptions {
    val page = ListCustomersOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.updatedSince = updatedSince
    page.after = cursor?.toInt() ?: after
    return page
}

/** What `createCustomer` may be given. */
public class CreateCustomerOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showCustomer` may be given. */
public class ShowCustomerOptions : CallOptions() {
    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateCustomer` may be given. */
public class UpdateCustomerOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `destroyCustomer` may be given. */
public class DestroyCustomerOptions : CallOptions() {
    /**
     * The `ETag` that the record was last read with, or a list of ETags. If the record's current ETag is not among
     * them, nothing is changed and the response is 412. `*` matches any
     */
    public var ifMatch: String? = null
}

/** What `listCustomerHistory` may be given. */
public class ListCustomerHistoryOptions : CallOptions() {
    /** Maximum number of entries to return. Default: all */
    public var limit: Int? = null

    /** Cursor for pagination: returns only entries with a larger id or, with `newest`, with a smaller id */
    public var after: Long? = null

    /** `1`: sorts from newest to oldest. Default: from oldest to newest */
    public var newest: Int? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ListCustomerHistoryOptions.onPage(cursor: Long?): ListCustomerHistoryOptions {
    val page = ListCustomerHistoryOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.newest = newest
    page.after = cursor ?: after
    return page
}

/** What `eraseCustomerHistory` may be given. */
public class EraseCustomerHistoryOptions : CallOptions()

/** What `createPasswordLink` may be given. */
public class CreatePasswordLinkOptions : CallOptions()
