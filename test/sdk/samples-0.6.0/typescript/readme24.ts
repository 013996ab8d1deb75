import { orThrow, TagInformationClient } from '@tag-information-service/client';

const client = new TagInformationClient({ baseUrl: 'http://127.0.0.1:3000' });
const { body, headers } = await orThrow(client.request('GET', '/api/v1/tags/show', { id: '4f0c9a17be52', lang: 'fr' }, { deadline: 5_000 }));
console.log(body, headers['content-language']);
