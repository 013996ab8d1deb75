// Generated from openapi.json: what the service answers.

package taginformation

/** A hardware item that is attached to a tag. */
public data class AttachedHardware(
    /** Type of a hardware item */
    public val type: HardwareType,
    /** Identifier of a hardware item. Answers have it in upper case */
    public val identifier: HardwareIdentifier,
)

internal fun readAttachedHardware(json: Json): AttachedHardware = AttachedHardware(
    type = HardwareType(json["type"].text()),
    identifier = HardwareIdentifier(json["identifier"].text()),
)

/** The authentication token that other operations take. */
public data class AuthToken(
    /** Opaque; send it with the calls that take an `auth_token` */
    public val authToken: String,
)

internal fun readAuthToken(json: Json): AuthToken = AuthToken(
    authToken = json["auth_token"].text(),
)

/** The last line of a bundle. One that ends without it is incomplete, and to be thrown away. */
public data class BundleEnd(
    /** The end */
    public val type: BundleEndType,
    /** To be sent as `since` the next time, by the same caller for the same place and languages */
    public val cursor: String,
    /** How many lines `tag` there were */
    public val tags: Int,
    /** How many lines `gone` there were */
    public val gone: Int,
)

internal fun readBundleEnd(json: Json): BundleEnd = BundleEnd(
    type = BundleEndType(json["type"].text()),
    cursor = json["cursor"].text(),
    tags = json["tags"].integer(),
    gone = json["gone"].integer(),
)

/** A line of a bundle with `since`: a tag that is not in it any more. Who does not know it passes over it. */
public data class BundleGone(
    /** No tag any more */
    public val type: BundleGoneType,
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier,
)

internal fun readBundleGone(json: Json): BundleGone = BundleGone(
    type = BundleGoneType(json["type"].text()),
    tagIdentifier = TagIdentifier(json["tag_identifier"].text()),
)

/** A link to a bundle of tags. */
public data class BundleLink(
    /** Record id of the bundle link */
    public val id: Int,
    /** Record id of the place whose tags it leads to; null: all tags of the customer */
    public val placeId: Int?,
    /** When it was last used, to the minute or so; null where it never was */
    public val lastUsedAt: Timestamp?,
    /** When it was made */
    public val createdAt: Timestamp,
    /** Address of the bundle, for whoever knows it. It is answered once, to who makes the link; null from then on */
    public val url: String?,
)

internal fun readBundleLink(json: Json): BundleLink = BundleLink(
    id = json["id"].integer(),
    placeId = json["place_id"].orNull { it.integer() },
    lastUsedAt = json["last_used_at"].orNull { Timestamp(it.text()) },
    createdAt = Timestamp(json["created_at"].text()),
    url = json["url"].orNull { it.text() },
)

/** A line of a bundle: a tag as it is now, in the place of an earlier line of it. */
public data class BundleTag(
    /** A tag */
    public val type: BundleTagType,
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier,
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId,
    /** Record id of its place; null where it is in none */
    public val placeId: Int?,
    /** Description of the tag */
    public val description: String?,
    /** Gender of the voice that reads the text aloud */
    public val gender: Gender,
    /** Address of a picture */
    public val imageUrl: String?,
    /** Address of a page about the tag, as it was entered: it may lack a scheme */
    public val textUrl: String,
    /** All hardware of the tag */
    public val hardware: List<BundledHardware>,
    /** The language of the original text; null where there is no text */
    public val originalLang: LanguageCode?,
    /** The language of the original name; null where there is no name */
    public val originalNameLang: LanguageCode?,
    /** The text by language code: the original, and those of the languages asked for that are stored */
    public val texts: Map<String, String>,
    /** The name by language code: the original, and those of the languages asked for that are stored */
    public val names: Map<String, String>,
    /**
     * Names the rest of the line: SHA-256, as base64url, of its bytes without `,"hash":"…"`. Equal lines have equal
     * hashes
     */
    public val hash: String,
    /** Where texts and names come from; only with `expand=provenance` */
    public val origins: BundledOrigins? = null,
)

