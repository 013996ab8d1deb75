import Foundation
import TagInformationService
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

func documented0(client: TagInformationClient) async throws {

    let visitor = TagInformationClient(baseURL: URL(string: "https://tags.example.com")!)
    let signIn = try await visitor.getAuthToken(email: "ada@example.com", password: "correct horse battery staple")
    let client = visitor.signedIn(with: signIn.value.authToken)

    let beacon: HardwareIdentifier = "B9407F30-F5F8-466E-AFF9-25556B57FE6D"
    let made = try await client.createTag(lang: .en, purchaseID: "7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40", text: "Welcome")
    let id = made.value.tags[0].tagIdentifier
    try await client.addHardwareIDToTag(id: id, hardwareID: beacon, hardwareType: .bleBeacon, major: 1, minor: 7)
    let found = try await visitor.showTagByHardwareID(id: beacon, type: .bleBeacon, major: 1, minor: 7, lang: .fr)
    print(found.value.tags[0].translation.text, found.headers.translationStatus ?? .original)
}

func documented1(client: TagInformationClient) async throws {
    let shown = try await client.showTag(id: "4f0c9a17be52", lang: "fr-CH,de;q=0.5")
    print(shown.value.tags[0].translation.text, shown.headers.contentLanguage ?? "")
}

func documented2(client: TagInformationClient) async throws {
    let tag = try await client.showTag(id: "4f0c9a17be52").value.tags[0]
    let german = NewTranslation(tagID: tag.id, langCode: .de, text: "Willkommen", origin: .human)
    try await client.createTranslation(translation: german)
}

func documented3(client: TagInformationClient) async throws {
    for try await place in client.allPlaces(ListPlacesInput(limit: 50)) {
        print(place.name ?? "", place.url)
        if place.name == "Harbour" { break }
    }
}

func documented4(client: TagInformationClient) async throws {
    #if canImport(Security)

    @Sendable func keptToken() -> String? {
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "tags.example.com", kSecReturnData: true,
        ]
        var found: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess, let data = found as? Data else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    @Sendable func keep(_ token: String) {
        let item: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "tags.example.com"]
        SecItemDelete(item as CFDictionary)
        let value: [CFString: Any] = [
            kSecValueData: Data(token.utf8), kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        ]
        SecItemAdd(item.merging(value) { $1 } as CFDictionary, nil)
    }

    let client = TagInformationClient(baseURL: URL(string: "https://tags.example.com")!, token: keptToken)
    print(try await client.showMyTags().value.tags.map(\.translation.text))
    #endif
}

func documented5(client: TagInformationClient) async throws {
    let client = TagInformationClient(
        baseURL: URL(string: "https://example.com/tags")!,
        log: { print($0.method, $0.path, $0.status ?? 0, $0.duration, $0.attempt, $0.requestID ?? "") },
        timeout: 10
    )
    print(try await client.supportedLanguageCodes().value.languageCodes)
}

func documented6(client: TagInformationClient) async throws {
    do {
        try await client.addHardwareIDToTag(id: "4f0c9a17be52", hardwareID: "04:A2:24:8F", hardwareType: .nfc)
    } catch .refused(let refusal) where refusal.reason == .hardwareTaken {
        print("That chip is on another tag already.")
    } catch .unreachable(let error) {
        print("Are you online? \(error)")
    } catch {
        print(error.localizedDescription, error.status ?? 0, error.requestID ?? "")
    }
}

func documented7(client: TagInformationClient) async throws {
    do {
        try await client.createPlace(place: NewPlace(name: "Harbour", latitude: 91))
    } catch .refused(let refusal) where refusal.isInvalid {
        print(refusal.fieldErrors["latitude"] ?? [], refusal.message)
    } catch {
        print(error.localizedDescription)
    }
}

func documented8(client: TagInformationClient) async throws {
    try await client.updatePlace(id: 3, place: PlaceChanges(name: .set("Harbour"), latitude: .clear, longitude: .clear))
}

func documented9(client: TagInformationClient) async throws {
    let options = CallOptions(timeout: 5, deadline: 8, retries: .never, requestID: UUID().uuidString)
    print(try await client.supportedLanguageCodes(options: options).value.languageCodes)
}

func documented10(client: TagInformationClient) async throws {
    let show = try await client.request("GET", "/api/v1/tags/show", ["id": "4f0c9a17be52", "lang": "fr"])
    print(String(decoding: show.value, as: UTF8.self))
}

