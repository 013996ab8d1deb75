package checks

import kotlinx.coroutines.runBlocking

class Check(val name: String, val run: suspend () -> Unit)

fun check(name: String, run: suspend () -> Unit): Check = Check(name, run)

/** Throws where the two differ. */
fun same(found: Any?, expected: Any?) {
    if (found != expected) throw AssertionError("expected $expected, and it is $found")
}

/** Writes a line for each check: its name, and behind a tab what is wrong, if anything is. */
fun main(): Unit = runBlocking {
    for (check in requestChecks + answerChecks + retryChecks + transportChecks + buildChecks + refreshChecks +
        hookChecks + pagingChecks) {
        val fault = try {
            check.run()
            ""
        } catch (e: Throwable) {
            "\t$e".lineSequence().joinToString(" ")
        }
        println(check.name + fault)
    }
}
