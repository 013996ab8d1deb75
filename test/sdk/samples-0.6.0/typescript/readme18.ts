import { TagInformationClient as Client } from '@tag-information-service/client';
declare const client: Client;
await client.updatePlace({ id: 3, place: { name: 'Main entrance', latitude: null, longitude: null } });
