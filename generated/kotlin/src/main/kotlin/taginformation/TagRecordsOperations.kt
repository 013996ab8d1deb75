// Generated from openapi.json: the operations of "Tag records".

package taginformation

/** Managing tags as records: their description, place, parent and addresses. */
public interface TagRecordsOperations {
    /**
     * List tag records.
     *
     * The customer's tags; for an admin, everybody's and nobody's. By ascending id. With `limit` the list comes in
     * pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * @param limit At most so many tag records; without it, all of them
     * @param after Only tag records with a larger record id
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun listTagRecords(
        limit: Int? = null,
        after: TagRecordId? = null,
        ifNoneMatch: String? = null,
    ): Answer<List<TagRecord>, ListTagRecordsRefusal>

    /**
     * Create a tag record.
     *
     * Makes a tag without text, name or hardware. It belongs to the customer that makes it. The header `Location` has
     * the record's address. The fields may also stand flat, without `tag` around them, and come as a form
     * (`tag[field]=value`).
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * @param tag A tag to be made.
     * @param idempotencyKey Any 1 to 255 visible ASCII characters that the client has not used before, for instance a
     * UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered
     * alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
     * 10 seconds. Where it is left out, the SDK sends a fresh one
     */
    public suspend fun createTagRecord(
        tag: NewTagRecord,
        idempotencyKey: String? = null,
    ): Answer<TagRecord, CreateTagRecordRefusal>

    /**
     * Show a tag record.
     *
     * The tag with its texts, names, hardware and where that is.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * @param id Record id of the tag record
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun showTagRecord(
        id: TagRecordId,
        ifNoneMatch: String? = null,
    ): Answer<ShownTagRecord, ShowTagRecordRefusal>

    /**
     * Update a tag record (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the tag. The fields may also stand flat,
     * without `tag` around them, and come as a form (`tag[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the tag record
     * @param tag What is to be changed of a tag.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun replaceTagRecord(
        id: TagRecordId,
        tag: TagRecordChanges,
        ifMatch: String? = null,
    ): Answer<Unit, ReplaceTagRecordRefusal>

    /**
     * Update a tag record.
     *
     * Changes the tag. Fields that are absent stay as they are. The fields may also stand flat, without `tag` around
     * them, and come as a form (`tag[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the tag record
     * @param tag What is to be changed of a tag.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun updateTagRecord(
        id: TagRecordId,
        tag: TagRecordChanges,
        ifMatch: String? = null,
    ): Answer<Unit, UpdateTagRecordRefusal>

    /**
     * Destroy a tag record.
     *
     * Destroys the tag with its text and names; its hardware stays and is free. Does nothing where there is no such
     * tag.
     *
     * Takes a token.
     *
     * @param id Record id of the tag record
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun destroyTagRecord(id: TagRecordId, ifMatch: String? = null): Answer<Unit, DestroyTagRecordRefusal>
}

/**
 * How `listTagRecords` of "Tag records" may be refused: [NotModified], [BadRequest] (`invalid_values`,
 * `malformed_request`), [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [ContentTooLarge]
 * (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable]
 * (`too_many_lists`, `unavailable`).
 */
public sealed interface ListTagRecordsRefusal : Refusal

/**
 * How `createTagRecord` of "Tag records" may be refused: [BadRequest] (`not_an_object`, `malformed_request`,
 * `invalid_values`), [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [Conflict]
 * (`idempotency_key_reused`, `idempotency_key_in_use`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface CreateTagRecordRefusal : Refusal

/**
 * How `showTagRecord` of "Tag records" may be refused: [NotModified], [BadRequest] (`malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError]
 * (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface ShowTagRecordRefusal : Refusal

/**
 * How `replaceTagRecord` of "Tag records" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface ReplaceTagRecordRefusal : Refusal

/**
 * How `updateTagRecord` of "Tag records" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface UpdateTagRecordRefusal : Refusal

/**
 * How `destroyTagRecord` of "Tag records" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [PreconditionFailed] (`changed_meanwhile`),
 * [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError]
 * (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface DestroyTagRecordRefusal : Refusal
