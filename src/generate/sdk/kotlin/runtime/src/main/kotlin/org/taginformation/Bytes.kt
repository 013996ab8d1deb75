package org.taginformation

import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException
import java.nio.charset.Charset

/** From 0 to 255. */
internal fun ByteArray.byte(at: Int): Int = this[at].toInt() and 0xff

/** In upper case. */
internal fun ByteArray.hex(): String = joinToString("") { (it.toInt() and 0xff).toString(16).uppercase().padStart(2, '0') }

/** One character for each byte. */
internal fun ByteArray.latin(): String = toString(Charsets.ISO_8859_1)

/** Null where it is no text in this charset. */
internal fun ByteArray.decoded(charset: Charset): String? = try {
    charset.newDecoder().decode(ByteBuffer.wrap(this)).toString()
} catch (_: CharacterCodingException) {
    null
}
