package org.taginformation

import java.text.SimpleDateFormat
import java.util.Date
import java.util.Locale
import java.util.TimeZone

/** An instant, as the service writes it: `2026-11-21T12:00:00.000Z`. `java.time` and `kotlin.time` read the text. */
public class Timestamp(text: String) : PlainValue<String>(text) {
    /** @param milliseconds since 1970 */
    public constructor(milliseconds: Long) : this(format().format(Date(milliseconds)))

    /** Milliseconds since 1970. Throws a [java.text.ParseException] where the text is not as the service writes it. */
    public fun toEpochMilliseconds(): Long = checkNotNull(format().parse(value)).time
}

/** A new one each time: they are not for several threads. */
private fun format() =
    SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT).apply { timeZone = TimeZone.getTimeZone("UTC") }