internal fun readBundleTag(json: Json): BundleTag = BundleTag(
    type = BundleTagType(json["type"].text()),
    tagIdentifier = TagIdentifier(json["tag_identifier"].text()),
    id = TagRecordId(json["id"].integer()),
    placeId = json["place_id"].orNull { it.integer() },
    description = json["description"].orNull { it.text() },
    gender = Gender(json["gender"].text()),
    imageUrl = json["image_url"].orNull { it.text() },
    textUrl = json["text_url"].text(),
    hardware = json["hardware"].list { readBundledHardware(it) },
    originalLang = json["original_lang"].orNull { LanguageCode(it.text()) },
    originalNameLang = json["original_name_lang"].orNull { LanguageCode(it.text()) },
    texts = json["texts"].map { it.text() },
    names = json["names"].map { it.text() },
    origins = json["origins"].orAbsent { readBundledOrigins(it) },
    hash = json["hash"].text(),
)

/** A hardware item of a tag in a bundle. */
public data class BundledHardware(
    /** Type of a hardware item */
    public val type: HardwareType,
    /** Identifier of a hardware item. Answers have it in upper case */
    public val identifier: HardwareIdentifier,
    /** Major number of a beacon; null where there is none */
    public val major: Int?,
    /** Minor number of a beacon; null where there is none */
    public val minor: Int?,
    /**
     * Whether it is a beacon without one or both of its numbers that stands in, as the last resort, for all beacons of
     * its UUID that have those it has: nobody else holds a beacon of this UUID
     */
    public val standsIn: Boolean,
)

internal fun readBundledHardware(json: Json): BundledHardware = BundledHardware(
    type = HardwareType(json["type"].text()),
    identifier = HardwareIdentifier(json["identifier"].text()),
    major = json["major"].orNull { it.integer() },
    minor = json["minor"].orNull { it.integer() },
    standsIn = json["stands_in"].boolean(),
)

/** Where the texts and names of a tag in a bundle come from. */
public data class BundledOrigins(
    /** By language code, those of `texts` */
    public val text: Map<String, Origin>,
    /** By language code, those of `names` */
    public val name: Map<String, Origin>,
)

internal fun readBundledOrigins(json: Json): BundledOrigins = BundledOrigins(
    text = json["text"].map { Origin(it.text()) },
    name = json["name"].map { Origin(it.text()) },
)

/** A customer. */
public data class Customer(
    /** Record id of the customer */
    public val id: Int,
    /** E-mail address, in lower case */
    public val email: String,
    /** Name of the customer */
    public val name: String?,
    /** `admin` sees the records of all; any other value means nothing */
    public val role: String?,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
)

internal fun readCustomer(json: Json): Customer = Customer(
    id = json["id"].integer(),
    email = json["email"].text(),
    name = json["name"].orNull { it.text() },
    role = json["role"].orNull { it.text() },
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
)

/** The body of every error answer. */
public data class ErrorBody(
    /** What went wrong */
    public val error: ErrorBodyError,
)

internal fun readErrorBody(json: Json): ErrorBody = ErrorBody(
    error = readErrorBodyError(json["error"]),
)

/** What went wrong */
public data class ErrorBodyError(
    /** Human-readable text, in English */
    public val message: String,
    /** What went wrong, of a closed list. The header `X-Error-Reason` says it more finely. */
    public val code: ErrorCode,
    /** Only where values are missing: the names of all missing parameters */
    public val values: List<String>? = null,
)

internal fun readErrorBodyError(json: Json): ErrorBodyError = ErrorBodyError(
    message = json["message"].text(),
    code = ErrorCode(json["code"].text()),
    values = json["values"].orAbsent { it.list { it.text() } },
)

/** A tag as `showByHardwareId` and `showMyTags` answer it. */
public data class FoundTag(
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId,
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier,
    /** Name of the tag in one language; an empty text where it has none */
    public val name: TextInLanguage,
    /** Address of a picture */
    public val imageUrl: String?,
    /** Address of a page about the tag, as it was entered: it may lack a scheme */
    public val textUrl: String,
    /** The text of the tag in the requested language, or else the original */
    public val translation: TextInLanguage,
    /** All hardware of the tag */
    public val hardware: List<AttachedHardware>,
    /** Where text and name come from; only with `expand=provenance` */
    public val provenance: TagProvenance? = null,
)

internal fun readFoundTag(json: Json): FoundTag = FoundTag(
    id = TagRecordId(json["id"].integer()),
    tagIdentifier = TagIdentifier(json["tag_identifier"].text()),
    name = readTextInLanguage(json["name"]),
    imageUrl = json["image_url"].orNull { it.text() },
    textUrl = json["text_url"].text(),
    translation = readTextInLanguage(json["translation"]),
    hardware = json["hardware"].list { readAttachedHardware(it) },
    provenance = json["provenance"].orAbsent { readTagProvenance(it) },
)

