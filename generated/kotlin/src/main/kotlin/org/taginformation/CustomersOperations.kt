// Generated from openapi.json: the operations of "Customers".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Managing who signs in, and who owns tags and places.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
public interface CustomersOperations {
    /**
     * List customers.
     *
     * The customer itself; for an admin, all customers. By ascending id. With `limit` the list comes in pages: the
     * header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all. Filters go
     * together: listed and counted is what all of them are true of.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`too_many_lists`,
     * `unavailable`), and later with others.
     */
    public suspend fun listCustomers(options: ListCustomersOptions): Answer<List<Customer>> =
        notFaked("listCustomers")

    /** [listCustomers] with nothing but what it needs. */
    public suspend fun listCustomers(): Answer<List<Customer>> =
        listCustomers(ListCustomersOptions())

    /** [listCustomers] with options that are set in place. */
    public suspend fun listCustomers(fill: ListCustomersOptions.() -> Unit): Answer<List<Customer>> =
        listCustomers(ListCustomersOptions().apply(fill))

    /**
     * All that [listCustomers] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allCustomers(options: ListCustomersOptions): Flow<Customer> =
        elementsOf({ after -> listCustomers(options.onPage(after)) }) { it }

    /** [allCustomers] with nothing but what it needs. */
    public fun allCustomers(): Flow<Customer> = allCustomers(ListCustomersOptions())

    /** [allCustomers] with options that are set in place. */
    public fun allCustomers(fill: ListCustomersOptions.() -> Unit): Flow<Customer> = allCustomers(ListCustomersOptions().apply(fill))

    /**
     * Create a customer.
     *
     * Makes a customer. Only an admin may. A customer without a password signs in by a social network with the same
     * e-mail address. The header `Location` has the record's address.
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`, `invalid_values`), 401
     * (`tokens_differ`, `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 409 (`idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`passwords_busy`, `unavailable`), and later with others.
     *
     * @param customer A customer to be made.
     */
    public suspend fun createCustomer(customer: NewCustomer, options: CreateCustomerOptions): Answer<Customer> =
        notFaked("createCustomer")

    /** [createCustomer] with nothing but what it needs. */
    public suspend fun createCustomer(customer: NewCustomer): Answer<Customer> =
        createCustomer(customer, CreateCustomerOptions())

    /** [createCustomer] with options that are set in place. */
    public suspend fun createCustomer(customer: NewCustomer, fill: CreateCustomerOptions.() -> Unit): Answer<Customer> =
        createCustomer(customer, CreateCustomerOptions().apply(fill))

    /**
     * Show a customer.
     *
     * The customer.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 401 (`tokens_differ`, `not_signed_in`, `unknown_token`), 404
     * (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with
     * others.
     *
     * @param id Record id of the customer
     */
    public suspend fun showCustomer(id: Int, options: ShowCustomerOptions): Answer<Customer> =
        notFaked("showCustomer")

    /** [showCustomer] with nothing but what it needs. */
    public suspend fun showCustomer(id: Int): Answer<Customer> =
        showCustomer(id, ShowCustomerOptions())

    /** [showCustomer] with options that are set in place. */
    public suspend fun showCustomer(id: Int, fill: ShowCustomerOptions.() -> Unit): Answer<Customer> =
        showCustomer(id, ShowCustomerOptions().apply(fill))

    /**
     * Update a customer.
     *
     * Changes the customer. The last admin keeps its role, and is not suspended. One's own password or e-mail address
     * takes `current_password`, or a sign-in of the last ten minutes; a new one ends the customer's other tokens and
     * sessions. After 5 tries in a day to change one's own e-mail address the answer is 429 with `Retry-After`, and so
     * it is while wrong passwords are held up. Fields that are absent stay as they are.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 404 (`record_not_found`), 412 (`changed_meanwhile`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_failures`, `too_many_changes`,
     * `too_many_unknown_tokens`), 500 (`server_error`), 503 (`passwords_busy`, `unavailable`), and later with others.
     *
     * @param id Record id of the customer
     * @param customer What is to be changed of a customer.
     */
    public suspend fun updateCustomer(id: Int, customer: CustomerChanges, options: UpdateCustomerOptions): Answer<Unit> =
        notFaked("updateCustomer")

    /** [updateCustomer] with nothing but what it needs. */
    public suspend fun updateCustomer(id: Int, customer: CustomerChanges): Answer<Unit> =
        updateCustomer(id, customer, UpdateCustomerOptions())

    /** [updateCustomer] with options that are set in place. */
    public suspend fun updateCustomer(
        id: Int,
        customer: CustomerChanges,
        fill: UpdateCustomerOptions.() -> Unit,
    ): Answer<Unit> =
        updateCustomer(id, customer, UpdateCustomerOptions().apply(fill))

    /**
     * Destroy a customer.
     *
     * Destroys the customer with its tokens. Only an admin may; customers that still own tags or places, and the last
     * admin, stay (422).
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 412
     * (`changed_meanwhile`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 422, 429
     * (`too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Record id of the customer
     */
    public suspend fun destroyCustomer(id: Int, options: DestroyCustomerOptions): Answer<Unit> =
        notFaked("destroyCustomer")

    /** [destroyCustomer] with nothing but what it needs. */
    public suspend fun destroyCustomer(id: Int): Answer<Unit> =
        destroyCustomer(id, DestroyCustomerOptions())

