import { createClient, getAuthToken, showTag } from '@tag-information-service/client';

const client = createClient({ baseUrl: 'http://127.0.0.1:3000' }, { getAuthToken, showTag });
