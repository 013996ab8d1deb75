import { TagInformationClient as Client } from '@tag-information-service/client';
declare const client: Client;
import { orThrow } from '@tag-information-service/client';
const first = await orThrow(client.supportedLanguageCodes());
const second = await client.supportedLanguageCodes({}, { ifNoneMatch: first.headers.etag });
if (second.kind === 'unchanged') console.log('use the copy', second.headers.etag);
