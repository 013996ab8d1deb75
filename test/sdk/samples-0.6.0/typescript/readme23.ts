import { TagInformationClient } from '@tag-information-service/client';

const patient = new TagInformationClient({
  baseUrl: 'https://example.com/tags',
  timeout: 60_000,
  retries: { limit: 5, firstWait: 1_000, longestWait: 60_000 },
});
const stop = new AbortController();
await patient.showMyTags({ limit: 100 }, { signal: stop.signal, timeout: 5_000 });
