/** Messages of NFC chips, as the NFC Forum's "NFC Data Exchange Format" 1.0 has them. */
import { type Bytes } from './hardware.js';
import { type NdefContent, type RawNdefRecord } from './ndef-content.js';
/** A record of a message. Kinds that come later are `other` today. */
export type NdefRecord = RawNdefRecord & NdefContent;
/** The records of a message, in order; undefined where it is malformed. */
export declare function readNdef(message: Bytes): NdefRecord[] | undefined;
