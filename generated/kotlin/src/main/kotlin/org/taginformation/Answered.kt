// Generated from openapi.json: what the service answers.

package org.taginformation

/** A hardware item that is attached to a tag. */
public class AttachedHardware private constructor(from: Builder) : Record() {
    /** Type of a hardware item */
    public val type: HardwareType = from.type

    /** Identifier of a hardware item. Returned in upper case */
    public val identifier: HardwareIdentifier = from.identifier

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "type" to type,
        "identifier" to identifier,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var type: HardwareType = HardwareType("")
        public var identifier: HardwareIdentifier = HardwareIdentifier("")
    }
}

internal fun readAttachedHardware(json: Json): AttachedHardware = AttachedHardware {
    type = HardwareType(json["type"].text())
    identifier = HardwareIdentifier(json["identifier"].text())
}

/** The authentication token that other operations require. */
public class AuthToken private constructor(from: Builder) : Record() {
    /** Opaque token. Send it with calls that take an `auth_token` */
    public val authToken: String = from.authToken

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "authToken" to authToken,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var authToken: String = ""
    }
}

internal fun readAuthToken(json: Json): AuthToken = AuthToken {
    authToken = json["auth_token"].text()
}

/** A deleted tag or place, which can be restored. */
public class BinEntry private constructor(from: Builder) : Record() {
    /** Id of the entry */
    public val id: Int = from.id

    /** Type of the deleted record */
    public val resource: BinEntryResource = from.resource

    /** Record id that it had, and gets again when restored */
    public val recordId: Int = from.recordId

    /** Name of the place, or of the tag in the language of its original. Null if it has no name */
    public val name: String? = from.name

    /** Tag identifier. Null for a place */
    public val tagIdentifier: TagIdentifier? = from.tagIdentifier

    /** Record id of the customer that it belonged to. Null if it had no owner */
    public val customerId: Int? = from.customerId

    /** When it was deleted */
    public val deletedAt: Timestamp = from.deletedAt

    /** Record id of the customer who deleted it. Null for commands */
    public val deletedBy: Int? = from.deletedBy

    /** Time until which it can be restored */
    public val expiresAt: Timestamp = from.expiresAt

    /** URL of this entry */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "resource" to resource,
        "recordId" to recordId,
        "name" to name,
        "tagIdentifier" to tagIdentifier,
        "customerId" to customerId,
        "deletedAt" to deletedAt,
        "deletedBy" to deletedBy,
        "expiresAt" to expiresAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var resource: BinEntryResource = BinEntryResource("")
        public var recordId: Int = 0
        public var name: String? = null
        public var tagIdentifier: TagIdentifier? = null
        public var customerId: Int? = null
        public var deletedAt: Timestamp = Timestamp(0L)
        public var deletedBy: Int? = null
        public var expiresAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readBinEntry(json: Json): BinEntry = BinEntry {
    id = json["id"].integer()
    resource = BinEntryResource(json["resource"].text())
    recordId = json["record_id"].integer()
    name = json["name"].orNull { it.text() }
    tagIdentifier = json["tag_identifier"].orNull { TagIdentifier(it.text()) }
    customerId = json["customer_id"].orNull { it.integer() }
    deletedAt = Timestamp(json["deleted_at"].text())
    deletedBy = json["deleted_by"].orNull { it.integer() }
    expiresAt = Timestamp(json["expires_at"].text())
    url = json["url"].text()
}

/** The last line of a bundle. A bundle without this line is incomplete and must be discarded. */
public class BundleEnd private constructor(from: Builder) : Record() {
    /** Marks the end */
    public val type: BundleEndType = from.type

    /** Cursor to send as `since` for the next bundle, by the same caller and for the same place and languages */
    public val cursor: String = from.cursor

    /** Number of `tag` lines */
    public val tags: Int = from.tags

    /** Number of `gone` lines */
    public val gone: Int = from.gone

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "type" to type,
        "cursor" to cursor,
        "tags" to tags,
        "gone" to gone,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var type: BundleEndType = BundleEndType("")
        public var cursor: String = ""
        public var tags: Int = 0
        public var gone: Int = 0
    }
}

internal fun readBundleEnd(json: Json): BundleEnd = BundleEnd {
    type = BundleEndType(json["type"].text())
    cursor = json["cursor"].text()
    tags = json["tags"].integer()
    gone = json["gone"].integer()
}

/** A line of a bundle with `since`: a tag that is no longer in the bundle. Ignore it if you do not know the tag. */
public class BundleGone private constructor(from: Builder) : Record() {
    /** Marks a removed tag */
    public val type: BundleGoneType = from.type

    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier = from.tagIdentifier

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "type" to type,
        "tagIdentifier" to tagIdentifier,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var type: BundleGoneType = BundleGoneType("")
        public var tagIdentifier: TagIdentifier = TagIdentifier("")
    }
}

internal fun readBundleGone(json: Json): BundleGone = BundleGone {
    type = BundleGoneType(json["type"].text())
    tagIdentifier = TagIdentifier(json["tag_identifier"].text())
}

/** A link to a bundle of tags. */
public class BundleLink private constructor(from: Builder) : Record() {
    /** Record id of the bundle link */
    public val id: Int = from.id

    /** Record id of the place whose tags it leads to. Null: all tags of the customer */
    public val placeId: Int? = from.placeId

    /** When it was last used, accurate to about a minute. Null if it never was */
    public val lastUsedAt: Timestamp? = from.lastUsedAt

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /**
     * URL of the bundle. Anybody who has it can read the bundle. Returned only once, when the link is created; null
     * from then on
     */
    public val url: String? = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "placeId" to placeId,
        "lastUsedAt" to lastUsedAt,
        "createdAt" to createdAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var placeId: Int? = null
        public var lastUsedAt: Timestamp? = null
        public var createdAt: Timestamp = Timestamp(0L)
        public var url: String? = null
    }
}

internal fun readBundleLink(json: Json): BundleLink = BundleLink {
    id = json["id"].integer()
    placeId = json["place_id"].orNull { it.integer() }
    lastUsedAt = json["last_used_at"].orNull { Timestamp(it.text()) }
    createdAt = Timestamp(json["created_at"].text())
    url = json["url"].orNull { it.text() }
}

/** A line of a bundle: the current state of a tag. It replaces any earlier line about the same tag. */
public class BundleTag private constructor(from: Builder) : Record() {
    /** A tag */
    public val type: BundleTagType = from.type

    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier = from.tagIdentifier

    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId = from.id

    /** Record id of its place. Null if it has none */
    public val placeId: Int? = from.placeId

    /** Description of the tag */
    public val description: String? = from.description

    /** Gender of the voice that reads the text aloud */
    public val gender: Gender = from.gender

    /** URL of a picture */
    public val imageUrl: String? = from.imageUrl

    /** URL of a page about the tag, as it was entered: the scheme can be missing */
    public val textUrl: String = from.textUrl

    /** All hardware that is attached to the tag */
    public val hardware: List<BundledHardware> = from.hardware

    /** Language of the original text. Null if there is no text */
    public val originalLang: LanguageCode? = from.originalLang

    /** Language of the original name. Null if there is no name */
    public val originalNameLang: LanguageCode? = from.originalNameLang

    /** The text by language code: the original and all stored translations into the requested languages */
    public val texts: Map<String, String> = from.texts

    /** The name by language code: the original and all stored translations into the requested languages */
    public val names: Map<String, String> = from.names

    /** Where the texts and names come from. Only with `expand=provenance` */
    public val origins: BundledOrigins? = from.origins

    /**
     * Hash of the rest of the line: SHA-256, as base64url, of its bytes without `,"hash":"…"`. Equal lines have equal
     * hashes
     */
    public val hash: String = from.hash

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "type" to type,
        "tagIdentifier" to tagIdentifier,
        "id" to id,
        "placeId" to placeId,
        "description" to description,
        "gender" to gender,
        "imageUrl" to imageUrl,
        "textUrl" to textUrl,
        "hardware" to hardware,
        "originalLang" to originalLang,
        "originalNameLang" to originalNameLang,
        "texts" to texts,
        "names" to names,
        "origins" to origins,
        "hash" to hash,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var type: BundleTagType = BundleTagType("")
        public var tagIdentifier: TagIdentifier = TagIdentifier("")
        public var id: TagRecordId = TagRecordId(0)
        public var placeId: Int? = null
        public var description: String? = null
        public var gender: Gender = Gender("")
        public var imageUrl: String? = null
        public var textUrl: String = ""
        public var hardware: List<BundledHardware> = emptyList()
        public var originalLang: LanguageCode? = null
        public var originalNameLang: LanguageCode? = null
        public var texts: Map<String, String> = emptyMap()
        public var names: Map<String, String> = emptyMap()
        public var origins: BundledOrigins? = null
        public var hash: String = ""
    }
}

internal fun readBundleTag(json: Json): BundleTag = BundleTag {
    type = BundleTagType(json["type"].text())
    tagIdentifier = TagIdentifier(json["tag_identifier"].text())
    id = TagRecordId(json["id"].integer())
    placeId = json["place_id"].orNull { it.integer() }
    description = json["description"].orNull { it.text() }
    gender = Gender(json["gender"].text())
    imageUrl = json["image_url"].orNull { it.text() }
    textUrl = json["text_url"].text()
    hardware = json["hardware"].list { readBundledHardware(it) }
    originalLang = json["original_lang"].orNull { LanguageCode(it.text()) }
    originalNameLang = json["original_name_lang"].orNull { LanguageCode(it.text()) }
    texts = json["texts"].map { it.text() }
    names = json["names"].map { it.text() }
    origins = json["origins"].orAbsent { readBundledOrigins(it) }
    hash = json["hash"].text()
}

/** A hardware item of a tag in a bundle. */
public class BundledHardware private constructor(from: Builder) : Record() {
    /** Type of a hardware item */
    public val type: HardwareType = from.type

    /** Identifier of a hardware item. Returned in upper case */
    public val identifier: HardwareIdentifier = from.identifier

    /** Major number of a beacon. Null if it has none */
    public val major: Int? = from.major

    /** Minor number of a beacon. Null if it has none */
    public val minor: Int? = from.minor

    /**
     * Whether this beacon, which lacks its major, its minor or both, stands in as a last resort for all beacons of its
     * UUID that share the numbers it has. Requires that nobody else has a beacon of this UUID
     */
    public val standsIn: Boolean = from.standsIn

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "type" to type,
        "identifier" to identifier,
        "major" to major,
        "minor" to minor,
        "standsIn" to standsIn,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var type: HardwareType = HardwareType("")
        public var identifier: HardwareIdentifier = HardwareIdentifier("")
        public var major: Int? = null
        public var minor: Int? = null
        public var standsIn: Boolean = false
    }
}

internal fun readBundledHardware(json: Json): BundledHardware = BundledHardware {
    type = HardwareType(json["type"].text())
    identifier = HardwareIdentifier(json["identifier"].text())
    major = json["major"].orNull { it.integer() }
    minor = json["minor"].orNull { it.integer() }
    standsIn = json["stands_in"].boolean()
}

/** The origins of the texts and names of a tag in a bundle. */
public class BundledOrigins private constructor(from: Builder) : Record() {
    /** Origins of `texts`, by language code */
    public val text: Map<String, Origin> = from.text

    /** Origins of `names`, by language code */
    public val name: Map<String, Origin> = from.name

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "text" to text,
        "name" to name,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var text: Map<String, Origin> = emptyMap()
        public var name: Map<String, Origin> = emptyMap()
    }
}

internal fun readBundledOrigins(json: Json): BundledOrigins = BundledOrigins {
    text = json["text"].map { Origin(it.text()) }
    name = json["name"].map { Origin(it.text()) }
}

/** The texts and names of a place in one language, counted by state. */
public class Coverage private constructor(from: Builder) : Record() {
    /** Record id of the place. Null for tags without a place */
    public val placeId: Int? = from.placeId

    /** One of the 45 supported language codes */
    public val langCode: LanguageCode = from.langCode

    /** Texts or names in one language, counted by state. Each that has an original counts once. */
    public val texts: Covered = from.texts

    /** Texts or names in one language, counted by state. Each that has an original counts once. */
    public val names: Covered = from.names

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "placeId" to placeId,
        "langCode" to langCode,
        "texts" to texts,
        "names" to names,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var placeId: Int? = null
        public var langCode: LanguageCode = LanguageCode("")
        public var texts: Covered = Covered { }
        public var names: Covered = Covered { }
    }
}

internal fun readCoverage(json: Json): Coverage = Coverage {
    placeId = json["place_id"].orNull { it.integer() }
    langCode = LanguageCode(json["lang_code"].text())
    texts = readCovered(json["texts"])
    names = readCovered(json["names"])
}

/** Texts or names in one language, counted by state. Each that has an original counts once. */
public class Covered private constructor(from: Builder) : Record() {
    /** Number of originals in this language */
    public val original: Int = from.original

    /** Number of human translations into this language of the current original */
    public val human: Int = from.human

    /** Number of machine translations into this language of the current original */
    public val machine: Int = from.machine

    /** Number of stale translations, human or machine: their original has changed since */
    public val stale: Int = from.stale

    /** Number that are missing in this language */
    public val missing: Int = from.missing

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "original" to original,
        "human" to human,
        "machine" to machine,
        "stale" to stale,
        "missing" to missing,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var original: Int = 0
        public var human: Int = 0
        public var machine: Int = 0
        public var stale: Int = 0
        public var missing: Int = 0
    }
}

