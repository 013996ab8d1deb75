package checks

import org.taginformation.Answer
import org.taginformation.CallException
import org.taginformation.Change
import org.taginformation.CustomerChanges
import org.taginformation.ErrorCode
import org.taginformation.ErrorReason
import org.taginformation.Gender
import org.taginformation.LanguageCode
import org.taginformation.PlaceChanges
import org.taginformation.TagIdentifier
import org.taginformation.TagInformationClient
import org.taginformation.TagRecordId
import org.taginformation.Timestamp
import org.taginformation.TranslationStatus

private suspend fun TagInformationClient.show(ifNoneMatch: String? = null) =
    showTag(TagIdentifier("4f0c9a17be52")) { this.ifNoneMatch = ifNoneMatch }

private suspend fun unexpected(answer: Given) = Script(answer).client(repetitions = 0).show() as Answer.Unexpected

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
        val refusal = (answer as Answer.Refused).refusal
        same(listOf(refusal.status, refusal.isNotFound, refusal.message, refusal.values), listOf(404, true, "No", emptyList<String>()))
        same(refusal.code to refusal.reason, ErrorCode.INVALID_REQUEST to ErrorReason.TAG_NOT_FOUND)
        same(refusal.headers.requestId to answer.valueOrNull(), "r1" to null)
        same(refusal.toString(), "404 tag_not_found: No")
    },
    check("a refusal for missing values names them") {
        val body = """{"error":{"message":"Missing","code":"InvalidRequest","values":["lang","text"]}}"""
        val refusal = Script(Given(400, body)).client().show().refusalOrNull
        same(refusal?.values to refusal?.reason, listOf("lang", "text") to null)
    },
    check("an invalid record has messages by field") {
        val body = """{"latitude":["is not a number"],"base":["It is too late"]}"""
        val refusal = Script(Given(422, body)).client().updatePlace(3, PlaceChanges()).refusalOrNull
        same(refusal?.errors, mapOf("latitude" to listOf("is not a number"), "base" to listOf("It is too late")))
        same(refusal?.message, "latitude is not a number; It is too late")
        same(refusal?.isInvalid to refusal?.code, true to null)
    },
    check("a copy that is still good is not sent again") {
        val service = Script(Given(304, headers = mapOf("ETag" to "\"1\"")))
        val answer = service.client().show(ifNoneMatch = "\"1\"") as Answer.Unchanged
        same(service.requests.single().headers["If-None-Match"] to answer.headers.eTag, "\"1\"" to "\"1\"")
        same(answer.problem to answer.valueOrNull(), null to null)
    },
    check("a status, code and reason that come later are a refusal like any other") {
        val body = """{"error":{"message":"Not any more","code":"Later","more":1},"beside":2}"""
        val refusal = Script(Given(451, body, mapOf("X-Error-Reason" to "withdrawn"))).client().show().refusalOrNull
        same(listOf(refusal?.status, refusal?.message), listOf(451, "Not any more"))
        same(refusal?.code to refusal?.reason, ErrorCode("Later") to ErrorReason("withdrawn"))
    },
    check("an answer that is none of the service's is unexpected, with its body") {
        val failure = unexpected(Given(418, "<h1>I am a teapot</h1>", mapOf("X-Request-Id" to "r2")))
        same(failure.status to failure.body, 418 to "<h1>I am a teapot</h1>")
        same(failure.message to failure.headers.requestId, "Unreadable answer 418: The body is no JSON, from character 0 on" to "r2")
        same(unexpected(Given(302, "{}")).message, "Unexpected answer 302")
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
        same(unexpected(Given(503, "")).message, "Unexpected answer 503")
        same(unexpected(Given(404, """{"error":"x"}""")).message, "Unreadable answer 404: $.error is not an object")
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
            same(e.message to e.answer.refusalOrNull?.isNotFound, "No (request r1)" to true)
        }
    },
    check("an instant is the service's text, and more on demand") {
        val instant = Timestamp("2026-11-21T12:00:00.000Z")
        same(instant.toEpochMilliseconds(), 1_795_262_400_000)
        same(instant.toString() to Timestamp(1_795_262_400_000), "2026-11-21T12:00:00.000Z" to instant)
    },
    check("a token and a password are not in what is printed") {
        val answer = Script(Given(200, """{"auth_token":"secret"}""")).client().getAuthToken("ada@example.com", "secret")
        same(answer.toString(), "Success(AuthToken(authToken=…))")
        same("secret" in CustomerChanges { password = Change.To("secret") }.toString(), false)
    },
)
