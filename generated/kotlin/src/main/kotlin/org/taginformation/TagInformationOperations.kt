// Generated from openapi.json: all operations.

package org.taginformation

/**
 * All operations. The client has them; a fake overrides what it needs, and whatever else is called throws a
 * [NotImplementedError].
 */
public interface TagInformationOperations :
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
