// Generated from openapi.json: the operations of "Text records".

package taginformation

/** Managing the texts of tags, each an original with its translations. */
public interface TextRecordsOperations {
    /**
     * List text records.
     *
     * The text records of the customer's tags; for an admin, everybody's. By ascending id. With `limit` the list comes
     * in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in
     * all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * @param limit At most so many text records; without it, all of them
     * @param after Only text records with a larger record id
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun listTextRecords(
        limit: Int? = null,
        after: Int? = null,
        ifNoneMatch: String? = null,
    ): Answer<List<TextRecord>, ListTextRecordsRefusal>

    /**
     * Create a text record.
     *
     * Gives a tag its text. A tag has one text record at most. The header `Location` has the record's address. The
     * fields may also stand flat, without `text_record` around them, and come as a form (`text_record[field]=value`).
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * @param textRecord A text record to be made.
     * @param idempotencyKey Any 1 to 255 visible ASCII characters that the client has not used before, for instance a
     * UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered
     * alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
     * 10 seconds. Where it is left out, the SDK sends a fresh one
     */
    public suspend fun createTextRecord(
        textRecord: NewTextRecord,
        idempotencyKey: String? = null,
    ): Answer<TextRecord, CreateTextRecordRefusal>

    /**
     * Show a text record.
     *
     * The text record with its translations.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * @param id Record id of the text record
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun showTextRecord(
        id: Int,
        ifNoneMatch: String? = null,
    ): Answer<ShownTextRecord, ShowTextRecordRefusal>

    /**
     * Update a text record (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the original text, its language or the
     * gender. A changed original makes its translations stale, unless `minor_edit` is given. The fields may also stand
     * flat, without `text_record` around them, and come as a form (`text_record[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the text record
     * @param textRecord What is to be changed of a text record.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun replaceTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        ifMatch: String? = null,
    ): Answer<Unit, ReplaceTextRecordRefusal>

    /**
     * Update a text record.
     *
     * Changes the original text, its language or the gender. A changed original makes its translations stale, unless
     * `minor_edit` is given. Fields that are absent stay as they are. The fields may also stand flat, without
     * `text_record` around them, and come as a form (`text_record[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the text record
     * @param textRecord What is to be changed of a text record.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun updateTextRecord(
        id: Int,
        textRecord: TextRecordChanges,
        ifMatch: String? = null,
    ): Answer<Unit, UpdateTextRecordRefusal>

    /**
     * Destroy a text record.
     *
     * Destroys the text record with all its translations.
     *
     * Takes a token.
     *
     * @param id Record id of the text record
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun destroyTextRecord(id: Int, ifMatch: String? = null): Answer<Unit, DestroyTextRecordRefusal>
}

/**
 * How `listTextRecords` of "Text records" may be refused: [NotModified], [BadRequest] (`invalid_values`,
 * `malformed_request`), [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [ContentTooLarge]
 * (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable]
 * (`too_many_lists`, `unavailable`).
 */
public sealed interface ListTextRecordsRefusal : Refusal

/**
 * How `createTextRecord` of "Text records" may be refused: [BadRequest] (`not_an_object`, `malformed_request`,
 * `invalid_values`), [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [Conflict]
 * (`idempotency_key_reused`, `idempotency_key_in_use`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface CreateTextRecordRefusal : Refusal

/**
 * How `showTextRecord` of "Text records" may be refused: [NotModified], [BadRequest] (`malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError]
 * (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface ShowTextRecordRefusal : Refusal

/**
 * How `replaceTextRecord` of "Text records" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface ReplaceTextRecordRefusal : Refusal

/**
 * How `updateTextRecord` of "Text records" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface UpdateTextRecordRefusal : Refusal

/**
 * How `destroyTextRecord` of "Text records" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface DestroyTextRecordRefusal : Refusal
