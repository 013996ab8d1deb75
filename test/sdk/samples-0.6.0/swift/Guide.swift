import Foundation
import TagInformationService
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

func guide0(client: TagInformationClient) async throws {

    let client = TagInformationClient(baseURL: URL(string: "http://127.0.0.1:3000")!)
    let file = URL(fileURLWithPath: "tags.ndjson")

    let store = BundleStore()
    do {
        try await store.restore(Data(contentsOf: file, options: .mappedIfSafe))
    } catch {
        print("Nothing was kept yet")
    }

    do {
        try await store.refresh { since in
            try await client.fetchBundle(
                key: "3q2-7wAAbase64url_of_32_random_bytes_012345",
                lang: "fr,de",
                since: since
            )
        }
        let lines = await store.save()
        try Data(lines.joined()).write(to: file, options: .atomic)
    } catch {
        print("Still as it was")
    }

    let found = await store.showTag(id: "4F0C9A17BE52", lang: "fr-CH,de")
    print(found.map { "\($0.tag.name.lang): \($0.tag.name.text)" } ?? "not one of ours")
}
