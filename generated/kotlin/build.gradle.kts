import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    // Of the version that the app has, 2.1 or later. Where this is built by itself, settings.gradle.kts says which.
    kotlin("jvm")
    `java-library`
    `maven-publish`
}

group = "org.taginformation"
version = "0.6.2"

dependencies {
    // The least; an app that has OkHttp 5 goes on with that. Its own POM gives Maven no classes, this one does.
    api("com.squareup.okhttp3:okhttp:4.12.0")
    // Of flows. The version that the tests use; an app that has a newer one brings it along.
    api("org.jetbrains.kotlinx:kotlinx-coroutines-core:1.8.0")
}

kotlin {
    explicitApi()
    compilerOptions {
        jvmTarget = JvmTarget.JVM_11
    }
}

java {
    sourceCompatibility = JavaVersion.VERSION_11
    targetCompatibility = JavaVersion.VERSION_11
    withSourcesJar()
}

publishing {
    publications {
        create<MavenPublication>("sdk") {
            artifactId = rootProject.name
            from(components["java"])
        }
    }
}
