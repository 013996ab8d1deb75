// Generated from openapi.json: the operations of "Tags".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Create tags, attach hardware to them, and read them in any of 45 languages.
 *
 * A fake overrides the functions that it needs. Of several functions with the same name, override the one with
 * `options`: the others call it.
 */
public interface TagsOperations {
    /**
     * Create a tag.
     *
     * Creates a tag with its original text. With a valid `auth_token`, the tag belongs to that customer. Without one,
     * it has no owner until a customer claims it by attaching hardware. If hardware is given, it is attached in the
     * same step. If that hardware is already attached to a tag, the response is 409 with `X-Error-Reason:
     * hardware_taken`, and no tag is created.
     *
     * Takes an optional token. The answer has the headers `X-Warning`, `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`, `malformed_request`),
     * 401 (`tokens_differ`, `unknown_token`), 403 (`role`), 409 (`hardware_taken`, `idempotency_key_reused`,
     * `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 429
     * (`too_many_creates`, `too_many_unknown_tokens`), 500 (`server_error`), 503 (`unavailable`). Later versions can
     * add others.
     *
     * @param lang One of the supported language codes. Equivalent BCP 47 tags are accepted (`zh-Hans`, `nb`, `pt-BR`)
     * @param purchaseId Purchase identifier from a mobile app store, in GUID format. It need not be unique: one
     * purchase can cover many tags
     * @param text The text, stored exactly as given
     */
    public suspend fun createTag(
        lang: LanguageCode,
        purchaseId: String,
        text: String,
        options: CreateTagOptions,
    ): Answer<WrittenTags> =
        notFaked("createTag")

    /** [createTag] with its required parameters only. */
    public suspend fun createTag(lang: LanguageCode, purchaseId: String, text: String): Answer<WrittenTags> =
        createTag(lang, purchaseId, text, CreateTagOptions())

    /** [createTag] with options set in braces. */
    public suspend fun createTag(
        lang: LanguageCode,
        purchaseId: String,
        text: String,
        fill: CreateTagOptions.() -> Unit,
    ): Answer<WrittenTags> =
        createTag(lang, purchaseId, text, CreateTagOptions().apply(fill))

    /**
     * Attach hardware to a tag.
     *
     * Attaches a hardware item to a tag. If the tag belongs to a customer, that customer's token is required. If the
     * tag has no owner, a valid token claims it for that customer. Attaching the same item again changes nothing except
     * its location. An item that is attached to another tag is moved only if both tags belong to the caller.
     *
     * Takes an optional token. The answer has the headers `X-Warning`, `Idempotency-Replayed`.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`, `malformed_request`),
     * 401 (`tokens_differ`, `unknown_token`), 403 (`tag_owned`, `role`), 404 (`tag_not_found`), 409 (`hardware_taken`,
     * `idempotency_key_reused`, `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 429 (`too_many_creates`, `too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`). Later versions can add others.
     *
     * @param id Tag identifier (`tag_identifier`). Not case-sensitive
     * @param hardwareId Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code.
     * Not case-sensitive. For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04
     * A2`, `0x04A2`, `{…}`, `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier
     * @param hardwareType Type of the hardware item. `ble_beacon`, from older documentation, is accepted as
     * `ble-beacon`
     */
    public suspend fun addHardwareIdToTag(
        id: TagIdentifier,
        hardwareId: HardwareIdentifier,
        hardwareType: HardwareType,
        options: AddHardwareIdToTagOptions,
    ): Answer<WrittenTags> =
        notFaked("addHardwareIdToTag")

    /** [addHardwareIdToTag] with its required parameters only. */
    public suspend fun addHardwareIdToTag(
        id: TagIdentifier,
        hardwareId: HardwareIdentifier,
        hardwareType: HardwareType,
    ): Answer<WrittenTags> =
        addHardwareIdToTag(id, hardwareId, hardwareType, AddHardwareIdToTagOptions())

