/** The version of all three SDKs. It has nothing to do with that of the interface, which is in the document. */
export const sdkVersion = '0.3.0';