internal fun readCovered(json: Json): Covered = Covered {
    original = json["original"].integer()
    human = json["human"].integer()
    machine = json["machine"].integer()
    stale = json["stale"].integer()
    missing = json["missing"].integer()
}

/** A customer. */
public class Customer private constructor(from: Builder) : Record() {
    /** Record id of the customer */
    public val id: Int = from.id

    /** E-mail address, in lower case */
    public val email: String = from.email

    /** Name of the customer */
    public val name: String? = from.name

    /** `admin` gives access to the records of all customers. Any other value has no effect */
    public val role: String? = from.role

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "email" to email,
        "name" to name,
        "role" to role,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var email: String = ""
        public var name: String? = null
        public var role: String? = null
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readCustomer(json: Json): Customer = Customer {
    id = json["id"].integer()
    email = json["email"].text()
    name = json["name"].orNull { it.text() }
    role = json["role"].orNull { it.text() }
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
}

/** A cap for today. */
public class DailyCap private constructor(from: Builder) : Record() {
    /**
     * Whose tags the cap is for. `all`: all tags. `unowned`: tags without an owner. `owner`: the tags of this customer
     */
    public val scope: DailyCapScope = from.scope

    /** Maximum number of characters sent in one day. Null if there is no cap */
    public val cap: Int? = from.cap

    /** Number of characters sent today */
    public val sent: Int = from.sent

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "scope" to scope,
        "cap" to cap,
        "sent" to sent,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var scope: DailyCapScope = DailyCapScope("")
        public var cap: Int? = null
        public var sent: Int = 0
    }
}

internal fun readDailyCap(json: Json): DailyCap = DailyCap {
    scope = DailyCapScope(json["scope"].text())
    cap = json["cap"].orNull { it.integer() }
    sent = json["sent"].integer()
}

/** A tag as `showByHardwareId` and `showMyTags` return it. */
public class FoundTag private constructor(from: Builder) : Record() {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId = from.id

    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier = from.tagIdentifier

    /** Name of the tag in one language. An empty text if it has no name */
    public val name: TextInLanguage = from.name

    /** URL of a picture */
    public val imageUrl: String? = from.imageUrl

    /** URL of a page about the tag, as it was entered: the scheme can be missing */
    public val textUrl: String = from.textUrl

    /** The text of the tag in the requested language, or else in the original language */
    public val translation: TextInLanguage = from.translation

    /** All hardware that is attached to the tag */
    public val hardware: List<AttachedHardware> = from.hardware

    /** Where the text and name come from. Only with `expand=provenance` */
    public val provenance: TagProvenance? = from.provenance

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagIdentifier" to tagIdentifier,
        "name" to name,
        "imageUrl" to imageUrl,
        "textUrl" to textUrl,
        "translation" to translation,
        "hardware" to hardware,
        "provenance" to provenance,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: TagRecordId = TagRecordId(0)
        public var tagIdentifier: TagIdentifier = TagIdentifier("")
        public var name: TextInLanguage = TextInLanguage { }
        public var imageUrl: String? = null
        public var textUrl: String = ""
        public var translation: TextInLanguage = TextInLanguage { }
        public var hardware: List<AttachedHardware> = emptyList()
        public var provenance: TagProvenance? = null
    }
}

internal fun readFoundTag(json: Json): FoundTag = FoundTag {
    id = TagRecordId(json["id"].integer())
    tagIdentifier = TagIdentifier(json["tag_identifier"].text())
    name = readTextInLanguage(json["name"])
    imageUrl = json["image_url"].orNull { it.text() }
    textUrl = json["text_url"].text()
    translation = readTextInLanguage(json["translation"])
    hardware = json["hardware"].list { readAttachedHardware(it) }
    provenance = json["provenance"].orAbsent { readTagProvenance(it) }
}

/** The tag that the hardware is attached to. */
public class FoundTags private constructor(from: Builder) : Record() {
    /** Exactly one tag */
    public val tags: List<FoundTag> = from.tags

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "tags" to tags,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var tags: List<FoundTag> = emptyList()
    }
}

internal fun readFoundTags(json: Json): FoundTags = FoundTags {
    tags = json["tags"].list { readFoundTag(it) }
}

/** A hardware item: an NFC chip, a Bluetooth beacon or a QR code. */
public class Hardware private constructor(from: Builder) : Record() {
    /** Record id of the hardware item */
    public val id: Int = from.id

    /** Record id of the tag that it is attached to. Null if it is free */
    public val tagId: TagRecordId? = from.tagId

    /** Identifier of a hardware item. Returned in upper case */
    public val identifier: HardwareIdentifier = from.identifier

    /** Type of a hardware item */
    public val hardwareType: HardwareType = from.hardwareType

    /** Major number of a beacon */
    public val major: Int? = from.major

    /** Minor number of a beacon */
    public val minor: Int? = from.minor

    /** Latitude in degrees */
    public val latitude: Double? = from.latitude

    /** Longitude in degrees */
    public val longitude: Double? = from.longitude

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagId" to tagId,
        "identifier" to identifier,
        "hardwareType" to hardwareType,
        "major" to major,
        "minor" to minor,
        "latitude" to latitude,
        "longitude" to longitude,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var tagId: TagRecordId? = null
        public var identifier: HardwareIdentifier = HardwareIdentifier("")
        public var hardwareType: HardwareType = HardwareType("")
        public var major: Int? = null
        public var minor: Int? = null
        public var latitude: Double? = null
        public var longitude: Double? = null
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readHardware(json: Json): Hardware = Hardware {
    id = json["id"].integer()
    tagId = json["tag_id"].orNull { TagRecordId(it.integer()) }
    identifier = HardwareIdentifier(json["identifier"].text())
    hardwareType = HardwareType(json["hardware_type"].text())
    major = json["major"].orNull { it.integer() }
    minor = json["minor"].orNull { it.integer() }
    latitude = json["latitude"].orNull { it.number() }
    longitude = json["longitude"].orNull { it.number() }
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
}

/** A change of a record: what was changed, by whom and when. */
public class HistoryEntry private constructor(from: Builder) : Record() {
    /** Id of the entry. Later entries have larger ids */
    public val id: Long = from.id

    /** When the change was made */
    public val at: Timestamp = from.at

    /** Type of the changed record */
    public val resource: HistoryEntryResource = from.resource

    /** Record id of the changed record */
    public val recordId: Int = from.recordId

    /** Record id of the tag that the record is or belongs to. Null if there is none */
    public val tagId: TagRecordId? = from.tagId

    /** What was done with the record */
    public val event: HistoryEntryEvent = from.event

    /**
     * How the change was made: the API for apps, management as JSON or as pages, an import, an operator's command, or
     * the translation runner
     */
    public val via: HistoryEntryVia = from.via

    /**
     * Record id of the customer who made the change. Null for the runner, for commands and for people who were not
     * signed in
     */
    public val customerId: Int? = from.customerId

    /**
     * The change set of the entry, shared by everything that one request or command has changed, and by the runner's
     * work for one order. Null for the runner's other work and for older entries
     */
    public val changeSet: ChangeSetId? = from.changeSet

    /**
     * The changed fields, each with its old and its new value. A field that did not exist before, or does not exist any
     * more, is null. A password is shown as two nulls
     */
    public val changes: Map<String, List<Scalar>> = from.changes

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "at" to at,
        "resource" to resource,
        "recordId" to recordId,
        "tagId" to tagId,
        "event" to event,
        "via" to via,
        "customerId" to customerId,
        "changeSet" to changeSet,
        "changes" to changes,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Long = 0L
        public var at: Timestamp = Timestamp(0L)
        public var resource: HistoryEntryResource = HistoryEntryResource("")
        public var recordId: Int = 0
        public var tagId: TagRecordId? = null
        public var event: HistoryEntryEvent = HistoryEntryEvent("")
        public var via: HistoryEntryVia = HistoryEntryVia("")
        public var customerId: Int? = null
        public var changeSet: ChangeSetId? = null
        public var changes: Map<String, List<Scalar>> = emptyMap()
    }
}

internal fun readHistoryEntry(json: Json): HistoryEntry = HistoryEntry {
    id = json["id"].long()
    at = Timestamp(json["at"].text())
    resource = HistoryEntryResource(json["resource"].text())
    recordId = json["record_id"].integer()
    tagId = json["tag_id"].orNull { TagRecordId(it.integer()) }
    event = HistoryEntryEvent(json["event"].text())
    via = HistoryEntryVia(json["via"].text())
    customerId = json["customer_id"].orNull { it.integer() }
    changeSet = json["change_set"].orNull { ChangeSetId(it.text()) }
    changes = json["changes"].map { it.list { it.scalar() } }
}

/** A place that rows refer to. */
public class ImportedPlace private constructor(from: Builder) : Record() {
    /** Its name */
    public val name: String = from.name

    /** Whether the place is created */
    public val action: ImportedPlaceAction = from.action

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "name" to name,
        "action" to action,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var name: String = ""
        public var action: ImportedPlaceAction = ImportedPlaceAction("")
    }
}

internal fun readImportedPlace(json: Json): ImportedPlace = ImportedPlace {
    name = json["name"].text()
    action = ImportedPlaceAction(json["action"].text())
}

/** An invitation to become a customer. */
public class Invitation private constructor(from: Builder) : Record() {
    /** Record id of the invitation */
    public val id: Int = from.id

    /** E-mail address of the invited person, in lower case */
    public val email: String = from.email

    /** Name of the future customer */
    public val name: String? = from.name

    /** Role of the future customer */
    public val role: String? = from.role

    /** Record id of the admin who sent the invitation */
    public val customerId: Int = from.customerId

    /** Whether a mail server has accepted the invitation */
    public val sent: Boolean = from.sent

    /** Time until which it can be accepted */
    public val expiresAt: Timestamp = from.expiresAt

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /**
     * URL at which the invitation is accepted. Anybody who has it can accept it. Returned only once, when the
     * invitation is created; null from then on
     */
    public val url: String? = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "email" to email,
        "name" to name,
        "role" to role,
        "customerId" to customerId,
        "sent" to sent,
        "expiresAt" to expiresAt,
        "createdAt" to createdAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var email: String = ""
        public var name: String? = null
        public var role: String? = null
        public var customerId: Int = 0
        public var sent: Boolean = false
        public var expiresAt: Timestamp = Timestamp(0L)
        public var createdAt: Timestamp = Timestamp(0L)
        public var url: String? = null
    }
}

internal fun readInvitation(json: Json): Invitation = Invitation {
    id = json["id"].integer()
    email = json["email"].text()
    name = json["name"].orNull { it.text() }
    role = json["role"].orNull { it.text() }
    customerId = json["customer_id"].integer()
    sent = json["sent"].boolean()
    expiresAt = Timestamp(json["expires_at"].text())
    createdAt = Timestamp(json["created_at"].text())
    url = json["url"].orNull { it.text() }
}

/** A name that translations leave unchanged. */
public class KeepWord private constructor(from: Builder) : Record() {
    /** Record id of the keep word */
    public val id: Int = from.id

    /** Record id of the customer whose texts it applies to */
    public val customerId: Int = from.customerId

    /** The word or words that are left unchanged */
    public val word: String = from.word

    /** Whether case matters: only this exact spelling is left unchanged */
    public val caseSensitive: Boolean = from.caseSensitive

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "customerId" to customerId,
        "word" to word,
        "caseSensitive" to caseSensitive,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var customerId: Int = 0
        public var word: String = ""
        public var caseSensitive: Boolean = false
    }
}

internal fun readKeepWord(json: Json): KeepWord = KeepWord {
    id = json["id"].integer()
    customerId = json["customer_id"].integer()
    word = json["word"].text()
    caseSensitive = json["case_sensitive"].boolean()
}

/** A change that was not undone. */
public class KeptChange private constructor(from: Builder) : Record() {
    /** Type of the record */
    public val resource: KeptChangeResource = from.resource

    /** Record id */
    public val recordId: Int = from.recordId

    /** The field that was not undone. Null: the whole record */
    public val field: String? = from.field

    /**
     * `changed_since`: it has been changed since. `gone`: the record, or what it referred to, no longer exists.
     * `taken`: another record has the value now. `forbidden`: the caller is not allowed to set it, or this operation
     * never does
     */
    public val why: KeptChangeWhy = from.why

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "resource" to resource,
        "recordId" to recordId,
        "field" to field,
        "why" to why,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var resource: KeptChangeResource = KeptChangeResource("")
        public var recordId: Int = 0
        public var field: String? = null
        public var why: KeptChangeWhy = KeptChangeWhy("")
    }
}

internal fun readKeptChange(json: Json): KeptChange = KeptChange {
    resource = KeptChangeResource(json["resource"].text())
    recordId = json["record_id"].integer()
    field = json["field"].orNull { it.text() }
    why = KeptChangeWhy(json["why"].text())
}

/** Something that was not restored with a record. */
public class LeftOut private constructor(from: Builder) : Record() {
    /** What was not restored */
    public val what: LeftOutWhat = from.what

    /**
     * `elsewhere`: it belongs to another record, or last belonged to another customer. `taken`: another record has it,
     * or there is no room for it. `gone`: it no longer exists
     */
    public val why: LeftOutWhy = from.why

