/** Takes a string for a `BundleKey`. */
export const BundleKey = (value) => value;
/** Takes a string for a `ChangeSetId`. */
export const ChangeSetId = (value) => value;
/** Takes a string for a `HardwareIdentifier`. */
export const HardwareIdentifier = (value) => value;
/** Takes a string for a `RecordOrNone`. */
export const RecordOrNone = (value) => value;
/** Takes a string for a `TagIdentifier`. */
export const TagIdentifier = (value) => value;
/** Takes a number for a `TagRecordId`. */
export const TagRecordId = (value) => value;
