package offlineguide

import java.io.File
import java.io.IOException
import java.util.Locale
import kotlinx.coroutines.flow.asFlow
import org.taginformation.*

suspend fun main() {
    val client = TagInformationClient("http://127.0.0.1:3000")
    val key = BundleKey("3q2-7wAAbase64url_of_32_random_bytes_012345")
    val file = File("tags.ndjson")

    val store = BundleStore()
    try {
        file.useLines { store.restore(it.asFlow()) }
    } catch (_: IOException) {
        println("Nothing was kept yet")
    }

    val refreshed = store.refresh { cursor ->
        client.fetchBundle(key) {
            lang = "fr,de"
            since = cursor
        }
    }
    if (refreshed is Answer.Success) {
        val next = File("tags.ndjson.new")
        next.bufferedWriter().use { out -> store.save().forEach { out.append(it).append('\n') } }
        next.renameTo(file)
    }

    val found = store.showTag(TagIdentifier("4F0C9A17BE52"), "fr-CH,de")
    println(found?.run { "${tag.name.lang}: ${tag.name.text}" } ?: "not one of ours")
    val voice = found?.contentLanguage?.let(Locale::forLanguageTag)
    println("to be read aloud in ${voice?.getDisplayLanguage(Locale.ENGLISH)}")
}