    /** [destroyCustomer] with options that are set in place. */
    public suspend fun destroyCustomer(id: Int, fill: DestroyCustomerOptions.() -> Unit): Answer<Unit> =
        destroyCustomer(id, DestroyCustomerOptions().apply(fill))

    /**
     * List the history of a customer.
     *
     * What was changed of the customer, by whom and when. The new owner of a tag sees its history from the transfer on.
     * Entries are kept for 400 days. Only admins see that of a record that is gone. The oldest first, or with
     * `newest=1` the newest. With `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the
     * next one. `X-Total-Count` says how many there are in all; it is absent where they are more than 10 000.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 401 (`tokens_differ`, `not_signed_in`,
     * `unknown_token`), 404 (`record_not_found`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`), and later with others.
     *
     * @param id Record id of the customer
     */
    public suspend fun listCustomerHistory(id: Int, options: ListCustomerHistoryOptions): Answer<List<HistoryEntry>> =
        notFaked("listCustomerHistory")

    /** [listCustomerHistory] with nothing but what it needs. */
    public suspend fun listCustomerHistory(id: Int): Answer<List<HistoryEntry>> =
        listCustomerHistory(id, ListCustomerHistoryOptions())

    /** [listCustomerHistory] with options that are set in place. */
    public suspend fun listCustomerHistory(
        id: Int,
        fill: ListCustomerHistoryOptions.() -> Unit,
    ): Answer<List<HistoryEntry>> =
        listCustomerHistory(id, ListCustomerHistoryOptions().apply(fill))

    /**
     * All that [listCustomerHistory] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allCustomerHistory(id: Int, options: ListCustomerHistoryOptions): Flow<HistoryEntry> =
        elementsOf({ after -> listCustomerHistory(id, options.onPage(after)) }) { it }

    /** [allCustomerHistory] with nothing but what it needs. */
    public fun allCustomerHistory(id: Int): Flow<HistoryEntry> = allCustomerHistory(id, ListCustomerHistoryOptions())

    /** [allCustomerHistory] with options that are set in place. */
    public fun allCustomerHistory(id: Int, fill: ListCustomerHistoryOptions.() -> Unit): Flow<HistoryEntry> = allCustomerHistory(id, ListCustomerHistoryOptions().apply(fill))

    /**
     * Erase the history of a customer.
     *
     * Erases all entries that the history of the customer lists; the customer stays as it is. Only an admin may.
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param id Record id of the customer
     */
    public suspend fun eraseCustomerHistory(id: Int, options: EraseCustomerHistoryOptions): Answer<Unit> =
        notFaked("eraseCustomerHistory")

    /** [eraseCustomerHistory] with nothing but what it needs. */
    public suspend fun eraseCustomerHistory(id: Int): Answer<Unit> =
        eraseCustomerHistory(id, EraseCustomerHistoryOptions())

    /** [eraseCustomerHistory] with options that are set in place. */
    public suspend fun eraseCustomerHistory(id: Int, fill: EraseCustomerHistoryOptions.() -> Unit): Answer<Unit> =
        eraseCustomerHistory(id, EraseCustomerHistoryOptions().apply(fill))

    /**
     * Create a password link.
     *
     * Makes a link by which the customer chooses a new password, once, within an hour. Only an admin may. That ends its
     * tokens, sessions and other such links, and signs nobody in. A customer that is suspended gets none (422).
     *
     * Takes a token.
     *
     * May be refused with 400 (`not_an_object`, `too_complex`, `malformed_request`), 401 (`tokens_differ`,
     * `not_signed_in`, `unknown_token`), 403 (`forbidden`, `role`), 404 (`record_not_found`), 413 (`too_large`,
     * `too_many_fields`), 415 (`unsupported_encoding`), 422, 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param id Record id of the customer
     */
    public suspend fun createPasswordLink(id: Int, options: CreatePasswordLinkOptions): Answer<PasswordLink> =
        notFaked("createPasswordLink")

    /** [createPasswordLink] with nothing but what it needs. */
    public suspend fun createPasswordLink(id: Int): Answer<PasswordLink> =
        createPasswordLink(id, CreatePasswordLinkOptions())

    /** [createPasswordLink] with options that are set in place. */
    public suspend fun createPasswordLink(id: Int, fill: CreatePasswordLinkOptions.() -> Unit): Answer<PasswordLink> =
        createPasswordLink(id, CreatePasswordLinkOptions().apply(fill))
}

/** What `listCustomers` may be given. */
public class ListCustomersOptions : CallOptions() {
    /** At most so many customers; without it, all of them */
    public var limit: Int? = null

    /** Only customers with a larger record id */
    public var after: Int? = null

    /** Changed since then: a day in UTC, or an instant */
    public var updatedSince: String? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null
}

/** What `showCustomer` may be given. */
public class ShowCustomerOptions : CallOptions() {
    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `updateCustomer` may be given. */
public class UpdateCustomerOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `destroyCustomer` may be given. */
public class DestroyCustomerOptions : CallOptions() {
    /**
     * The `ETag` with which the record was shown, or a list of them. Where showing it now would give another, nothing
     * is changed and the answer is 412; `*` stands for any
     */
    public var ifMatch: String? = null
}

/** What `listCustomerHistory` may be given. */
public class ListCustomerHistoryOptions : CallOptions() {
    /** At most so many entries; without it, all of them */
    public var limit: Int? = null

    /** Only entries behind the one with this id: with a larger one, or with `newest` a smaller one */
    public var after: Long? = null

    /** `1`: the newest entries come first; otherwise the oldest do */
    public var newest: Int? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
