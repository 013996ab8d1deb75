package org.taginformation

import java.io.File
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow

/** Writes for each row of a file of vectors what a store then holds and shows. */
suspend fun main(args: Array<String>) {
    for (row in readJson(File(args[0]).readText())["rows"].list { it }) {
        val store = BundleStore()
        val steps = row["steps"].list { it }.map { step -> store.takes(step["do"].text(), step["text"].text().lineSequence().asFlow()) }
        val shows = row["lookups"].list { it["asks"] }.map { store.shown(it)?.let(::written) }
        val saved = store.save().joinToString("") { "$it\n" }
        println(writeJson(mapOf("steps" to steps, "cursor" to store.cursor, "saved" to saved, "shows" to shows)))
    }
}

/** Whether it could be used. */
private suspend fun BundleStore.takes(step: String, lines: Flow<String>): Boolean = try {
    when (step) {
        "load" -> load(lines)
        "apply" -> apply(lines)
        else -> restore(lines)
    }
    true
} catch (_: UnusableBundleException) {
    false
}

private fun BundleStore.shown(asks: Json): StoredTag? {
    val id = asks["id"].text()
    val type = asks["type"].orAbsent { HardwareType(it.text()) }
    val lang = asks["lang"].orAbsent { it.text() }
    val header = asks["accept_language"].orAbsent { it.text() }
    if (type == null) return showTag(TagIdentifier(id), lang, header)
    val (major, minor) = listOf("major", "minor").map { name -> asks[name].orAbsent { number -> number.orNull { it.integer() } } }
    return showTagByHardwareId(HardwareIdentifier(id), type) {
        this.major = major
        this.minor = minor
        this.lang = lang
        acceptLanguage = header
    }
}

private fun written(stored: StoredTag) = mapOf(
    "tag" to with(stored.tag) {
        mapOf(
            "id" to id.value,
            "tag_identifier" to tagIdentifier.value,
            "description" to description,
            "name" to written(name),
            "gender" to gender.value,
            "image_url" to imageUrl,
            "text_url" to textUrl,
            "translation" to written(translation),
        )
    },
    "hardware" to stored.hardware.map { mapOf("type" to it.type.value, "identifier" to it.identifier.value) },
    "place_id" to stored.placeId,
    "content_language" to stored.contentLanguage,
    "origins" to stored.origins?.let { mapOf("text" to it.text?.value, "name" to it.name?.value) },
)

private fun written(words: TextInLanguage) = mapOf("text" to words.text, "lang" to words.lang.value)
