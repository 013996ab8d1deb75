import { TagInformationClient } from '@tag-information-service/client';

const logging = new TagInformationClient({
  baseUrl: 'http://127.0.0.1:3000',
  log: ({ method, path, status, duration, attempt }) => console.log(method, path, status ?? 'no answer', duration, attempt),
});
await logging.supportedLanguageCodes();