    /** Its name, or the record that has it. Null if the caller is not allowed to know */
    public val name: String? = from.name

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "what" to what,
        "why" to why,
        "name" to name,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var what: LeftOutWhat = LeftOutWhat("")
        public var why: LeftOutWhy = LeftOutWhy("")
        public var name: String? = null
    }
}

internal fun readLeftOut(json: Json): LeftOut = LeftOut {
    what = LeftOutWhat(json["what"].text())
    why = LeftOutWhy(json["why"].text())
    name = json["name"].orNull { it.text() }
}

/** The name of a tag in one language, as listed. */
public class ListedNameTranslation private constructor(from: Builder) : Record() {
    /** Record id of the name translation */
    public val id: Int = from.id

    /** Record id of its tag */
    public val tagId: TagRecordId = from.tagId

    /** One of the 45 supported language codes */
    public val langCode: LanguageCode = from.langCode

    /** The name */
    public val text: String = from.text

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagId" to tagId,
        "langCode" to langCode,
        "text" to text,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var tagId: TagRecordId = TagRecordId(0)
        public var langCode: LanguageCode = LanguageCode("")
        public var text: String = ""
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readListedNameTranslation(json: Json): ListedNameTranslation = ListedNameTranslation {
    id = json["id"].integer()
    tagId = TagRecordId(json["tag_id"].integer())
    langCode = LanguageCode(json["lang_code"].text())
    text = json["text"].text()
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
}

/** A museum's own look. */
public class Look private constructor(from: Builder) : Record() {
    /** Record id of the museum */
    public val id: Int = from.id

    /** Name that visitors see instead of the service's name */
    public val displayName: String? = from.displayName

    /** Colour of the controls on visitors' pages, as `#rrggbb` */
    public val colour: String? = from.colour

    /** URL of the imprint */
    public val imprintUrl: String? = from.imprintUrl

    /** URL of the privacy policy */
    public val privacyUrl: String? = from.privacyUrl

    /** URL of the logo */
    public val logoUrl: String? = from.logoUrl

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "displayName" to displayName,
        "colour" to colour,
        "imprintUrl" to imprintUrl,
        "privacyUrl" to privacyUrl,
        "logoUrl" to logoUrl,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var displayName: String? = null
        public var colour: String? = null
        public var imprintUrl: String? = null
        public var privacyUrl: String? = null
        public var logoUrl: String? = null
    }
}

internal fun readLook(json: Json): Look = Look {
    id = json["id"].integer()
    displayName = json["display_name"].orNull { it.text() }
    colour = json["colour"].orNull { it.text() }
    imprintUrl = json["imprint_url"].orNull { it.text() }
    privacyUrl = json["privacy_url"].orNull { it.text() }
    logoUrl = json["logo_url"].orNull { it.text() }
}

/** A tag as `show` returns it or, if it was looked up by its hardware, as `showByHardwareId` does. */
public class LookedUpTag private constructor(from: Builder) : Record() {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId = from.id

    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier = from.tagIdentifier

    /** Description of the tag. Only if it was looked up by its identifier */
    public val description: String? = from.description

    /** Name of the tag in one language. An empty text if it has no name */
    public val name: TextInLanguage = from.name

    /** Gender of the voice that reads the text aloud */
    public val gender: Gender? = from.gender

    /** URL of a picture */
    public val imageUrl: String? = from.imageUrl

    /** URL of a page about the tag, as it was entered: the scheme can be missing */
    public val textUrl: String = from.textUrl

    /** The text of the tag in the requested language, or else in the original language */
    public val translation: TextInLanguage = from.translation

    /** All hardware that is attached to the tag. Only if it was looked up by its hardware */
    public val hardware: List<AttachedHardware>? = from.hardware

    /** Where the text and name come from. Only with `expand=provenance` */
    public val provenance: TagProvenance? = from.provenance

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagIdentifier" to tagIdentifier,
        "description" to description,
        "name" to name,
        "gender" to gender,
        "imageUrl" to imageUrl,
        "textUrl" to textUrl,
        "translation" to translation,
        "hardware" to hardware,
        "provenance" to provenance,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: TagRecordId = TagRecordId(0)
        public var tagIdentifier: TagIdentifier = TagIdentifier("")
        public var description: String? = null
        public var name: TextInLanguage = TextInLanguage { }
        public var gender: Gender? = null
        public var imageUrl: String? = null
        public var textUrl: String = ""
        public var translation: TextInLanguage = TextInLanguage { }
        public var hardware: List<AttachedHardware>? = null
        public var provenance: TagProvenance? = null
    }
}

internal fun readLookedUpTag(json: Json): LookedUpTag = LookedUpTag {
    id = TagRecordId(json["id"].integer())
    tagIdentifier = TagIdentifier(json["tag_identifier"].text())
    description = json["description"].orAbsent { given -> given.orNull { it.text() } }
    name = readTextInLanguage(json["name"])
    gender = json["gender"].orAbsent { Gender(it.text()) }
    imageUrl = json["image_url"].orNull { it.text() }
    textUrl = json["text_url"].text()
    translation = readTextInLanguage(json["translation"])
    hardware = json["hardware"].orAbsent { it.list { readAttachedHardware(it) } }
    provenance = json["provenance"].orAbsent { readTagProvenance(it) }
}

/** What a single lookup would return for one observation. */
public class LookupResult private constructor(from: Builder) : Record() {
    /** `found`: `tag` is present. `not_found`: there is no such tag. `invalid`: `error` is present */
    public val status: LookupResultStatus = from.status

    /** The tag, if it was found */
    public val tag: LookedUpTag? = from.tag

    /** What is wrong with the observation. Only if it is invalid */
    public val error: LookupResultError? = from.error

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "status" to status,
        "tag" to tag,
        "error" to error,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var status: LookupResultStatus = LookupResultStatus("")
        public var tag: LookedUpTag? = null
        public var error: LookupResultError? = null
    }
}

internal fun readLookupResult(json: Json): LookupResult = LookupResult {
    status = LookupResultStatus(json["status"].text())
    tag = json["tag"].orAbsent { readLookedUpTag(it) }
    error = json["error"].orAbsent { readLookupResultError(it) }
}

/** What is wrong with the observation. Only if it is invalid */
public class LookupResultError private constructor(from: Builder) : Record() {
    /** Human-readable message, in English */
    public val message: String = from.message

    /** Error code, one of a closed list. The `X-Error-Reason` header is more specific. */
    public val code: ErrorCode = from.code

    /** Names of all missing parameters. Only present if parameters are missing */
    public val values: List<String>? = from.values

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "message" to message,
        "code" to code,
        "values" to values,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var message: String = ""
        public var code: ErrorCode = ErrorCode("")
        public var values: List<String>? = null
    }
}

internal fun readLookupResultError(json: Json): LookupResultError = LookupResultError {
    message = json["message"].text()
    code = ErrorCode(json["code"].text())
    values = json["values"].orAbsent { it.list { it.text() } }
}

/** One result for each observation. */
public class LookupResults private constructor(from: Builder) : Record() {
    /** One result for each observation, in the same order */
    public val results: List<LookupResult> = from.results

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "results" to results,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var results: List<LookupResult> = emptyList()
    }
}

internal fun readLookupResults(json: Json): LookupResults = LookupResults {
    results = json["results"].list { readLookupResult(it) }
}

/** Location of a tag's hardware item, for a map. */
public class Marker private constructor(from: Builder) : Record() {
    /** Latitude in degrees */
    public val latitude: Double = from.latitude

    /** Longitude in degrees */
    public val longitude: Double = from.longitude

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "latitude" to latitude,
        "longitude" to longitude,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var latitude: Double = 0.0
        public var longitude: Double = 0.0
    }
}

internal fun readMarker(json: Json): Marker = Marker {
    latitude = json["latitude"].number()
    longitude = json["longitude"].number()
}

/** A provider's translation of a text. */
public class MemoryEntry private constructor(from: Builder) : Record() {
    /** Id of the entry */
    public val id: Int = from.id

    /** Language of the original */
    public val sourceLangCode: LanguageCode = from.sourceLangCode

    /** Language of the translation */
    public val langCode: LanguageCode = from.langCode

    /** The translated text */
    public val text: String = from.text

    /** Name of the provider that translated it */
    public val provider: String = from.provider

    /** Whether it is reused for everybody. Otherwise it is reused for one customer, or for the tags without an owner */
    public val isShared: Boolean = from.isShared

    /** Record id of the customer that it is reused for. Null if it is shared, or for tags without an owner */
    public val customerId: Int? = from.customerId

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "sourceLangCode" to sourceLangCode,
        "langCode" to langCode,
        "text" to text,
        "provider" to provider,
        "isShared" to isShared,
        "customerId" to customerId,
        "createdAt" to createdAt,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var sourceLangCode: LanguageCode = LanguageCode("")
        public var langCode: LanguageCode = LanguageCode("")
        public var text: String = ""
        public var provider: String = ""
        public var isShared: Boolean = false
        public var customerId: Int? = null
        public var createdAt: Timestamp = Timestamp(0L)
    }
}

internal fun readMemoryEntry(json: Json): MemoryEntry = MemoryEntry {
    id = json["id"].integer()
    sourceLangCode = LanguageCode(json["source_lang_code"].text())
    langCode = LanguageCode(json["lang_code"].text())
    text = json["text"].text()
    provider = json["provider"].text()
    isShared = json["is_shared"].boolean()
    customerId = json["customer_id"].orNull { it.integer() }
    createdAt = Timestamp(json["created_at"].text())
}

/** The customer's tags. */
public class MyTags private constructor(from: Builder) : Record() {
    /** One element for each tag */
    public val tags: List<FoundTag> = from.tags

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "tags" to tags,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var tags: List<FoundTag> = emptyList()
    }
}

internal fun readMyTags(json: Json): MyTags = MyTags {
    tags = json["tags"].list { readFoundTag(it) }
}

/** The name of a tag in one language. */
public class NameTranslation private constructor(from: Builder) : Record() {
    /** Record id of the name translation */
    public val id: Int = from.id

    /** Record id of its tag */
    public val tagId: TagRecordId = from.tagId

    /** One of the 45 supported language codes */
    public val langCode: LanguageCode = from.langCode

    /** The name */
    public val text: String = from.text

    /**
     * `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered
     * or corrected by a person
     */
    public val origin: NameTranslationOrigin = from.origin

    /**
     * The provider that translated it, or `memory`: taken over from another tag of the same customer with the same
     * original, where a person translated it. Null for the work of a person
     */
    public val provider: String? = from.provider

    /** Whether the original has changed since the translation was made */
    public val stale: Boolean = from.stale

    /** Hash of the original that it was made from: SHA-256 of its language and text */
    public val sourceHash: String = from.sourceHash

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagId" to tagId,
        "langCode" to langCode,
        "text" to text,
        "origin" to origin,
        "provider" to provider,
        "stale" to stale,
        "sourceHash" to sourceHash,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var tagId: TagRecordId = TagRecordId(0)
        public var langCode: LanguageCode = LanguageCode("")
        public var text: String = ""
        public var origin: NameTranslationOrigin = NameTranslationOrigin("")
        public var provider: String? = null
        public var stale: Boolean = false
        public var sourceHash: String = ""
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readNameTranslation(json: Json): NameTranslation = NameTranslation {
    id = json["id"].integer()
    tagId = TagRecordId(json["tag_id"].integer())
    langCode = LanguageCode(json["lang_code"].text())
    text = json["text"].text()
    origin = NameTranslationOrigin(json["origin"].text())
    provider = json["provider"].orNull { it.text() }
    stale = json["stale"].boolean()
    sourceHash = json["source_hash"].text()
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
}

/**
 * A row with a location that differs from its place's. Places are not moved, and a new place is created at the location
 * of its first row.
 */
public class OtherLocation private constructor(from: Builder) : Record() {
    /** `line` of the row */
    public val line: Int = from.line

    /** The place's name */
    public val place: String = from.place

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "line" to line,
        "place" to place,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var line: Int = 0
        public var place: String = ""
    }
}

internal fun readOtherLocation(json: Json): OtherLocation = OtherLocation {
    line = json["line"].integer()
    place = json["place"].text()
}

/** A link with which a customer chooses a new password. */
public class PasswordLink private constructor(from: Builder) : Record() {
    /** URL at which a new password is chosen. Anybody who has it can do so. Returned only once */
    public val url: String = from.url

    /** Time until which it can be used */
    public val expiresAt: Timestamp = from.expiresAt

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "url" to url,
        "expiresAt" to expiresAt,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var url: String = ""
        public var expiresAt: Timestamp = Timestamp(0L)
    }
}

internal fun readPasswordLink(json: Json): PasswordLink = PasswordLink {
    url = json["url"].text()
    expiresAt = Timestamp(json["expires_at"].text())
}

/** A place, where tags are. */
public class Place private constructor(from: Builder) : Record() {
    /** Record id of the place */
    public val id: Int = from.id

    /** Record id of the customer that it belongs to */
    public val customerId: Int = from.customerId

    /** Name of the place */
    public val name: String? = from.name

    /**
     * Translated names, written by people, by language code. Visitors see the first one that matches their languages,
     * and otherwise `name`
     */
    public val names: Map<String, String> = from.names

    /** Latitude in degrees */
    public val latitude: Double? = from.latitude

    /** Longitude in degrees */
    public val longitude: Double? = from.longitude

