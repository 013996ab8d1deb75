package calls

import readme.client
import org.taginformation.*

suspend fun listBundleLinks() {
    val answer = client.listBundleLinks {
        limit = 100
        after = 17
    }
    println(answer.valueOrThrow())
}

suspend fun createBundleLink() {
    val answer = client.createBundleLink(
        bundleLink = NewBundleLink {
            placeId = 3
        },
    )
    println(answer.valueOrThrow())
}

suspend fun destroyBundleLink() {
    val answer = client.destroyBundleLink(id = 17)
    answer.valueOrThrow()
}

suspend fun listCustomers() {
    val answer = client.listCustomers {
        limit = 100
        after = 17
    }
    println(answer.valueOrThrow())
}

suspend fun createCustomer() {
    val answer = client.createCustomer(
        customer = NewCustomer(email = "ada@example.com") {
            password = "correct horse battery staple"
            name = "Ada"
        },
    )
    println(answer.valueOrThrow())
}

suspend fun showCustomer() {
    val answer = client.showCustomer(id = 17)
    println(answer.valueOrThrow())
}

suspend fun updateCustomer() {
    val answer = client.updateCustomer(
        id = 17,
        customer = CustomerChanges {
            name = Change.To("Ada")
        },
    )
    answer.valueOrThrow()
}

suspend fun destroyCustomer() {
    val answer = client.destroyCustomer(id = 17)
    answer.valueOrThrow()
}

suspend fun listHardwares() {
    val answer = client.listHardwares {
        limit = 100
        after = 17
    }
    println(answer.valueOrThrow())
}

suspend fun createHardware() {
    val answer = client.createHardware(
        hardware = NewHardware(
            identifier = HardwareIdentifier("B9407F30-F5F8-466E-AFF9-25556B57FE6D"),
            hardwareType = HardwareType.BLE_BEACON,
        ) {
            tagId = TagRecordId(17)
            major = 1
            minor = 1
        },
    )
    println(answer.valueOrThrow())
}

suspend fun showHardware() {
    val answer = client.showHardware(id = 17)
    println(answer.valueOrThrow())
}

suspend fun updateHardware() {
    val answer = client.updateHardware(
        id = 17,
        hardware = HardwareChanges {
            tagId = Change.To(TagRecordId(17))
        },
    )
    println(answer.valueOrThrow())
}

suspend fun destroyHardware() {
    val answer = client.destroyHardware(id = 17)
    answer.valueOrThrow()
}

suspend fun getAuthToken() {
    val answer = client.getAuthToken(email = "ada@example.com", password = "correct horse battery staple")
    println(answer.valueOrThrow())
}

suspend fun signInWithSocial() {
    val answer = client.signInWithSocial(
        authToken = "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIn0.c2lnbmF0dXJl",
    )
    println(answer.valueOrThrow())
}

suspend fun signInWithProvider() {
    val answer = client.signInWithProvider(
        provider = "Google",
        authToken = "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIn0.c2lnbmF0dXJl",
    )
    println(answer.valueOrThrow())
}

suspend fun signOut() {
    val answer = client.signOut(email = "ada@example.com", authToken = "3q2-7wAAbase64url_of_32_random_bytes_0123456")
    println(answer.valueOrThrow())
}

suspend fun listNameTranslations() {
    val answer = client.listNameTranslations {
        limit = 100
        after = 17
    }
    println(answer.valueOrThrow())
}

suspend fun createNameTranslation() {
    val answer = client.createNameTranslation(
        nameTranslation = NewNameTranslation(tagId = TagRecordId(17)) {
            langCode = LanguageCode.FR
            text = "Welcome to the museum"
        },
    )
    println(answer.valueOrThrow())
}

suspend fun showNameTranslation() {
    val answer = client.showNameTranslation(id = 17)
    println(answer.valueOrThrow())
}

suspend fun updateNameTranslation() {
    val answer = client.updateNameTranslation(
        id = 17,
        nameTranslation = NameTranslationChanges {
            text = Change.To("Bienvenue au musée")
        },
    )
    println(answer.valueOrThrow())
}

suspend fun destroyNameTranslation() {
    val answer = client.destroyNameTranslation(id = 17)
    answer.valueOrThrow()
}

suspend fun listPlaces() {
    val answer = client.listPlaces {
        limit = 100
        after = 17
    }
    println(answer.valueOrThrow())
}

suspend fun createPlace() {
    val answer = client.createPlace(
        place = NewPlace {
            name = "Museum of the Sea"
            latitude = 52.37
            longitude = 4.89
        },
    )
    println(answer.valueOrThrow())
}

suspend fun showPlace() {
    val answer = client.showPlace(id = 17)
    println(answer.valueOrThrow())
}

suspend fun updatePlace() {
    val answer = client.updatePlace(
        id = 17,
        place = PlaceChanges {
            name = Change.To("Museum of the Sea")
            latitude = Change.To(52.37)
            longitude = Change.To(4.89)
        },
    )
    answer.valueOrThrow()
}

suspend fun destroyPlace() {
    val answer = client.destroyPlace(id = 17)
    answer.valueOrThrow()
}

suspend fun listReports() {
    val answer = client.listReports {
        limit = 100
        after = 17
    }
    println(answer.valueOrThrow())
}

suspend fun showReport() {
    val answer = client.showReport(id = 17)
    println(answer.valueOrThrow())
}

suspend fun destroyReport() {
    val answer = client.destroyReport(id = 17)
    answer.valueOrThrow()
}

