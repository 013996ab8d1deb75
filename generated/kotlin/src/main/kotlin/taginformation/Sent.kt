// Generated from openapi.json: what is sent.

package taginformation

/** What is to be changed of a customer. */
public data class CustomerChanges(
    /** E-mail address; stored in lower case */
    public val email: Change<String> = Change.Keep,
    /**
     * Password, of at least 8 characters; blank leaves it as it is. A new one signs the customer out everywhere, but
     * for the token or session by which it changes its own
     */
    public val password: Change<String> = Change.Keep,
    /** Name of the customer */
    public val name: Change<String?> = Change.Keep,
    /** `admin` widens what the customer sees. Only an admin can set it; from others it is ignored */
    public val role: Change<String?> = Change.Keep,
    /**
     * The present password. Whoever changes its own password or e-mail address gives it, or has signed in within the
     * last ten minutes; wherever it is given for a change of one's own, it has to be right
     */
    public val currentPassword: Change<String> = Change.Keep,
)

internal fun CustomerChanges.write(): Map<String, Any?> = jsonObject {
    change("email", email) { it }
    change("password", password) { it }
    change("name", name) { it }
    change("role", role) { it }
    change("current_password", currentPassword) { it }
}

/** What is to be changed of a hardware item. */
public data class HardwareChanges(
    /** Identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code; stored in upper case */
    public val identifier: Change<HardwareIdentifier> = Change.Keep,
    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    public val hardwareType: Change<HardwareType> = Change.Keep,
    /** Record id of the tag to attach it to; blank leaves it, or makes it, free */
    public val tagId: Change<TagRecordId?> = Change.Keep,
    /** Major number of a beacon; ignored for other types */
    public val major: Change<Int?> = Change.Keep,
    /** Minor number of a beacon; ignored for other types */
    public val minor: Change<Int?> = Change.Keep,
    /** Latitude in degrees */
    public val latitude: Change<Double?> = Change.Keep,
    /** Longitude in degrees */
    public val longitude: Change<Double?> = Change.Keep,
)

internal fun HardwareChanges.write(): Map<String, Any?> = jsonObject {
    change("identifier", identifier) { it.value }
    change("hardware_type", hardwareType) { it.value }
    change("tag_id", tagId) { it.value }
    change("major", major) { it }
    change("minor", minor) { it }
    change("latitude", latitude) { it }
    change("longitude", longitude) { it }
}

/** What is to be changed of a name translation. */
public data class NameTranslationChanges(
    /** The text; stored as the work of a person */
    public val text: Change<String> = Change.Keep,
    /** The language; that of a machine translation is fixed */
    public val langCode: Change<LanguageCode> = Change.Keep,
    /**
     * Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without
     * it, machine translations are made again and those of people are flagged stale
     */
    public val minorEdit: Change<Boolean> = Change.Keep,
    /** Record id of the tag whose page a browser is sent to afterwards; it changes nothing */
    public val tagId: Change<TagRecordId?> = Change.Keep,
)

internal fun NameTranslationChanges.write(): Map<String, Any?> = jsonObject {
    change("text", text) { it }
    change("lang_code", langCode) { it.value }
    change("minor_edit", minorEdit) { it }
    change("tag_id", tagId) { it.value }
}

/** A bundle link to be made. */
public data class NewBundleLink(
    /** Record id of a place of the customer, for the tags there; null or absent: for all its tags */
    public val placeId: Int? = null,
)

internal fun NewBundleLink.write(): Map<String, Any?> = jsonObject {
    optional("place_id", placeId)
}

/** A customer to be made. */
public data class NewCustomer(
    /** E-mail address; stored in lower case */
    public val email: String,
    /**
     * Password, of at least 8 characters; blank leaves it as it is. A new one signs the customer out everywhere, but
     * for the token or session by which it changes its own
     */
    public val password: String? = null,
    /** Name of the customer */
    public val name: String? = null,
    /** `admin` widens what the customer sees. Only an admin can set it; from others it is ignored */
    public val role: String? = null,
)

internal fun NewCustomer.write(): Map<String, Any?> = jsonObject {
    put("email", email)
    optional("password", password)
    optional("name", name)
    optional("role", role)
}

