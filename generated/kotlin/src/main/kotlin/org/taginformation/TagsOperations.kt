// Generated from openapi.json: the operations of "Tags".

package org.taginformation

import kotlinx.coroutines.flow.Flow

/**
 * Making tags, attaching hardware to them, and reading them in any of 45 languages.
 *
 * A fake overrides what it needs: of functions with one name that with `options`, which the others call.
 */
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
     * May be refused with 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`,
     * `malformed_request`), 401 (`tokens_differ`, `unknown_token`), 403 (`role`), 409 (`hardware_taken`,
     * `idempotency_key_reused`, `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`), 415
     * (`unsupported_encoding`), 429 (`too_many_creates`, `too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param lang One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`,
     * `nb`, `pt-BR`).
     * @param purchaseId Purchase identifier from a mobile app store, in GUID format. Not unique: one purchase may cover
     * many tags
     * @param text The text, stored exactly as given
     */
    public suspend fun createTag(
        lang: LanguageCode,
        purchaseId: String,
        text: String,
        options: CreateTagOptions,
    ): Answer<WrittenTags> =
        notFaked("createTag")

    /** [createTag] with nothing but what it needs. */
    public suspend fun createTag(lang: LanguageCode, purchaseId: String, text: String): Answer<WrittenTags> =
        createTag(lang, purchaseId, text, CreateTagOptions())

    /** [createTag] with options that are set in place. */
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
     * Attaches a hardware item to a tag. A tag that belongs to a customer takes hardware only with that customer's
     * token; a valid token on a tag without an owner claims the tag. Attaching the same item again changes nothing but
     * its location. An item of another tag is moved only where both tags belong to the caller.
     *
     * Takes a token, and does without one. The answer has the headers `X-Warning`, `Idempotency-Replayed`.
     *
     * May be refused with 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`,
     * `malformed_request`), 401 (`tokens_differ`, `unknown_token`), 403 (`tag_owned`, `role`), 404 (`tag_not_found`),
     * 409 (`hardware_taken`, `idempotency_key_reused`, `idempotency_key_in_use`), 413 (`too_large`, `too_many_fields`),
     * 415 (`unsupported_encoding`), 429 (`too_many_creates`, `too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`unavailable`), and later with others.
     *
     * @param id Tag identifier (`tag_identifier`); case does not matter
     * @param hardwareId Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code.
     * Compared without case. Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`,
     * `0x04A2`, `{…}`, `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one
     * @param hardwareType Type of the hardware item. (`ble_beacon`, from older documentation, is understood as
     * `ble-beacon`.)
     */
    public suspend fun addHardwareIdToTag(
        id: TagIdentifier,
        hardwareId: HardwareIdentifier,
        hardwareType: HardwareType,
        options: AddHardwareIdToTagOptions,
    ): Answer<WrittenTags> =
        notFaked("addHardwareIdToTag")

    /** [addHardwareIdToTag] with nothing but what it needs. */
    public suspend fun addHardwareIdToTag(
        id: TagIdentifier,
        hardwareId: HardwareIdentifier,
        hardwareType: HardwareType,
    ): Answer<WrittenTags> =
        addHardwareIdToTag(id, hardwareId, hardwareType, AddHardwareIdToTagOptions())

    /** [addHardwareIdToTag] with options that are set in place. */
    public suspend fun addHardwareIdToTag(
        id: TagIdentifier,
        hardwareId: HardwareIdentifier,
        hardwareType: HardwareType,
        fill: AddHardwareIdToTagOptions.() -> Unit,
    ): Answer<WrittenTags> =
        addHardwareIdToTag(id, hardwareId, hardwareType, AddHardwareIdToTagOptions().apply(fill))

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
     * May be refused with 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`,
     * `malformed_request`), 404 (`tag_not_found`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Tag identifier (`tag_identifier`); case does not matter
     */
    public suspend fun showTag(id: TagIdentifier, options: ShowTagOptions): Answer<ShownTags> =
        notFaked("showTag")

    /** [showTag] with nothing but what it needs. */
    public suspend fun showTag(id: TagIdentifier): Answer<ShownTags> =
        showTag(id, ShowTagOptions())

    /** [showTag] with options that are set in place. */
    public suspend fun showTag(id: TagIdentifier, fill: ShowTagOptions.() -> Unit): Answer<ShownTags> =
        showTag(id, ShowTagOptions().apply(fill))

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
     * May be refused with 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`,
     * `malformed_request`), 404 (`tag_not_found`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     *
     * @param id Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared
     * without case. Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`,
     * `0x04A2`, `{…}`, `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one
     * @param type Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.)
     */
    public suspend fun showTagByHardwareId(
        id: HardwareIdentifier,
        type: HardwareType,
        options: ShowTagByHardwareIdOptions,
    ): Answer<FoundTags> =
        notFaked("showTagByHardwareId")

    /** [showTagByHardwareId] with nothing but what it needs. */
    public suspend fun showTagByHardwareId(id: HardwareIdentifier, type: HardwareType): Answer<FoundTags> =
        showTagByHardwareId(id, type, ShowTagByHardwareIdOptions())

    /** [showTagByHardwareId] with options that are set in place. */
    public suspend fun showTagByHardwareId(
        id: HardwareIdentifier,
        type: HardwareType,
        fill: ShowTagByHardwareIdOptions.() -> Unit,
    ): Answer<FoundTags> =
        showTagByHardwareId(id, type, ShowTagByHardwareIdOptions().apply(fill))

    /**
     * Look up many tags at once.
     *
     * Takes what a phone has met, up to 100 observations, and answers a result for each, in their order: what `show` or
     * `showByHardwareId` would answer, in the same languages. Translations that are missing are asked for together,
     * within the time of one lookup. It changes nothing and may be repeated.
     *
     * The answer has the headers `Vary`.
     *
     * May be refused with 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`,
     * `malformed_request`), 413 (`too_large`, `too_many_fields`), 415 (`unsupported_encoding`), 500 (`server_error`),
     * 503 (`unavailable`), and later with others.
     *
     * @param observations What was met: at least one, at most 100
     */
    public suspend fun lookUpTags(observations: List<Observation>, options: LookUpTagsOptions): Answer<LookupResults> =
        notFaked("lookUpTags")

    /** [lookUpTags] with nothing but what it needs. */
    public suspend fun lookUpTags(observations: List<Observation>): Answer<LookupResults> =
        lookUpTags(observations, LookUpTagsOptions())

    /** [lookUpTags] with options that are set in place. */
    public suspend fun lookUpTags(
        observations: List<Observation>,
        fill: LookUpTagsOptions.() -> Unit,
    ): Answer<LookupResults> =
        lookUpTags(observations, LookUpTagsOptions().apply(fill))

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
     * May be refused with 400 (`missing_values`, `invalid_values`, `not_an_object`, `too_complex`,
     * `malformed_request`), 401 (`tokens_differ`, `unknown_token`), 429 (`too_many_unknown_tokens`), 500
     * (`server_error`), 503 (`too_many_lists`, `unavailable`), and later with others.
     */
    public suspend fun showMyTags(options: ShowMyTagsOptions): Answer<MyTags> =
        notFaked("showMyTags")

    /** [showMyTags] with nothing but what it needs. */
    public suspend fun showMyTags(): Answer<MyTags> =
        showMyTags(ShowMyTagsOptions())

    /** [showMyTags] with options that are set in place. */
    public suspend fun showMyTags(fill: ShowMyTagsOptions.() -> Unit): Answer<MyTags> =
        showMyTags(ShowMyTagsOptions().apply(fill))

    /**
     * All that [showMyTags] lists, from page to page: the next one is fetched when it is wanted. Throws a [CallException] where a
     * page can't be had. `limit` is the size of a page, 100 where it is not set.
     */
    public fun allMyTags(options: ShowMyTagsOptions): Flow<FoundTag> =
        elementsOf({ after -> showMyTags(options.onPage(after)) }) { it.tags }

    /** [allMyTags] with nothing but what it needs. */
    public fun allMyTags(): Flow<FoundTag> = allMyTags(ShowMyTagsOptions())

    /** [allMyTags] with options that are set in place. */
    public fun allMyTags(fill: ShowMyTagsOptions.() -> Unit): Flow<FoundTag> = allMyTags(ShowMyTagsOptions().apply(fill))

    /**
     * List the supported language codes.
     *
     * The 45 language codes, always in the same order.
     *
     * The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     */
    public suspend fun supportedLanguageCodes(options: SupportedLanguageCodesOptions): Answer<SupportedLanguageCodes> =
        notFaked("supportedLanguageCodes")

    /** [supportedLanguageCodes] with nothing but what it needs. */
    public suspend fun supportedLanguageCodes(): Answer<SupportedLanguageCodes> =
        supportedLanguageCodes(SupportedLanguageCodesOptions())

    /** [supportedLanguageCodes] with options that are set in place. */
    public suspend fun supportedLanguageCodes(
        fill: SupportedLanguageCodesOptions.() -> Unit,
    ): Answer<SupportedLanguageCodes> =
        supportedLanguageCodes(SupportedLanguageCodesOptions().apply(fill))

    /**
     * List the supported beacon UUIDs.
     *
     * The supported and active beacon UUIDs, each with 32 hexadecimal digits, hyphenated or not. Beacons with other
     * UUIDs can be attached all the same.
     *
     * The answer has the headers `ETag`.
     *
     * May be refused with 400 (`malformed_request`), 500 (`server_error`), 503 (`unavailable`), and later with others.
     */
    public suspend fun supportedBeaconUUIDs(options: SupportedBeaconUUIDsOptions): Answer<SupportedBeaconUuids> =
        notFaked("supportedBeaconUUIDs")

    /** [supportedBeaconUUIDs] with nothing but what it needs. */
    public suspend fun supportedBeaconUUIDs(): Answer<SupportedBeaconUuids> =
        supportedBeaconUUIDs(SupportedBeaconUUIDsOptions())

    /** [supportedBeaconUUIDs] with options that are set in place. */
    public suspend fun supportedBeaconUUIDs(fill: SupportedBeaconUUIDsOptions.() -> Unit): Answer<SupportedBeaconUuids> =
        supportedBeaconUUIDs(SupportedBeaconUUIDsOptions().apply(fill))

    /**
     * Fetch tags for offline use.
     *
     * The customer's own tags, or those of one place, in all the languages asked for, as a stream of lines (NDJSON)
     * that ends with a cursor. With that cursor as `since` the next bundle has only what changed. Nothing is translated
     * for it.
     *
     * Takes a token.
     *
     * May be refused with 400 (`missing_values`, `invalid_values`, `malformed_request`), 401 (`tokens_differ`,
     * `unknown_token`), 410 (`cursor_expired`), 429 (`too_many_unknown_tokens`), 500 (`server_error`), 503
     * (`too_many_bundles`, `unavailable`), and later with others.
     */
    public suspend fun bundleTags(options: BundleTagsOptions): Answer<Flow<String>> =
        notFaked("bundleTags")

    /** [bundleTags] with nothing but what it needs. */
    public suspend fun bundleTags(): Answer<Flow<String>> =
        bundleTags(BundleTagsOptions())

    /** [bundleTags] with options that are set in place. */
    public suspend fun bundleTags(fill: BundleTagsOptions.() -> Unit): Answer<Flow<String>> =
        bundleTags(BundleTagsOptions().apply(fill))

    /**
     * Fetch tags by a bundle link.
     *
     * What `bundleTags` answers, without an account: the tags that the link leads to, in all the languages asked for,
     * as a stream of lines (NDJSON) that ends with a cursor. With that cursor as `since` the next bundle has only what
     * changed. A token is ignored. Anybody who has the key may fetch the bundle, so keep it out of what others see.
     *
     * May be refused with 400 (`invalid_values`, `malformed_request`), 404 (`bundle_not_found`), 410
     * (`cursor_expired`), 500 (`server_error`), 503 (`too_many_bundles`, `unavailable`), and later with others.
     *
     * @param key The key of the link
     */
    public suspend fun fetchBundle(key: BundleKey, options: FetchBundleOptions): Answer<Flow<String>> =
        notFaked("fetchBundle")

    /** [fetchBundle] with nothing but what it needs. */
    public suspend fun fetchBundle(key: BundleKey): Answer<Flow<String>> =
        fetchBundle(key, FetchBundleOptions())

    /** [fetchBundle] with options that are set in place. */
    public suspend fun fetchBundle(key: BundleKey, fill: FetchBundleOptions.() -> Unit): Answer<Flow<String>> =
        fetchBundle(key, FetchBundleOptions().apply(fill))
}

