package org.taginformation

/** What a store holds, which never changes: the lines of its tags, found by their identifiers and by their hardware. */
internal class BundleContent(private val tags: Map<String, TagLine>, val cursor: String?) {
    /** Of several tags with one item, which was moved while the bundle was made, the last by id had it later. */
    private val byHardware = HashMap<String, TagLine>().also { found ->
        for (tag in tags.values) {
            for (key in tag.keys) if (tag.id >= (found[key]?.id ?: 0)) found[key] = tag
        }
    }

    /** By ascending id. */
    val inOrder: List<TagLine> get() = tags.values.sortedBy { it.id }

    /** With the tags of a bundle in the place of what is there under their identifiers. */
    fun with(bundle: Bundle): BundleContent {
        val all = HashMap(tags)
        for ((identifier, tag) in bundle.tags) if (tag == null) all.remove(identifier) else all[identifier] = tag
        return BundleContent(all, bundle.cursor)
    }

    fun byIdentifier(id: TagIdentifier): TagLine? =
        if (id.value.isReadable) tags[id.value.trim { it in spaces }.lowercase()] else null

    /** By the first of these keys under which there is one. */
    fun byHardware(keys: List<String>): TagLine? = keys.firstNotNullOfOrNull { byHardware[it] }
}

/** Whether the service reads an identifier of this length. */
private val String.isReadable: Boolean get() = codePointCount(0, length) <= 128

/** What the service leaves away around an identifier. */
private val spaces: Set<Char> =
    (" \t\n\u000b\u000c\r\u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff".toList() + ('\u2000'..'\u200a')).toSet()

/** A beacon without both of its numbers is found only where it stands in for others. */
internal fun keysOf(tag: BundleTag): List<String> = tag.hardware
    .filter { it.type != HardwareType.BLE_BEACON || (it.major != null && it.minor != null) || it.standsIn }
    .map { keyOf(it.type, it.identifier, it.major, it.minor) }

/**
 * Under which it may be found: a beacon by its own numbers, and else by what stands in for it, the nearest first. What the service
 * would refuse leads nowhere.
 */
internal fun keysOfMet(id: HardwareIdentifier, type: HardwareType, major: Int?, minor: Int?): List<String> {
    // So it is called in old documentation.
    val known = if (type.value == "ble_beacon") HardwareType.BLE_BEACON else type
    return when {
        !id.value.isReadable || listOfNotNull(major, minor).any { it !in 0..65_535 } -> emptyList()
        known != HardwareType.BLE_BEACON -> listOf(keyOf(known, id, null, null))
        major == null || minor == null -> emptyList()
        else -> listOf(major to minor, major to null, null to minor, null to null)
            .map { (one, other) -> keyOf(known, id, one, other) }
    }
}

/** By what the service tells items apart. */
private fun keyOf(type: HardwareType, identifier: HardwareIdentifier, major: Int?, minor: Int?): String {
    val upper = identifier.value.uppercase()
    return "$type $major $minor ${if (type == HardwareType.QR) upper else digitsOf(type, upper)}"
}

private val separators = Regex("[ \\t\\n\\r\\u00a0.:-]")
private val hexadecimal = Regex("[0-9A-F]+")

/** Chips and beacons are their digits, whatever stands between and around these; both orders of bytes of an ISO 15693 chip are one. */
private fun digitsOf(type: HardwareType, upper: String): String {
    val bare = separators.replace(upper, "").removePrefix("URNUUID")
    val digits = bare.removeSurrounding("{", "}").replace("0X", "")
    if (!hexadecimal.matches(digits)) return upper.replace("-", "").replace(":", "")
    if (type != HardwareType.NFC || digits.length != 16) return digits
    val turned = digits.chunked(2).asReversed().joinToString("")
    return listOf(digits, turned).filter { it.startsWith("E0") }.minOrNull() ?: digits
}
