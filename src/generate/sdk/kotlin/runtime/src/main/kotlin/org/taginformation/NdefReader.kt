package org.taginformation

/** A record as it stands in a message. */
internal class RawNdef(val format: Int, val type: ByteArray, val id: ByteArray, val payload: ByteArray)

/** What is in front of a payload. */
private class NdefHead(flags: Int) {
    val begins = flags and 0x80 != 0
    val ends = flags and 0x40 != 0
    val isChunk = flags and 0x20 != 0
    val isShort = flags and 0x10 != 0
    val hasId = flags and 0x08 != 0
    val format = flags and 0x07
}

internal const val EMPTY = 0
internal const val WELL_KNOWN = 1
internal const val ABSOLUTE_URI = 3
internal const val EXTERNAL = 4
private const val UNKNOWN = 5
private const val UNCHANGED = 6
private const val RESERVED = 7

/** Reads one message: NFC Forum, NFC Data Exchange Format 1.0. */
internal class NdefReader(private val bytes: ByteArray) {
    private var at = 0

    /** Null where it is malformed. */
    fun message(): List<RawNdef>? {
        val records = ArrayList<RawNdef>()
        do {
            val head = head() ?: return null
            if (head.begins != records.isEmpty()) return null
            val record = part(head)?.takeIf { it.isPossible() } ?: return null
            val last = if (head.isChunk) chunks(record) ?: return null else Joined(record, head.ends)
            records.add(last.record)
        } while (!last.isLast)
        return records.takeIf { at == bytes.size }
    }

    private class Joined(val record: RawNdef, val isLast: Boolean)

    /** The rest of a record that came in part. */
    private fun chunks(first: RawNdef): Joined? {
        if (first.type.isEmpty() && first.format != UNKNOWN && first.format != RESERVED) return null
        val payload = java.io.ByteArrayOutputStream().apply { write(first.payload) }
        while (true) {
            val head = head()?.takeIf { !it.begins && !it.hasId && it.format == UNCHANGED } ?: return null
            val part = part(head)?.takeIf { it.type.isEmpty() } ?: return null
            payload.write(part.payload)
            if (!head.isChunk) return Joined(RawNdef(first.format, first.type, first.id, payload.toByteArray()), head.ends)
            if (head.ends) return null
        }
    }

    private fun head(): NdefHead? = if (at < bytes.size) NdefHead(bytes.byte(at++)) else null

    private fun part(head: NdefHead): RawNdef? {
        if (head.isChunk && head.ends) return null
        val typeLength = number(1) ?: return null
        val length = number(if (head.isShort) 1 else 4) ?: return null
        val idLength = if (head.hasId) number(1) ?: return null else 0
        val type = take(typeLength) ?: return null
        val id = take(idLength) ?: return null
        return RawNdef(head.format, type, id, take(length) ?: return null)
    }

    private fun number(size: Int): Long? = take(size.toLong())?.fold(0L) { sum, byte -> sum * 256 + (byte.toInt() and 0xff) }

    private fun take(length: Number): ByteArray? {
        val end = at + length.toLong()
        return if (end > bytes.size) null else bytes.copyOfRange(at, end.toInt()).also { at = end.toInt() }
    }
}

private fun RawNdef.isPossible(): Boolean = when (format) {
    EMPTY -> type.isEmpty() && id.isEmpty() && payload.isEmpty()
    UNKNOWN, RESERVED -> type.isEmpty()
    UNCHANGED -> false
    else -> true
}