/** What `createTag` may be given. */
public class CreateTagOptions : CallOptions() {
    /**
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null

    /** Name of the tag, in the language `lang` */
    public var name: String? = null

    /** Gender of the voice that reads the text aloud; `m` where absent */
    public var gender: Gender? = null

    /**
     * Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case.
     * Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`, `{…}`,
     * `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one
     */
    public var hardwareId: HardwareIdentifier? = null

    /** Type of the hardware item; required with `hardware_id` */
    public var hardwareType: HardwareType? = null

    /** Major number of a beacon; ignored for other types */
    public var major: Int? = null

    /** Minor number of a beacon; ignored for other types */
    public var minor: Int? = null

    /** Record id (`id`) of the parent tag */
    public var parentId: TagRecordId? = null

    /** Latitude of the hardware, in degrees; only together with `lon` */
    public var lat: Double? = null

    /** Longitude of the hardware, in degrees; only together with `lat` */
    public var lon: Double? = null
}

/** What `addHardwareIdToTag` may be given. */
public class AddHardwareIdToTagOptions : CallOptions() {
    /**
     * Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
     * not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days.
     * The same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where
     * it is left out, the SDK sends a fresh one
     */
    public var idempotencyKey: String? = null

    /** Major number; required for a beacon, ignored for other types */
    public var major: Int? = null