/** The tag that the hardware is attached to. */
public data class FoundTags(
    /** Exactly one tag */
    public val tags: List<FoundTag>,
)

internal fun readFoundTags(json: Json): FoundTags = FoundTags(
    tags = json["tags"].list { readFoundTag(it) },
)

/** A hardware item: an NFC chip, a Bluetooth beacon or a QR code. */
public data class Hardware(
    /** Record id of the hardware item */
    public val id: Int,
    /** Record id of the tag that it is attached to */
    public val tagId: TagRecordId?,
    /** Identifier of a hardware item. Answers have it in upper case */
    public val identifier: HardwareIdentifier,
    /** Type of a hardware item */
    public val hardwareType: HardwareType,
    /** Major number of a beacon */
    public val major: Int?,
    /** Minor number of a beacon */
    public val minor: Int?,
    /** Latitude in degrees */
    public val latitude: Double?,
    /** Longitude in degrees */
    public val longitude: Double?,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
)

internal fun readHardware(json: Json): Hardware = Hardware(
    id = json["id"].integer(),
    tagId = json["tag_id"].orNull { TagRecordId(it.integer()) },
    identifier = HardwareIdentifier(json["identifier"].text()),
    hardwareType = HardwareType(json["hardware_type"].text()),
    major = json["major"].orNull { it.integer() },
    minor = json["minor"].orNull { it.integer() },
    latitude = json["latitude"].orNull { it.number() },
    longitude = json["longitude"].orNull { it.number() },
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
)

/** The name of a tag in one language, as the list has it. */
public data class ListedNameTranslation(
    /** Record id of the name translation */
    public val id: Int,
    /** Record id of its tag */
    public val tagId: TagRecordId,
    /** One of the 45 supported language codes */
    public val langCode: LanguageCode,
    /** The name */
    public val text: String,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
)

internal fun readListedNameTranslation(json: Json): ListedNameTranslation = ListedNameTranslation(
    id = json["id"].integer(),
    tagId = TagRecordId(json["tag_id"].integer()),
    langCode = LanguageCode(json["lang_code"].text()),
    text = json["text"].text(),
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
)

/** A tag as `show` answers it, or, where it was looked up by its hardware, as `showByHardwareId` does. */
public data class LookedUpTag(
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId,
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier,
    /** Name of the tag in one language; an empty text where it has none */
    public val name: TextInLanguage,
    /** Address of a picture */
    public val imageUrl: String?,
    /** Address of a page about the tag, as it was entered: it may lack a scheme */
    public val textUrl: String,
    /** The text of the tag in the requested language, or else the original */
    public val translation: TextInLanguage,
    /** Description; where it was looked up by its identifier */
    public val description: String? = null,
    /** Gender of the voice that reads the text aloud */
    public val gender: Gender? = null,
    /** All hardware of the tag; where it was looked up by its hardware */
    public val hardware: List<AttachedHardware>? = null,
    /** Where text and name come from; only with `expand=provenance` */
    public val provenance: TagProvenance? = null,
)

internal fun readLookedUpTag(json: Json): LookedUpTag = LookedUpTag(
    id = TagRecordId(json["id"].integer()),
    tagIdentifier = TagIdentifier(json["tag_identifier"].text()),
    description = json["description"].orAbsent { given -> given.orNull { it.text() } },
    name = readTextInLanguage(json["name"]),
    gender = json["gender"].orAbsent { Gender(it.text()) },
    imageUrl = json["image_url"].orNull { it.text() },
    textUrl = json["text_url"].text(),
    translation = readTextInLanguage(json["translation"]),
    hardware = json["hardware"].orAbsent { it.list { readAttachedHardware(it) } },
    provenance = json["provenance"].orAbsent { readTagProvenance(it) },
)

/** What the single call would answer to one observation. */
public data class LookupResult(
    /** `found`: with `tag`; `not_found`: there is no such tag; `invalid`: with `error` */
    public val status: LookupResultStatus,
    /** The tag, where it was found */
    public val tag: LookedUpTag? = null,
    /** What is wrong with the observation */
    public val error: LookupResultError? = null,
)

