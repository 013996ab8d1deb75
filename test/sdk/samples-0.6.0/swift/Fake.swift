import Foundation
import TagInformationService

// An app and its tests, as they were when this version was released.

/// Shows a tag to a reader, whoever says what it is.
struct Reader {
    let tags: any TagsOperations

    func read(_ id: TagIdentifier) async -> String {
        do {
            let answer = try await tags.showTag(id: id, lang: [.fr, .de])
            let tag = answer.value.tags[0]
            return "\(tag.translation.lang): \(tag.translation.text), \(told(tag.gender))"
        } catch {
            return explained(error)
        }
    }

    func again(_ id: TagIdentifier, _ eTag: String?) async throws(CallFailure) -> String {
        switch try await tags.showTag(id: id, ifNoneMatch: eTag) {
        case .fresh(let answer): answer.headers.eTag ?? ""
        case .unchanged: "as before"
        }
    }

    private func told(_ gender: Gender) -> String {
        switch gender {
        case .f: "she"
        case .m: "he"
        default: "it"
        }
    }

    /// All that can go wrong, without a default: there are no other cases.
    private func explained(_ failure: CallFailure) -> String {
        switch failure {
        case .refused(let refusal):
            switch refusal.reason {
            case .tagNotFound?: "no such tag"
            default: refusal.isTooManyRequests ? "in \(refusal.retryAfter ?? 0) s" : refusal.message
            }
        case .unexpected(let answer): "\(answer.status)"
        case .unreachable(let error): (error as? URLError)?.code == .timedOut ? "too late" : "no connection"
        case .notSent(let error): error.localizedDescription
        case .cancelled: ""
        }
    }
}

/// Without the network, as an app's own tests have it.
struct FakeTags: TagsOperations {
    func showTag(_ input: ShowTagInput, options: CallOptions) async throws(CallFailure) -> Answer<ShownTags> {
        guard input.id == "4f0c9a17be52" else { throw .refused(Refusal(status: 404, reason: .tagNotFound)) }
        let translation = TextInLanguage(text: "Bonjour", lang: .fr)
        let tag = ShownTag(id: 17, tagIdentifier: input.id, gender: .f, translation: translation)
        return Answer(value: ShownTags(tags: [tag]), headers: AnswerHeaders(["Content-Language": "fr"]))
    }

    func showTag(
        _ input: ShowTagInput, ifNoneMatch: String?, options: CallOptions
    ) async throws(CallFailure) -> ConditionalAnswer<ShownTags> {
        ifNoneMatch == nil ? .fresh(Answer(value: ShownTags())) : .unchanged(AnswerHeaders())
    }

    func createTag(_ input: CreateTagInput, options: CallOptions) async throws(CallFailure) -> Answer<WrittenTags> {
        var again = input
        again.name = again.name ?? "Hall"
        return Answer(value: WrittenTags(tags: [WrittenTag(id: 17)]), status: 201)
    }
}

/// All operations at once, of which one is needed.
final class FakeService: TagInformationOperations {
    func listPlaces(_ input: ListPlacesInput, options: CallOptions) async throws(CallFailure) -> Answer<[Place]> {
        Answer(value: [Place(id: 3, name: "Harbour", latitude: 53.5, longitude: 9.9)])
    }
}

/// References to operations, which overloads could make ambiguous.
func referred(_ client: TagInformationClient) -> [Any] {
    let show: (ShowTagInput, CallOptions) async throws -> Answer<ShownTags> = client.showTag(_:options:)
    let all: (ListPlacesInput, CallOptions) -> PagedRecords<Place> = client.allPlaces(_:options:)
    return [show, all]
}

public func rehearsed() async throws -> [String] {
    let reader = Reader(tags: FakeTags())
    var lines = [await reader.read("4f0c9a17be52"), await reader.read("000000000000"), try await reader.again("1", "a")]
    for try await place in FakeService().allPlaces() { lines.append(place.name ?? "") }
    return lines + [HardwareType.nfc.rawValue, HardwareType(rawValue: "later").rawValue]
}
