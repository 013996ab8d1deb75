// Generated from the service's OpenAPI document.

/// All operations of the service. The client has them. A fake has those that it needs, and the others throw ``NotFaked``.
public protocol TagInformationOperations:
    BinOperations,
    BundleLinksOperations,
    CustomersOperations,
    FiguresOperations,
    HardwareOperations,
    HistoryOperations,
    InvitationsOperations,
    KeepWordsOperations,
    LoginOperations,
    LookOperations,
    NameTranslationsOperations,
    PlacesOperations,
    ReportsOperations,
    TagAddressesOperations,
    TagRecordsOperations,
    TagsOperations,
    TeamOperations,
    TeamInvitationsOperations,
    TextRecordsOperations,
    TranslationMemoryOperations,
    TranslationOrdersOperations,
    TranslationWorkOperations,
    TranslationsOperations
{}
