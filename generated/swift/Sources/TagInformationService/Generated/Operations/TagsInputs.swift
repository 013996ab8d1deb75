// Generated from the service's OpenAPI document.

/// What `createTag` takes.
public struct CreateTagInput: Encodable, Hashable, Sendable {
    /// One of the supported language codes. Equivalent BCP 47 tags are accepted (`zh-Hans`, `nb`, `pt-BR`)
    public var lang: LanguageCode
    /// Purchase identifier from a mobile app store, in GUID format. It need not be unique: one purchase can cover many tags
    public var purchaseID: String
    /// The text, stored exactly as given
    public var text: String
    /// Name of the tag, in the language `lang`
    public var name: String?
    /// Gender of the voice that reads the text aloud. Default: `m`
    public var gender: Gender?
    /// Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not case-sensitive. For
    /// beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`, `0x04A2`, `{…}`,
    /// `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier
    public var hardwareID: HardwareIdentifier?
    /// Type of the hardware item. Required if `hardware_id` is given
    public var hardwareType: HardwareType?
    /// Major number of a beacon. Ignored for other types
    public var major: Int?
    /// Minor number of a beacon. Ignored for other types
    public var minor: Int?
    /// Record id (`id`) of the parent tag
    public var parentID: TagRecordID?
    /// Latitude of the hardware, in degrees. Must be given together with `lon`
    public var lat: Double?
    /// Longitude of the hardware, in degrees. Must be given together with `lat`
    public var lon: Double?
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
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
        idempotencyKey: String? = nil
    ) {
        self.lang = lang
        self.purchaseID = purchaseID
        self.text = text
        self.name = name
        self.gender = gender
        self.hardwareID = hardwareID
        self.hardwareType = hardwareType
        self.major = major
        self.minor = minor
        self.parentID = parentID
        self.lat = lat
        self.lon = lon
        self.idempotencyKey = idempotencyKey
    }

    private enum CodingKeys: String, CodingKey {
        case lang
        case purchaseID = "purchase_id"
        case text
        case name
        case gender
        case hardwareID = "hardware_id"
        case hardwareType = "hardware_type"
        case major
        case minor
        case parentID = "parent_id"
        case lat
        case lon
    }

    var call: OperationCall {
        OperationCall(
            "createTag",
            .post,
            "/api/v1/tags/create",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: self,
            sendsToken: true
        )
    }
}

/// What `addHardwareIDToTag` takes.
public struct AddHardwareIDToTagInput: Encodable, Hashable, Sendable {
    /// Tag identifier (`tag_identifier`). Not case-sensitive
    public var id: TagIdentifier
    /// Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not case-sensitive. For
    /// beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`, `0x04A2`, `{…}`,
    /// `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier
    public var hardwareID: HardwareIdentifier
    /// Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon`
    public var hardwareType: HardwareType
    /// Major number. Required for beacons, ignored for other types
    public var major: Int?
    /// Minor number. Required for beacons, ignored for other types
    public var minor: Int?
    /// Latitude of the hardware, in degrees. Must be given together with `lon`
    public var lat: Double?
    /// Longitude of the hardware, in degrees. Must be given together with `lat`
    public var lon: Double?
    /// A key of 1 to 255 visible ASCII characters that the client has not used before, for example a UUID. To retry a call
    /// safely, send the same call with the same key: it is executed once and gets the same response for 7 days. If the key
    /// is reused with other values, or its first call is still in progress after 10 seconds, the response is 409. Where it
    /// is left out, the SDK sends a fresh one
    public var idempotencyKey: String?

    public init(
        id: TagIdentifier,
        hardwareID: HardwareIdentifier,
        hardwareType: HardwareType,
        major: Int? = nil,
        minor: Int? = nil,
        lat: Double? = nil,
        lon: Double? = nil,
        idempotencyKey: String? = nil
    ) {
        self.id = id
        self.hardwareID = hardwareID
        self.hardwareType = hardwareType
        self.major = major
        self.minor = minor
        self.lat = lat
        self.lon = lon
        self.idempotencyKey = idempotencyKey
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case hardwareID = "hardware_id"
        case hardwareType = "hardware_type"
        case major
        case minor
        case lat
        case lon
    }

