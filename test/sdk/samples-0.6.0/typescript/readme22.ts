import { TagInformationClient as Client } from '@tag-information-service/client';
declare const client: Client;
import { iBeacon, ndef, ndefTagAddress, nfcUid, tagAddress } from '@tag-information-service/client';

const ours = ['https://tags.example.com'];
const printed = tagAddress('https://tags.example.com/t/4f0c9a17be52?lang=fr', ours);
if (printed) await client.showTag(printed);

declare const scanned: { advertisement: Uint8Array; uid: Uint8Array; message: Uint8Array };
const heard = iBeacon(scanned.advertisement) ?? nfcUid(scanned.uid);
if (heard) await client.showTagByHardwareId(heard);

const inChip = ndefTagAddress(scanned.message, ours);
const texts = ndef(scanned.message)?.filter((record) => record.kind === 'text');
console.log(inChip?.id, texts?.map(({ lang, text }) => `${lang}: ${text}`));
