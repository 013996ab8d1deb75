pluginManagement {
    // Only where this is built by itself. Another one: gradle -PkotlinVersion=2.1.0
    val kotlinVersion = providers.gradleProperty("kotlinVersion").getOrElse("2.4.20")
    plugins {
        kotlin("jvm") version kotlinVersion
    }
}

rootProject.name = "tag-information-service-kotlin"

dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}