    /** Minor number; required for a beacon, ignored for other types */
    public var minor: Int? = null

    /** Latitude of the hardware, in degrees; only together with `lon` */
    public var lat: Double? = null

    /** Longitude of the hardware, in degrees; only together with `lat` */
    public var lon: Double? = null
}

/** What `showTag` may be given. */
public class ShowTagOptions : CallOptions() {
    /**
     * Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
     * `Accept-Language`. What is not supported gets the original. A list, and a parameter that is repeated, are
     * understood too
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /**
     * `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are
     * ignored
     */
    public var expand: String? = null

    /** The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else */
    public var acceptLanguage: String? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `showTagByHardwareId` may be given. */
public class ShowTagByHardwareIdOptions : CallOptions() {
    /** Major number; required for a beacon, ignored for other types */
    public var major: Int? = null

    /** Minor number; required for a beacon, ignored for other types */
    public var minor: Int? = null

    /**
     * Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
     * `Accept-Language`. What is not supported gets the original. A list, and a parameter that is repeated, are
     * understood too
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /** Latitude of the reader; has no effect */
    public var lat: Double? = null

    /** Longitude of the reader; has no effect */
    public var lon: Double? = null

    /**
     * `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are
     * ignored
     */
    public var expand: String? = null

    /** The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else */
    public var acceptLanguage: String? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `lookUpTags` may be given. */
public class LookUpTagsOptions : CallOptions() {
    /** The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else */
    public var acceptLanguage: String? = null

