// Generated from the service's OpenAPI document.

/// Create tags, attach hardware to them, and read them in any of 45 languages.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol TagsOperations: OperationSender {
    /// What
    /// ``createTag(lang:purchaseID:text:name:gender:hardwareID:hardwareType:major:minor:parentID:lat:lon:idempotencyKey:options:)``
    /// calls.
    func createTag(_ input: CreateTagInput, options: CallOptions) async throws(CallFailure) -> Answer<WrittenTags>
    /// What ``addHardwareIDToTag(id:hardwareID:hardwareType:major:minor:lat:lon:idempotencyKey:options:)`` calls.
    func addHardwareIDToTag(_ input: AddHardwareIDToTagInput, options: CallOptions) async throws(CallFailure) -> Answer<WrittenTags>
    /// What ``showTag(id:lang:expand:acceptLanguage:options:)`` calls.
    func showTag(_ input: ShowTagInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownTags>
    func showTag(_ input: ShowTagInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<ShownTags>
    /// What ``showTagByHardwareID(id:type:major:minor:lang:lat:lon:expand:acceptLanguage:options:)`` calls.
    func showTagByHardwareID(_ input: ShowTagByHardwareIDInput, options: CallOptions) async throws(CallFailure) -> Answer<FoundTags>
    func showTagByHardwareID(_ input: ShowTagByHardwareIDInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<FoundTags>
    /// What ``lookUpTags(observations:lang:expand:acceptLanguage:options:)`` calls.
    func lookUpTags(_ input: LookUpTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<LookupResults>
    /// What ``showMyTags(limit:after:updatedSince:expand:options:)`` calls.
    func showMyTags(_ input: ShowMyTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<MyTags>
    func showMyTags(_ input: ShowMyTagsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<MyTags>
    /// What ``supportedLanguageCodes(options:)`` calls.
    func supportedLanguageCodes(_ input: SupportedLanguageCodesInput, options: CallOptions) async throws(CallFailure) -> Answer<SupportedLanguageCodes>
    func supportedLanguageCodes(_ input: SupportedLanguageCodesInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<SupportedLanguageCodes>
    /// What ``supportedBeaconUUIDs(options:)`` calls.
    func supportedBeaconUUIDs(_ input: SupportedBeaconUUIDsInput, options: CallOptions) async throws(CallFailure) -> Answer<SupportedBeaconUUIDs>
    func supportedBeaconUUIDs(_ input: SupportedBeaconUUIDsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<SupportedBeaconUUIDs>
    /// What ``bundleTags(placeID:lang:since:expand:options:)`` calls.
    func bundleTags(_ input: BundleTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<LineStream>
    /// What ``fetchBundle(key:lang:since:expand:options:)`` calls.
    func fetchBundle(_ input: FetchBundleInput, options: CallOptions) async throws(CallFailure) -> Answer<LineStream>
}

extension TagsOperations {
    /// Create a tag.
    ///
    /// Creates a tag with its original text. With a valid `auth_token`, the tag belongs to that customer. Without one, it
    /// has no owner until a customer claims it by attaching hardware. If hardware is given, it is attached in the same
    /// step. If that hardware is already attached to a tag, the response is 409 with `X-Error-Reason: hardware_taken`, and
    /// no tag is created.
    ///
    /// - Parameters:
    ///   - lang: One of the supported language codes. Equivalent BCP 47 tags are accepted (`zh-Hans`, `nb`, `pt-BR`)
    ///   - purchaseID: Purchase identifier from a mobile app store, in GUID format. It need not be unique: one purchase can
    ///     cover many tags
    ///   - text: The text, stored exactly as given
    ///   - name: Name of the tag, in the language `lang`
    ///   - gender: Gender of the voice that reads the text aloud. Default: `m`
    ///   - hardwareID: Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not
    ///     case-sensitive. For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`,
    ///     `0x04A2`, `{…}`, `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier
    ///   - hardwareType: Type of the hardware item. Required if `hardware_id` is given
    ///   - major: Major number of a beacon. Ignored for other types
    ///   - minor: Minor number of a beacon. Ignored for other types
    ///   - parentID: Record id (`id`) of the parent tag
    ///   - lat: Latitude of the hardware, in degrees. Must be given together with `lon`
    ///   - lon: Longitude of the hardware, in degrees. Must be given together with `lat`
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The tag in its current state.
    @discardableResult
    public func createTag(
        lang: LanguageCode,
        purchaseID: String,
        text: String,
        name: String? = nil,
        gender: Gender? = nil,
        hardwareID: HardwareIdentifier? = nil,
        hardwareType: HardwareType? = nil,
        major: Int? = nil,
        minor: Int? = nil,
        parentID: TagRecordID? = nil,
        lat: Double? = nil,
        lon: Double? = nil,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<WrittenTags> {
        try await createTag(CreateTagInput(lang: lang, purchaseID: purchaseID, text: text, name: name, gender: gender, hardwareID: hardwareID, hardwareType: hardwareType, major: major, minor: minor, parentID: parentID, lat: lat, lon: lon, idempotencyKey: idempotencyKey), options: options)
    }

    public func createTag(_ input: CreateTagInput, options: CallOptions) async throws(CallFailure) -> Answer<WrittenTags> {
        try await answer(input.call, options, as: 200)
    }

    /// Attach hardware to a tag.
    ///
    /// Attaches a hardware item to a tag. If the tag belongs to a customer, that customer's token is required. If the tag
    /// has no owner, a valid token claims it for that customer. Attaching the same item again changes nothing except its
    /// location. An item that is attached to another tag is moved only if both tags belong to the caller.
    ///
    /// - Parameters:
    ///   - id: Tag identifier (`tag_identifier`). Not case-sensitive
    ///   - hardwareID: Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not
    ///     case-sensitive. For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`,
    ///     `0x04A2`, `{…}`, `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier
    ///   - hardwareType: Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon`
    ///   - major: Major number. Required for beacons, ignored for other types
    ///   - minor: Minor number. Required for beacons, ignored for other types
    ///   - lat: Latitude of the hardware, in degrees. Must be given together with `lon`
    ///   - lon: Longitude of the hardware, in degrees. Must be given together with `lat`
    ///   - idempotencyKey: A key of 1 to 255 visible ASCII characters that the client has not used before, for example a
    ///     UUID. To retry a call safely, send the same call with the same key: it is executed once and gets the same
    ///     response for 7 days. If the key is reused with other values, or its first call is still in progress after 10
    ///     seconds, the response is 409. Where it is left out, the SDK sends a fresh one
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The tag in its current state.
    @discardableResult
    public func addHardwareIDToTag(
        id: TagIdentifier,
        hardwareID: HardwareIdentifier,
        hardwareType: HardwareType,
        major: Int? = nil,
        minor: Int? = nil,
        lat: Double? = nil,
        lon: Double? = nil,
        idempotencyKey: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<WrittenTags> {
        try await addHardwareIDToTag(AddHardwareIDToTagInput(id: id, hardwareID: hardwareID, hardwareType: hardwareType, major: major, minor: minor, lat: lat, lon: lon, idempotencyKey: idempotencyKey), options: options)
    }

    public func addHardwareIDToTag(_ input: AddHardwareIDToTagInput, options: CallOptions) async throws(CallFailure) -> Answer<WrittenTags> {
        try await answer(input.call, options, as: 200)
    }

    /// Get a tag by its tag identifier.
    ///
    /// Returns the tag with the given identifier. Its text and name are each in the first requested language in which they
    /// are stored or can be translated in time, and otherwise in the original language. Each states the language that it is
    /// actually in. Without `lang`, the original is returned.
    ///
    /// Older clients send these parameters as a JSON object in the body of the GET. This is still supported. If a parameter
    /// is given in both the query and the body, the query is used.
    ///
    /// - Parameters:
    ///   - id: Tag identifier (`tag_identifier`). Not case-sensitive
    ///   - lang: Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If
    ///     no language in the list is supported, the original is returned. An array or a repeated parameter is accepted as
    ///     well
    ///   - expand: `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list;
    ///     unknown values are ignored
    ///   - acceptLanguage: The reader's languages, with weights. Used only if `lang` is `auto`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The tag.
    public func showTag(
        id: TagIdentifier,
        lang: LanguageWishes? = nil,
        expand: String? = nil,
        acceptLanguage: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<ShownTags> {
        try await showTag(ShowTagInput(id: id, lang: lang, expand: expand, acceptLanguage: acceptLanguage), options: options)
    }

    /// Get a tag by its tag identifier, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The tag.
    public func showTag(
        id: TagIdentifier,
        lang: LanguageWishes? = nil,
        expand: String? = nil,
        acceptLanguage: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<ShownTags> {
        try await showTag(ShowTagInput(id: id, lang: lang, expand: expand, acceptLanguage: acceptLanguage), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showTag(_ input: ShowTagInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownTags> {
        try await answer(input.call, options, as: 200)
    }

    public func showTag(_ input: ShowTagInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<ShownTags> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Get a tag by its hardware.
    ///
    /// Returns the tag that a hardware item is attached to. A beacon is identified by its UUID, major and minor. `lat` and
    /// `lon` are accepted from older clients and have no effect.
    ///
    /// Older clients send these parameters as a JSON object in the body of the GET. This is still supported. If a parameter
    /// is given in both the query and the body, the query is used.
    ///
    /// - Parameters:
    ///   - id: Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not
    ///     case-sensitive. For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`,
    ///     `0x04A2`, `{…}`, `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier
    ///   - type: Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon`
    ///   - major: Major number. Required for beacons, ignored for other types
    ///   - minor: Minor number. Required for beacons, ignored for other types
    ///   - lang: Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If
    ///     no language in the list is supported, the original is returned. An array or a repeated parameter is accepted as
    ///     well
    ///   - lat: Latitude of the reader. Has no effect
    ///   - lon: Longitude of the reader. Has no effect
    ///   - expand: `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list;
    ///     unknown values are ignored
    ///   - acceptLanguage: The reader's languages, with weights. Used only if `lang` is `auto`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The tag that the hardware is attached to.
    public func showTagByHardwareID(
        id: HardwareIdentifier,
        type: HardwareType,
        major: Int? = nil,
        minor: Int? = nil,
        lang: LanguageWishes? = nil,
        lat: Double? = nil,
        lon: Double? = nil,
        expand: String? = nil,
        acceptLanguage: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<FoundTags> {
        try await showTagByHardwareID(ShowTagByHardwareIDInput(id: id, type: type, major: major, minor: minor, lang: lang, lat: lat, lon: lon, expand: expand, acceptLanguage: acceptLanguage), options: options)
    }

    /// Get a tag by its hardware, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The tag that the hardware is attached to.
    public func showTagByHardwareID(
        id: HardwareIdentifier,
        type: HardwareType,
        major: Int? = nil,
        minor: Int? = nil,
        lang: LanguageWishes? = nil,
        lat: Double? = nil,
        lon: Double? = nil,
        expand: String? = nil,
        acceptLanguage: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<FoundTags> {
        try await showTagByHardwareID(ShowTagByHardwareIDInput(id: id, type: type, major: major, minor: minor, lang: lang, lat: lat, lon: lon, expand: expand, acceptLanguage: acceptLanguage), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showTagByHardwareID(_ input: ShowTagByHardwareIDInput, options: CallOptions) async throws(CallFailure) -> Answer<FoundTags> {
        try await answer(input.call, options, as: 200)
    }

    public func showTagByHardwareID(_ input: ShowTagByHardwareIDInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<FoundTags> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Look up many tags at once.
    ///
    /// Looks up 1 to 100 observed tags in one call. Returns one result for each observation, in the same order: what `show`
    /// or `showByHardwareId` would return, in the same languages. Missing translations are requested together, within the
    /// time limit of a single lookup. This operation changes nothing and can be repeated safely.
    ///
    /// - Parameters:
    ///   - observations: The observations: at least 1, at most 100
    ///   - lang: Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If
    ///     no language in the list is supported, the original is returned. An array or a repeated parameter is accepted as
    ///     well
    ///   - expand: `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list;
    ///     unknown values are ignored
    ///   - acceptLanguage: The reader's languages, with weights. Used only if `lang` is `auto`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: One result for each observation.
    @discardableResult
    public func lookUpTags(
        observations: [Observation],
        lang: LanguageWishes? = nil,
        expand: String? = nil,
        acceptLanguage: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<LookupResults> {
        try await lookUpTags(LookUpTagsInput(observations: observations, lang: lang, expand: expand, acceptLanguage: acceptLanguage), options: options)
    }

    public func lookUpTags(_ input: LookUpTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<LookupResults> {
        try await answer(input.call, options, as: 200)
    }

    /// List the customer's tags.
    ///
    /// Returns all tags of the customer in their original language, sorted by ascending id. If `limit` is given, the list
    /// is paginated: the `Link` header with `rel="next"` has the URL of the next page. `X-Total-Count` is the total number
    /// of tags.
    ///
    /// Older clients send these parameters as a JSON object in the body of the GET. This is still supported. If a parameter
    /// is given in both the query and the body, the query is used.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of tags to return
    ///   - after: Cursor for pagination: returns only tags with a larger record id
    ///   - updatedSince: Returns only tags that have changed since this time
    ///   - expand: `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list;
    ///     unknown values are ignored
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The customer's tags.
    public func showMyTags(
        limit: Int? = nil,
        after: TagRecordID? = nil,
        updatedSince: Timestamp? = nil,
        expand: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<MyTags> {
        try await showMyTags(ShowMyTagsInput(limit: limit, after: after, updatedSince: updatedSince, expand: expand), options: options)
    }

    /// List the customer's tags, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The customer's tags.
    public func showMyTags(
        limit: Int? = nil,
        after: TagRecordID? = nil,
        updatedSince: Timestamp? = nil,
        expand: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<MyTags> {
        try await showMyTags(ShowMyTagsInput(limit: limit, after: after, updatedSince: updatedSince, expand: expand), ifNoneMatch: ifNoneMatch, options: options)
    }

    /// All records of `showMyTags`, page by page. The next page is fetched when its records are needed.
    ///
    /// - Parameters:
    ///   - input: What to list. `limit` is the page size, 100 by default
    ///   - options: Options of each call, which override those of the client
    public func allMyTags(
        _ input: ShowMyTagsInput = ShowMyTagsInput(), options: CallOptions = CallOptions()
    ) -> PagedRecords<FoundTag> {
        PagedRecords { after in
            var page = input
            page.limit = input.limit ?? 100
            if let after { page.after = TagRecordID(Int(clamping: after)) }
            let answer = try await showMyTags(page, options: options)
            return (answer.value.tags, answer.headers)
        }
    }

    public func showMyTags(_ input: ShowMyTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<MyTags> {
        try await answer(input.call, options, as: 200)
    }

    public func showMyTags(_ input: ShowMyTagsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<MyTags> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// List the supported language codes.
    ///
    /// Returns the 45 language codes, always in the same order.
    ///
    /// - Parameters:
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The supported language codes.
    public func supportedLanguageCodes(options: CallOptions = CallOptions()) async throws(CallFailure) -> Answer<SupportedLanguageCodes> {
        try await supportedLanguageCodes(SupportedLanguageCodesInput(), options: options)
    }

    /// List the supported language codes, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The supported language codes.
    public func supportedLanguageCodes(
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<SupportedLanguageCodes> {
        try await supportedLanguageCodes(SupportedLanguageCodesInput(), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func supportedLanguageCodes(_ input: SupportedLanguageCodesInput, options: CallOptions) async throws(CallFailure) -> Answer<SupportedLanguageCodes> {
        try await answer(input.call, options, as: 200)
    }

    public func supportedLanguageCodes(_ input: SupportedLanguageCodesInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<SupportedLanguageCodes> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// List the supported beacon UUIDs.
    ///
    /// Returns the supported and active beacon UUIDs, each of 32 hexadecimal digits, with or without hyphens. Beacons with
    /// other UUIDs can still be attached.
    ///
    /// - Parameters:
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The supported and active beacon UUIDs.
    public func supportedBeaconUUIDs(options: CallOptions = CallOptions()) async throws(CallFailure) -> Answer<SupportedBeaconUUIDs> {
        try await supportedBeaconUUIDs(SupportedBeaconUUIDsInput(), options: options)
    }

    /// List the supported beacon UUIDs, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: The supported and active beacon UUIDs.
    public func supportedBeaconUUIDs(
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<SupportedBeaconUUIDs> {
        try await supportedBeaconUUIDs(SupportedBeaconUUIDsInput(), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func supportedBeaconUUIDs(_ input: SupportedBeaconUUIDsInput, options: CallOptions) async throws(CallFailure) -> Answer<SupportedBeaconUUIDs> {
        try await answer(input.call, options, as: 200)
    }

    public func supportedBeaconUUIDs(_ input: SupportedBeaconUUIDsInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<SupportedBeaconUUIDs> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Fetch tags for offline use.
    ///
    /// Returns the customer's own tags, or those of one place, in all requested languages, as a stream of lines (NDJSON)
    /// that ends with a cursor. Send that cursor as `since` to get a bundle of only what has changed. Bundles contain
    /// stored translations only: nothing is translated for them.
    ///
    /// - Parameters:
    ///   - placeID: Returns only the tags of this place, which must belong to the customer
    ///   - lang: Languages to include besides the original: a comma-separated list of codes, or `all`. Unsupported codes
    ///     are ignored
    ///   - since: The `cursor` of the previous bundle: returns only what has changed since
    ///   - expand: `provenance` adds `origins` to each line: where its texts and names come from. Unknown values are
    ///     ignored
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A stream of lines, each a JSON object: first tags and removed tags, then the end line.
    public func bundleTags(
        placeID: Int? = nil,
        lang: LanguageWishes? = nil,
        since: String? = nil,
        expand: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<LineStream> {
        try await bundleTags(BundleTagsInput(placeID: placeID, lang: lang, since: since, expand: expand), options: options)
    }

    public func bundleTags(_ input: BundleTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<LineStream> {
        try await answer(input.call, options, as: 200)
    }

    /// Fetch tags by a bundle link.
    ///
    /// Returns the tags of a bundle link, without an account, as `bundleTags` does: in all requested languages, as a stream
    /// of lines (NDJSON) that ends with a cursor. Send that cursor as `since` to get a bundle of only what has changed.
    /// Tokens are ignored. Anybody who has the key can fetch the bundle, so keep it secret.
    ///
    /// - Parameters:
    ///   - key: The key of the link
    ///   - lang: Languages to include besides the original: a comma-separated list of codes, or `all`. Unsupported codes
    ///     are ignored
    ///   - since: The `cursor` of the previous bundle: returns only what has changed since
    ///   - expand: `provenance` adds `origins` to each line: where its texts and names come from. Unknown values are
    ///     ignored
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A stream of lines, each a JSON object: first tags and removed tags, then the end line.
    public func fetchBundle(
        key: BundleKey,
        lang: LanguageWishes? = nil,
        since: String? = nil,
        expand: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<LineStream> {
        try await fetchBundle(FetchBundleInput(key: key, lang: lang, since: since, expand: expand), options: options)
    }

    public func fetchBundle(_ input: FetchBundleInput, options: CallOptions) async throws(CallFailure) -> Answer<LineStream> {
        try await answer(input.call, options, as: 200)
    }
}
