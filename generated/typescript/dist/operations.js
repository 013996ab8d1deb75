import { piecesOf } from './runtime/line-stream.js';
/** List bin entries. */
export const listBinEntries = {
    "name": "listBinEntries",
    "method": "GET",
    "path": "/bin.json",
    "query": [
        "limit",
        "after",
        "customer_id"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Get a bin entry. */
export const showBinEntry = {
    "name": "showBinEntry",
    "method": "GET",
    "path": "/bin/{id}.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "resource",
        "record_id",
        "name",
        "tag_identifier",
        "customer_id",
        "deleted_at",
        "deleted_by",
        "expires_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Delete a bin entry. */
export const destroyBinEntry = {
    "name": "destroyBinEntry",
    "method": "DELETE",
    "path": "/bin/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Restore a deleted record. */
export const restoreBinEntry = {
    "name": "restoreBinEntry",
    "method": "POST",
    "path": "/bin/{id}/restore.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "takesToken": true,
    "status": 200,
    "keys": [
        "record",
        "left_out"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Restore deleted records. */
export const restoreBinEntries = {
    "name": "restoreBinEntries",
    "method": "POST",
    "path": "/bin/restore.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "bin"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** List bundle links. */
export const listBundleLinks = {
    "name": "listBundleLinks",
    "method": "GET",
    "path": "/bundle_links.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Create a bundle link. */
export const createBundleLink = {
    "name": "createBundleLink",
    "method": "POST",
    "path": "/bundle_links.json",
    "body": [
        "bundle_link"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "place_id",
        "last_used_at",
        "created_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Delete a bundle link. */
export const destroyBundleLink = {
    "name": "destroyBundleLink",
    "method": "DELETE",
    "path": "/bundle_links/{id}.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List customers. */
export const listCustomers = {
    "name": "listCustomers",
    "method": "GET",
    "path": "/customers.json",
    "query": [
        "limit",
        "after",
        "updated_since"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Create a customer. */
export const createCustomer = {
    "name": "createCustomer",
    "method": "POST",
    "path": "/customers.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "customer"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "email",
        "name",
        "role",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "location": "Location",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Get a customer. */
export const showCustomer = {
    "name": "showCustomer",
    "method": "GET",
    "path": "/customers/{id}.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "email",
        "name",
        "role",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Update a customer. */
export const updateCustomer = {
    "name": "updateCustomer",
    "method": "PATCH",
    "path": "/customers/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "customer"
    ],
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Delete a customer. */
export const destroyCustomer = {
    "name": "destroyCustomer",
    "method": "DELETE",
    "path": "/customers/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List the history of a customer. */
export const listCustomerHistory = {
    "name": "listCustomerHistory",
    "method": "GET",
    "path": "/customers/{id}/history.json",
    "query": [
        "limit",
        "after",
        "newest"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Erase the history of a customer. */
export const eraseCustomerHistory = {
    "name": "eraseCustomerHistory",
    "method": "DELETE",
    "path": "/customers/{id}/history.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Create a password link. */
export const createPasswordLink = {
    "name": "createPasswordLink",
    "method": "POST",
    "path": "/customers/{id}/password_link.json",
    "takesToken": true,
    "status": 201,
    "keys": [
        "url",
        "expires_at"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Get the coverage. */
export const showCoverage = {
    "name": "showCoverage",
    "method": "GET",
    "path": "/coverage.json",
    "query": [
        "place_id",
        "lang_codes",
        "customer_id"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Get read counts. */
export const showReads = {
    "name": "showReads",
    "method": "GET",
    "path": "/stats/reads.json",
    "query": [
        "from",
        "to",
        "tag_id",
        "place_id",
        "customer_id",
        "by"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "from",
        "to",
        "rows",
        "reads"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Get translation figures. */
export const showTranslationFigures = {
    "name": "showTranslationFigures",
    "method": "GET",
    "path": "/stats/translation.json",
    "query": [
        "from",
        "to",
        "customer_id"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "from",
        "to",
        "rows",
        "asked",
        "memory",
        "sent",
        "caps"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** List hardware items. */
export const listHardwares = {
    "name": "listHardwares",
    "method": "GET",
    "path": "/hardwares.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Create a hardware item. */
export const createHardware = {
    "name": "createHardware",
    "method": "POST",
    "path": "/hardwares.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "hardware"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "tag_id",
        "identifier",
        "hardware_type",
        "major",
        "minor",
        "latitude",
        "longitude",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "location": "Location",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ],
        "warning": "X-Warning"
    }
};
/** Get a hardware item. */
export const showHardware = {
    "name": "showHardware",
    "method": "GET",
    "path": "/hardwares/{id}.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_id",
        "identifier",
        "hardware_type",
        "major",
        "minor",
        "latitude",
        "longitude",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Update a hardware item. */
export const updateHardware = {
    "name": "updateHardware",
    "method": "PATCH",
    "path": "/hardwares/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "hardware"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_id",
        "identifier",
        "hardware_type",
        "major",
        "minor",
        "latitude",
        "longitude",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "warning": "X-Warning"
    }
};
/** Delete a hardware item. */
export const destroyHardware = {
    "name": "destroyHardware",
    "method": "DELETE",
    "path": "/hardwares/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List the history of a hardware item. */
export const listHardwareHistory = {
    "name": "listHardwareHistory",
    "method": "GET",
    "path": "/hardwares/{id}/history.json",
    "query": [
        "limit",
        "after",
        "newest"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Erase the history of a hardware item. */
export const eraseHardwareHistory = {
    "name": "eraseHardwareHistory",
    "method": "DELETE",
    "path": "/hardwares/{id}/history.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List the history. */
export const listHistory = {
    "name": "listHistory",
    "method": "GET",
    "path": "/history.json",
    "query": [
        "limit",
        "after",
        "newest",
        "change_set",
        "resource",
        "event",
        "tag_identifier",
        "from",
        "to"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Restore an earlier text. */
export const restoreHistoryEntry = {
    "name": "restoreHistoryEntry",
    "method": "POST",
    "path": "/history/{id}/restore.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_id",
        "lang_code",
        "text",
        "origin",
        "provider",
        "stale",
        "source_hash",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Undo a change set. */
export const undoChangeSet = {
    "name": "undoChangeSet",
    "method": "POST",
    "path": "/history/change_sets/{id}/undo.json",
    "query": [
        "dry_run"
    ],
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "takesToken": true,
    "status": 200,
    "keys": [
        "change_set",
        "undone",
        "kept",
        "kept_count"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** List invitations. */
export const listInvitations = {
    "name": "listInvitations",
    "method": "GET",
    "path": "/invitations.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Create an invitation. */
export const createInvitation = {
    "name": "createInvitation",
    "method": "POST",
    "path": "/invitations.json",
    "body": [
        "invitation"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "email",
        "name",
        "role",
        "customer_id",
        "sent",
        "expires_at",
        "created_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Delete an invitation. */
export const destroyInvitation = {
    "name": "destroyInvitation",
    "method": "DELETE",
    "path": "/invitations/{id}.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List keep words. */
export const listKeepWords = {
    "name": "listKeepWords",
    "method": "GET",
    "path": "/keep_words.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Create a keep word. */
export const createKeepWord = {
    "name": "createKeepWord",
    "method": "POST",
    "path": "/keep_words.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "keep_word"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "customer_id",
        "word",
        "case_sensitive"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Delete a keep word. */
export const destroyKeepWord = {
    "name": "destroyKeepWord",
    "method": "DELETE",
    "path": "/keep_words/{id}.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Sign in with e-mail and password. */
export const getAuthToken = {
    "name": "getAuthToken",
    "method": "POST",
    "path": "/api/v1/login/getAuthToken",
    "body": [
        "email",
        "password"
    ],
    "isRepeatable": true,
    "status": 200,
    "keys": [
        "auth_token"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Sign in with a token of a social network. */
export const signInWithSocial = {
    "name": "signInWithSocial",
    "method": "POST",
    "path": "/api/v1/login/signInWithSocial",
    "body": [
        "auth_token"
    ],
    "isRepeatable": true,
    "status": 200,
    "keys": [
        "auth_token"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Sign in with a token of a named social network. */
export const signInWithProvider = {
    "name": "signInWithProvider",
    "method": "POST",
    "path": "/api/v1/login/signInWith{provider}",
    "body": [
        "auth_token"
    ],
    "isRepeatable": true,
    "status": 200,
    "keys": [
        "auth_token"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Sign out. */
export const signOut = {
    "name": "signOut",
    "method": "POST",
    "path": "/api/v1/login/signOut",
    "body": [
        "email",
        "auth_token"
    ],
    "status": 200,
    "keys": [
        "message",
        "code"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Get the look. */
export const showLook = {
    "name": "showLook",
    "method": "GET",
    "path": "/look.json",
    "query": [
        "member_of"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "display_name",
        "colour",
        "imprint_url",
        "privacy_url",
        "logo_url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Update the look. */
export const updateLook = {
    "name": "updateLook",
    "method": "PATCH",
    "path": "/look.json",
    "query": [
        "member_of"
    ],
    "body": [
        "look"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "display_name",
        "colour",
        "imprint_url",
        "privacy_url",
        "logo_url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Set the logo. */
export const setLogo = {
    "name": "setLogo",
    "method": "PUT",
    "path": "/look/logo.json",
    "query": [
        "member_of"
    ],
    "body": [
        "picture"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "display_name",
        "colour",
        "imprint_url",
        "privacy_url",
        "logo_url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Remove the logo. */
export const destroyLogo = {
    "name": "destroyLogo",
    "method": "DELETE",
    "path": "/look/logo.json",
    "query": [
        "member_of"
    ],
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List name translations. */
export const listNameTranslations = {
    "name": "listNameTranslations",
    "method": "GET",
    "path": "/name_translations.json",
    "query": [
        "limit",
        "after",
        "place_id",
        "customer_id",
        "lang_code",
        "updated_since"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Create a name translation. */
export const createNameTranslation = {
    "name": "createNameTranslation",
    "method": "POST",
    "path": "/name_translations.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "name_translation"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "tag_id",
        "lang_code",
        "text",
        "origin",
        "provider",
        "stale",
        "source_hash",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "location": "Location",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Get a name translation. */
export const showNameTranslation = {
    "name": "showNameTranslation",
    "method": "GET",
    "path": "/name_translations/{id}.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_id",
        "lang_code",
        "text",
        "origin",
        "provider",
        "stale",
        "source_hash",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Update a name translation. */
export const updateNameTranslation = {
    "name": "updateNameTranslation",
    "method": "PATCH",
    "path": "/name_translations/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "name_translation"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_id",
        "lang_code",
        "text",
        "origin",
        "provider",
        "stale",
        "source_hash",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Delete a name translation. */
export const destroyNameTranslation = {
    "name": "destroyNameTranslation",
    "method": "DELETE",
    "path": "/name_translations/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List the history of a name translation. */
export const listNameTranslationHistory = {
    "name": "listNameTranslationHistory",
    "method": "GET",
    "path": "/name_translations/{id}/history.json",
    "query": [
        "limit",
        "after",
        "newest"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Erase the history of a name translation. */
export const eraseNameTranslationHistory = {
    "name": "eraseNameTranslationHistory",
    "method": "DELETE",
    "path": "/name_translations/{id}/history.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Confirm a name translation. */
export const confirmNameTranslation = {
    "name": "confirmNameTranslation",
    "method": "POST",
    "path": "/name_translations/{id}/confirm.json",
    "body": [
        "name_translation"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_id",
        "lang_code",
        "text",
        "origin",
        "provider",
        "stale",
        "source_hash",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Replace a name translation with a machine translation. */
export const giveNameTranslationToMachine = {
    "name": "giveNameTranslationToMachine",
    "method": "POST",
    "path": "/name_translations/{id}/to_machine.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_id",
        "lang_code",
        "text",
        "origin",
        "provider",
        "stale",
        "source_hash",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List places. */
export const listPlaces = {
    "name": "listPlaces",
    "method": "GET",
    "path": "/places.json",
    "query": [
        "limit",
        "after",
        "customer_id",
        "updated_since"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Create a place. */
export const createPlace = {
    "name": "createPlace",
    "method": "POST",
    "path": "/places.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "place"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "customer_id",
        "name",
        "names",
        "latitude",
        "longitude",
        "image_url",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "location": "Location",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Get a place. */
export const showPlace = {
    "name": "showPlace",
    "method": "GET",
    "path": "/places/{id}.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "customer_id",
        "name",
        "names",
        "latitude",
        "longitude",
        "image_url",
        "created_at",
        "updated_at",
        "url",
        "tags"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Update a place. */
export const updatePlace = {
    "name": "updatePlace",
    "method": "PATCH",
    "path": "/places/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "place"
    ],
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Delete a place. */
export const destroyPlace = {
    "name": "destroyPlace",
    "method": "DELETE",
    "path": "/places/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List the history of a place. */
export const listPlaceHistory = {
    "name": "listPlaceHistory",
    "method": "GET",
    "path": "/places/{id}/history.json",
    "query": [
        "limit",
        "after",
        "newest"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Erase the history of a place. */
export const erasePlaceHistory = {
    "name": "erasePlaceHistory",
    "method": "DELETE",
    "path": "/places/{id}/history.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Set the picture of a place. */
export const setPlacePicture = {
    "name": "setPlacePicture",
    "method": "PUT",
    "path": "/places/{id}/picture.json",
    "body": [
        "picture"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "customer_id",
        "name",
        "names",
        "latitude",
        "longitude",
        "image_url",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Remove the picture of a place. */
export const destroyPlacePicture = {
    "name": "destroyPlacePicture",
    "method": "DELETE",
    "path": "/places/{id}/picture.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List reports. */
export const listReports = {
    "name": "listReports",
    "method": "GET",
    "path": "/reports.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Get a report. */
export const showReport = {
    "name": "showReport",
    "method": "GET",
    "path": "/reports/{id}.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_id",
        "part",
        "lang_code",
        "source_hash",
        "words",
        "translation_id",
        "changed_since",
        "closed",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Delete a report. */
export const destroyReport = {
    "name": "destroyReport",
    "method": "DELETE",
    "path": "/reports/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Translate the words of a report. */
export const translateReport = {
    "name": "translateReport",
    "method": "POST",
    "path": "/reports/{id}/translate.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "words",
        "lang_code",
        "provider"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Close a report. */
export const closeReport = {
    "name": "closeReport",
    "method": "POST",
    "path": "/reports/{id}/right.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_id",
        "part",
        "lang_code",
        "source_hash",
        "words",
        "translation_id",
        "changed_since",
        "closed",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Resolve the address of a tag. */
export const resolveTag = {
    "name": "resolveTag",
    "method": "GET",
    "path": "/t/{tag_identifier}",
    "query": [
        "lang"
    ],
    "headers": {
        "accept_language": "Accept-Language"
    },
    "status": 200,
    "keys": [
        "tags"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "contentLanguage": "Content-Language",
        "translationStatus": "X-Translation-Status",
        "vary": "Vary",
        "link": "Link"
    }
};
/** List tag records. */
export const listTagRecords = {
    "name": "listTagRecords",
    "method": "GET",
    "path": "/Tags.json",
    "query": [
        "limit",
        "after",
        "expand",
        "q",
        "place_id",
        "customer_id",
        "lang_code",
        "state",
        "part",
        "hardware",
        "in_use",
        "hidden",
        "updated_since"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ],
        "totalCountRelation": "X-Total-Count-Relation"
    }
};
/** Create a tag record. */
export const createTagRecord = {
    "name": "createTagRecord",
    "method": "POST",
    "path": "/Tags.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "tag"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "tag_identifier",
        "customer_id",
        "place_id",
        "parent_id",
        "description",
        "image_url",
        "text_url",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "location": "Location",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Get a tag record. */
export const showTagRecord = {
    "name": "showTagRecord",
    "method": "GET",
    "path": "/Tags/{id}.json",
    "query": [
        "expand"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_identifier",
        "customer_id",
        "place_id",
        "parent_id",
        "description",
        "image_url",
        "text_url",
        "created_at",
        "updated_at",
        "url",
        "translations",
        "name_translations",
        "hardwares",
        "markers"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Update a tag record. */
export const updateTagRecord = {
    "name": "updateTagRecord",
    "method": "PATCH",
    "path": "/Tags/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "tag"
    ],
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Delete a tag record. */
export const destroyTagRecord = {
    "name": "destroyTagRecord",
    "method": "DELETE",
    "path": "/Tags/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List the history of a tag record. */
export const listTagRecordHistory = {
    "name": "listTagRecordHistory",
    "method": "GET",
    "path": "/Tags/{id}/history.json",
    "query": [
        "limit",
        "after",
        "newest"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Erase the history of a tag record. */
export const eraseTagRecordHistory = {
    "name": "eraseTagRecordHistory",
    "method": "DELETE",
    "path": "/Tags/{id}/history.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Change many tags. */
export const changeTags = {
    "name": "changeTags",
    "method": "POST",
    "path": "/Tags/bulk.json",
    "query": [
        "dry_run"
    ],
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "bulk"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "count"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Set the picture of a tag record. */
export const setTagRecordPicture = {
    "name": "setTagRecordPicture",
    "method": "PUT",
    "path": "/Tags/{id}/picture.json",
    "body": [
        "picture"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_identifier",
        "customer_id",
        "place_id",
        "parent_id",
        "description",
        "image_url",
        "text_url",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Remove the picture of a tag record. */
export const destroyTagRecordPicture = {
    "name": "destroyTagRecordPicture",
    "method": "DELETE",
    "path": "/Tags/{id}/picture.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Create many tags. */
export const mintTags = {
    "name": "mintTags",
    "method": "POST",
    "path": "/Tags/mint.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "mint"
    ],
    "takesToken": true,
    "status": 201,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Import tags. */
export const importTags = {
    "name": "importTags",
    "method": "POST",
    "path": "/Tags/import.json",
    "query": [
        "dry_run",
        "atomic",
        "create",
        "create_places",
        "blank"
    ],
    "body": [
        "import"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "dry_run",
        "rows",
        "create",
        "update",
        "same",
        "invalid",
        "cleared",
        "places",
        "other_locations",
        "ignored_columns"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Get the NDEF message of a tag. */
export const showTagNdef = {
    "name": "showTagNdef",
    "method": "GET",
    "path": "/Tags/{id}/ndef.json",
    "query": [
        "app"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "hex",
        "bytes",
        "records",
        "fits"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Create a tag. */
export const createTag = {
    "name": "createTag",
    "method": "POST",
    "path": "/api/v1/tags/create",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "lang",
        "purchase_id",
        "text",
        "name",
        "gender",
        "hardware_id",
        "hardware_type",
        "major",
        "minor",
        "parent_id",
        "lat",
        "lon"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "tags"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "warning": "X-Warning",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Attach hardware to a tag. */
export const addHardwareIdToTag = {
    "name": "addHardwareIdToTag",
    "method": "POST",
    "path": "/api/v1/tags/addHardwareIdToTag",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "id",
        "hardware_id",
        "hardware_type",
        "major",
        "minor",
        "lat",
        "lon"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "tags"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "warning": "X-Warning",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Get a tag by its tag identifier. */
export const showTag = {
    "name": "showTag",
    "method": "GET",
    "path": "/api/v1/tags/show",
    "query": [
        "id",
        "lang",
        "expand"
    ],
    "headers": {
        "accept_language": "Accept-Language"
    },
    "status": 200,
    "keys": [
        "tags"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "contentLanguage": "Content-Language",
        "translationStatus": "X-Translation-Status",
        "vary": "Vary"
    }
};
/** Get a tag by its hardware. */
export const showTagByHardwareId = {
    "name": "showTagByHardwareId",
    "method": "GET",
    "path": "/api/v1/tags/showByHardwareId",
    "query": [
        "id",
        "type",
        "major",
        "minor",
        "lang",
        "lat",
        "lon",
        "expand"
    ],
    "headers": {
        "accept_language": "Accept-Language"
    },
    "status": 200,
    "keys": [
        "tags"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "contentLanguage": "Content-Language",
        "translationStatus": "X-Translation-Status",
        "vary": "Vary"
    }
};
/** Look up many tags at once. */
export const lookUpTags = {
    "name": "lookUpTags",
    "method": "POST",
    "path": "/api/v1/tags/lookup",
    "headers": {
        "accept_language": "Accept-Language"
    },
    "body": [
        "observations",
        "lang",
        "expand"
    ],
    "isRepeatable": true,
    "status": 200,
    "keys": [
        "results"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "vary": "Vary"
    }
};
/** List the customer's tags. */
export const showMyTags = {
    "name": "showMyTags",
    "method": "GET",
    "path": "/api/v1/tags/showMyTags",
    "query": [
        "limit",
        "after",
        "updated_since",
        "expand"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "tags"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** List the supported language codes. */
export const supportedLanguageCodes = {
    "name": "supportedLanguageCodes",
    "method": "GET",
    "path": "/api/v1/tags/supportedLanguageCodes",
    "status": 200,
    "keys": [
        "language_codes"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** List the supported beacon UUIDs. */
export const supportedBeaconUUIDs = {
    "name": "supportedBeaconUUIDs",
    "method": "GET",
    "path": "/api/v1/tags/supportedBeaconUUIDs",
    "status": 200,
    "keys": [
        "uuids"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Fetch tags for offline use. */
export const bundleTags = {
    "name": "bundleTags",
    "method": "GET",
    "path": "/api/v1/tags/bundle",
    "query": [
        "place_id",
        "lang",
        "since",
        "expand"
    ],
    "takesToken": true,
    "status": 200,
    "answers": {
        "requestId": "X-Request-Id"
    },
    "lines": piecesOf
};
/** Fetch tags by a bundle link. */
export const fetchBundle = {
    "name": "fetchBundle",
    "method": "GET",
    "path": "/bundles/{key}",
    "query": [
        "lang",
        "since",
        "expand"
    ],
    "status": 200,
    "answers": {
        "requestId": "X-Request-Id"
    },
    "lines": piecesOf
};
/** List team members. */
export const listTeamMembers = {
    "name": "listTeamMembers",
    "method": "GET",
    "path": "/team.json",
    "query": [
        "limit",
        "after",
        "member_of"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Update a team member. */
export const updateTeamMember = {
    "name": "updateTeamMember",
    "method": "PATCH",
    "path": "/team/{id}.json",
    "body": [
        "member"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "email",
        "name",
        "role",
        "languages",
        "last_seen_on",
        "created_at"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Delete a team member. */
export const destroyTeamMember = {
    "name": "destroyTeamMember",
    "method": "DELETE",
    "path": "/team/{id}.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List team invitations. */
export const listTeamInvitations = {
    "name": "listTeamInvitations",
    "method": "GET",
    "path": "/team/invitations.json",
    "query": [
        "limit",
        "after",
        "member_of"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Create a team invitation. */
export const createTeamInvitation = {
    "name": "createTeamInvitation",
    "method": "POST",
    "path": "/team/invitations.json",
    "query": [
        "member_of"
    ],
    "body": [
        "invitation"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "email",
        "name",
        "role",
        "languages",
        "customer_id",
        "sent",
        "expires_at",
        "created_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Delete a team invitation. */
export const destroyTeamInvitation = {
    "name": "destroyTeamInvitation",
    "method": "DELETE",
    "path": "/team/invitations/{id}.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List text records. */
export const listTextRecords = {
    "name": "listTextRecords",
    "method": "GET",
    "path": "/text_records.json",
    "query": [
        "limit",
        "after",
        "place_id",
        "customer_id",
        "lang_code",
        "updated_since"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Create a text record. */
export const createTextRecord = {
    "name": "createTextRecord",
    "method": "POST",
    "path": "/text_records.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "text_record"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "tag_id",
        "gender",
        "text",
        "lang_code",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "location": "Location",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Get a text record. */
export const showTextRecord = {
    "name": "showTextRecord",
    "method": "GET",
    "path": "/text_records/{id}.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "tag_id",
        "gender",
        "text",
        "lang_code",
        "created_at",
        "updated_at",
        "url",
        "translations"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Update a text record. */
export const updateTextRecord = {
    "name": "updateTextRecord",
    "method": "PATCH",
    "path": "/text_records/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "text_record"
    ],
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Delete a text record. */
export const destroyTextRecord = {
    "name": "destroyTextRecord",
    "method": "DELETE",
    "path": "/text_records/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List the history of a text record. */
export const listTextRecordHistory = {
    "name": "listTextRecordHistory",
    "method": "GET",
    "path": "/text_records/{id}/history.json",
    "query": [
        "limit",
        "after",
        "newest"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Erase the history of a text record. */
export const eraseTextRecordHistory = {
    "name": "eraseTextRecordHistory",
    "method": "DELETE",
    "path": "/text_records/{id}/history.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Look up a text in the translation memory. */
export const listMemoryEntries = {
    "name": "listMemoryEntries",
    "method": "GET",
    "path": "/memory.json",
    "query": [
        "limit",
        "after",
        "text",
        "lang_code"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Delete an entry of the translation memory. */
export const destroyMemoryEntry = {
    "name": "destroyMemoryEntry",
    "method": "DELETE",
    "path": "/memory/{id}.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List translation orders. */
export const listTranslationOrders = {
    "name": "listTranslationOrders",
    "method": "GET",
    "path": "/translation_orders.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Order translations. */
export const createTranslationOrder = {
    "name": "createTranslationOrder",
    "method": "POST",
    "path": "/translation_orders.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "translation_order"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "customer_id",
        "lang_codes",
        "place_id",
        "tags",
        "parts",
        "states",
        "state",
        "waiting_for",
        "total",
        "queued",
        "running",
        "saved",
        "skipped",
        "failed",
        "cancelled",
        "finished_at",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "location": "Location",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Order translations (estimate). */
export const estimateTranslationOrder = {
    "name": "estimateTranslationOrder",
    "method": "POST",
    "path": "/translation_orders.json?dry_run=1",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "translation_order"
    ],
    "takesToken": true,
    "isRepeatable": true,
    "status": 200,
    "keys": [
        "total",
        "skipped",
        "items",
        "characters",
        "characters_from_memory",
        "characters_to_send",
        "characters_left_today"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Get a translation order. */
export const showTranslationOrder = {
    "name": "showTranslationOrder",
    "method": "GET",
    "path": "/translation_orders/{id}.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "customer_id",
        "lang_codes",
        "place_id",
        "tags",
        "parts",
        "states",
        "state",
        "waiting_for",
        "total",
        "queued",
        "running",
        "saved",
        "skipped",
        "failed",
        "cancelled",
        "finished_at",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** List the items of a translation order. */
export const listTranslationOrderItems = {
    "name": "listTranslationOrderItems",
    "method": "GET",
    "path": "/translation_orders/{id}/items.json",
    "query": [
        "limit",
        "after",
        "state"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Cancel a translation order. */
export const cancelTranslationOrder = {
    "name": "cancelTranslationOrder",
    "method": "POST",
    "path": "/translation_orders/{id}/cancel.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "customer_id",
        "lang_codes",
        "place_id",
        "tags",
        "parts",
        "states",
        "state",
        "waiting_for",
        "total",
        "queued",
        "running",
        "saved",
        "skipped",
        "failed",
        "cancelled",
        "finished_at",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Retry the failed items of an order. */
export const retryTranslationOrder = {
    "name": "retryTranslationOrder",
    "method": "POST",
    "path": "/translation_orders/{id}/retry.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "customer_id",
        "lang_codes",
        "place_id",
        "tags",
        "parts",
        "states",
        "state",
        "waiting_for",
        "total",
        "queued",
        "running",
        "saved",
        "skipped",
        "failed",
        "cancelled",
        "finished_at",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List translation work. */
export const listTranslationWork = {
    "name": "listTranslationWork",
    "method": "GET",
    "path": "/translation_work.json",
    "query": [
        "limit",
        "after",
        "lang_code",
        "state",
        "part",
        "tag_id",
        "place_id",
        "customer_id",
        "q",
        "reported"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ],
        "totalCountRelation": "X-Total-Count-Relation"
    }
};
/** List translations. */
export const listTranslations = {
    "name": "listTranslations",
    "method": "GET",
    "path": "/translations.json",
    "query": [
        "limit",
        "after",
        "place_id",
        "customer_id",
        "lang_code",
        "updated_since"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Create a translation. */
export const createTranslation = {
    "name": "createTranslation",
    "method": "POST",
    "path": "/translations.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "translation"
    ],
    "takesToken": true,
    "status": 201,
    "keys": [
        "id",
        "text_record_id",
        "tag_id",
        "lang_code",
        "text",
        "origin",
        "provider",
        "stale",
        "source_hash",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "location": "Location",
        "idempotencyReplayed": [
            "Idempotency-Replayed",
            "boolean"
        ]
    }
};
/** Get a translation. */
export const showTranslation = {
    "name": "showTranslation",
    "method": "GET",
    "path": "/translations/{id}.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "text_record_id",
        "tag_id",
        "lang_code",
        "text",
        "origin",
        "provider",
        "stale",
        "source_hash",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag"
    }
};
/** Update a translation. */
export const updateTranslation = {
    "name": "updateTranslation",
    "method": "PATCH",
    "path": "/translations/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "translation"
    ],
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Delete a translation. */
export const destroyTranslation = {
    "name": "destroyTranslation",
    "method": "DELETE",
    "path": "/translations/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** List the history of a translation. */
export const listTranslationHistory = {
    "name": "listTranslationHistory",
    "method": "GET",
    "path": "/translations/{id}/history.json",
    "query": [
        "limit",
        "after",
        "newest"
    ],
    "takesToken": true,
    "status": 200,
    "isList": true,
    "answers": {
        "requestId": "X-Request-Id",
        "etag": "ETag",
        "link": "Link",
        "totalCount": [
            "X-Total-Count",
            "integer"
        ]
    }
};
/** Erase the history of a translation. */
export const eraseTranslationHistory = {
    "name": "eraseTranslationHistory",
    "method": "DELETE",
    "path": "/translations/{id}/history.json",
    "takesToken": true,
    "status": 204,
    "isEmpty": true,
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Confirm a translation. */
export const confirmTranslation = {
    "name": "confirmTranslation",
    "method": "POST",
    "path": "/translations/{id}/confirm.json",
    "body": [
        "translation"
    ],
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "text_record_id",
        "tag_id",
        "lang_code",
        "text",
        "origin",
        "provider",
        "stale",
        "source_hash",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
/** Replace a translation with a machine translation. */
export const giveTranslationToMachine = {
    "name": "giveTranslationToMachine",
    "method": "POST",
    "path": "/translations/{id}/to_machine.json",
    "takesToken": true,
    "status": 200,
    "keys": [
        "id",
        "text_record_id",
        "tag_id",
        "lang_code",
        "text",
        "origin",
        "provider",
        "stale",
        "source_hash",
        "created_at",
        "updated_at",
        "url"
    ],
    "answers": {
        "requestId": "X-Request-Id"
    }
};
