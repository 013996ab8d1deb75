package fake

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.flow.toList
import org.taginformation.*

/** Shows a tag to a reader, whoever says what it is. */
class Reader(private val tags: TagsOperations) {
    suspend fun read(id: TagIdentifier): String = when (val answer = tags.showTag(id) { lang(LanguageCode.FR, LanguageCode.DE) }) {
        is Answer.Success -> answer.value.tags.first().translation.run { "$lang: $text" }
        is Answer.Unchanged -> "as before"
        is Answer.Refused -> when (answer.refusal.reason) {
            ErrorReason.TAG_NOT_FOUND -> "no such tag"
            else -> answer.refusal.message
        }
        is Answer.Unreachable -> if (answer.isTimeout) "too late" else "no connection"
        is Answer.Unexpected -> "${answer.status}"
    }
}

/** Without the network, as an app's own tests have it. */
class FakeTags : TagsOperations {
    override suspend fun showTag(id: TagIdentifier, options: ShowTagOptions): Answer<ShownTags> =
        if (id == TagIdentifier("4f0c9a17be52")) {
            val shown = ShownTag {
                this.id = TagRecordId(17)
                gender = Gender.F
                name = TextInLanguage { text = "Hall" }
                translation = TextInLanguage {
                    text = "Bonjour"
                    lang = LanguageCode.FR
                }
            }
            Answer.Success(ShownTags { tags = listOf(shown) })
        } else {
            Answer.Refused(Refusal(404, ErrorReason.TAG_NOT_FOUND))
        }

    override suspend fun bundleTags(options: BundleTagsOptions): Answer<Flow<String>> = Answer.Success(flowOf("{}"))

    override suspend fun showMyTags(options: ShowMyTagsOptions): Answer<MyTags> = Answer.Unchanged()
}

class FakeService : TagInformationOperations {
    override suspend fun listPlaces(options: ListPlacesOptions): Answer<List<Place>> =
        Answer.Success(listOf(Place { name = "Hall" }, Place { name = options.limit?.toString() }), AnswerHeaders(mapOf("X-Total-Count" to "2")), 200)

    override suspend fun destroyPlace(id: Int, options: DestroyPlaceOptions): Answer<Unit> =
        Answer.Refused(Refusal(422, AnswerHeaders(emptyMap()), null, "It has tags", emptyList(), mapOf("base" to listOf("It has tags"))))
}

fun voiceOf(gender: Gender): Int = when (gender) {
    Gender.M -> 1
    Gender.F -> 2
    else -> 0
}

suspend fun main() {
    val reader = Reader(FakeTags())
    println(reader.read(TagIdentifier("4f0c9a17be52")))
    println(reader.read(TagIdentifier("000000000000")))
    println(FakeService().allPlaces { limit = 2 }.toList().map { it.name })
    println(FakeService().destroyPlace(3).refusalOrNull?.errors)
    println(voiceOf(Gender("later")))
}
