package org.taginformation

/** An NFC chip, as `showTagByHardwareId` and [BundleStore.showTagByHardwareId] take it. */
public class ScannedChip internal constructor(
    /** In upper case without separators; of ISO 15693 as the standard writes it, `E0` first. */
    public val id: HardwareIdentifier,
) : Record() {
    public val type: HardwareType get() = HardwareType.NFC

    override fun fields(): List<Pair<String, Any?>> = listOf("id" to id)
}

/**
 * The chip of a UID (`Tag.getId()`); null where it is none that stays. Takes the 4, 7 or 10 bytes of ISO 14443, of which 4 that begin with
 * 08 are made up anew each time, and the 8 of ISO 15693, which Android hands over in the other order than Core NFC: both give the same
 * chip.
 */
public fun readNfcUid(bytes: ByteArray): ScannedChip? {
    val written = when (bytes.size) {
        4 -> bytes.takeIf { it.byte(0) != RANDOM }
        7, 10 -> bytes
        8 -> vicinity(bytes)
        else -> null
    }
    return written?.let { ScannedChip(HardwareIdentifier(it.hex())) }
}

private const val RANDOM = 0x08
private const val ISO_15693 = 0xe0

/** From `E0` on. Where that stands at both ends, the lower maker stands behind the first: most chips are of those. */
private fun vicinity(bytes: ByteArray): ByteArray? {
    val (isFirst, isLast) = (bytes.byte(0) == ISO_15693) to (bytes.byte(7) == ISO_15693)
    val isTurned = isLast && (!isFirst || bytes.byte(6) < bytes.byte(1))
    return if (isTurned) bytes.reversedArray() else bytes.takeIf { isFirst }
}