suspend fun resolveTag() {
    val answer = client.resolveTag(tagIdentifier = TagIdentifier("4f0c9a17be52")) {
        lang(LanguageCode.FR)
    }
    println(answer.valueOrThrow())
}

suspend fun listTagRecords() {
    val answer = client.listTagRecords {
        limit = 100
        after = TagRecordId(17)
    }
    println(answer.valueOrThrow())
}

suspend fun createTagRecord() {
    val answer = client.createTagRecord(
        tag = NewTagRecord {
            description = "At the entrance"
        },
    )
    println(answer.valueOrThrow())
}

suspend fun showTagRecord() {
    val answer = client.showTagRecord(id = TagRecordId(17))
    println(answer.valueOrThrow())
}

suspend fun updateTagRecord() {
    val answer = client.updateTagRecord(
        id = TagRecordId(17),
        tag = TagRecordChanges {
            description = Change.To("At the entrance")
            imageUrl = Change.To("https://example.com/entrance.jpg")
        },
    )
    answer.valueOrThrow()
}

suspend fun destroyTagRecord() {
    val answer = client.destroyTagRecord(id = TagRecordId(17))
    answer.valueOrThrow()
}

suspend fun createTag() {
    val answer = client.createTag(
        lang = LanguageCode.EN,
        purchaseId = "7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40",
        text = "Welcome to the museum",
    ) {
        name = "Entrance"
    }
    println(answer.valueOrThrow())
}

suspend fun addHardwareIdToTag() {
    val answer = client.addHardwareIdToTag(
        id = TagIdentifier("4f0c9a17be52"),
        hardwareId = HardwareIdentifier("B9407F30-F5F8-466E-AFF9-25556B57FE6D"),
        hardwareType = HardwareType.BLE_BEACON,
    ) {
        major = 1
        minor = 2
    }
    println(answer.valueOrThrow())
}

suspend fun showTag() {
    val answer = client.showTag(id = TagIdentifier("4f0c9a17be52")) {
        lang(LanguageCode.FR)
        expand = "provenance"
    }
    println(answer.valueOrThrow())
}

suspend fun showTagByHardwareId() {
    val answer = client.showTagByHardwareId(
        id = HardwareIdentifier("B9407F30-F5F8-466E-AFF9-25556B57FE6D"),
        type = HardwareType.BLE_BEACON,
    ) {
        major = 1
        minor = 2
        lang(LanguageCode.FR)
        lat = 52.37
        lon = 4.89
        expand = "provenance"
    }
    println(answer.valueOrThrow())
}

suspend fun lookUpTags() {
    val answer = client.lookUpTags(
        observations = listOf(Observation {
            tagIdentifier = TagIdentifier("4f0c9a17be52")
        }, Observation {
            type = HardwareType.BLE_BEACON
            id = HardwareIdentifier("B9407F30-F5F8-466E-AFF9-25556B57FE6D")
            major = 1
            minor = 2
        }),
    ) {
        lang(LanguageCode.FR)
    }
    println(answer.valueOrThrow())
}

suspend fun showMyTags() {
    val answer = client.showMyTags {
        limit = 100
        after = TagRecordId(17)
        updatedSince = Timestamp("2026-11-21T12:00:00Z")
        expand = "provenance"
    }
    println(answer.valueOrThrow())
}

suspend fun supportedLanguageCodes() {
    val answer = client.supportedLanguageCodes()
    println(answer.valueOrThrow())
}

suspend fun supportedBeaconUUIDs() {
    val answer = client.supportedBeaconUUIDs()
    println(answer.valueOrThrow())
}

suspend fun listTextRecords() {
    val answer = client.listTextRecords {
        limit = 100
        after = 17
    }
    println(answer.valueOrThrow())
}

suspend fun createTextRecord() {
    val answer = client.createTextRecord(
        textRecord = NewTextRecord(tagId = TagRecordId(17), text = "Welcome to the museum", langCode = LanguageCode.EN),
    )
    println(answer.valueOrThrow())
}

suspend fun showTextRecord() {
    val answer = client.showTextRecord(id = 17)
    println(answer.valueOrThrow())
}

suspend fun updateTextRecord() {
    val answer = client.updateTextRecord(
        id = 17,
        textRecord = TextRecordChanges {
            text = Change.To("Welcome to the museum")
            minorEdit = Change.To(true)
        },
    )
    answer.valueOrThrow()
}

suspend fun destroyTextRecord() {
    val answer = client.destroyTextRecord(id = 17)
    answer.valueOrThrow()
}

suspend fun listTranslations() {
    val answer = client.listTranslations {
        limit = 100
        after = 17
    }
    println(answer.valueOrThrow())
}

suspend fun createTranslation() {
    val answer = client.createTranslation(
        translation = NewTranslation(tagId = TagRecordId(17)) {
            langCode = LanguageCode.FR
        },
    )
    println(answer.valueOrThrow())
}

suspend fun showTranslation() {
    val answer = client.showTranslation(id = 17)
    println(answer.valueOrThrow())
}

suspend fun updateTranslation() {
    val answer = client.updateTranslation(
        id = 17,
        translation = TranslationChanges {
            text = Change.To("Bienvenue au musée")
        },
    )
    answer.valueOrThrow()
}

suspend fun destroyTranslation() {
    val answer = client.destroyTranslation(id = 17)
    answer.valueOrThrow()
}