    /** [addHardwareIdToTag] with options set in braces. */
    public suspend fun addHardwareIdToTag(
        id: TagIdentifier,
        hardwareId: HardwareIdentifier,
        hardwareType: HardwareType,
        fill: AddHardwareIdToTagOptions.() -> Unit,
    ): Answer<WrittenTags> =
        addHardwareIdToTag(id, hardwareId, hardwareType, AddHardwareIdToTagOptions().apply(fill))

    /**
     * Get a tag by its tag identifier.
     *
     * Returns the tag with the given identifier. Its text and name are each in the first requested language in which
     * they are stored or can be translated in time, and otherwise in the original language. Each states the language
     * that it is actually in. Without `lang`, the original is returned.
     *
     * Older clients send these parameters as a JSON object in the body of the GET. This is still supported. If a
     * parameter is given in both the query and the body, the query is used.
     *
     * The answer has the headers `ETag`, `Content-Language`, `X-Translation-Status`, `Vary`.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`, `malformed_request`),
     * 404 (`tag_not_found`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Tag identifier (`tag_identifier`). Not case-sensitive
     */
    public suspend fun showTag(id: TagIdentifier, options: ShowTagOptions): Answer<ShownTags> =
        notFaked("showTag")

    /** [showTag] with its required parameters only. */
    public suspend fun showTag(id: TagIdentifier): Answer<ShownTags> =
        showTag(id, ShowTagOptions())

    /** [showTag] with options set in braces. */
    public suspend fun showTag(id: TagIdentifier, fill: ShowTagOptions.() -> Unit): Answer<ShownTags> =
        showTag(id, ShowTagOptions().apply(fill))

    /**
     * Get a tag by its hardware.
     *
     * Returns the tag that a hardware item is attached to. A beacon is identified by its UUID, major and minor. `lat`
     * and `lon` are accepted from older clients and have no effect.
     *
     * Older clients send these parameters as a JSON object in the body of the GET. This is still supported. If a
     * parameter is given in both the query and the body, the query is used.
     *
     * The answer has the headers `ETag`, `Content-Language`, `X-Translation-Status`, `Vary`.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`, `malformed_request`),
     * 404 (`tag_not_found`), 500 (`server_error`), 503 (`unavailable`). Later versions can add others.
     *
     * @param id Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not
     * case-sensitive. For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`,
     * `0x04A2`, `{…}`, `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier
     * @param type Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon`
     */
    public suspend fun showTagByHardwareId(
        id: HardwareIdentifier,
        type: HardwareType,
        options: ShowTagByHardwareIdOptions,
    ): Answer<FoundTags> =
        notFaked("showTagByHardwareId")

    /** [showTagByHardwareId] with its required parameters only. */
    public suspend fun showTagByHardwareId(id: HardwareIdentifier, type: HardwareType): Answer<FoundTags> =
        showTagByHardwareId(id, type, ShowTagByHardwareIdOptions())

    /** [showTagByHardwareId] with options set in braces. */
    public suspend fun showTagByHardwareId(
        id: HardwareIdentifier,
        type: HardwareType,
        fill: ShowTagByHardwareIdOptions.() -> Unit,
    ): Answer<FoundTags> =
        showTagByHardwareId(id, type, ShowTagByHardwareIdOptions().apply(fill))

    /**
     * Look up many tags at once.
     *
     * Looks up 1 to 100 observed tags in one call. Returns one result for each observation, in the same order: what
     * `show` or `showByHardwareId` would return, in the same languages. Missing translations are requested together,
     * within the time limit of a single lookup. This operation changes nothing and can be repeated safely.
     *
     * The answer has the headers `Vary`.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`, `malformed_request`),
     * 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 500 (`server_error`), 503 (`unavailable`).
     * Later versions can add others.
     *
     * @param observations The observations: at least 1, at most 100
     */
    public suspend fun lookUpTags(observations: List<Observation>, options: LookUpTagsOptions): Answer<LookupResults> =
        notFaked("lookUpTags")

