/** The few types of ndef that the tests use; the package has none. */
declare module 'ndef' {
  interface NdefRecord {
    /** The namespace of the type: 1, the NFC Forum's own; 4, external. */
    tnf: number;
    type: string | number[];
    payload: number[];
  }

  export function decodeMessage(bytes: number[] | Buffer): NdefRecord[];
  export const uri: { decodePayload(payload: number[]): string };
}
