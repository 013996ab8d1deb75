import { TagInformationClient } from '@tag-information-service/client';

const offline = new TagInformationClient({
  baseUrl: 'http://tags.test',
  retries: { limit: 0 },
  fetch: async () => Response.json({ language_codes: ['en', 'fr'] }),
});
console.log((await offline.supportedLanguageCodes()).ok);
