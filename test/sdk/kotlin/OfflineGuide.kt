package checks

import org.taginformation.carryByJava

/** Runs the sample app of the guide for apps without a network, with the service that is named. */
suspend fun main(args: Array<String>) {
    carryByJava { it.replace("http://127.0.0.1:3000", args[0]) }
    offlineguide.main()
}
