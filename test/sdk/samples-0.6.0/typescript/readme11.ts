import { TagInformationClient as Client } from '@tag-information-service/client';
declare const client: Client;
import { orThrow } from '@tag-information-service/client';
import { newUuid } from '@tag-information-service/client';

const anchor = await orThrow(client.createTag({ lang: 'en', text: 'This is an anchor.', purchase_id: newUuid() }));
const [{ id: tag_id, tag_identifier: id }] = anchor.body.tags;
const words = { lang_code: 'fr', text: 'Voici une ancre.', origin: 'human' } as const;
await orThrow(client.createTranslation({ translation: { tag_id, ...words } }));
const shown = await orThrow(client.showTag({ id, lang: 'auto', accept_language: 'gsw, fr;q=0.8' }));
console.log(shown.body.tags[0].translation.text, shown.headers.translationStatus);