    /** URL of its picture */
    public val imageUrl: String? = from.imageUrl

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "customerId" to customerId,
        "name" to name,
        "names" to names,
        "latitude" to latitude,
        "longitude" to longitude,
        "imageUrl" to imageUrl,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var customerId: Int = 0
        public var name: String? = null
        public var names: Map<String, String> = emptyMap()
        public var latitude: Double? = null
        public var longitude: Double? = null
        public var imageUrl: String? = null
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readPlace(json: Json): Place = Place {
    id = json["id"].integer()
    customerId = json["customer_id"].integer()
    name = json["name"].orNull { it.text() }
    names = json["names"].map { it.text() }
    latitude = json["latitude"].orNull { it.number() }
    longitude = json["longitude"].orNull { it.number() }
    imageUrl = json["image_url"].orNull { it.text() }
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
}

/** The provenance of a text. */
public class Provenance private constructor(from: Builder) : Record() {
    /**
     * The requested languages that are supported, in order and without excluded ones. A `*` in `Accept-Language` is
     * replaced by the language of the original
     */
    public val requested: List<LanguageCode> = from.requested

    /** Language that the text is in */
    public val served: LanguageCode = from.served

    /** Language of the original */
    public val original: LanguageCode = from.original

    /**
     * `original`: as entered. `machine`: translated by a provider, or taken over from another tag. `human`: translated
     * by a person
     */
    public val origin: Origin = from.origin

    /**
     * The provider that translated it, or `memory`: taken over from another tag of the same customer with the same
     * original, where a person translated it. Null if it is not a machine translation
     */
    public val provider: String? = from.provider

    /** Hash of the original that the text was made from: SHA-256 of its language and text */
    public val sourceHash: String = from.sourceHash

    /** Whether it is a human translation whose original has changed since */
    public val stale: Boolean = from.stale

    /** When the translation was last written. Null for an original */
    public val translatedAt: Timestamp? = from.translatedAt

    /**
     * Why the first requested language is not served. Null if it is. `off`: lookups do not translate on this service.
     * `unsupported`: no provider supports it. `refused`: every provider refuses this text. `unavailable`: the last
     * attempt failed. `pending`: it may be available soon
     */
    public val fallbackReason: ProvenanceFallbackReason? = from.fallbackReason

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "requested" to requested,
        "served" to served,
        "original" to original,
        "origin" to origin,
        "provider" to provider,
        "sourceHash" to sourceHash,
        "stale" to stale,
        "translatedAt" to translatedAt,
        "fallbackReason" to fallbackReason,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var requested: List<LanguageCode> = emptyList()
        public var served: LanguageCode = LanguageCode("")
        public var original: LanguageCode = LanguageCode("")
        public var origin: Origin = Origin("")
        public var provider: String? = null
        public var sourceHash: String = ""
        public var stale: Boolean = false
        public var translatedAt: Timestamp? = null
        public var fallbackReason: ProvenanceFallbackReason? = null
    }
}

internal fun readProvenance(json: Json): Provenance = Provenance {
    requested = json["requested"].list { LanguageCode(it.text()) }
    served = LanguageCode(json["served"].text())
    original = LanguageCode(json["original"].text())
    origin = Origin(json["origin"].text())
    provider = json["provider"].orNull { it.text() }
    sourceHash = json["source_hash"].text()
    stale = json["stale"].boolean()
    translatedAt = json["translated_at"].orNull { Timestamp(it.text()) }
    fallbackReason = json["fallback_reason"].orNull { ProvenanceFallbackReason(it.text()) }
}

/** A group of reads with the same values of the fields in `by`. Other fields are absent. */
public class ReadRow private constructor(from: Builder) : Record() {
    /** The day, in UTC */
    public val day: String? = from.day

    /** Record id of the tag, which may have been deleted */
    public val tagId: TagRecordId? = from.tagId

    /** Record id of the place where the tag was then, which may have been deleted. Null for none */
    public val placeId: Int? = from.placeId

    /** Language of the text that was served. Null if there was none */
    public val langCode: LanguageCode? = from.langCode

    /** How the tag was read */
    public val way: ReadRowWay? = from.way

    /**
     * The first requested language, if it was not served. `other`: an unsupported language. Null if it was served, or
     * none was requested
     */
    public val missed: ReadRowMissed? = from.missed

    /** Number of reads */
    public val reads: Int = from.reads

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "day" to day,
        "tagId" to tagId,
        "placeId" to placeId,
        "langCode" to langCode,
        "way" to way,
        "missed" to missed,
        "reads" to reads,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var day: String? = null
        public var tagId: TagRecordId? = null
        public var placeId: Int? = null
        public var langCode: LanguageCode? = null
        public var way: ReadRowWay? = null
        public var missed: ReadRowMissed? = null
        public var reads: Int = 0
    }
}

internal fun readReadRow(json: Json): ReadRow = ReadRow {
    day = json["day"].orAbsent { it.text() }
    tagId = json["tag_id"].orAbsent { TagRecordId(it.integer()) }
    placeId = json["place_id"].orAbsent { given -> given.orNull { it.integer() } }
    langCode = json["lang_code"].orAbsent { given -> given.orNull { LanguageCode(it.text()) } }
    way = json["way"].orAbsent { ReadRowWay(it.text()) }
    missed = json["missed"].orAbsent { given -> given.orNull { ReadRowMissed(it.text()) } }
    reads = json["reads"].integer()
}

/** Read counts of tags. */
public class Reads private constructor(from: Builder) : Record() {
    /** First day */
    public val from: String = from.from

    /** Last day */
    public val to: String = from.to

    /** Sorted by the fields that they are grouped by. */
    public val rows: List<ReadRow> = from.rows

    /** Total number of reads */
    public val reads: Int = from.reads

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "from" to from,
        "to" to to,
        "rows" to rows,
        "reads" to reads,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var from: String = ""
        public var to: String = ""
        public var rows: List<ReadRow> = emptyList()
        public var reads: Int = 0
    }
}

internal fun readReads(json: Json): Reads = Reads {
    from = json["from"].text()
    to = json["to"].text()
    rows = json["rows"].list { readReadRow(it) }
    reads = json["reads"].integer()
}

/** A visitor's report about a mistake in what they have read. It does not identify the visitor. */
public class Report private constructor(from: Builder) : Record() {
    /** Record id of the report */
    public val id: Int = from.id

    /** Record id of the tag */
    public val tagId: TagRecordId = from.tagId

    /** What was read: the text of the tag, or its name */
    public val part: ReportPart = from.part

    /** Language of what was read */
    public val langCode: LanguageCode = from.langCode

    /** Hash of the original that it was, or was made from, when it was read: SHA-256 of language and text */
    public val sourceHash: String = from.sourceHash

    /** What the visitor says, exactly as entered: plain text from an unknown person, in any language */
    public val words: String = from.words

    /**
     * Record id of what is stored in that language: a translation or, for `name`, a name translation. Null if there is
     * none any more
     */
    public val translationId: Int? = from.translationId

    /** Whether visitors now read something else there. A report counts until then */
    public val changedSince: Boolean = from.changedSince

    /**
     * Whether the report is closed: somebody has corrected what is there, has marked it as correct, or has had a
     * machine translate it again. A closed report no longer counts
     */
    public val closed: Boolean = from.closed

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagId" to tagId,
        "part" to part,
        "langCode" to langCode,
        "sourceHash" to sourceHash,
        "words" to words,
        "translationId" to translationId,
        "changedSince" to changedSince,
        "closed" to closed,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var tagId: TagRecordId = TagRecordId(0)
        public var part: ReportPart = ReportPart("")
        public var langCode: LanguageCode = LanguageCode("")
        public var sourceHash: String = ""
        public var words: String = ""
        public var translationId: Int? = null
        public var changedSince: Boolean = false
        public var closed: Boolean = false
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readReport(json: Json): Report = Report {
    id = json["id"].integer()
    tagId = TagRecordId(json["tag_id"].integer())
    part = ReportPart(json["part"].text())
    langCode = LanguageCode(json["lang_code"].text())
    sourceHash = json["source_hash"].text()
    words = json["words"].text()
    translationId = json["translation_id"].orNull { it.integer() }
    changedSince = json["changed_since"].boolean()
    closed = json["closed"].boolean()
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
}

/** The result of restoring a record from the bin. */
public class RestoredFromBin private constructor(from: Builder) : Record() {
    /** A restored tag or place, as the operation that gets it returns it. */
    public val record: RestoredRecord = from.record

    /** What was not restored with it */
    public val leftOut: List<LeftOut> = from.leftOut

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "record" to record,
        "leftOut" to leftOut,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var record: RestoredRecord = RestoredRecord { }
        public var leftOut: List<LeftOut> = emptyList()
    }
}

internal fun readRestoredFromBin(json: Json): RestoredFromBin = RestoredFromBin {
    record = readRestoredRecord(json["record"])
    leftOut = json["left_out"].list { readLeftOut(it) }
}

/** A restored tag or place, as the operation that gets it returns it. */
public class RestoredRecord private constructor(from: Builder) : Record() {
    /** Record id */
    public val id: Int = from.id

    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier? = from.tagIdentifier

    /** Record id of the customer that it belongs to. Null if it has no owner */
    public val customerId: Int? = from.customerId

    /** Record id of its place */
    public val placeId: Int? = from.placeId

    /** Record id of its parent tag */
    public val parentId: TagRecordId? = from.parentId

    /** Description of the tag */
    public val description: String? = from.description

    /** URL of its picture */
    public val imageUrl: String? = from.imageUrl

    /** URL of a page about the tag, as it was entered */
    public val textUrl: String? = from.textUrl

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of the record */
    public val url: String = from.url

    /** The customer's own reference for the tag. Only with `expand=details` */
    public val reference: String? = from.reference

    /** Whether the tag is hidden from visitors. Only with `expand=details` */
    public val hidden: Boolean? = from.hidden

    /** Position among the tags of a place. Only with `expand=details` */
    public val position: Int? = from.position

    /** Credit of the picture. Only with `expand=details` */
    public val credit: String? = from.credit

    /** Its text in all languages, including the original */
    public val translations: List<Translation>? = from.translations

    /** Its name in all languages */
    public val nameTranslations: List<NameTranslation>? = from.nameTranslations

    /** Hardware that is attached to it */
    public val hardwares: List<Hardware>? = from.hardwares

    /** Locations of its hardware, as far as they are known */
    public val markers: List<Marker>? = from.markers

    /** Name of the place */
    public val name: String? = from.name

    /**
     * Translated names, written by people, by language code. Visitors see the first one that matches their languages,
     * and otherwise `name`
     */
    public val names: Map<String, String>? = from.names

    /** Latitude in degrees */
    public val latitude: Double? = from.latitude

    /** Longitude in degrees */
    public val longitude: Double? = from.longitude

    /** Its tags, sorted by ascending id */
    public val tags: List<TagRecord>? = from.tags

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagIdentifier" to tagIdentifier,
        "customerId" to customerId,
        "placeId" to placeId,
        "parentId" to parentId,
        "description" to description,
        "imageUrl" to imageUrl,
        "textUrl" to textUrl,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
        "reference" to reference,
        "hidden" to hidden,
        "position" to position,
        "credit" to credit,
        "translations" to translations,
        "nameTranslations" to nameTranslations,
        "hardwares" to hardwares,
        "markers" to markers,
        "name" to name,
        "names" to names,
        "latitude" to latitude,
        "longitude" to longitude,
        "tags" to tags,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var tagIdentifier: TagIdentifier? = null
        public var customerId: Int? = null
        public var placeId: Int? = null
        public var parentId: TagRecordId? = null
        public var description: String? = null
        public var imageUrl: String? = null
        public var textUrl: String? = null
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
        public var reference: String? = null
        public var hidden: Boolean? = null
        public var position: Int? = null
        public var credit: String? = null
        public var translations: List<Translation>? = null
        public var nameTranslations: List<NameTranslation>? = null
        public var hardwares: List<Hardware>? = null
        public var markers: List<Marker>? = null
        public var name: String? = null
        public var names: Map<String, String>? = null
        public var latitude: Double? = null
        public var longitude: Double? = null
        public var tags: List<TagRecord>? = null
    }
}

internal fun readRestoredRecord(json: Json): RestoredRecord = RestoredRecord {
    id = json["id"].integer()
    tagIdentifier = json["tag_identifier"].orAbsent { TagIdentifier(it.text()) }
    customerId = json["customer_id"].orNull { it.integer() }
    placeId = json["place_id"].orAbsent { given -> given.orNull { it.integer() } }
    parentId = json["parent_id"].orAbsent { given -> given.orNull { TagRecordId(it.integer()) } }
    description = json["description"].orAbsent { given -> given.orNull { it.text() } }
    imageUrl = json["image_url"].orAbsent { given -> given.orNull { it.text() } }
    textUrl = json["text_url"].orAbsent { given -> given.orNull { it.text() } }
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
    reference = json["reference"].orAbsent { given -> given.orNull { it.text() } }
    hidden = json["hidden"].orAbsent { it.boolean() }
    position = json["position"].orAbsent { given -> given.orNull { it.integer() } }
    credit = json["credit"].orAbsent { given -> given.orNull { it.text() } }
    translations = json["translations"].orAbsent { it.list { readTranslation(it) } }
    nameTranslations = json["name_translations"].orAbsent { it.list { readNameTranslation(it) } }
    hardwares = json["hardwares"].orAbsent { it.list { readHardware(it) } }
    markers = json["markers"].orAbsent { it.list { readMarker(it) } }
    name = json["name"].orAbsent { given -> given.orNull { it.text() } }
    names = json["names"].orAbsent { it.map { it.text() } }
    latitude = json["latitude"].orAbsent { given -> given.orNull { it.number() } }
    longitude = json["longitude"].orAbsent { given -> given.orNull { it.number() } }
    tags = json["tags"].orAbsent { it.list { readTagRecord(it) } }
}

