// Generated from the service's OpenAPI document.

/// Making tags, attaching hardware to them, and reading them in any of 45 languages.
///
/// A fake has those methods that it needs; the others throw ``NotFaked``.
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
    /// Creates a tag with its original text. With a valid `auth_token` the tag belongs to that customer; without one it
    /// belongs to nobody until a customer claims it by attaching hardware. Hardware that is given is attached in the same
    /// step: where it is attached to any tag already, the answer is 409 and no tag is made.
    ///
    /// - Parameters:
    ///   - lang: One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`,
    ///     `pt-BR`).
    ///   - purchaseID: Purchase identifier from a mobile app store, in GUID format. Not unique: one purchase may cover many
    ///     tags
    ///   - text: The text, stored exactly as given
    ///   - name: Name of the tag, in the language `lang`
    ///   - gender: Gender of the voice that reads the text aloud; `m` where absent
    ///   - hardwareID: Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared
    ///     without case. Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`,
    ///     `0x04A2`, `{…}`, `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one
    ///   - hardwareType: Type of the hardware item; required with `hardware_id`
    ///   - major: Major number of a beacon; ignored for other types
    ///   - minor: Minor number of a beacon; ignored for other types
    ///   - parentID: Record id (`id`) of the parent tag
    ///   - lat: Latitude of the hardware, in degrees; only together with `lon`
    ///   - lon: Longitude of the hardware, in degrees; only together with `lat`
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: The tag, as it is now.
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
    /// Attaches a hardware item to a tag. A tag that belongs to a customer takes hardware only with that customer's token;
    /// a valid token on a tag without an owner claims the tag. Attaching the same item again changes nothing but its
    /// location. An item of another tag is moved only where both tags belong to the caller.
    ///
    /// - Parameters:
    ///   - id: Tag identifier (`tag_identifier`); case does not matter
    ///   - hardwareID: Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared
    ///     without case. Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`,
    ///     `0x04A2`, `{…}`, `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one
    ///   - hardwareType: Type of the hardware item. (`ble_beacon`, from older documentation, is understood as
    ///     `ble-beacon`.)
    ///   - major: Major number; required for a beacon, ignored for other types
    ///   - minor: Minor number; required for a beacon, ignored for other types
    ///   - lat: Latitude of the hardware, in degrees; only together with `lon`
    ///   - lon: Longitude of the hardware, in degrees; only together with `lat`
    ///   - idempotencyKey: Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID.
    ///     A client that did not get the answer sends the same call with the same key again: it is done once, and answered
    ///     alike for 7 days. The same key with other values is 409, and so is one whose first call is still under way after
    ///     10 seconds. Where it is left out, the SDK sends a fresh one
    ///   - options: What this call does otherwise than the client
    /// - Returns: The tag, as it is now.
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

    /// Show a tag by its tag identifier.
    ///
    /// The text and the name are in the first of the requested languages in which they are stored or can be made in time,
    /// else in the original; each says which language it is really in. Without `lang` it is the original.
    ///
    /// Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a
    /// parameter of the query wins over the same one in the body.
    ///
    /// - Parameters:
    ///   - id: Tag identifier (`tag_identifier`); case does not matter
    ///   - lang: Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
    ///     `Accept-Language`. What is not supported gets the original. A list, and a parameter that is repeated, are
    ///     understood too
    ///   - expand: `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown
    ///     words are ignored
    ///   - acceptLanguage: The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
    ///   - options: What this call does otherwise than the client
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

    /// Show a tag by its tag identifier, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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

    /// Show a tag by its hardware.
    ///
    /// Finds the tag that a hardware item is attached to. A beacon is found by its UUID, major and minor. `lat` and `lon`
    /// are accepted from older clients and change nothing.
    ///
    /// Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a
    /// parameter of the query wins over the same one in the body.
    ///
    /// - Parameters:
    ///   - id: Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without
    ///     case. Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`,
    ///     `{…}`, `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one
    ///   - type: Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.)
    ///   - major: Major number; required for a beacon, ignored for other types
    ///   - minor: Minor number; required for a beacon, ignored for other types
    ///   - lang: Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
    ///     `Accept-Language`. What is not supported gets the original. A list, and a parameter that is repeated, are
    ///     understood too
    ///   - lat: Latitude of the reader; has no effect
    ///   - lon: Longitude of the reader; has no effect
    ///   - expand: `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown
    ///     words are ignored
    ///   - acceptLanguage: The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
    ///   - options: What this call does otherwise than the client
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

    /// Show a tag by its hardware, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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
    /// Takes what a phone has met, up to 100 observations, and answers a result for each, in their order: what `show` or
    /// `showByHardwareId` would answer, in the same languages. Translations that are missing are asked for together, within
    /// the time of one lookup. It changes nothing and may be repeated.
    ///
    /// - Parameters:
    ///   - observations: What was met: at least one, at most 100
    ///   - lang: Language in which to read, or several with commas between, the dearest first; `auto` leaves it to
    ///     `Accept-Language`. What is not supported gets the original. A list, and a parameter that is repeated, are
    ///     understood too
    ///   - expand: `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown
    ///     words are ignored
    ///   - acceptLanguage: The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
    ///   - options: What this call does otherwise than the client
    /// - Returns: What became of each observation.
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
    /// All tags of the customer in the original language, by ascending id. With `limit` the list comes in pages: the header
    /// `Link` with `rel="next"` leads to the next one. `X-Total-Count` says how many there are in all.
    ///
    /// Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a
    /// parameter of the query wins over the same one in the body.
    ///
    /// - Parameters:
    ///   - limit: At most so many tags
    ///   - after: Only tags with a larger record id
    ///   - updatedSince: Only tags that have changed since
    ///   - expand: `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown
    ///     words are ignored
    ///   - options: What this call does otherwise than the client
    /// - Returns: The tags of the customer.
    public func showMyTags(
        limit: Int? = nil,
        after: TagRecordID? = nil,
        updatedSince: Timestamp? = nil,
        expand: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<MyTags> {
        try await showMyTags(ShowMyTagsInput(limit: limit, after: after, updatedSince: updatedSince, expand: expand), options: options)
    }

    /// List the customer's tags, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
    /// - Returns: The tags of the customer.
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

    /// All that `showMyTags` lists, page by page: the next page is fetched when its records are wanted.
    ///
    /// - Parameters:
    ///   - input: What to list; `limit` is the size of a page, 100 where it says nothing
    ///   - options: What each call does otherwise than the client
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
    /// The 45 language codes, always in the same order.
    ///
    /// - Parameters:
    ///   - options: What this call does otherwise than the client
    /// - Returns: The supported language codes.
    public func supportedLanguageCodes(options: CallOptions = CallOptions()) async throws(CallFailure) -> Answer<SupportedLanguageCodes> {
        try await supportedLanguageCodes(SupportedLanguageCodesInput(), options: options)
    }

    /// List the supported language codes, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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
    /// The supported and active beacon UUIDs, each with 32 hexadecimal digits, hyphenated or not. Beacons with other UUIDs
    /// can be attached all the same.
    ///
    /// - Parameters:
    ///   - options: What this call does otherwise than the client
    /// - Returns: The supported and active beacon UUIDs.
    public func supportedBeaconUUIDs(options: CallOptions = CallOptions()) async throws(CallFailure) -> Answer<SupportedBeaconUUIDs> {
        try await supportedBeaconUUIDs(SupportedBeaconUUIDsInput(), options: options)
    }

    /// List the supported beacon UUIDs, unless the copy at hand is still the same.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the copy at hand. Where it is still the same, the answer is `unchanged`
    ///   - options: What this call does otherwise than the client
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
    /// The customer's own tags, or those of one place, in all the languages asked for, as a stream of lines (NDJSON) that
    /// ends with a cursor. With that cursor as `since` the next bundle has only what changed. Nothing is translated for it.
    ///
    /// - Parameters:
    ///   - placeID: Only the tags of this place of the customer
    ///   - lang: The languages wanted besides the original: codes with commas between, or `all`. What is not supported is
    ///     left out
    ///   - since: The `cursor` of the bundle before: only what has changed since
    ///   - expand: `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored
    ///   - options: What this call does otherwise than the client
    /// - Returns: Lines, each a JSON object: tags, those that are gone, and at last the end.
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
    /// What `bundleTags` answers, without an account: the tags that the link leads to, in all the languages asked for, as a
    /// stream of lines (NDJSON) that ends with a cursor. With that cursor as `since` the next bundle has only what changed.
    /// A token is ignored. Anybody who has the key may fetch the bundle, so keep it out of what others see.
    ///
    /// - Parameters:
    ///   - key: The key of the link
    ///   - lang: The languages wanted besides the original: codes with commas between, or `all`. What is not supported is
    ///     left out
    ///   - since: The `cursor` of the bundle before: only what has changed since
    ///   - expand: `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored
    ///   - options: What this call does otherwise than the client
    /// - Returns: Lines, each a JSON object: tags, those that are gone, and at last the end.
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
