// Generated from openapi.json: the operations of "Tags".

package taginformation

import kotlinx.coroutines.flow.Flow

/** Making tags, attaching hardware to them, and reading them in any of 45 languages. */
public interface TagsOperations {
    /**
     * Create a tag.
     *
     * Creates a tag with its original text. With a valid `auth_token` the tag belongs to that customer; without one it
     * belongs to nobody until a customer claims it by attaching hardware. Hardware that is given is attached in the
     * same step: where it is attached to any tag already, the answer is 409 and no tag is made.
     *
     * Takes a token, and does without one. The answer has the headers `X-Warning`, `Idempotency-Replayed`.
     *
     * @param lang One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`,
     * `nb`, `pt-BR`).
     * @param purchaseId Purchase identifier from a mobile app store, in GUID format. Not unique: one purchase may cover
     * many tags
     * @param text The text, stored exactly as given
     * @param idempotencyKey Any 1 to 255 visible ASCII characters that the client has not used before, for instance a
     * UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered
     * alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
     * 10 seconds. Where it is left out, the SDK sends a fresh one
     * @param name Name of the tag, in the language `lang`
     * @param gender Gender of the voice that reads the text aloud; `m` where absent
     * @param hardwareId Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code.
     * Compared without case; hyphens and colons do not matter for beacons and NFC chips
     * @param hardwareType Type of the hardware item; required with `hardware_id`
     * @param major Major number of a beacon; ignored for other types
     * @param minor Minor number of a beacon; ignored for other types
     * @param parentId Record id (`id`) of the parent tag
     * @param lat Latitude of the hardware, in degrees; only together with `lon`
     * @param lon Longitude of the hardware, in degrees; only together with `lat`
     */
    public suspend fun createTag(
        lang: LanguageCode,
        purchaseId: String,
        text: String,
        idempotencyKey: String? = null,
        name: String? = null,
        gender: Gender? = null,
        hardwareId: HardwareIdentifier? = null,
        hardwareType: HardwareType? = null,
        major: Int? = null,
        minor: Int? = null,
        parentId: TagRecordId? = null,
        lat: Double? = null,
        lon: Double? = null,
    ): Answer<WrittenTags, CreateTagRefusal>

    /**
     * Attach hardware to a tag.
     *
     * Attaches a hardware item to a tag. A tag that belongs to a customer takes hardware only with that customer's
     * token; a valid token on a tag without an owner claims the tag. Attaching the same item again changes nothing but
     * its location. An item of another tag is moved only where both tags belong to the caller.
     *
     * Takes a token, and does without one. The answer has the headers `Idempotency-Replayed`.
     *
     * @param id Tag identifier (`tag_identifier`); case does not matter
     * @param hardwareId Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code.
     * Compared without case; hyphens and colons do not matter for beacons and NFC chips
     * @param hardwareType Type of the hardware item. (`ble_beacon`, from older documentation, is understood as
     * `ble-beacon`.)
     * @param idempotencyKey Any 1 to 255 visible ASCII characters that the client has not used before, for instance a
     * UUID. Whoever did not hear the answer sends the same call with the same key again: it is done once, and answered
     * alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
     * 10 seconds. Where it is left out, the SDK sends a fresh one
     * @param major Major number; required for a beacon, ignored for other types
     * @param minor Minor number; required for a beacon, ignored for other types
     * @param lat Latitude of the hardware, in degrees; only together with `lon`
     * @param lon Longitude of the hardware, in degrees; only together with `lat`
     */
    public suspend fun addHardwareIdToTag(
        id: TagIdentifier,
        hardwareId: HardwareIdentifier,
        hardwareType: HardwareType,
        idempotencyKey: String? = null,
        major: Int? = null,
        minor: Int? = null,
        lat: Double? = null,
        lon: Double? = null,
    ): Answer<WrittenTags, AddHardwareIdToTagRefusal>