/** A hardware item to be made. */
public data class NewHardware(
    /** Identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code; stored in upper case */
    public val identifier: HardwareIdentifier,
    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    public val hardwareType: HardwareType,
    /** Record id of the tag to attach it to; blank leaves it, or makes it, free */
    public val tagId: TagRecordId? = null,
    /** Major number of a beacon; ignored for other types */
    public val major: Int? = null,
    /** Minor number of a beacon; ignored for other types */
    public val minor: Int? = null,
    /** Latitude in degrees */
    public val latitude: Double? = null,
    /** Longitude in degrees */
    public val longitude: Double? = null,
)

internal fun NewHardware.write(): Map<String, Any?> = jsonObject {
    put("identifier", identifier.value)
    put("hardware_type", hardwareType.value)
    optional("tag_id", tagId?.value)
    optional("major", major)
    optional("minor", minor)
    optional("latitude", latitude)
    optional("longitude", longitude)
}

/** A name to be added to a tag. */
public data class NewNameTranslation(
    /** Record id (`id`) of the tag; one that the caller may change */
    public val tagId: TagRecordId,
    /** The language */
    public val langCode: LanguageCode? = null,
    /** The text, where it is the original or the work of a person; otherwise it is not used */
    public val text: String? = null,
    /** `human`: the given text is stored as the work of a person, and nothing is translated */
    public val origin: NewNameTranslationOrigin? = null,
)

internal fun NewNameTranslation.write(): Map<String, Any?> = jsonObject {
    put("tag_id", tagId.value)
    optional("lang_code", langCode?.value)
    optional("text", text)
    optional("origin", origin?.value)
}

/** A place to be made. */
public data class NewPlace(
    /** Name of the place */
    public val name: String? = null,
    /** Latitude in degrees */
    public val latitude: Double? = null,
    /** Longitude in degrees */
    public val longitude: Double? = null,
)

internal fun NewPlace.write(): Map<String, Any?> = jsonObject {
    optional("name", name)
    optional("latitude", latitude)
    optional("longitude", longitude)
}

/** A tag to be made. */
public data class NewTagRecord(
    /** Record id of a place of the tag's customer */
    public val placeId: Int? = null,
    /** Record id of the parent tag */
    public val parentId: TagRecordId? = null,
    /** Description of the tag */
    public val description: String? = null,
    /** Address of a picture, by http or https */
    public val imageUrl: String? = null,
    /** Address of a page about the tag, by http or https; the scheme may be left out */
    public val textUrl: String? = null,
)

internal fun NewTagRecord.write(): Map<String, Any?> = jsonObject {
    optional("place_id", placeId)
    optional("parent_id", parentId?.value)
    optional("description", description)
    optional("image_url", imageUrl)
    optional("text_url", textUrl)
}

/** A text record to be made. */
public data class NewTextRecord(
    /** Record id (`id`) of the tag; one that the caller may change */
    public val tagId: TagRecordId,
    /** The text, stored exactly as given */
    public val text: String,
    /**
     * One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`).
     */
    public val langCode: LanguageCode,
    /** Gender of the voice that reads the text aloud; `m` where absent or blank */
    public val gender: Gender? = null,
)

internal fun NewTextRecord.write(): Map<String, Any?> = jsonObject {
    put("tag_id", tagId.value)
    optional("gender", gender?.value)
    put("text", text)
    put("lang_code", langCode.value)
}

/** A text to be added to a tag. */
public data class NewTranslation(
    /** Record id (`id`) of the tag; one that the caller may change */
    public val tagId: TagRecordId,
    /** The language */
    public val langCode: LanguageCode? = null,
    /** The text, where it is the original or the work of a person; otherwise it is not used */
    public val text: String? = null,
    /** `human`: the given text is stored as the work of a person, and nothing is translated */
    public val origin: NewTranslationOrigin? = null,
)

internal fun NewTranslation.write(): Map<String, Any?> = jsonObject {
    put("tag_id", tagId.value)
    optional("lang_code", langCode?.value)
    optional("text", text)
    optional("origin", origin?.value)
}

