// Generated from the service's OpenAPI document.

/// What `createTag` takes.
public struct CreateTagInput: Encodable, Hashable, Sendable {
    /// One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`).
    public var lang: LanguageCode
    /// Purchase identifier from a mobile app store, in GUID format. Not unique: one purchase may cover many tags
    public var purchaseID: String
    /// The text, stored exactly as given
    public var text: String
    /// Name of the tag, in the language `lang`
    public var name: String?
    /// Gender of the voice that reads the text aloud; `m` where absent
    public var gender: Gender?
    /// Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case.
    /// Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`, `{…}`,
    /// `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one
    public var hardwareID: HardwareIdentifier?
    /// Type of the hardware item; required with `hardware_id`
    public var hardwareType: HardwareType?
    /// Major number of a beacon; ignored for other types
    public var major: Int?
    /// Minor number of a beacon; ignored for other types
    public var minor: Int?
    /// Record id (`id`) of the parent tag
    public var parentID: TagRecordID?
    /// Latitude of the hardware, in degrees; only together with `lon`
    public var lat: Double?
    /// Longitude of the hardware, in degrees; only together with `lat`
    public var lon: Double?
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
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
    /// Tag identifier (`tag_identifier`); case does not matter
    public var id: TagIdentifier
    /// Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case.
    /// Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`, `{…}`,
    /// `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one
    public var hardwareID: HardwareIdentifier
    /// Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.)
    public var hardwareType: HardwareType
    /// Major number; required for a beacon, ignored for other types
    public var major: Int?
    /// Minor number; required for a beacon, ignored for other types
    public var minor: Int?
    /// Latitude of the hardware, in degrees; only together with `lon`
    public var lat: Double?
    /// Longitude of the hardware, in degrees; only together with `lat`
    public var lon: Double?
    /// Any 1 to 255 visible ASCII characters that the client has not used before, for instance a UUID. A client that did
    /// not get the answer sends the same call with the same key again: it is done once, and answered alike for 7 days. The
    /// same key with other values is 409, and so is one whose first call is still under way after 10 seconds. Where it is
    /// left out, the SDK sends a fresh one
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
    /// Tag identifier (`tag_identifier`); case does not matter
    public var id: TagIdentifier
    /// Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`.
    /// What is not supported gets the original. A list, and a parameter that is repeated, are understood too
    public var lang: LanguageWishes?
    /// `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are
    /// ignored
    public var expand: String?
    /// The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
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
    /// Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case.
    /// Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`, `{…}`,
    /// `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one
    public var id: HardwareIdentifier
    /// Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.)
    public var type: HardwareType
    /// Major number; required for a beacon, ignored for other types
    public var major: Int?
    /// Minor number; required for a beacon, ignored for other types
    public var minor: Int?
    /// Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`.
    /// What is not supported gets the original. A list, and a parameter that is repeated, are understood too
    public var lang: LanguageWishes?
    /// Latitude of the reader; has no effect
    public var lat: Double?
    /// Longitude of the reader; has no effect
    public var lon: Double?
    /// `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are
    /// ignored
    public var expand: String?
    /// The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
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
    /// What was met: at least one, at most 100
    public var observations: [Observation]
    /// Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`.
    /// What is not supported gets the original. A list, and a parameter that is repeated, are understood too
    public var lang: LanguageWishes?
    /// `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are
    /// ignored
    public var expand: String?
    /// The languages of the reader, by weight. Read where `lang` is `auto`, and nowhere else
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
    /// At most so many tags
    public var limit: Int?
    /// Only tags with a larger record id
    public var after: TagRecordID?
    /// Only tags that have changed since
    public var updatedSince: Timestamp?
    /// `provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are
    /// ignored
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
    /// Only the tags of this place of the customer
    public var placeID: Int?
    /// The languages wanted besides the original: codes with commas between, or `all`. What is not supported is left out
    public var lang: LanguageWishes?
    /// The `cursor` of the bundle before: only what has changed since
    public var since: String?
    /// `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored
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
    /// The languages wanted besides the original: codes with commas between, or `all`. What is not supported is left out
    public var lang: LanguageWishes?
    /// The `cursor` of the bundle before: only what has changed since
    public var since: String?
    /// `provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored
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
