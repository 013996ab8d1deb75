import Foundation
import TagInformationService
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

func operation0(client: TagInformationClient) async throws {
    let answer = try await client.listBinEntries(
        limit: 100,
        after: 17,
        customerID: "3"
    )
    print(answer.value)
}

func operation1(client: TagInformationClient) async throws {
    let answer = try await client.showBinEntry(id: 17)
    print(answer.value)
}

func operation2(client: TagInformationClient) async throws {
    try await client.destroyBinEntry(id: 17)
}

func operation3(client: TagInformationClient) async throws {
    let answer = try await client.restoreBinEntry(id: 18)
    print(answer.value)
}

func operation4(client: TagInformationClient) async throws {
    let answer = try await client.restoreBinEntries(bin: BinRestoring(ids: [19]))
    print(answer.value)
}

func operation5(client: TagInformationClient) async throws {
    let answer = try await client.listBundleLinks(
        limit: 100,
        after: 17
    )
    print(answer.value)
}

func operation6(client: TagInformationClient) async throws {
    let answer = try await client.createBundleLink(bundleLink: NewBundleLink(placeID: 3))
    print(answer.value)
}

func operation7(client: TagInformationClient) async throws {
    try await client.destroyBundleLink(id: 17)
}

func operation8(client: TagInformationClient) async throws {
    let answer = try await client.listCustomers(
        limit: 100,
        after: 17,
        updatedSince: "2026-11-21"
    )
    print(answer.value)
}

func operation9(client: TagInformationClient) async throws {
    let answer = try await client.createCustomer(customer: NewCustomer(
        email: "ada@example.com",
        password: "correct horse battery staple",
        name: "Ada"
    ))
    print(answer.value)
}

func operation10(client: TagInformationClient) async throws {
    let answer = try await client.showCustomer(id: 17)
    print(answer.value)
}

func operation11(client: TagInformationClient) async throws {
    try await client.updateCustomer(
        id: 17,
        customer: CustomerChanges(name: .set("Ada"))
    )
}

func operation12(client: TagInformationClient) async throws {
    try await client.destroyCustomer(id: 17)
}

func operation13(client: TagInformationClient) async throws {
    let answer = try await client.listCustomerHistory(
        id: 17,
        limit: 100,
        after: 4711,
        newest: 1
    )
    print(answer.value)
}

func operation14(client: TagInformationClient) async throws {
    try await client.eraseCustomerHistory(id: 17)
}

func operation15(client: TagInformationClient) async throws {
    let answer = try await client.createPasswordLink(id: 17)
    print(answer.value)
}

func operation16(client: TagInformationClient) async throws {
    let answer = try await client.showCoverage(
        placeID: "3",
        langCodes: "fr,de",
        customerID: "3"
    )
    print(answer.value)
}

func operation17(client: TagInformationClient) async throws {
    let answer = try await client.showReads(
        from: "2026-11-01",
        to: "2026-11-21",
        tagID: 17,
        placeID: "3",
        customerID: "3",
        by: "day,lang_code"
    )
    print(answer.value)
}

func operation18(client: TagInformationClient) async throws {
    let answer = try await client.showTranslationFigures(
        from: "2026-11-01",
        to: "2026-11-21",
        customerID: "3"
    )
    print(answer.value)
}

func operation19(client: TagInformationClient) async throws {
    let answer = try await client.listHardwares(
        limit: 100,
        after: 17
    )
    print(answer.value)
}

func operation20(client: TagInformationClient) async throws {
    let answer = try await client.createHardware(hardware: NewHardware(
        identifier: "B9407F30-F5F8-466E-AFF9-25556B57FE6D",
        hardwareType: .bleBeacon,
        tagID: 17,
        major: 1,
        minor: 1
    ))
    print(answer.value)
}

func operation21(client: TagInformationClient) async throws {
    let answer = try await client.showHardware(id: 17)
    print(answer.value)
}

func operation22(client: TagInformationClient) async throws {
    let answer = try await client.updateHardware(
        id: 17,
        hardware: HardwareChanges(tagID: .set(17))
    )
    print(answer.value)
}

func operation23(client: TagInformationClient) async throws {
    try await client.destroyHardware(id: 17)
}

func operation24(client: TagInformationClient) async throws {
    let answer = try await client.listHardwareHistory(
        id: 17,
        limit: 100,
        after: 4711,
        newest: 1
    )
    print(answer.value)
}

func operation25(client: TagInformationClient) async throws {
    try await client.eraseHardwareHistory(id: 17)
}

