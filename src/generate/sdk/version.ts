/** The version of all three SDKs, independent of the interface's version in the document. */
export const sdkVersion = '0.6.2';
