export const listBundleLinks = {
    "method": "GET",
    "path": "/bundle_links.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "link": [
                "Link",
                "text"
            ],
            "totalCount": [
                "X-Total-Count",
                "integer"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const createBundleLink = {
    "method": "POST",
    "path": "/bundle_links.json",
    "body": [
        "bundle_link"
    ],
    "takesToken": true,
    "success": {
        "status": 201,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const destroyBundleLink = {
    "method": "DELETE",
    "path": "/bundle_links/{id}.json",
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const listCustomers = {
    "method": "GET",
    "path": "/customers.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "link": [
                "Link",
                "text"
            ],
            "totalCount": [
                "X-Total-Count",
                "integer"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const createCustomer = {
    "method": "POST",
    "path": "/customers.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "customer"
    ],
    "takesToken": true,
    "success": {
        "status": 201,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "location": [
                "Location",
                "text"
            ],
            "idempotencyReplayed": [
                "Idempotency-Replayed",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "403": "refused",
        "409": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const showCustomer = {
    "method": "GET",
    "path": "/customers/{id}.json",
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const replaceCustomer = {
    "method": "PUT",
    "path": "/customers/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "customer"
    ],
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "429": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const updateCustomer = {
    "method": "PATCH",
    "path": "/customers/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "customer"
    ],
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "429": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const destroyCustomer = {
    "method": "DELETE",
    "path": "/customers/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "403": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const listHardwares = {
    "method": "GET",
    "path": "/hardwares.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "link": [
                "Link",
                "text"
            ],
            "totalCount": [
                "X-Total-Count",
                "integer"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const createHardware = {
    "method": "POST",
    "path": "/hardwares.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "hardware"
    ],
    "takesToken": true,
    "success": {
        "status": 201,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "location": [
                "Location",
                "text"
            ],
            "idempotencyReplayed": [
                "Idempotency-Replayed",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "409": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const showHardware = {
    "method": "GET",
    "path": "/hardwares/{id}.json",
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const replaceHardware = {
    "method": "PUT",
    "path": "/hardwares/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "hardware"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const updateHardware = {
    "method": "PATCH",
    "path": "/hardwares/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "hardware"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const destroyHardware = {
    "method": "DELETE",
    "path": "/hardwares/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const getAuthToken = {
    "method": "POST",
    "path": "/api/v1/login/getAuthToken",
    "body": [
        "email",
        "password"
    ],
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "429": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const signInWithSocial = {
    "method": "POST",
    "path": "/api/v1/login/signInWithSocial",
    "body": [
        "auth_token"
    ],
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const signInWithProvider = {
    "method": "POST",
    "path": "/api/v1/login/signInWith{provider}",
    "body": [
        "auth_token"
    ],
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const signOut = {
    "method": "POST",
    "path": "/api/v1/login/signOut",
    "body": [
        "email",
        "auth_token"
    ],
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const listNameTranslations = {
    "method": "GET",
    "path": "/name_translations.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "link": [
                "Link",
                "text"
            ],
            "totalCount": [
                "X-Total-Count",
                "integer"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const createNameTranslation = {
    "method": "POST",
    "path": "/name_translations.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "name_translation"
    ],
    "takesToken": true,
    "success": {
        "status": 201,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "location": [
                "Location",
                "text"
            ],
            "idempotencyReplayed": [
                "Idempotency-Replayed",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "409": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const showNameTranslation = {
    "method": "GET",
    "path": "/name_translations/{id}.json",
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const replaceNameTranslation = {
    "method": "PUT",
    "path": "/name_translations/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "name_translation"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const updateNameTranslation = {
    "method": "PATCH",
    "path": "/name_translations/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "name_translation"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const destroyNameTranslation = {
    "method": "DELETE",
    "path": "/name_translations/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const listPlaces = {
    "method": "GET",
    "path": "/places.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "link": [
                "Link",
                "text"
            ],
            "totalCount": [
                "X-Total-Count",
                "integer"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const createPlace = {
    "method": "POST",
    "path": "/places.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "place"
    ],
    "takesToken": true,
    "success": {
        "status": 201,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "location": [
                "Location",
                "text"
            ],
            "idempotencyReplayed": [
                "Idempotency-Replayed",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "409": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const showPlace = {
    "method": "GET",
    "path": "/places/{id}.json",
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const replacePlace = {
    "method": "PUT",
    "path": "/places/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "place"
    ],
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const updatePlace = {
    "method": "PATCH",
    "path": "/places/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "place"
    ],
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const destroyPlace = {
    "method": "DELETE",
    "path": "/places/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const listReports = {
    "method": "GET",
    "path": "/reports.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "link": [
                "Link",
                "text"
            ],
            "totalCount": [
                "X-Total-Count",
                "integer"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const showReport = {
    "method": "GET",
    "path": "/reports/{id}.json",
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const destroyReport = {
    "method": "DELETE",
    "path": "/reports/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const resolveTag = {
    "method": "GET",
    "path": "/t/{tag_identifier}",
    "query": [
        "lang"
    ],
    "headers": {
        "accept_language": "Accept-Language"
    },
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "contentLanguage": [
                "Content-Language",
                "text"
            ],
            "translationStatus": [
                "X-Translation-Status",
                "text"
            ],
            "vary": [
                "Vary",
                "text"
            ],
            "link": [
                "Link",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const listTagRecords = {
    "method": "GET",
    "path": "/Tags.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "link": [
                "Link",
                "text"
            ],
            "totalCount": [
                "X-Total-Count",
                "integer"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const createTagRecord = {
    "method": "POST",
    "path": "/Tags.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "tag"
    ],
    "takesToken": true,
    "success": {
        "status": 201,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "location": [
                "Location",
                "text"
            ],
            "idempotencyReplayed": [
                "Idempotency-Replayed",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "409": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const showTagRecord = {
    "method": "GET",
    "path": "/Tags/{id}.json",
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const replaceTagRecord = {
    "method": "PUT",
    "path": "/Tags/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "tag"
    ],
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const updateTagRecord = {
    "method": "PATCH",
    "path": "/Tags/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "tag"
    ],
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const destroyTagRecord = {
    "method": "DELETE",
    "path": "/Tags/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const createTag = {
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
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "warning": [
                "X-Warning",
                "text"
            ],
            "idempotencyReplayed": [
                "Idempotency-Replayed",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "409": "refused",
        "413": "refused",
        "415": "refused",
        "429": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const addHardwareIdToTag = {
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
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "idempotencyReplayed": [
                "Idempotency-Replayed",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "403": "refused",
        "404": "refused",
        "409": "refused",
        "413": "refused",
        "415": "refused",
        "429": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const showTag = {
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
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "contentLanguage": [
                "Content-Language",
                "text"
            ],
            "translationStatus": [
                "X-Translation-Status",
                "text"
            ],
            "vary": [
                "Vary",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const showTagByHardwareId = {
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
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "contentLanguage": [
                "Content-Language",
                "text"
            ],
            "translationStatus": [
                "X-Translation-Status",
                "text"
            ],
            "vary": [
                "Vary",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const lookUpTags = {
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
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "vary": [
                "Vary",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const showMyTags = {
    "method": "GET",
    "path": "/api/v1/tags/showMyTags",
    "query": [
        "limit",
        "after",
        "updated_since",
        "expand"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "link": [
                "Link",
                "text"
            ],
            "totalCount": [
                "X-Total-Count",
                "integer"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const supportedLanguageCodes = {
    "method": "GET",
    "path": "/api/v1/tags/supportedLanguageCodes",
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const supportedBeaconUUIDs = {
    "method": "GET",
    "path": "/api/v1/tags/supportedBeaconUUIDs",
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const bundleTags = {
    "method": "GET",
    "path": "/api/v1/tags/bundle",
    "query": [
        "place_id",
        "lang",
        "since",
        "expand"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "isLines": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "410": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const fetchBundle = {
    "method": "GET",
    "path": "/bundles/{key}",
    "query": [
        "lang",
        "since",
        "expand"
    ],
    "success": {
        "status": 200,
        "isLines": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "404": "refused",
        "410": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const listTextRecords = {
    "method": "GET",
    "path": "/text_records.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "link": [
                "Link",
                "text"
            ],
            "totalCount": [
                "X-Total-Count",
                "integer"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const createTextRecord = {
    "method": "POST",
    "path": "/text_records.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "text_record"
    ],
    "takesToken": true,
    "success": {
        "status": 201,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "location": [
                "Location",
                "text"
            ],
            "idempotencyReplayed": [
                "Idempotency-Replayed",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "409": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const showTextRecord = {
    "method": "GET",
    "path": "/text_records/{id}.json",
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const replaceTextRecord = {
    "method": "PUT",
    "path": "/text_records/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "text_record"
    ],
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const updateTextRecord = {
    "method": "PATCH",
    "path": "/text_records/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "text_record"
    ],
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const destroyTextRecord = {
    "method": "DELETE",
    "path": "/text_records/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const listTranslations = {
    "method": "GET",
    "path": "/translations.json",
    "query": [
        "limit",
        "after"
    ],
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ],
            "link": [
                "Link",
                "text"
            ],
            "totalCount": [
                "X-Total-Count",
                "integer"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const createTranslation = {
    "method": "POST",
    "path": "/translations.json",
    "headers": {
        "idempotency_key": "Idempotency-Key"
    },
    "body": [
        "translation"
    ],
    "takesToken": true,
    "success": {
        "status": 201,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "location": [
                "Location",
                "text"
            ],
            "idempotencyReplayed": [
                "Idempotency-Replayed",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "409": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const showTranslation = {
    "method": "GET",
    "path": "/translations/{id}.json",
    "takesToken": true,
    "success": {
        "status": 200,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ],
            "etag": [
                "ETag",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
export const replaceTranslation = {
    "method": "PUT",
    "path": "/translations/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "translation"
    ],
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const updateTranslation = {
    "method": "PATCH",
    "path": "/translations/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "body": [
        "translation"
    ],
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "422": "invalid",
        "500": "refused",
        "503": "refused"
    }
};
export const destroyTranslation = {
    "method": "DELETE",
    "path": "/translations/{id}.json",
    "headers": {
        "if_match": "If-Match"
    },
    "takesToken": true,
    "success": {
        "status": 204,
        "isEmpty": true,
        "headers": {
            "requestId": [
                "X-Request-Id",
                "text"
            ]
        }
    },
    "errors": {
        "400": "refused",
        "401": "refused",
        "404": "refused",
        "412": "refused",
        "413": "refused",
        "415": "refused",
        "500": "refused",
        "503": "refused"
    }
};
