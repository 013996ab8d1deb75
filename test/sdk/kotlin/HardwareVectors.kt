package org.taginformation

import java.io.File
import kotlin.random.Random

private fun Json.bytes(): ByteArray = text().chunked(2).map { it.toInt(16).toByte() }.toByteArray()

private fun ByteArray.digits() = hex().lowercase()

private fun Json.basesOrNull(): List<String>? = this["bases"].orNull { bases -> bases.list { it.text() } }

private fun told(tag: ScannedTag?) = tag?.let { mapOf("id" to it.id.value, "lang" to it.lang) }

private fun told(record: NdefRecord): Map<String, Any?> {
    val raw = mapOf("tnf" to record.tnf, "type" to record.type, "id" to record.id, "payload" to record.payload.digits())
    val titles = record.titles.map { mapOf("lang" to it.lang, "text" to it.text) }.takeIf { record.kind == NdefKind.SMART_POSTER }
    val said = listOf(
        "uri" to record.uri,
        "lang" to record.lang,
        "text" to record.text,
        "titles" to titles,
        "package_name" to record.packageName,
    )
    return raw + ("kind" to record.kind.value) + said.filter { it.second != null }
}

private fun told(beacon: ScannedBeacon?) = beacon?.let {
    mapOf(
        "type" to it.type.value,
        "id" to it.id.value,
        "major" to it.major,
        "minor" to it.minor,
        "measured_power" to it.measuredPower,
    )
}

/** Writes for each row of the file of vectors what is read of it, and then reads what is made up by chance. */
fun main(args: Array<String>) {
    val file = readJson(File(args[0]).readText())
    val read = mapOf(
        "addresses" to file["addresses"].list { row ->
            val (text, bases) = row["text"].text() to row.basesOrNull()
            mapOf("tag" to told(if (bases == null) readTagAddress(text) else readTagAddress(text, bases)))
        },
        "beacons" to file["beacons"].list { row -> mapOf("beacon" to told(readIBeacon(row["bytes"].bytes()))) },
        "uids" to file["uids"].list { row ->
            mapOf("chip" to readNfcUid(row["bytes"].bytes())?.let { mapOf("type" to it.type.value, "id" to it.id.value) })
        },
        "messages" to file["messages"].list { row ->
            val (bytes, bases) = row["bytes"].bytes() to row.basesOrNull()
            val tag = if (bases == null) readTagAddressInNdef(bytes) else readTagAddressInNdef(bytes, bases)
            mapOf("records" to readNdef(bytes)?.map(::told), "tag" to told(tag))
        },
    )
    println(writeJson(read))
    val given = listOf("beacons", "uids", "messages").flatMap { name -> file[name].list { it["bytes"].bytes() } }
    val texts = file["addresses"].list { it["text"].text() }
    readByChance(Random(args[1].toInt()), given, texts)
}

/** Throws where what is read of the same twice is not the same. */
private fun readByChance(random: Random, given: List<ByteArray>, texts: List<String>) = repeat(10_000) {
    val bytes = changed(random, given.random(random))
    val text = changed(random, texts.random(random).toByteArray()).toString(Charsets.UTF_8)
    val first = readAll(bytes, text)
    check(first == readAll(bytes.copyOf(), text)) { "${bytes.digits()}, $text" }
}

private fun readAll(bytes: ByteArray, text: String) = listOf(
    readIBeacon(bytes),
    readNfcUid(bytes),
    readNdef(bytes)?.map(::told),
    readTagAddressInNdef(bytes),
    readTagAddress(text),
)

private fun changed(random: Random, bytes: ByteArray): ByteArray = when (random.nextInt(4)) {
    0 -> random.nextBytes(random.nextInt(80))
    1 -> bytes.copyOf(random.nextInt(bytes.size + 1))
    2 -> bytes + random.nextBytes(random.nextInt(8))
    else -> bytes.copyOf().also { if (it.isNotEmpty()) it[random.nextInt(it.size)] = random.nextInt().toByte() }
}
