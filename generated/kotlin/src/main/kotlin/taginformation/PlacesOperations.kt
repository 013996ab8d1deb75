// Generated from openapi.json: the operations of "Places".

package taginformation

/** Managing the places where tags are. */
public interface PlacesOperations {
    /**
     * List places.
     *
     * The customer's places; for an admin, everybody's. By ascending id. With `limit` the list comes in pages: the
     * header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * @param limit At most so many places; without it, all of them
     * @param after Only places with a larger record id
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun listPlaces(
        limit: Int? = null,
        after: Int? = null,
        ifNoneMatch: String? = null,
    ): Answer<List<Place>, ListPlacesRefusal>

    /**
     * Create a place.
     *
     * The place belongs to the customer that makes it. Coordinates that are missing stay missing. The header `Location`
     * has the record's address. The fields may also stand flat, without `place` around them, and come as a form
     * (`place[field]=value`).
     *
     * Takes a token. The answer has the headers `Location`, `Idempotency-Replayed`.
     *
     * @param place A place to be made.
     * @param idempotencyKey Any 1 to 255 visible ASCII characters that the client has not used before, for instance a
     * UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered
     * alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
     * 10 seconds. Where it is left out, the SDK sends a fresh one
     */
    public suspend fun createPlace(place: NewPlace, idempotencyKey: String? = null): Answer<Place, CreatePlaceRefusal>

    /**
     * Show a place.
     *
     * The place with its tags.
     *
     * Takes a token. The answer has the headers `ETag`.
     *
     * @param id Record id of the place
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun showPlace(id: Int, ifNoneMatch: String? = null): Answer<ShownPlace, ShowPlaceRefusal>

    /**
     * Update a place (PUT).
     *
     * The same as PATCH: fields that are absent stay as they are. Changes the place. The fields may also stand flat,
     * without `place` around them, and come as a form (`place[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the place
     * @param place What is to be changed of a place.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun replacePlace(
        id: Int,
        place: PlaceChanges,
        ifMatch: String? = null,
    ): Answer<Unit, ReplacePlaceRefusal>

    /**
     * Update a place.
     *
     * Changes the place. Fields that are absent stay as they are. The fields may also stand flat, without `place`
     * around them, and come as a form (`place[field]=value`).
     *
     * Takes a token.
     *
     * @param id Record id of the place
     * @param place What is to be changed of a place.
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun updatePlace(
        id: Int,
        place: PlaceChanges,
        ifMatch: String? = null,
    ): Answer<Unit, UpdatePlaceRefusal>

    /**
     * Destroy a place.
     *
     * Destroys the place; its tags stay, without a place. Links to its bundle go with it.
     *
     * Takes a token.
     *
     * @param id Record id of the place
     * @param ifMatch The `ETag` with which the record was shown, or a list of them. Where showing it now would give
     * another, nothing is changed and the answer is 412; `*` stands for any
     */
    public suspend fun destroyPlace(id: Int, ifMatch: String? = null): Answer<Unit, DestroyPlaceRefusal>
}

/**
 * How `listPlaces` of "Places" may be refused: [NotModified], [BadRequest] (`invalid_values`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [ContentTooLarge] (`too_many_fields`),
 * [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`too_many_lists`,
 * `unavailable`).
 */
public sealed interface ListPlacesRefusal : Refusal

/**
 * How `createPlace` of "Places" may be refused: [BadRequest] (`not_an_object`, `malformed_request`, `invalid_values`),
 * [Unauthorized] (`tokens_differ`, `not_signed_in`, `unknown_token`), [Conflict] (`idempotency_key_reused`,
 * `idempotency_key_in_use`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`),
 * [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface CreatePlaceRefusal : Refusal

/**
 * How `showPlace` of "Places" may be refused: [NotModified], [BadRequest] (`malformed_request`), [Unauthorized]
 * (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`), [ContentTooLarge]
 * (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable]
 * (`unavailable`).
 */
public sealed interface ShowPlaceRefusal : Refusal

/**
 * How `replacePlace` of "Places" may be refused: [BadRequest] (`not_an_object`, `malformed_request`), [Unauthorized]
 * (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`), [PreconditionFailed]
 * (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`),
 * [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface ReplacePlaceRefusal : Refusal

/**
 * How `updatePlace` of "Places" may be refused: [BadRequest] (`not_an_object`, `malformed_request`), [Unauthorized]
 * (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`), [PreconditionFailed]
 * (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`),
 * [InvalidRecord], [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface UpdatePlaceRefusal : Refusal

/**
 * How `destroyPlace` of "Places" may be refused: [BadRequest] (`not_an_object`, `malformed_request`), [Unauthorized]
 * (`tokens_differ`, `not_signed_in`, `unknown_token`), [NotFound] (`record_not_found`), [PreconditionFailed]
 * (`changed_meanwhile`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`),
 * [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface DestroyPlaceRefusal : Refusal
