package checks

import org.taginformation.carryByJava

/** Runs the first snippet of the README against the service at the address that is given. */
suspend fun main(arguments: Array<String>) {
    carryByJava { it.replace("http://127.0.0.1:3000", arguments.single()) }
    snippet0.main()
}
