package checks

import kotlin.time.Instant
import taginformation.Answer
import taginformation.BadRequest
import taginformation.CallException
import taginformation.ErrorCode
import taginformation.ErrorReason
import taginformation.Gender
import taginformation.InvalidRecord
import taginformation.LanguageCode
import taginformation.NotFound
import taginformation.NotModified
import taginformation.PlaceChanges
import taginformation.TagIdentifier
import taginformation.TagInformationClient
import taginformation.TagRecordId
import taginformation.Timestamp
import taginformation.TranslationStatus
import taginformation.UnexpectedAnswer

private suspend fun TagInformationClient.show(ifNoneMatch: String? = null) =
    showTag(TagIdentifier("4f0c9a17be52"), ifNoneMatch = ifNoneMatch)

private suspend fun unexpected(answer: Given) = Script(answer).client(limit = 0).show().problem as UnexpectedAnswer

private fun shown(gender: String) = """
    {"tags":[{"id":17,"tag_identifier":"4f0c9a17be52","description":null,"name":{"text":"","lang":"xx"},"gender":"$gender",
    "image_url":null,"text_url":"x","translation":{"text":"Hi","lang":"en"},"later":[{"a":1.5e3}, true]}]}
""".trimIndent()

private val headers = mapOf(
    "content-language" to "zh-Hans",
    "X-TRANSLATION-STATUS" to "guessed",
    "ETag" to "\"1\"",
    "Link" to "<https://tags.example.com/x?after=1>; rel=\"next\"",
)

val answerChecks: List<Check> = listOf(
    check("values and fields that are not known do no harm") {
        val tag = Script(Given(200, shown("x"))).client().show().valueOrThrow().tags.single()
        same(tag.gender to tag.gender.isKnown, Gender("x") to false)
        same(tag.name.lang.isKnown to (tag.translation.lang == LanguageCode.EN), false to true)
        same(listOf(tag.description, tag.id, tag.tagIdentifier.value), listOf(null, TagRecordId(17), "4f0c9a17be52"))
    },
    check("headers are found in any case, and those that are documented have types") {
        val answer = Script(Given(200, shown("m"), headers)).client().show() as Answer.Success
        same(answer.headers.contentLanguage to answer.headers["Content-LANGUAGE"], "zh-Hans" to "zh-Hans")
        same(answer.headers.translationStatus, TranslationStatus("guessed"))
        same(listOf(answer.headers.eTag, answer.headers.hasNextPage, answer.headers.totalCount), listOf("\"1\"", true, null))
    },
    check("a refusal has its status, code, reason and request id") {
        val answer = Script(error(404, "tag_not_found")).client().show()
        val refusal = (answer as Answer.Refused).refusal as NotFound
        same(listOf(refusal.status, refusal.message, refusal.values), listOf(404, "No", emptyList<String>()))
        same(refusal.code to refusal.reason, ErrorCode.INVALID_REQUEST to ErrorReason.TAG_NOT_FOUND)
        same(refusal.headers.requestId to answer.valueOrNull(), "r1" to null)
        same(refusal.toString(), "404 tag_not_found: No")
    },
    check("a refusal for missing values names them") {
        val body = """{"error":{"message":"Missing","code":"InvalidRequest","values":["lang","text"]}}"""
        val refusal = Script(Given(400, body)).client().show().problem as BadRequest
        same(refusal.values to refusal.reason, listOf("lang", "text") to null)
    },
    check("an invalid record has messages by field") {
        val body = """{"latitude":["is not a number"],"base":["It is too late"]}"""
        val refusal = Script(Given(422, body)).client().updatePlace(3, PlaceChanges()).problem as InvalidRecord
        same(refusal.errors, mapOf("latitude" to listOf("is not a number"), "base" to listOf("It is too late")))
        same(refusal.message, "latitude is not a number; It is too late")
    },
    check("a copy that is still good is not sent again") {
        val service = Script(Given(304, headers = mapOf("ETag" to "\"1\"")))
        val refusal = service.client().show(ifNoneMatch = "\"1\"").problem as NotModified
        same(service.requests.single().headers["If-None-Match"] to refusal.headers.eTag, "\"1\"" to "\"1\"")
    },
    check("a status that is not documented is unexpected, with its body") {
        val failure = unexpected(Given(418, "<h1>I am a teapot</h1>", mapOf("X-Request-Id" to "r2")))
        same(failure.status to failure.body, 418 to "<h1>I am a teapot</h1>")
        same(failure.message to failure.headers.requestId, "Unexpected answer 418" to "r2")
    },
    check("a body that can't be read is unexpected, and it says where") {
        val faults = mapOf(
            """{"tags":{}}""" to "$.tags is not a list",
            """{"tags":[{"id":1.5}]}""" to "$.tags[0].id is not a whole number of 32 bits",
            """{"tags":[{"id":null}]}""" to "$.tags[0].id is not a number",
            """{"tags":[{"id":1}]}""" to "$.tags[0].tag_identifier is absent",
            "[]" to "$ is not an object",
            "" to "$ is absent",
            "<html>" to "The body is no JSON, from character 0 on",
            """{"tags":[]} x""" to "The body is no JSON, from character 12 on",
            """{"tags":[1,]}""" to "The body is no JSON, from character 11 on",
            """{"tags":["\u12"]}""" to "The body is no JSON, from character 12 on",
            """{"tags":01}""" to "The body is no JSON, from character 9 on",
            "[".repeat(101) to "The body is no JSON, from character 100 on",
        )
        for ((body, fault) in faults) same(unexpected(Given(200, body)).message, "Unreadable answer 200: $fault")
    },
    check("an error without its documented body is unexpected") {
        same(unexpected(Given(404, "Not here")).message.startsWith("Unreadable answer 404: "), true)
        same(unexpected(Given(503, "")).message, "Unreadable answer 503: $ is absent")
    },
    check("texts are read with all their escapes") {
        val body = """{"auth_token":"\"\\\/\b\f\n\r\té\ud83d\ude00é"}"""
        val token = Script(Given(200, body)).client().getAuthToken("", "").valueOrThrow().authToken
        same(token, "\"\\/\b\u000c\n\r\té😀é")
    },
    check("an answer without a body is one") {
        same(Script(Given(204)).client().destroyPlace(3).valueOrThrow(), Unit)
    },
    check("what is thrown for a problem tells it, and the request") {
        try {
            Script(error(404, "tag_not_found")).client().show().valueOrThrow()
            throw AssertionError("nothing was thrown")
        } catch (e: CallException) {
            same(e.message to (e.problem is NotFound), "No (request r1)" to true)
        }
    },
    check("an instant is the service's text, and more on demand") {
        val instant = Timestamp("2026-11-21T12:00:00.000Z")
        same(instant.toInstant(), Instant.fromEpochMilliseconds(1_795_262_400_000))
        same(instant.toString() to Timestamp(instant.toInstant()).text, "2026-11-21T12:00:00.000Z" to "2026-11-21T12:00:00Z")
    },
)
