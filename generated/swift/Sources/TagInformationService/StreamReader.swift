import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hands on the body of one answer as it arrives.
final class StreamReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var opened: CheckedContinuation<RawStream, any Error>?
    private let pieces: AsyncThrowingStream<Data, any Error>
    private let coming: AsyncThrowingStream<Data, any Error>.Continuation

    override private init() {
        (pieces, coming) = AsyncThrowingStream.makeStream()
    }

    static func open(_ request: URLRequest, _ configuration: URLSessionConfiguration) async throws -> RawStream {
        let reader = StreamReader()
        let session = URLSession(configuration: patient(configuration, request), delegate: reader, delegateQueue: nil)
        let task = session.dataTask(with: request)
        // Whoever no longer reads ends the call.
        reader.coming.onTermination = { _ in task.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                reader.lock.withLock { reader.opened = continuation }
                task.resume()
                session.finishTasksAndInvalidate()
            }
        } onCancel: {
            task.cancel()
        }
    }

    /// On Linux, what a request says of time does not count, and a session's own in whole seconds only.
    private static func patient(
        _ configuration: URLSessionConfiguration, _ request: URLRequest
    ) -> URLSessionConfiguration {
        let own = configuration.copy() as? URLSessionConfiguration ?? configuration
        own.timeoutIntervalForRequest = max(1, min(request.timeoutInterval.rounded(.up), 31_536_000))
        return own
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            let head = RawAnswer(response, body: Data())
            begin(.success(RawStream(status: head.status, headers: head.headers, pieces: LineStream(pieces))))
        } else {
            begin(.failure(URLError(.badServerResponse)))
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        coming.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        begin(.failure(error ?? URLError(.badServerResponse)))
        coming.finish(throwing: error)
    }

    /// As `StayHere` does.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    private func begin(_ result: Result<RawStream, any Error>) {
        let waiting = lock.withLock {
            defer { opened = nil }
            return opened
        }
        waiting?.resume(with: result)
    }
}
