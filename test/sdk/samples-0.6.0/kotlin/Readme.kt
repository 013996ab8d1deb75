package readmecalls

import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.take
import readme.*
import org.taginformation.*

suspend fun snippet0() {
val client = TagInformationClient("https://www.example.com/tags") {
    tokens { readTokenFromKeyStore() }
    transport = OkHttpTransport(okHttpClient)
    timeout = 15.seconds
    retries = Retries { limit = 3 }
}

}

suspend fun snippet1() {
val answer = client.showTag(tag) {
    lang(LanguageCode.FR, LanguageCode.DE)
    timeout = 3.seconds
    requestId = "tour-17"
}
println(answer.valueOrNull())

}

suspend fun snippet2() {
val client = TagInformationClient("https://tags.example.com") {
    tokens { readTokenFromKeyStore() }
    renewToken { signInAgain()?.also { keepInKeyStore(it) } }
}

}

suspend fun snippet3() {
val client = TagInformationClient("https://tags.example.com") {
    log { request -> println("${request.method} ${request.path}: ${request.status} in ${request.duration}") }
}

}

suspend fun snippet4() {
when (val answer = client.addHardwareIdToTag(tag, HardwareIdentifier("04:A2:24:8F"), HardwareType.NFC)) {
    is Answer.Success -> println("Attached to ${answer.value.tags.first().id}")
    is Answer.Unchanged -> println("Your copy is as good")
    is Answer.Refused -> when {
        answer.refusal.isConflict -> println("It is attached to another tag")
        answer.refusal.isUnauthorized || answer.refusal.isForbidden -> println("Sign in as the owner of the tag")
        answer.refusal.isTooManyRequests -> println("Try again in ${answer.refusal.retryAfter}")
        else -> println(answer.refusal.message)
    }
    is Answer.Unreachable -> println(if (answer.isTimeout) "That took too long" else "There is no connection")
    is Answer.Unexpected -> println("${answer.message} (${answer.headers.requestId})")
}

}

suspend fun snippet5() {
val refusal = client.getAuthToken(email, password).refusalOrNull
when (refusal?.reason) {
    null -> println("Welcome")
    ErrorReason.WRONG_CREDENTIALS -> println("Wrong e-mail or password")
    else -> println("${refusal.message} (${refusal.headers.requestId})")
}

}

suspend fun snippet6() {
val answer = client.showTag(tag) { lang = "fi" }
if (answer is Answer.Success) {
    println(answer.headers.contentLanguage)
    if (answer.headers.translationStatus == TranslationStatus.UNAVAILABLE) println("There is no Finnish text yet")
}

}

suspend fun snippet7() {
when (val answer = client.showMyTags { ifNoneMatch = kept.eTag }) {
    is Answer.Success -> kept = Kept(answer.value, answer.headers.eTag)
    is Answer.Unchanged -> println("Still ${kept.tags.tags.size} tags")
    else -> println(answer.problem?.message)
}

}

suspend fun snippet8() {
val scanned = readTagAddress("https://tags.example.com/t/4f0c9a17be52?lang=fr", listOf("https://tags.example.com"))
scanned?.let { found -> client.showTag(found.id) { lang = found.lang } }

readIBeacon(scanRecordBytes)?.let { met ->
    client.showTagByHardwareId(met.id, met.type) {
        major = met.major
        minor = met.minor
    }
}
readNfcUid(tagIdBytes)?.let { chip -> client.showTagByHardwareId(chip.id, chip.type) }
readTagAddressInNdef(messageBytes)?.let { found -> client.showTag(found.id) }

}

suspend fun snippet9() {
val beacon = Observation {
    type = HardwareType.BLE_BEACON
    id = HardwareIdentifier("B9407F30-F5F8-466E-AFF9-25556B57FE6D")
    major = 1
    minor = 2
}
val around = client.lookUpTags(listOf(Observation { tagIdentifier = tag }, beacon)) { lang = "fr" }.valueOrThrow()
around.results.forEach { println(it.tag?.name?.text ?: it.status) }

}

suspend fun snippet10() {
client.allMyTags { limit = 100 }.take(250).collect { println(it.name.text) }

}

suspend fun snippet11() {
val place = client.createPlace(NewPlace { name = "Hall" }).valueOrThrow()
val record = client.createTagRecord(NewTagRecord { placeId = place.id }) { idempotencyKey = keyOfDraft }.valueOrThrow()
client.createTextRecord(NewTextRecord(record.id, "Welcome", LanguageCode.EN)).valueOrThrow()
client.createTranslation(NewTranslation(record.id) {
    langCode = LanguageCode.FR
    text = "Bienvenue"
}).valueOrThrow()

}

suspend fun snippet12() {
client.updatePlace(3, PlaceChanges {
    name = Change.To("Main hall")
    latitude = Change.To(null)
})

}

suspend fun snippet13() {
val refusal = client.updatePlace(3, PlaceChanges { latitude = Change.To(91.0) }).refusalOrNull
refusal?.errors?.forEach { (field, messages) -> println("$field: $messages") }

}

suspend fun snippet14() {
val store = BundleStore()
val refreshed = store.refresh { cursor ->
    client.bundleTags {
        lang = "fr,de"
        since = cursor
    }
}
refreshed.problem?.let { println("It is as it was: ${it.message}") }

val found = store.showTag(TagIdentifier("4F0C9A17BE52"), "fr-CH,de")
println("${found?.tag?.translation?.text} (${found?.contentLanguage})")
val beacon = HardwareIdentifier("b9407f30f5f8466eaff925556b57fe6d")
val met = store.showTagByHardwareId(beacon, HardwareType.BLE_BEACON) {
    major = 1
    minor = 2
}
println(met?.tag?.name?.text)

}

suspend fun snippet15() {
file.bufferedWriter().use { out -> store.save().forEach { out.appendLine(it) } }

val restored = BundleStore()
file.bufferedReader().useLines { lines -> restored.restore(lines.asFlow()) }

}

suspend fun snippet16() {
val answer = client.request("GET", "/api/v1/tags/show", mapOf("id" to "4f0c9a17be52", "lang" to "fr")) { deadline = 5.seconds }
println(answer.valueOrNull())

}

suspend fun snippet17() {
val fake = object : TagsOperations {
    override suspend fun showTag(id: TagIdentifier, options: ShowTagOptions): Answer<ShownTags> {
        if (id.value != "4f0c9a17be52") return Answer.Refused(Refusal(404, ErrorReason.TAG_NOT_FOUND))
        val hall = ShownTag { translation = TextInLanguage { text = "Hall" } }
        return Answer.Success(ShownTags { tags = listOf(hall) })
    }
}
check(fake.showTag(TagIdentifier("4f0c9a17be52")).valueOrThrow().tags.first().translation.text == "Hall")

}

suspend fun snippet18() {
val client = TagInformationClient("https://tags.example.com") {
    transport = Transport { TransportResponse(200, emptyMap(), """{"language_codes":["en","fr"]}""") }
}
check(client.supportedLanguageCodes().valueOrThrow().languageCodes == listOf(LanguageCode.EN, LanguageCode.FR))

}