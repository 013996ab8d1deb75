/** A UUID by chance (version 4): for `purchase_id`, say. React Native has no `crypto.randomUUID`, and no `crypto` at all unless the app brings one. */
export declare function newUuid(): string;
