package checks

import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.toList
import org.taginformation.NewPlace
import org.taginformation.TagInformationClient
import org.taginformation.carryByJava

/** Makes five places at the service whose address is given, and reads all in pages of two. It begins with a token that is none. */
suspend fun main(arguments: Array<String>) {
    carryByJava()
    val signingIn = TagInformationClient(arguments.single())
    val client = TagInformationClient(arguments.single()) {
        tokens { "none" }
        renewToken { signingIn.getAuthToken("ada@example.com", "correct horse battery staple").valueOrThrow().authToken }
        log { request -> println("${request.method} ${request.path} ${request.status}") }
    }
    for (each in 1..5) client.createPlace(NewPlace { name = "Hall $each" }).valueOrThrow()
    println(client.allPlaces { limit = 2 }.map { it.name }.toList())
}