    /** [lookUpTags] with its required parameters only. */
    public suspend fun lookUpTags(observations: List<Observation>): Answer<LookupResults> =
        lookUpTags(observations, LookUpTagsOptions())

    /** [lookUpTags] with options set in braces. */
    public suspend fun lookUpTags(
        observations: List<Observation>,
        fill: LookUpTagsOptions.() -> Unit,
    ): Answer<LookupResults> =
        lookUpTags(observations, LookUpTagsOptions().apply(fill))

    /**
     * List the customer's tags.
     *
     * Returns all tags of the customer in their original language, sorted by ascending id. If `limit` is given, the
     * list is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total
     * number of tags.
     *
     * Older clients send these parameters as a JSON object in the body of the GET. This is still supported. If a
     * parameter is given in both the query and the body, the query is used.
     *
     * Takes a token. The answer has the headers `ETag`, `Link`, `X-Total-Count`.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`, `malformed_request`),
     * 401 (`tokens_differ`, `unknown_token`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_lists`, `unavailable`). Later versions can add others.
     */
    public suspend fun showMyTags(options: ShowMyTagsOptions): Answer<MyTags> =
        notFaked("showMyTags")

    /** [showMyTags] with its required parameters only. */
    public suspend fun showMyTags(): Answer<MyTags> =
        showMyTags(ShowMyTagsOptions())

    /** [showMyTags] with options set in braces. */
    public suspend fun showMyTags(fill: ShowMyTagsOptions.() -> Unit): Answer<MyTags> =
        showMyTags(ShowMyTagsOptions().apply(fill))

    /**
     * All records of [showMyTags], page by page. The next page is fetched when it is needed. Throws a [CallException] if a page
     * can't be fetched. `limit` is the page size, 100 by default.
     */
    public fun allMyTags(options: ShowMyTagsOptions): Flow<FoundTag> =
        elementsOf({ after -> showMyTags(options.onPage(after)) }) { it.tags }

    /** [allMyTags] with its required parameters only. */
    public fun allMyTags(): Flow<FoundTag> = allMyTags(ShowMyTagsOptions())

    /** [allMyTags] with options set in braces. */
    public fun allMyTags(fill: ShowMyTagsOptions.() -> Unit): Flow<FoundTag> = allMyTags(ShowMyTagsOptions().apply(fill))

    /**
     * List the supported language codes.
     *
     * Returns the 45 language codes, always in the same order.
     *
     * The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 500 (`server_error`), 503 (`unavailable`). Later versions can add
     * others.
     */
    public suspend fun supportedLanguageCodes(options: SupportedLanguageCodesOptions): Answer<SupportedLanguageCodes> =
        notFaked("supportedLanguageCodes")

    /** [supportedLanguageCodes] with its required parameters only. */
    public suspend fun supportedLanguageCodes(): Answer<SupportedLanguageCodes> =
        supportedLanguageCodes(SupportedLanguageCodesOptions())

    /** [supportedLanguageCodes] with options set in braces. */
    public suspend fun supportedLanguageCodes(
        fill: SupportedLanguageCodesOptions.() -> Unit,
    ): Answer<SupportedLanguageCodes> =
        supportedLanguageCodes(SupportedLanguageCodesOptions().apply(fill))

    /**
     * List the supported beacon UUIDs.
     *
     * Returns the supported and active beacon UUIDs, each of 32 hexadecimal digits, with or without hyphens. Beacons
     * with other UUIDs can still be attached.
     *
     * The answer has the headers `ETag`.
     *
     * Possible refusals: 400 (`malformed_request`), 500 (`server_error`), 503 (`unavailable`). Later versions can add
     * others.
     */
    public suspend fun supportedBeaconUUIDs(options: SupportedBeaconUUIDsOptions): Answer<SupportedBeaconUuids> =
        notFaked("supportedBeaconUUIDs")

    /** [supportedBeaconUUIDs] with its required parameters only. */
    public suspend fun supportedBeaconUUIDs(): Answer<SupportedBeaconUuids> =
        supportedBeaconUUIDs(SupportedBeaconUUIDsOptions())

