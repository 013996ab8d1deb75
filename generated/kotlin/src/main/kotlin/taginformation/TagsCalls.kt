// Generated from openapi.json: how the operations of "Tags" are called.

package taginformation

import kotlinx.coroutines.flow.Flow

internal class TagsCalls(private val caller: Caller) : TagsOperations {
    override suspend fun createTag(
        lang: LanguageCode,
        purchaseId: String,
        text: String,
        idempotencyKey: String?,
        name: String?,
        gender: Gender?,
        hardwareId: HardwareIdentifier?,
        hardwareType: HardwareType?,
        major: Int?,
        minor: Int?,
        parentId: TagRecordId?,
        lat: Double?,
        lon: Double?,
    ): Answer<WrittenTags, CreateTagRefusal> =
        caller.call(
            Call("POST", "/api/v1/tags/create", sendsToken = true)
                .idempotencyKey(idempotencyKey)
                .body {
                    put("lang", lang.value)
                    put("purchase_id", purchaseId)
                    put("text", text)
                    optional("name", name)
                    optional("gender", gender?.value)
                    optional("hardware_id", hardwareId?.value)
                    optional("hardware_type", hardwareType?.value)
                    optional("major", major)
                    optional("minor", minor)
                    optional("parent_id", parentId?.value)
                    optional("lat", lat)
                    optional("lon", lon)
                },
            status = 200,
            read = { readWrittenTags(it) },
            refuse = ::createTagRefusal,
        )

    override suspend fun addHardwareIdToTag(
        id: TagIdentifier,
        hardwareId: HardwareIdentifier,
        hardwareType: HardwareType,
        idempotencyKey: String?,
        major: Int?,
        minor: Int?,
        lat: Double?,
        lon: Double?,
    ): Answer<WrittenTags, AddHardwareIdToTagRefusal> =
        caller.call(
            Call("POST", "/api/v1/tags/addHardwareIdToTag", sendsToken = true)
                .idempotencyKey(idempotencyKey)
                .body {
                    put("id", id.value)
                    put("hardware_id", hardwareId.value)
                    put("hardware_type", hardwareType.value)
                    optional("major", major)
                    optional("minor", minor)
                    optional("lat", lat)
                    optional("lon", lon)
                },
            status = 200,
            read = { readWrittenTags(it) },
            refuse = ::addHardwareIdToTagRefusal,
        )