    var call: OperationCall {
        OperationCall(
            "addHardwareIdToTag",
            .post,
            "/api/v1/tags/addHardwareIdToTag",
            headers: ["Idempotency-Key": idempotencyKey ?? freshKey()],
            body: self,
            sendsToken: true
        )
    }
}

/// What `showTag` takes.
public struct ShowTagInput: Hashable, Sendable {
    /// Tag identifier (`tag_identifier`). Not case-sensitive
    public var id: TagIdentifier
    /// Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If no language
    /// in the list is supported, the original is returned. An array or a repeated parameter is accepted as well
    public var lang: LanguageWishes?
    /// `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown
    /// values are ignored
    public var expand: String?
    /// The reader's languages, with weights. Used only if `lang` is `auto`
    public var acceptLanguage: String?

    public init(
        id: TagIdentifier,
        lang: LanguageWishes? = nil,
        expand: String? = nil,
        acceptLanguage: String? = nil
    ) {
        self.id = id
        self.lang = lang
        self.expand = expand
        self.acceptLanguage = acceptLanguage
    }

    var call: OperationCall {
        OperationCall(
            "showTag",
            .get,
            "/api/v1/tags/show",
            query: ["id": id, "lang": lang, "expand": expand],
            headers: ["Accept-Language": acceptLanguage],
            sendsToken: false
        )
    }
}

/// What `showTagByHardwareID` takes.
public struct ShowTagByHardwareIDInput: Hashable, Sendable {
    /// Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not case-sensitive. For
    /// beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`, `0x04A2`, `{…}`,
    /// `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier
    public var id: HardwareIdentifier
    /// Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon`
    public var type: HardwareType
    /// Major number. Required for beacons, ignored for other types
    public var major: Int?
    /// Minor number. Required for beacons, ignored for other types
    public var minor: Int?
    /// Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If no language
    /// in the list is supported, the original is returned. An array or a repeated parameter is accepted as well
    public var lang: LanguageWishes?
    /// Latitude of the reader. Has no effect
    public var lat: Double?
    /// Longitude of the reader. Has no effect
    public var lon: Double?
    /// `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown
    /// values are ignored
    public var expand: String?
    /// The reader's languages, with weights. Used only if `lang` is `auto`
    public var acceptLanguage: String?

    public init(
        id: HardwareIdentifier,
        type: HardwareType,
        major: Int? = nil,
        minor: Int? = nil,
        lang: LanguageWishes? = nil,
        lat: Double? = nil,
        lon: Double? = nil,
        expand: String? = nil,
        acceptLanguage: String? = nil
    ) {
        self.id = id
        self.type = type
        self.major = major
        self.minor = minor
        self.lang = lang
        self.lat = lat
        self.lon = lon
        self.expand = expand
        self.acceptLanguage = acceptLanguage
    }

    var call: OperationCall {
        OperationCall(
            "showTagByHardwareId",
            .get,
            "/api/v1/tags/showByHardwareId",
            query: ["id": id, "type": type, "major": major, "minor": minor, "lang": lang, "lat": lat, "lon": lon, "expand": expand],
            headers: ["Accept-Language": acceptLanguage],
            sendsToken: false
        )
    }
}

/// What `lookUpTags` takes.
public struct LookUpTagsInput: Encodable, Hashable, Sendable {
    /// The observations: at least 1, at most 100
    public var observations: [Observation]
    /// Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If no language
    /// in the list is supported, the original is returned. An array or a repeated parameter is accepted as well
    public var lang: LanguageWishes?
    /// `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown
    /// values are ignored
    public var expand: String?
    /// The reader's languages, with weights. Used only if `lang` is `auto`
    public var acceptLanguage: String?

    public init(
        observations: [Observation],
        lang: LanguageWishes? = nil,
        expand: String? = nil,
        acceptLanguage: String? = nil
    ) {
        self.observations = observations
        self.lang = lang
        self.expand = expand
        self.acceptLanguage = acceptLanguage
    }