internal fun readLookupResult(json: Json): LookupResult = LookupResult(
    status = LookupResultStatus(json["status"].text()),
    tag = json["tag"].orAbsent { readLookedUpTag(it) },
    error = json["error"].orAbsent { readLookupResultError(it) },
)

/** What is wrong with the observation */
public data class LookupResultError(
    /** Human-readable text, in English */
    public val message: String,
    /** What went wrong, of a closed list. The header `X-Error-Reason` says it more finely. */
    public val code: ErrorCode,
    /** Only where values are missing: the names of all missing parameters */
    public val values: List<String>? = null,
)

internal fun readLookupResultError(json: Json): LookupResultError = LookupResultError(
    message = json["message"].text(),
    code = ErrorCode(json["code"].text()),
    values = json["values"].orAbsent { it.list { it.text() } },
)

/** What became of each observation. */
public data class LookupResults(
    /** One for each observation, in their order */
    public val results: List<LookupResult>,
)

internal fun readLookupResults(json: Json): LookupResults = LookupResults(
    results = json["results"].list { readLookupResult(it) },
)

/** Where a hardware item of a tag is, for a map. */
public data class Marker(
    /** Latitude in degrees */
    public val latitude: Double,
    /** Longitude in degrees */
    public val longitude: Double,
)

internal fun readMarker(json: Json): Marker = Marker(
    latitude = json["latitude"].number(),
    longitude = json["longitude"].number(),
)

/** The tags of the customer. */
public data class MyTags(
    /** One element for each tag */
    public val tags: List<FoundTag>,
)

internal fun readMyTags(json: Json): MyTags = MyTags(
    tags = json["tags"].list { readFoundTag(it) },
)

/** The name of a tag in one language. */
public data class NameTranslation(
    /** Record id of the name translation */
    public val id: Int,
    /** Record id of its tag */
    public val tagId: TagRecordId,
    /** One of the 45 supported language codes */
    public val langCode: LanguageCode,
    /** The name */
    public val text: String,
    /** `original`: typed in first; `machine`: the work of a provider; `human`: typed in or corrected by a person */
    public val origin: NameTranslationOrigin,
    /** The provider whose work it is; null for the work of a person */
    public val provider: String?,
    /** Whether the original has changed since it was translated */
    public val stale: Boolean,
    /** Names the original that it was made from: SHA-256 of its language and text */
    public val sourceHash: String,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
)

internal fun readNameTranslation(json: Json): NameTranslation = NameTranslation(
    id = json["id"].integer(),
    tagId = TagRecordId(json["tag_id"].integer()),
    langCode = LanguageCode(json["lang_code"].text()),
    text = json["text"].text(),
    origin = NameTranslationOrigin(json["origin"].text()),
    provider = json["provider"].orNull { it.text() },
    stale = json["stale"].boolean(),
    sourceHash = json["source_hash"].text(),
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
)

/** A place, where tags are. */
public data class Place(
    /** Record id of the place */
    public val id: Int,
    /** Record id of the customer that it belongs to */
    public val customerId: Int,
    /** Name of the place */
    public val name: String?,
    /** Latitude in degrees */
    public val latitude: Double?,
    /** Longitude in degrees */
    public val longitude: Double?,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
)

internal fun readPlace(json: Json): Place = Place(
    id = json["id"].integer(),
    customerId = json["customer_id"].integer(),
    name = json["name"].orNull { it.text() },
    latitude = json["latitude"].orNull { it.number() },
    longitude = json["longitude"].orNull { it.number() },
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
)

/** Where a text comes from. */
public data class Provenance(
    /**
     * The supported languages that were asked for, in order and without excluded ones. Where `Accept-Language` says
     * `*`, the original’s stands at its place
     */
    public val requested: List<LanguageCode>,
    /** The language that the text is in */
    public val served: LanguageCode,
    /** The language of the original */
    public val original: LanguageCode,
    /** `original`: as it was entered; `machine`: a translation by a provider; `human`: one by a person */
    public val origin: Origin,
    /** The provider; null unless it is a machine’s */
    public val provider: String?,
    /** Names the original that the text was made from: SHA-256 of its language and text */
    public val sourceHash: String,
    /** A person’s translation whose original has changed since */
    public val stale: Boolean,
    /** When the translation was last written; null for an original */
    public val translatedAt: Timestamp?,
    /**
     * Why it is not the language that was asked for first; null where it is. `off`: lookups do not translate here;
     * `unsupported`: no provider can; `refused`: every provider refuses this text; `unavailable`: the last attempt
     * failed; `pending`: it may be there soon
     */
    public val fallbackReason: ProvenanceFallbackReason?,
)

