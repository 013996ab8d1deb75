// Generated from openapi.json: the operations of "Customers".

package taginformation

/** Managing who signs in, and who owns tags and places. */
public interface CustomersOperations {
    /**
     * List customers.
     *
     * The customer itself; for an admin, all customers. By ascending id. With `limit` the list comes in pages: the
     * header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * @param limit At most so many customers; without it, all of them
     * @param after Only customers with a larger record id
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun listCustomers(
        limit: Int? = null,
        after: Int? = null,
        ifNoneMatch: String? = null,
    ): Answer<List<Customer>, ListCustomersRefusal>

    /**
     * Create a customer.
     *
     * Makes a customer. Only an admin may. A customer without a password signs in by a social network with the same
     * e-mail address. The header `Location` has the record's address. The fields may also stand flat, without
     * `customer` around them, and come as a form (`customer[field]=value`).
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * @param customer A customer to be made.
     * @param idempotencyKey Any 1 to 255 visible ASCII characters that the client has not used before, for instance a
     * UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered
     * alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
     * 10 seconds. Where it is left out, the SDK sends a fresh one
     */
    public suspend fun createCustomer(
        customer: NewCustomer,
        idempotencyKey: String? = null,
    ): Answer<Customer, CreateCustomerRefusal>

    /**
     * Show a customer.
     *
     * The customer.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * @param id Record id of the customer
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun showCustomer(id: Int, ifNoneMatch: String? = null): Answer<Customer, ShowCustomerRefusal>

    /**
     * Update a customer (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the customer. The last admin keeps its role.
     * One's own password or e-mail address takes `current_password`, or a sign-in of the last ten minutes; a new one
     * ends the customer's other tokens and sessions. After 5 tries in a day to change one's own e-mail address the
     * answer is 429 with `Retry-After`, and so it is while wrong passwords are held up. The fields may also stand flat,
     * without `customer` around them, and come as a form (`customer[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the customer
     * @param customer What is to be changed of a customer.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun replaceCustomer(
        id: Int,
        customer: CustomerChanges,
        ifMatch: String? = null,
    ): Answer<Unit, ReplaceCustomerRefusal>

    /**
     * Update a customer.
     *
     * Changes the customer. The last admin keeps its role. One's own password or e-mail address takes
     * `current_password`, or a sign-in of the last ten minutes; a new one ends the customer's other tokens and
     * sessions. After 5 tries in a day to change one's own e-mail address the answer is 429 with `Retry-After`, and so
     * it is while wrong passwords are held up. Fields that are absent stay as they are. The fields may also stand flat,
     * without `customer` around them, and come as a form (`customer[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the customer
     * @param customer What is to be changed of a customer.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun updateCustomer(
        id: Int,
        customer: CustomerChanges,
        ifMatch: String? = null,
    ): Answer<Unit, UpdateCustomerRefusal>

    /**
     * Destroy a customer.
     *
     * Destroys the customer with its tokens. Only an admin may; customers that still own tags or places, and the last
     * admin, stay (422).
     *
     * Takes a token.
     *
     * @param id Record id of the customer
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun destroyCustomer(id: Int, ifMatch: String? = null): Answer<Unit, DestroyCustomerRefusal>
}

/**
 * How `listCustomers` of "Customers" may be refused: [NotModified], [BadRequest] (`invalid_values`,
 * `malformed_request`), [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [ContentTooLarge]
 * (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable]
 * (`too_many_lists`, `unavailable`).
 */
public sealed interface ListCustomersRefusal : Refusal

/**
 * How `createCustomer` of "Customers" may be refused: [BadRequest] (`not_an_object`, `malformed_request`,
 * `invalid_values`), [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [Forbidden] (`forbidden`),
 * [Conflict] (`idempotency_key_reused`, `idempotency_key_in_use`), [ContentTooLarge] (`too_many_fields`),
 * [UnsupportedEncoding] (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable]
 * (`passwords_busy`, `unavailable`).
 */
public sealed interface CreateCustomerRefusal : Refusal

/**
 * How `showCustomer` of "Customers" may be refused: [NotModified], [BadRequest] (`malformed_request`), [Unauthorized]
 * (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`), [ContentTooLarge]
 * (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable]
 * (`unavailable`).
 */
public sealed interface ShowCustomerRefusal : Refusal

/**
 * How `replaceCustomer` of "Customers" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [TooManyRequests] (`too_many_failures`, `too_many_changes`), [ServerError]
 * (`server_error`), [Unavailable] (`passwords_busy`, `unavailable`).
 */
public sealed interface ReplaceCustomerRefusal : Refusal

/**
 * How `updateCustomer` of "Customers" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [TooManyRequests] (`too_many_failures`, `too_many_changes`), [ServerError]
 * (`server_error`), [Unavailable] (`passwords_busy`, `unavailable`).
 */
public sealed interface UpdateCustomerRefusal : Refusal

/**
 * How `destroyCustomer` of "Customers" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [Forbidden] (`forbidden`), [NotFound]
 * (`record_not_found`), [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`),
 * [UnsupportedEncoding] (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable]
 * (`unavailable`).
 */
public sealed interface DestroyCustomerRefusal : Refusal