    private enum CodingKeys: String, CodingKey {
        case observations
        case lang
        case expand
    }

    var call: OperationCall {
        OperationCall(
            "lookUpTags",
            .post,
            "/api/v1/tags/lookup",
            headers: ["Accept-Language": acceptLanguage],
            body: self,
            sendsToken: false,
            isHarmless: true
        )
    }
}

/// What `showMyTags` takes.
public struct ShowMyTagsInput: Hashable, Sendable {
    /// Maximum number of tags to return
    public var limit: Int?
    /// Cursor for pagination: returns only tags with a larger record id
    public var after: TagRecordID?
    /// Returns only tags that have changed since this time
    public var updatedSince: Timestamp?
    /// `provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown
    /// values are ignored
    public var expand: String?

    public init(
        limit: Int? = nil,
        after: TagRecordID? = nil,
        updatedSince: Timestamp? = nil,
        expand: String? = nil
    ) {
        self.limit = limit
        self.after = after
        self.updatedSince = updatedSince
        self.expand = expand
    }

    var call: OperationCall {
        OperationCall(
            "showMyTags",
            .get,
            "/api/v1/tags/showMyTags",
            query: ["limit": limit, "after": after, "updated_since": updatedSince, "expand": expand],
            sendsToken: true
        )
    }
}

/// What `supportedLanguageCodes` takes.
public struct SupportedLanguageCodesInput: Hashable, Sendable {
    public init() {}

    var call: OperationCall {
        OperationCall(
            "supportedLanguageCodes",
            .get,
            "/api/v1/tags/supportedLanguageCodes",
            sendsToken: false
        )
    }
}

/// What `supportedBeaconUUIDs` takes.
public struct SupportedBeaconUUIDsInput: Hashable, Sendable {
    public init() {}

    var call: OperationCall {
        OperationCall(
            "supportedBeaconUUIDs",
            .get,
            "/api/v1/tags/supportedBeaconUUIDs",
            sendsToken: false
        )
    }
}

/// What `bundleTags` takes.
public struct BundleTagsInput: Hashable, Sendable {
    /// Returns only the tags of this place, which must belong to the customer
    public var placeID: Int?
    /// Languages to include besides the original: a comma-separated list of codes, or `all`. Unsupported codes are ignored
    public var lang: LanguageWishes?
    /// The `cursor` of the previous bundle: returns only what has changed since
    public var since: String?
    /// `provenance` adds `origins` to each line: where its texts and names come from. Unknown values are ignored
    public var expand: String?

    public init(
        placeID: Int? = nil,
        lang: LanguageWishes? = nil,
        since: String? = nil,
        expand: String? = nil
    ) {
        self.placeID = placeID
        self.lang = lang
        self.since = since
        self.expand = expand
    }

    var call: OperationCall {
        OperationCall(
            "bundleTags",
            .get,
            "/api/v1/tags/bundle",
            query: ["place_id": placeID, "lang": lang, "since": since, "expand": expand],
            sendsToken: true
        )
    }
}

/// What `fetchBundle` takes.
public struct FetchBundleInput: Hashable, Sendable {
    /// The key of the link
    public var key: BundleKey
    /// Languages to include besides the original: a comma-separated list of codes, or `all`. Unsupported codes are ignored
    public var lang: LanguageWishes?
    /// The `cursor` of the previous bundle: returns only what has changed since
    public var since: String?
    /// `provenance` adds `origins` to each line: where its texts and names come from. Unknown values are ignored
    public var expand: String?

    public init(
        key: BundleKey,
        lang: LanguageWishes? = nil,
        since: String? = nil,
        expand: String? = nil
    ) {
        self.key = key
        self.lang = lang
        self.since = since
        self.expand = expand
    }

    var call: OperationCall {
        OperationCall(
            "fetchBundle",
            .get,
            "/bundles/{key}",
            path: ["key": key],
            query: ["lang": lang, "since": since, "expand": expand],
            sendsToken: false
        )
    }
}
