package checks

import java.io.File
import kotlinx.coroutines.Job

private val build = File("generated/kotlin/build.gradle.kts").readText()

private fun versionIn(pattern: String): String? = Regex(pattern).find(build)?.groupValues?.get(1)

/** Gradle itself is not run here, so what it would use is held against what the tests use. */
val buildChecks: List<Check> = listOf(
    check("the build leaves the app its compiler, and the warnings of that") {
        same(Regex("kotlin\\(\"jvm\"\\)(.*)").find(build)?.groupValues?.get(1), "")
        same("allWarningsAsErrors" in build, false)
    },
    check("a build by itself has the compiler that the tests use") {
        val settings = File("generated/kotlin/settings.gradle.kts").readText()
        same(Regex("getOrElse\\(\"(.*)\"\\)").find(settings)?.groupValues?.get(1), KotlinVersion.CURRENT.toString())
    },
    check("the build names the coroutines that the tests use") {
        val version = Job::class.java.getResource("/META-INF/kotlinx_coroutines_core.version")?.readText()
        same(versionIn("kotlinx-coroutines-core:(.*)\""), version)
    },
    check("the build names the version that calls name") {
        val agent = Script(codes).apply { client().supportedLanguageCodes() }.requests.single().headers["User-Agent"]
        same("tag-information-service-kotlin/" + versionIn("(?m)^version = \"(.*)\""), agent)
    },
)