/** A text or a name that was restored. */
public class RestoredText private constructor(from: Builder) : Record() {
    /** Record id of the translation or name translation */
    public val id: Int = from.id

    /** Record id of its tag */
    public val tagId: TagRecordId = from.tagId

    /** One of the 45 supported language codes */
    public val langCode: LanguageCode = from.langCode

    /** The name */
    public val text: String = from.text

    /**
     * `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered
     * or corrected by a person
     */
    public val origin: RestoredTextOrigin = from.origin

    /**
     * The provider that translated it, or `memory`: taken over from another tag of the same customer with the same
     * original, where a person translated it. Null for the work of a person
     */
    public val provider: String? = from.provider

    /** Whether the original has changed since the translation was made */
    public val stale: Boolean = from.stale

    /** Hash of the original that it was made from: SHA-256 of its language and text */
    public val sourceHash: String = from.sourceHash

    /** Record id of the text record that it belongs to. Absent for a name */
    public val textRecordId: Int? = from.textRecordId

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagId" to tagId,
        "langCode" to langCode,
        "text" to text,
        "origin" to origin,
        "provider" to provider,
        "stale" to stale,
        "sourceHash" to sourceHash,
        "textRecordId" to textRecordId,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var tagId: TagRecordId = TagRecordId(0)
        public var langCode: LanguageCode = LanguageCode("")
        public var text: String = ""
        public var origin: RestoredTextOrigin = RestoredTextOrigin("")
        public var provider: String? = null
        public var stale: Boolean = false
        public var sourceHash: String = ""
        public var textRecordId: Int? = null
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readRestoredText(json: Json): RestoredText = RestoredText {
    id = json["id"].integer()
    tagId = TagRecordId(json["tag_id"].integer())
    langCode = LanguageCode(json["lang_code"].text())
    text = json["text"].text()
    origin = RestoredTextOrigin(json["origin"].text())
    provider = json["provider"].orNull { it.text() }
    stale = json["stale"].boolean()
    sourceHash = json["source_hash"].text()
    textRecordId = json["text_record_id"].orAbsent { it.integer() }
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
}

/** A place with its tags. */
public class ShownPlace private constructor(from: Builder) : Record() {
    /** Record id of the place */
    public val id: Int = from.id

    /** Record id of the customer that it belongs to */
    public val customerId: Int = from.customerId

    /** Name of the place */
    public val name: String? = from.name

    /**
     * Translated names, written by people, by language code. Visitors see the first one that matches their languages,
     * and otherwise `name`
     */
    public val names: Map<String, String> = from.names

    /** Latitude in degrees */
    public val latitude: Double? = from.latitude

    /** Longitude in degrees */
    public val longitude: Double? = from.longitude

    /** URL of its picture */
    public val imageUrl: String? = from.imageUrl

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** Its tags, sorted by ascending id */
    public val tags: List<TagRecord> = from.tags

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "customerId" to customerId,
        "name" to name,
        "names" to names,
        "latitude" to latitude,
        "longitude" to longitude,
        "imageUrl" to imageUrl,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
        "tags" to tags,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var customerId: Int = 0
        public var name: String? = null
        public var names: Map<String, String> = emptyMap()
        public var latitude: Double? = null
        public var longitude: Double? = null
        public var imageUrl: String? = null
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
        public var tags: List<TagRecord> = emptyList()
    }
}

internal fun readShownPlace(json: Json): ShownPlace = ShownPlace {
    id = json["id"].integer()
    customerId = json["customer_id"].integer()
    name = json["name"].orNull { it.text() }
    names = json["names"].map { it.text() }
    latitude = json["latitude"].orNull { it.number() }
    longitude = json["longitude"].orNull { it.number() }
    imageUrl = json["image_url"].orNull { it.text() }
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
    tags = json["tags"].list { readTagRecord(it) }
}

/** A tag as `show` returns it. */
public class ShownTag private constructor(from: Builder) : Record() {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId = from.id

    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier = from.tagIdentifier

    /** Description of the tag */
    public val description: String? = from.description

    /** Name of the tag in one language. An empty text if it has no name */
    public val name: TextInLanguage = from.name

    /** Gender of the voice that reads the text aloud */
    public val gender: Gender = from.gender

    /** URL of a picture */
    public val imageUrl: String? = from.imageUrl

    /** URL of a page about the tag, as it was entered: the scheme can be missing */
    public val textUrl: String = from.textUrl

    /** The text of the tag in the requested language, or else in the original language */
    public val translation: TextInLanguage = from.translation

    /** Where the text and name come from. Only with `expand=provenance` */
    public val provenance: TagProvenance? = from.provenance

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagIdentifier" to tagIdentifier,
        "description" to description,
        "name" to name,
        "gender" to gender,
        "imageUrl" to imageUrl,
        "textUrl" to textUrl,
        "translation" to translation,
        "provenance" to provenance,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: TagRecordId = TagRecordId(0)
        public var tagIdentifier: TagIdentifier = TagIdentifier("")
        public var description: String? = null
        public var name: TextInLanguage = TextInLanguage { }
        public var gender: Gender = Gender("")
        public var imageUrl: String? = null
        public var textUrl: String = ""
        public var translation: TextInLanguage = TextInLanguage { }
        public var provenance: TagProvenance? = null
    }
}

internal fun readShownTag(json: Json): ShownTag = ShownTag {
    id = TagRecordId(json["id"].integer())
    tagIdentifier = TagIdentifier(json["tag_identifier"].text())
    description = json["description"].orNull { it.text() }
    name = readTextInLanguage(json["name"])
    gender = Gender(json["gender"].text())
    imageUrl = json["image_url"].orNull { it.text() }
    textUrl = json["text_url"].text()
    translation = readTextInLanguage(json["translation"])
    provenance = json["provenance"].orAbsent { readTagProvenance(it) }
}

/** A tag with its texts, names and hardware. */
public class ShownTagRecord private constructor(from: Builder) : Record() {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId = from.id

    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier = from.tagIdentifier

    /** Record id of the customer that it belongs to. Null if it has no owner */
    public val customerId: Int? = from.customerId

    /** Record id of its place */
    public val placeId: Int? = from.placeId

    /** Record id of its parent tag */
    public val parentId: TagRecordId? = from.parentId

    /** Description of the tag */
    public val description: String? = from.description

    /** URL of a picture */
    public val imageUrl: String? = from.imageUrl

    /** URL of a page about the tag, as it was entered */
    public val textUrl: String? = from.textUrl

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** The customer's own reference for the tag. Only with `expand=details` */
    public val reference: String? = from.reference

    /** Whether the tag is hidden from visitors. Only with `expand=details` */
    public val hidden: Boolean? = from.hidden

    /** Position among the tags of a place. Only with `expand=details` */
    public val position: Int? = from.position

    /** Credit of the picture. Only with `expand=details` */
    public val credit: String? = from.credit

    /** Its text in all languages, including the original */
    public val translations: List<Translation> = from.translations

    /** Its name in all languages */
    public val nameTranslations: List<NameTranslation> = from.nameTranslations

    /** Hardware that is attached to it */
    public val hardwares: List<Hardware> = from.hardwares

    /** Locations of its hardware, as far as they are known */
    public val markers: List<Marker> = from.markers

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagIdentifier" to tagIdentifier,
        "customerId" to customerId,
        "placeId" to placeId,
        "parentId" to parentId,
        "description" to description,
        "imageUrl" to imageUrl,
        "textUrl" to textUrl,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
        "reference" to reference,
        "hidden" to hidden,
        "position" to position,
        "credit" to credit,
        "translations" to translations,
        "nameTranslations" to nameTranslations,
        "hardwares" to hardwares,
        "markers" to markers,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: TagRecordId = TagRecordId(0)
        public var tagIdentifier: TagIdentifier = TagIdentifier("")
        public var customerId: Int? = null
        public var placeId: Int? = null
        public var parentId: TagRecordId? = null
        public var description: String? = null
        public var imageUrl: String? = null
        public var textUrl: String? = null
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
        public var reference: String? = null
        public var hidden: Boolean? = null
        public var position: Int? = null
        public var credit: String? = null
        public var translations: List<Translation> = emptyList()
        public var nameTranslations: List<NameTranslation> = emptyList()
        public var hardwares: List<Hardware> = emptyList()
        public var markers: List<Marker> = emptyList()
    }
}

internal fun readShownTagRecord(json: Json): ShownTagRecord = ShownTagRecord {
    id = TagRecordId(json["id"].integer())
    tagIdentifier = TagIdentifier(json["tag_identifier"].text())
    customerId = json["customer_id"].orNull { it.integer() }
    placeId = json["place_id"].orNull { it.integer() }
    parentId = json["parent_id"].orNull { TagRecordId(it.integer()) }
    description = json["description"].orNull { it.text() }
    imageUrl = json["image_url"].orNull { it.text() }
    textUrl = json["text_url"].orNull { it.text() }
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
    reference = json["reference"].orAbsent { given -> given.orNull { it.text() } }
    hidden = json["hidden"].orAbsent { it.boolean() }
    position = json["position"].orAbsent { given -> given.orNull { it.integer() } }
    credit = json["credit"].orAbsent { given -> given.orNull { it.text() } }
    translations = json["translations"].list { readTranslation(it) }
    nameTranslations = json["name_translations"].list { readNameTranslation(it) }
    hardwares = json["hardwares"].list { readHardware(it) }
    markers = json["markers"].list { readMarker(it) }
}

/** The tag. */
public class ShownTags private constructor(from: Builder) : Record() {
    /** Exactly one tag */
    public val tags: List<ShownTag> = from.tags

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "tags" to tags,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var tags: List<ShownTag> = emptyList()
    }
}

internal fun readShownTags(json: Json): ShownTags = ShownTags {
    tags = json["tags"].list { readShownTag(it) }
}

/** The text of a tag with its translations. */
public class ShownTextRecord private constructor(from: Builder) : Record() {
    /** Record id of the text record */
    public val id: Int = from.id

    /** Record id of its tag */
    public val tagId: TagRecordId = from.tagId

    /** Gender of the voice that reads the text aloud */
    public val gender: Gender = from.gender

    /** The original text */
    public val text: String = from.text

    /** Language of the original text */
    public val langCode: LanguageCode = from.langCode

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** All its translations, including the original */
    public val translations: List<Translation> = from.translations

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagId" to tagId,
        "gender" to gender,
        "text" to text,
        "langCode" to langCode,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
        "translations" to translations,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var tagId: TagRecordId = TagRecordId(0)
        public var gender: Gender = Gender("")
        public var text: String = ""
        public var langCode: LanguageCode = LanguageCode("")
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
        public var translations: List<Translation> = emptyList()
    }
}

internal fun readShownTextRecord(json: Json): ShownTextRecord = ShownTextRecord {
    id = json["id"].integer()
    tagId = TagRecordId(json["tag_id"].integer())
    gender = Gender(json["gender"].text())
    text = json["text"].text()
    langCode = LanguageCode(json["lang_code"].text())
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
    translations = json["translations"].list { readTranslation(it) }
}

/** Confirms that the token has ended. */
public class SignedOut private constructor(from: Builder) : Record() {
    /** Human-readable text */
    public val message: String = from.message

    /** Always `OK` */
    public val code: SignedOutCode = from.code

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "message" to message,
        "code" to code,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var message: String = ""
        public var code: SignedOutCode = SignedOutCode("")
    }
}

internal fun readSignedOut(json: Json): SignedOut = SignedOut {
    message = json["message"].text()
    code = SignedOutCode(json["code"].text())
}

/** The supported and active beacon UUIDs. */
public class SupportedBeaconUuids private constructor(from: Builder) : Record() {
    /** The UUIDs */
    public val uuids: List<String> = from.uuids

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "uuids" to uuids,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var uuids: List<String> = emptyList()
    }
}

internal fun readSupportedBeaconUuids(json: Json): SupportedBeaconUuids = SupportedBeaconUuids {
    uuids = json["uuids"].list { it.text() }
}

/** The supported language codes. */
public class SupportedLanguageCodes private constructor(from: Builder) : Record() {
    /** The codes */
    public val languageCodes: List<LanguageCode> = from.languageCodes

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "languageCodes" to languageCodes,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var languageCodes: List<LanguageCode> = emptyList()
    }
}

internal fun readSupportedLanguageCodes(json: Json): SupportedLanguageCodes = SupportedLanguageCodes {
    languageCodes = json["language_codes"].list { LanguageCode(it.text()) }
}

/** The result of a bulk change, or its preview. */
public class TagBulkResult private constructor(from: Builder) : Record() {
    /** Number of tags */
    public val count: Int = from.count

    /** With `dry_run`: number of their texts in all languages, including originals */
    public val translations: Int? = from.translations

    /** With `dry_run`: number of their texts and names that people have translated */
    public val human: Int? = from.human

    /** With `dry_run`: number of their names in all languages, including originals */
    public val names: Int? = from.names

