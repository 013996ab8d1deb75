package calls

import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.take
import readme.*
import org.taginformation.*

suspend fun listBinEntries() {
val answer = client.listBinEntries {
    limit = 100
    after = 17
    customerId = RecordOrNone("3")
}
println(answer.valueOrThrow())
}

suspend fun showBinEntry() {
val answer = client.showBinEntry(id = 17)
println(answer.valueOrThrow())
}

suspend fun destroyBinEntry() {
val answer = client.destroyBinEntry(id = 17)
answer.valueOrThrow()
}

suspend fun restoreBinEntry() {
val answer = client.restoreBinEntry(id = 18)
println(answer.valueOrThrow())
}

suspend fun restoreBinEntries() {
val answer = client.restoreBinEntries(bin = BinRestoring(ids = listOf(19)))
println(answer.valueOrThrow())
}

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
    updatedSince = "2026-11-21"
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

suspend fun listCustomerHistory() {
val answer = client.listCustomerHistory(id = 17) {
    limit = 100
    after = 4711
    newest = 1
}
println(answer.valueOrThrow())
}

suspend fun eraseCustomerHistory() {
val answer = client.eraseCustomerHistory(id = 17)
answer.valueOrThrow()
}

suspend fun createPasswordLink() {
val answer = client.createPasswordLink(id = 17)
println(answer.valueOrThrow())
}

suspend fun showCoverage() {
val answer = client.showCoverage {
    placeId = RecordOrNone("3")
    langCodes = "fr,de"
    customerId = RecordOrNone("3")
}
println(answer.valueOrThrow())
}

suspend fun showReads() {
val answer = client.showReads {
    from = "2026-11-01"
    to = "2026-11-21"
    tagId = TagRecordId(17)
    placeId = RecordOrNone("3")
    customerId = RecordOrNone("3")
    by = "day,lang_code"
}
println(answer.valueOrThrow())
}