    /** [supportedBeaconUUIDs] with options set in braces. */
    public suspend fun supportedBeaconUUIDs(fill: SupportedBeaconUUIDsOptions.() -> Unit): Answer<SupportedBeaconUuids> =
        supportedBeaconUUIDs(SupportedBeaconUUIDsOptions().apply(fill))

    /**
     * Fetch tags for offline use.
     *
     * Returns the customer's own tags, or those of one place, in all requested languages, as a stream of lines (NDJSON)
     * that ends with a cursor. Send that cursor as `since` to get a bundle of only what has changed. Bundles contain
     * stored translations only: nothing is translated for them.
     *
     * Takes a token.
     *
     * Possible refusals: 400 (`missing_values`, `invalid_values`, `malformed_request`), 401 (`tokens_differ`,
     * `unknown_token`), 410 (`cursor_expired`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_bundles`, `unavailable`). Later versions can add others.
     */
    public suspend fun bundleTags(options: BundleTagsOptions): Answer<Flow<String>> =
        notFaked("bundleTags")

    /** [bundleTags] with its required parameters only. */
    public suspend fun bundleTags(): Answer<Flow<String>> =
        bundleTags(BundleTagsOptions())

    /** [bundleTags] with options set in braces. */
    public suspend fun bundleTags(fill: BundleTagsOptions.() -> Unit): Answer<Flow<String>> =
        bundleTags(BundleTagsOptions().apply(fill))

    /**
     * Fetch tags by a bundle link.
     *
     * Returns the tags of a bundle link, without an account, as `bundleTags` does: in all requested languages, as a
     * stream of lines (NDJSON) that ends with a cursor. Send that cursor as `since` to get a bundle of only what has
     * changed. Tokens are ignored. Anybody who has the key can fetch the bundle, so keep it secret.
     *
     * Possible refusals: 400 (`invalid_values`, `malformed_request`), 404 (`bundle_not_found`), 410 (`cursor_expired`),
     * 500 (`server_error`), 503 (`too_many_bundles`, `unavailable`). Later versions can add others.
     *
     * @param key The key of the link
     */
    public suspend fun fetchBundle(key: BundleKey, options: FetchBundleOptions): Answer<Flow<String>> =
        notFaked("fetchBundle")

    /** [fetchBundle] with its required parameters only. */
    public suspend fun fetchBundle(key: BundleKey): Answer<Flow<String>> =
        fetchBundle(key, FetchBundleOptions())

    /** [fetchBundle] with options set in braces. */
    public suspend fun fetchBundle(key: BundleKey, fill: FetchBundleOptions.() -> Unit): Answer<Flow<String>> =
        fetchBundle(key, FetchBundleOptions().apply(fill))
}

/** What `createTag` may be given. */
public class CreateTagOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null

    /** Name of the tag, in the language `lang` */
    public var name: String? = null

    /** Gender of the voice that reads the text aloud. Default: `m` */
    public var gender: Gender? = null

    /**
     * Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not case-sensitive.
     * For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`, `0x04A2`, `{…}`,
     * `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier
     */
    public var hardwareId: HardwareIdentifier? = null

    /** Type of the hardware item. Required if `hardware_id` is given */
    public var hardwareType: HardwareType? = null

    /** Major number of a beacon. Ignored for other types */
    public var major: Int? = null

    /** Minor number of a beacon. Ignored for other types */
    public var minor: Int? = null

    /** Record id (`id`) of the parent tag */
    public var parentId: TagRecordId? = null

    /** Latitude of the hardware, in degrees. Must be given together with `lon` */
    public var lat: Double? = null

    /** Longitude of the hardware, in degrees. Must be given together with `lat` */
    public var lon: Double? = null
}

/** What `addHardwareIdToTag` may be given. */
public class AddHardwareIdToTagOptions : CallOptions() {
    /**
     * A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a
     * call safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If
     * the key is reused with other values, or its first call is still in progress after 10 seconds, the response is
     * 409. Where it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null

    /** Major number. Required for beacons, ignored for other types */
    public var major: Int? = null