    /** With `dry_run`: number of hardware items that are attached to them */
    public val hardwares: Int? = from.hardwares

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "count" to count,
        "translations" to translations,
        "human" to human,
        "names" to names,
        "hardwares" to hardwares,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var count: Int = 0
        public var translations: Int? = null
        public var human: Int? = null
        public var names: Int? = null
        public var hardwares: Int? = null
    }
}

internal fun readTagBulkResult(json: Json): TagBulkResult = TagBulkResult {
    count = json["count"].integer()
    translations = json["translations"].orAbsent { it.integer() }
    human = json["human"].orAbsent { it.integer() }
    names = json["names"].orAbsent { it.integer() }
    hardwares = json["hardwares"].orAbsent { it.integer() }
}

/** The result of an import, or its preview. */
public class TagImport private constructor(from: Builder) : Record() {
    /** Whether it was a dry run, which changes nothing */
    public val dryRun: Boolean = from.dryRun

    /** The result of each row, in the same order */
    public val rows: List<TagImportRow> = from.rows

    /** Number of tags that are created */
    public val create: Int = from.create

    /** Number of tags that are updated */
    public val update: Int = from.update

    /** Number of rows that change nothing */
    public val same: Int = from.same

    /** Number of rows that are invalid and have no effect */
    public val invalid: Int = from.invalid

    /** Number of fields that blank cells have cleared, with `blank=clear` */
    public val cleared: Int = from.cleared

    /** The places that valid rows refer to, in order of appearance */
    public val places: List<ImportedPlace> = from.places

    /** Rows whose location is not used */
    public val otherLocations: List<OtherLocation> = from.otherLocations

    /** Unknown columns */
    public val ignoredColumns: List<String> = from.ignoredColumns

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "dryRun" to dryRun,
        "rows" to rows,
        "create" to create,
        "update" to update,
        "same" to same,
        "invalid" to invalid,
        "cleared" to cleared,
        "places" to places,
        "otherLocations" to otherLocations,
        "ignoredColumns" to ignoredColumns,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var dryRun: Boolean = false
        public var rows: List<TagImportRow> = emptyList()
        public var create: Int = 0
        public var update: Int = 0
        public var same: Int = 0
        public var invalid: Int = 0
        public var cleared: Int = 0
        public var places: List<ImportedPlace> = emptyList()
        public var otherLocations: List<OtherLocation> = emptyList()
        public var ignoredColumns: List<String> = emptyList()
    }
}

internal fun readTagImport(json: Json): TagImport = TagImport {
    dryRun = json["dry_run"].boolean()
    rows = json["rows"].list { readTagImportRow(it) }
    create = json["create"].integer()
    update = json["update"].integer()
    same = json["same"].integer()
    invalid = json["invalid"].integer()
    cleared = json["cleared"].integer()
    places = json["places"].list { readImportedPlace(it) }
    otherLocations = json["other_locations"].list { readOtherLocation(it) }
    ignoredColumns = json["ignored_columns"].list { it.text() }
}

/** The result of a row. */
public class TagImportRow private constructor(from: Builder) : Record() {
    /** Number of the row, starting at 1. Blank rows are not counted */
    public val row: Int = from.row

    /** Line number as in a spreadsheet: the headings are line 1, and blank rows are counted */
    public val line: Int = from.line

    /** What is done with the row */
    public val action: TagImportRowAction = from.action

    /** Record id of the tag. Null if there is none, or not yet */
    public val tagId: Int? = from.tagId

    /** Tag identifier */
    public val tagIdentifier: String? = from.tagIdentifier

    /** By column, the values before and after */
    public val changes: Map<String, List<String?>> = from.changes

    /**
     * Validation errors of a record: messages by field. `base` is about the record as a whole. A message is written to
     * follow the field's name.
     */
    public val errors: Map<String, List<String>> = from.errors

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "row" to row,
        "line" to line,
        "action" to action,
        "tagId" to tagId,
        "tagIdentifier" to tagIdentifier,
        "changes" to changes,
        "errors" to errors,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var row: Int = 0
        public var line: Int = 0
        public var action: TagImportRowAction = TagImportRowAction("")
        public var tagId: Int? = null
        public var tagIdentifier: String? = null
        public var changes: Map<String, List<String?>> = emptyMap()
        public var errors: Map<String, List<String>> = emptyMap()
    }
}

internal fun readTagImportRow(json: Json): TagImportRow = TagImportRow {
    row = json["row"].integer()
    line = json["line"].integer()
    action = TagImportRowAction(json["action"].text())
    tagId = json["tag_id"].orNull { it.integer() }
    tagIdentifier = json["tag_identifier"].orNull { it.text() }
    changes = json["changes"].map { it.list { it.orNull { it.text() } } }
    errors = json["errors"].map { it.list { it.text() } }
}

/** The NDEF message for a tag's NFC chip. */
public class TagNdef private constructor(from: Builder) : Record() {
    /** The message as lower-case hexadecimal digits, two for each byte */
    public val hex: String = from.hex

    /** Length of the message in bytes */
    public val bytes: Int = from.bytes

    /** Records of the message */
    public val records: List<TagNdefRecordsItem> = from.records

    /** Chips that can hold the message in their factory state */
    public val fits: List<TagNdefFitsItem> = from.fits

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "hex" to hex,
        "bytes" to bytes,
        "records" to records,
        "fits" to fits,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var hex: String = ""
        public var bytes: Int = 0
        public var records: List<TagNdefRecordsItem> = emptyList()
        public var fits: List<TagNdefFitsItem> = emptyList()
    }
}

internal fun readTagNdef(json: Json): TagNdef = TagNdef {
    hex = json["hex"].text()
    bytes = json["bytes"].integer()
    records = json["records"].list { readTagNdefRecordsItem(it) }
    fits = json["fits"].list { TagNdefFitsItem(it.text()) }
}

/**  */
public class TagNdefRecordsItem private constructor(from: Builder) : Record() {
    /** Type of the record */
    public val type: TagNdefRecordsItemType = from.type

    /** The URL, or the package of the app */
    public val value: String = from.value

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "type" to type,
        "value" to value,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var type: TagNdefRecordsItemType = TagNdefRecordsItemType("")
        public var value: String = ""
    }
}

internal fun readTagNdefRecordsItem(json: Json): TagNdefRecordsItem = TagNdefRecordsItem {
    type = TagNdefRecordsItemType(json["type"].text())
    value = json["value"].text()
}

/** The provenance of a tag's text and name. */
public class TagProvenance private constructor(from: Builder) : Record() {
    /** Provenance of the text. Null if there is none */
    public val text: Provenance? = from.text

    /** Provenance of the name. Null if there is none */
    public val name: Provenance? = from.name

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "text" to text,
        "name" to name,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var text: Provenance? = null
        public var name: Provenance? = null
    }
}

internal fun readTagProvenance(json: Json): TagProvenance = TagProvenance {
    text = json["text"].orNull { readProvenance(it) }
    name = json["name"].orNull { readProvenance(it) }
}

/** A tag record. */
public class TagRecord private constructor(from: Builder) : Record() {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId = from.id

    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier = from.tagIdentifier

    /** Record id of the customer that it belongs to. Null if it has no owner */
    public val customerId: Int? = from.customerId

    /** Record id of its place */
    public val placeId: Int? = from.placeId

    /** Record id of its parent tag */
    public val parentId: TagRecordId? = from.parentId

    /** Description of the tag */
    public val description: String? = from.description

    /** URL of a picture */
    public val imageUrl: String? = from.imageUrl

    /** URL of a page about the tag, as it was entered */
    public val textUrl: String? = from.textUrl

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** The customer's own reference for the tag. Only with `expand=details` */
    public val reference: String? = from.reference

    /** Whether the tag is hidden from visitors. Only with `expand=details` */
    public val hidden: Boolean? = from.hidden

    /** Position among the tags of a place. Only with `expand=details` */
    public val position: Int? = from.position

    /** Credit of the picture. Only with `expand=details` */
    public val credit: String? = from.credit

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagIdentifier" to tagIdentifier,
        "customerId" to customerId,
        "placeId" to placeId,
        "parentId" to parentId,
        "description" to description,
        "imageUrl" to imageUrl,
        "textUrl" to textUrl,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
        "reference" to reference,
        "hidden" to hidden,
        "position" to position,
        "credit" to credit,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: TagRecordId = TagRecordId(0)
        public var tagIdentifier: TagIdentifier = TagIdentifier("")
        public var customerId: Int? = null
        public var placeId: Int? = null
        public var parentId: TagRecordId? = null
        public var description: String? = null
        public var imageUrl: String? = null
        public var textUrl: String? = null
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
        public var reference: String? = null
        public var hidden: Boolean? = null
        public var position: Int? = null
        public var credit: String? = null
    }
}

internal fun readTagRecord(json: Json): TagRecord = TagRecord {
    id = TagRecordId(json["id"].integer())
    tagIdentifier = TagIdentifier(json["tag_identifier"].text())
    customerId = json["customer_id"].orNull { it.integer() }
    placeId = json["place_id"].orNull { it.integer() }
    parentId = json["parent_id"].orNull { TagRecordId(it.integer()) }
    description = json["description"].orNull { it.text() }
    imageUrl = json["image_url"].orNull { it.text() }
    textUrl = json["text_url"].orNull { it.text() }
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
    reference = json["reference"].orAbsent { given -> given.orNull { it.text() } }
    hidden = json["hidden"].orAbsent { it.boolean() }
    position = json["position"].orAbsent { given -> given.orNull { it.integer() } }
    credit = json["credit"].orAbsent { given -> given.orNull { it.text() } }
}

/** An invitation to become a member of a museum. */
public class TeamInvitation private constructor(from: Builder) : Record() {
    /** Record id of the invitation */
    public val id: Int = from.id

    /** E-mail address of the invited person, in lower case */
    public val email: String = from.email

    /** Name of the future member */
    public val name: String? = from.name

    /**
     * What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes
     * translations by hand, `editor` writes everything else, `manager` manages the team and links
     */
    public val role: TeamRole = from.role

    /** Languages that a translator can write in. Null: all */
    public val languages: List<LanguageCode>? = from.languages

    /** Record id of the person who sent the invitation */
    public val customerId: Int = from.customerId

    /** Whether a mail server has accepted the invitation */
    public val sent: Boolean = from.sent

    /** Time until which it can be accepted */
    public val expiresAt: Timestamp = from.expiresAt

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /**
     * URL at which the invitation is accepted. Returned only once, to the person who creates the invitation; null from
     * then on
     */
    public val url: String? = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "email" to email,
        "name" to name,
        "role" to role,
        "languages" to languages,
        "customerId" to customerId,
        "sent" to sent,
        "expiresAt" to expiresAt,
        "createdAt" to createdAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var email: String = ""
        public var name: String? = null
        public var role: TeamRole = TeamRole("")
        public var languages: List<LanguageCode>? = null
        public var customerId: Int = 0
        public var sent: Boolean = false
        public var expiresAt: Timestamp = Timestamp(0L)
        public var createdAt: Timestamp = Timestamp(0L)
        public var url: String? = null
    }
}

internal fun readTeamInvitation(json: Json): TeamInvitation = TeamInvitation {
    id = json["id"].integer()
    email = json["email"].text()
    name = json["name"].orNull { it.text() }
    role = TeamRole(json["role"].text())
    languages = json["languages"].orNull { it.list { LanguageCode(it.text()) } }
    customerId = json["customer_id"].integer()
    sent = json["sent"].boolean()
    expiresAt = Timestamp(json["expires_at"].text())
    createdAt = Timestamp(json["created_at"].text())
    url = json["url"].orNull { it.text() }
}

/** A person who acts for a museum. */
public class TeamMember private constructor(from: Builder) : Record() {
    /** Record id of the member's own account */
    public val id: Int = from.id

    /** E-mail address */
    public val email: String = from.email

    /** Name */
    public val name: String? = from.name

    /**
     * What a member is allowed to do. Each role includes the previous ones: `viewer` reads, `translator` writes
     * translations by hand, `editor` writes everything else, `manager` manages the team and links
     */
    public val role: TeamRole = from.role

    /** Languages that a translator can write in. Null: all */
    public val languages: List<LanguageCode>? = from.languages

    /** Day, in UTC, on which the member was last seen. Null: never */
    public val lastSeenOn: String? = from.lastSeenOn

    /** When the account was created */
    public val createdAt: Timestamp = from.createdAt

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "email" to email,
        "name" to name,
        "role" to role,
        "languages" to languages,
        "lastSeenOn" to lastSeenOn,
        "createdAt" to createdAt,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var email: String = ""
        public var name: String? = null
        public var role: TeamRole = TeamRole("")
        public var languages: List<LanguageCode>? = null
        public var lastSeenOn: String? = null
        public var createdAt: Timestamp = Timestamp(0L)
    }
}

internal fun readTeamMember(json: Json): TeamMember = TeamMember {
    id = json["id"].integer()
    email = json["email"].text()
    name = json["name"].orNull { it.text() }
    role = TeamRole(json["role"].text())
    languages = json["languages"].orNull { it.list { LanguageCode(it.text()) } }
    lastSeenOn = json["last_seen_on"].orNull { it.text() }
    createdAt = Timestamp(json["created_at"].text())
}

/** A text and the language that it is actually in. */
public class TextInLanguage private constructor(from: Builder) : Record() {
    /** The text */
    public val text: String = from.text

