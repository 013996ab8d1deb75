// Generated from openapi.json: how the operations of "Tags" are called.

package org.taginformation

import kotlinx.coroutines.flow.Flow

internal class TagsCalls(private val caller: Caller) : TagsOperations {
    override suspend fun createTag(
        lang: LanguageCode,
        purchaseId: String,
        text: String,
        options: CreateTagOptions,
    ): Answer<WrittenTags> =
        caller.call(
            Call("POST", "/api/v1/tags/create", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body {
                    put("lang", lang.value)
                    put("purchase_id", purchaseId)
                    put("text", text)
                    optional("name", options.name)
                    optional("gender", options.gender?.value)
                    optional("hardware_id", options.hardwareId?.value)
                    optional("hardware_type", options.hardwareType?.value)
                    optional("major", options.major)
                    optional("minor", options.minor)
                    optional("parent_id", options.parentId?.value)
                    optional("lat", options.lat)
                    optional("lon", options.lon)
                },
            status = 200,
            read = { readWrittenTags(it) },
        )

    override suspend fun addHardwareIdToTag(
        id: TagIdentifier,
        hardwareId: HardwareIdentifier,
        hardwareType: HardwareType,
        options: AddHardwareIdToTagOptions,
    ): Answer<WrittenTags> =
        caller.call(
            Call("POST", "/api/v1/tags/addHardwareIdToTag", sendsToken = true, options)
                .idempotencyKey(options.idempotencyKey)
                .body {
                    put("id", id.value)
                    put("hardware_id", hardwareId.value)
                    put("hardware_type", hardwareType.value)
                    optional("major", options.major)
                    optional("minor", options.minor)
                    optional("lat", options.lat)
                    optional("lon", options.lon)
                },
            status = 200,
            read = { readWrittenTags(it) },
        )

    override suspend fun showTag(id: TagIdentifier, options: ShowTagOptions): Answer<ShownTags> =
        caller.call(
            Call("GET", "/api/v1/tags/show", sendsToken = false, options)
                .query("id", id.value)
                .query("lang", options.lang)
                .query("expand", options.expand)
                .header("Accept-Language", options.acceptLanguage)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readShownTags(it) },
        )

    override suspend fun showTagByHardwareId(
        id: HardwareIdentifier,
        type: HardwareType,
        options: ShowTagByHardwareIdOptions,
    ): Answer<FoundTags> =
        caller.call(
            Call("GET", "/api/v1/tags/showByHardwareId", sendsToken = false, options)
                .query("id", id.value)
                .query("type", type.value)
                .query("major", options.major)
                .query("minor", options.minor)
                .query("lang", options.lang)
                .query("lat", options.lat)
                .query("lon", options.lon)
                .query("expand", options.expand)
                .header("Accept-Language", options.acceptLanguage)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readFoundTags(it) },
        )

    override suspend fun lookUpTags(observations: List<Observation>, options: LookUpTagsOptions): Answer<LookupResults> =
        caller.call(
            Call("POST", "/api/v1/tags/lookup", sendsToken = false, options)
                .header("Accept-Language", options.acceptLanguage)
                .repeatable()
                .body {
                    put("observations", observations.map { it.write() })
                    optional("lang", options.lang)
                    optional("expand", options.expand)
                },
            status = 200,
            read = { readLookupResults(it) },
        )

    override suspend fun showMyTags(options: ShowMyTagsOptions): Answer<MyTags> =
        caller.call(
            Call("GET", "/api/v1/tags/showMyTags", sendsToken = true, options)
                .query("limit", options.limit)
                .query("after", options.after?.value)
                .query("updated_since", options.updatedSince?.value)
                .query("expand", options.expand)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readMyTags(it) },
        )

    override suspend fun supportedLanguageCodes(options: SupportedLanguageCodesOptions): Answer<SupportedLanguageCodes> =
        caller.call(
            Call("GET", "/api/v1/tags/supportedLanguageCodes", sendsToken = false, options)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readSupportedLanguageCodes(it) },
        )

    override suspend fun supportedBeaconUUIDs(options: SupportedBeaconUUIDsOptions): Answer<SupportedBeaconUuids> =
        caller.call(
            Call("GET", "/api/v1/tags/supportedBeaconUUIDs", sendsToken = false, options)
                .ifNoneMatch(options.ifNoneMatch),
            status = 200,
            read = { readSupportedBeaconUuids(it) },
        )

    override suspend fun bundleTags(options: BundleTagsOptions): Answer<Flow<String>> =
        caller.lines(
            Call("GET", "/api/v1/tags/bundle", sendsToken = true, options)
                .query("place_id", options.placeId)
                .query("lang", options.lang)
                .query("since", options.since)
                .query("expand", options.expand),
            status = 200,
        )

    override suspend fun fetchBundle(key: BundleKey, options: FetchBundleOptions): Answer<Flow<String>> =
        caller.lines(
            Call("GET", "/bundles/{key}", sendsToken = false, options)
                .path("key", key.value)
                .query("lang", options.lang)
                .query("since", options.since)
                .query("expand", options.expand),
            status = 200,
        )
}