    /**
     * Show a tag by its tag identifier.
     *
     * The text and the name are in the first of the requested languages in which they are stored or can be made in
     * time, else in the original; each says which language it is really in. Without `lang` it is the original.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still
     * works; a parameter of the query wins over the same one in the body.
     *
     * The answer has the headers `ETag`, `Content-Language`, `X-Translation-Status`, `Vary`.
     *
     * @param id Tag identifier (`tag_identifier`); case does not matter
     * @param lang Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
     * `Accept-Language`. What is not supported gets the original
     * @param expand `provenance`: where text and name come from, as `provenance` in each tag. A list with commas;
     * unknown words are ignored
     * @param acceptLanguage The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun showTag(
        id: TagIdentifier,
        lang: String? = null,
        expand: String? = null,
        acceptLanguage: String? = null,
        ifNoneMatch: String? = null,
    ): Answer<ShownTags, ShowTagRefusal>

    /**
     * Show a tag by its hardware.
     *
     * Finds the tag that a hardware item is attached to. A beacon is found by its UUID, major and minor. `lat` and
     * `lon` are accepted from older clients and change nothing.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still
     * works; a parameter of the query wins over the same one in the body.
     *
     * The answer has the headers `ETag`, `Content-Language`, `X-Translation-Status`, `Vary`.
     *
     * @param id Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared
     * without case; hyphens and colons do not matter for beacons and NFC chips
     * @param type Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.)
     * @param major Major number; required for a beacon, ignored for other types
     * @param minor Minor number; required for a beacon, ignored for other types
     * @param lang Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
     * `Accept-Language`. What is not supported gets the original
     * @param lat Latitude of the reader; has no effect
     * @param lon Longitude of the reader; has no effect
     * @param expand `provenance`: where text and name come from, as `provenance` in each tag. A list with commas;
     * unknown words are ignored
     * @param acceptLanguage The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun showTagByHardwareId(
        id: HardwareIdentifier,
        type: HardwareType,
        major: Int? = null,
        minor: Int? = null,
        lang: String? = null,
        lat: Double? = null,
        lon: Double? = null,
        expand: String? = null,
        acceptLanguage: String? = null,
        ifNoneMatch: String? = null,
    ): Answer<FoundTags, ShowTagByHardwareIdRefusal>

    /**
     * Look up many tags at once.
     *
     * Takes what a phone has met, up to 100 observations, and answers a result for each, in their order: what `show` or
     * `showByHardwareId` would answer, in the same languages. Translations that are missing are asked for together,
     * within the time of one lookup. It changes nothing and may be repeated.
     *
     * The answer has the headers `Vary`.
     *
     * @param observations What was met: at least one, at most 100
     * @param acceptLanguage The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
     * @param lang Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
     * `Accept-Language`. What is not supported gets the original
     * @param expand `provenance`: where text and name come from, as `provenance` in each tag. A list with commas;
     * unknown words are ignored
     */
    public suspend fun lookUpTags(
        observations: List<Observation>,
        acceptLanguage: String? = null,
        lang: String? = null,
        expand: String? = null,
    ): Answer<LookupResults, LookUpTagsRefusal>

    /**
     * List the customer's tags.
     *
     * All tags of the customer in the original language, by ascending id. With `limit` the list comes in pages: the
     * header `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
     *
     * Clients from before this document send these parameters as a JSON object in the body of the GET. That still
     * works; a parameter of the query wins over the same one in the body.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * @param limit At most so many tags
     * @param after Only tags with a larger record id
     * @param updatedSince Only tags that have changed since
     * @param expand `provenance`: where text and name come from, as `provenance` in each tag. A list with commas;
     * unknown words are ignored
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun showMyTags(
        limit: Int? = null,
        after: TagRecordId? = null,
        updatedSince: Timestamp? = null,
        expand: String? = null,
        ifNoneMatch: String? = null,
    ): Answer<MyTags, ShowMyTagsRefusal>

    /**
     * List the supported language codes.
     *
     * The 45 language codes, always in the same order.
     *
     * The answer has the headers `ETag`.
     *
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun supportedLanguageCodes(
        ifNoneMatch: String? = null,
    ): Answer<SupportedLanguageCodes, SupportedLanguageCodesRefusal>

    /**
     * List the supported beacon UUIDs.
     *
     * The supported and active beacon UUIDs, each with 32 hexadecimal digits, hyphenated or not. Beacons with other
     * UUIDs can be attached all the same.
     *
     * The answer has the headers `ETag`.
     *
     * @param ifNoneMatch The `ETag` of a copy. Where it is still the same, the call is refused with [NotModified]
     */
    public suspend fun supportedBeaconUUIDs(
        ifNoneMatch: String? = null,
    ): Answer<SupportedBeaconUuids, SupportedBeaconUUIDsRefusal>

    /**
     * Fetch tags for offline use.
     *
     * The customer's own tags, or those of one place, in all the languages asked for, as a stream of lines (NDJSON)
     * that ends with a cursor. With that cursor as `since` the next bundle has only what changed. Nothing is translated
     * for it.
     *
     * Takes a token.
     *
     * @param placeId Only the tags of this place of the customer
     * @param lang The languages wanted besides the original: codes with commas between, or `all`. What is not supported
     * is left out
     * @param since The `cursor` of the bundle before: only what has changed since
     * @param expand `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored
     */
    public suspend fun bundleTags(
        placeId: Int? = null,
        lang: String? = null,
        since: String? = null,
        expand: String? = null,
    ): Answer<Flow<String>, BundleTagsRefusal>