    /** One of the 45 supported language codes */
    public val lang: LanguageCode = from.lang

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "text" to text,
        "lang" to lang,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var text: String = ""
        public var lang: LanguageCode = LanguageCode("")
    }
}

internal fun readTextInLanguage(json: Json): TextInLanguage = TextInLanguage {
    text = json["text"].text()
    lang = LanguageCode(json["lang"].text())
}

/** The text of a tag: its original. */
public class TextRecord private constructor(from: Builder) : Record() {
    /** Record id of the text record */
    public val id: Int = from.id

    /** Record id of its tag */
    public val tagId: TagRecordId = from.tagId

    /** Gender of the voice that reads the text aloud */
    public val gender: Gender = from.gender

    /** The original text */
    public val text: String = from.text

    /** Language of the original text */
    public val langCode: LanguageCode = from.langCode

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagId" to tagId,
        "gender" to gender,
        "text" to text,
        "langCode" to langCode,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var tagId: TagRecordId = TagRecordId(0)
        public var gender: Gender = Gender("")
        public var text: String = ""
        public var langCode: LanguageCode = LanguageCode("")
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readTextRecord(json: Json): TextRecord = TextRecord {
    id = json["id"].integer()
    tagId = TagRecordId(json["tag_id"].integer())
    gender = Gender(json["gender"].text())
    text = json["text"].text()
    langCode = LanguageCode(json["lang_code"].text())
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
}

/** What was translated into a language on one day, by one provider. */
public class TranslatedOnDay private constructor(from: Builder) : Record() {
    /** The day, in UTC */
    public val day: String = from.day

    /** The provider that it was sent to, or `memory`: it was not sent, since it had been translated before */
    public val provider: String = from.provider

    /** One of the 45 supported language codes */
    public val langCode: LanguageCode = from.langCode

    /** Number of characters of originals */
    public val characters: Int = from.characters

    /**
     * Cost of these characters at today's prices, in `currency`: a sum, rounded once to four decimal places. Null if a
     * part of it has no price. Only for admins
     */
    public val cost: Double? = from.cost

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "day" to day,
        "provider" to provider,
        "langCode" to langCode,
        "characters" to characters,
        "cost" to cost,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var day: String = ""
        public var provider: String = ""
        public var langCode: LanguageCode = LanguageCode("")
        public var characters: Int = 0
        public var cost: Double? = null
    }
}

internal fun readTranslatedOnDay(json: Json): TranslatedOnDay = TranslatedOnDay {
    day = json["day"].text()
    provider = json["provider"].text()
    langCode = LanguageCode(json["lang_code"].text())
    characters = json["characters"].integer()
    cost = json["cost"].orAbsent { given -> given.orNull { it.number() } }
}

/** A visitor's words in the language of the original. */
public class TranslatedReport private constructor(from: Builder) : Record() {
    /** What the visitor says */
    public val words: String = from.words

    /** Language of the original, the target language */
    public val langCode: LanguageCode = from.langCode

    /** Name of the provider that translated it */
    public val provider: String = from.provider

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "words" to words,
        "langCode" to langCode,
        "provider" to provider,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var words: String = ""
        public var langCode: LanguageCode = LanguageCode("")
        public var provider: String = ""
    }
}

internal fun readTranslatedReport(json: Json): TranslatedReport = TranslatedReport {
    words = json["words"].text()
    langCode = LanguageCode(json["lang_code"].text())
    provider = json["provider"].text()
}

/** The text of a tag in one language. */
public class Translation private constructor(from: Builder) : Record() {
    /** Record id of the translation */
    public val id: Int = from.id

    /** Record id of the text record that it belongs to */
    public val textRecordId: Int = from.textRecordId

    /** Record id of its tag */
    public val tagId: TagRecordId = from.tagId

    /** One of the 45 supported language codes */
    public val langCode: LanguageCode = from.langCode

    /** The text */
    public val text: String = from.text

    /**
     * `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered
     * or corrected by a person
     */
    public val origin: TranslationOrigin = from.origin

    /**
     * The provider that translated it, or `memory`: taken over from another tag of the same customer with the same
     * original, where a person translated it. Null for the work of a person
     */
    public val provider: String? = from.provider

    /** Whether the original has changed since the translation was made */
    public val stale: Boolean = from.stale

    /** Hash of the original that it was made from: SHA-256 of its language and text */
    public val sourceHash: String = from.sourceHash

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "textRecordId" to textRecordId,
        "tagId" to tagId,
        "langCode" to langCode,
        "text" to text,
        "origin" to origin,
        "provider" to provider,
        "stale" to stale,
        "sourceHash" to sourceHash,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var textRecordId: Int = 0
        public var tagId: TagRecordId = TagRecordId(0)
        public var langCode: LanguageCode = LanguageCode("")
        public var text: String = ""
        public var origin: TranslationOrigin = TranslationOrigin("")
        public var provider: String? = null
        public var stale: Boolean = false
        public var sourceHash: String = ""
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readTranslation(json: Json): Translation = Translation {
    id = json["id"].integer()
    textRecordId = json["text_record_id"].integer()
    tagId = TagRecordId(json["tag_id"].integer())
    langCode = LanguageCode(json["lang_code"].text())
    text = json["text"].text()
    origin = TranslationOrigin(json["origin"].text())
    provider = json["provider"].orNull { it.text() }
    stale = json["stale"].boolean()
    sourceHash = json["source_hash"].text()
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
}

/** An estimate of an order, if nothing fails or changes. */
public class TranslationEstimate private constructor(from: Builder) : Record() {
    /** Number of items: each is a text or a name with an original, and a language other than the original’s */
    public val total: Int = from.total

    /** Number of items that would be skipped */
    public val skipped: Int = from.skipped

    /** Number of items that would be translated */
    public val items: Int = from.items

    /** Number of characters (code points) of their originals */
    public val characters: Int = from.characters

    /**
     * Number of these characters that need not be sent, because they are in the translation memory or occur in the
     * order more than once
     */
    public val charactersFromMemory: Int = from.charactersFromMemory

    /** Number of these characters that would be sent to providers */
    public val charactersToSend: Int = from.charactersToSend

    /** Number of characters that the daily caps left for orders at the time of the request */
    public val charactersLeftToday: Int = from.charactersLeftToday

    /**
     * Cost of what would be sent at today's prices, in `currency`: a sum, rounded once to four decimal places. Null if
     * a part of it has no price. Only for admins
     */
    public val cost: Double? = from.cost

    /** Currency of `cost`, an ISO 4217 code. Null if the operator has set no prices. Only for admins */
    public val currency: String? = from.currency

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "total" to total,
        "skipped" to skipped,
        "items" to items,
        "characters" to characters,
        "charactersFromMemory" to charactersFromMemory,
        "charactersToSend" to charactersToSend,
        "charactersLeftToday" to charactersLeftToday,
        "cost" to cost,
        "currency" to currency,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var total: Int = 0
        public var skipped: Int = 0
        public var items: Int = 0
        public var characters: Int = 0
        public var charactersFromMemory: Int = 0
        public var charactersToSend: Int = 0
        public var charactersLeftToday: Int = 0
        public var cost: Double? = null
        public var currency: String? = null
    }
}

internal fun readTranslationEstimate(json: Json): TranslationEstimate = TranslationEstimate {
    total = json["total"].integer()
    skipped = json["skipped"].integer()
    items = json["items"].integer()
    characters = json["characters"].integer()
    charactersFromMemory = json["characters_from_memory"].integer()
    charactersToSend = json["characters_to_send"].integer()
    charactersLeftToday = json["characters_left_today"].integer()
    cost = json["cost"].orAbsent { given -> given.orNull { it.number() } }
    currency = json["currency"].orAbsent { given -> given.orNull { it.text() } }
}

/** What was sent for translation, and what did not have to be. */
public class TranslationFigures private constructor(from: Builder) : Record() {
    /** First day that is counted */
    public val from: String = from.from

    /** Last day */
    public val to: String = from.to

    /** Sorted by day, provider and language. Days without translations are left out */
    public val rows: List<TranslatedOnDay> = from.rows

    /** Number of characters that were translated, or tried to be: those from memory and those that were sent */
    public val asked: Int = from.asked

    /** Number of characters that did not have to be sent */
    public val memory: Int = from.memory

    /** Number of characters that were sent to providers. Each attempt counts, as it does for the caps */
    public val sent: Int = from.sent

    /**  */
    public val caps: List<DailyCap> = from.caps

    /**
     * Cost of what was sent at today's prices, in `currency`: a sum, rounded once to four decimal places. Null if a
     * part of it has no price. Only for admins
     */
    public val cost: Double? = from.cost

    /** Currency of `cost`, an ISO 4217 code. Null if the operator has set no prices. Only for admins */
    public val currency: String? = from.currency

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "from" to from,
        "to" to to,
        "rows" to rows,
        "asked" to asked,
        "memory" to memory,
        "sent" to sent,
        "caps" to caps,
        "cost" to cost,
        "currency" to currency,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var from: String = ""
        public var to: String = ""
        public var rows: List<TranslatedOnDay> = emptyList()
        public var asked: Int = 0
        public var memory: Int = 0
        public var sent: Int = 0
        public var caps: List<DailyCap> = emptyList()
        public var cost: Double? = null
        public var currency: String? = null
    }
}

internal fun readTranslationFigures(json: Json): TranslationFigures = TranslationFigures {
    from = json["from"].text()
    to = json["to"].text()
    rows = json["rows"].list { readTranslatedOnDay(it) }
    asked = json["asked"].integer()
    memory = json["memory"].integer()
    sent = json["sent"].integer()
    caps = json["caps"].list { readDailyCap(it) }
    cost = json["cost"].orAbsent { given -> given.orNull { it.number() } }
    currency = json["currency"].orAbsent { given -> given.orNull { it.text() } }
}

/** An order of translations. */
public class TranslationOrder private constructor(from: Builder) : Record() {
    /** Record id of the order */
    public val id: Int = from.id

    /** Record id of the customer who owns the order */
    public val customerId: Int = from.customerId

    /** Languages of the order, as requested */
    public val langCodes: List<LanguageCode> = from.langCodes

    /** Record id of the requested place. Null if the tags were selected otherwise */
    public val placeId: Int? = from.placeId

    /** Number of selected tags */
    public val tags: Int = from.tags

    /** Texts, names, or both */
    public val parts: List<TranslationOrderPartsItem> = from.parts

    /** Requested states of translations */
    public val states: List<TranslationOrderStatesItem> = from.states

    /**
     * `queued`: no item has begun. `running`: some item has begun, and not all have ended. Once all have ended:
     * `cancelled` if any item was cancelled, `succeeded` if none failed, `failed` if none was saved, otherwise
     * `partially_failed`
     */
    public val state: TranslationOrderState = from.state

    /**
     * Why the order cannot proceed at the moment: the budget of the month or the characters of the day are spent, no
     * provider can be called, or its customer is suspended. It continues by itself
     */
    public val waitingFor: TranslationOrderWaitingFor? = from.waitingFor

    /** Number of items. The following six counts add up to it */
    public val total: Int = from.total

    /** Number of items that are waiting */
    public val queued: Int = from.queued

    /** Number of items in progress */
    public val running: Int = from.running

    /** Number of items whose translation is stored */
    public val saved: Int = from.saved

    /** Number of items that were skipped: there was nothing to translate, or nothing that could be translated */
    public val skipped: Int = from.skipped

    /** Number of items that failed */
    public val failed: Int = from.failed

    /** Number of items that were cancelled */
    public val cancelled: Int = from.cancelled

    /** When its last item ended. Null while the order is in progress */
    public val finishedAt: Timestamp? = from.finishedAt

    /**
     * Cost of what was sent for the order, including every attempt, at today's prices, in `currency`: a sum, rounded
     * once to four decimal places. Null if a part of it has no price. Only for admins
     */
    public val cost: Double? = from.cost

    /** Currency of `cost`, an ISO 4217 code. Null if the operator has set no prices. Only for admins */
    public val currency: String? = from.currency

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "customerId" to customerId,
        "langCodes" to langCodes,
        "placeId" to placeId,
        "tags" to tags,
        "parts" to parts,
        "states" to states,
        "state" to state,
        "waitingFor" to waitingFor,
        "total" to total,
        "queued" to queued,
        "running" to running,
        "saved" to saved,
        "skipped" to skipped,
        "failed" to failed,
        "cancelled" to cancelled,
        "finishedAt" to finishedAt,
        "cost" to cost,
        "currency" to currency,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var customerId: Int = 0
        public var langCodes: List<LanguageCode> = emptyList()
        public var placeId: Int? = null
        public var tags: Int = 0
        public var parts: List<TranslationOrderPartsItem> = emptyList()
        public var states: List<TranslationOrderStatesItem> = emptyList()
        public var state: TranslationOrderState = TranslationOrderState("")
        public var waitingFor: TranslationOrderWaitingFor? = null
        public var total: Int = 0
        public var queued: Int = 0
        public var running: Int = 0
        public var saved: Int = 0
        public var skipped: Int = 0
        public var failed: Int = 0
        public var cancelled: Int = 0
        public var finishedAt: Timestamp? = null
        public var cost: Double? = null
        public var currency: String? = null
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readTranslationOrder(json: Json): TranslationOrder = TranslationOrder {
    id = json["id"].integer()
    customerId = json["customer_id"].integer()
    langCodes = json["lang_codes"].list { LanguageCode(it.text()) }
    placeId = json["place_id"].orNull { it.integer() }
    tags = json["tags"].integer()
    parts = json["parts"].list { TranslationOrderPartsItem(it.text()) }
    states = json["states"].list { TranslationOrderStatesItem(it.text()) }
    state = TranslationOrderState(json["state"].text())
    waitingFor = json["waiting_for"].orNull { TranslationOrderWaitingFor(it.text()) }
    total = json["total"].integer()
    queued = json["queued"].integer()
    running = json["running"].integer()
    saved = json["saved"].integer()
    skipped = json["skipped"].integer()
    failed = json["failed"].integer()
    cancelled = json["cancelled"].integer()
    finishedAt = json["finished_at"].orNull { Timestamp(it.text()) }
    cost = json["cost"].orAbsent { given -> given.orNull { it.number() } }
    currency = json["currency"].orAbsent { given -> given.orNull { it.text() } }
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
}

/** A text or name in one language, as an item of an order. */
public class TranslationOrderItem private constructor(from: Builder) : Record() {
    /** Position of the item in its order, starting at 1 */
    public val id: Int = from.id

    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    public val tagId: TagRecordId = from.tagId

