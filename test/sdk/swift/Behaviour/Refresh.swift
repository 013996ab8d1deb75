import Foundation
import TagInformationService
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

private let one = "4f0c9a17be52"
private let tag =
    #"{"type":"tag","tag_identifier":"4f0c9a17be52","id":1,"place_id":null,"description":null,"gender":"m","image_url":null,"#
    + #""text_url":"a","hardware":[],"original_lang":"en","original_name_lang":null,"texts":{"en":"Hi"},"names":{},"hash":"h"}"#
private let whole = tag + "\n" + #"{"type":"end","cursor":"first","tags":1,"gone":0}"# + "\n"
private let emptied =
    #"{"type":"gone","tag_identifier":"4f0c9a17be52"}"# + "\n" + #"{"type":"end","cursor":"second","tags":0,"gone":1}"# + "\n"
private let expired = #"{"error":{"message":"No","code":"InvalidRequest"}}"#

extension Checks {
    func refresh(server: String) async {
        await check("a store fetches everything, then what has changed, and everything again where the cursor holds no more") {
            let script = Script(.answer(200, whole), .answer(200, emptied), .answer(410, expired), .answer(200, whole))
            let (scene, store) = (Scene(script), BundleStore())
            var found: [String] = []
            for _ in 1...3 {
                try await store.refresh { since in try await scene.client.bundleTags(lang: "fr", since: since) }
                found.append("\(await store.tagIdentifiers) \(await store.cursor ?? "")")
            }
            try expect(found, ["[\(one)] first", "[] second", "[\(one)] first"])
            let sinces = await scene.requests.map { $0.url?.query ?? "" }
            try expect(sinces, ["lang=fr", "lang=fr&since=first", "lang=fr&since=second", "lang=fr"])
        }
        await check("a store fetches by a link, and gives the headers of the answer") {
            let scene = Scene(Script(.answer(200, whole, ["X-Request-Id": "r1"])))
            let headers = try await BundleStore().refresh { since in
                try await scene.client.fetchBundle(key: "k", since: since)
            }
            try expect(headers.requestID, "r1")
            try await expect(scene.requests.first?.url?.path, "/bundles/k")
        }
        await check("a refusal of a whole bundle is thrown, and leaves the store as it was") {
            let scene = Scene(Script(.answer(410, expired)))
            let error = try await thrown(BundleTagsError.self) {
                try await BundleStore().refresh { since in try await scene.client.bundleTags(since: since) }
            }
            guard case .gone = error else { throw error }
        }
        await check("one refresh waits for another") {
            let (scene, store) = (Scene(Script(.answer(200, whole), .answer(200, emptied))), BundleStore())
            async let first = store.refresh { since in try await scene.client.bundleTags(since: since) }
            async let second = store.refresh { since in try await scene.client.bundleTags(since: since) }
            _ = try await (first, second)
            try await expect(store.cursor, "second")
        }
        await check("a bundle without its end leaves the store as it was") {
            let (scene, store) = (Scene(Script(.answer(200, tag))), BundleStore())
            _ = try await thrown(UnusableBundle.self) {
                try await store.refresh { since in try await scene.client.bundleTags(since: since) }
            }
            try await expect(store.tagIdentifiers, [])
        }
        @Sendable func client(_ path: String) -> TagInformationClient {
            TagInformationClient(baseURL: URL(string: server + path)!, time: Time(sleep: { _ in }))
        }
        await check("a stream in which nothing more comes is a time-out") {
            let error = try await thrown(URLError.self) {
                let options = CallOptions(timeout: 0.5)
                try await BundleStore().refresh { _ in try await client("/endless").bundleTags(options: options) }
            }
            try expect(error.code, .timedOut)
        }
        await check("a server that does not answer with a stream is a time-out") {
            let error = try await thrown(BundleTagsError.self) {
                _ = try await client("/silent").bundleTags(options: CallOptions(timeout: 0.5))
            }
            guard case .network(let cause as URLError) = error else { throw error }
            try expect(cause.code, .timedOut)
        }
        await check("a stream that the server cuts throws") {
            _ = try await thrown(URLError.self) {
                try await BundleStore().refresh { _ in try await client("/cut").bundleTags() }
            }
        }
        await check("a stream goes by URLSession, and one that is not wanted is broken off") {
            let store = BundleStore()
            try await store.refresh { _ in try await client("/bundle").bundleTags() }
            try await expect(store.cursor, "bm9uZQ")
            let task = Task { try await BundleStore().refresh { _ in try await client("/endless").bundleTags() } }
            task.cancel()
            _ = try await thrown(CancellationError.self) { _ = try await task.value }
        }
    }
}
