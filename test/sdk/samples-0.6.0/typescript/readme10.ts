import { HardwareIdentifier, newUuid, orThrow, TagInformationClient } from '@tag-information-service/client';

let token: string | undefined;
const client = new TagInformationClient({ baseUrl: 'http://127.0.0.1:3000', token: () => token });

const signedIn = await orThrow(client.getAuthToken({ email: 'ada@example.com', password: 'correct horse battery staple' }));
token = signedIn.body.auth_token;
const purchase_id = newUuid();
const created = await orThrow(client.createTag({ lang: 'en', text: 'Welcome to the museum', name: 'Entrance', purchase_id }));
const { tag_identifier } = created.body.tags[0];
const beacon = { hardware_id: HardwareIdentifier('B9407F30-F5F8-466E-AFF9-25556B57FE6D'), major: 1, minor: 2 };
await orThrow(client.addHardwareIdToTag({ id: tag_identifier, hardware_type: 'ble-beacon', ...beacon }));
const read = await orThrow(client.showTag({ id: tag_identifier, lang: 'fr' }));
const { text, lang } = read.body.tags[0].translation;
console.log(`${lang}: ${text}`);
