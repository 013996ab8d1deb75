/**
 * What a call comes to. `ok` tells what was asked for from what was not; `kind` tells the rest apart, and `status` narrows it
 * to what the operation documents.
 */
export {};
