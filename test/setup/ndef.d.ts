/** The few parts of ndef that the tests use; the package itself comes without types. */
declare module 'ndef' {
  interface NdefRecord {
    /** What the type is one of: 1, the NFC Forum's own; 4, external. */
    tnf: number;
    type: string | number[];
    payload: number[];
  }

  export function decodeMessage(bytes: number[] | Buffer): NdefRecord[];
  export const uri: { decodePayload(payload: number[]): string };
}