suspend fun showTranslationFigures() {
val answer = client.showTranslationFigures {
    from = "2026-11-01"
    to = "2026-11-21"
    customerId = RecordOrNone("3")
}
println(answer.valueOrThrow())
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

suspend fun listHardwareHistory() {
val answer = client.listHardwareHistory(id = 17) {
    limit = 100
    after = 4711
    newest = 1
}
println(answer.valueOrThrow())
}

suspend fun eraseHardwareHistory() {
val answer = client.eraseHardwareHistory(id = 17)
answer.valueOrThrow()
}

suspend fun listHistory() {
val answer = client.listHistory {
    limit = 100
    after = 4711
    newest = 1
    changeSet = ChangeSetId("0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21")
    resource = ListHistoryResource.TAGS
    event = ListHistoryEvent.UPDATE
    tagIdentifier = TagIdentifier("4f0c9a17be52")
    from = "2026-11-01"
    to = "2026-11-21"
}
println(answer.valueOrThrow())
}

suspend fun restoreHistoryEntry() {
val answer = client.restoreHistoryEntry(id = 4711)
println(answer.valueOrThrow())
}

suspend fun undoChangeSet() {
val answer = client.undoChangeSet(id = ChangeSetId("0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21")) {
    dryRun = 1
}
println(answer.valueOrThrow())
}

suspend fun listInvitations() {
val answer = client.listInvitations {
    limit = 100
    after = 17
}
println(answer.valueOrThrow())
}

suspend fun createInvitation() {
val answer = client.createInvitation(invitation = NewInvitation(email = "grace@example.com"))
println(answer.valueOrThrow())
}

suspend fun destroyInvitation() {
val answer = client.destroyInvitation(id = 17)
answer.valueOrThrow()
}

suspend fun listKeepWords() {
val answer = client.listKeepWords {
    limit = 100
    after = 17
}
println(answer.valueOrThrow())
}

suspend fun createKeepWord() {
val answer = client.createKeepWord(keepWord = NewKeepWord(word = "Cutty Sark"))
println(answer.valueOrThrow())
}

suspend fun destroyKeepWord() {
val answer = client.destroyKeepWord(id = 17)
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

suspend fun showLook() {
val answer = client.showLook {
    memberOf = "17"
}
println(answer.valueOrThrow())
}

suspend fun updateLook() {
val answer = client.updateLook(
    look = LookChanges {
        displayName = Change.To("Museum of the Sea")
        colour = Change.To("#0b6e4f")
        imprintUrl = Change.To("https://museum.example.com/imprint")
        privacyUrl = Change.To("https://museum.example.com/privacy")
        memberOf = Change.To("17")
    },
) {
    memberOf = "17"
}
println(answer.valueOrThrow())
}

suspend fun setLogo() {
val answer = client.setLogo(
    picture = SentPicture(data = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
) {
    memberOf = "17"
}
println(answer.valueOrThrow())
}

suspend fun destroyLogo() {
val answer = client.destroyLogo {
    memberOf = "17"
}
answer.valueOrThrow()
}

suspend fun listNameTranslations() {
val answer = client.listNameTranslations {
    limit = 100
    after = 17
    placeId = RecordOrNone("3")
    customerId = RecordOrNone("3")
    langCode = LanguageCode.FR
    updatedSince = "2026-11-21"
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

suspend fun listNameTranslationHistory() {
val answer = client.listNameTranslationHistory(id = 17) {
    limit = 100
    after = 4711
    newest = 1
}
println(answer.valueOrThrow())
}

suspend fun eraseNameTranslationHistory() {
val answer = client.eraseNameTranslationHistory(id = 17)
answer.valueOrThrow()
}

suspend fun confirmNameTranslation() {
val answer = client.confirmNameTranslation(
    id = 17,
    nameTranslation = ConfirmNameTranslationBodyNameTranslation(
        sourceHash = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
    ),
)
println(answer.valueOrThrow())
}

suspend fun giveNameTranslationToMachine() {
val answer = client.giveNameTranslationToMachine(id = 17)
println(answer.valueOrThrow())
}

suspend fun listPlaces() {
val answer = client.listPlaces {
    limit = 100
    after = 17
    customerId = RecordOrNone("3")
    updatedSince = "2026-11-21"
}
println(answer.valueOrThrow())
}

suspend fun createPlace() {
val answer = client.createPlace(
    place = NewPlace {
        names = mapOf("fr" to "Musée de la mer")
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
        names = Change.To(mapOf("fr" to "Musée de la mer"))
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

suspend fun listPlaceHistory() {
val answer = client.listPlaceHistory(id = 17) {
    limit = 100
    after = 4711
    newest = 1
}
println(answer.valueOrThrow())
}

suspend fun erasePlaceHistory() {
val answer = client.erasePlaceHistory(id = 17)
answer.valueOrThrow()
}

suspend fun setPlacePicture() {
val answer = client.setPlacePicture(
    id = 17,
    picture = SentPicture(data = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
)
println(answer.valueOrThrow())
}

suspend fun destroyPlacePicture() {
val answer = client.destroyPlacePicture(id = 17)
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

suspend fun translateReport() {
val answer = client.translateReport(id = 17)
println(answer.valueOrThrow())
}

suspend fun closeReport() {
val answer = client.closeReport(id = 17)
println(answer.valueOrThrow())
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
    expand = "details"
    q = "anchor"
    placeId = RecordOrNone("3")
    customerId = RecordOrNone("3")
    langCode = LanguageCode.FR
    state = ListTagRecordsState.STALE
    part = ListTagRecordsPart.TEXT
    hardware = ListTagRecordsHardware.NFC
    inUse = 1
    hidden = 1
    updatedSince = "2026-11-21"
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
val answer = client.showTagRecord(id = TagRecordId(17)) {
    expand = "details"
}
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

suspend fun listTagRecordHistory() {
val answer = client.listTagRecordHistory(id = TagRecordId(17)) {
    limit = 100
    after = 4711
    newest = 1
}
println(answer.valueOrThrow())
}

suspend fun eraseTagRecordHistory() {
val answer = client.eraseTagRecordHistory(id = TagRecordId(17))
answer.valueOrThrow()
}

suspend fun changeTags() {
val answer = client.changeTags(
    bulk = TagBulk(action = TagBulkAction.MOVE) {
        tagIds = listOf(TagRecordId(17))
        placeId = 3
    },
) {
    dryRun = 1
}
println(answer.valueOrThrow())
}

suspend fun setTagRecordPicture() {
val answer = client.setTagRecordPicture(
    id = TagRecordId(17),
    picture = SentPicture(data = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
)
println(answer.valueOrThrow())
}

suspend fun destroyTagRecordPicture() {
val answer = client.destroyTagRecordPicture(id = TagRecordId(17))
answer.valueOrThrow()
}

suspend fun mintTags() {
val answer = client.mintTags(
    mint = TagMint(count = 50) {
        placeId = 3
    },
)
println(answer.valueOrThrow())
}

suspend fun importTags() {
val answer = client.importTags(
    import = TagTable {
        rows = listOf(TagTableRow {
            reference = "INV-0017"
            lang = "en"
            text = "Welcome"
        })
    },
) {
    dryRun = 1
    atomic = 1
    create = 1
    createPlaces = 1
    blank = ImportTagsBlank.CLEAR
}
println(answer.valueOrThrow())
}

suspend fun showTagNdef() {
val answer = client.showTagNdef(id = TagRecordId(17)) {
    app = 1
}
println(answer.valueOrThrow())
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

suspend fun listTeamMembers() {
val answer = client.listTeamMembers {
    limit = 100
    after = 17
    memberOf = "17"
}
println(answer.valueOrThrow())
}

suspend fun updateTeamMember() {
val answer = client.updateTeamMember(
    id = 18,
    member = TeamMemberChanges {
        role = Change.To(TeamRole.TRANSLATOR)
        languages = Change.To(listOf(LanguageCode.FR))
    },
)
println(answer.valueOrThrow())
}

suspend fun destroyTeamMember() {
val answer = client.destroyTeamMember(id = 18)
answer.valueOrThrow()
}

suspend fun listTeamInvitations() {
val answer = client.listTeamInvitations {
    limit = 100
    after = 17
    memberOf = "17"
}
println(answer.valueOrThrow())
}

suspend fun createTeamInvitation() {
val answer = client.createTeamInvitation(
    invitation = NewTeamInvitation(email = "grace@example.com", role = TeamRole.TRANSLATOR),
) {
    memberOf = "17"
}
println(answer.valueOrThrow())
}

suspend fun destroyTeamInvitation() {
val answer = client.destroyTeamInvitation(id = 17)
answer.valueOrThrow()
}

suspend fun listTextRecords() {
val answer = client.listTextRecords {
    limit = 100
    after = 17
    placeId = RecordOrNone("3")
    customerId = RecordOrNone("3")
    langCode = LanguageCode.FR
    updatedSince = "2026-11-21"
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

suspend fun listTextRecordHistory() {
val answer = client.listTextRecordHistory(id = 17) {
    limit = 100
    after = 4711
    newest = 1
}
println(answer.valueOrThrow())
}

suspend fun eraseTextRecordHistory() {
val answer = client.eraseTextRecordHistory(id = 17)
answer.valueOrThrow()
}

suspend fun listMemoryEntries() {
val answer = client.listMemoryEntries(text = "Exit") {
    limit = 100
    after = 17
    langCode = LanguageCode.FR
}
println(answer.valueOrThrow())
}

suspend fun destroyMemoryEntry() {
val answer = client.destroyMemoryEntry(id = 17)
answer.valueOrThrow()
}

suspend fun listTranslationOrders() {
val answer = client.listTranslationOrders {
    limit = 100
    after = 17
}
println(answer.valueOrThrow())
}

suspend fun createTranslationOrder() {
val answer = client.createTranslationOrder(
    translationOrder = NewTranslationOrder(langCodes = listOf(LanguageCode.FR, LanguageCode.IT)) {
        placeId = 3
    },
)
println(answer.valueOrThrow())
}

suspend fun estimateTranslationOrder() {
val answer = client.estimateTranslationOrder(
    translationOrder = NewTranslationOrder(langCodes = listOf(LanguageCode.FR, LanguageCode.IT)) {
        placeId = 3
    },
)
println(answer.valueOrThrow())
}

suspend fun showTranslationOrder() {
val answer = client.showTranslationOrder(id = 17)
println(answer.valueOrThrow())
}

suspend fun listTranslationOrderItems() {
val answer = client.listTranslationOrderItems(id = 17) {
    limit = 100
    after = 17
    state = ListTranslationOrderItemsState.FAILED
}
println(answer.valueOrThrow())
}

suspend fun cancelTranslationOrder() {
val answer = client.cancelTranslationOrder(id = 17)
println(answer.valueOrThrow())
}

suspend fun retryTranslationOrder() {
val answer = client.retryTranslationOrder(id = 17)
println(answer.valueOrThrow())
}

suspend fun listTranslationWork() {
val answer = client.listTranslationWork(langCode = LanguageCode.FR) {
    limit = 100
    after = "MTd0"
    state = "missing,stale"
    part = ListTranslationWorkPart.TEXT
    tagId = TagRecordId(17)
    placeId = RecordOrNone("3")
    customerId = RecordOrNone("3")
    q = "anchor"
    reported = 1
}
println(answer.valueOrThrow())
}

suspend fun listTranslations() {
val answer = client.listTranslations {
    limit = 100
    after = 17
    placeId = RecordOrNone("3")
    customerId = RecordOrNone("3")
    langCode = LanguageCode.FR
    updatedSince = "2026-11-21"
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

suspend fun listTranslationHistory() {
val answer = client.listTranslationHistory(id = 17) {
    limit = 100
    after = 4711
    newest = 1
}
println(answer.valueOrThrow())
}

suspend fun eraseTranslationHistory() {
val answer = client.eraseTranslationHistory(id = 17)
answer.valueOrThrow()
}

suspend fun confirmTranslation() {
val answer = client.confirmTranslation(
    id = 17,
    translation = ConfirmTranslationBodyTranslation(sourceHash = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"),
)
println(answer.valueOrThrow())
}

suspend fun giveTranslationToMachine() {
val answer = client.giveTranslationToMachine(id = 17)
println(answer.valueOrThrow())
}