/** A tag that was met: by its identifier, or else by the type and identifier of a hardware item of it. */
public data class Observation(
    /** Tag identifier (`tag_identifier`); case does not matter */
    public val tagIdentifier: TagIdentifier? = null,
    /** Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.) */
    public val type: HardwareType? = null,
    /**
     * Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case;
     * hyphens and colons do not matter for beacons and NFC chips
     */
    public val id: HardwareIdentifier? = null,
    /** Major number; required for a beacon, ignored for other types */
    public val major: Int? = null,
    /** Minor number; required for a beacon, ignored for other types */
    public val minor: Int? = null,
)

internal fun Observation.write(): Map<String, Any?> = jsonObject {
    optional("tag_identifier", tagIdentifier?.value)
    optional("type", type?.value)
    optional("id", id?.value)
    optional("major", major)
    optional("minor", minor)
}

/** What is to be changed of a place. */
public data class PlaceChanges(
    /** Name of the place */
    public val name: Change<String?> = Change.Keep,
    /** Latitude in degrees */
    public val latitude: Change<Double?> = Change.Keep,
    /** Longitude in degrees */
    public val longitude: Change<Double?> = Change.Keep,
)

internal fun PlaceChanges.write(): Map<String, Any?> = jsonObject {
    change("name", name) { it }
    change("latitude", latitude) { it }
    change("longitude", longitude) { it }
}

/** What is to be changed of a tag. */
public data class TagRecordChanges(
    /** Record id of a place of the tag's customer */
    public val placeId: Change<Int?> = Change.Keep,
    /** Record id of the parent tag */
    public val parentId: Change<TagRecordId?> = Change.Keep,
    /** Description of the tag */
    public val description: Change<String?> = Change.Keep,
    /** Address of a picture, by http or https */
    public val imageUrl: Change<String?> = Change.Keep,
    /** Address of a page about the tag, by http or https; the scheme may be left out */
    public val textUrl: Change<String?> = Change.Keep,
    /**
     * Record id of the customer that the tag is given to; a place of another customer is left. Only an admin can set
     * it; from others it is ignored
     */
    public val customerId: Change<Int> = Change.Keep,
)

internal fun TagRecordChanges.write(): Map<String, Any?> = jsonObject {
    change("place_id", placeId) { it }
    change("parent_id", parentId) { it.value }
    change("description", description) { it }
    change("image_url", imageUrl) { it }
    change("text_url", textUrl) { it }
    change("customer_id", customerId) { it }
}

/** What is to be changed of a text record. */
public data class TextRecordChanges(
    /** Gender of the voice that reads the text aloud; `m` where absent or blank */
    public val gender: Change<Gender?> = Change.Keep,
    /** The text, stored exactly as given */
    public val text: Change<String> = Change.Keep,
    /**
     * One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`).
     */
    public val langCode: Change<LanguageCode> = Change.Keep,
    /**
     * Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without
     * it, machine translations are made again and those of people are flagged stale
     */
    public val minorEdit: Change<Boolean> = Change.Keep,
    /** Record id of the tag whose page a browser is sent to afterwards; it changes nothing */
    public val tagId: Change<TagRecordId?> = Change.Keep,
)

internal fun TextRecordChanges.write(): Map<String, Any?> = jsonObject {
    change("gender", gender) { it.value }
    change("text", text) { it }
    change("lang_code", langCode) { it.value }
    change("minor_edit", minorEdit) { it }
    change("tag_id", tagId) { it.value }
}

/** What is to be changed of a translation. */
public data class TranslationChanges(
    /** The text; stored as the work of a person */
    public val text: Change<String> = Change.Keep,
    /** The language; that of a machine translation is fixed */
    public val langCode: Change<LanguageCode> = Change.Keep,
    /**
     * Whether the edit of an original leaves its translations valid, as the correction of a typing error does. Without
     * it, machine translations are made again and those of people are flagged stale
     */
    public val minorEdit: Change<Boolean> = Change.Keep,
    /** Record id of the tag whose page a browser is sent to afterwards; it changes nothing */
    public val tagId: Change<TagRecordId?> = Change.Keep,
)

internal fun TranslationChanges.write(): Map<String, Any?> = jsonObject {
    change("text", text) { it }
    change("lang_code", langCode) { it.value }
    change("minor_edit", minorEdit) { it }
    change("tag_id", tagId) { it.value }
}