    /** Minor number. Required for beacons, ignored for other types */
    public var minor: Int? = null

    /** Latitude of the hardware, in degrees. Must be given together with `lon` */
    public var lat: Double? = null

    /** Longitude of the hardware, in degrees. Must be given together with `lat` */
    public var lon: Double? = null
}

/** What `showTag` may be given. */
public class ShowTagOptions : CallOptions() {
    /**
     * Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If no
     * language in the list is supported, the original is returned. An array or a repeated parameter is accepted as well
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /**
     * `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown
     * values are ignored
     */
    public var expand: String? = null

    /** The reader's languages, with weights. Used only if `lang` is `auto` */
    public var acceptLanguage: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `showTagByHardwareId` may be given. */
public class ShowTagByHardwareIdOptions : CallOptions() {
    /** Major number. Required for beacons, ignored for other types */
    public var major: Int? = null

    /** Minor number. Required for beacons, ignored for other types */
    public var minor: Int? = null

    /**
     * Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If no
     * language in the list is supported, the original is returned. An array or a repeated parameter is accepted as well
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /** Latitude of the reader. Has no effect */
    public var lat: Double? = null

    /** Longitude of the reader. Has no effect */
    public var lon: Double? = null

    /**
     * `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown
     * values are ignored
     */
    public var expand: String? = null

    /** The reader's languages, with weights. Used only if `lang` is `auto` */
    public var acceptLanguage: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `lookUpTags` may be given. */
public class LookUpTagsOptions : CallOptions() {
    /** The reader's languages, with weights. Used only if `lang` is `auto` */
    public var acceptLanguage: String? = null

    /**
     * Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If no
     * language in the list is supported, the original is returned. An array or a repeated parameter is accepted as well
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /**
     * `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown
     * values are ignored
     */
    public var expand: String? = null
}

/** What `showMyTags` may be given. */
public class ShowMyTagsOptions : CallOptions() {
    /** Maximum number of tags to return */
    public var limit: Int? = null

    /** Cursor for pagination: returns only tags with a larger record id */
    public var after: TagRecordId? = null

    /** Returns only tags that have changed since this time */
    public var updatedSince: Timestamp? = null

    /**
     * `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown
     * values are ignored
     */
    public var expand: String? = null

    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

private fun ShowMyTagsOptions.onPage(cursor: Long?): ShowMyTagsOptions {
    val page = ShowMyTagsOptions()
    page.like(this)
    page.limit = limit ?: 100
    page.updatedSince = updatedSince
    page.expand = expand
    page.after = cursor?.toInt()?.let(::TagRecordId) ?: after
    return page
}

/** What `supportedLanguageCodes` may be given. */
public class SupportedLanguageCodesOptions : CallOptions() {
    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `supportedBeaconUUIDs` may be given. */
public class SupportedBeaconUUIDsOptions : CallOptions() {
    /** The `ETag` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `bundleTags` may be given. */
public class BundleTagsOptions : CallOptions() {
    /** Returns only the tags of this place, which must belong to the customer */
    public var placeId: Int? = null

    /**
     * Languages to include besides the original: a comma-separated list of codes, or `all`. Unsupported codes are
     * ignored
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /** The `cursor` of the previous bundle: returns only what has changed since */
    public var since: String? = null

    /** `provenance` adds `origins` to each line: where its texts and names come from. Unknown values are ignored */
    public var expand: String? = null
}

/** What `fetchBundle` may be given. */
public class FetchBundleOptions : CallOptions() {
    /**
     * Languages to include besides the original: a comma-separated list of codes, or `all`. Unsupported codes are
     * ignored
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /** The `cursor` of the previous bundle: returns only what has changed since */
    public var since: String? = null

    /** `provenance` adds `origins` to each line: where its texts and names come from. Unknown values are ignored */
    public var expand: String? = null
}
