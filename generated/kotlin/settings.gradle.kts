rootProject.name = "tag-information-service-kotlin"

dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}