func operation26(client: TagInformationClient) async throws {
    let answer = try await client.listHistory(
        limit: 100,
        after: 4711,
        newest: 1,
        changeSet: "0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21",
        resource: .tags,
        event: .update,
        tagIdentifier: "4f0c9a17be52",
        from: "2026-11-01",
        to: "2026-11-21"
    )
    print(answer.value)
}

func operation27(client: TagInformationClient) async throws {
    let answer = try await client.restoreHistoryEntry(id: 4711)
    print(answer.value)
}

func operation28(client: TagInformationClient) async throws {
    let answer = try await client.undoChangeSet(
        id: "0b0e5a4c-4f0c-4a17-be52-6f1f5d3a9c21",
        dryRun: 1
    )
    print(answer.value)
}

func operation29(client: TagInformationClient) async throws {
    let answer = try await client.listInvitations(
        limit: 100,
        after: 17
    )
    print(answer.value)
}

func operation30(client: TagInformationClient) async throws {
    let answer = try await client.createInvitation(invitation: NewInvitation(email: "grace@example.com"))
    print(answer.value)
}

func operation31(client: TagInformationClient) async throws {
    try await client.destroyInvitation(id: 17)
}

func operation32(client: TagInformationClient) async throws {
    let answer = try await client.listKeepWords(
        limit: 100,
        after: 17
    )
    print(answer.value)
}

func operation33(client: TagInformationClient) async throws {
    let answer = try await client.createKeepWord(keepWord: NewKeepWord(word: "Cutty Sark"))
    print(answer.value)
}

func operation34(client: TagInformationClient) async throws {
    try await client.destroyKeepWord(id: 17)
}

func operation35(client: TagInformationClient) async throws {
    let answer = try await client.getAuthToken(
        email: "ada@example.com",
        password: "correct horse battery staple"
    )
    print(answer.value)
}

func operation36(client: TagInformationClient) async throws {
    let answer = try await client.signInWithSocial(authToken: "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIn0.c2lnbmF0dXJl")
    print(answer.value)
}

func operation37(client: TagInformationClient) async throws {
    let answer = try await client.signInWithProvider(
        provider: "Google",
        authToken: "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIn0.c2lnbmF0dXJl"
    )
    print(answer.value)
}

func operation38(client: TagInformationClient) async throws {
    let answer = try await client.signOut(
        email: "ada@example.com",
        authToken: "3q2-7wAAbase64url_of_32_random_bytes_0123456"
    )
    print(answer.value)
}

func operation39(client: TagInformationClient) async throws {
    let answer = try await client.showLook(memberOf: "17")
    print(answer.value)
}

func operation40(client: TagInformationClient) async throws {
    let answer = try await client.updateLook(
        memberOf: "17",
        look: LookChanges(
            displayName: .set("Museum of the Sea"),
            colour: .set("#0b6e4f"),
            imprintURL: .set("https://museum.example.com/imprint"),
            privacyURL: .set("https://museum.example.com/privacy"),
            memberOf: "17"
        )
    )
    print(answer.value)
}

