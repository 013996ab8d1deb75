package org.taginformation

import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.withContext

/** What was given is no whole bundle, or was saved in a way that this version does not know. The store is as it was. */
public class UnusableBundleException(message: String, cause: Exception? = null) : IOException(message, cause)

/** A whole bundle. */
internal class Bundle(
    /** By tag identifiers; null: gone. */
    val tags: Map<String, TagLine?>,
    /** How many lines said that a tag is gone. */
    val gone: Int,
    /** Null in what was saved before anything was loaded. */
    val cursor: String?,
    /** The version of the form in which a store was saved; null for what came from the service. */
    val version: Int?,
) {
    /** Of the service's: only what was saved may come from before the first one, and have no cursor. */
    fun ledOn(): Bundle = apply {
        if (cursor == null) throw UnusableBundleException("The end of the bundle has no cursor")
    }

    /** With everything that there is. */
    fun whole(): Bundle = apply {
        if (gone > 0) throw UnusableBundleException("It is no whole bundle: it says what is gone")
    }
}

/** A line with a tag: the text, and by what it is found. */
internal class TagLine(val id: Int, val tagIdentifier: String, val keys: List<String>, val text: String)

/** Reads to the end, away from the caller's thread, which may be the one that draws. */
internal suspend fun readBundle(lines: Flow<String>): Bundle = withContext(Dispatchers.Default) {
    val reading = BundleReading()
    lines.collect { reading.takeLine(it) }
    reading.whole()
}

private class BundleReading {
    private val tags = LinkedHashMap<String, TagLine?>()
    private var version: Int? = null
    private var tagCount = 0
    private var goneCount = 0
    private var end: Json? = null
    private var isBegun = false

    /** The first one may have a mark of the byte order. */
    fun takeLine(line: String) {
        take((if (isBegun) line else line.removePrefix("\ufeff")).trim { it in " \t\r" })
        isBegun = true
    }

    /** Without what JSON may have around it, in a line: other spaces are no JSON. */
    private fun take(text: String) {
        if (text.isEmpty()) return
        if (end != null) throw UnusableBundleException("There is something behind the end of the bundle")
        try {
            take(readJson(text), text)
        } catch (e: JsonException) {
            throw UnusableBundleException("The bundle has a line that can't be read", e)
        }
    }

    private fun take(line: Json, text: String) {
        when (line["type"].text()) {
            "tag" -> {
                val tag = readBundleTag(line)
                tags[tag.tagIdentifier.value] = TagLine(tag.id.value, tag.tagIdentifier.value, keysOf(tag), text)
                tagCount++
            }
            "gone" -> {
                tags[line["tag_identifier"].text()] = null
                goneCount++
            }
            "store" -> version = line["version"].integer()
            "end" -> end = line
            // A kind of line that is new is passed over.
        }
    }

    fun whole(): Bundle {
        val end = end ?: throw UnusableBundleException("The bundle is incomplete: its end is missing")
        try {
            if (end["tags"].integer() != tagCount || end["gone"].integer() != goneCount) {
                throw UnusableBundleException("The bundle is incomplete: its end counts other lines")
            }
            return Bundle(tags, goneCount, end["cursor"].orNull { it.text() }, version)
        } catch (e: JsonException) {
            throw UnusableBundleException("The end of the bundle can't be read", e)
        }
    }
}