    /** Whether it is the tag's text or its name */
    public val part: TranslationOrderItemPart = from.part

    /** One of the 45 supported language codes */
    public val langCode: LanguageCode = from.langCode

    /** State of the item */
    public val state: TranslationOrderItemState = from.state

    /**
     * For a saved item, the provider that translated it, or `memory`. For a failed item, the provider that was called
     * last. Otherwise null
     */
    public val provider: String? = from.provider

    /**
     * Why the item was skipped. `human`: a human translation exists. `fresh`: a machine translation of the current
     * original exists. `not_asked`: its state was not requested. `unsupported`: no provider supports it. `gone`: the
     * text no longer exists. Why the item failed: `refused` by every provider; `unavailable` or `throttled` in three
     * attempts. Otherwise null
     */
    public val reason: TranslationOrderItemReason? = from.reason

    /**
     * For a failed item, the HTTP status of the provider's response, and the provider's own error code if it has one;
     * for admins also the provider's message, without the text. Otherwise null
     */
    public val detail: String? = from.detail

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagId" to tagId,
        "part" to part,
        "langCode" to langCode,
        "state" to state,
        "provider" to provider,
        "reason" to reason,
        "detail" to detail,
        "updatedAt" to updatedAt,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var tagId: TagRecordId = TagRecordId(0)
        public var part: TranslationOrderItemPart = TranslationOrderItemPart("")
        public var langCode: LanguageCode = LanguageCode("")
        public var state: TranslationOrderItemState = TranslationOrderItemState("")
        public var provider: String? = null
        public var reason: TranslationOrderItemReason? = null
        public var detail: String? = null
        public var updatedAt: Timestamp = Timestamp(0L)
    }
}

internal fun readTranslationOrderItem(json: Json): TranslationOrderItem = TranslationOrderItem {
    id = json["id"].integer()
    tagId = TagRecordId(json["tag_id"].integer())
    part = TranslationOrderItemPart(json["part"].text())
    langCode = LanguageCode(json["lang_code"].text())
    state = TranslationOrderItemState(json["state"].text())
    provider = json["provider"].orNull { it.text() }
    reason = json["reason"].orNull { TranslationOrderItemReason(it.text()) }
    detail = json["detail"].orNull { it.text() }
    updatedAt = Timestamp(json["updated_at"].text())
}

/** A text or a name to translate, with its original. */
public class TranslationWork private constructor(from: Builder) : Record() {
    /** Record id of the tag */
    public val tagId: TagRecordId = from.tagId

    /** Whether it is the tag's text or its name */
    public val part: TranslationWorkPart = from.part

    /** Language to translate into */
    public val langCode: LanguageCode = from.langCode

    /** `missing`: there is none. `stale`: made from an older original. Otherwise who translated the current original */
    public val state: TranslationWorkState = from.state

    /** The original to translate */
    public val original: TranslationWorkOriginal = from.original

    /** The current translation. Null if there is none */
    public val target: TranslationWorkTarget? = from.target

    /**
     * The original that a stale translation was made from. Null if it is not stale, or if that original is no longer
     * known
     */
    public val formerOriginal: TranslationWorkFormerOriginal? = from.formerOriginal

    /**
     * Warnings about `target` compared with the current original; they refuse nothing. `script`: most letters are of
     * another script than that of its language. `language`: it looks like another language (from 40 characters on).
     * `numbers`, `addresses`: some in the original are missing. For texts also `length`: it is twice as long or half as
     * long, as far as scripts can be compared; and `equal`: it is the same as the original
     */
    public val checks: List<TranslationWorkChecksItem> = from.checks

    /**
     * Whether any provider translates between the two languages, as last reported by the runner. Null if not yet known
     */
    public val can: Boolean? = from.can

    /** Number of open visitors' reports about the current translation */
    public val reports: Int = from.reports

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "tagId" to tagId,
        "part" to part,
        "langCode" to langCode,
        "state" to state,
        "original" to original,
        "target" to target,
        "formerOriginal" to formerOriginal,
        "checks" to checks,
        "can" to can,
        "reports" to reports,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var tagId: TagRecordId = TagRecordId(0)
        public var part: TranslationWorkPart = TranslationWorkPart("")
        public var langCode: LanguageCode = LanguageCode("")
        public var state: TranslationWorkState = TranslationWorkState("")
        public var original: TranslationWorkOriginal = TranslationWorkOriginal { }
        public var target: TranslationWorkTarget? = null
        public var formerOriginal: TranslationWorkFormerOriginal? = null
        public var checks: List<TranslationWorkChecksItem> = emptyList()
        public var can: Boolean? = null
        public var reports: Int = 0
    }
}

internal fun readTranslationWork(json: Json): TranslationWork = TranslationWork {
    tagId = TagRecordId(json["tag_id"].integer())
    part = TranslationWorkPart(json["part"].text())
    langCode = LanguageCode(json["lang_code"].text())
    state = TranslationWorkState(json["state"].text())
    original = readTranslationWorkOriginal(json["original"])
    target = json["target"].orNull { readTranslationWorkTarget(it) }
    formerOriginal = json["former_original"].orNull { readTranslationWorkFormerOriginal(it) }
    checks = json["checks"].list { TranslationWorkChecksItem(it.text()) }
    can = json["can"].orNull { it.boolean() }
    reports = json["reports"].integer()
}

/**
 * The original that a stale translation was made from. Null if it is not stale, or if that original is no longer known
 */
public class TranslationWorkFormerOriginal private constructor(from: Builder) : Record() {
    /** The earlier text */
    public val text: String = from.text

    /** The language of the earlier text */
    public val langCode: LanguageCode = from.langCode

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "text" to text,
        "langCode" to langCode,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var text: String = ""
        public var langCode: LanguageCode = LanguageCode("")
    }
}

internal fun readTranslationWorkFormerOriginal(json: Json): TranslationWorkFormerOriginal = TranslationWorkFormerOriginal {
    text = json["text"].text()
    langCode = LanguageCode(json["lang_code"].text())
}

/** The original to translate */
public class TranslationWorkOriginal private constructor(from: Builder) : Record() {
    /** The text */
    public val text: String = from.text

    /** Language that it is in */
    public val langCode: LanguageCode = from.langCode

    /** Hash of the original. Send it with a translation: nothing is written if the original has changed since */
    public val sourceHash: String = from.sourceHash

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "text" to text,
        "langCode" to langCode,
        "sourceHash" to sourceHash,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var text: String = ""
        public var langCode: LanguageCode = LanguageCode("")
        public var sourceHash: String = ""
    }
}

internal fun readTranslationWorkOriginal(json: Json): TranslationWorkOriginal = TranslationWorkOriginal {
    text = json["text"].text()
    langCode = LanguageCode(json["lang_code"].text())
    sourceHash = json["source_hash"].text()
}

/** A text or a name in the target language. */
public class TranslationWorkTarget private constructor(from: Builder) : Record() {
    /** Record id of the translation or name translation */
    public val id: Int = from.id

    /** Record id of its tag */
    public val tagId: TagRecordId = from.tagId

    /** One of the 45 supported language codes */
    public val langCode: LanguageCode = from.langCode

    /** The name */
    public val text: String = from.text

    /**
     * `original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered
     * or corrected by a person
     */
    public val origin: TranslationWorkTargetOrigin = from.origin

    /**
     * The provider that translated it, or `memory`: taken over from another tag of the same customer with the same
     * original, where a person translated it. Null for the work of a person
     */
    public val provider: String? = from.provider

    /** Whether the original has changed since the translation was made */
    public val stale: Boolean = from.stale

    /** Hash of the original that it was made from: SHA-256 of its language and text */
    public val sourceHash: String = from.sourceHash

    /** Record id of the text record that it belongs to. Absent for a name */
    public val textRecordId: Int? = from.textRecordId

    /** When it was created */
    public val createdAt: Timestamp = from.createdAt

    /** When it was last updated */
    public val updatedAt: Timestamp = from.updatedAt

    /** URL of this record */
    public val url: String = from.url

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagId" to tagId,
        "langCode" to langCode,
        "text" to text,
        "origin" to origin,
        "provider" to provider,
        "stale" to stale,
        "sourceHash" to sourceHash,
        "textRecordId" to textRecordId,
        "createdAt" to createdAt,
        "updatedAt" to updatedAt,
        "url" to url,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: Int = 0
        public var tagId: TagRecordId = TagRecordId(0)
        public var langCode: LanguageCode = LanguageCode("")
        public var text: String = ""
        public var origin: TranslationWorkTargetOrigin = TranslationWorkTargetOrigin("")
        public var provider: String? = null
        public var stale: Boolean = false
        public var sourceHash: String = ""
        public var textRecordId: Int? = null
        public var createdAt: Timestamp = Timestamp(0L)
        public var updatedAt: Timestamp = Timestamp(0L)
        public var url: String = ""
    }
}

internal fun readTranslationWorkTarget(json: Json): TranslationWorkTarget = TranslationWorkTarget {
    id = json["id"].integer()
    tagId = TagRecordId(json["tag_id"].integer())
    langCode = LanguageCode(json["lang_code"].text())
    text = json["text"].text()
    origin = TranslationWorkTargetOrigin(json["origin"].text())
    provider = json["provider"].orNull { it.text() }
    stale = json["stale"].boolean()
    sourceHash = json["source_hash"].text()
    textRecordId = json["text_record_id"].orAbsent { it.integer() }
    createdAt = Timestamp(json["created_at"].text())
    updatedAt = Timestamp(json["updated_at"].text())
    url = json["url"].text()
}

/** The result of undoing a change set. */
public class Undone private constructor(from: Builder) : Record() {
    /** The change set of the undo, which can itself be undone. Null if nothing was done */
    public val changeSet: ChangeSetId? = from.changeSet

    /** Number of records that were changed, or would be */
    public val undone: Int = from.undone

    /** What was not undone, at most the first 1000 */
    public val kept: List<KeptChange> = from.kept

    /** Number of changes that were not undone */
    public val keptCount: Int = from.keptCount

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "changeSet" to changeSet,
        "undone" to undone,
        "kept" to kept,
        "keptCount" to keptCount,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var changeSet: ChangeSetId? = null
        public var undone: Int = 0
        public var kept: List<KeptChange> = emptyList()
        public var keptCount: Int = 0
    }
}

internal fun readUndone(json: Json): Undone = Undone {
    changeSet = json["change_set"].orNull { ChangeSetId(it.text()) }
    undone = json["undone"].integer()
    kept = json["kept"].list { readKeptChange(it) }
    keptCount = json["kept_count"].integer()
}

/** A tag as `create` and `addHardwareIdToTag` return it. */
public class WrittenTag private constructor(from: Builder) : Record() {
    /** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId = from.id

    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier = from.tagIdentifier

    /** Gender of the voice that reads the text aloud */
    public val gender: Gender = from.gender

    /** The text of the tag in the requested language, or else in the original language */
    public val translation: TextInLanguage = from.translation

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "id" to id,
        "tagIdentifier" to tagIdentifier,
        "gender" to gender,
        "translation" to translation,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var id: TagRecordId = TagRecordId(0)
        public var tagIdentifier: TagIdentifier = TagIdentifier("")
        public var gender: Gender = Gender("")
        public var translation: TextInLanguage = TextInLanguage { }
    }
}

internal fun readWrittenTag(json: Json): WrittenTag = WrittenTag {
    id = TagRecordId(json["id"].integer())
    tagIdentifier = TagIdentifier(json["tag_identifier"].text())
    gender = Gender(json["gender"].text())
    translation = readTextInLanguage(json["translation"])
}

/** The tag in its current state. */
public class WrittenTags private constructor(from: Builder) : Record() {
    /** Exactly one tag */
    public val tags: List<WrittenTag> = from.tags

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

    override fun fields(): List<Pair<String, Any?>> = listOf(
        "tags" to tags,
    )

    /** The fields before they are put together. */
    public class Builder internal constructor() {
        public var tags: List<WrittenTag> = emptyList()
    }
}

internal fun readWrittenTags(json: Json): WrittenTags = WrittenTags {
    tags = json["tags"].list { readWrittenTag(it) }
}
