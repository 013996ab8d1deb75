package taginformation

import kotlin.time.Instant

/** An instant, as the service writes it: `2026-11-21T12:00:00.000Z`. */
@JvmInline
public value class Timestamp(public val text: String) {
    public constructor(instant: Instant) : this(instant.toString())

    /** Throws an [IllegalArgumentException] where the [text] is no instant. */
    public fun toInstant(): Instant = Instant.parse(text)

    override fun toString(): String = text
}