    /**
     * Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
     * `Accept-Language`. What is not supported gets the original. A list, and a parameter that is repeated, are
     * understood too
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /**
     * `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are
     * ignored
     */
    public var expand: String? = null
}

/** What `showMyTags` may be given. */
public class ShowMyTagsOptions : CallOptions() {
    /** At most so many tags */
    public var limit: Int? = null

    /** Only tags with a larger record id */
    public var after: TagRecordId? = null

    /** Only tags that have changed since */
    public var updatedSince: Timestamp? = null

    /**
     * `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are
     * ignored
     */
    public var expand: String? = null

    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
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
    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `supportedBeaconUUIDs` may be given. */
public class SupportedBeaconUUIDsOptions : CallOptions() {
    /** The `ETag` of a copy. Where it is still the same, the call comes to [Answer.Unchanged]. */
    public var ifNoneMatch: String? = null
}

/** What `bundleTags` may be given. */
public class BundleTagsOptions : CallOptions() {
    /** Only the tags of this place of the customer */
    public var placeId: Int? = null

    /**
     * The languages wanted besides the original: codes with commas between, or `all`. What is not supported is left out
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /** The `cursor` of the bundle before: only what has changed since */
    public var since: String? = null

    /** `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored */
    public var expand: String? = null
}

/** What `fetchBundle` may be given. */
public class FetchBundleOptions : CallOptions() {
    /**
     * The languages wanted besides the original: codes with commas between, or `all`. What is not supported is left out
     */
    public var lang: String? = null

    /** [lang] of those that are on offer, in the order of preference. */
    public fun lang(vararg offered: LanguageCode) {
        lang = offered.joinToString(",")
    }

    /** The `cursor` of the bundle before: only what has changed since */
    public var since: String? = null

    /** `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored */
    public var expand: String? = null
}
