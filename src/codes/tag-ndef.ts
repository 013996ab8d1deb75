/** The NDEF message of a tag. */
import type { Config } from '../config.ts';
import { publicAddress } from '../model/tags/public-address.ts';
import type { Tag } from '../model/tags/tag.ts';
import { type NdefRecord, ndefMessage } from './ndef.ts';

export type NdefConfig = Pick<Config, 'publicUrl' | 'androidApps'>;

/** The tag's public address; after it, on request, the first configured app for Android. */
export function tagNdef({ publicUrl, androidApps: [first] }: NdefConfig, tag: Tag, hasApp = false) {
  const records: NdefRecord[] = [{ type: 'U', value: publicAddress(publicUrl, tag) }];
  if (hasApp && first) records.push({ type: 'android.com:pkg', value: first.package });
  return { records, message: ndefMessage(records) };
}
