package checks

import java.io.File
import kotlinx.coroutines.Job

private val build = File("generated/kotlin/build.gradle.kts").readText()

private fun versionIn(pattern: String): String? = Regex(pattern).find(build)?.groupValues?.get(1)

/** Gradle itself is not run here, so what it would use is held against what the tests use. */
val buildChecks: List<Check> = listOf(
    check("the build names the compiler that the tests use") {
        same(versionIn("kotlin\\(\"jvm\"\\) version \"(.*)\""), KotlinVersion.CURRENT.toString())
    },
    check("the build names the coroutines that the tests use") {
        val version = Job::class.java.getResource("/META-INF/kotlinx_coroutines_core.version")?.readText()
        same(versionIn("kotlinx-coroutines-core:(.*)\""), version)
    },
    check("the build names the version of the interface") {
        val agent = Script(codes).apply { client().supportedLanguageCodes() }.requests.single().headers["User-Agent"]
        same("tag-information-service-kotlin/" + versionIn("(?m)^version = \"(.*)\""), agent)
    },
)
