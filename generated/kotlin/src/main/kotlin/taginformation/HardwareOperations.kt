// Generated from openapi.json: the operations of "Hardware".

package taginformation

/** Managing the NFC chips, beacons and QR codes by which tags are found. */
public interface HardwareOperations {
    /**
     * List hardwares.
     *
     * Always empty: hardware is not listed. The hardware of a tag is shown with the tag. By ascending id. With `limit`
     * the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many
     * there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * @param limit At most so many hardwares; without it, all of them
     * @param after Only hardwares with a larger record id
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun listHardwares(
        limit: Int? = null,
        after: Int? = null,
        ifNoneMatch: String? = null,
    ): Answer<List<Hardware>, ListHardwaresRefusal>

    /**
     * Create a hardware.
     *
     * With `tag_id` the item is attached to that tag. Attaching takes over an item that is free, and moves one from
     * another tag of the same customer; one that is attached elsewhere is refused. The header `Location` has the
     * record's address. The fields may also stand flat, without `hardware` around them, and come as a form
     * (`hardware[field]=value`).
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * @param hardware A hardware item to be made.
     * @param idempotencyKey Any 1 to 255 visible ASCII characters that the client has not used before, for instance a
     * UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered
     * alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
     * 10 seconds. Where it is left out, the SDK sends a fresh one
     */
    public suspend fun createHardware(
        hardware: NewHardware,
        idempotencyKey: String? = null,
    ): Answer<Hardware, CreateHardwareRefusal>

    /**
     * Show a hardware.
     *
     * The hardware item.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * @param id Record id of the hardware
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun showHardware(id: Int, ifNoneMatch: String? = null): Answer<Hardware, ShowHardwareRefusal>

    /**
     * Update a hardware (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the item. Another `tag_id` moves it to that
     * tag; blank frees it. The fields may also stand flat, without `hardware` around them, and come as a form
     * (`hardware[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the hardware
     * @param hardware What is to be changed of a hardware item.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun replaceHardware(
        id: Int,
        hardware: HardwareChanges,
        ifMatch: String? = null,
    ): Answer<Hardware, ReplaceHardwareRefusal>

    /**
     * Update a hardware.
     *
     * Changes the item. Another `tag_id` moves it to that tag; blank frees it. Fields that are absent stay as they are.
     * The fields may also stand flat, without `hardware` around them, and come as a form (`hardware[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the hardware
     * @param hardware What is to be changed of a hardware item.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun updateHardware(
        id: Int,
        hardware: HardwareChanges,
        ifMatch: String? = null,
    ): Answer<Hardware, UpdateHardwareRefusal>

    /**
     * Destroy a hardware.
     *
     * Destroys the item.
     *
     * Takes a token.
     *
     * @param id Record id of the hardware
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun destroyHardware(id: Int, ifMatch: String? = null): Answer<Unit, DestroyHardwareRefusal>
}

/**
 * How `listHardwares` of "Hardware" may be refused: [NotModified], [BadRequest] (`invalid_values`,
 * `malformed_request`), [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [ContentTooLarge]
 * (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable]
 * (`too_many_lists`, `unavailable`).
 */
public sealed interface ListHardwaresRefusal : Refusal

/**
 * How `createHardware` of "Hardware" may be refused: [BadRequest] (`not_an_object`, `malformed_request`,
 * `invalid_values`), [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [Conflict]
 * (`idempotency_key_reused`, `idempotency_key_in_use`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface CreateHardwareRefusal : Refusal

/**
 * How `showHardware` of "Hardware" may be refused: [NotModified], [BadRequest] (`malformed_request`), [Unauthorized]
 * (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`), [ContentTooLarge]
 * (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable]
 * (`unavailable`).
 */
public sealed interface ShowHardwareRefusal : Refusal

/**
 * How `replaceHardware` of "Hardware" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface ReplaceHardwareRefusal : Refusal

/**
 * How `updateHardware` of "Hardware" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface UpdateHardwareRefusal : Refusal

/**
 * How `destroyHardware` of "Hardware" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface DestroyHardwareRefusal : Refusal