internal fun readProvenance(json: Json): Provenance = Provenance(
    requested = json["requested"].list { LanguageCode(it.text()) },
    served = LanguageCode(json["served"].text()),
    original = LanguageCode(json["original"].text()),
    origin = Origin(json["origin"].text()),
    provider = json["provider"].orNull { it.text() },
    sourceHash = json["source_hash"].text(),
    stale = json["stale"].boolean(),
    translatedAt = json["translated_at"].orNull { Timestamp(it.text()) },
    fallbackReason = json["fallback_reason"].orNull { ProvenanceFallbackReason(it.text()) },
)

/** What a visitor says is wrong with what they have read. It says nothing of who they are. */
public data class Report(
    /** Record id of the report */
    public val id: Int,
    /** Record id of the tag */
    public val tagId: TagRecordId,
    /** What was read: the text of the tag, or its name */
    public val part: ReportPart,
    /** Language of what was read */
    public val langCode: LanguageCode,
    /** Names the original that it was, or was made from, when it was read: SHA-256 of language and text */
    public val sourceHash: String,
    /** What the visitor says, exactly as typed: plain text of a stranger, in whatever language */
    public val words: String,
    /**
     * Record id of what is stored of it in that language: a translation, or for `name` a name translation; null where
     * there is none any more
     */
    public val translationId: Int?,
    /** Whether visitors read something else there by now; a report counts until then */
    public val changedSince: Boolean,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
)

internal fun readReport(json: Json): Report = Report(
    id = json["id"].integer(),
    tagId = TagRecordId(json["tag_id"].integer()),
    part = ReportPart(json["part"].text()),
    langCode = LanguageCode(json["lang_code"].text()),
    sourceHash = json["source_hash"].text(),
    words = json["words"].text(),
    translationId = json["translation_id"].orNull { it.integer() },
    changedSince = json["changed_since"].boolean(),
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
)

/** A place with its tags. */
public data class ShownPlace(
    /** Record id of the place */
    public val id: Int,
    /** Record id of the customer that it belongs to */
    public val customerId: Int,
    /** Name of the place */
    public val name: String?,
    /** Latitude in degrees */
    public val latitude: Double?,
    /** Longitude in degrees */
    public val longitude: Double?,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
    /** Its tags, by ascending id */
    public val tags: List<TagRecord>,
)

internal fun readShownPlace(json: Json): ShownPlace = ShownPlace(
    id = json["id"].integer(),
    customerId = json["customer_id"].integer(),
    name = json["name"].orNull { it.text() },
    latitude = json["latitude"].orNull { it.number() },
    longitude = json["longitude"].orNull { it.number() },
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
    tags = json["tags"].list { readTagRecord(it) },
)

/** A tag as `show` answers it. */
public data class ShownTag(
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId,
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier,
    /** Description of the tag */
    public val description: String?,
    /** Name of the tag in one language; an empty text where it has none */
    public val name: TextInLanguage,
    /** Gender of the voice that reads the text aloud */
    public val gender: Gender,
    /** Address of a picture */
    public val imageUrl: String?,
    /** Address of a page about the tag, as it was entered: it may lack a scheme */
    public val textUrl: String,
    /** The text of the tag in the requested language, or else the original */
    public val translation: TextInLanguage,
    /** Where text and name come from; only with `expand=provenance` */
    public val provenance: TagProvenance? = null,
)

internal fun readShownTag(json: Json): ShownTag = ShownTag(
    id = TagRecordId(json["id"].integer()),
    tagIdentifier = TagIdentifier(json["tag_identifier"].text()),
    description = json["description"].orNull { it.text() },
    name = readTextInLanguage(json["name"]),
    gender = Gender(json["gender"].text()),
    imageUrl = json["image_url"].orNull { it.text() },
    textUrl = json["text_url"].text(),
    translation = readTextInLanguage(json["translation"]),
    provenance = json["provenance"].orAbsent { readTagProvenance(it) },
)