    override suspend fun showTag(
        id: TagIdentifier,
        lang: String?,
        expand: String?,
        acceptLanguage: String?,
        ifNoneMatch: String?,
    ): Answer<ShownTags, ShowTagRefusal> =
        caller.call(
            Call("GET", "/api/v1/tags/show", sendsToken = false)
                .query("id", id.value)
                .query("lang", lang)
                .query("expand", expand)
                .header("Accept-Language", acceptLanguage)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readShownTags(it) },
            refuse = ::showTagRefusal,
        )

    override suspend fun showTagByHardwareId(
        id: HardwareIdentifier,
        type: HardwareType,
        major: Int?,
        minor: Int?,
        lang: String?,
        lat: Double?,
        lon: Double?,
        expand: String?,
        acceptLanguage: String?,
        ifNoneMatch: String?,
    ): Answer<FoundTags, ShowTagByHardwareIdRefusal> =
        caller.call(
            Call("GET", "/api/v1/tags/showByHardwareId", sendsToken = false)
                .query("id", id.value)
                .query("type", type.value)
                .query("major", major)
                .query("minor", minor)
                .query("lang", lang)
                .query("lat", lat)
                .query("lon", lon)
                .query("expand", expand)
                .header("Accept-Language", acceptLanguage)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readFoundTags(it) },
            refuse = ::showTagByHardwareIdRefusal,
        )

    override suspend fun lookUpTags(
        observations: List<Observation>,
        acceptLanguage: String?,
        lang: String?,
        expand: String?,
    ): Answer<LookupResults, LookUpTagsRefusal> =
        caller.call(
            Call("POST", "/api/v1/tags/lookup", sendsToken = false)
                .header("Accept-Language", acceptLanguage)
                .body {
                    put("observations", observations.map { it.write() })
                    optional("lang", lang)
                    optional("expand", expand)
                },
            status = 200,
            read = { readLookupResults(it) },
            refuse = ::lookUpTagsRefusal,
        )

    override suspend fun showMyTags(
        limit: Int?,
        after: TagRecordId?,
        updatedSince: Timestamp?,
        expand: String?,
        ifNoneMatch: String?,
    ): Answer<MyTags, ShowMyTagsRefusal> =
        caller.call(
            Call("GET", "/api/v1/tags/showMyTags", sendsToken = true)
                .query("limit", limit)
                .query("after", after?.value)
                .query("updated_since", updatedSince?.text)
                .query("expand", expand)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readMyTags(it) },
            refuse = ::showMyTagsRefusal,
        )

    override suspend fun supportedLanguageCodes(
        ifNoneMatch: String?,
    ): Answer<SupportedLanguageCodes, SupportedLanguageCodesRefusal> =
        caller.call(
            Call("GET", "/api/v1/tags/supportedLanguageCodes", sendsToken = false)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readSupportedLanguageCodes(it) },
            refuse = ::supportedLanguageCodesRefusal,
        )

    override suspend fun supportedBeaconUUIDs(
        ifNoneMatch: String?,
    ): Answer<SupportedBeaconUuids, SupportedBeaconUUIDsRefusal> =
        caller.call(
            Call("GET", "/api/v1/tags/supportedBeaconUUIDs", sendsToken = false)
                .ifNoneMatch(ifNoneMatch),
            status = 200,
            read = { readSupportedBeaconUuids(it) },
            refuse = ::supportedBeaconUUIDsRefusal,
        )

    override suspend fun bundleTags(
        placeId: Int?,
        lang: String?,
        since: String?,
        expand: String?,
    ): Answer<Flow<String>, BundleTagsRefusal> =
        caller.lines(
            Call("GET", "/api/v1/tags/bundle", sendsToken = true)
                .query("place_id", placeId)
                .query("lang", lang)
                .query("since", since)
                .query("expand", expand),
            status = 200,
            refuse = ::bundleTagsRefusal,
        )

    override suspend fun fetchBundle(
        key: BundleKey,
        lang: String?,
        since: String?,
        expand: String?,
    ): Answer<Flow<String>, FetchBundleRefusal> =
        caller.lines(
            Call("GET", "/bundles/{key}", sendsToken = false)
                .path("key", key.value)
                .query("lang", lang)
                .query("since", since)
                .query("expand", expand),
            status = 200,
            refuse = ::fetchBundleRefusal,
        )
}

private fun createTagRefusal(answer: RawAnswer): CreateTagRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    409 -> Conflict(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    429 -> TooManyRequests(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun addHardwareIdToTagRefusal(answer: RawAnswer): AddHardwareIdToTagRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    403 -> Forbidden(answer.error())
    404 -> NotFound(answer.error())
    409 -> Conflict(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    429 -> TooManyRequests(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun showTagRefusal(answer: RawAnswer): ShowTagRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    404 -> NotFound(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun showTagByHardwareIdRefusal(answer: RawAnswer): ShowTagByHardwareIdRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    404 -> NotFound(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun lookUpTagsRefusal(answer: RawAnswer): LookUpTagsRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun showMyTagsRefusal(answer: RawAnswer): ShowMyTagsRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun supportedLanguageCodesRefusal(answer: RawAnswer): SupportedLanguageCodesRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun supportedBeaconUUIDsRefusal(answer: RawAnswer): SupportedBeaconUUIDsRefusal? = when (answer.status) {
    304 -> NotModified(answer.headers)
    400 -> BadRequest(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun bundleTagsRefusal(answer: RawAnswer): BundleTagsRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    401 -> Unauthorized(answer.error())
    410 -> Gone(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}

private fun fetchBundleRefusal(answer: RawAnswer): FetchBundleRefusal? = when (answer.status) {
    400 -> BadRequest(answer.error())
    404 -> NotFound(answer.error())
    410 -> Gone(answer.error())
    413 -> ContentTooLarge(answer.error())
    415 -> UnsupportedEncoding(answer.error())
    500 -> ServerError(answer.error())
    503 -> Unavailable(answer.error())
    else -> null
}