    /**
     * Fetch tags by a bundle link.
     *
     * What `bundleTags` answers, without an account: the tags that the link leads to, in all the languages asked for,
     * as a stream of lines (NDJSON) that ends with a cursor. With that cursor as `since` the next bundle has only what
     * changed. A token is ignored. Whoever has the key may fetch the bundle, so keep it out of what others see.
     *
     * @param key The key of the link
     * @param lang The languages wanted besides the original: codes with commas between, or `all`. What is not supported
     * is left out
     * @param since The `cursor` of the bundle before: only what has changed since
     * @param expand `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored
     */
    public suspend fun fetchBundle(
        key: BundleKey,
        lang: String? = null,
        since: String? = null,
        expand: String? = null,
    ): Answer<Flow<String>, FetchBundleRefusal>
}

/**
 * How `createTag` of "Tags" may be refused: [BadRequest] (`missing_values`, `invalid_values`, `not_an_object`,
 * `malformed_request`), [Unauthorized] (`tokens_differ`, `unknown_token`), [Conflict] (`hardware_taken`,
 * `idempotency_key_reused`, `idempotency_key_in_use`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [TooManyRequests] (`too_many_creates`), [ServerError] (`server_error`), [Unavailable]
 * (`unavailable`).
 */
public sealed interface CreateTagRefusal : Refusal

/**
 * How `addHardwareIdToTag` of "Tags" may be refused: [BadRequest] (`missing_values`, `invalid_values`, `not_an_object`,
 * `malformed_request`), [Unauthorized] (`tokens_differ`, `unknown_token`), [Forbidden] (`tag_owned`), [NotFound]
 * (`tag_not_found`), [Conflict] (`hardware_taken`, `idempotency_key_reused`, `idempotency_key_in_use`),
 * [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [TooManyRequests]
 * (`too_many_creates`), [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface AddHardwareIdToTagRefusal : Refusal

/**
 * How `showTag` of "Tags" may be refused: [NotModified], [BadRequest] (`missing_values`, `invalid_values`,
 * `not_an_object`, `malformed_request`), [NotFound] (`tag_not_found`), [ContentTooLarge] (`too_many_fields`),
 * [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface ShowTagRefusal : Refusal

/**
 * How `showTagByHardwareId` of "Tags" may be refused: [NotModified], [BadRequest] (`missing_values`, `invalid_values`,
 * `not_an_object`, `malformed_request`), [NotFound] (`tag_not_found`), [ContentTooLarge] (`too_many_fields`),
 * [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface ShowTagByHardwareIdRefusal : Refusal

/**
 * How `lookUpTags` of "Tags" may be refused: [BadRequest] (`missing_values`, `invalid_values`, `not_an_object`,
 * `malformed_request`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`),
 * [ServerError] (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface LookUpTagsRefusal : Refusal

/**
 * How `showMyTags` of "Tags" may be refused: [NotModified], [BadRequest] (`missing_values`, `invalid_values`,
 * `not_an_object`, `malformed_request`), [Unauthorized] (`tokens_differ`, `unknown_token`), [ContentTooLarge]
 * (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable]
 * (`too_many_lists`, `unavailable`).
 */
public sealed interface ShowMyTagsRefusal : Refusal

/**
 * How `supportedLanguageCodes` of "Tags" may be refused: [NotModified], [BadRequest] (`malformed_request`),
 * [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError]
 * (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface SupportedLanguageCodesRefusal : Refusal

/**
 * How `supportedBeaconUUIDs` of "Tags" may be refused: [NotModified], [BadRequest] (`malformed_request`),
 * [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding] (`unsupported_encoding`), [ServerError]
 * (`server_error`), [Unavailable] (`unavailable`).
 */
public sealed interface SupportedBeaconUUIDsRefusal : Refusal

/**
 * How `bundleTags` of "Tags" may be refused: [BadRequest] (`missing_values`, `invalid_values`, `malformed_request`),
 * [Unauthorized] (`tokens_differ`, `unknown_token`), [Gone] (`cursor_expired`), [ContentTooLarge] (`too_many_fields`),
 * [UnsupportedEncoding] (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`too_many_bundles`,
 * `unavailable`).
 */
public sealed interface BundleTagsRefusal : Refusal

/**
 * How `fetchBundle` of "Tags" may be refused: [BadRequest] (`invalid_values`, `malformed_request`), [NotFound]
 * (`bundle_not_found`), [Gone] (`cursor_expired`), [ContentTooLarge] (`too_many_fields`), [UnsupportedEncoding]
 * (`unsupported_encoding`), [ServerError] (`server_error`), [Unavailable] (`too_many_bundles`, `unavailable`).
 */
public sealed interface FetchBundleRefusal : Refusal