/** A tag with its texts, names and hardware. */
public data class ShownTagRecord(
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId,
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier,
    /** Record id of the customer that it belongs to; null where it belongs to nobody */
    public val customerId: Int?,
    /** Record id of its place */
    public val placeId: Int?,
    /** Record id of its parent tag */
    public val parentId: TagRecordId?,
    /** Description of the tag */
    public val description: String?,
    /** Address of a picture */
    public val imageUrl: String?,
    /** Address of a page about the tag, as it was entered */
    public val textUrl: String?,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
    /** Its text in all languages, the original among them */
    public val translations: List<Translation>,
    /** Its name in all languages */
    public val nameTranslations: List<NameTranslation>,
    /** The hardware that is attached to it */
    public val hardwares: List<Hardware>,
    /** Where its hardware is, as far as that is known */
    public val markers: List<Marker>,
)

internal fun readShownTagRecord(json: Json): ShownTagRecord = ShownTagRecord(
    id = TagRecordId(json["id"].integer()),
    tagIdentifier = TagIdentifier(json["tag_identifier"].text()),
    customerId = json["customer_id"].orNull { it.integer() },
    placeId = json["place_id"].orNull { it.integer() },
    parentId = json["parent_id"].orNull { TagRecordId(it.integer()) },
    description = json["description"].orNull { it.text() },
    imageUrl = json["image_url"].orNull { it.text() },
    textUrl = json["text_url"].orNull { it.text() },
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
    translations = json["translations"].list { readTranslation(it) },
    nameTranslations = json["name_translations"].list { readNameTranslation(it) },
    hardwares = json["hardwares"].list { readHardware(it) },
    markers = json["markers"].list { readMarker(it) },
)

/** The tag. */
public data class ShownTags(
    /** Exactly one tag */
    public val tags: List<ShownTag>,
)

internal fun readShownTags(json: Json): ShownTags = ShownTags(
    tags = json["tags"].list { readShownTag(it) },
)

/** The text of a tag with its translations. */
public data class ShownTextRecord(
    /** Record id of the text record */
    public val id: Int,
    /** Record id of its tag */
    public val tagId: TagRecordId,
    /** Gender of the voice that reads the text aloud */
    public val gender: Gender,
    /** The original text */
    public val text: String,
    /** Language of the original text */
    public val langCode: LanguageCode,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
    /** All its translations, the original among them */
    public val translations: List<Translation>,
)

internal fun readShownTextRecord(json: Json): ShownTextRecord = ShownTextRecord(
    id = json["id"].integer(),
    tagId = TagRecordId(json["tag_id"].integer()),
    gender = Gender(json["gender"].text()),
    text = json["text"].text(),
    langCode = LanguageCode(json["lang_code"].text()),
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
    translations = json["translations"].list { readTranslation(it) },
)

/** That the token has ended. */
public data class SignedOut(
    /** Human-readable text */
    public val message: String,
    /** Always `OK` */
    public val code: SignedOutCode,
)

internal fun readSignedOut(json: Json): SignedOut = SignedOut(
    message = json["message"].text(),
    code = SignedOutCode(json["code"].text()),
)

/** The supported and active beacon UUIDs. */
public data class SupportedBeaconUuids(
    /** The UUIDs */
    public val uuids: List<String>,
)

internal fun readSupportedBeaconUuids(json: Json): SupportedBeaconUuids = SupportedBeaconUuids(
    uuids = json["uuids"].list { it.text() },
)

/** The supported language codes. */
public data class SupportedLanguageCodes(
    /** The codes */
    public val languageCodes: List<LanguageCode>,
)

internal fun readSupportedLanguageCodes(json: Json): SupportedLanguageCodes = SupportedLanguageCodes(
    languageCodes = json["language_codes"].list { LanguageCode(it.text()) },
)

/** Where the text and the name of a tag come from. */
public data class TagProvenance(
    /** Of the text; null where there is none */
    public val text: Provenance?,
    /** Of the name; null where there is none */
    public val name: Provenance?,
)

internal fun readTagProvenance(json: Json): TagProvenance = TagProvenance(
    text = json["text"].orNull { readProvenance(it) },
    name = json["name"].orNull { readProvenance(it) },
)

/** A tag as a record. */
public data class TagRecord(
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId,
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier,
    /** Record id of the customer that it belongs to; null where it belongs to nobody */
    public val customerId: Int?,
    /** Record id of its place */
    public val placeId: Int?,
    /** Record id of its parent tag */
    public val parentId: TagRecordId?,
    /** Description of the tag */
    public val description: String?,
    /** Address of a picture */
    public val imageUrl: String?,
    /** Address of a page about the tag, as it was entered */
    public val textUrl: String?,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
)

