package checks

import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.onEach
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import org.taginformation.Answer
import org.taginformation.CallException
import org.taginformation.ListPlacesOptions
import org.taginformation.Place
import org.taginformation.PlacesOperations
import org.taginformation.Scalar
import org.taginformation.TagInformationOperations

private fun place(id: Int) =
    """{"id":$id,"customer_id":1,"name":"P$id","names":{},"image_url":null,"latitude":null,"longitude":null,"description":null,"created_at":"2026-11-21T12:00:00.000Z",""" +
        """"updated_at":"2026-11-21T12:00:00.000Z","url":"u"}"""

private fun page(vararg ids: Int, next: String?) = Given(
    200,
    ids.joinToString(",", "[", "]") { place(it) },
    if (next == null) emptyMap() else mapOf("Link" to "<https://tags.example.com/places.json?$next>; rel=\"next\""),
)

private val Script.asked: List<String> get() = requests.map { it.url.substringAfter("places.json") }

val pagingChecks: List<Check> = listOf(
    check("a list is read to its end, page by page") {
        val service = Script(page(1, 2, next = "limit=2&after=2"), page(5, 9, next = "after=9&limit=2"), page(10, next = null))
        val found = service.client().allPlaces { limit = 2 }.map { it.id }.toList()
        same(found, listOf(1, 2, 5, 9, 10))
        same(service.asked, listOf("?limit=2", "?limit=2&after=2", "?limit=2&after=9"))
    },
    check("who has enough fetches no further page") {
        val service = Script(page(1, 2, next = "after=2"), page(3, next = null))
        same(service.client().allPlaces().map { it.id }.take(2).toList(), listOf(1, 2))
        same(service.asked, listOf("?limit=100"))
    },
    check("a page that can't be had ends the flow, behind what was there") {
        val service = Script(page(1, next = "after=1"), error(401, "unknown_token"))
        val found = mutableListOf<Int>()
        val thrown = try {
            service.client().allPlaces().onEach { found.add(it.id) }.toList().toString()
        } catch (e: CallException) {
            e.answer.refusalOrNull?.isUnauthorized
        }
        same(found to thrown, listOf(1) to true)
    },
    check("what a record has is read to its end, too") {
        val service = Script(Given(200, "[]", mapOf("Link" to "<https://a/?after=7>; rel=\"next\"")), Given(200, "[]"))
        same(service.client().allPlaceHistory(3).toList().size, 0)
        same(service.requests.map { it.url.substringAfter("places/") }, listOf("3/history.json?limit=100", "3/history.json?limit=100&after=7"))
    },
    check("ids of the history are exact up to 53 bits, and what fields held is of its kind") {
        val entry = """{"id":9007199254740991,"at":"2026-11-21T12:00:00.000Z","resource":"places","record_id":3,"tag_id":null,"event":"update",""" +
            """"via":"api","customer_id":1,"change_set":null,"changes":{"name":[null,"Hall"],"latitude":[50,-0.5],"suspended":[false,true]}}"""
        val next = mapOf("Link" to "<https://a/?after=9007199254740991>; rel=\"next\"")
        val service = Script(Given(200, "[$entry]", next), Given(200, "[]"))
        val found = service.client().allHistory().toList().single()
        same(found.id, 9007199254740991L)
        same(service.requests.last().url.substringAfter("after="), "9007199254740991")
        same(found.changes["name"], listOf(Scalar.Nothing, Scalar.Text("Hall")))
        same(found.changes["latitude"], listOf(Scalar.Number(50.0), Scalar.Number(-0.5)))
        same(found.changes["suspended"], listOf(Scalar.Truth(false), Scalar.Truth(true)))
    },
    check("a fake says what it needs to, and has whole lists too") {
        val fake = object : PlacesOperations {
            override suspend fun listPlaces(options: ListPlacesOptions): Answer<List<Place>> =
                Answer.Success(listOf(Place { name = "Hall" }))
        }
        same(fake.listPlaces().valueOrThrow().map { it.name }, listOf("Hall"))
        same(fake.allPlaces().toList().map { it.name to it.id }, listOf("Hall" to 0))
    },
    check("what is not faked says so") {
        val message = try {
            object : TagInformationOperations {}.destroyPlace(3).toString()
        } catch (e: NotImplementedError) {
            e.message
        }
        same(message, "destroyPlace is not faked")
    },
    check("records are equal where their fields are") {
        val hall = Place { name = "Hall" }
        same(hall to hall.hashCode(), Place { name = "Hall" } to Place { name = "Hall" }.hashCode())
        same(hall == Place { name = "Room" }, false)
        same("name=Hall" in hall.toString(), true)
    },
)