func documented11(client: TagInformationClient) async throws {
    let copy = try await client.supportedBeaconUUIDs()
    switch try await client.supportedBeaconUUIDs(ifNoneMatch: copy.headers.eTag) {
    case .fresh(let answer): print(answer.value.uuids)
    case .unchanged: print(copy.value.uuids)
    }
}

func documented12(client: TagInformationClient) async throws {
    let scanned = "https://tags.example.com/t/4F0C9A17BE52?lang=fr"
    if let tag = tagAddress(scanned, bases: ["https://tags.example.com"]) {
        print(try await client.showTag(id: tag.id, lang: tag.lang).value.tags[0].translation.text)
    }
    let advertised: [UInt8] = [0x4c, 0x00, 0x02, 0x15] + [UInt8](repeating: 0xb9, count: 16) + [0, 1, 0, 7, 0xc5]
    if let beacon = iBeacon(advertised) {
        let found = try await client.showTagByHardwareID(id: beacon.id, type: beacon.type, major: beacon.major, minor: beacon.minor)
        print(found.value.tags[0].name.text, beacon.measuredPower)
    }
    if let chip = nfcUID([0x04, 0xa2, 0x24, 0x8f, 0x5b, 0x11, 0x80]) {
        print(try await client.showTagByHardwareID(id: chip.id, type: chip.type).value.tags[0].name.text)
    }
    let message: [UInt8] = [0xd1, 0x01, 0x05, 0x54, 0x02] + Array("enHi".utf8)
    print(ndefTagAddress(message)?.id ?? "no tag", ndefRecords(message)?.compactMap(\.text?.text) ?? [])
}

func documented13(client: TagInformationClient) async throws {
    let store = BundleStore()
    do {
        try await store.refresh { since in try await client.bundleTags(lang: "fr,de", since: since) }
    } catch {
        print("It is as it was: \(error)")
    }
    if let found = await store.showTag(id: "4F0C9A17BE52", lang: "fr-CH,de") {
        print(found.tag.translation.text, found.contentLanguage)
    }
    let beacon: HardwareIdentifier = "b9407f30f5f8466eaff925556b57fe6d"
    let met = await store.showTagByHardwareID(id: beacon, type: .bleBeacon, major: 1, minor: 2)
    print(met?.tag.name.text ?? "not one of ours")
}

func documented14(client: TagInformationClient) async throws {
    let store = BundleStore()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tags.jsonl")
    try await store.save().reduce(into: Data()) { $0.append($1) }.write(to: file, options: .atomic)
    try await store.restore(Data(contentsOf: file, options: .mappedIfSafe))
}

func documented15(client: TagInformationClient) async throws {
    struct FakePlaces: PlacesOperations {
        func showPlace(_ input: ShowPlaceInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownPlace> {
            guard input.id == 3 else { throw .refused(Refusal(status: 404)) }
            return Answer(value: ShownPlace(id: 3, name: "Harbour"))
        }
    }
    let places: any PlacesOperations = FakePlaces()
    print(try await places.showPlace(id: 3).value.name ?? "")
}

func documented16(client: TagInformationClient) async throws {
    struct Unavailable: Transport {
        func send(_ request: URLRequest) async throws -> RawAnswer {
            RawAnswer(status: 503, headers: AnswerHeaders(["Retry-After": "5"]), body: Data())
        }
    }
    let base = URL(string: "https://tags.example.com")!
    let client = TagInformationClient(baseURL: base, transport: Unavailable(), time: Time(sleep: { _ in }))
    do {
        print(try await client.showTag(id: "4f0c9a17be52").value)
    } catch {
        print(error.status == 503)
    }
}

func documented17(client: TagInformationClient) async throws {
    do {
        try await client.addHardwareIDToTag(id: "4f0c9a17be52", hardwareID: "04:A2:24:8F", hardwareType: .nfc)
    } catch .refused(let refusal) where refusal.reason == .hardwareTaken {
        print("That chip is on another tag already.")
    } catch .unreachable(let error) {
        print("Are you online? \(error)")
    } catch {
        print(error.localizedDescription)
    }
}

func documented18(client: TagInformationClient) async throws {
    struct FakePlaces: PlacesOperations {
        func showPlace(_ input: ShowPlaceInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownPlace> {
            guard input.id == 3 else { throw .refused(Refusal(status: 404)) }
            return Answer(value: ShownPlace(id: 3, name: "Harbour"))
        }
    }
}

func documented19(client: TagInformationClient) async throws {
    let client = TagInformationClient(baseURL: URL(string: "https://tags.example.com")!)
    let found = try await client.showTag(id: "4f0c9a17be52", lang: .fr)
    print(found.value.tags[0].translation.text)
}