internal fun readTagRecord(json: Json): TagRecord = TagRecord(
    id = TagRecordId(json["id"].integer()),
    tagIdentifier = TagIdentifier(json["tag_identifier"].text()),
    customerId = json["customer_id"].orNull { it.integer() },
    placeId = json["place_id"].orNull { it.integer() },
    parentId = json["parent_id"].orNull { TagRecordId(it.integer()) },
    description = json["description"].orNull { it.text() },
    imageUrl = json["image_url"].orNull { it.text() },
    textUrl = json["text_url"].orNull { it.text() },
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
)

/** A text and the language that it is really in. */
public data class TextInLanguage(
    /** The text */
    public val text: String,
    /** One of the 45 supported language codes */
    public val lang: LanguageCode,
)

internal fun readTextInLanguage(json: Json): TextInLanguage = TextInLanguage(
    text = json["text"].text(),
    lang = LanguageCode(json["lang"].text()),
)

/** The text of a tag, by its original. */
public data class TextRecord(
    /** Record id of the text record */
    public val id: Int,
    /** Record id of its tag */
    public val tagId: TagRecordId,
    /** Gender of the voice that reads the text aloud */
    public val gender: Gender,
    /** The original text */
    public val text: String,
    /** Language of the original text */
    public val langCode: LanguageCode,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
)

internal fun readTextRecord(json: Json): TextRecord = TextRecord(
    id = json["id"].integer(),
    tagId = TagRecordId(json["tag_id"].integer()),
    gender = Gender(json["gender"].text()),
    text = json["text"].text(),
    langCode = LanguageCode(json["lang_code"].text()),
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
)

/** The text of a tag in one language. */
public data class Translation(
    /** Record id of the translation */
    public val id: Int,
    /** Record id of the text record that it belongs to */
    public val textRecordId: Int,
    /** Record id of its tag */
    public val tagId: TagRecordId,
    /** One of the 45 supported language codes */
    public val langCode: LanguageCode,
    /** The text */
    public val text: String,
    /** `original`: typed in first; `machine`: the work of a provider; `human`: typed in or corrected by a person */
    public val origin: TranslationOrigin,
    /** The provider whose work it is; null for the work of a person */
    public val provider: String?,
    /** Whether the original has changed since it was translated */
    public val stale: Boolean,
    /** Names the original that it was made from: SHA-256 of its language and text */
    public val sourceHash: String,
    /** When it was made */
    public val createdAt: Timestamp,
    /** When it was last changed */
    public val updatedAt: Timestamp,
    /** Address of this record */
    public val url: String,
)

internal fun readTranslation(json: Json): Translation = Translation(
    id = json["id"].integer(),
    textRecordId = json["text_record_id"].integer(),
    tagId = TagRecordId(json["tag_id"].integer()),
    langCode = LanguageCode(json["lang_code"].text()),
    text = json["text"].text(),
    origin = TranslationOrigin(json["origin"].text()),
    provider = json["provider"].orNull { it.text() },
    stale = json["stale"].boolean(),
    sourceHash = json["source_hash"].text(),
    createdAt = Timestamp(json["created_at"].text()),
    updatedAt = Timestamp(json["updated_at"].text()),
    url = json["url"].text(),
)

/** A tag as `create` and `addHardwareIdToTag` answer it. */
public data class WrittenTag(
    /** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
    public val id: TagRecordId,
    /** The public identifier of a tag: 12 lower-case hexadecimal digits */
    public val tagIdentifier: TagIdentifier,
    /** Gender of the voice that reads the text aloud */
    public val gender: Gender,
    /** The text of the tag in the requested language, or else the original */
    public val translation: TextInLanguage,
)

internal fun readWrittenTag(json: Json): WrittenTag = WrittenTag(
    id = TagRecordId(json["id"].integer()),
    tagIdentifier = TagIdentifier(json["tag_identifier"].text()),
    gender = Gender(json["gender"].text()),
    translation = readTextInLanguage(json["translation"]),
)

/** The tag, as it is now. */
public data class WrittenTags(
    /** Exactly one tag */
    public val tags: List<WrittenTag>,
)

internal fun readWrittenTags(json: Json): WrittenTags = WrittenTags(
    tags = json["tags"].list { readWrittenTag(it) },
)
