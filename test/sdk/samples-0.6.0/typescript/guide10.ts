import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { BundleKey, BundleStore, TagInformationClient } from '@tag-information-service/client';

const client = new TagInformationClient({ baseUrl: 'http://127.0.0.1:3000' });
const key = BundleKey('3q2-7wAAbase64url_of_32_random_bytes_012345');
const file = 'tags.ndjson';

const store = new BundleStore();
if (existsSync(file)) await store.restore(await readFile(file, 'utf8')).catch(() => undefined);

const refreshed = await store.refresh((since) => client.fetchBundle({ key, lang: 'fr,de', since }));
if (refreshed.ok) {
  await writeFile(`${file}.new`, store.save());
  await rename(`${file}.new`, file);
}

const found = store.showTag({ id: '4F0C9A17BE52', lang: 'fr-CH,de' });
console.log(found ? `${found.tag.name.lang}: ${found.tag.name.text}` : 'not one of ours');
