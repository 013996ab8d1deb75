import { TagInformationClient as Client } from '@tag-information-service/client';
declare const client: Client;
import { BundleStore } from '@tag-information-service/client';

const store = new BundleStore();
const refreshed = await store.refresh((since) => client.bundleTags({ lang: 'fr,de', since }));
if (!refreshed.ok) console.log('still as it was', refreshed.kind);

const found = store.showTag({ id: '4F0C9A17BE52', lang: 'fr-CH,de' });
console.log(found?.tag.translation.text, found?.contentLanguage);
const met = store.showTagByHardwareId({ type: 'ble-beacon', id: 'b9407f30f5f8466eaff925556b57fe6d', major: 1, minor: 2 });
console.log(met?.tag.name.text);
