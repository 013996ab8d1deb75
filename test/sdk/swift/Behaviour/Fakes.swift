import Foundation
import TagInformationService

/// What an app's own tests put in the place of the client.
private struct OnePlace: PlacesOperations {
    func showPlace(_ input: ShowPlaceInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownPlace> {
        guard input.id == 3 else { throw .refused(Refusal(status: 404)) }
        return Answer(value: ShownPlace(id: 3, name: "Harbour"))
    }
}

private struct Everything: TagInformationOperations {}

private struct OneBundle: TagsOperations {
    func bundleTags(_ input: BundleTagsInput, options: CallOptions) async throws(CallFailure) -> Answer<LineStream> {
        Answer(value: LineStream(Data(#"{"type":"end","cursor":"one","tags":0,"gone":0}"#.utf8)))
    }
}

extension Checks {
    func fakes() async {
        await check("a fake has what it says, and nothing else") {
            let fake: any PlacesOperations = OnePlace()
            try await expect(fake.showPlace(id: 3).value.name, "Harbour")
            let error = try await thrown(CallFailure.self) { _ = try await fake.showPlace(id: 4) }
            try expect(error.refusal?.isNotFound, true)
            for failure in [
                try await thrown(CallFailure.self) { _ = try await fake.listPlaces() },
                try await thrown(CallFailure.self) { _ = try await fake.listPlaces(ifNoneMatch: "a") },
                try await thrown(CallFailure.self) { for try await _ in fake.allPlaces() {} },
            ] {
                guard case .notSent(let cause as NotFaked) = failure else { throw failure }
                try expect(cause.operation, "listPlaces")
            }
        }
        await check("a fake has a bundle") {
            let store = BundleStore()
            try await store.refresh { since in try await OneBundle().bundleTags(since: since) }
            try await expect(store.cursor, "one")
        }
        await check("a fake of all operations says which one is not faked") {
            let error = try await thrown(CallFailure.self) { _ = try await Everything().bundleTags() }
            try expect(error.localizedDescription, "bundleTags is not faked")
        }
    }
}
