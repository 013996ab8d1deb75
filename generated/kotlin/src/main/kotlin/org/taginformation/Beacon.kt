package org.taginformation

/** What an iBeacon says of itself, as `showTagByHardwareId` and [BundleStore.showTagByHardwareId] take it. */
public class ScannedBeacon internal constructor(
    public val id: HardwareIdentifier,
    public val major: Int,
    public val minor: Int,
    /** The strength of its signal at one metre, in dBm: with it phones estimate how far it is. */
    public val measuredPower: Int,
) : Record() {
    public val type: HardwareType get() = HardwareType.BLE_BEACON

    override fun fields(): List<Pair<String, Any?>> =
        listOf("id" to id, "major" to major, "minor" to minor, "measuredPower" to measuredPower)
}

/**
 * The iBeacon in what was scanned; null where it is none. Takes manufacturer data with Apple's company id (`4C 00 02 15 …`) or without
 * it (`ScanRecord.getManufacturerSpecificData(0x004c)`), and a whole advertisement (`ScanRecord.getBytes()`).
 *
 * The form is Apple's (Proximity Beacon Specification), that of an advertisement Bluetooth's (Core Specification Supplement, part A).
 */
public fun readIBeacon(bytes: ByteArray): ScannedBeacon? =
    if (bytes.startsWith(beaconType)) beaconIn(bytes) else ofApple(bytes) ?: structuresIn(bytes).firstNotNullOfOrNull(::ofApple)

private fun ofApple(data: ByteArray): ScannedBeacon? =
    if (data.startsWith(company)) beaconIn(data.copyOfRange(company.size, data.size)) else null

private val company = byteArrayOf(0x4c, 0)
private val beaconType = byteArrayOf(0x02, 0x15)
private const val LENGTH = 23
private const val MANUFACTURER = 0xff

/** What follows it is of some makers' own. */
private fun beaconIn(bytes: ByteArray): ScannedBeacon? {
    if (bytes.size < LENGTH || !bytes.startsWith(beaconType)) return null
    val digits = bytes.copyOfRange(2, 18).hex()
    val uuid = listOf(0..7, 8..11, 12..15, 16..19, 20..31).joinToString("-") { digits.substring(it) }
    fun number(at: Int) = bytes.byte(at) * 256 + bytes.byte(at + 1)
    return ScannedBeacon(HardwareIdentifier(uuid), number(18), number(20), bytes[22].toInt())
}

/** The data of manufacturers in an advertisement: structures of a length, a type and data. A length of zero ends it. */
private fun structuresIn(bytes: ByteArray): Sequence<ByteArray> = sequence {
    var at = 0
    while (at < bytes.size && bytes[at] != 0.toByte()) {
        val end = at + 1 + bytes.byte(at)
        if (end > bytes.size) break
        if (bytes.byte(at + 1) == MANUFACTURER) yield(bytes.copyOfRange(at + 2, end))
        at = end
    }
}

private fun ByteArray.startsWith(first: ByteArray) = size >= first.size && first.indices.all { this[it] == first[it] }