func operation41(client: TagInformationClient) async throws {
    let answer = try await client.setLogo(
        memberOf: "17",
        picture: SentPicture(data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
    )
    print(answer.value)
}

func operation42(client: TagInformationClient) async throws {
    try await client.destroyLogo(memberOf: "17")
}

func operation43(client: TagInformationClient) async throws {
    let answer = try await client.listNameTranslations(
        limit: 100,
        after: 17,
        placeID: "3",
        customerID: "3",
        langCode: .fr,
        updatedSince: "2026-11-21"
    )
    print(answer.value)
}

func operation44(client: TagInformationClient) async throws {
    let answer = try await client.createNameTranslation(nameTranslation: NewNameTranslation(
        tagID: 17,
        langCode: .fr,
        text: "Welcome to the museum"
    ))
    print(answer.value)
}

func operation45(client: TagInformationClient) async throws {
    let answer = try await client.showNameTranslation(id: 17)
    print(answer.value)
}

func operation46(client: TagInformationClient) async throws {
    let answer = try await client.updateNameTranslation(
        id: 17,
        nameTranslation: NameTranslationChanges(text: "Bienvenue au musée")
    )
    print(answer.value)
}

func operation47(client: TagInformationClient) async throws {
    try await client.destroyNameTranslation(id: 17)
}

func operation48(client: TagInformationClient) async throws {
    let answer = try await client.listNameTranslationHistory(
        id: 17,
        limit: 100,
        after: 4711,
        newest: 1
    )
    print(answer.value)
}

func operation49(client: TagInformationClient) async throws {
    try await client.eraseNameTranslationHistory(id: 17)
}

func operation50(client: TagInformationClient) async throws {
    let answer = try await client.confirmNameTranslation(
        id: 17,
        nameTranslation: ConfirmNameTranslationBodyNameTranslation(sourceHash: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824")
    )
    print(answer.value)
}

func operation51(client: TagInformationClient) async throws {
    let answer = try await client.giveNameTranslationToMachine(id: 17)
    print(answer.value)
}

func operation52(client: TagInformationClient) async throws {
    let answer = try await client.listPlaces(
        limit: 100,
        after: 17,
        customerID: "3",
        updatedSince: "2026-11-21"
    )
    print(answer.value)
}

func operation53(client: TagInformationClient) async throws {
    let answer = try await client.createPlace(place: NewPlace(
        names: ["fr": "Musée de la mer"],
        name: "Museum of the Sea",
        latitude: 52.37,
        longitude: 4.89
    ))
    print(answer.value)
}

func operation54(client: TagInformationClient) async throws {
    let answer = try await client.showPlace(id: 17)
    print(answer.value)
}

func operation55(client: TagInformationClient) async throws {
    try await client.updatePlace(
        id: 17,
        place: PlaceChanges(
            names: .set(["fr": "Musée de la mer"]),
            name: .set("Museum of the Sea"),
            latitude: .set(52.37),
            longitude: .set(4.89)
        )
    )
}

func operation56(client: TagInformationClient) async throws {
    try await client.destroyPlace(id: 17)
}

func operation57(client: TagInformationClient) async throws {
    let answer = try await client.listPlaceHistory(
        id: 17,
        limit: 100,
        after: 4711,
        newest: 1
    )
    print(answer.value)
}

func operation58(client: TagInformationClient) async throws {
    try await client.erasePlaceHistory(id: 17)
}

func operation59(client: TagInformationClient) async throws {
    let answer = try await client.setPlacePicture(
        id: 17,
        picture: SentPicture(data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
    )
    print(answer.value)
}

func operation60(client: TagInformationClient) async throws {
    try await client.destroyPlacePicture(id: 17)
}

func operation61(client: TagInformationClient) async throws {
    let answer = try await client.listReports(
        limit: 100,
        after: 17
    )
    print(answer.value)
}

func operation62(client: TagInformationClient) async throws {
    let answer = try await client.showReport(id: 17)
    print(answer.value)
}

func operation63(client: TagInformationClient) async throws {
    try await client.destroyReport(id: 17)
}

func operation64(client: TagInformationClient) async throws {
    let answer = try await client.translateReport(id: 17)
    print(answer.value)
}

func operation65(client: TagInformationClient) async throws {
    let answer = try await client.closeReport(id: 17)
    print(answer.value)
}

func operation66(client: TagInformationClient) async throws {
    let answer = try await client.resolveTag(
        tagIdentifier: "4f0c9a17be52",
        lang: .fr
    )
    print(answer.value)
}

func operation67(client: TagInformationClient) async throws {
    let answer = try await client.listTagRecords(
        limit: 100,
        after: 17,
        expand: "details",
        q: "anchor",
        placeID: "3",
        customerID: "3",
        langCode: .fr,
        state: .stale,
        part: .text,
        hardware: .nfc,
        inUse: 1,
        hidden: 1,
        updatedSince: "2026-11-21"
    )
    print(answer.value)
}

func operation68(client: TagInformationClient) async throws {
    let answer = try await client.createTagRecord(tag: NewTagRecord(description: "At the entrance"))
    print(answer.value)
}

func operation69(client: TagInformationClient) async throws {
    let answer = try await client.showTagRecord(
        id: 17,
        expand: "details"
    )
    print(answer.value)
}

func operation70(client: TagInformationClient) async throws {
    try await client.updateTagRecord(
        id: 17,
        tag: TagRecordChanges(
            description: .set("At the entrance"),
            imageURL: .set("https://example.com/entrance.jpg")
        )
    )
}

func operation71(client: TagInformationClient) async throws {
    try await client.destroyTagRecord(id: 17)
}

func operation72(client: TagInformationClient) async throws {
    let answer = try await client.listTagRecordHistory(
        id: 17,
        limit: 100,
        after: 4711,
        newest: 1
    )
    print(answer.value)
}

func operation73(client: TagInformationClient) async throws {
    try await client.eraseTagRecordHistory(id: 17)
}

func operation74(client: TagInformationClient) async throws {
    let answer = try await client.changeTags(
        dryRun: 1,
        bulk: TagBulk(
            action: .move,
            tagIDs: [17],
            placeID: 3
        )
    )
    print(answer.value)
}

func operation75(client: TagInformationClient) async throws {
    let answer = try await client.setTagRecordPicture(
        id: 17,
        picture: SentPicture(data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
    )
    print(answer.value)
}

func operation76(client: TagInformationClient) async throws {
    try await client.destroyTagRecordPicture(id: 17)
}

func operation77(client: TagInformationClient) async throws {
    let answer = try await client.mintTags(mint: TagMint(
        count: 50,
        placeID: 3
    ))
    print(answer.value)
}

func operation78(client: TagInformationClient) async throws {
    let answer = try await client.importTags(
        dryRun: 1,
        atomic: 1,
        create: 1,
        createPlaces: 1,
        blank: .clear,
        import: TagTable(rows: [TagTableRow(
            reference: "INV-0017",
            lang: .en,
            text: "Welcome"
        )])
    )
    print(answer.value)
}

func operation79(client: TagInformationClient) async throws {
    let answer = try await client.showTagNdef(
        id: 17,
        app: 1
    )
    print(answer.value)
}

func operation80(client: TagInformationClient) async throws {
    let answer = try await client.createTag(
        lang: .en,
        purchaseID: "7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40",
        text: "Welcome to the museum",
        name: "Entrance"
    )
    print(answer.value)
}

func operation81(client: TagInformationClient) async throws {
    let answer = try await client.addHardwareIDToTag(
        id: "4f0c9a17be52",
        hardwareID: "B9407F30-F5F8-466E-AFF9-25556B57FE6D",
        hardwareType: .bleBeacon,
        major: 1,
        minor: 2
    )
    print(answer.value)
}

func operation82(client: TagInformationClient) async throws {
    let answer = try await client.showTag(
        id: "4f0c9a17be52",
        lang: .fr,
        expand: "provenance"
    )
    print(answer.value)
}

func operation83(client: TagInformationClient) async throws {
    let answer = try await client.showTagByHardwareID(
        id: "B9407F30-F5F8-466E-AFF9-25556B57FE6D",
        type: .bleBeacon,
        major: 1,
        minor: 2,
        lang: .fr,
        lat: 52.37,
        lon: 4.89,
        expand: "provenance"
    )
    print(answer.value)
}

func operation84(client: TagInformationClient) async throws {
    let answer = try await client.lookUpTags(
        observations: [Observation(tagIdentifier: "4f0c9a17be52"), Observation(
            type: .bleBeacon,
            id: "B9407F30-F5F8-466E-AFF9-25556B57FE6D",
            major: 1,
            minor: 2
        )],
        lang: .fr
    )
    print(answer.value)
}

func operation85(client: TagInformationClient) async throws {
    let answer = try await client.showMyTags(
        limit: 100,
        after: 17,
        updatedSince: Timestamp("2026-11-21T12:00:00Z"),
        expand: "provenance"
    )
    print(answer.value)
}

func operation86(client: TagInformationClient) async throws {
    let answer = try await client.supportedLanguageCodes()
    print(answer.value)
}

func operation87(client: TagInformationClient) async throws {
    let answer = try await client.supportedBeaconUUIDs()
    print(answer.value)
}

func operation88(client: TagInformationClient) async throws {
    let answer = try await client.listTeamMembers(
        limit: 100,
        after: 17,
        memberOf: "17"
    )
    print(answer.value)
}

func operation89(client: TagInformationClient) async throws {
    let answer = try await client.updateTeamMember(
        id: 18,
        member: TeamMemberChanges(
            role: .translator,
            languages: .set([.fr])
        )
    )
    print(answer.value)
}

func operation90(client: TagInformationClient) async throws {
    try await client.destroyTeamMember(id: 18)
}

func operation91(client: TagInformationClient) async throws {
    let answer = try await client.listTeamInvitations(
        limit: 100,
        after: 17,
        memberOf: "17"
    )
    print(answer.value)
}

func operation92(client: TagInformationClient) async throws {
    let answer = try await client.createTeamInvitation(
        memberOf: "17",
        invitation: NewTeamInvitation(
            email: "grace@example.com",
            role: .translator
        )
    )
    print(answer.value)
}

func operation93(client: TagInformationClient) async throws {
    try await client.destroyTeamInvitation(id: 17)
}

func operation94(client: TagInformationClient) async throws {
    let answer = try await client.listTextRecords(
        limit: 100,
        after: 17,
        placeID: "3",
        customerID: "3",
        langCode: .fr,
        updatedSince: "2026-11-21"
    )
    print(answer.value)
}

func operation95(client: TagInformationClient) async throws {
    let answer = try await client.createTextRecord(textRecord: NewTextRecord(
        tagID: 17,
        text: "Welcome to the museum",
        langCode: .en
    ))
    print(answer.value)
}

func operation96(client: TagInformationClient) async throws {
    let answer = try await client.showTextRecord(id: 17)
    print(answer.value)
}

func operation97(client: TagInformationClient) async throws {
    try await client.updateTextRecord(
        id: 17,
        textRecord: TextRecordChanges(
            text: "Welcome to the museum",
            minorEdit: true
        )
    )
}

func operation98(client: TagInformationClient) async throws {
    try await client.destroyTextRecord(id: 17)
}

func operation99(client: TagInformationClient) async throws {
    let answer = try await client.listTextRecordHistory(
        id: 17,
        limit: 100,
        after: 4711,
        newest: 1
    )
    print(answer.value)
}

func operation100(client: TagInformationClient) async throws {
    try await client.eraseTextRecordHistory(id: 17)
}

func operation101(client: TagInformationClient) async throws {
    let answer = try await client.listMemoryEntries(
        limit: 100,
        after: 17,
        text: "Exit",
        langCode: .fr
    )
    print(answer.value)
}

func operation102(client: TagInformationClient) async throws {
    try await client.destroyMemoryEntry(id: 17)
}

func operation103(client: TagInformationClient) async throws {
    let answer = try await client.listTranslationOrders(
        limit: 100,
        after: 17
    )
    print(answer.value)
}

func operation104(client: TagInformationClient) async throws {
    let answer = try await client.createTranslationOrder(translationOrder: NewTranslationOrder(
        langCodes: [.fr, .it],
        placeID: 3
    ))
    print(answer.value)
}

func operation105(client: TagInformationClient) async throws {
    let answer = try await client.estimateTranslationOrder(translationOrder: NewTranslationOrder(
        langCodes: [.fr, .it],
        placeID: 3
    ))
    print(answer.value)
}

func operation106(client: TagInformationClient) async throws {
    let answer = try await client.showTranslationOrder(id: 17)
    print(answer.value)
}

func operation107(client: TagInformationClient) async throws {
    let answer = try await client.listTranslationOrderItems(
        id: 17,
        limit: 100,
        after: 17,
        state: .failed
    )
    print(answer.value)
}

func operation108(client: TagInformationClient) async throws {
    let answer = try await client.cancelTranslationOrder(id: 17)
    print(answer.value)
}

func operation109(client: TagInformationClient) async throws {
    let answer = try await client.retryTranslationOrder(id: 17)
    print(answer.value)
}

func operation110(client: TagInformationClient) async throws {
    let answer = try await client.listTranslationWork(
        limit: 100,
        after: "MTd0",
        langCode: .fr,
        state: "missing,stale",
        part: .text,
        tagID: 17,
        placeID: "3",
        customerID: "3",
        q: "anchor",
        reported: 1
    )
    print(answer.value)
}

func operation111(client: TagInformationClient) async throws {
    let answer = try await client.listTranslations(
        limit: 100,
        after: 17,
        placeID: "3",
        customerID: "3",
        langCode: .fr,
        updatedSince: "2026-11-21"
    )
    print(answer.value)
}

func operation112(client: TagInformationClient) async throws {
    let answer = try await client.createTranslation(translation: NewTranslation(
        tagID: 17,
        langCode: .fr
    ))
    print(answer.value)
}

func operation113(client: TagInformationClient) async throws {
    let answer = try await client.showTranslation(id: 17)
    print(answer.value)
}

func operation114(client: TagInformationClient) async throws {
    try await client.updateTranslation(
        id: 17,
        translation: TranslationChanges(text: "Bienvenue au musée")
    )
}

func operation115(client: TagInformationClient) async throws {
    try await client.destroyTranslation(id: 17)
}

func operation116(client: TagInformationClient) async throws {
    let answer = try await client.listTranslationHistory(
        id: 17,
        limit: 100,
        after: 4711,
        newest: 1
    )
    print(answer.value)
}

func operation117(client: TagInformationClient) async throws {
    try await client.eraseTranslationHistory(id: 17)
}

func operation118(client: TagInformationClient) async throws {
    let answer = try await client.confirmTranslation(
        id: 17,
        translation: ConfirmTranslationBodyTranslation(sourceHash: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824")
    )
    print(answer.value)
}

func operation119(client: TagInformationClient) async throws {
    let answer = try await client.giveTranslationToMachine(id: 17)
    print(answer.value)
}
