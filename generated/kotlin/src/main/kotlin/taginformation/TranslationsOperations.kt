// Generated from openapi.json: the operations of "Translations".

package taginformation

/** Managing the texts of tags language by language, the originals among them. */
public interface TranslationsOperations {
    /**
     * List translations.
     *
     * The translations of the customer's tags, originals included; for an admin, everybody's. By ascending id. With
     * `limit` the list comes in pages: the header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says
     * how many there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * @param limit At most so many translations; without it, all of them
     * @param after Only translations with a larger record id
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun listTranslations(
        limit: Int? = null,
        after: Int? = null,
        ifNoneMatch: String? = null,
    ): Answer<List<Translation>, ListTranslationsRefusal>

    /**
     * Create a translation.
     *
     * Where the tag has no text, the given one becomes its original. Where it has, the original is translated into
     * `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is
     * answered as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the
     * same request finds it later. The header `Location` has the record's address. The fields may also stand flat,
     * without `translation` around them, and come as a form (`translation[field]=value`).
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * @param translation A text to be added to a tag.
     * @param idempotencyKey Any 1 to 255 visible ASCII characters that the client has not used before, for instance a
     * UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered
     * alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
     * 10 seconds. Where it is left out, the SDK sends a fresh one
     */
    public suspend fun createTranslation(
        translation: NewTranslation,
        idempotencyKey: String? = null,
    ): Answer<Translation, CreateTranslationRefusal>

    /**
     * Show a translation.
     *
     * The translation.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * @param id Record id of the translation
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun showTranslation(
        id: Int,
        ifNoneMatch: String? = null,
    ): Answer<Translation, ShowTranslationRefusal>

    /**
     * Update a translation (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Makes a machine translation the work of a person,
     * which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given. The
     * fields may also stand flat, without `translation` around them, and come as a form (`translation[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the translation
     * @param translation What is to be changed of a translation.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun replaceTranslation(
        id: Int,
        translation: TranslationChanges,
        ifMatch: String? = null,
    ): Answer<Unit, ReplaceTranslationRefusal>

    /**
     * Update a translation.
     *
     * Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its
     * translations stale, unless `minor_edit` is given. Fields that are absent stay as they are. The fields may also
     * stand flat, without `translation` around them, and come as a form (`translation[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the translation
     * @param translation What is to be changed of a translation.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun updateTranslation(
        id: Int,
        translation: TranslationChanges,
        ifMatch: String? = null,
    ): Answer<Unit, UpdateTranslationRefusal>

    /**
     * Destroy a translation.
     *
     * Destroys the translation; with the original, the whole text record.
     *
     * Takes a token.
     *
     * @param id Record id of the translation
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun destroyTranslation(id: Int, ifMatch: String? = null): Answer<Unit, DestroyTranslationRefusal>
}

/**
 * How `listTranslations` of "Translations" may be refused: [NotModified], [BadRequest] (`invalid_values`,
 * `malformed_request`), [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [ContentTooLarge]
 * (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable]
 * (`too_many_lists`, `unavailable`).
 */
public sealed interface ListTranslationsRefusal : Refusal

/**
 * How `createTranslation` of "Translations" may be refused: [BadRequest] (`not_an_object`, `malformed_request`,
 * `invalid_values`), [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [Conflict]
 * (`idempotency_key_reused`, `idempotency_key_in_use`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`translation_pending`,
 * `translation_unavailable`, `translation_cap_reached`, `unavailable`).
 */
public sealed interface CreateTranslationRefusal : Refusal

/**
 * How `showTranslation` of "Translations" may be refused: [NotModified], [BadRequest] (`malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError]
 * (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface ShowTranslationRefusal : Refusal

/**
 * How `replaceTranslation` of "Translations" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface ReplaceTranslationRefusal : Refusal

/**
 * How `updateTranslation` of "Translations" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface UpdateTranslationRefusal : Refusal

/**
 * How `destroyTranslation` of "Translations" may be refused: [BadRequest] (`not_an_object`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`),
 * [PreconditionFailed] (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface DestroyTranslationRefusal : Refusal
