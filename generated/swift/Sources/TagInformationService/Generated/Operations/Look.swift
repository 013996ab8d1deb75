// Generated from the service's OpenAPI document.

/// What visitors see of a museum besides its tags: its name, colour, logo and links.
///
/// A fake implements the methods that it needs; the others throw ``NotFaked``.
public protocol LookOperations: OperationSender {
    /// What ``showLook(memberOf:options:)`` calls.
    func showLook(_ input: ShowLookInput, options: CallOptions) async throws(CallFailure) -> Answer<Look>
    func showLook(_ input: ShowLookInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Look>
    /// What ``updateLook(memberOf:look:options:)`` calls.
    func updateLook(_ input: UpdateLookInput, options: CallOptions) async throws(CallFailure) -> Answer<Look>
    /// What ``setLogo(memberOf:picture:options:)`` calls.
    func setLogo(_ input: SetLogoInput, options: CallOptions) async throws(CallFailure) -> Answer<Look>
    /// What ``destroyLogo(memberOf:options:)`` calls.
    func destroyLogo(_ input: DestroyLogoInput, options: CallOptions) async throws(CallFailure) -> Answer<Void>
}

extension LookOperations {
    /// Get the look.
    ///
    /// Returns the museum's own look. Available to the museum, its managers and admins.
    ///
    /// - Parameters:
    ///   - memberOf: Record id of the museum. Required for admins; ignored for other callers
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A museum's own look.
    public func showLook(
        memberOf: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Look> {
        try await showLook(ShowLookInput(memberOf: memberOf), options: options)
    }

    /// Get the look, unless the stored copy is unchanged.
    ///
    /// - Parameters:
    ///   - ifNoneMatch: The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A museum's own look.
    public func showLook(
        memberOf: String? = nil,
        ifNoneMatch: String?,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> ConditionalAnswer<Look> {
        try await showLook(ShowLookInput(memberOf: memberOf), ifNoneMatch: ifNoneMatch, options: options)
    }

    public func showLook(_ input: ShowLookInput, options: CallOptions) async throws(CallFailure) -> Answer<Look> {
        try await answer(input.call, options, as: 200)
    }

    public func showLook(_ input: ShowLookInput, ifNoneMatch: String?, options: CallOptions) async throws(CallFailure) -> ConditionalAnswer<Look> {
        try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: 200)
    }

    /// Update the look.
    ///
    /// Updates the museum's own look, which visitors' pages, labels, invitations and letters use from then on. Absent
    /// fields keep their values; null clears a field. Available to the museum, its managers and admins.
    ///
    /// - Parameters:
    ///   - memberOf: Record id of the museum. Required for admins; ignored for other callers
    ///   - look: Changes to a look.
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A museum's own look.
    @discardableResult
    public func updateLook(
        memberOf: String? = nil,
        look: LookChanges,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Look> {
        try await updateLook(UpdateLookInput(memberOf: memberOf, look: look), options: options)
    }

    public func updateLook(_ input: UpdateLookInput, options: CallOptions) async throws(CallFailure) -> Answer<Look> {
        try await answer(input.call, options, as: 200)
    }

    /// Set the logo.
    ///
    /// Sets the logo. Send it as raw bytes, as the field `picture` of a multipart form, or in JSON, like the picture of a
    /// tag. It appears beside the name at the top of visitors’ pages, and on labels that show the logo.
    ///
    /// - Parameters:
    ///   - memberOf: Record id of the museum. Required for admins; ignored for other callers
    ///   - picture: A picture as JSON.
    ///   - options: Options of this call, which override those of the client
    /// - Returns: A museum's own look.
    @discardableResult
    public func setLogo(
        memberOf: String? = nil,
        picture: SentPicture,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Look> {
        try await setLogo(SetLogoInput(memberOf: memberOf, picture: picture), options: options)
    }

    public func setLogo(_ input: SetLogoInput, options: CallOptions) async throws(CallFailure) -> Answer<Look> {
        try await answer(input.call, options, as: 200)
    }

    /// Remove the logo.
    ///
    /// Removes the museum's logo.
    ///
    /// - Parameters:
    ///   - memberOf: Record id of the museum. Required for admins; ignored for other callers
    ///   - options: Options of this call, which override those of the client
    /// - Returns: Success, without a body.
    @discardableResult
    public func destroyLogo(
        memberOf: String? = nil,
        options: CallOptions = CallOptions()
    ) async throws(CallFailure) -> Answer<Void> {
        try await destroyLogo(DestroyLogoInput(memberOf: memberOf), options: options)
    }

    public func destroyLogo(_ input: DestroyLogoInput, options: CallOptions) async throws(CallFailure) -> Answer<Void> {
        try await answer(input.call, options, as: 204)
    }
}
